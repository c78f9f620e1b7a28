import { readFileSync } from 'node:fs';
import { swimState, targets } from '@limpid/chemistry';
import type { Photo, PoolPlan, Task } from '@limpid/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from './adapters/passwords.ts';
import { people } from './db/tables/people.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { AlreadySeeded, DEMO_ACCOUNTS, type Seeded, seedDemo } from './seed-demo.ts';
import { seedPhotos } from './seed-photos.ts';
import { type DemoPool, FORGETFUL_POOLS, OWNERS_POOLS, PROFESSIONALS_POOLS } from './seed-pools.ts';
import type { DemoReading, DemoYear } from './seed-story.ts';
import { CHORES } from './seed-tasks.ts';
import { simulateYear } from './seed-year.ts';

const END = new Date('2026-11-20T18:00:00.000Z');
const [OWNERS_POOL] = OWNERS_POOLS;
if (!OWNERS_POOL) throw new Error('the demo owner has no pool');

/** From the test that found it. */
function isDuring({ takenAt }: DemoReading, { clearUps }: DemoYear): boolean {
  return clearUps.some(
    ({ startedAt, endedAt }) => takenAt.getTime() >= startedAt.getTime() - 3_600_000 && (!endedAt || takenAt <= endedAt),
  );
}

function swimStates({ pool: { volumeL, kind, sanitizer, setting } }: DemoPool, { readings }: DemoYear) {
  let water = {};
  return readings.map((reading) => {
    const { look, takenAt, measured } = reading;
    water = { ...water, ...measured };
    return { ...swimState({ pool: { volumeL, kind, sanitizer, setting }, water, look, at: takenAt.toISOString() }), reading };
  });
}

describe('a simulated year', () => {
  const year = simulateYear(OWNERS_POOL, END, 365, 1000);

  it('is the same every time', () => {
    expect(simulateYear(OWNERS_POOL, END, 365, 1000)).toEqual(year);
    expect(simulateYear(OWNERS_POOL, END, 365, 1001)).not.toEqual(year);
  });

  it('has readings every few days with believable values, in the steps of a kit', () => {
    expect(year.readings.length).toBeGreaterThan(90);
    for (const { measured } of year.readings) {
      expect(measured.freeChlorinePpm).toBeGreaterThanOrEqual(0);
      expect(measured.freeChlorinePpm).toBeLessThan(40);
      expect((measured.freeChlorinePpm ?? 0) % 0.5).toBe(0);
      if (measured.ph !== undefined) expect(Math.abs(measured.ph - 7.6)).toBeLessThan(1);
      for (const value of Object.values(measured)) expect(Number.isFinite(value)).toBe(true);
    }
    const ids = [...year.readings, ...year.treatments].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('turns green once, and the guided clear-up ends it', () => {
    expect(year.clearUps).toHaveLength(1);
    const [episode] = year.clearUps;
    expect(episode).toMatchObject({ outcome: 'clear' });
    const during = year.readings.filter((one) => isDuring(one, year));
    expect(during[0]).toMatchObject({ look: 'green', note: expect.stringContaining('green') });
    expect(during.at(-1)).toMatchObject({ look: 'clear' });
    expect(year.treatments.filter(({ note }) => note === 'For the clear-up.').length).toBeGreaterThan(3);
  });

  it.each(['2026-02-15', '2026-05-15', '2026-08-15', '2026-11-20'])('is never unsafe outside of it, and ends ready: %s', (day) => {
    const told = simulateYear(OWNERS_POOL, new Date(`${day}T18:00:00.000Z`), 365, 1000);
    expect(told.clearUps.map(({ outcome }) => outcome)).toEqual(['clear']);
    const states = swimStates(OWNERS_POOL, told);
    expect(states.filter(({ state, reading }) => state === 'stay_out' && !isDuring(reading, told))).toEqual([]);
    expect(states.at(-1)).toMatchObject({ state: 'ready' });
  });

  it('notes heavy rain and guests, and on a salt pool the output of the cell', () => {
    expect(year.remarks.filter(({ rainMm = 0 }) => rainMm > 0).length).toBeGreaterThan(5);
    expect(year.remarks.filter(({ bathers = 0 }) => bathers > 0).length).toBeGreaterThan(3);
    expect(year.remarks.every(({ at }) => at <= END)).toBe(true);
    expect(year.readings.some(({ saltCellPercent }) => saltCellPercent !== undefined)).toBe(OWNERS_POOL.pool.sanitizer === 'salt');
    const [salt] = PROFESSIONALS_POOLS;
    const percents = salt ? simulateYear(salt, END, 60, 7).readings.map(({ saltCellPercent }) => saltCellPercent ?? -1) : [];
    expect(percents.length).toBeGreaterThan(5);
    expect(percents.every((percent) => percent >= 25 && percent <= 100)).toBe(true);
  });

  it('has most of its chlorine in the range that the chart shows', () => {
    const { freeChlorine } = targets({ ...OWNERS_POOL.pool, surface: undefined }, 50);
    const usual = year.readings.filter((one) => !isDuring(one, year)).map(({ measured }) => measured.freeChlorinePpm ?? 0);
    const inRange = usual.filter(
      (value) => value >= (freeChlorine?.targetLowPpm ?? 0) - 1 && value <= (freeChlorine?.targetHighPpm ?? 0) + 1,
    );
    expect(inRange.length / usual.length).toBeGreaterThan(0.75);
  });

  it('is warm in summer and cool in winter', () => {
    const warmth = (month: string) =>
      year.readings
        .filter(({ takenAt }) => takenAt.toISOString().startsWith(`2026-${month}`))
        .map(({ measured }) => measured.temperatureC ?? 0);
    expect(Math.min(...warmth('08').filter(Boolean))).toBeGreaterThan(Math.max(...warmth('01')));
  });

  it('ends with a complete test', () => {
    const last = year.readings.at(-1);
    expect(END.getTime() - (last?.takenAt.getTime() ?? 0)).toBe(3 * 3_600_000);
    expect(Object.keys(last?.measured ?? {})).toEqual(expect.arrayContaining(['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm']));
    expect(year.treatments.every(({ doneAt }) => doneAt < (last?.takenAt ?? END))).toBe(true);
  });

  it('has no jump in its last week, and no test at night', () => {
    const week = year.readings.slice(-6);
    for (const [index, { measured, takenAt }] of week.entries()) {
      const before = week[index - 1]?.measured;
      expect(takenAt.getUTCHours()).toBeGreaterThan(9);
      if (before) expect(Math.abs((measured.freeChlorinePpm ?? 0) - (before.freeChlorinePpm ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  it('of who forgets has algae, a clear-up that was given up, and something to do at the end', () => {
    const [forgotten] = FORGETFUL_POOLS;
    if (!forgotten) throw new Error('the forgetful owner has no pool');
    const told = simulateYear(forgotten, END, 365, 3000);
    expect(told.clearUps.map(({ outcome }) => outcome)).toContain('stopped');
    const last = told.readings.at(-1);
    const ageHours = (END.getTime() - (last?.takenAt.getTime() ?? 0)) / 3_600_000;
    // overdue, and young enough to dose by
    expect(ageHours).toBeGreaterThan(24);
    expect(ageHours).toBeLessThan(72);
    expect(swimStates(forgotten, told).at(-1)?.state).not.toBe('ready');
  });

  it('lets tablets raise cyanuric acid and a salt pool’s pH rise', () => {
    const [salt, tablets] = PROFESSIONALS_POOLS;
    if (!salt || !tablets) throw new Error('the demo professional has too few pools');
    const untreated = { ...tablets, forgetfulness: 1 };
    const beforeTheRains = new Date('2026-05-20T18:00:00.000Z');
    const stabilizer = simulateYear(untreated, beforeTheRains, 45, 7).readings.flatMap(({ measured }) => measured.cyanuricAcidPpm ?? []);
    expect(stabilizer.at(-1)).toBeGreaterThan((stabilizer[0] ?? 0) + 8);
    const ph = simulateYear({ ...salt, forgetfulness: 1 }, END, 90, 7).readings.flatMap(({ measured }) => measured.ph ?? []);
    expect(ph.at(-1)).toBeGreaterThan((ph[0] ?? 0) + 0.2);
  });
});

describe('the maintenance of a year', () => {
  it('names the tasks as the catalog does', () => {
    for (const { slug, title } of CHORES) {
      const text = readFileSync(new URL(`../../content/tasks/${slug}.md`, import.meta.url), 'utf8');
      expect(text).toContain(`"en": "${title}"`);
    }
  });
});

describe('seeding', () => {
  let house: TestApp;
  let seeded: Seeded[];
  beforeAll(async () => {
    house = await testApp();
    house.clock.now = END;
    seeded = await seedDemo(house.database, { end: END, days: 150, again: false });
  });
  afterAll(() => house.close());

  it('paints photos of the green week, with the tests of their days', async () => {
    const [owner] = seeded as [(typeof seeded)[number]];
    const { email, password } = owner;
    const painted = await seedPhotos({ connection: house.database, files: house.files }, email, END);
    const browser = house.browser();
    await browser.post('/auth/login', { email, password });
    const { items } = (await browser.get('/api/photos')).body as unknown as { items: Photo[] };
    expect(items).toHaveLength(painted);
    expect(items.filter(({ tags, readingId }) => tags.includes('Clear-up') && readingId !== undefined)).toHaveLength(5);
    expect(new Set(items.flatMap(({ equipmentId = [] }) => equipmentId)).size).toBe(2);
    expect((await browser.get(items[0]?.urls.medium ?? '')).headers['content-type']).toBe('image/jpeg');
    expect(await seedPhotos({ connection: house.database, files: house.files }, 'no.one@example.com', END)).toBe(0);
  });

  it('makes accounts that can sign in, with pools, a log, and a plan', async () => {
    expect(seeded.map(({ email }) => email)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
    const states: { email: string; tasks: string[]; plan: PoolPlan }[] = [];
    for (const { email, password, pools, readings } of seeded) {
      const browser = house.browser();
      expect((await browser.post('/auth/login', { email, password })).status).toBe(200);
      const list = (await browser.get('/api/pools')).body as unknown as { id: string }[];
      expect(list).toHaveLength(pools);
      let counted = 0;
      for (const { id } of list) {
        const page = (await browser.get(`/api/pools/${id}/readings?limit=200`)).body.items as unknown as unknown[];
        counted += page.length;
        const plan = await browser.get(`/api/pools/${id}/plan`);
        expect(plan.status).toBe(200);
        expect(plan.body.water).toHaveProperty('ph');
        const equipment = (await browser.get(`/api/pools/${id}/equipment`)).body.items as unknown as { kind: string }[];
        expect(equipment.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pump', 'filter']));
        const tasks = (await browser.get(`/api/pools/${id}/tasks?limit=50`)).body.items as unknown as Task[];
        for (const { doneCount, recurrence } of tasks) {
          if (recurrence.kind === 'since_done' && recurrence.days <= 7) expect(doneCount).toBeGreaterThan(0);
        }
        states.push({ email, tasks: tasks.map(({ state }) => state), plan: plan.body as unknown as PoolPlan });
        const entries = (await browser.get(`/api/pools/${id}/equipment-entries?limit=200`)).body.items as unknown as { kind: string }[];
        expect(entries.filter(({ kind }) => kind === 'pressure').length).toBeGreaterThanOrEqual(3);
      }
      expect(counted).toBe(readings);
    }
    const [owner] = states;
    expect(owner?.plan.swim).toMatchObject({ state: 'ready', because: [] });
    expect(owner?.tasks).toContain('due');
    // The filter may wait for its backwash.
    expect(owner?.tasks.filter((state) => state === 'overdue').length).toBeLessThanOrEqual(1);
    const forgetful = states.at(-1);
    expect(forgetful?.tasks).toContain('overdue');
    expect(forgetful?.plan.steps.map(({ state }) => state)).toContain('done');
  });

  it('refuses to do it twice, unless asked to replace', async () => {
    await expect(seedDemo(house.database, { end: END, days: 3, again: false })).rejects.toThrow(AlreadySeeded);
    const [again] = await seedDemo(house.database, { end: END, days: 3, again: true });
    const rows = await house.database.db
      .select()
      .from(people)
      .where(eq(people.email, again?.email ?? ''));
    expect(rows).toHaveLength(1);
    expect(await createPasswords().verify(again?.password ?? '', rows[0]?.passwordHash)).toBe(true);
    expect(await createPasswords().verify(seeded[0]?.password ?? '', rows[0]?.passwordHash)).toBe(false);
  });
});
