// No file outlives its row, whatever deletes the row, and whatever fails on the way.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Files } from '../../adapters/files/files.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { NOUNS } from '../../features.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { announceFiles, keepFiles, newFileKey, prefixOf, removeDoomedFiles } from './files.ts';

let database: TestDatabase;
let folder: string;
let files: Files;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'limpid-test-doomed-'));
  files = folderFiles(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const HOUR_MS = 3600_000;
const NOW = new Date('2026-07-04T12:00:00Z');
const after = (ms: number): Date => new Date(NOW.getTime() + ms);

/** Two files for a row to come. */
async function announced(): Promise<string> {
  const prefix = prefixOf('test', newFileKey());
  await announceFiles(database.db, prefix, NOW);
  for (const name of ['small.jpeg', 'large.jpeg']) {
    // oxlint-disable-next-line no-await-in-loop -- two small files
    await files.put(prefix + name, { bytes: Buffer.from(name) }, 'image/jpeg');
  }
  return prefix;
}
async function count(prefix: string): Promise<number> {
  let found = 0;
  for await (const _ of files.list(prefix)) found += 1;
  return found;
}
const keep = (prefix: string) => database.withTransaction((tx) => keepFiles(tx, prefix));

it('removes what no row was written for, and leaves the rest', async () => {
  const [kept, forgotten] = [await announced(), await announced()];
  await keep(kept);
  await removeDoomedFiles(database, files, after(HOUR_MS - 1));
  expect(await count(forgotten)).toBe(2);
  // Two servers at the same time.
  await Promise.all([removeDoomedFiles(database, files, after(HOUR_MS)), removeDoomedFiles(database, files, after(HOUR_MS))]);
  expect([await count(kept), await count(forgotten)]).toEqual([2, 0]);
  // Its row would be without files.
  await expect(keep(forgotten)).rejects.toThrow('before their row');
});

it('tries again what could not be removed, and goes on with the others', async () => {
  const stuck = await announced();
  const others = [await announced(), await announced()];
  const broken: Files = {
    put: (...given) => files.put(...given),
    open: (key) => files.open(key),
    list: (prefix) => files.list(prefix),
    remove: (keys) => (keys.some((key) => key.startsWith(stuck)) ? Promise.reject(new Error('No storage.')) : files.remove(keys)),
  };
  await expect(removeDoomedFiles(database, broken, after(HOUR_MS))).rejects.toThrow('could not be removed');
  expect([await count(stuck), ...(await Promise.all(others.map(count)))]).toEqual([2, 0, 0]);
  await removeDoomedFiles(database, files, after(2 * HOUR_MS));
  expect(await count(stuck)).toBe(0);
});

it('hears of every row that goes: each table with files has its trigger', async () => {
  const { rows } = await database.pool.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, trim(trailing '\\000' from encode(tgargs, 'escape')) as name
       from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'doom_files'`,
  );
  const owning = NOUNS.flatMap(({ tables, files: noun }) =>
    tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.some((column) => column.name === 'fileKey' || column.name === 'file_key') ? [{ table: name, name: noun?.name }] : [];
    }),
  );
  expect(owning.length).toBeGreaterThan(0);
  expect(rows.toSorted((a, b) => a.table.localeCompare(b.table))).toEqual(owning.toSorted((a, b) => a.table.localeCompare(b.table)));
});
