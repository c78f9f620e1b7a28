// A connection that the browser believes in but that gets no answers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { inTime, READ_PATIENCE_MS } from './in-time.ts';
import { readByKey, shouldRetry } from '../api/query-client.ts';
import { isReachable, noteAnswer, noteReached, noteUnreached, watchReach } from './reach.ts';

const never = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new TypeError())));
const HEALTH = 'GET /api/health/live';
let stop = () => {};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  stop = () => {};
  noteReached();
  vi.useRealTimers();
});

describe('a read that no one answers', () => {
  it('ends after 15 s, and is not asked again', async () => {
    const ended = inTime(undefined, never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(READ_PATIENCE_MS - 1);
    expect(await Promise.race([ended, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    const error = await ended;
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(shouldRetry(0, error)).toBe(false);
  });

  it('also when it was asked before the scripts came', async () => {
    window.limpidEarly = { '/api/version': new Promise(() => {}) };
    const read = readByKey()({ queryKey: ['/api', 'version'], signal: new AbortController().signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(READ_PATIENCE_MS);
    expect(await read).toMatchObject({ name: 'TimeoutError' });
  });

  it('ends with the page that asked, which says nothing about the link', async () => {
    const asker = new AbortController();
    const ended = [inTime(asker.signal, never), inTime(asker.signal, never)].map((read) => read.catch((error: unknown) => error));
    asker.abort(new DOMException('gone', 'AbortError'));
    expect(await Promise.all(ended)).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }]);
    expect(isReachable()).toBe(true);
  });
});

describe('whether the server can be reached', () => {
  it('no after two failures in a row, yes after one answer', () => {
    noteUnreached();
    noteReached();
    noteUnreached();
    expect(isReachable()).toBe(true);
    noteAnswer(new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }), Date.now());
    expect(isReachable()).toBe(false);
    noteAnswer(new Response('{}', { status: 503, headers: { 'content-type': 'application/problem+json' } }), Date.now());
    expect(isReachable()).toBe(true);
  });

  it('is asked now and then, ever less often and only while no one answers, and everyone hears of the return', async () => {
    const server = fakeServer({ [HEALTH]: new TypeError('Failed to fetch') });
    const heard = vi.fn();
    stop = watchReach(heard);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sentTo(HEALTH)).toHaveLength(0);
    noteUnreached();
    noteUnreached();
    expect(heard).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(server.sentTo(HEALTH)).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(16_000 + 300_000);
    expect(server.sentTo(HEALTH)).toHaveLength(14);
    window.dispatchEvent(new Event('online'));
    expect(server.sentTo(HEALTH)).toHaveLength(15);
    server.on(HEALTH, { text: '<h1>Welcome to the hotel</h1>' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isReachable()).toBe(false);
    server.on(HEALTH, { body: { status: 'ok' } });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isReachable()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    const asked = server.sentTo(HEALTH).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sentTo(HEALTH)).toHaveLength(asked);
  });
});
