import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from './adapters/passwords.ts';
import { people } from './db/tables/people.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { AlreadySeeded, DEMO_ACCOUNTS, type Seeded, seedDemo } from './seed-demo.ts';
import { OWNERS_POOLS, PROFESSIONALS_POOLS } from './seed-pools.ts';
import { simulateYear } from './seed-year.ts';

const END = new Date('2026-11-20T18:00:00.000Z');
const [OWNERS_POOL] = OWNERS_POOLS;
if (!OWNERS_POOL) throw new Error('the demo owner has no pool');

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

  it('turns green in the holiday and is clear again after chlorine', () => {
    const green = year.readings.findIndex(({ note }) => note?.includes('green'));
    const clear = year.readings.findIndex(({ note }) => note?.startsWith('Clear'));
    expect(green).toBeGreaterThan(0);
    expect(clear).toBeGreaterThan(green);
    expect(year.readings[green]?.measured.freeChlorinePpm).toBeLessThan(1);
    expect(year.treatments.filter(({ note }) => note?.includes('algae')).length).toBeGreaterThan(1);
  });

  it('is warm in summer and cool in winter', () => {
    const warmth = (month: string) =>
      year.readings
        .filter(({ takenAt }) => takenAt.toISOString().startsWith(`2026-${month}`))
        .map(({ measured }) => measured.temperatureC ?? 0);
    expect(Math.min(...warmth('08').filter(Boolean))).toBeGreaterThan(Math.max(...warmth('01')));
  });

  it('ends with a complete test that nothing has been done about', () => {
    const last = year.readings.at(-1);
    expect(END.getTime() - (last?.takenAt.getTime() ?? 0)).toBe(3 * 3_600_000);
    expect(Object.keys(last?.measured ?? {})).toEqual(expect.arrayContaining(['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm']));
    expect(year.treatments.every(({ doneAt }) => doneAt < (last?.takenAt ?? END))).toBe(true);
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

describe('seeding', () => {
  let house: TestApp;
  let seeded: Seeded[];
  beforeAll(async () => {
    house = await testApp();
    house.clock.now = END;
    seeded = await seedDemo(house.database, { end: END, days: 20, again: false });
  });
  afterAll(() => house.close());

  it('makes accounts that can sign in, with pools, a log, and a plan', async () => {
    expect(seeded.map(({ email }) => email)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
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
        const entries = (await browser.get(`/api/pools/${id}/equipment-entries?limit=200`)).body.items as unknown as { kind: string }[];
        expect(entries.filter(({ kind }) => kind === 'pressure').length).toBeGreaterThanOrEqual(3);
      }
      expect(counted).toBe(readings);
    }
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
