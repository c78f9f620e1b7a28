// Real processes, really killed: what was acknowledged is there afterwards, and everything recovers without help.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../open.ts';
import { readPostmasterFile } from './cluster.ts';
import { isAlive, isPostgresIn } from './processes.ts';

const APP = fileURLToPath(new URL('../../testing/writing-app.ts', import.meta.url));

interface App {
  child: ChildProcess;
  acknowledged: Set<number>;
  output: string[];
  /** the code that it ended with */
  ended: Promise<number | null>;
}

let dataDir = '';
let apps: App[] = [];

let parent = '';
/** a folder after an orderly first day, to begin each test with */
let firstDay = '';

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'limpid-death-'));
  firstDay = join(parent, 'first-day');
  const database = await openDatabase({ dataDir: firstDay, log: () => {} });
  await database.close();
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(parent, 'data-'));
  // With its owners, which the file functions of Node do not keep.
  execFileSync('cp', ['-a', `${firstDay}/.`, dataDir]);
});
afterEach(async () => {
  for (const app of apps) app.child.kill('SIGKILL');
  apps = [];
  const pid = serverPid();
  if (pid !== undefined && isServer(pid)) process.kill(pid, 'SIGKILL');
  await until(() => pid === undefined || !isAlive(pid));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Undefined while the file is not there, or not written yet: a signal to process 0 would reach this test itself. */
const serverPid = (): number | undefined => readPostmasterFile({ folder: join(dataDir, 'postgres') })?.pid;

/** Of a server that takes connections: one that is killed in the middle of its start is another matter. */
async function readyServerPid(before?: number): Promise<number> {
  let pid: number | undefined;
  await until(() => {
    const file = readPostmasterFile({ folder: join(dataDir, 'postgres') });
    pid = file?.isReady && file.pid !== before && isServer(file.pid) ? file.pid : undefined;
    return pid !== undefined;
  });
  return pid as unknown as number;
}

const isServer = (pid: number) => isPostgresIn(pid, join(dataDir, 'postgres', 'data'));

async function until(holds: () => boolean, withinMs = 40_000): Promise<void> {
  for (const end = Date.now() + withinMs; !holds(); await pause(10)) if (Date.now() > end) throw new Error(`waited in vain\n${said()}`);
}

const said = () =>
  apps.flatMap(({ child, output }) => [`process ${child.pid}, exit code ${child.exitCode}`, ...output.slice(-5)]).join('\n');

function startApp(): App {
  const child = spawn(process.execPath, [APP, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const app: App = { child, acknowledged: new Set(), output: [], ended: new Promise((resolve) => child.once('exit', resolve)) };
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString()}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('wrote ')) app.acknowledged.add(Number(line.slice('wrote '.length)));
      else app.output.push(line);
    }
  });
  apps.push(app);
  return app;
}

async function startWriting(): Promise<App> {
  const app = startApp();
  await until(() => app.acknowledged.size > 50);
  return app;
}

async function requireNothingLost(writers: App[]): Promise<void> {
  const database = await openDatabase({ dataDir, log: () => {} });
  const { rows } = await database.pool.query<{ number: string }>('select number from written');
  await database.close();
  const kept = new Set(rows.map((row) => Number(row.number)));
  for (const app of writers) {
    expect(app.acknowledged.size).toBeGreaterThan(50);
    expect([...app.acknowledged].filter((number) => !kept.has(number))).toEqual([]);
  }
}

async function kill(app: App): Promise<void> {
  app.child.kill('SIGKILL');
  await app.ended;
}

describe('sudden death', { timeout: 90_000 }, () => {
  it('ends in order when asked to, and starts again with everything', async () => {
    const app = await startWriting();
    const pid = await readyServerPid();
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(serverPid()).toBeUndefined();
    expect(existsSync(join(dataDir, 'limpid.pid'))).toBe(false);
    await requireNothingLost([app]);
  });

  it('refuses a second application on the same folder in words, and leaves the first alone', async () => {
    const first = await startWriting();
    const second = startApp();
    expect(await second.ended).toBe(1);
    expect(second.output.join('\n')).toMatch(/refused Limpid is already running on the data folder .* \(process \d+, since .*DATA_DIR/);
    const before = first.acknowledged.size;
    await until(() => first.acknowledged.size > before + 50);
    expect(first.output.filter((line) => line.startsWith('log'))).not.toContainEqual(expect.stringContaining('ended unexpectedly'));
  });

  it('lets exactly one of several simultaneous starts have the folder', async () => {
    const all = Array.from({ length: 4 }, startApp);
    await until(() => all.filter((app) => app.child.exitCode === 1).length === 3);
    await until(() => all.some((app) => app.acknowledged.size > 50));
    expect(all.filter((app) => app.output.includes('ready'))).toHaveLength(1);
  });

  it('survives the death of Node alone: the server left over is ended, and nothing is lost', async () => {
    const app = await startWriting();
    const pid = await readyServerPid();
    await kill(app);
    expect(isServer(pid)).toBe(true);
    const next = await startWriting();
    expect(next.output).toContainEqual(expect.stringContaining('still there'));
    expect(isAlive(pid)).toBe(false);
    await kill(next);
    await requireNothingLost([app, next]);
  });

  it('survives the death of PostgreSQL alone: it is started again and the same application goes on', async () => {
    const app = await startWriting();
    let pid: number | undefined;
    for (let round = 0; round < 2; round += 1) {
      pid = await readyServerPid(pid);
      process.kill(pid, 'SIGKILL');
      await readyServerPid(pid);
      const before = app.acknowledged.size;
      await until(() => app.acknowledged.size > before + 50);
    }
    // printed for each death, though two may come in one piece
    expect(app.output.join('\n')).toContain('ended unexpectedly');
    await kill(app);
    await requireNothingLost([app]);
  });

  it('survives the death of both, again and again', async () => {
    const written: App[] = [];
    for (let round = 0; round < 4; round += 1) {
      const app = await startWriting();
      const pid = await readyServerPid();
      // In either order, or the supervisor has just begun to start it again.
      if (round % 2 === 0) process.kill(pid, 'SIGKILL');
      await kill(app);
      if (round % 2 === 1 && isServer(pid)) process.kill(pid, 'SIGKILL');
      written.push(app);
    }
    await requireNothingLost(written);
  });
});

describe('what an earlier death left behind', { timeout: 90_000 }, () => {
  it('takes over from files that name a living stranger', async () => {
    const app = await startWriting();
    app.child.kill('SIGTERM');
    await app.ended;
    // Ids are used again: here both files name this very test, which is neither PostgreSQL nor the application that wrote them.
    writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n${dataDir}\n1\n5432\n\n\n\nready   \n`);
    writeFileSync(join(dataDir, 'limpid.pid'), JSON.stringify({ pid: process.pid, mark: 'another', since: 'long ago' }));
    await requireNothingLost([app]);
  });

  it('begins again where a first start was cut short', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    mkdirSync(join(dataDir, 'postgres', 'data.new'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data.new', 'PG_VERSION'), '18\n');
    writeFileSync(join(dataDir, 'limpid.pid'), '{"pid":');
    await kill(await startWriting());
  });
});
