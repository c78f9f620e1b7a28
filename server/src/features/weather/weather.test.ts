// The weather of a pool through the front door, with the services stood in for: live, last known, normals; whatever the services do.
import { dayOf } from '@limpid/schedule';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weatherGov } from '../../adapters/weather/alerts.ts';
import { openMeteo, readForecast } from '../../adapters/weather/forecast.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { FAULTS, openWeatherStandIn, weatherOn, type WeatherStandIn } from '../../testing/weather-stand-in.ts';
import { fetchAlerts, fetchForecasts } from './fetching.ts';
import { claimCell } from './weather.queries.ts';

interface Day {
  on: string;
  uvIndexMax: number;
  airTemperatureC: number;
  airTemperatureMaxC: number;
  rainMm: number;
  windMaxKmh: number;
  normal: string[];
  hasOwnRain: boolean;
}
interface Weather {
  source: string;
  at: string;
  days: Day[];
  alerts: { id: string; event: string; severity: string; playbook?: string }[];
  attribution: { text: string }[];
  needs?: string;
}

const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.9614, longitude: -82.4597, timeZone: 'America/New_York' };
const HOUR_MS = 3_600_000;
const START = new Date('2026-07-04T16:00:00Z');

let house: TestApp;
let standIn: WeatherStandIn;
let browser: TestBrowser;
beforeAll(async () => {
  house = await testApp();
  standIn = await openWeatherStandIn();
  standIn.now = () => house.clock.now;
});
afterAll(async () => {
  await standIn.close();
  await house.close();
});
beforeEach(async () => {
  house.clock.now = new Date(START);
  browser = house.browser();
  await browser.register();
});
afterEach(async () => {
  standIn.fault = 'none';
  standIn.asked.length = 0;
  standIn.alerts.clear();
  await house.database.pool.query(
    'truncate weather_cells, weather_days, weather_states, weather_alerts, weather_zones; delete from people',
  );
});

const addPool = async (more: object = {}) =>
  String((await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000, place: TAMPA, ...more })).body['id']);
const weatherOf = async (poolId: string, query = '') =>
  (await browser.get(`/api/pools/${poolId}/weather${query}`)).body as unknown as Weather;
const later = (hours: number) => (house.clock.now = new Date(house.clock.now.getTime() + hours * HOUR_MS));
const forecasts = () => fetchForecasts(house.database, openMeteo(standIn.url, undefined), house.clock.now);
const alerts = () => fetchAlerts(house.database, weatherGov(standIn.url), house.clock.now);

describe('where the weather comes from', () => {
  it('is the climate before any service answered, and says so', async () => {
    const weather = await weatherOf(await addPool());
    expect(weather).toMatchObject({ source: 'normals', alerts: [], attribution: [{ text: expect.stringContaining('NOAA') }] });
    expect(weather.days).toHaveLength(8);
    expect(weather.days[0]?.on).toBe('2026-07-04');
    expect(weather.days.every(({ normal }) => normal.length === 5)).toBe(true);
  });

  it('is live after the job, last known when the service is dead, and the climate again after a week', async () => {
    const id = await addPool();
    expect(await forecasts()).toEqual({ fetched: 1, failed: 0 });
    const live = await weatherOf(id);
    expect(live).toMatchObject({ source: 'live', at: START.toISOString(), attribution: [{ text: expect.stringContaining('Open-Meteo') }] });
    const { uv, max, min } = weatherOn('2026-07-04');
    expect(live.days[0]).toMatchObject({
      on: '2026-07-04',
      uvIndexMax: uv,
      airTemperatureMaxC: max,
      airTemperatureC: (max + min) / 2,
      normal: [],
    });
    standIn.fault = 'error';
    later(4);
    expect(await forecasts()).toEqual({ fetched: 0, failed: 1 });
    expect(await weatherOf(id)).toMatchObject({ source: 'last_known', at: START.toISOString() });
    later(24 * 5);
    const fading = await weatherOf(id);
    expect(fading.source).toBe('last_known');
    expect([fading.days[0]?.normal, fading.days.at(-1)?.normal.length]).toEqual([[], 5]);
    later(24 * 20);
    expect(await weatherOf(id)).toMatchObject({ source: 'normals' });
  });

  it('has no days without a place, and asks for one', async () => {
    const id = await addPool({ place: null });
    expect(await weatherOf(id)).toMatchObject({ days: [], needs: 'place', alerts: [] });
  });

  it('is shown to no one else', async () => {
    const id = await addPool();
    const stranger = house.browser();
    await stranger.register();
    expect((await stranger.get(`/api/pools/${id}/weather`)).status).toBe(404);
    expect((await browser.get(`/api/pools/${id}/weather?pastDays=93`)).status).toBe(400);
  });
});

describe('whatever the service does', () => {
  it.each(FAULTS.filter((fault) => !['none', 'late'].includes(fault)))(
    '%s: every value is a number, every day follows the one before',
    async (fault) => {
      const id = await addPool();
      standIn.fault = fault;
      await forecasts();
      const { days } = await weatherOf(id, '?pastDays=5');
      expect(days).toHaveLength(13);
      for (const day of days)
        for (const value of ['uvIndexMax', 'airTemperatureC', 'airTemperatureMaxC', 'rainMm', 'windMaxKmh'] as const)
          expect(day[value]).toEqual(expect.any(Number));
      expect(new Set(days.map(({ on }) => on)).size).toBe(13);
      expect(days.map(({ on }) => on)).toEqual(days.map(({ on }) => on).toSorted());
      expect(Math.max(...days.map(({ airTemperatureMaxC }) => airTemperatureMaxC))).toBeLessThan(45);
    },
  );

  it('keeps what was forecast for a day when the next answer has nothing for it', async () => {
    const id = await addPool();
    await forecasts();
    standIn.fault = 'null_uv';
    later(2);
    await forecasts();
    const { days } = await weatherOf(id);
    expect(days.map(({ on, uvIndexMax }) => uvIndexMax === weatherOn(on).uv)).toEqual(days.map(() => true));
    expect(days.every(({ normal }) => normal.length === 0)).toBe(true);
  });

  it('asks once an hour, waits longer after each failure, and fills a gap', async () => {
    await addPool();
    await forecasts();
    await forecasts();
    expect(standIn.asked).toHaveLength(1);
    later(1.1);
    standIn.fault = 'error';
    await forecasts();
    await forecasts();
    expect(standIn.asked).toHaveLength(2);
    later(0.05);
    await forecasts();
    later(0.05);
    await forecasts();
    expect(standIn.asked).toHaveLength(3);
    standIn.fault = 'none';
    later(24 * 9);
    await forecasts();
    expect(standIn.asked.at(-1)).toContain('past_days=10');
    await addPool();
  });

  it('is asked once for all pools of a cell and zone, by the middle of the cell, and not for pools that no one looks at', async () => {
    await addPool();
    const other = house.browser();
    await other.register();
    await other.post('/api/pools', { name: 'Next door', volumeL: 40_000, place: { ...TAMPA, latitude: 27.91, longitude: -82.41 } });
    await other.post('/api/pools', { name: 'Indoor', volumeL: 40_000, setting: 'indoor', place: { ...TAMPA, latitude: 29 } });
    await forecasts();
    expect(standIn.asked).toHaveLength(1);
    expect(standIn.asked[0]).toContain('latitude=27.95&longitude=-82.45');
    expect(standIn.asked[0]).not.toContain('27.96');
    later(24 * 15);
    await forecasts();
    expect(standIn.asked).toHaveLength(1);
  });

  it('is not asked again by a server whose list is a moment old', async () => {
    await addPool();
    const slow = openMeteo(standIn.url, undefined);
    const [one, other] = [forecasts(), fetchForecasts(house.database, slow, house.clock.now)];
    await Promise.all([one, other]);
    // Listed before, claimed after the first one was done.
    const key = (await house.database.pool.query<{ cell: string; time_zone: string }>('select cell, time_zone from weather_cells')).rows[0];
    const claim = {
      now: house.clock.now,
      until: new Date(house.clock.now.getTime() + HOUR_MS),
      fetchedBefore: new Date(house.clock.now.getTime() - HOUR_MS),
    };
    expect(await claimCell(house.database.db, { cell: key?.cell ?? '', timeZone: key?.time_zone ?? '' }, claim)).toBe(false);
    expect(standIn.asked).toHaveLength(1);
  });

  it('is left alone for the rest of a run when it is down', async () => {
    for (let index = 0; index < 12; index += 1) {
      const owner = house.browser();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.register();
      // oxlint-disable-next-line no-await-in-loop
      await owner.post('/api/pools', { name: 'Far', volumeL: 40_000, place: { ...TAMPA, latitude: 26 + index / 5 } });
    }
    standIn.fault = 'error';
    const { failed } = await forecasts();
    expect(failed).toBeGreaterThanOrEqual(8);
    expect(failed).toBeLessThan(12);
  });

  it('may answer with another name of the same zone', () => {
    const daily = { time: ['2026-07-04'], uv_index_max: [9] };
    expect(readForecast({ timezone: 'America/New_York', daily }, 'US/Eastern').days).toHaveLength(1);
    expect(() => readForecast({ timezone: 'GMT', daily }, 'US/Eastern')).toThrow('another time zone');
  });

  it('is asked by one of several servers', async () => {
    await addPool();
    const both = await Promise.all([forecasts(), forecasts(), forecasts()]);
    expect(both.reduce((sum, { fetched }) => sum + fetched, 0)).toBe(1);
    expect(standIn.asked).toHaveLength(1);
  });
});

it('takes the rain of the person’s own gauge for its day', async () => {
  const id = await addPool();
  await forecasts();
  later(1);
  await browser.post(`/api/pools/${id}/remarks`, { rainMm: 33 });
  const { days } = await weatherOf(id);
  expect(days[0]).toMatchObject({ rainMm: 33, hasOwnRain: true });
  expect(days[1]).toMatchObject({ hasOwnRain: false });
});

describe('local days', () => {
  const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];
  it.each(ZONES.flatMap((zone) => [`${zone} 2026-03-07T12:00:00Z`, `${zone} 2026-10-31T12:00:00Z`]))(
    'are those of the pool over a change of the clocks: %s',
    async (named) => {
      const [zone = '', start = ''] = named.split(' ');
      house.clock.now = new Date(start);
      browser = house.browser();
      await browser.register();
      const id = await addPool({ place: { ...TAMPA, timeZone: zone } });
      await forecasts();
      for (let step = 0; step < 12; step += 1) {
        later(6);
        // oxlint-disable-next-line no-await-in-loop -- the clock moves on between them
        const { days } = await weatherOf(id, '?pastDays=1');
        expect(days[1]?.on).toBe(dayOf(house.clock.now, zone));
        expect(new Set(days.map(({ on }) => on)).size).toBe(9);
      }
    },
  );

  it('are found from instants that begin a day at 23:00 of the day before', () => {
    const seconds = ['2026-10-23T22:00Z', '2026-10-24T22:00Z', '2026-10-25T22:00Z', '2026-10-26T22:00Z'].map(
      (time) => Date.parse(time) / 1000,
    );
    const daily = { time: seconds, uv_index_max: [1, 2, 3, 4] };
    expect(readForecast({ timezone: 'Europe/Paris', daily }, 'Europe/Paris').days.map(({ on }) => on)).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
    ]);
  });
});

describe('alerts', () => {
  const heat = {
    id: 'urn:heat.1',
    event: 'Heat Advisory',
    severity: 'Moderate',
    zones: ['FLZ151'],
    onset: '2026-07-04T14:00:00Z',
    ends: '2026-07-05T00:00:00Z',
  };

  it('are those of the pool’s zone or drawing, the most severe first, while they are valid', async () => {
    const id = await addPool();
    const around: [number, number][] = [
      [-83, 27],
      [-82, 27],
      [-82, 28.5],
      [-83, 28.5],
      [-83, 27],
    ];
    standIn.alerts.set('FL', [
      heat,
      { ...heat, id: 'urn:storm.1', event: 'Severe Thunderstorm Warning', severity: 'Severe', polygon: around },
      {
        ...heat,
        id: 'urn:far.1',
        event: 'Tornado Warning',
        severity: 'Extreme',
        polygon: around.map(([x, y]) => [x - 5, y] as [number, number]),
      },
      { ...heat, id: 'urn:other.1', event: 'Flood Watch', zones: ['FLZ001'] },
      { ...heat, id: 'urn:test.1', event: 'Tsunami Warning', status: 'Test' },
    ]);
    expect(await alerts()).toEqual({ fetched: 1, failed: 0 });
    const names = async () => (await weatherOf(id)).alerts.map(({ event }) => event);
    expect(await names()).toEqual(['Severe Thunderstorm Warning', 'Heat Advisory']);
    later(9);
    expect(await names()).toEqual([]);
  });

  it('change when they are extended, and go when they are cancelled', async () => {
    const id = await addPool();
    standIn.alerts.set('FL', [heat]);
    await alerts();
    standIn.alerts.set('FL', [
      heat,
      { ...heat, id: 'urn:heat.2', messageType: 'Update', replaces: ['urn:heat.1'], ends: '2026-07-06T00:00:00Z' },
    ]);
    later(0.1);
    await alerts();
    expect((await weatherOf(id)).alerts).toMatchObject([{ id: 'urn:heat.2', endsAt: '2026-07-06T00:00:00.000Z' }]);
    const { rows } = await house.database.pool.query<{ chain: string }>('select chain from weather_alerts');
    expect(rows).toEqual([{ chain: 'urn:heat.1' }]);
    standIn.alerts.set('FL', [{ ...heat, id: 'urn:heat.3', messageType: 'Cancel', replaces: ['urn:heat.2'] }]);
    later(0.1);
    await alerts();
    expect((await weatherOf(id)).alerts).toEqual([]);
  });

  it('are shown in every state that they are for', async () => {
    const id = await addPool();
    const other = house.browser();
    await other.register();
    const nearby = { ...TAMPA, city: 'Valdosta', state: 'GA' };
    const elsewhere = String((await other.post('/api/pools', { name: 'Over the line', volumeL: 40_000, place: nearby })).body['id']);
    standIn.alerts.set('FL', [heat]).set('GA', [heat]);
    expect(await alerts()).toEqual({ fetched: 2, failed: 0 });
    expect((await weatherOf(id)).alerts).toHaveLength(1);
    expect((await other.get(`/api/pools/${elsewhere}/weather`)).body['alerts']).toHaveLength(1);
  });

  it('are shown to a pool that comes after them, though the list is as it was', async () => {
    await addPool();
    standIn.alerts.set('FL', [heat]);
    await alerts();
    const other = house.browser();
    await other.register();
    const later_ = String(
      (await other.post('/api/pools', { name: 'New', volumeL: 40_000, place: { ...TAMPA, latitude: 28.5 } })).body['id'],
    );
    later(0.1);
    await alerts();
    expect((await other.get(`/api/pools/${later_}/weather`)).body['alerts']).toHaveLength(1);
  });

  it('name the guide that says what to do, where there is one for this pool', async () => {
    const id = await addPool();
    standIn.alerts.set('FL', [heat, { ...heat, id: 'urn:fog', event: 'Dense Fog Advisory' }]);
    await alerts();
    expect((await weatherOf(id)).alerts.map(({ event, playbook }) => [event, playbook])).toEqual([
      ['Dense Fog Advisory', undefined],
      ['Heat Advisory', 'heat-wave'],
    ]);
  });

  it('keep their chain by the key of the event where messages between were missed', async () => {
    await addPool();
    standIn.alerts.set('FL', [{ ...heat, vtec: '/O.NEW.KTBW.HT.Y.0003.260704T1400Z-260705T0000Z/' }]);
    await alerts();
    const chain = async () => (await house.database.pool.query<{ chain: string }>('select chain from weather_alerts')).rows[0]?.chain;
    const first = await chain();
    standIn.alerts.set('FL', [
      {
        ...heat,
        id: 'urn:heat.9',
        replaces: ['urn:heat.8'],
        vtec: '/O.EXT.KTBW.HT.Y.0003.000000T0000Z-260706T0000Z/',
        ends: '2026-07-06T00:00:00Z',
      },
    ]);
    later(0.1);
    await alerts();
    expect(first).toBe('KTBW.HT.Y.0003.2026');
    expect(await chain()).toBe(first);
  });

  it('stay when the service fails, and are asked for once per state', async () => {
    const id = await addPool();
    await addPool({ name: 'Second' }).catch(() => undefined);
    standIn.alerts.set('FL', [heat]);
    await alerts();
    await alerts();
    expect(standIn.asked.filter((url) => url.startsWith('/alerts'))).toHaveLength(1);
    standIn.fault = 'error';
    later(0.1);
    expect(await alerts()).toEqual({ fetched: 0, failed: 1 });
    expect((await weatherOf(id)).alerts).toHaveLength(1);
  });
});
