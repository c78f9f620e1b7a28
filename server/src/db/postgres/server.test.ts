import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../connection.ts';
import { isRoot } from './identity.ts';
import { type PostgresServer, type PostgresSettings, startPostgres } from './server.ts';

vi.setConfig({ testTimeout: 90_000 });

let parent = '';
let servers: PostgresServer[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'limpid-server-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  rmSync(parent, { recursive: true, force: true });
});

async function start(settings: Partial<PostgresSettings> = {}) {
  const output: string[] = [];
  const server = await startPostgres({ dataDir: join(parent, 'data'), log: (line) => output.push(line), ...settings });
  servers.push(server);
  const ask = async <T extends object>(query: string): Promise<T[]> => {
    const connection = connect({ ...server.address, database: 'postgres', size: 1 });
    try {
      return (await connection.pool.query<T>(query)).rows;
    } finally {
      await connection.close();
    }
  };
  return { server, output: () => output.join('\n'), ask };
}

it('listens on a private socket only, never as root, and waits for the disk at every commit', async () => {
  const { server, ask } = await start();
  const settings = await ask<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('listen_addresses', 'io_method', 'fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums',
       'log_error_verbosity', 'log_min_error_statement', 'log_parameter_max_length', 'log_parameter_max_length_on_error')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    listen_addresses: '',
    io_method: 'sync',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  });
  expect(statSync(server.address.host).mode & 0o077).toBe(0);
  if (process.platform === 'linux') expect(statSync(`/proc/${server.pid()}`).uid).not.toBe(0);
});

it.runIf(process.platform === 'linux')('makes the files safe with one request after a crash, not one after the other', async () => {
  const { ask } = await start();
  expect(await ask('show recovery_init_sync_method')).toEqual([{ recovery_init_sync_method: 'syncfs' }]);
});

it('syncs the log once for each of twenty commits', async () => {
  const { server } = await start();
  const connection = connect({ ...server.address, database: 'postgres', size: 1 });
  const syncs = async () => {
    await connection.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await connection.pool.query<{ n: string }>(
      `select sum(fsyncs) as n from pg_stat_io where object = 'wal' and backend_type = 'client backend'`,
    );
    return Number(rows[0]?.n);
  };
  await connection.pool.query('create table grown (n int)');
  const before = await syncs();
  for (let n = 0; n < 20; n += 1) await connection.pool.query('insert into grown values ($1)', [n]);
  const after = await syncs();
  await connection.close();
  expect(after - before).toBeGreaterThanOrEqual(20);
});

it('runs under a folder that is closed to everyone else, and says how', async () => {
  chmodSync(parent, 0o700);
  const { ask, output } = await start();
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  if (isRoot()) expect(output()).toMatch(/never runs as root; .* may not enter .*right to pass/);
});

it('moves to an open folder where nothing else works, taking the data along, and remembers it', async () => {
  chmodSync(parent, 0o711);
  const openFolder = join(parent, 'open');
  const dataDir = join(parent, 'data');
  const first = await start({ dataDir });
  await first.ask('create table kept as select 42 as n');
  await first.server.stop();
  const elsewhere = await start({ dataDir, openFolder, without: ['direct', 'passage'] });
  expect(await elsewhere.ask('select n from kept')).toEqual([{ n: 42 }]);
  await elsewhere.ask('update kept set n = 43');
  await elsewhere.server.stop();
  const again = await start({ dataDir });
  expect(await again.ask('select n from kept')).toEqual([{ n: 43 }]);
  if (isRoot()) {
    expect(elsewhere.output()).toMatch(/may not enter .* The database therefore lives in .*: include it in your back-ups/);
    expect(again.server.address.host.startsWith(openFolder)).toBe(true);
  }
});

it('puts the socket elsewhere when its address would be too long', async () => {
  const dataDir = join(parent, 'a-rather-long-name-for-a-folder'.repeat(3), 'data');
  mkdirSync(dataDir, { recursive: true });
  const { server, ask } = await start({ dataDir });
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  expect(server.address.host.startsWith(parent)).toBe(false);
  await server.stop();
  expect(existsSync(server.address.host)).toBe(false);
});

it('says in words why it cannot start', async () => {
  const { server } = await start();
  await server.stop();
  const config = join(parent, 'data', 'postgres', 'data', 'postgresql.conf');
  writeFileSync(config, 'shared_buffers = many\n');
  await expect(start()).rejects.toThrow(/did not start: .*shared_buffers/);
  writeFileSync(config, '');
  await start();
  expect(readdirSync(join(parent, 'data'))).toContain('postgres.log');
});
