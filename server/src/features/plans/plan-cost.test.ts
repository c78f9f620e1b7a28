// What a plan costs does not grow with the log: no statement on its way reads more rows of a long log than of a short one. Counted by the
// database itself, not timed.
import { PARAMETERS, type Parameter } from '@limpid/chemistry';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readings } from '../../db/tables/readings.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { PoolRow } from '../../http/route.ts';
import { findFactsOfPools } from './plan-facts.ts';

const PERSON = '00000000-0000-7000-8000-0000000000aa';
const NOW = new Date('2026-07-04T09:00:00.000Z');
const SHORT = 600;
const LONG = 6000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`insert into people (id, email, first_name, last_name) values ($1, 'cost@example.com', 'C', 'C')`, [PERSON]);
});
afterAll(() => database.close());

let pools = 0;
/** A hot tub with a test an hour; what is measured once, or never, is looked for in all of its log. Refilled long ago, topped up often. */
async function addPool(entries: number): Promise<PoolRow> {
  pools += 1;
  const id = `00000000-0000-7000-8000-${String(pools).padStart(12, '0')}`;
  await database.pool.query(
    `insert into pools (id, person_id, name, volume_l, kind, sanitizer, setting, volume_source, cover, usage, shelf, time_zone)
     values ($1, $2, 'Cost', 1500, 'spa', 'chlorine', 'outdoor', 'known', 'none', 'normal', '[]', 'UTC')`,
    [id, PERSON],
  );
  await database.pool.query(
    `insert into readings (pool_id, id, taken_at, created_at, method, free_chlorine_ppm, ph, alkalinity_ppm, copper_ppm)
     select $1, gen_random_uuid(), $3::timestamptz - n * interval '1 hour', $3::timestamptz - n * interval '1 hour', 'drops', 3, 7.5,
       case when n % 7 = 0 then 90 end, case when n = $2 then 0.1 end from generate_series(1, $2::int) n`,
    [id, entries, NOW],
  );
  await database.pool.query(
    `insert into treatments (pool_id, id, done_at, created_at, product_id, strength_percent, amount_ml, amount_l)
     select $1, gen_random_uuid(), $3::timestamptz - n * interval '1 hour', $3, case when n % 20 = 0 then 'fill-water' else 'liquid-chlorine' end,
       case when n % 20 <> 0 then 10 end, case when n % 20 <> 0 then 5 end, case when n % 400 = 0 then 1500 when n % 20 = 0 then 20 end
     from generate_series(1, $2::int) n`,
    [id, entries, NOW],
  );
  await database.pool.query(
    `insert into plans (pool_id, id, reading_id, started_at, closed_at, closed_because, plan)
     select pool_id, gen_random_uuid(), id, taken_at, taken_at, 'retested', '{"steps":[],"at":"2026-01-01T00:00:00Z"}' from readings where pool_id = $1`,
    [id],
  );
  const rows = await database.pool.query<PoolRow>(
    `select id, volume_l as "volumeL", kind, sanitizer, setting, shelf, time_zone as "timeZone" from pools where id = $1`,
    [id],
  );
  return rows.rows[0] as PoolRow;
}

interface Node {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: Node[];
}
interface Cost {
  statement: string;
  /** that the scans of tables looked at */
  rows: number;
  wholeTables: string[];
}

function costOf(statement: string, root: Node): Cost {
  const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  const scans = nodes(root).filter((node) => node['Node Type'].includes('Scan') && node['Node Type'] !== 'Function Scan');
  const looked = (node: Node) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];
  const wholeTables = scans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
  return { statement, rows: scans.reduce((sum, node) => sum + looked(node), 0), wholeTables };
}

/** Runs the way to the facts of the pools, with what the database says that each of its statements looked at. */
async function costsOf(asked: PoolRow[]): Promise<Cost[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => statements.push({ text, values }) };
  await findFactsOfPools(drizzle(database.pool, { casing: 'snake_case', logger }), { pools: asked, measures: 'us' }, NOW);
  const costs: Cost[] = [];
  for (const { text, values } of statements) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, format json) ${text}`, values);
    costs.push(costOf(text, (rows[0] as { 'QUERY PLAN': { Plan: Node }[] })['QUERY PLAN'][0]?.Plan as Node));
  }
  return costs;
}

describe('what a plan costs', () => {
  it('is the same for a short log and for one that is ten times as long, and no statement reads a whole table of a log', async () => {
    const short = await addPool(SHORT);
    const long = await addPool(LONG);
    await database.pool.query('analyze');
    const ofShort = await costsOf([short]);
    const ofLong = await costsOf([long]);
    expect(ofLong.map(({ statement }) => statement)).toEqual(ofShort.map(({ statement }) => statement));
    for (const [index, { rows, wholeTables, statement }] of ofLong.entries()) {
      expect(rows, statement).toBeLessThanOrEqual(1.3 * (ofShort[index]?.rows ?? 0) + 5);
      const ofLogs = wholeTables.filter((table) => ['readings', 'treatments', 'plans'].includes(table));
      expect(ofLogs, statement).toEqual([]);
    }
  });

  it('takes as many statements for many pools as for one', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => addPool(150)));
    expect(await costsOf(all)).toHaveLength((await costsOf(all.slice(0, 1))).length);
  });

  it('gives each of many pools the facts that it has alone', async () => {
    const all = await Promise.all([0, 1, 30, 150].map(addPool));
    const together = await findFactsOfPools(database.db, { pools: all, measures: 'us' }, NOW);
    const alone = await Promise.all(
      all.map(async (pool) => (await findFactsOfPools(database.db, { pools: [pool], measures: 'us' }, NOW))[0]),
    );
    expect(together).toEqual(alone);
  });

  it('has an index for the newest test of every value that can be measured', () => {
    const names = new Set(getTableConfig(readings).indexes.map(({ config }) => config.name));
    const snakeCase = (name: Parameter) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(PARAMETERS.filter((name) => !names.has(`readings_with_${snakeCase(name)}`))).toEqual([]);
  });
});
