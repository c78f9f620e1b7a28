// What the operating system knows about a process, by its id.
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Zombies count as dead: they hold nothing any more. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || statFields(pid)?.[0] !== 'Z';
}

/** The fields of /proc/PID/stat after the name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Tells a process from a later one that got the same id. Empty where the system does not say. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') {
    const ticks = statFields(pid)?.[19];
    return ticks === undefined ? '' : `${readText('/proc/sys/kernel/random/boot_id')} ${ticks}`;
  }
  return process.platform === 'win32' ? '' : ps(pid, 'lstart');
}

/** Is this process a PostgreSQL server at work in that folder? */
export function isPostgresIn(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return process.platform === 'win32' || ps(pid, 'command').includes(folder);
  try {
    return readText(`/proc/${pid}/comm`).startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await pause(10)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

const readText = (path: string) => readFileSync(path, 'utf8').trim();

function ps(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
