import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BANNER_DELAY_MS } from '../api/consent.ts';

let canFetch = true;
vi.mock('../api/consent-form.tsx', () => ({
  get ConsentBanner() {
    if (!canFetch) throw new TypeError('no network');
    return () => <p>May we count visits?</p>;
  },
}));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  const { ConsentHost } = await import('./consent-host.tsx');
  render(<ConsentHost />);
  await act(() => vi.advanceTimersByTimeAsync(BANNER_DELAY_MS + 10));
}

it('asks about cookies a moment after the page has loaded', async () => {
  canFetch = true;
  await open();
  expect(screen.getByText('May we count visits?')).toBeTruthy();
});

it('leaves the page alone where the question cannot be fetched', async () => {
  canFetch = false;
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
  expect(screen.queryByText('May we count visits?')).toBeNull();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
