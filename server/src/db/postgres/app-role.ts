// The account that the application connects with: it owns its database and everything in it, and can do nothing beyond. The cluster's
// superuser only prepares that. Folders from before there was such an account are handed over to it at their first start.
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../connection.ts';
import type { PostgresServer } from './server.ts';

type Address = PostgresServer['address'];

const APP_ROLE = 'limpid_app';
/** Errors of statements reach the application, which logs them without their values; here their messages would quote what people typed. */
const LOG_LEVEL = 'log';

/** Where the application connects. On Windows both accounts share the password that lies in the cluster's closed folder. */
export const asApp = (address: Address): Address => ({ ...address, user: APP_ROLE });

/** Makes the account and its database where they are missing; true where an existing database changed hands. */
export async function prepareDatabase(address: Address, name: string): Promise<boolean> {
  const connection = connect({ ...address, database: 'postgres', size: 1 });
  try {
    await ensureRole(connection.pool, address.password);
    const { rows } = await connection.pool.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [name],
    );
    if (!rows[0]) await connection.pool.query(`create database ${pg.escapeIdentifier(name)} owner ${APP_ROLE}`);
    else if (rows[0].owner !== APP_ROLE) {
      await handOver(address, name);
      return true;
    }
    return false;
  } finally {
    await connection.close();
  }
}

async function ensureRole(pool: pg.Pool, password: string | undefined): Promise<void> {
  const { rowCount } = await pool.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount === 0) await pool.query(`create role ${APP_ROLE}`);
  const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
  await pool.query(`alter role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls${secret}`);
  await pool.query(`alter role ${APP_ROLE} set log_min_messages = ${LOG_LEVEL}`);
}

/** All or nothing: the database changes its owner last. Sequences that belong to a column follow their table. */
async function handOver(address: Address, name: string): Promise<void> {
  const connection = connect({ ...address, database: name, size: 1, deadlineMs: 60_000 });
  try {
    await connection.pool.query(`
      do $$
      declare statement text;
      begin
        for statement in
          select format('alter schema %I owner to ${APP_ROLE}', nspname) from pg_namespace
            where nspname !~ '^pg_' and nspname <> 'information_schema'
          union all
          select format('alter table %s owner to ${APP_ROLE}', c.oid::regclass)
            from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S')
              and not (c.relkind = 'S' and exists (
                select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
        loop
          execute statement;
        end loop;
        execute format('alter database %I owner to ${APP_ROLE}', current_database());
      end $$`);
  } finally {
    await connection.close();
  }
}

/** What earlier versions let the server write may name people. The running server goes on writing at the file's new end. */
export function forgetOldLog(dataDir: string): void {
  truncateSync(join(dataDir, 'postgres.log'));
  rmSync(join(dataDir, 'postgres.log.1'), { force: true });
}
