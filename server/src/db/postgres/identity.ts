// As whom PostgreSQL runs. It refuses to be root, so under root it gets another account, which must reach the programs and the data.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { PostgresError } from './postgres-error.ts';

export interface Identity {
  /** undefined: the account that we are ourselves */
  account?: { uid: number; gid: number };
  /** put before every command */
  prefix: string[];
}

export const OURSELVES: Identity = { prefix: [] };
export const isRoot = () => process.getuid?.() === 0;

/** How to spawn `command` under this identity, with an environment that carries nothing of ours into it. */
export function spawnAs(identity: Identity, command: string, args: string[]) {
  const [first = command, ...rest] = [...identity.prefix, command, ...args];
  const account = identity.prefix.length === 0 ? identity.account : undefined;
  const { PATH = '/usr/bin:/bin', SystemRoot, TEMP } = process.env;
  const env = { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
  return { command: first, args: rest, options: { ...account, env, cwd: '/' } };
}

/** The account of an existing cluster, otherwise the first of those that systems bring along. */
export function otherAccount(clusterFolder: string): { uid: number; gid: number } {
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid };
  }
  throw new PostgresError(
    'PostgreSQL refuses to run as root, and this machine has neither an account "postgres" nor "nobody" for it. ' +
      'Create one of them, start Limpid as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    const id = Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return Number.isInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The same account with one capability more, to walk through folders that are closed to it (a clone under a 0700 folder).
 * The right to read is preferred; containers often have only the right to override.
 */
export function withPassage(account: { uid: number; gid: number }): Identity | undefined {
  if (process.platform !== 'linux' || spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`);
  const has = (bit: number) => ((held >> BigInt(bit)) & 1n) === 1n;
  const capability = has(2) ? 'dac_read_search' : has(1) ? 'dac_override' : undefined;
  if (!capability) return undefined;
  const { uid, gid } = account;
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Without it access(2), by which PostgreSQL looks for its own files, would not count the capability.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return { account, prefix };
}

/** Can initdb find and run everything that it needs? It is asked for its settings only. */
export function canRun(identity: Identity, initdb: string): boolean {
  const { command, args, options } = spawnAs(identity, initdb, ['--show', '-D', '/nowhere', '-U', 'nobody']);
  return spawnSync(command, args, { ...options, stdio: 'ignore' }).status === 0;
}

export function canWrite(identity: Identity, folder: string): boolean {
  if (!existsSync('/bin/sh')) return true;
  const { command, args, options } = spawnAs(identity, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder]);
  return spawnSync(command, args, { ...options, stdio: 'ignore' }).status === 0;
}
