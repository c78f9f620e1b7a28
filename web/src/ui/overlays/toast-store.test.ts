import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the store of toasts', () => {
  it('has the specified figures', () => {
    expect(TOAST_DURATION_MS).toBe(5000);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('shows at most one: a new one replaces the one that is there', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second' });
    expect(store.list().map((entry) => entry.title)).toEqual(['Second']);
  });

  it('closes at once and forgets after a very long time', () => {
    const store = createToastStore();
    const toast = store.show({ title: 'Saved' });
    toast.dismiss();
    expect(store.list()).toMatchObject([{ id: toast.id, open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  it('dismissing twice does not prolong it', () => {
    const store = createToastStore();
    const toast = store.show({ title: 'Saved' });
    toast.dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS / 2);
    toast.dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS / 2);
    expect(store.list()).toEqual([]);
  });

  it('updates and dismisses by id, and dismisses whatever is visible without one', () => {
    const store = createToastStore();
    const toast = store.show({ title: 'Saving' });
    store.update(toast.id, { title: 'Saved' });
    expect(store.list()[0]?.title).toBe('Saved');
    store.update('unknown', { title: 'Nobody' });
    expect(store.list()[0]?.title).toBe('Saved');
    store.dismiss();
    expect(store.list()[0]?.open).toBe(false);
  });

  it('the end of a replaced toast does not touch its successor', () => {
    const store = createToastStore();
    store.show({ title: 'First' }).dismiss();
    store.show({ title: 'Second' });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(store.list().map((entry) => entry.title)).toEqual(['Second']);
  });
});
