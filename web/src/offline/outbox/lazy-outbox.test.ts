// The outbox loads lazily: writes before that wait for it, and fail if it cannot be loaded.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const started = vi.fn();
let isReachable = true;
// A module that cannot be loaded rejects the import; a mock can only fail when it is used, which for the caller is the same promise.
const startOutbox = () => {
  if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
  started();
};
vi.mock('./outbox.ts', () => ({ startOutbox: () => startOutbox(), mergeRows: () => ['merged'] }));

type Door = typeof import('./lazy-outbox.ts');
let door: Door;

beforeEach(async () => {
  vi.resetModules();
  started.mockReset();
  localStorage.clear();
  isReachable = true;
  door = await import('./lazy-outbox.ts');
});
afterEach(() => vi.unstubAllGlobals());

const idle = () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  return tasks;
};

describe('the entry of the outbox', () => {
  it('has the outbox fetched once the page has nothing else to do, once for all who ask', async () => {
    const tasks = idle();
    const called = [vi.fn(), vi.fn()];
    for (const call of called) door.withOutbox(call);
    expect(tasks).toHaveLength(1);
    expect(called[0]).not.toHaveBeenCalled();
    tasks[0]?.();
    await vi.waitFor(() => expect(called[1]).toHaveBeenCalled());
    expect(called[0]).toHaveBeenCalledOnce();
    expect(started).toHaveBeenCalledOnce();
  });

  it('does not wait for a quiet moment where something waited last, or where there is no signal', async () => {
    const tasks = idle();
    localStorage.setItem('lmp-outbox', '1');
    const call = vi.fn();
    door.withOutbox(call);
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    expect(tasks).toEqual([]);
  });

  it('shows what the server has until the outbox is here, and then what waits on top', async () => {
    const rows = [{ id: 'a' }];
    expect(door.mergeRows('reading', 'p1', rows, [])).toBe(rows);
    await door.fetchOutbox();
    expect(door.mergeRows('reading', 'p1', rows, [])).toEqual(['merged']);
  });

  it('says to who writes that it cannot be fetched, keeps the page under them in the meantime, and tries again when asked again', async () => {
    isReachable = false;
    const writing = door.fetchOutboxToWrite();
    expect(door.isAnyoneWriting()).toBe(true);
    await expect(writing).rejects.toThrow(door.OutboxMissingError);
    expect(door.isAnyoneWriting()).toBe(false);
    isReachable = true;
    await expect(door.fetchOutboxToWrite()).resolves.toBeDefined();
    expect(started).toHaveBeenCalledOnce();
  });
});
