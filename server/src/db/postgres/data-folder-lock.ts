// One application per data folder. The file names its process; a file left by a dead process is taken over.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startMark } from './processes.ts';

interface Owner {
  pid: number;
  mark: string;
  since: string;
}

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** Takes the folder for this process, or says in words who has it. Returns how to give it back. */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const path = join(dataDir, 'limpid.pid');
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, mark: startMark(process.pid), since: new Date().toISOString() } satisfies Owner));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(mine, path)) return () => release(path);
      const text = readOr(path);
      const owner = parseOwner(text);
      if (owner && isAtWork(owner)) throw new DataFolderInUse(inWords(dataDir, owner));
      setAside(path, text);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new DataFolderInUse(`The data folder ${dataDir} could not be locked: several starts at once. Please try again.`);
}

const inWords = (dataDir: string, owner: Owner) =>
  `Limpid is already running on the data folder ${dataDir} (process ${owner.pid}, since ${owner.since}). ` +
  'Stop it first, or give this one its own folder with DATA_DIR.';

function isAtWork(owner: Owner): boolean {
  // Where the system gives no mark, our own id in the file is that of a dead process that had it before us.
  if (owner.pid === process.pid && owner.mark === '') return false;
  return isAlive(owner.pid) && startMark(owner.pid) === owner.mark;
}

/** A link is created completely or not at all, and never over an existing file: if two start at the same time, one wins. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // A file system without links: the next best is to create and write.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return createCopy(from, to);
    throw error;
  }
}

function createCopy(from: string, to: string): boolean {
  try {
    writeFileSync(to, readFileSync(from), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead owner's file away. If a live process took its place in between, it is put back and the next check finds it. */
function setAside(path: string, expected: string): void {
  const aside = `${path}.old.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readOr(aside) !== expected) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function release(path: string): void {
  if (parseOwner(readOr(path))?.pid === process.pid) rmSync(path, { force: true });
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<Owner>;
    return typeof owner.pid === 'number' && typeof owner.mark === 'string'
      ? { since: '', ...owner, pid: owner.pid, mark: owner.mark }
      : undefined;
  } catch {
    return undefined;
  }
}
