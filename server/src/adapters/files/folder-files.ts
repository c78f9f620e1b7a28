// Files in a folder of this machine: each is written beside its place and moved there once it is on the disk.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Files } from './files.ts';
import { requireKey, requirePrefix } from './keys.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

export function folderFiles(folder: string): Files {
  /** of the same disk: a move between disks is a copy, and can be half done */
  const unfinished = join(folder, '.unfinished');
  const pathOf = (key: string) => join(folder, ...requireKey(key).split('/'));

  const put: Files['put'] = async (key, from) => {
    const path = pathOf(key);
    const written = join(unfinished, randomUUID());
    await mkdir(unfinished, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    try {
      await ('path' in from ? copyFile(from.path, written) : writeFile(written, from.bytes));
      await synced(written);
      // Another removal may have taken the empty folder away in between.
      await rename(written, path).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await mkdir(dirname(path), { recursive: true });
        await rename(written, path);
      });
      await synced(dirname(path));
    } finally {
      await rm(written, { force: true });
    }
  };

  const openFile: Files['open'] = async (key) => {
    try {
      const handle = await open(pathOf(key));
      const { size } = await handle.stat();
      return { stream: createReadStream('', { fd: handle }), bytes: size };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const remove: Files['remove'] = async (keys) => {
    for (const key of keys) {
      const path = pathOf(key);
      // oxlint-disable-next-line no-await-in-loop -- a few at a time: the disk is shared
      await rm(path, { force: true });
      // oxlint-disable-next-line no-await-in-loop
      await removeEmpty(dirname(path), folder);
    }
  };

  async function* list(prefix: string): ReturnType<Files['list']> {
    requirePrefix(prefix);
    // The folder that holds whatever begins with the prefix.
    const start = join(folder, ...prefix.split('/').slice(0, -1));
    for await (const path of filesUnder(start)) {
      const key = relative(folder, path).split(sep).join('/');
      if (!key.startsWith(prefix) || key.startsWith('.')) continue;
      const about = await stat(path).catch(() => undefined);
      if (about) yield { key, bytes: about.size, changedAt: about.mtime };
    }
  }

  return { put, open: openFile, remove, list };
}

/** To the disk, so that a power cut can't take it back. */
async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesUnder(folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesUnder(join(folder, entry.name));
    else if (entry.isFile()) yield join(folder, entry.name);
  }
}

/** Folders that have become empty, up to the store's own; a file that comes in between keeps its folder. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  let empty = folder;
  while (empty !== root && empty.startsWith(root)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the one above is empty only once this one is gone
      await rmdir(empty);
    } catch {
      return;
    }
    empty = dirname(empty);
  }
}
