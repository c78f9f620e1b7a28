import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { usualDaysBetweenTests } from './habit.ts';
import { remindOfAllPools } from './reminders.ts';
import type { StepToCheck } from './reminders.queries.ts';
import { remindOfStep } from './step-reminders.ts';

// Nine in the morning in Florida.
const MORNING = new Date('2026-07-20T13:00:00Z');
const DAY_MS = 24 * 3600_000;
const HOUR_MS = 3600_000;

let house: TestApp;
let mara: TestBrowser;
let poolId: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = MORNING;
  mara = house.browser();
  await mara.register();
  const pool = { name: 'Backyard', volumeL: 40_000, timeZone: 'America/New_York', sanitizer: 'chlorine', surface: 'plaster' };
  poolId = String((await mara.post('/api/pools', pool)).body.id);
});

const at = (ms: number) => new Date(MORNING.getTime() + ms);
const check = (now: Date) => remindOfAllPools(house.database, now);
const told = async () => {
  const { items } = (await mara.get('/api/notifications')).body as unknown as {
    items: { kind: string; title: string; text: string; url: string }[];
  };
  return items;
};
const test = (daysAgo: number, more: object = {}) =>
  mara.post(`/api/pools/${poolId}/readings`, { takenAt: at(-daysAgo * DAY_MS).toISOString(), freeChlorinePpm: 3, ph: 7.5, ...more });

describe('the habit of testing', () => {
  it.each([
    [['2026-07-20'], 7],
    [['2026-07-20', '2026-07-17', '2026-07-14'], 7],
    [['2026-07-20', '2026-07-17', '2026-07-14', '2026-07-11'], 3],
    [['2026-07-20', '2026-07-19', '2026-07-18', '2026-07-01', '2026-06-30'], 1],
    [['2026-07-20', '2026-05-20', '2026-03-20', '2026-01-20'], 30],
  ])('of %j is %i days', (days, usual) => {
    expect(usualDaysBetweenTests(days)).toBe(usual);
  });
});

it('are brought to every pool where some cannot be worked out, and to those again in the next run', async () => {
  await test(9);
  const { pool } = house.database;
  const isOwner = 'id = (select person_id from pools where id = $1)';
  await pool.query(`update people set plan_id = 'business_monthly', plan_status = 'active' where ${isOwner}`, [poolId]);
  // Before every other: ids are in the order of time.
  const broken = { name: 'Broken', volumeL: 40_000, timeZone: 'America/New_York' };
  for (let n = 1; n <= 5; n += 1)
    expect((await mara.post('/api/pools', { ...broken, id: `00000000-0000-7000-8000-00000000000${n}` })).status).toBe(201);
  await pool.query(
    `insert into tasks (id, pool_id, title, recurrence) select gen_random_uuid(), id, 'x', '{"kind":"calendar","rule":"FREQ=NEVER","startsOn":"x"}' from pools where name = 'Broken'`,
  );
  await expect(check(at(0))).rejects.toThrow('5 in this run failed');
  await expect(check(at(60_000))).rejects.toThrow('5 in this run failed');
  expect((await told()).map(({ title }) => title)).toEqual(['Time to test Backyard']);
  await pool.query(`delete from pools where name = 'Broken'`);
});

describe('a test that is due', () => {
  it('is said once for each last test, however many servers look and however the clock runs', async () => {
    for (const daysAgo of [9, 6, 3, 12]) await test(daysAgo);
    await Promise.all([check(at(0)), check(at(0)), check(at(0))]);
    for (const hours of [1, 2, -48, 30, 400]) await check(at(hours * HOUR_MS));
    expect(await told()).toMatchObject([
      { kind: 'test_due', title: 'Time to test Backyard', text: 'Your last test was 3 days ago.', url: `/chemistry/log?pool=${poolId}` },
    ]);
    await test(0);
    await check(at(2 * DAY_MS));
    expect(await told()).toHaveLength(1);
    await check(at(3 * DAY_MS));
    expect(await told()).toHaveLength(2);
  });

  it('is not said at night at the pool, for a pool that was never tested, or for one that sleeps', async () => {
    await check(MORNING);
    await test(70);
    await check(at(HOUR_MS));
    expect(await told()).toEqual([]);
    await test(8);
    await check(at(-3 * HOUR_MS));
    await check(at(12 * HOUR_MS));
    expect(await told()).toEqual([]);
    await check(at(2 * HOUR_MS));
    expect(await told()).toHaveLength(1);
  });
});

describe('tasks that are due', () => {
  const add = async (title: string, recurrence: object) =>
    String((await mara.post(`/api/pools/${poolId}/tasks`, { title, recurrence })).body.id);

  it('are said together, each day of each task once, also when a server was down on that day', async () => {
    await add('Skim', { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2026-07-20' });
    const brush = await add('Brush', { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2026-07-20' });
    await add('Drain', { kind: 'once', dueOn: '2026-07-23' });
    await Promise.all([check(at(0)), check(at(0))]);
    await check(at(2 * HOUR_MS));
    expect(await told()).toMatchObject([{ kind: 'task_due', title: '2 tasks are due at Backyard', text: expect.stringMatching(/Brush/) }]);
    await check(at(5 * DAY_MS));
    await check(at(4 * DAY_MS));
    expect((await told()).map(({ title }) => title)).toEqual(['Drain', '2 tasks are due at Backyard']);
    house.clock.now = at(5 * DAY_MS);
    await mara.post(`/api/pools/${poolId}/tasks/${brush}/completions`, {});
    await check(at(7 * DAY_MS));
    expect((await told()).map(({ title }) => title)).toEqual(['Brush', 'Drain', '2 tasks are due at Backyard']);
  });

  it('have the names of our catalog in the language of the reader, also after they choose another', async () => {
    const recurrence = { kind: 'since_done', days: 7 };
    await mara.post(`/api/pools/${poolId}/tasks`, { title: 'Brush walls and steps', catalogSlug: 'brush', recurrence });
    await mara.patch('/api/me', { language: 'es' });
    await check(at(0));
    expect((await told()).map(({ title }) => title)).toEqual(['Cepillar paredes y escalones']);
    await mara.patch('/api/me', { language: 'en' });
    expect((await told()).map(({ title }) => title)).toEqual(['Brush walls and steps']);
    // Told before the slugs were kept: as it was written.
    await house.database.pool.query(`update notifications set "values" = "values" - 'taskSlugs' where pool_id = $1`, [poolId]);
    await mara.patch('/api/me', { language: 'es' });
    expect((await told()).map(({ title }) => title)).toEqual(['Brush walls and steps']);
  });

  it('are not said for a pool that the plan does not cover', async () => {
    await add('Skim', { kind: 'since_done', days: 7 });
    await house.database.pool.query(
      `insert into pools (id, person_id, name, volume_l, kind, volume_source, sanitizer, setting, cover, usage, time_zone, shelf, created_at)
       select gen_random_uuid(), person_id, 'Older', 1000, kind, volume_source, sanitizer, setting, cover, usage, time_zone, shelf,
         created_at - interval '1 day'
       from pools where id = $1`,
      [poolId],
    );
    await check(at(0));
    expect(await told()).toEqual([]);
  });
});

describe('a warranty', () => {
  it('is mentioned once in its last month', async () => {
    const warrantyUntilOn = '2026-08-15';
    await mara.post(`/api/pools/${poolId}/equipment`, { kind: 'pump', make: 'Jandy', model: 'VS 1.5', warrantyUntilOn });
    await mara.post(`/api/pools/${poolId}/equipment`, { kind: 'salt_cell', warrantyUntilOn: '2027-08-15' });
    await check(at(0));
    await check(at(DAY_MS));
    expect(await told()).toMatchObject([
      { kind: 'warranty_ending', title: 'A warranty ends soon: Jandy VS 1.5', text: expect.stringContaining('August 15, 2026') },
    ]);
  });
});

interface Step {
  stepId: string;
  state: string;
  readyAt?: string;
}

describe('a treatment plan', () => {
  const plan = async () => (await mara.get(`/api/pools/${poolId}/plan`)).body as unknown as { steps: Step[]; retestAt?: string };
  const todo = async () => (await plan()).steps.filter(({ state }) => state === 'todo');
  const doNext = async () => mara.post(`/api/pools/${poolId}/plan/steps/${(await todo())[0]?.stepId}/done`, {});
  const waiting = async () => {
    const { rows } = await house.database.pool.query<{ data: StepToCheck; at: Date }>(
      `select data, start_after as at from pgboss.job where name = 'step-reminders' and data ->> 'poolId' = $1 order by created_on`,
      [poolId],
    );
    return rows;
  };
  const start = () => test(0, { freeChlorinePpm: 0.5, ph: 8.2, alkalinityPpm: 60, hardnessPpm: 150, cyanuricAcidPpm: 40 });

  it('says when the wait for the next step is over, once, and only while the plan waits for it', async () => {
    await start();
    expect((await todo()).length).toBeGreaterThan(1);
    await doNext();
    const [expected] = await waiting();
    const [next] = await todo();
    expect(expected).toMatchObject({ data: { poolId, stepId: next?.stepId }, at: new Date(next?.readyAt ?? '') });
    const { data, at: readyAt } = expected as { data: StepToCheck; at: Date };
    await remindOfStep(house.database, data, new Date(readyAt.getTime() - HOUR_MS / 2));
    expect(await told()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => remindOfStep(house.database, data, readyAt)));
    expect(await told()).toMatchObject([{ kind: 'step_ready', title: 'Backyard: ready for the next step' }]);
    house.clock.now = readyAt;
    await doNext();
    await remindOfStep(house.database, data, at(2 * HOUR_MS));
    expect(await told()).toHaveLength(1);
  });

  it('says that it is unfinished the next day, once', async () => {
    await start();
    await doNext();
    await check(at(2 * HOUR_MS));
    expect(await told()).toEqual([]);
    await check(at(DAY_MS));
    await check(at(DAY_MS + HOUR_MS));
    expect(await told()).toMatchObject([{ kind: 'plan_unfinished', title: 'Finish your treatment plan for Backyard' }]);
  });
});
