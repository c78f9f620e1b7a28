// One throwaway PostgreSQL for a test run. TEST_DATABASE_URL runs the same tests against a server of your own.
import { mkdtempSync, readdirSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type ConnectionSettings } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { asApp, prepareDatabase } from '../db/postgres/app-role.ts';
import { isAlive } from '../db/postgres/processes.ts';
import { startPostgres } from '../db/postgres/server.ts';
import { bringUpToDate } from '../jobs.ts';

export interface TestServer {
  /** of an account that may create databases */
  address: ConnectionSettings;
  /** the account that tests connect with and that owns their databases, as in the product; undefined: the same */
  user: string | undefined;
  /** migrated and empty; every test file works on its own copy */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

const PREFIX = 'limpid-test-';

let tearDown = async () => {};

export const teardown = () => tearDown();

export async function setup(project: TestProject): Promise<void> {
  const template = `limpid_template_${process.pid}`;
  const external = process.env['TEST_DATABASE_URL'];
  const own = external ? undefined : await startThrowaway();
  const address: ConnectionSettings = own?.address ?? { connectionString: external };
  const user = own?.user;
  if (own) await prepareDatabase(own.superuser, template);
  else await run(address, `create database ${template}`);
  const connection = connect(inDatabase({ ...address, ...(user && { user }) }, template));
  await bringUpToDate({ ...connection, migrate: () => migrate(connection) });
  await connection.close();
  project.provide('postgres', { address, user, template });
  tearDown = async () => {
    if (own) await own.stop();
    else await run(address, `drop database if exists ${template} with (force)`);
  };
}

async function startThrowaway() {
  sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const server = await startPostgres({ dataDir, isThrowaway: true, log: () => {} });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { superuser: server.address, address: { ...server.address, database: 'postgres' }, user: asApp(server.address).user, stop };
}

/** Folders of runs that were killed. A server that still lives in one notices that its files are gone and ends itself. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

export function inDatabase(address: ConnectionSettings, database: string): ConnectionSettings {
  if (!address.connectionString) return { ...address, database };
  const url = new URL(address.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

async function run(address: ConnectionSettings, statement: string): Promise<void> {
  const client = await connect({ ...address, size: 1 }).connectAlone();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
