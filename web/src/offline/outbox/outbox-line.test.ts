// A link that takes what is sent and never answers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReachable, noteReached } from '../../browser/reach.ts';
import { cutSilent, openLine } from './outbox-line.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
});
afterEach(() => {
  noteReached();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = () => {
  const line = openLine('small');
  return line('/api/x', { signal: new AbortController().signal }).catch((error: unknown) => error);
};

describe('the line of the outbox', () => {
  it('is asked after when it has been silent for four seconds', async () => {
    void send();
    await vi.advanceTimersByTimeAsync(3999);
    expect(isReachable()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isReachable()).toBe(false);
    cutSilent(0);
  });

  it('is cut when it has been silent for long enough, and a slow one is left a whole try after that', async () => {
    vi.setSystemTime(Date.now() + 60_000);
    const first = send();
    await vi.advanceTimersByTimeAsync(2000);
    cutSilent(4000);
    expect(await Promise.race([first, Promise.resolve('goes on')])).toBe('goes on');
    await vi.advanceTimersByTimeAsync(3000);
    cutSilent(4000);
    expect(await first).toMatchObject({ name: 'AbortError' });
    const second = send();
    await vi.advanceTimersByTimeAsync(14_000);
    cutSilent(4000);
    expect(await Promise.race([second, Promise.resolve('goes on')])).toBe('goes on');
    await vi.advanceTimersByTimeAsync(20_000);
    cutSilent(4000);
    expect(await second).toMatchObject({ name: 'AbortError' });
  });
});
