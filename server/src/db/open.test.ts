import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from './connection.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { type Database, joinDatabase, openDatabase } from './open.ts';
import { startPostgres } from './postgres/server.ts';
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
const PERSON = { id: newId(), email: 'mara@example.com', firstName: 'Mara', lastName: 'Quist', passwordHash: 'x' };
const logs = (dataDir: string) =>
  globSync(join(dataDir, 'postgres.log*'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
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

describe('the account of the application', () => {
  const rights = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
  const NONE = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };
  const foreign = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and pg_get_userbyid(c.relowner) <> current_user`;

  it('owns its database and has no other rights', async () => {
    const database = kept(await openDatabase(settings()));
    await database.migrate();
    expect((await database.pool.query(rights)).rows).toEqual([NONE]);
    expect((await database.pool.query(foreign)).rows).toEqual([]);
    for (const statement of ["copy people to program 'cat'", 'create role other', 'create database other', 'create extension dblink'])
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('takes over a folder that the superuser filled, with its rows, and forgets its log', async () => {
    const { dataDir, log } = settings();
    const server = await startPostgres({ dataDir, log });
    const root = connect({ ...server.address, database: 'postgres', size: 1 });
    await root.pool.query('create database limpid');
    await root.close();
    const old = connect({ ...server.address, database: 'limpid' });
    await migrate(old);
    await old.db.insert(people).values(PERSON);
    await old.pool.query('create sequence numbers');
    await old.pool.query('create table counted (n bigserial)');
    await expect(old.db.insert(people).values(PERSON)).rejects.toThrow('insert into');
    await old.close();
    await server.stop();
    appendFileSync(join(dataDir, 'postgres.log'), `DETAIL:  Key (email)=(${PERSON.email}) already exists.\n`);
    writeFileSync(join(dataDir, 'postgres.log.1'), PERSON.email);

    const database = kept(await openDatabase(settings()));
    expect(await database.migrate()).toEqual([]);
    expect(await database.db.select({ email: people.email }).from(people)).toEqual([{ email: PERSON.email }]);
    expect((await database.pool.query(rights)).rows).toEqual([NONE]);
    expect((await database.pool.query(foreign)).rows).toEqual([]);
    await database.pool.query('alter table people add column shoe_size int');
    await database.pool.query(`select nextval('numbers')`);
    await database.pool.query('insert into counted default values');
    expect(logs(dataDir)).not.toContain(PERSON.email);
    await database.close();
    open.pop();
    // The second start has nothing left to hand over, and keeps the log.
    appendFileSync(join(dataDir, 'postgres.log'), 'a line of yesterday\n');
    kept(await openDatabase(settings()));
    expect(logs(dataDir)).toContain('a line of yesterday');
  });
});

it('writes no address of a person into the log of the server', async () => {
  const database = kept(await openDatabase(settings()));
  await database.migrate();
  await database.db.insert(people).values(PERSON);
  const failing = [
    database.db.insert(people).values({ ...PERSON, id: newId() }),
    database.pool.query(`insert into people (id, email) values (gen_random_uuid(), '${PERSON.email}')`),
    database.pool.query(`select '${PERSON.email}'::uuid`),
    database.pool.query('select $1::uuid', [PERSON.email]),
    database.pool.query(`select 1 as "${PERSON.email}" where no_such_column = '${PERSON.email}'`),
    database.pool.query(`do $$ begin raise warning '%', '${PERSON.email}'; raise exception '%', '${PERSON.email}'; end $$`),
  ];
  const outcomes = await Promise.allSettled(failing);
  expect(outcomes.map(({ status }) => status)).toEqual(failing.map(() => 'rejected'));
  await database.close();
  open.pop();
  const text = logs(settings().dataDir);
  // It still says what concerns the server.
  expect(text).toContain('database system is shut down');
  expect(text).not.toMatch(/mara|@/);
});

it('opens the folder itself when no one else does, and gives an address for another process', async () => {
  const alone = kept(await joinDatabase(settings()));
  const other = kept(await openDatabase({ ...settings(), databaseUrl: alone.url }));
  expect(other.isEmbedded).toBe(false);
  expect((await other.pool.query('select current_database() as name')).rows).toEqual([{ name: 'limpid' }]);
});
