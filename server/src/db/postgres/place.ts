// Where the cluster is stored and which user its server runs as, decided once per start. Anything unusual is explained.
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, copyBinaries, findBinaries, program } from './binaries.ts';
import { canRun, canWrite, type Identity, isRoot, otherAccount, OURSELVES, withPassage } from './identity.ts';
import { PostgresError } from './postgres-error.ts';

export interface Place {
  identity: Identity;
  binaries: Binaries;
  /** holds the cluster (data), its socket (run) and its log */
  folder: string;
  /** sentences for the log */
  remarks: string[];
}

/** Root's own folder that every account can walk through; used only when nothing else works. */
const OPEN_FOLDER = '/var/lib/limpid';

export interface PlaceSettings {
  dataDir: string;
  without?: ('direct' | 'passage')[];
  openFolder?: string;
}

export function choosePlace({ dataDir, without = [], openFolder = OPEN_FOLDER }: PlaceSettings): Place {
  // Open to walk through: what is in it has its own locks.
  mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  if (!isRoot()) return ownPlace(dataDir);
  const folder = clusterFolder(dataDir);
  const account = otherAccount(folder);
  giveFolder(folder, account);
  const binaries = findBinaries(openFolder);
  const direct: Identity = { account, prefix: [] };
  if (!without.includes('direct') && isReachable(direct, binaries, folder)) return { identity: direct, binaries, folder, remarks: [] };
  const passage = without.includes('passage') ? undefined : withPassage(account);
  const cause = `PostgreSQL never runs as root; it runs as the account ${account.uid}, which may not enter ${closedPart(direct, binaries, folder)}`;
  if (passage && isReachable(passage, binaries, folder))
    return { identity: passage, binaries, folder, remarks: [`${cause}. It was given the right to pass through.`] };
  return openPlace({ dataDir, openFolder }, folder, direct, binaries, cause);
}

function ownPlace(dataDir: string): Place {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new PostgresError(
      `The database folder ${folder} belongs to another account (${statSync(folder).uid}). Start Limpid as that account, or choose another DATA_DIR.`,
      { cause },
    );
  }
  return { identity: OURSELVES, binaries: findBinaries(join(dataDir, 'programs')), folder, remarks: [] };
}

const isReachable = (identity: Identity, binaries: Binaries, folder: string) =>
  canRun(identity, program(binaries, 'initdb')) && canWrite(identity, folder);

const closedPart = (identity: Identity, binaries: Binaries, folder: string) =>
  canRun(identity, program(binaries, 'initdb')) ? folder : binaries.root;

function giveFolder(folder: string, account: { uid: number; gid: number }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === account.uid) return;
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** The last way: programs and data in a folder outside, which DATA_DIR remembers. */
function openPlace(
  folders: { dataDir: string; openFolder: string },
  before: string,
  identity: Identity,
  packaged: Binaries,
  cause: string,
): Place {
  const { dataDir, openFolder } = folders;
  const home = join(openFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const folder = join(home, 'postgres');
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const binaries = copyBinaries(packaged, openFolder);
  if (folder !== before && !existsSync(folder) && existsSync(join(before, 'data'))) {
    cpSync(before, folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.pid') });
    chownTree(folder, identity.account);
    renameSync(before, `${before}.moved-away`);
  }
  if (identity.account) giveFolder(folder, identity.account);
  if (!isReachable(identity, binaries, folder))
    throw new PostgresError(
      `${cause}, nor could ${folder} be used instead. Move Limpid and its data to a folder that every account may enter, or set DATABASE_URL.`,
    );
  writeFileSync(marker(dataDir), folder);
  return { identity, binaries, folder, remarks: [`${cause}. The database therefore lives in ${folder}: include it in your back-ups.`] };
}

const marker = (dataDir: string) => join(dataDir, 'postgres-lives-elsewhere');

/** The folder with the cluster, wherever it went. */
export function clusterFolder(dataDir: string): string {
  return existsSync(marker(dataDir)) ? readFileSync(marker(dataDir), 'utf8').trim() : join(dataDir, 'postgres');
}

function chownTree(folder: string, account: Identity['account']): void {
  if (!account) return;
  for (const path of ['.', ...globSync('**/*', { cwd: folder })]) chownSync(join(folder, path), account.uid, account.gid);
}

/** The addresses of sockets are short: 108 bytes on Linux, 104 on macOS, with the name and a closing zero. */
const LONGEST_SOCKET = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

export interface SocketFolder {
  path: string;
  /** in the temporary directory, to be removed at the end */
  isTemporary: boolean;
}

export function chooseSocketFolder(place: Place): SocketFolder {
  const beside = join(place.folder, 'run');
  if (Buffer.byteLength(join(beside, SOCKET_NAME)) <= LONGEST_SOCKET) {
    mkdirSync(beside, { recursive: true, mode: 0o700 });
    own(beside, place.identity);
    return { path: beside, isTemporary: false };
  }
  const parent = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
  const path = mkdtempSync(join(parent, 'limpid-'));
  chmodSync(path, 0o700);
  own(path, place.identity);
  return { path, isTemporary: true };
}

function own(path: string, identity: Identity): void {
  if (identity.account) chownSync(path, identity.account.uid, identity.account.gid);
}
