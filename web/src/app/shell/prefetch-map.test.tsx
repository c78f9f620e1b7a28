import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_WITHIN_MS } from '../../browser/idle.ts';
import { DATA_FIRST_MS, PrefetchMap } from './prefetch-map.tsx';

// What the router fetches for a page is its own business; that it is asked is ours.
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <link rel="modulepreload" href={page} />,
}));

const ahead = () => [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
const settle = () => act(() => vi.advanceTimersByTimeAsync(DATA_FIRST_MS + IDLE_WITHIN_MS));

function open(path: string) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <PrefetchMap /> }], { initialEntries: [path] })} />);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['/auth', ['modulepreload /dashboard', 'prefetch /']],
  ['/dashboard', ['modulepreload /ai-coach', 'modulepreload /chemistry', 'modulepreload /maintenance']],
  ['/chemistry', ['modulepreload /ai-coach', 'modulepreload /maintenance']],
  ['/chemistry/log', []],
])('from %s comes what is likely next, once nothing else happens', async (path, expected) => {
  open(path);
  expect(ahead()).toEqual([]);
  await settle();
  expect(ahead().toSorted()).toEqual([...expected].toSorted());
});

it('fetches nothing for who saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  open('/auth');
  await settle();
  expect(ahead()).toEqual([]);
});
