// Photos in the outbox: stored with their files or not at all, sent as forms in a lane of their own, and ended when they are taken back.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxCall } from '../noun.ts';
import { mergeRows } from './outbox-merge.ts';
import type { Attachment } from './outbox-attachment.ts';
import { listen, type OutboxNews, tell } from './outbox-channel.ts';
import { flushOutbox, type FlushOptions } from './outbox-flush.ts';
import type { Fetch } from './outbox-send.ts';
import { addIntent, beginTry, discard, discardAllOf, retry } from './outbox-state.ts';
import { indexedStore, OUTBOX_DATABASE, pictureOf } from './outbox-store.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const textIn = (file: { bytes: ArrayBuffer } | undefined) => file && new TextDecoder().decode(file.bytes);
const attached = (rowId: string): Attachment => ({
  file: { type: 'image/jpeg', bytes: bytesOf(`file of ${rowId}`) },
  preview: { type: 'image/jpeg', bytes: bytesOf(`preview of ${rowId}`) },
});

let at = 1_700_000_000_000;
const addCall = (call: string, rowId: string, more: { poolId?: string; body?: object } = {}) => {
  const intent = { call: call as OutboxCall, personId: 'ana', poolId: more.poolId ?? 'p1', rowId, body: { id: rowId, ...more.body } };
  return indexedStore.transact((state) => addIntent(state, intent, at++, call === 'photos.record' ? attached(rowId) : undefined), {
    rowId,
  });
};
const photo = (rowId: string, more?: { poolId?: string; body?: object }) => addCall('photos.record', rowId, more);
const reading = (rowId: string, more?: { poolId?: string }) => addCall('readings.record', rowId, more);

let sent: string[];
let forms: Record<string, unknown>[];
let answer: (rowId: string, init: RequestInit, heard?: Parameters<Fetch>[2]) => Response | Promise<Response>;
const created = (rowId: string) => Response.json({ id: rowId, updatedAt: `v-${rowId}` }, { status: 201 });
const fetch: Fetch = async (url, init, heard) => {
  if (url === '/api/csrf-token') return Response.json({ token: 't', headerName: 'X-CSRF-Token', enabled: true });
  if (url === '/api/me') return Response.json({ id: 'ana' });
  if (init.method !== 'POST') {
    sent.push(`${init.method} ${url.split('/').at(-1)}`);
    return Response.json({ id: url.split('/').at(-1), updatedAt: 'v2' });
  }
  const body = init.body instanceof FormData ? Object.fromEntries(init.body) : (JSON.parse(init.body as string) as Record<string, unknown>);
  if (init.body instanceof FormData) forms.push({ ...body, names: [...init.body.keys()], headers: new Headers(init.headers) });
  sent.push(String(body['id']));
  return answer(String(body['id']), init, heard);
};
const flush = (more: Partial<FlushOptions> = {}) => flushOutbox({ fetch, locks: undefined, now: () => at, random: () => 1, ...more });

/** What lies in the stores beside the entries. */
async function keptBeside(): Promise<string[]> {
  const opening = indexedDB.open(OUTBOX_DATABASE);
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const transaction = opening.result.transaction(['files', 'previews']);
  const keys = await Promise.all(
    ['files', 'previews'].map(async (name) => {
      const request = transaction.objectStore(name).getAllKeys();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      return request.result.map((key) => `${name} ${key as string}`);
    }),
  );
  opening.result.close();
  return keys.flat();
}

beforeEach(async () => {
  sent = [];
  forms = [];
  answer = created;
  await indexedStore.transact((state) => ['ana', 'ben'].forEach((person) => discardAllOf(state, person)));
});
afterEach(() => vi.restoreAllMocks());

describe('the file of a photo', () => {
  it('is stored with its entry, read apart from it, and gone with it', async () => {
    const one = await photo('a');
    expect(one?.file).toEqual({ type: 'image/jpeg', bytes: 9 });
    expect(JSON.stringify(await indexedStore.list())).not.toContain('preview');
    expect(textIn(await indexedStore.fileOf(one!.id))).toBe('file of a');
    expect(textIn(await pictureOf(one!.id))).toBe('preview of a');
    const other = await photo('b');
    await indexedStore.transact((state) => discard(state, one!.id));
    expect(await keptBeside()).toEqual([`files ${other!.id}`, `previews ${other!.id}`]);
    await flush();
    expect(await keptBeside()).toEqual([]);
    await photo('c');
    await indexedStore.transact((state) => discardAllOf(state, 'ana'));
    expect(await keptBeside()).toEqual([]);
  });

  it('and its entry are nothing without each other: where there is no room for one, the other is not there', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementation(function mocked(this: IDBObjectStore, ...given) {
      if (this.name === 'previews') throw new DOMException('The disk is full.', 'QuotaExceededError');
      put.mockRestore();
      const request = this.put(...given);
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      });
      return request;
    });
    await expect(photo('a')).rejects.toMatchObject({ name: 'StorageError', isFull: true });
    vi.restoreAllMocks();
    expect(await indexedStore.list()).toEqual([]);
    expect(await keptBeside()).toEqual([]);
  });

  it('is asked for: a photo cannot be recorded without one', async () => {
    const intent = { call: 'photos.record' as const, personId: 'ana', poolId: 'p1', rowId: 'a', body: { id: 'a' } };
    await expect(indexedStore.transact((state) => addIntent(state, intent, at))).rejects.toMatchObject({ name: 'StorageError' });
    expect(await indexedStore.list()).toEqual([]);
  });

  it('stays the same when Save is pressed twice, and goes when what is left to say is a correction', async () => {
    const one = await photo('a', { body: { caption: 'Green' } });
    const again = await photo('a', { body: { caption: 'Still green' } });
    expect(again?.id).toBe(one?.id);
    expect(await keptBeside()).toHaveLength(2);
    const createdAt = '2026-11-20T10:00:00.000Z';
    answer = (id) => Response.json({ id, caption: 'Green', tags: [], createdAt, updatedAt: createdAt }, { status: 201 });
    await indexedStore.transact((state) => beginTry(state, one!.id));
    await indexedStore.transact((state) => state.setLineage('a', { was: [], is: createdAt }));
    await flush({ lane: 'files' });
    expect(await indexedStore.list()).toMatchObject([{ call: 'photos.change', body: { caption: 'Still green' } }]);
    expect((await indexedStore.list())[0]?.file).toBeUndefined();
    expect(await keptBeside()).toEqual([]);
  });

  it('is shown in lists before it is sent, of one pool and of all', async () => {
    await photo('a', { body: { caption: 'Green' } });
    await photo('b', { poolId: 'p2' });
    const entries = await indexedStore.list();
    const blank = { urls: { small: '', medium: '', large: '' }, tags: [], width: 0, height: 0, waiting: 'waiting' };
    expect(mergeRows('photo', 'p1', [], entries)).toMatchObject([{ id: 'a', poolId: 'p1', caption: 'Green', ...blank }]);
    expect(mergeRows('photo', '*', [], entries)).toMatchObject([
      { id: 'b', poolId: 'p2', caption: null },
      { id: 'a', poolId: 'p1' },
    ]);
  });
});

describe('sending photos', () => {
  it('goes as a form: texts first, what is no text as JSON, the same id and key at every try', async () => {
    const more = { body: { caption: 'Green', tags: ['steps', 'deep end'] } };
    await photo('a', more);
    answer = () => Response.json({ code: 'internal', message: 'no' }, { status: 500 });
    await flush();
    answer = created;
    expect(await flush({ eager: true })).toMatchObject({ sent: 1, waiting: 0, files: 0 });
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(form['names']).toEqual(['id', 'caption', 'tags', 'file']);
      expect(form).toMatchObject({ id: 'a', caption: 'Green', tags: '["steps","deep end"]' });
      const file = form['file'] as File;
      expect([file.type, await file.text()]).toEqual(['image/jpeg', 'file of a']);
      expect((form['headers'] as Headers).get('content-type')).toBeNull();
    }
    const keys = forms.map(({ headers }) => (headers as Headers).get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('lets small things go first, but what is done to a photo waits for it, and a photo for what it may belong to', async () => {
    await photo('a');
    await addCall('photos.change', 'a', { body: { caption: 'Green' } });
    await reading('test');
    await photo('b', { body: { readingId: 'test' } });
    await reading('other', { poolId: 'p2' });
    expect(await flush({ lane: 'small' })).toMatchObject({ sent: 2, files: 2, waiting: 3 });
    expect(sent).toEqual(expect.arrayContaining(['test', 'other']));
    sent = [];
    expect(await flush()).toMatchObject({ sent: 3, waiting: 0 });
    expect(sent).toEqual(['a', 'PATCH a', 'b']);
  });

  it('does not send a photo ahead of a test of its pool that cannot go, and sends those of other pools', async () => {
    await reading('test');
    await photo('a');
    await photo('b', { poolId: 'p2' });
    answer = (id) => (id === 'test' ? Response.json({ code: 'internal', message: 'no' }, { status: 500 }) : created(id));
    expect(await flush()).toMatchObject({ sent: 1, waiting: 2, files: 1 });
    expect(sent).toEqual(['test', 'b']);
  });

  it('sends small things while a photo is on its way', async () => {
    let arrive = (): void => undefined;
    await photo('slow');
    answer = (id) => (id === 'slow' ? new Promise<Response>((resolve) => (arrive = () => resolve(created(id)))) : created(id));
    const files = flush({ lane: 'files' });
    await vi.waitUntil(() => sent.includes('slow'));
    await reading('quick');
    expect(await flush({ lane: 'small' })).toMatchObject({ sent: 1, files: 1 });
    arrive();
    expect(await files).toMatchObject({ sent: 1, waiting: 0 });
  });

  it('tells how much has gone, and that nothing is on its way any more', async () => {
    await photo('a');
    const heardOf: unknown[] = [];
    const stopListening = listen((news: OutboxNews) => news.type === 'sending' && heardOf.push(news.progress));
    answer = (id, _, heard) => {
      heard?.(500, 1000);
      heard?.(1000, 1000);
      return created(id);
    };
    await flush();
    stopListening();
    expect(heardOf).toEqual([{ sentBytes: 500, totalBytes: 1000 }, { sentBytes: 1000, totalBytes: 1000 }, undefined]);
  });

  it('ends a running try when the photo is taken back, and goes on with the next one', async () => {
    const one = await photo('a');
    await photo('b');
    answer = (id, { signal }) =>
      id === 'b' ? created(id) : new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    const postponed: OutboxNews[] = [];
    const stopListening = listen((news) => news.type === 'postponed' && postponed.push(news));
    const files = flush({ lane: 'files' });
    await vi.waitUntil(() => sent.includes('a'));
    await indexedStore.transact((state) => discard(state, one!.id));
    tell({ type: 'changed' });
    expect(await files).toMatchObject({ sent: 1, waiting: 0 });
    stopListening();
    expect(postponed).toEqual([]);
    expect(await keptBeside()).toEqual([]);
  });

  it('hears of a photo that has arrived although it was taken back', async () => {
    const one = await photo('a');
    const arrived: OutboxNews[] = [];
    const stopListening = listen((news) => news.type === 'sent' && arrived.push(news));
    answer = async (id) => {
      await indexedStore.transact((state) => discard(state, one!.id));
      tell({ type: 'changed' });
      return created(id);
    };
    await flush();
    stopListening();
    expect(arrived).toMatchObject([{ entry: { rowId: 'a' } }]);
    expect(await indexedStore.list()).toEqual([]);
  });

  it.each([
    [402, 'plan_limit_reached'],
    [413, 'too_large'],
    [415, 'unsupported_media_type'],
  ])('keeps a photo that is refused with %s until the person decides, and can send it again', async (status, code) => {
    const one = await photo('a');
    const other = await photo('b');
    answer = (id) => (id === 'a' ? Response.json({ code, message: 'Not this one.' }, { status }) : created(id));
    expect(await flush()).toMatchObject({ sent: 1, stopped: 1, waiting: 0 });
    expect(await indexedStore.list()).toMatchObject([
      { rowId: 'a', state: 'stopped', problem: { kind: 'refused', status, message: 'Not this one.' } },
    ]);
    expect(textIn(await indexedStore.fileOf(one!.id))).toBe('file of a');
    expect(await indexedStore.fileOf(other!.id)).toBeUndefined();
    answer = created;
    await indexedStore.transact((state) => retry(state, one!.id));
    expect(await flush()).toMatchObject({ sent: 1, stopped: 0 });
    expect(await keptBeside()).toEqual([]);
  });

  it('gives a file as long as it takes at 20 kB in a second, and 15 s on top', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const file = { type: 'image/jpeg', bytes: new ArrayBuffer(2_000_000) };
    const intent = { call: 'photos.record' as const, personId: 'ana', poolId: 'p1', rowId: 'big', body: { id: 'big' } };
    await indexedStore.transact((state) => addIntent(state, intent, at, { file }));
    await flush();
    expect(timeout.mock.calls.map(([ms]) => ms)).toContain(115_000);
  });

  it('has one sender for each lane', async () => {
    await reading('test');
    await photo('a');
    const asked: string[] = [];
    const locks = {
      request: (name: string, work: () => unknown) => {
        asked.push(name);
        return Promise.resolve(work());
      },
    };
    await flush({ locks: locks as unknown as LockManager });
    expect([...new Set(asked)]).toEqual(['limpid-outbox', 'limpid-outbox-files']);
  });
});
