// The embedded PostgreSQL: started, watched, started again when it dies, and stopped with the application.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { program } from './binaries.ts';
import { dataFolder, ensureCluster, readPostmasterFile, removePostmasterFile, SUPERUSER, windowsPassword } from './cluster.ts';
import { spawnAs } from './identity.ts';
import { chooseSocketFolder, choosePlace, clusterFolder, type Place, type SocketFolder } from './place.ts';
import { PostgresError } from './postgres-error.ts';
import { isAlive, isPostgresIn, waitUntilGone } from './processes.ts';

export interface PostgresSettings {
  dataDir: string;
  /** one line of news for people */
  log: (line: string) => void;
  /** for tests: nothing in it outlives the run, so nothing waits for the disk */
  isThrowaway?: boolean;
  /** ways of running as root that are switched off, to test the others */
  without?: ('direct' | 'passage')[];
  /** see place.ts */
  openFolder?: string;
}

export interface PostgresServer {
  /** where to connect as the superuser; stays the same over restarts */
  address: { host: string; port: number; user: string; password?: string };
  /** made by this start */
  isNew: boolean;
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 8_000;
const LOG_LIMIT_BYTES = 5_000_000;

interface Running {
  settings: PostgresSettings;
  place: Place;
  socket: SocketFolder;
  port: number;
  child: ChildProcess | undefined;
  isStopping: boolean;
  restarting: Promise<void>;
}

export async function startPostgres(settings: PostgresSettings): Promise<PostgresServer> {
  const place = choosePlace(settings);
  for (const remark of place.remarks) settings.log(remark);
  await stopLeftover(place, settings.log);
  const isNew = await ensureCluster(place, settings.isThrowaway ?? false);
  rmSync(join(place.folder, 'run'), { recursive: true, force: true });
  const isWindows = process.platform === 'win32';
  const socket = isWindows ? { path: '', isTemporary: false } : chooseSocketFolder(place);
  const port = isWindows ? await freePort() : 5432;
  const running: Running = { settings, place, socket, port, child: undefined, isStopping: false, restarting: Promise.resolve() };
  // A process that exits without stopping the server, through an error or in the middle of the start, still asks it to end.
  const onExit = () => void running.child?.kill('SIGINT');
  process.once('exit', onExit);
  const stopForGood = () => stop(running).finally(() => process.off('exit', onExit));
  try {
    await launch(running);
  } catch (error) {
    await stopForGood();
    throw error;
  }
  const address = {
    host: isWindows ? '127.0.0.1' : socket.path,
    port,
    user: SUPERUSER,
    ...(isWindows && { password: windowsPassword(place) }),
  };
  return { address, isNew, pid: () => running.child?.pid, stop: stopForGood };
}

/** Where the server of a running application listens. */
export function findServer(dataDir: string): PostgresServer['address'] | undefined {
  const place = { folder: clusterFolder(dataDir) };
  const file = readPostmasterFile(place);
  if (!file?.isReady || !isPostgresIn(file.pid, dataFolder(place))) return undefined;
  const { host, port } = file;
  return { host, port, user: SUPERUSER, ...(process.platform === 'win32' && { password: windowsPassword(place) }) };
}

/** A server of ours that outlived its application is ended in good order: the next one then runs with this version's settings. */
async function stopLeftover(place: Place, log: (line: string) => void): Promise<void> {
  const file = readPostmasterFile(place);
  if (!file) return;
  if (isPostgresIn(file.pid, dataFolder(place))) {
    log('The database server of an earlier run is still there; stopping it first.');
    await endServer(place, file.pid);
  }
  removePostmasterFile(place);
}

async function endServer(place: Place, pid: number): Promise<void> {
  if (process.platform === 'win32') spawnSync(program(place.binaries, 'pg_ctl'), ['stop', '-D', dataFolder(place), '-m', 'fast']);
  else signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, STOP_WITHIN_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntilGone(pid, 3000)) return;
  signal(pid, 'SIGKILL');
  if (!(await waitUntilGone(pid, 3000)))
    throw new PostgresError(`The database server (process ${pid}) does not stop. End it by hand and start again.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new PostgresError(`The database server (process ${pid}) belongs to another account and cannot be stopped from here.`, { cause });
  }
}

function serverOptions({ settings, socket, port }: Running): string[] {
  const options: Record<string, string> = {
    port: String(port),
    listen_addresses: process.platform === 'win32' ? '127.0.0.1' : '',
    unix_socket_directories: socket.path,
    unix_socket_permissions: '0700',
    // Workers for input and output would outlive a killed server and hold its memory against the next start.
    io_method: 'sync',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // The log names no person: no values in details, no statements, no parameters. The application's own account logs even less (app-role.ts).
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    jit: 'off',
    // After a crash everything on the disk is made safe with one request, where by default each of 1,500 files waits for the disk on its own.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    max_wal_size: '256MB',
    ...(settings.isThrowaway && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }),
  };
  return Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Starts the server and waits until it takes connections. Right after a crash its memory may still be held for a moment: then again. */
async function launch(running: Running): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const output = await launchOnce(running, until);
    if (output === undefined) return;
    const isPassing = /shared memory block .* is still in use|lock file .* already exists|could not bind|address already in use/is.test(
      output,
    );
    if (!isPassing || Date.now() > until - READY_WITHIN_MS + 15_000)
      throw new PostgresError(`The database server did not start: ${output.trim().split('\n').slice(-6).join(' ') || 'it said nothing'}`);
    await pause(150);
  }
}

/** Undefined: it is ready. Otherwise its last output before it ended. */
async function launchOnce(running: Running, until: number): Promise<string | undefined> {
  const { place } = running;
  // Not in the server's own folder: what we open there as root could have been put in its way.
  const logPath = join(running.settings.dataDir, 'postgres.log');
  if (existsSync(logPath) && statSync(logPath).size > LOG_LIMIT_BYTES) renameSync(logPath, `${logPath}.1`);
  const log = openSync(logPath, 'a', 0o600);
  const logStart = statSync(logPath).size;
  const path = program(place.binaries, 'postgres');
  const { command, args, options } = spawnAs(place.identity, path, ['-D', dataFolder(place), ...serverOptions(running)]);
  // Detached: a signal to our process group must not reach the server before the last request is done.
  const child = spawn(command, args, { ...options, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  running.child = child;
  for (; Date.now() < until && !running.isStopping; await pause(5)) {
    if (hasEnded) return readFileSync(logPath).subarray(logStart).toString();
    const file = readPostmasterFile(place);
    if (file?.isReady && file.pid === child.pid) {
      watch(running, child);
      return undefined;
    }
  }
  if (running.isStopping) return undefined;
  child.kill('SIGQUIT');
  return `it was not ready within ${READY_WITHIN_MS / 1000} s`;
}

function watch(running: Running, child: ChildProcess): void {
  const onExit = () => {
    running.child = undefined;
    if (!running.isStopping) running.restarting = restart(running);
  };
  if (child.exitCode !== null || child.signalCode !== null) onExit();
  else child.once('exit', onExit);
  // The server does not keep the process alive: the code that starts it stops it.
  child.unref();
}

async function restart(running: Running): Promise<void> {
  const { log } = running.settings;
  log('The database server ended unexpectedly; starting it again.');
  for (let waitMs = 100; !running.isStopping; waitMs = Math.min(2 * waitMs, 5000)) {
    try {
      await stopLeftover(running.place, log);
      await launch(running);
      log('The database server is back.');
      return;
    } catch (error) {
      log(`${(error as Error).message} Trying again.`);
      await pause(waitMs);
    }
  }
}

async function stop(running: Running): Promise<void> {
  running.isStopping = true;
  await running.restarting;
  const pid = running.child?.pid;
  if (pid !== undefined && isAlive(pid)) await endServer(running.place, pid);
  if (running.socket.isTemporary) rmSync(running.socket.path, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
