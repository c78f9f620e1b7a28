// Brings the schema forward. Forward only: each file once, in order, in a transaction of its own, so that a crash at any statement
// leaves a schema that some version of the application wrote.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import { databaseCode } from './errors.ts';

/** In the source tree and in the bundle alike the files are next to this code. */
const FOLDER = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Applies what is missing and returns the names. Several servers may call it at the same time: one works, the others wait. */
export async function migrate(connection: Pick<Connection, 'connectAlone'>, folder: URL = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connection.connectAlone();
  try {
    await prepareLedger(client);
    // Each transaction waits for the disk, so a schema that is up to date is only looked at.
    const known = await readLedger(client, migrations);
    const applied: string[] = [];
    for (const migration of migrations.filter(({ name }) => !known.has(name))) {
      if (await applyOnce(client, migration, migrations)) applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  if (files.length === 0) throw new MigrationError('This installation has no migrations; please install it again.');
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n');
      const statements = text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '');
      return { name: file.slice(0, -'.sql'.length), hash: createHash('sha256').update(text).digest('hex'), statements };
    }),
  );
}

async function prepareLedger(client: pg.Client, attempt = 1): Promise<void> {
  try {
    await client.query(
      `create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)`,
    );
    await client.query(`create table if not exists schema_migrations_lock (id integer primary key)`);
    await client.query(`insert into schema_migrations_lock (id) values (1) on conflict do nothing`);
  } catch (error) {
    // "if not exists" is no promise between two that create at the same moment: the slower one gets one of these.
    if (attempt < 5 && ['23505', '42P07', '42710', '40001'].includes(databaseCode(error) ?? '')) return prepareLedger(client, attempt + 1);
    throw error;
  }
}

/** The names of what was applied; refuses what this version does not know. */
async function readLedger(client: pg.Client, known: Migration[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  requireOurs(rows, known);
  return new Set(rows.map(({ name }) => name));
}

async function applyOnce(client: pg.Client, migration: Migration, known: Migration[]): Promise<boolean> {
  await client.query('begin');
  try {
    // A row lock and not an advisory one: every PostgreSQL-compatible engine keeps it.
    await client.query('select id from schema_migrations_lock where id = 1 for update');
    const isMissing = !(await readLedger(client, known)).has(migration.name);
    if (isMissing) {
      for (const statement of migration.statements) await client.query(statement);
      await client.query('insert into schema_migrations (name, hash, applied_at) values ($1, $2, now())', [migration.name, migration.hash]);
    }
    await client.query('commit');
    return isMissing;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if (error instanceof MigrationError) throw error;
    throw new MigrationError(`The database could not be brought to ${migration.name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Refuses a schema that this version does not know, before anything is changed. */
function requireOurs(rows: { name: string; hash: string }[], known: Migration[]): void {
  for (const row of rows) {
    const ours = known.find((migration) => migration.name === row.name);
    if (!ours)
      throw new MigrationError(
        `The database was written by a newer version of Limpid (it has ${row.name}). Start that version, or restore a back-up made by this one.`,
      );
    if (ours.hash !== row.hash)
      throw new MigrationError(`The migration ${row.name} is not the one that this database was made with. Put the original file back.`);
  }
}
