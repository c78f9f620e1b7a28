import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const database = await testDatabase();
const parent = mkdtempSync(join(tmpdir(), 'limpid-migrate-'));
afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true });
});
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public');
});

const BREAK = '\n--> statement-breakpoint\n';
const FIRST = ['create table first (n int);', 'insert into first values (1);'].join(BREAK);

function folderOf(files: Record<string, string>): URL {
  const path = join(parent, randomBytes(6).toString('hex'));
  mkdirSync(path);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return pathToFileURL(`${path}/`);
}

const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'schema_%' order by 1`,
  );
  return rows.map((row) => row.name);
};

it('applies each file once and in order', async () => {
  const folder = folderOf({ '0001_second.sql': 'create table second as select n from first;', '0000_first.sql': FIRST });
  expect(await migrate(database, folder)).toEqual(['0000_first', '0001_second']);
  expect(await migrate(database, folder)).toEqual([]);
  expect(await tables()).toEqual(['first', 'second']);
});

it('leaves nothing of a file that fails half-way, keeps the files before it, and goes on when it is mended', async () => {
  const broken = folderOf({ '0000_first.sql': FIRST, '0001_second.sql': ['create table second (n int);', 'select nonsense;'].join(BREAK) });
  await expect(migrate(database, broken)).rejects.toThrow(/could not be brought to 0001_second: .*nonsense/);
  expect(await tables()).toEqual(['first']);
  const mended = folderOf({ '0000_first.sql': FIRST, '0001_second.sql': 'create table second (n int);' });
  expect(await migrate(database, mended)).toEqual(['0001_second']);
});

it('writes nothing where the schema is up to date, so that a start need not wait for the disk', async () => {
  const folder = folderOf({ '0000_first.sql': FIRST, '0001_second.sql': 'create table second (n int);' });
  await migrate(database, folder);
  const locks: string[] = [];
  const connectAlone = async () => {
    const client = await database.connectAlone();
    const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
    client.query = ((text: string, values?: unknown[]) => {
      if (/^(?:begin|commit)|for update/.test(text)) locks.push(text);
      return query(text, values);
    }) as unknown as typeof client.query;
    return client;
  };
  expect(await migrate({ connectAlone }, folder)).toEqual([]);
  expect(locks).toEqual([]);
});

it('works once when several servers begin at the same moment', async () => {
  const folder = folderOf({ '0000_first.sql': FIRST, '0001_second.sql': 'create table second (n int);' });
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, folder)));
  expect(applied.flat().toSorted()).toEqual(['0000_first', '0001_second']);
  expect((await database.pool.query('select n from first')).rowCount).toBe(1);
});

it('refuses a schema written by a newer version, and an altered history, before it changes anything', async () => {
  await migrate(database, folderOf({ '0000_first.sql': FIRST, '0001_newer.sql': 'create table newer (n int);' }));
  const older = folderOf({ '0000_first.sql': FIRST, '0000_more.sql': 'create table more (n int);' });
  await expect(migrate(database, older)).rejects.toThrow(/newer version of Limpid \(it has 0001_newer\)/);
  const altered = folderOf({ '0000_first.sql': `${FIRST} `, '0001_newer.sql': 'create table newer (n int);' });
  await expect(migrate(database, altered)).rejects.toThrow(/0000_first is not the one/);
  expect(await tables()).toEqual(['first', 'newer']);
});
