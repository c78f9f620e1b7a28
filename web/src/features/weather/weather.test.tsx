import type { Pool, PoolWeather, WeatherDay } from '@limpid/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { DayWeather } from './day-weather.tsx';
import { RainSinceTest } from './rain-since-test.tsx';
import { WeatherAlertsToday } from './weather-alerts-today.tsx';
import { WeatherLineToday } from './weather-line-today.tsx';

const NOW = new Date('2026-07-14T18:00:00Z');
const POOL = {
  id: 'p1',
  name: 'Backyard',
  kind: 'pool',
  setting: 'outdoor',
  cover: 'none',
  sanitizer: 'chlorine',
  volumeL: 60_000,
  surfaceAreaM2: 40,
  timeZone: 'America/Phoenix',
  place: { city: 'Phoenix' },
} as Pool;
const OPEN_METEO = { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' };
const NOAA = { text: 'Usual weather: NOAA', url: 'https://www.ncei.noaa.gov/x' };

const daysWith = (more: Partial<WeatherDay>, ofDay: Record<string, Partial<WeatherDay>> = {}): WeatherDay[] =>
  Array.from({ length: 22 }, (_, index) => {
    const on = new Date(Date.UTC(2026, 5, 30 + index)).toISOString().slice(0, 10);
    const mild = { uvIndexMax: 5, airTemperatureC: 22, airTemperatureMaxC: 28, rainMm: 0, windMaxKmh: 12, normal: [], hasOwnRain: false };
    return { on, ...mild, ...more, ...ofDay[on] };
  });
const answer = (more: Partial<PoolWeather>): PoolWeather => ({
  source: 'live',
  at: NOW.toISOString(),
  days: daysWith({ uvIndexMax: 11 }),
  alerts: [],
  attribution: [OPEN_METEO, NOAA],
  ...more,
});

let server: ReturnType<typeof fakeServer>;
const serve = (weather: PoolWeather) => server.on('GET /api/pools/p1/weather', { body: weather });
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  server = fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'us' } },
    'GET /api/pools': { body: [] },
    'GET /api/pools/p1/readings': { body: { items: [], nextCursor: null } },
    'GET /api/pools/p1/treatments': { body: { items: [], nextCursor: null } },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a line says what strong sun means, of the usual weather and of last known that it is that, and changes with the answer', async () => {
  serve(answer({ source: 'normals', days: daysWith({ uvIndexMax: 11, normal: ['uvIndexMax'] }) }));
  renderPage(<WeatherLineToday pool={POOL} />);
  expect(await screen.findByText(/Usual for July here, not a forecast/)).toBeTruthy();
  expect(screen.getByRole('link', { name: NOAA.text })).toBeTruthy();
  serve(answer({ source: 'last_known', at: '2026-07-13T23:00:00Z' }));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByText(/As of Mon 4:00 PM/)).toBeTruthy();
  serve(answer({}));
  await vi.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(screen.queryByText(/As of/)).toBeNull());
  expect(screen.getByText(/^UV 11 all week\. Strong sun/)).toBeTruthy();
  expect(screen.getByRole('link', { name: OPEN_METEO.text })).toBeTruthy();
  const asked = () => server.sentTo('GET /api/pools/p1/weather?pastDays=92').length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked()).toBe(before);
});

it('an alert has its severity in words, its time at the pool, and its guide; what is nothing to a pool is left out', async () => {
  const alert = { id: 'a', headline: '', startsAt: '2026-07-14T10:00:00Z', endsAt: '2026-07-15T03:00:00Z' };
  serve(
    answer({
      alerts: [
        { ...alert, event: 'Dust Storm Warning', severity: 'severe', playbook: 'arizona-dust-storm' },
        { ...alert, id: 'b', event: 'Dense Fog Advisory', severity: 'moderate' },
        { ...alert, id: 'c', event: 'Flood Watch', severity: 'moderate', playbook: 'x', endsAt: '2026-07-14T17:00:00Z' },
      ],
    }),
  );
  renderPage(<WeatherAlertsToday pool={POOL} />);
  expect(await screen.findByText('Dust Storm Warning')).toBeTruthy();
  expect(screen.getByText('Severe · Until 8:00 PM')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'What to do' }).getAttribute('href')).toMatch(
    /^\/maintenance\/seasonal\?guide=arizona-dust-storm/,
  );
  expect(screen.queryByText(/Fog|Flood/)).toBeNull();
});

it('a test has the weather of its day, with the person’s own gauge named, and never the usual weather', async () => {
  serve(
    answer({
      days: daysWith(
        {},
        {
          '2026-07-10': { rainMm: 25.4, hasOwnRain: true, uvIndexMax: 9.6 },
          '2026-07-11': { normal: ['uvIndexMax', 'airTemperatureMaxC', 'rainMm'] },
        },
      ),
    }),
  );
  renderPage(
    <>
      <DayWeather pool={POOL} at="2026-07-10T20:00:00Z" />
      <DayWeather pool={POOL} at="2026-07-11T20:00:00Z" />
    </>,
  );
  expect(await screen.findByText('82 °F · UV 10 · 1 in rain (your gauge)')).toBeTruthy();
  expect(screen.getAllByText(/UV/)).toHaveLength(1);
});

it('the rain since the last test has what it dilutes', async () => {
  serve(answer({ days: daysWith({}, { '2026-07-12': { rainMm: 30 } }) }));
  renderPage(<RainSinceTest pool={POOL} testedAt="2026-07-11T20:00:00Z" />);
  expect(
    await screen.findByText(/^1\.18 in of rain since your last test\. Salt, CYA, calcium and alkalinity may be up to 2% lower/),
  ).toBeTruthy();
});
