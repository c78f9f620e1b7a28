// Where builds are: each in a folder named by a hash of everything that went into it, settings included. A build gets its name when it is
// complete, so no process sees half of one; a running server keeps its own files while another version, or the same for another address, is
// built.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DataFolderInUse, lockDataFolder } from '../server/src/db/postgres/data-folder-lock.ts';
import { isAlive } from '../server/src/db/postgres/processes.ts';
import { fingerprint } from './build-parts/fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const RULES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/{build,builds}.ts',
  'tools/build-parts/{chunk-graph,eager-globs,fingerprint,precompress,route-manifest,service-worker}.ts',
];
const WATER = ['chemistry/{src,truth}/**', 'chemistry/package.json', '{schedule,contract}/src/**', '{schedule,contract}/package.json'];

export interface Part {
  name: string;
  /** holds its builds */
  folder: string;
  /** the sources are patterns inside it */
  root: string;
  inputs: string[];
  /** what is built in beside the sources */
  settings: () => string[];
}

export const SERVER: Part = {
  name: 'the server',
  folder: join(root, 'server', 'dist'),
  root,
  inputs: [...RULES, ...WATER, 'server/src/**', 'server/package.json'],
  settings: () => [],
};
export const PAGES: Part = {
  name: 'the pages',
  folder: join(root, 'web', 'build'),
  root,
  inputs: [...RULES, ...WATER, 'web/**', 'content/**'],
  // canonical links and the site map name the address
  settings: () => [process.env['PUBLIC_URL'] ?? ''],
};

const ID_LENGTH = 16;
const ID = /^[0-9a-f]{16}$/;
const UNFINISHED = /^\.new-(\d+)$/;
const IN_USE = '.in-use';
const LOCK = 'limpid.pid';
/** the latest of them; open pages still ask for the scripts of the ones before */
const MOST_KEPT = 4;
const MOST_ATTEMPTS = 3;
const LOOK_AGAIN_MS = 200;

/** Where the build of the sources as they are now is, or will be. */
export const buildDirOf = ({ folder, root, inputs, settings }: Part): string =>
  join(folder, fingerprint(root, inputs, settings()).slice(0, ID_LENGTH));

function builtDirOf(part: Part): string {
  const dir = buildDirOf(part);
  if (!existsSync(dir)) throw new Error(`There is no build of ${part.name} as they are now. Run: npm run build`);
  return dir;
}

/** The build of the pages that belongs to these sources and settings. */
export const webBuildDir = (): string => builtDirOf(PAGES);

/** What starts the built product: the script, and the variable that tells it where its pages are. */
export const builtProduct = (): { main: string; env: { WEB_BUILD_DIR: string } } => ({
  main: join(builtDirOf(SERVER), 'main.js'),
  env: { WEB_BUILD_DIR: webBuildDir() },
});

/** Builds unless it is already done; several processes may ask at the same time, and one of them builds. */
export async function ensureBuild(part: Part, build: (into: string) => Promise<void>, log: (line: string) => void): Promise<string> {
  const known = buildDirOf(part);
  if (touched(known)) return known;
  mkdirSync(part.folder, { recursive: true });
  const unlock = await lock(part.folder);
  try {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const dir = buildDirOf(part);
      if (touched(dir) || (await buildInto(dir, part, build, log))) return dir;
      log(`The sources of ${part.name} changed while they were built: building again.`);
    }
    throw new Error(`The sources of ${part.name} keep changing. Build again when they are still.`);
  } finally {
    unlock();
  }
}

/** False: the sources changed in the meantime, so it is unknown what this was made from. */
async function buildInto(dir: string, part: Part, build: (into: string) => Promise<void>, log: (line: string) => void): Promise<boolean> {
  log(`Building ${part.name} ...`);
  const start = performance.now();
  const unfinished = join(part.folder, `.new-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  try {
    await build(unfinished);
    if (buildDirOf(part) !== dir) return false;
    renameSync(unfinished, dir);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  cleanUp(part.folder);
  log(`Built ${part.name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

/** The order of last use decides what is cleaned up. */
function touched(dir: string): boolean {
  if (!existsSync(dir)) return false;
  const now = new Date();
  utimesSync(dir, now, now);
  return true;
}

async function lock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

/** Keeps a build from being cleaned up while this process lives. */
export function holdBuild(dir: string): void {
  const uses = join(dir, '..', IN_USE);
  mkdirSync(uses, { recursive: true });
  const mark = join(uses, `${dir.slice(-ID_LENGTH)}.${process.pid}`);
  writeFileSync(mark, '');
  process.once('exit', () => rmSync(mark, { force: true }));
}

function heldIn(folder: string): Set<string> {
  const held = new Set<string>();
  for (const mark of listed(join(folder, IN_USE))) {
    const [id = '', pid = ''] = mark.split('.');
    if (isAlive(Number(pid))) held.add(id);
    else rmSync(join(folder, IN_USE, mark), { force: true });
  }
  return held;
}

const listed = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Goes: what was not used lately and is not held, what was never finished, and what lay here before builds had folders of their own. */
function cleanUp(folder: string): void {
  const names = readdirSync(folder);
  const usedAt = (id: string) => statSync(join(folder, id)).mtimeMs;
  const builds = names.filter((name) => ID.test(name)).toSorted((a, b) => usedAt(b) - usedAt(a));
  const kept = new Set([...builds.slice(0, MOST_KEPT), ...heldIn(folder), IN_USE]);
  const isUnderWay = (name: string) => name.startsWith(LOCK) || isAlive(Number(UNFINISHED.exec(name)?.[1] ?? Number.NaN));
  for (const name of names) if (!kept.has(name) && !isUnderWay(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
