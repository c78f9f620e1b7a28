// The weather as it reaches a pool's owner: nothing is claimed before a service answered, an old forecast says how old it is, and the page
// changes on its own when there is a new one.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openWeatherStandIn, type WeatherStandIn } from '../server/src/testing/weather-stand-in.ts';
import { expect, type Page, test } from './journey.ts';
import { addPool, addReading, BACKYARD, OFF_WATER, signUp } from './people.ts';

const KEYS = { city: 'Key West', state: 'FL', zip: '33040', latitude: 24.56, longitude: -81.78, timeZone: 'America/New_York' };
const HOUR_MS = 3_600_000;
const corner = (x: number, y: number): [number, number] => [KEYS.longitude + x, KEYS.latitude + y];

async function fetchWeather({ url }: WeatherStandIn, hoursAgo: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.JOURNEYS_DATA_DIR };
  const about = [KEYS.latitude, KEYS.longitude, KEYS.timeZone, hoursAgo].map(String);
  await promisify(execFile)(process.execPath, ['server/src/testing/fetch-weather.ts', url, ...about], { env });
}

/** It asks again after a minute while there is no new forecast. */
async function afterAMinute(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/weather?'));
  await page.clock.fastForward(61_000);
  await answer;
}

test('the weather: none yet, the last known, and live, without a reload', async ({ page }) => {
  const standIn = await openWeatherStandIn();
  try {
    standIn.alerts.set('FL', [
      {
        id: 'urn:keys.1',
        event: 'Heat Advisory',
        severity: 'Moderate',
        polygon: [corner(-0.2, -0.2), corner(0.2, -0.2), corner(0.2, 0.2), corner(-0.2, 0.2)],
        onset: new Date(Date.now() - HOUR_MS).toISOString(),
        ends: new Date(Date.now() + 20 * HOUR_MS).toISOString(),
      },
    ]);
    await signUp(page);
    const { id } = await addPool(page, { ...BACKYARD, surfaceAreaM2: 120, timeZone: KEYS.timeZone, place: KEYS });
    await addReading(page, id, { ...OFF_WATER, takenAt: new Date(Date.now() - 5 * 24 * HOUR_MS).toISOString() });
    await page.clock.install();
    const first = page.waitForResponse((response) => response.url().includes('/weather?'));
    await page.goto('/dashboard');
    expect(((await (await first).json()) as { source: string }).source).toBe('normals');
    const rain = page.getByText(/of rain since your last test/);
    await expect(rain).toBeHidden();

    await fetchWeather(standIn, 5);
    await afterAMinute(page);
    await expect(rain).toContainText(/may be up to [\d.]+% lower.*As of/);
    await expect(page.getByRole('link', { name: 'Weather data by Open-Meteo.com' })).toBeVisible();
    const alerts = page.getByRole('region', { name: 'Weather alerts' });
    await expect(alerts).toContainText(/Heat Advisory.*Moderate · Until/);
    await expect(alerts.getByRole('link', { name: 'What to do' })).toHaveAttribute('href', /^\/maintenance\/seasonal\?guide=heat-wave/);

    await fetchWeather(standIn, 0);
    await afterAMinute(page);
    await expect(rain).not.toContainText('As of');

    await page.goto('/chemistry');
    await expect(page.getByRole('rowheader').first()).toContainText(/°F · UV \d+/);
  } finally {
    await standIn.close();
  }
});
