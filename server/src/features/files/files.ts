// Files and the rows that they belong to: no file outlives its row, and a row has its files from its first moment on.
import { randomBytes } from 'node:crypto';
import type { Files } from '../../adapters/files/files.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import type { FilesOfRows } from '../../registry/noun.ts';
import { deleteDoomed, insertDoomed, listDoomed, lockDoomed } from './files.queries.ts';

/** Longer than any upload takes to become a row. */
const ANNOUNCED_MS = 3600_000;
const AT_ONCE = 50;
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

/** Removes the files of rows that are gone. Answers how many rows' files went. */
export async function removeDoomedFiles(connection: Connection, files: Files, now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    // The lines go only when the files have: what fails is tried again.
    // oxlint-disable-next-line no-await-in-loop -- one handful after the other
    const some = await connection.withTransaction(async (tx) => {
      const prefixes = await lockDoomed(tx, now, AT_ONCE);
      for (const prefix of prefixes) {
        // oxlint-disable-next-line no-await-in-loop
        await removeAll(files, prefix);
        // oxlint-disable-next-line no-await-in-loop
        await deleteDoomed(tx, prefix);
      }
      return prefixes.length;
    });
    removed += some;
    if (some < AT_ONCE) return removed;
  }
}

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
  const stored = new Map<string, Date>();
  for await (const { key, changedAt } of files.list(`${noun.name}/`)) {
    const fileKey = fileKeyIn(key);
    if (changedAt > (stored.get(fileKey) ?? new Date(0))) stored.set(fileKey, changedAt);
  }
  let rowsWithoutFiles = 0;
  let after: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const keys = await noun.listKeys(db, AT_ONCE * 10, after);
    for (const key of keys) if (!stored.delete(key)) rowsWithoutFiles += 1;
    after = keys.at(-1);
  } while (after !== undefined);
  const old = [...stored].filter(([, changedAt]) => now.getTime() - changedAt.getTime() > DAY_MS).map(([key]) => prefixOf(noun.name, key));
  const doomed = await listDoomed(db, old);
  return { filesWithoutRows: old.filter((prefix) => !doomed.has(prefix)).length, rowsWithoutFiles };
}
