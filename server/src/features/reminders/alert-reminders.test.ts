import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weatherGov } from '../../adapters/weather/alerts.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { openWeatherStandIn, type WeatherStandIn } from '../../testing/weather-stand-in.ts';
import { fetchAlerts } from '../weather/fetching.ts';
import { remindOfAlerts } from './alert-reminders.ts';

const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.9614, longitude: -82.4597, timeZone: 'America/New_York' };
const START = new Date('2026-07-04T16:00:00Z');
const MINUTE_MS = 60_000;
const HEAT = {
  id: 'urn:heat.1',
  event: 'Heat Advisory',
  severity: 'Moderate',
  zones: ['FLZ151'],
  vtec: '/O.NEW.KTBW.HT.Y.0003.260704T1400Z-260705T0000Z/',
  onset: '2026-07-04T14:00:00Z',
  ends: '2026-07-05T00:00:00Z' as string | null,
};

let house: TestApp;
let standIn: WeatherStandIn;
let mara: TestBrowser;
let poolId: string;
beforeAll(async () => {
  house = await testApp();
  standIn = await openWeatherStandIn();
});
afterAll(async () => {
  await standIn.close();
  await house.close();
});
beforeEach(async () => {
  house.clock.now = new Date(START);
  standIn.alerts.clear();
  await house.database.pool.query('truncate weather_states, weather_alerts, weather_zones; delete from people');
  mara = house.browser();
  await mara.register();
  poolId = String((await mara.post('/api/pools', { name: 'Backyard', volumeL: 40_000, place: TAMPA })).body['id']);
});

const later = (minutes: number) => (house.clock.now = new Date(house.clock.now.getTime() + minutes * MINUTE_MS));
const remind = () => remindOfAlerts(house.database, house.clock.now);
async function round(alerts: Parameters<WeatherStandIn['alerts']['set']>[1]): Promise<void> {
  later(6);
  standIn.alerts.set('FL', alerts);
  await fetchAlerts(house.database, weatherGov(standIn.url), house.clock.now);
  await remind();
}
const told = async () =>
  (await mara.get('/api/notifications')).body['items'] as { kind: string; title: string; text: string; url: string }[];
const mailStates = async () =>
  (await house.database.pool.query<{ mail_state: string }>('select mail_state from notifications')).rows.map((row) => row.mail_state);

describe('an alert', () => {
  it('is told once, on however many servers, with its time at the pool and its guide', async () => {
    await round([HEAT]);
    await Promise.all([remind(), remind()]);
    expect(await told()).toMatchObject([
      {
        kind: 'weather_alert',
        title: 'Heat Advisory: Backyard',
        text: 'From Sat 10:00 AM until Sat 8:00 PM: see what to do for your pool.',
        url: `/maintenance/seasonal?guide=heat-wave&pool=${poolId}`,
      },
    ]);
    await mara.patch('/api/me', { language: 'es' });
    expect(await told()).toMatchObject([{ title: 'Advertencia de calor: Backyard', text: expect.stringContaining('hasta') }]);
  });

  it('changes in the inbox when it is extended, and says so when it is called off: never a second message', async () => {
    await round([HEAT]);
    await round([{ ...HEAT, id: 'urn:heat.2', messageType: 'Update', replaces: ['urn:heat.1'], ends: '2026-07-06T00:00:00Z' }]);
    expect(await told()).toMatchObject([{ text: expect.stringContaining('until Sun 8:00 PM') }]);
    await round([{ ...HEAT, id: 'urn:heat.3', messageType: 'Cancel', replaces: ['urn:heat.2'] }]);
    expect(await told()).toMatchObject([{ text: 'This alert is no longer in effect.' }]);
    expect(await mailStates()).toEqual(['none']);
    await round([{ ...HEAT, id: 'urn:heat.4', replaces: ['urn:heat.1'] }]);
    expect(await told()).toHaveLength(1);
  });

  it('is no news for a mail once it has ended, and keeps its time in the inbox', async () => {
    await round([HEAT]);
    expect(await mailStates()).toEqual(['waiting']);
    later(10 * 60);
    await remind();
    expect(await mailStates()).toEqual(['none']);
    expect(await told()).toMatchObject([{ text: expect.stringContaining('until Sat 8:00 PM') }]);
  });

  it('is not told where there is nothing to do for a pool, elsewhere, or with the kind turned off', async () => {
    await mara.patch('/api/me/notification-settings', { kinds: { weather_alert: { inApp: false, mail: false, push: false } } });
    const away = house.browser();
    await away.register();
    await away.post('/api/pools', { name: 'Away', volumeL: 40_000, place: { ...TAMPA, state: 'GA' } });
    await round([HEAT, { ...HEAT, id: 'urn:fog', event: 'Dense Fog Advisory' }]);
    expect(await told()).toEqual([]);
    expect((await away.get('/api/notifications')).body['items']).toEqual([]);
  });
});
