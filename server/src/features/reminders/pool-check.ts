// What a pool's owner should be reminded of today. Each occasion has a key, and a key is claimed once for ever.
import { localDay } from '@limpid/chemistry';
import type { Queries } from '../../db/connection.ts';
import { daysBetween } from '../notifications/local-time.ts';
import { notify } from '../notifications/notifications.ts';
import { findPlan } from '../plans/plans.ts';
import { listTasks } from '../tasks/tasks.ts';
import { usualDaysBetweenTests } from './habit.ts';
import { claimOccasions, findRestingPlan, listEndingWarranties, listTestTimes, type PoolToCheck } from './reminders.queries.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const TESTS_LOOKED_AT = 40;
/** A pool without a test for so long is closed or sold. */
const ASLEEP_DAYS = 60;
const PLAN_RESTS_MS = 20 * HOUR_MS;
const PLAN_FORGOTTEN_MS = 14 * DAY_MS;
const WARRANTY_DAYS = 30;
const MOST_TASKS = 200;
const SHOWN_TITLES = 5;

interface Checked extends PoolToCheck {
  /** at the pool */
  todayOn: string;
  now: Date;
}

export async function remindOfPool(tx: Queries, found: PoolToCheck, now: Date): Promise<void> {
  const checked = { ...found, todayOn: localDay(now.getTime(), found.pool.timeZone), now };
  await remindOfTest(tx, checked);
  await remindOfPlan(tx, checked);
  await remindOfTasks(tx, checked);
  await remindOfWarranties(tx, checked);
}

const about = ({ pool, person }: PoolToCheck, path: string) => ({ personId: person.id, poolId: pool.id, url: `${path}?pool=${pool.id}` });

/** Claims one occasion; true: this person has not been reminded of it yet. */
async function isNew(tx: Queries, { person, now }: Checked, key: string): Promise<boolean> {
  return (await claimOccasions(tx, person.id, [key], now)).has(key);
}

async function remindOfTest(tx: Queries, checked: Checked): Promise<void> {
  const { pool, todayOn, now } = checked;
  const tests = (await listTestTimes(tx, pool.id, TESTS_LOOKED_AT)).filter(({ takenAt }) => takenAt <= now);
  const [last] = tests;
  if (!last) return;
  const testDays = [...new Set(tests.map(({ takenAt }) => localDay(takenAt.getTime(), pool.timeZone)))];
  const days = daysBetween(testDays[0] ?? todayOn, todayOn);
  if (days < usualDaysBetweenTests(testDays) || days > ASLEEP_DAYS) return;
  if (!(await isNew(tx, checked, `test_due:${pool.id}:${last.id}`))) return;
  await notify(tx, { ...about(checked, '/chemistry/log'), kind: 'test_due', values: { pool: pool.name, days } }, now);
}

async function remindOfPlan(tx: Queries, checked: Checked): Promise<void> {
  const { pool, person, now } = checked;
  const since = new Date(now.getTime() - PLAN_FORGOTTEN_MS);
  const planId = await findRestingPlan(tx, pool.id, { since, before: new Date(now.getTime() - PLAN_RESTS_MS) });
  if (planId === undefined) return;
  // A test since then makes another plan of it.
  const { steps } = await findPlan(tx, { pool: { ...pool, isReadOnly: false }, measures: person.units ?? 'us' }, now);
  const left = steps.filter(({ state }) => state === 'todo').length;
  if (left === 0 || left === steps.length) return;
  if (!(await isNew(tx, checked, `plan_unfinished:${planId}`))) return;
  await notify(tx, { ...about(checked, '/dashboard'), kind: 'plan_unfinished', values: { pool: pool.name, left } }, now);
}

/** What has come up since the last look is one notification, so that a Saturday of eight tasks does not ring eight times. */
async function remindOfTasks(tx: Queries, checked: Checked): Promise<void> {
  const { pool, person, now } = checked;
  const { items } = await listTasks(tx, pool, { limit: MOST_TASKS }, now);
  const due = items.filter(({ state }) => state === 'due' || state === 'overdue');
  const keyOf = ({ id, dueOn }: (typeof due)[number]) => `task_due:${id}:${dueOn}`;
  const claimed = await claimOccasions(tx, person.id, due.map(keyOf), now);
  const told = due.filter((task) => claimed.has(keyOf(task)));
  if (told.length === 0) return;
  const named = told.slice(0, SHOWN_TITLES);
  const values = {
    pool: pool.name,
    count: told.length,
    tasks: named.map(({ title }) => title),
    // As in the catalog, so that they are read in the reader's language; empty: the owner's own.
    taskSlugs: named.map(({ catalogSlug }) => catalogSlug ?? ''),
  };
  await notify(tx, { ...about(checked, '/maintenance'), kind: 'task_due', values }, now);
}

async function remindOfWarranties(tx: Queries, checked: Checked): Promise<void> {
  const { pool, todayOn, now } = checked;
  const to = new Date(Date.parse(todayOn) + WARRANTY_DAYS * DAY_MS).toISOString().slice(0, 10);
  for (const piece of await listEndingWarranties(tx, pool.id, { from: todayOn, to })) {
    const endsOn = piece.warrantyUntilOn;
    if (endsOn === null || !(await isNew(tx, checked, `warranty_ending:${piece.id}:${endsOn}`))) continue;
    const name = piece.name ?? [piece.make, piece.model].filter((word) => word !== null).join(' ');
    const values = { pool: pool.name, equipmentKind: piece.kind, endsOn, ...(name === '' ? {} : { equipment: name }) };
    await notify(tx, { ...about(checked, `/pools/${pool.id}/equipment`), kind: 'warranty_ending', values }, now);
  }
}
