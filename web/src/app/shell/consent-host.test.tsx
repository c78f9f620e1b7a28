import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BANNER_DELAY_MS } from '../../consent/consent.ts';
import { ConsentHost } from './consent-host.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByRole('button', { name: 'Reject all' });

it('asks about cookies a hundred milliseconds after the page has loaded', async () => {
  render(<ConsentHost />);
  await pass(BANNER_DELAY_MS - 1);
  expect(question()).toBeNull();
  await pass(1);
  expect(question()).toBeTruthy();
});

it('asks at once where the app starts later than that', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ loadEventEnd: 1 } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(1 + 2 * BANNER_DELAY_MS);
  render(<ConsentHost />);
  await pass(0);
  expect(question()).toBeTruthy();
});
