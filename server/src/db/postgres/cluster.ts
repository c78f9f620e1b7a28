// The cluster on disk: made once, never half; and what its postmaster.pid says.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from './binaries.ts';
import { spawnAs } from './identity.ts';
import type { Place } from './place.ts';
import { PostgresError } from './postgres-error.ts';

export const SUPERUSER = 'limpid';
const MAJOR = '18';

export const dataFolder = (place: Pick<Place, 'folder'>) => join(place.folder, 'data');

/** Makes the cluster if there is none. It takes its name only when it is complete, so that a start cut short leaves nothing behind. */
export async function ensureCluster(place: Place, isThrowaway: boolean): Promise<boolean> {
  const folder = dataFolder(place);
  const versionFile = join(folder, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== MAJOR)
      throw new PostgresError(
        `The database in ${folder} was made by PostgreSQL ${version}; this version of Limpid brings PostgreSQL ${MAJOR}. Move it over with a dump.`,
      );
    return false;
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = [
    '-D',
    unfinished,
    '-U',
    SUPERUSER,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  if (isThrowaway) options.push('--no-sync');
  await runToEnd(place, program(place.binaries, 'initdb'), [...options, ...authentication(place)]);
  renameSync(unfinished, folder);
  return true;
}

/** Elsewhere only the folder's owner reaches the socket. Windows has no such socket for us: there it is a password on the loopback address. */
function authentication(place: Place): string[] {
  if (process.platform !== 'win32') return ['--auth-local=trust', '--auth-host=reject'];
  const path = join(place.folder, 'password');
  writeFileSync(path, randomBytes(24).toString('hex'));
  return ['--auth=scram-sha-256', `--pwfile=${path}`];
}

export const windowsPassword = (place: Pick<Place, 'folder'>) => readFileSync(join(place.folder, 'password'), 'utf8').trim();

function runToEnd(place: Place, path: string, parameters: string[]): Promise<void> {
  const { command, args, options } = spawnAs(place.identity, path, parameters);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => void child.kill();
    process.once('exit', end);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else
        reject(new PostgresError(`The database could not be created: ${output.trim().split('\n').slice(-4).join(' ')}${advice(output)}`));
    });
  });
}

export interface PostmasterFile {
  pid: number;
  port: number;
  /** where it listens: the socket's folder, or else the address */
  host: string;
  isReady: boolean;
}

export function readPostmasterFile(place: Pick<Place, 'folder'>): PostmasterFile | undefined {
  try {
    const text = readFileSync(join(dataFolder(place), 'postmaster.pid'), 'utf8');
    const [pid, , , port, socketFolder, address, , state] = text.split('\n').map((line) => line.trim());
    if (!/^[1-9]\d*$/.test(pid ?? '')) return undefined;
    return { pid: Number(pid), port: Number(port), host: socketFolder || address || '', isReady: state === 'ready' };
  } catch {
    return undefined;
  }
}

export function removePostmasterFile(place: Place): void {
  rmSync(join(dataFolder(place), 'postmaster.pid'), { force: true });
}

const advice = (output: string) =>
  output.includes('could not look up effective user')
    ? '. PostgreSQL needs the account to have a name: add it to /etc/passwd, start Limpid as another account, or set DATABASE_URL.'
    : '';
