// A second copy of the entries, outside of the database. Chromium (156) may damage the database's log on a full disk; it opens it again as
// soon as there is room, reports "complete" for every write after that, and discards all of it at its next start. The Cache API fails
// separately and reports it, and is not affected. A photo is what fills a disk, so its file is copied too: while it waits it takes twice its
// room. Its preview is not.
import { blobOf, type KeptFile } from './outbox-attachment.ts';
import type { Changes } from './outbox-draft.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** not named like the worker's stores, of which it clears those that it does not know (sw/file-cache.ts) */
const COPIES = 'outbox-copies';
const addressOf = (id: string): string => `/outbox-copies/${encodeURIComponent(id)}`;
const fileAddressOf = (id: string): string => `${addressOf(id)}/file`;

async function opened(): Promise<Cache | undefined> {
  try {
    // Not there without https, and forbidden in some browsers' private windows: then there is the database alone.
    return await globalThis.caches?.open(COPIES);
  } catch {
    return undefined;
  }
}

/** Attempts don't change the content; a copy that is left behind is sent with its old key, which counts once. */
const isNew = (entry: OutboxEntry | null): entry is OutboxEntry => entry !== null && entry.tries === 0 && entry.state === 'waiting';

/** Follows what a rule has changed. Throws when something new could not be copied. */
export async function copyChanges({ changed, attached, bare }: Changes): Promise<void> {
  const kept = [...changed.values()].filter(isNew);
  const gone = [...changed].flatMap(([id, entry]) => (entry === null ? [id] : []));
  if (kept.length + gone.length + bare.length === 0) return;
  const copies = await opened();
  if (!copies) return;
  // An entry is copied after its file and taken away before it: what is cut in between is a file that no entry asks for.
  await deleteAll(copies, gone.map(addressOf));
  await deleteAll(copies, bare.map(fileAddressOf));
  await putAll(
    copies,
    [...attached].map(([id, { file }]) => [fileAddressOf(id), blobOf(file)]),
  );
  try {
    await putAll(
      copies,
      kept.map((entry) => [addressOf(entry.id), JSON.stringify(entry)]),
    );
  } catch (error) {
    await deleteAll(copies, [...attached.keys()].map(fileAddressOf));
    throw error;
  }
}

const deleteAll = (copies: Cache, addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => copies.delete(address).catch(() => false)));

const putAll = (copies: Cache, all: readonly (readonly [string, BodyInit])[]) =>
  Promise.all(all.map(([address, body]) => copies.put(address, new Response(body))));

export interface Copied {
  entry: OutboxEntry;
  file?: KeptFile | undefined;
}

const isOfEntry = ({ url }: Request): boolean => !url.endsWith('/file');
const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'key' in value && 'order' in value && 'call' in value;

/** The copies, in order. They may have been sent since: whether they arrived is unknown. Without its file an entry is nothing. */
export async function readCopies(): Promise<Copied[]> {
  try {
    if (!(await globalThis.caches?.has(COPIES))) return [];
    const copies = await caches.open(COPIES);
    const answers = await Promise.all((await copies.keys()).filter(isOfEntry).map((request) => copies.match(request)));
    const read = await Promise.all(answers.map((answer) => answer?.json().catch(() => null) as Promise<unknown>));
    const found = await Promise.all(
      read.filter(isEntry).map(async (entry): Promise<Copied> => ({ entry, file: await fileOf(copies, entry) })),
    );
    return found
      .filter(({ entry, file }) => !entry.file || file)
      .map(({ entry, file }) => ({ entry: { ...entry, tries: Math.max(1, entry.tries) }, file }))
      .toSorted((one, other) => one.entry.order - other.entry.order);
  } catch {
    return [];
  }
}

async function fileOf(copies: Cache, { id, file }: OutboxEntry): Promise<KeptFile | undefined> {
  const answer = file && (await copies.match(fileAddressOf(id)).catch(() => undefined));
  return answer && { type: file.type, bytes: await answer.arrayBuffer() };
}
