// A server that is only there for a bench: started in a folder of its own, and gone with it afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 25;

interface BenchServer {
  base: string;
  child: ChildProcess;
}

/** A folder that `work` may fill; it is removed in the end. */
export async function inBenchFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the program that serves on this port, lets `measure` work with it once it is ready, and ends it. */
export async function withServer(
  { main, port, env }: { main: string; port: number; env: NodeJS.ProcessEnv },
  measure: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const base = `http://localhost:${port}`;
  const child = spawn(process.execPath, [main], {
    cwd: join(import.meta.dirname, '..'),
    // A bench asks no weather service, unless it brings one.
    env: { ...process.env, WEATHER_BASE_URL: 'off', WEATHER_ALERTS_URL: 'off', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(base, child);
    await measure({ base, child });
  } finally {
    if (child.exitCode === null) {
      const hasEnded = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await hasEnded;
    }
  }
}

async function untilReady(base: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const isReady = await fetch(`${base}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The server is not ready after ${READY_WITHIN_MS / 1000} s.`);
}
