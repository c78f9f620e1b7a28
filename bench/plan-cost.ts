// What a plan and the overview cost as the logs grow: the time of one pool with 300, 30,000 and 300,000 tests and as many treatments, of 200
// pools with three years each, and how the database answers each statement.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentPlan, type PlanFacts, planOfPool } from '@limpid/chemistry';
import { type Database, openDatabase } from '../server/src/db/open.ts';
import { listPoolRows } from '../server/src/features/pools/pools.ts';
import { findFactsOfPools } from '../server/src/features/plans/plan-facts.ts';
import { bringUpToDate } from '../server/src/jobs.ts';
import { addPerson, addPools } from './plan-seed.ts';

const ROUNDS = 40;
const SIZES = [300, 30_000, 300_000];
const MANY = 200;
const THREE_YEARS = 3 * 365;
const PAGE = 20;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

type Pools = Awaited<ReturnType<typeof listPoolRows>>;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const facts = (database: Database, pools: Pools) => findFactsOfPools(database.db, { pools, measures: 'us' }, new Date());
const compute = (of: PlanFacts) => planOfPool(of, currentPlan(of));

interface Time {
  /** ms by the clock, and of this process's work alone, which a busy machine does not stretch */
  facts: number;
  plan: number;
  work: number;
}

async function time(database: Database, pools: Pools, rounds: number): Promise<Time> {
  const times: Time[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cpu = process.cpuUsage();
    const start = performance.now();
    const found: PlanFacts[] = [];
    // one after the other: each is measured on its own, and pages follow each other
    // oxlint-disable-next-line no-await-in-loop
    for (let from = 0; from < pools.length; from += PAGE) found.push(...(await facts(database, pools.slice(from, from + PAGE))));
    const read = performance.now();
    found.forEach(compute);
    const { user, system } = process.cpuUsage(cpu);
    times.push({ facts: read - start, plan: performance.now() - read, work: (user + system) / 1000 });
  }
  const of = (part: keyof Time) => median(times.map((one) => one[part]));
  return { facts: of('facts'), plan: of('plan'), work: of('work') };
}

async function showPlans(database: Database, pools: Pools): Promise<void> {
  const statements: { text: string; values: unknown[] }[] = [];
  const { pool } = database;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = ((asked: { text: string }, values: unknown[]) => {
    statements.push({ text: asked.text, values });
    return query(asked, values);
  }) as unknown as typeof pool.query;
  await facts(database, pools);
  pool.query = query as typeof pool.query;
  for (const { text, values } of statements) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']).filter((line) => /Scan|Buffers|Time/.test(line));
    console.log(`\n${text.slice(0, 60)} ... ${/from "(\w+)"/.exec(text)?.[1] ?? ''}\n${lines.slice(0, 60).join('\n')}`);
  }
}

const words = ({ facts: read, plan, work }: Time) =>
  `reading ${read.toFixed(1)} ms, computing ${plan.toFixed(1)} ms, of the processor ${work.toFixed(1)} ms`;

const folder = mkdtempSync(join(tmpdir(), 'limpid-bench-'));
const database = await openDatabase({ dataDir: folder, poolSize: 2, log: () => {} });
try {
  await bringUpToDate(database);
  const id = await addPerson(database);
  for (const entries of SIZES) await addPools(database, 1, entries, HOUR_MINUTES);
  await addPools(database, MANY, THREE_YEARS, DAY_MINUTES);
  const alone = await database.connectAlone();
  await alone.query('vacuum analyze');
  await alone.end();
  const pools = await listPoolRows(database.db, { id, tier: 'pro' } as unknown as Parameters<typeof listPoolRows>[1]);
  const long = pools.slice(0, SIZES.length);
  // the first round warms up
  for (const pool of long) await time(database, [pool], ROUNDS);
  const times: Time[] = [];
  for (const pool of long) times.push(await time(database, [pool], ROUNDS));
  const least = times[0];
  for (const [index, one] of times.entries())
    console.log(`${SIZES[index]} tests: ${words(one)}; work ${(one.work / (least?.work ?? 1)).toFixed(2)} times that of ${SIZES[0]}`);
  console.log(`${MANY} pools: ${words(await time(database, pools.slice(SIZES.length), 5))}`);
  await showPlans(database, long.slice(-1));
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
