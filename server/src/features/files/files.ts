// Files and the rows that they belong to: no file outlives its row, and a row has its files from its first moment on.
import { randomBytes } from 'node:crypto';
import type { Files } from '../../adapters/files/files.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import type { FilesOfRows } from '../../registry/noun.ts';
import { deleteDoomed, insertDoomed, listDoomed, listDueDoomed, lockDoomed, postponeDoomed } from './files.queries.ts';

/** Longer than any upload takes to become a row. */
const ANNOUNCED_MS = 3600_000;
const AT_ONCE = 50;
/** Of what could not be removed. */
const NEXT_TRY_MS = 10 * 60_000;
/** Then the store has trouble, and the next run tries again. */
const MOST_FAULTS = 5;
/** Keys of a noun's rows that are compared at a time. */
const PAGE = 500;
const DAY_MS = 24 * 3600_000;

/** Of one row, never used twice: whatever is stored under it stays as it is. */
export const newFileKey = (): string => randomBytes(16).toString('hex');

export const prefixOf = (noun: string, fileKey: string): string => `${noun}/${fileKey}/`;

/** Before files are stored for a row to come. Without `keepFiles` they are removed again. Not inside the row's transaction. */
export function announceFiles(db: Queries, prefix: string, now: Date): Promise<void> {
  return insertDoomed(db, prefix, new Date(now.getTime() + ANNOUNCED_MS));
}

/** In the transaction that writes the row. Throws where it took so long that the files are gone. */
export async function keepFiles(tx: Queries, prefix: string): Promise<void> {
  if (!(await deleteDoomed(tx, prefix))) throw new Error('The files were removed before their row was written.');
}

/**
 * Removes the files of rows that are gone. A line goes only when its files have, and what fails waits for its next turn, so that it keeps no
 * other from going. Throws where something failed.
 */
export async function removeDoomedFiles(connection: Connection, files: Files, now: Date): Promise<void> {
  const faults: unknown[] = [];
  let prefixes: string[];
  do {
    // oxlint-disable-next-line no-await-in-loop -- one handful after the other
    prefixes = await listDueDoomed(connection.db, now, AT_ONCE);
    for (const prefix of prefixes) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        await removeDoomed(connection, files, prefix, now);
      } catch (error) {
        faults.push(error);
        // oxlint-disable-next-line no-await-in-loop
        await postponeDoomed(connection.db, prefix, new Date(now.getTime() + NEXT_TRY_MS));
      }
    }
  } while (prefixes.length === AT_ONCE && faults.length < MOST_FAULTS);
  if (faults.length > 0) throw new AggregateError(faults, 'Some files could not be removed.');
}

/** A short transaction each: `keepFiles` waits for it, and then knows that the files are gone. */
const removeDoomed = (connection: Connection, files: Files, prefix: string, now: Date): Promise<void> =>
  connection.withTransaction(async (tx) => {
    if (!(await lockDoomed(tx, prefix, now))) return;
    await removeAll(files, prefix);
    await deleteDoomed(tx, prefix);
  });

async function removeAll(files: Files, prefix: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  await files.remove(keys);
}

export interface FilesReport {
  /** old enough that no row is on its way */
  filesWithoutRows: number;
  rowsWithoutFiles: number;
}

const fileKeyIn = (key: string): string => key.split('/')[1] ?? '';

/** Compares the store with the rows of a noun, both ways; changes nothing. */
export async function compareFiles(db: Queries, files: Files, noun: FilesOfRows, now: Date): Promise<FilesReport> {
  const stored = await newestOf(files, `${noun.name}/`);
  let rowsWithoutFiles = 0;
  let after: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const keys = await noun.listKeys(db, PAGE, after);
    for (const key of keys) {
      // Stored after the list was read? So looked for once more.
      // oxlint-disable-next-line no-await-in-loop
      if (!stored.delete(key) && (await newestOf(files, prefixOf(noun.name, key))).size === 0) rowsWithoutFiles += 1;
    }
    after = keys.at(-1);
  } while (after !== undefined);
  const old = [...stored].filter(([, changedAt]) => now.getTime() - changedAt.getTime() > DAY_MS).map(([key]) => prefixOf(noun.name, key));
  return { filesWithoutRows: await countForgotten(db, old), rowsWithoutFiles };
}

/** By the key of its row: when the newest of its files was stored. */
async function newestOf(files: Files, prefix: string): Promise<Map<string, Date>> {
  const newest = new Map<string, Date>();
  for await (const { key, changedAt } of files.list(prefix)) {
    const fileKey = fileKeyIn(key);
    if (changedAt > (newest.get(fileKey) ?? new Date(0))) newest.set(fileKey, changedAt);
  }
  return newest;
}

/** Without those that are about to be removed. */
async function countForgotten(db: Queries, prefixes: readonly string[]): Promise<number> {
  let forgotten = 0;
  for (let at = 0; at < prefixes.length; at += PAGE) {
    const some = prefixes.slice(at, at + PAGE);
    // oxlint-disable-next-line no-await-in-loop -- page by page
    forgotten += some.length - (await listDoomed(db, some)).size;
  }
  return forgotten;
}
