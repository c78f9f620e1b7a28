// The tables in code are those that the migrations make: a person who changes one and forgets the other reads here what is missing.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function tablesInCode(): Promise<PgTable[]> {
  const folder = join(import.meta.dirname, 'tables');
  const modules = (await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))) as object[];
  return modules.flatMap((module) => Object.values(module) as unknown[]).filter((value) => is(value, PgTable));
}

/** A line for each column, key, index and rule. */
function linesOf(table: PgTable): string[] {
  const { name, columns, indexes, checks, foreignKeys } = getTableConfig(table);
  return [
    ...columns.map((column) => {
      const type = column.getSQLType().replace(' (', '(');
      return `${name}.${snakeCase(column.name)} ${type}${column.notNull || column.primary ? ' not null' : ''}`;
    }),
    ...indexes.map(({ config }) => `index ${config.name}`),
    ...checks.map((check) => `check ${check.name}`),
    ...foreignKeys.map(
      ({ reference, onDelete }) => `${name} → ${getTableConfig(reference().foreignTable).name} ${onDelete ?? 'no action'}`,
    ),
  ];
}

const IN_DATABASE = `
  with ours as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'schema\\_%'),
    deeds (code, deed) as (values ('a', 'no action'), ('c', 'cascade'), ('n', 'set null'), ('r', 'restrict'), ('d', 'set default'))
  select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as line
    from pg_attribute join ours on ours.oid = attrelid where attnum > 0 and not attisdropped
  union all select 'index ' || c.relname from pg_index join ours on ours.oid = indrelid join pg_class c on c.oid = indexrelid
    where not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
  union all select 'check ' || conname from pg_constraint join ours on ours.oid = conrelid where contype = 'c'
  union all select ours.relname || ' → ' || other.relname || ' ' || deed
    from pg_constraint join ours on ours.oid = conrelid join ours other on other.oid = confrelid join deeds on code = confdeltype where contype = 'f'`;

it('are the same in code and in a migrated database (write what is missing with: npm run migration -- <name>)', async () => {
  const tables = await tablesInCode();
  expect(tables.length).toBeGreaterThan(30);
  const { rows } = await database.pool.query<{ line: string }>(IN_DATABASE);
  const [code, migrated] = [tables.flatMap(linesOf), rows.map(({ line }) => line)];
  expect({
    'without a migration': code.filter((line) => !migrated.includes(line)),
    'without a table in code': migrated.filter((line) => !code.includes(line)),
  }).toEqual({ 'without a migration': [], 'without a table in code': [] });
});
