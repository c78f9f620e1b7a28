// Writes the demo accounts with their pools and their simulated year.
import { randomInt } from 'node:crypto';
import type { PoolInput } from '@limpid/contract';
import { inArray } from 'drizzle-orm';
import type { Connection, Queries } from './db/connection.ts';
import { newId } from './db/ids.ts';
import { clearUps } from './db/tables/clear-ups.ts';
import { people } from './db/tables/people.ts';
import { readings } from './db/tables/readings.ts';
import { remarks } from './db/tables/remarks.ts';
import { treatments } from './db/tables/treatments.ts';
import { createPasswords } from './adapters/passwords.ts';
import type { MeasuredWater } from '@limpid/chemistry';
import type { Person } from './http/session.ts';
import { completeStep, findPlan } from './features/plans/plans.ts';
import { addPool, listPoolRows } from './features/pools/pools.ts';
import { demoEquipment, writeDemoEquipment } from './seed-equipment.ts';
import { advisedSteps, merge } from './seed-owner.ts';
import { type DemoPool, FORGETFUL_POOLS, OWNERS_POOLS, PROFESSIONALS_POOLS } from './seed-pools.ts';
import { demoTasks, writeDemoTasks } from './seed-tasks.ts';
import { type DemoYear, simulateYear } from './seed-year.ts';

export interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  planId: string;
  pools: DemoPool[];
}
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'demo.owner@limpid.example', firstName: 'Olivia', lastName: 'Owner', planId: 'free', pools: OWNERS_POOLS },
  {
    email: 'demo.pro@limpid.example',
    firstName: 'Pedro',
    lastName: 'Professional',
    planId: 'business_monthly',
    pools: PROFESSIONALS_POOLS,
  },
  { email: 'demo.forgetful@limpid.example', firstName: 'Felix', lastName: 'Forgetful', planId: 'free', pools: FORGETFUL_POOLS },
];

export interface SeedRequest {
  end: Date;
  days: number;
  /** replace demo accounts that are there */
  again: boolean;
}
export interface Seeded {
  email: string;
  password: string;
  pools: number;
  readings: number;
  treatments: number;
}

export class AlreadySeeded extends Error {
  override name = 'AlreadySeeded';
}

const DAY_MS = 86_400_000;
const HALF_AN_HOUR_MS = 1_800_000;
/** Rows of one insert: PostgreSQL takes 65,535 values in a statement. */
const ROWS_AT_ONCE = 1000;

export async function seedDemo(connection: Pick<Connection, 'withTransaction'>, request: SeedRequest): Promise<Seeded[]> {
  const passwords = createPasswords();
  const secrets = await Promise.all(
    DEMO_ACCOUNTS.map(async () => {
      const password = newPassword();
      return { password, hash: await passwords.hash(password) };
    }),
  );
  // Outside the transaction: a year of five pools takes a while.
  const years = DEMO_ACCOUNTS.map((account, a) => account.pools.map((demo, p) => yearOf(demo, request, 1000 * (a + 1) + p)));
  return connection.withTransaction(async (tx) => {
    await makeRoom(tx, request.again);
    const seeded: Seeded[] = [];
    for (const [index, account] of DEMO_ACCOUNTS.entries()) {
      const { password, hash } = secrets[index] as (typeof secrets)[number];
      seeded.push({ password, ...(await writeAccount(tx, account, hash, years[index] ?? [], request)) });
    }
    return seeded;
  });
}

async function makeRoom(tx: Queries, again: boolean): Promise<void> {
  const areDemo = inArray(
    people.email,
    DEMO_ACCOUNTS.map(({ email }) => email),
  );
  const there = await tx.select({ email: people.email }).from(people).where(areDemo);
  if (there.length > 0 && !again) {
    const names = there.map(({ email }) => email).join(' and ');
    throw new AlreadySeeded(
      `There is already ${names}. Use "npm run seed -- --again" to replace the demo accounts and all that is in them.`,
    );
  }
  await tx.delete(people).where(areDemo);
}

async function writeAccount(tx: Queries, account: DemoAccount, passwordHash: string, years: DemoYear[], { end, days }: SeedRequest) {
  const { email, firstName, lastName, planId } = account;
  const begin = new Date(end.getTime() - (days + 1) * DAY_MS);
  const person = {
    id: newId(),
    email,
    firstName,
    lastName,
    planId,
    planStatus: 'active',
    createdAt: begin,
    updatedAt: begin,
    emailVerifiedAt: begin,
    isVerifiedInSession: true,
  };
  await tx.insert(people).values({ ...person, passwordHash });
  const owner: Person = { ...person, units: null, language: null, hasPassword: true };
  const counts = { email, pools: 0, readings: 0, treatments: 0 };
  for (const [index, demo] of account.pools.entries()) {
    const year = years[index] ?? { readings: [], treatments: [], clearUps: [], remarks: [] };
    // One after the other, so that the pools keep their order.
    const addedAt = new Date(begin.getTime() + index * 60_000);
    const { id } = await addPool(tx, owner, demo.pool satisfies PoolInput, addedAt);
    await writeYear(tx, id, year, demo);
    await writeUpkeep(tx, demo, { poolId: id, end, days, seed: 70 + index });
    if (demo.ending === 'abandoned') await beginPlan(tx, owner, id, year);
    counts.pools += 1;
    counts.readings += year.readings.length;
    counts.treatments += year.treatments.length;
  }
  return counts;
}

const MOST_STORIES = 12;

/** A plan can be left half done only where it has several steps: an abandoned pool's story is told until it ends with such a plan. */
function yearOf(demo: DemoPool, { end, days }: { end: Date; days: number }, seed: number): DemoYear {
  const first = simulateYear(demo, end, days, seed);
  if (demo.ending !== 'abandoned') return first;
  let told = first;
  for (let tries = 1; tries < MOST_STORIES && stepsAtEnd(demo, told) < 2; tries++) told = simulateYear(demo, end, days, seed + 100 * tries);
  return told;
}

function stepsAtEnd(demo: DemoPool, { readings: tests }: DemoYear): number {
  const last = tests.at(-1);
  const known = tests.reduce<MeasuredWater>((all, { measured }) => merge(all, measured), {});
  return last ? advisedSteps(demo.pool, known, last.look, last.takenAt, demo.method).length : 0;
}

async function writeUpkeep(tx: Queries, demo: DemoPool, span: Parameters<typeof demoEquipment>[1]): Promise<void> {
  const made = demoEquipment(demo.pool, span);
  await writeDemoEquipment(tx, made);
  const id = made.pieces.find(({ kind }) => kind === 'filter')?.id;
  const entries = made.entries.filter(({ equipmentId }) => equipmentId === id);
  await writeDemoTasks(tx, demoTasks(demo, { ...span, filter: { id, entries } }));
}

/** The first of several steps of the plan is done, and then nothing more. */
async function beginPlan(tx: Queries, owner: Person, poolId: string, { readings: tests }: DemoYear): Promise<void> {
  const pool = (await listPoolRows(tx, owner)).find(({ id }) => id === poolId);
  const testedAt = tests.at(-1)?.takenAt;
  if (!pool || !testedAt) return;
  const now = new Date(testedAt.getTime() + HALF_AN_HOUR_MS);
  const whose = { pool, measures: 'us' as const };
  const [first, ...rest] = (await findPlan(tx, whose, now)).steps;
  if (first && rest.length > 0) await completeStep(tx, whose, first.stepId, {}, now);
}

async function writeYear(tx: Queries, poolId: string, year: DemoYear, { method }: DemoPool): Promise<void> {
  for (let from = 0; from < year.readings.length; from += ROWS_AT_ONCE) {
    const rows = year.readings.slice(from, from + ROWS_AT_ONCE).map(({ id, takenAt, measured, look, saltCellPercent, note }) => ({
      ...measured,
      id,
      poolId,
      takenAt,
      method,
      look,
      saltCellPercent,
      note,
      createdAt: takenAt,
      updatedAt: takenAt,
    }));
    await tx.insert(readings).values(rows);
  }
  for (let from = 0; from < year.treatments.length; from += ROWS_AT_ONCE) {
    const rows = year.treatments
      .slice(from, from + ROWS_AT_ONCE)
      .map((done) => ({ ...done, poolId, createdAt: done.doneAt, updatedAt: done.doneAt }));
    await tx.insert(treatments).values(rows);
  }
  const noted = year.remarks.map((one) => ({ ...one, poolId, createdAt: one.at, updatedAt: one.at }));
  if (noted.length > 0) await tx.insert(remarks).values(noted);
  const episodes = year.clearUps.map((one) => ({ ...one, poolId, createdAt: one.startedAt, updatedAt: one.endedAt ?? one.startedAt }));
  if (episodes.length > 0) await tx.insert(clearUps).values(episodes);
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = LETTERS.toUpperCase();
const DIGITS = '23456789';

/** Sixteen characters without look-alikes: about 90 bits, and what the rules for passwords ask for. */
function newPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)];
  const rest = Array.from({ length: 13 }, () => pick(LETTERS + CAPITALS + DIGITS));
  return [pick(CAPITALS), pick(LETTERS), pick(DIGITS), ...rest].join('');
}
