import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, joinDatabase, openDatabase } from './open.ts';
import { people } from './tables/people.ts';

let parent = '';
const open: Database[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'limpid-open-'));
});
afterEach(async () => {
  for (const database of open.splice(0).toReversed()) await database.close();
  rmSync(parent, { recursive: true, force: true });
});

const kept = <T extends Database>(database: T): T => {
  open.push(database);
  return database;
};
const settings = () => ({ dataDir: join(parent, 'data'), log: () => {} });

it('opens, migrates once, and keeps its folder to itself', async () => {
  const database = kept(await openDatabase(settings()));
  expect(await database.migrate()).not.toEqual([]);
  expect(await database.migrate()).toEqual([]);
  expect(await database.db.$count(people)).toBe(0);
  await expect(openDatabase(settings())).rejects.toThrow(/already running on the data folder/);
});

it('lets a command beside the application share its database, and leaves it running', async () => {
  const database = kept(await openDatabase(settings()));
  const beside = await joinDatabase(settings());
  await beside.pool.query('create table said as select 1 as one');
  await beside.close();
  expect((await database.pool.query('select one from said')).rows).toEqual([{ one: 1 }]);
});

it('opens the folder itself when nobody else does, and gives an address for another process', async () => {
  const alone = kept(await joinDatabase(settings()));
  const other = kept(await openDatabase({ ...settings(), databaseUrl: alone.url }));
  expect(other.isEmbedded).toBe(false);
  expect((await other.pool.query('select current_database() as name')).rows).toEqual([{ name: 'limpid' }]);
});
