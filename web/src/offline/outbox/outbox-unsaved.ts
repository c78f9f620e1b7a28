// Holds what this device cannot store while it is sent right away.
import { ApiError } from '../../api/api-error.ts';
import { StorageError } from '../storage-error.ts';
import type { Attachment } from './outbox-attachment.ts';
import { listen } from './outbox-channel.ts';
import { type Fields, type Intent, type OutboxEntry, type OutboxProblem, ownVersion } from './outbox-entry.ts';
import { flushOutbox } from './outbox-flush.ts';
import { identify } from './outbox-send.ts';
import { addIntent } from './outbox-state.ts';
import { indexedStore, memoryStore, type OutboxStore } from './outbox-store.ts';

export interface Written {
  /** sent: the server has it · waiting: this device has it · stopped: changed or deleted elsewhere, the person decides */
  state: 'sent' | 'waiting' | 'stopped';
  entry?: OutboxEntry | undefined;
  /** of the server */
  answer?: Fields | undefined;
  /** what a later change of the row rests on */
  version?: string | undefined;
  problem?: OutboxProblem | undefined;
}

/** A disk that cannot be written is often slow to read too, and the person is waiting. */
const READING_PATIENCE_MS = 1000;

/**
 * With the waiting entries of the same row first, as it would be: a disk may have stored after all what could not be confirmed; sent
 * later, that old value would undo the new one. Its key makes sure that it counts once, even if it is already on its way.
 */
async function storeOfUnsaved({ rowId, personId }: Intent): Promise<OutboxStore> {
  const nothing = new Promise<[]>((resolve) => setTimeout(resolve, READING_PATIENCE_MS, []));
  const here = await Promise.race([indexedStore.list().catch(() => []), nothing]);
  const left = here.filter((entry) => entry.rowId === rowId && entry.personId === personId);
  const store = memoryStore();
  if (left.some(({ state }) => state === 'stopped')) return store;
  const files = new Map(await Promise.all(left.map(async ({ id, file }) => [id, file && (await indexedStore.fileOf(id))] as const)));
  await store.transact((state) => {
    for (const [at, entry] of left.entries()) {
      state.put({ ...entry, tries: Math.max(1, entry.tries), order: at - left.length });
      const file = files.get(entry.id);
      if (file) state.attach(entry.id, { file });
    }
  });
  return store;
}

export function withVersion(written: Written): Written {
  const ofServer = written.answer?.['updatedAt'];
  return { ...written, version: typeof ofServer === 'string' ? ofServer : written.entry && ownVersion(written.entry) };
}

/** A browser without storage can still send it right away, by the same rules; otherwise nothing was saved, and the form says so. */
export async function sendUnsaved(intent: Intent, attachment: Attachment | undefined, cause: unknown): Promise<Written> {
  const send = (url: string, init: RequestInit) => fetch(url, init);
  const here = await identify(send);
  if (typeof here !== 'object' || here.personId !== intent.personId) throw cause;
  const store = await storeOfUnsaved(intent);
  const entry = await store.transact((state) => addIntent(state, intent, Date.now(), attachment));
  let written: Written = { state: 'waiting', entry };
  const stopListening = listen((news) => {
    if (!('entry' in news) || news.entry.id !== entry?.id) return;
    if (news.type === 'sent') written = { state: 'sent', entry: news.entry, answer: news.answer };
    if (news.type === 'stopped') written = { state: 'stopped', entry: news.entry, problem: news.problem };
  });
  await flushOutbox({ fetch: send, store, eager: true, locks: undefined, identity: here }).finally(stopListening);
  if (written.state === 'stopped' && written.problem) throw asApiError(written.problem);
  if (written.state !== 'sent') throw cause instanceof StorageError ? cause : new StorageError(cause);
  return withVersion(written);
}

export function asApiError({ status, code, message, fields }: OutboxProblem): ApiError {
  const text = message ?? code ?? '';
  if (code === undefined) return new ApiError(status, text);
  const problem = { type: `urn:limpid:problem:${code}`, title: text, status, message: text, requestId: '' };
  return new ApiError(status, text, { ...problem, code: code as never, ...(fields ? { fields } : {}) });
}
