// The guide of a pool through the front door: by place, day and alert, with ticks and doses.
import { randomUUID } from 'node:crypto';
import type { PoolGuide } from '@limpid/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { replaceAlerts } from '../weather/weather.queries.ts';
import { GUIDES } from './guides.ts';

const place = (city: string, state: string, latitude: number, longitude: number, timeZone: string) => ({
  city,
  state,
  zip: '00000',
  latitude,
  longitude,
  timeZone,
});
const PLACES = {
  tampa: place('Tampa', 'FL', 27.96, -82.46, 'America/New_York'),
  honolulu: place('Honolulu', 'HI', 21.3, -157.86, 'Pacific/Honolulu'),
  losAngeles: place('Los Angeles', 'CA', 34.05, -118.24, 'America/Los_Angeles'),
  sacramento: place('Sacramento', 'CA', 38.58, -121.49, 'America/Los_Angeles'),
  phoenix: place('Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'),
  flagstaff: place('Flagstaff', 'AZ', 35.2, -111.65, 'America/Phoenix'),
  lasVegas: place('Las Vegas', 'NV', 36.17, -115.14, 'America/Los_Angeles'),
  reno: place('Reno', 'NV', 39.53, -119.81, 'America/Los_Angeles'),
};

let house: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = new Date('2026-07-04T16:00:00Z');
  await house.database.pool.query('delete from weather_alerts');
});

/** Of a new person. */
async function addPool(more: object = {}, person: { email?: string } = {}): Promise<string> {
  browser = house.browser();
  await browser.register(person);
  return String((await browser.post('/api/pools', { name: 'Backyard', volumeL: 40_000, ...more })).body['id']);
}
const guideOf = async (poolId: string, query = '') =>
  (await browser.get(`/api/pools/${poolId}/seasonal${query}`)).body as unknown as PoolGuide;
const at = (time: string) => {
  house.clock.now = new Date(time);
};

describe('the guides for everyone', () => {
  it('are listed in both languages without signing in', async () => {
    const visitor = house.browser();
    const { status, body } = await visitor.get('/api/seasonal');
    expect(status).toBe(200);
    const items = body['items'] as unknown as { slug: string; title: string }[];
    expect(items).toHaveLength(GUIDES.length);
    expect(items).toContainEqual(
      expect.objectContaining({ slug: 'reno-opening', region: 'nevada', season: 'opening', months: ['04-01', '05-31'] }),
    );
    const spanish = (await visitor.get('/api/seasonal?language=es')).body['items'] as unknown as { title: string }[];
    expect(spanish.map(({ title }) => title)).toContain('Reno: abrir tras un invierno de verdad');
    expect((await visitor.get('/api/seasonal?language=fr')).status).toBe(400);
  });

  it('are read with their checklist, text and sources, and never with a dose', async () => {
    const visitor = house.browser();
    const { body } = await visitor.get('/api/seasonal/florida-before-a-hurricane');
    expect(body).toMatchObject({ updatedOn: expect.any(String), blocks: expect.any(Array), sources: expect.any(Array) });
    expect(JSON.stringify(body)).not.toMatch(/dose|\{\{/);
    expect((await visitor.get('/api/seasonal/florida-before-a-blizzard')).status).toBe(404);
  });
});

describe('the guide of a pool', () => {
  it.each<[keyof typeof PLACES, string, string]>([
    ['tampa', '2026-07-04', 'florida-rainy-season'],
    ['tampa', '2026-12-10', 'florida-dry-winter'],
    ['tampa', '2026-03-01', 'florida-oak-and-pollen'],
    ['honolulu', '2026-07-04', 'hawaii-trade-wind-summer'],
    ['honolulu', '2026-12-10', 'hawaii-wet-season'],
    ['losAngeles', '2026-04-01', 'southern-california-spring'],
    ['losAngeles', '2026-07-04', 'southern-california-dry-summer'],
    ['losAngeles', '2026-12-10', 'southern-california-rainy-season'],
    ['sacramento', '2026-07-04', 'algae-season'],
    ['phoenix', '2026-05-10', 'arizona-dry-heat'],
    ['phoenix', '2026-07-04', 'arizona-monsoon'],
    ['phoenix', '2026-12-10', 'arizona-cool-months'],
    ['flagstaff', '2026-05-10', 'opening-in-the-mountains'],
    ['lasVegas', '2026-07-04', 'las-vegas-high-season'],
    ['lasVegas', '2026-12-10', 'las-vegas-cool-months'],
    ['reno', '2026-04-20', 'reno-opening'],
    ['reno', '2026-10-05', 'reno-closing'],
    ['reno', '2026-12-10', 'reno-under-the-cover'],
  ])('in %s on %s is %s', async (where, day, slug) => {
    at(`${day}T20:00:00Z`);
    const id = await addPool({ place: PLACES[where] });
    expect(await guideOf(id)).toMatchObject({ slug, because: 'season' });
  });

  it.each([
    ['2026-04-30', '2026-05-01T06:59:00Z', 'arizona-dry-heat', PLACES.phoenix],
    ['the last minute of spring forward', '2026-03-09T06:59:00Z', 'southern-california-spring', PLACES.losAngeles],
    [
      'the last minute of the month in which the clocks go back',
      '2026-11-01T06:59:00Z',
      'southern-california-santa-ana',
      PLACES.losAngeles,
    ],
    ['the first minute of November', '2026-11-01T07:00:00Z', 'southern-california-rainy-season', PLACES.losAngeles],
  ])('goes by the day at the pool: %s', async (_, instant, slug, where) => {
    at(instant);
    const { slug: given, others } = await guideOf(await addPool({ place: where }));
    expect([given, ...others.map((other) => other.slug)]).toContain(slug);
  });

  it('begins with the day at the pool, over both changes of the clocks', async () => {
    for (const [before, after, guide] of [
      ['2026-03-08T07:59:00Z', '2026-03-08T08:01:00Z', undefined],
      ['2026-11-01T06:59:00Z', '2026-11-01T07:01:00Z', 'southern-california-rainy-season'],
    ] as const) {
      at(before);
      const id = await addPool({ place: PLACES.losAngeles });
      const eve = await guideOf(id);
      at(after);
      const morning = await guideOf(id);
      expect(morning.slug === eve.slug).toBe(guide === undefined);
      if (guide) expect(morning).toMatchObject({ slug: guide, seasonOn: '2026-11-01' });
    }
  });

  it('fits the kind of pool: a hot tub in winter, salt in the cold', async () => {
    at('2026-12-10T20:00:00Z');
    const tub = await guideOf(await addPool({ place: PLACES.reno, kind: 'spa', volumeL: 1500 }));
    expect(tub.slug).toBe('hot-tub-in-winter');
    const salt = await guideOf(await addPool({ place: PLACES.tampa, sanitizer: 'salt' }));
    expect(salt.others.map(({ slug }) => slug)).toContain('saltwater-in-the-cold');
  });

  it.each([{}, { kind: 'spa', volumeL: 1500 }, { setting: 'indoor' }])(
    'is the general one without a place, and asks for it: %j',
    async (more) => {
      const id = await addPool(more);
      const { status, body } = await browser.get(`/api/pools/${id}/seasonal`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ needs: 'place', region: null, checklist: expect.any(Array) });
    },
  );

  it('is there for every pool on every day', async () => {
    for (const more of [
      { place: PLACES.sacramento, setting: 'indoor' },
      { place: PLACES.phoenix, kind: 'spa', volumeL: 1500 },
    ]) {
      for (const month of ['01', '05', '09', '12']) {
        at(`2026-${month}-20T20:00:00Z`);
        expect((await guideOf(await addPool(more))).slug, month).toEqual(expect.any(String));
      }
    }
  });

  it('is another one when it is asked for, and says what the day’s is', async () => {
    const id = await addPool({ place: PLACES.tampa });
    const asked = await guideOf(id, '?guide=leaf-fall&language=es');
    expect(asked).toMatchObject({ slug: 'leaf-fall', because: 'asked', seasonOn: '2026-10-01' });
    expect(asked.others[0]?.slug).toBe('florida-rainy-season');
    expect((await browser.get(`/api/pools/${id}/seasonal?guide=nothing`)).status).toBe(404);
  });

  it('belongs to its owner alone', async () => {
    const id = await addPool();
    const stranger = house.browser();
    await stranger.register();
    expect((await stranger.get(`/api/pools/${id}/seasonal`)).status).toBe(404);
    expect((await stranger.get(`/api/pools/${id}/guide-ticks`)).status).toBe(404);
    expect((await stranger.post(`/api/pools/${id}/guide-ticks`, { guide: 'leaf-fall', item: 'net', seasonOn: '2026-10-01' })).status).toBe(
      404,
    );
  });
});

/** An alert over all of Tampa. */
const warn = (event: string, startsAt: string, endsAt: string | null) =>
  house.database.pool.query(
    `insert into weather_alerts (id, state, chain, event, headline, severity, starts_at, ends_at, zones, rings)
     values ($1, 'FL', $1, $2, $2, 'severe', $3, $4, '{}', '[[[-84,26],[-81,26],[-81,29],[-84,29]]]')`,
    [randomUUID(), event, startsAt, endsAt],
  );

describe('an alert', () => {
  it('opens its guide first, and the one for afterwards once it is over', async () => {
    const id = await addPool({ place: PLACES.tampa });
    await warn('Hurricane Warning', '2026-07-04T12:00:00Z', '2026-07-05T12:00:00Z');
    expect(await guideOf(id)).toMatchObject({
      slug: 'florida-before-a-hurricane',
      because: 'alert',
      alert: { event: 'Hurricane Warning', endsAt: '2026-07-05T12:00:00.000Z' },
    });
    at('2026-07-06T12:00:00Z');
    expect(await guideOf(id)).toMatchObject({ slug: 'florida-after-a-hurricane', because: 'after_alert' });
    at('2026-07-25T12:00:00Z');
    expect(await guideOf(id)).toMatchObject({ slug: 'florida-rainy-season', because: 'season' });
  });

  it('that is called off is over too', async () => {
    const id = await addPool({ place: PLACES.tampa });
    await warn('Hurricane Warning', '2026-07-04T12:00:00Z', null);
    at('2026-07-05T12:00:00Z');
    await replaceAlerts(house.database.db, 'FL', [], house.clock.now);
    expect(await guideOf(id)).toMatchObject({ slug: 'florida-after-a-hurricane', because: 'after_alert' });
    at('2026-07-20T12:00:00Z');
    await replaceAlerts(house.database.db, 'FL', [], house.clock.now);
    expect((await house.database.pool.query('select id from weather_alerts')).rows).toEqual([]);
  });

  it('of another place opens nothing', async () => {
    const id = await addPool({ place: PLACES.honolulu });
    await warn('Hurricane Warning', '2026-07-04T12:00:00Z', null);
    expect(await guideOf(id)).toMatchObject({ because: 'season' });
  });

  it('keeps the ticks from the watch to the warning, and a storm weeks later begins again', async () => {
    const id = await addPool({ place: PLACES.tampa });
    await warn('Hurricane Watch', '2026-07-04T12:00:00Z', '2026-07-30T12:00:00Z');
    const { seasonOn } = await guideOf(id);
    await browser.post(`/api/pools/${id}/guide-ticks`, { guide: 'florida-before-a-hurricane', item: 'photos', seasonOn });
    at('2026-07-06T12:00:00Z');
    expect(await guideOf(id)).toMatchObject({ seasonOn });
    at('2026-07-28T12:00:00Z');
    expect(await guideOf(id)).toMatchObject({ seasonOn: '2026-07-28' });
  });
});

const doseIn = (guide: PoolGuide, item: string) => guide.checklist.find(({ id }) => id === item)?.dose;

describe('doses', () => {
  it('ask for a test first, then are the plan’s own steps', async () => {
    const id = await addPool({ place: PLACES.phoenix });
    expect(doseIn(await guideOf(id), 'chlorine')).toEqual({ kind: 'raise_free_chlorine', state: 'test_first', additions: [] });
    await browser.post(`/api/pools/${id}/readings`, {
      ph: 7.5,
      freeChlorinePpm: 1,
      alkalinityPpm: 90,
      hardnessPpm: 250,
      cyanuricAcidPpm: 40,
    });
    const { body } = await browser.get(`/api/pools/${id}/plan`);
    const [step] = (body['steps'] as unknown as { productId: string; amountMl?: number }[]).filter(({ productId }) =>
      /chlor|hypo/.test(productId),
    );
    expect(step?.amountMl).toBeGreaterThan(0);
    expect(doseIn(await guideOf(id), 'chlorine')).toMatchObject({
      state: 'add',
      additions: [{ productId: step?.productId, amountMl: step?.amountMl }],
    });
    house.clock.now = new Date(house.clock.now.getTime() + 5 * 86_400_000);
    expect(doseIn(await guideOf(id), 'chlorine')).toMatchObject({ state: 'test_first' });
  });

  it('are more before a hurricane, by the engine’s own guide', async () => {
    const id = await addPool({ place: PLACES.tampa });
    await browser.post(`/api/pools/${id}/readings`, {
      ph: 7.5,
      freeChlorinePpm: 6,
      alkalinityPpm: 90,
      hardnessPpm: 250,
      cyanuricAcidPpm: 40,
    });
    const guide = await guideOf(id, '?guide=florida-before-a-hurricane');
    expect(doseIn(guide, 'chlorine')).toMatchObject({
      state: 'add',
      additions: [{ productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: expect.any(Number) }],
    });
    expect(doseIn(await guideOf(id, '?guide=florida-after-a-hurricane'), 'clear')).toMatchObject({ state: 'clear_up' });
  });

  it('are none for water without chlorine', async () => {
    const id = await addPool({ place: PLACES.tampa, sanitizer: 'biguanide' });
    expect(doseIn(await guideOf(id, '?guide=florida-before-a-hurricane'), 'chlorine')).toBeUndefined();
  });
});

describe('ticks', () => {
  const tick = (poolId: string, item: string, more: object = {}) =>
    browser.post(`/api/pools/${poolId}/guide-ticks`, { guide: 'leaf-fall', item, seasonOn: '2026-10-01', ...more });

  it('are there once, on however many devices', async () => {
    const pool = await addPool();
    const id = randomUUID();
    const answers = await Promise.all([tick(pool, 'net', { id }), tick(pool, 'net', { id }), tick(pool, 'net')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    const { body } = await browser.get(`/api/pools/${pool}/guide-ticks`);
    expect(body['items']).toHaveLength(1);
    const own = String(answers[0]?.body['id']);
    expect((await browser.remove(`/api/pools/${pool}/guide-ticks/${own}`)).status).toBe(204);
    expect((await browser.remove(`/api/pools/${pool}/guide-ticks/${own}`)).status).toBe(404);
  });

  it.each([{ item: 'nothing' }, { guide: 'nothing' }, { seasonOn: 'autumn' }, { doneAt: '2999-01-01T00:00:00Z' }])(
    'refuses %j',
    async (wrong) => {
      const pool = await addPool();
      expect((await tick(pool, 'net', wrong)).status).toBe(400);
    },
  );

  it('of a season show in that season only, and a finished one is remembered', async () => {
    at('2025-10-12T20:00:00Z');
    const pool = await addPool({ place: PLACES.sacramento }, { email: 'fall@example.com' });
    const first = await guideOf(pool, '?guide=leaf-fall');
    expect(first).toMatchObject({ seasonOn: '2025-10-01', finished: [] });
    for (const { id } of first.checklist) await tick(pool, id, { seasonOn: '2025-10-01' });
    const done = await guideOf(pool, '?guide=leaf-fall');
    expect(done.checklist.every(({ doneAt }) => doneAt === '2025-10-12T20:00:00.000Z')).toBe(true);
    at('2026-10-12T20:00:00Z');
    await browser.post('/auth/login', { email: 'fall@example.com', password: GOOD_PASSWORD });
    const next = await guideOf(pool, '?guide=leaf-fall');
    expect(next.checklist.every(({ doneAt }) => doneAt === null)).toBe(true);
    expect(next.finished).toEqual([{ seasonOn: '2025-10-01', finishedAt: '2025-10-12T20:00:00.000Z' }]);
  });
});
