// npm start as a newcomer meets it: builds what is missing, answers, and ends in order however it is asked to.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let dataDir = '';
let running: ChildProcess | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'limpid-start-'));
});
afterAll(() => {
  if (running?.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

interface Started {
  npm: ChildProcess;
  /** what it answered to the question whether it is ready */
  status: number;
  output: () => string;
}

/** `npm start` as the leader of its own process group. */
async function npmStart(): Promise<Started> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', HOST: '127.0.0.1' };
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running = npm;
  let output = '';
  const isReady = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`Limpid is ready: http://localhost:${port}`)) resolve();
    };
    npm.stdout.on('data', listen);
    npm.stderr.on('data', listen);
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
  await isReady;
  const { status } = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
  return { npm, status, output: () => output };
}

async function end(npm: ChildProcess, pid: number): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => npm.once('exit', (code) => resolve(code)));
  process.kill(pid, 'SIGTERM');
  return ended;
}

it('starts, and ends with status 0 when npm is asked to', { timeout: 180_000 }, async () => {
  const { npm, status } = await npmStart();
  expect(status).toBe(200);
  expect(await end(npm, npm.pid ?? 0)).toBe(0);
});

it('starts again at once without building, and ends with status 0 when its whole group is asked to', { timeout: 60_000 }, async () => {
  const { npm, status, output } = await npmStart();
  expect(status).toBe(200);
  expect(output()).not.toContain('Building');
  expect(await end(npm, -(npm.pid ?? 0))).toBe(0);
});
