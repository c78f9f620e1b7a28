import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OfflinePage from './offline-page.tsx';
import { forgetUser, rememberUser } from '../session/signed-in-hint.ts';
import { ANA } from '../testing/people.ts';
import { ownPath } from './own-path.ts';

afterEach(cleanup);

const ORIGIN = 'https://pool.example';

describe('the way on from the offline page', () => {
  it.each(['/pools/1?pool=1#log', '/faq', '/'])('is the page of ours that was asked for: %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '',
    'faq',
    '/.//evil.example',
    '/..//evil.example',
  ])('leads nowhere else: %j', (from) => {
    const path = ownPath(from);
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    expect(path).toMatch(/^\/(?!\/)/);
  });

  it('stands in the link, as the browser reads it', () => {
    const address = `/offline?from=${encodeURIComponent('/\t/evil.example/x')}`;
    render(
      <MemoryRouter initialEntries={[address]}>
        <OfflinePage />
      </MemoryRouter>,
    );
    const origins = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).origin);
    expect(new Set(origins)).toEqual(new Set([window.location.origin]));
  });
});

describe('in the place of a page that the network brings again', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['was loaded at another address', '/dashboard', 1],
    ['was loaded for this page, which would only come again', '/pools/1', 0],
  ])('the document is loaded again where it %s', (_, loadedAt, reloads) => {
    window.history.replaceState(null, '', '/pools/1');
    const entry = { name: new URL(loadedAt, window.location.href).href } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    render(
      <MemoryRouter initialEntries={['/pools/1']}>
        <OfflinePage />
      </MemoryRouter>,
    );
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('what the offline page offers', () => {
  afterEach(forgetUser);
  const open = (at: string) =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <OfflinePage />
      </MemoryRouter>,
    );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('is what works here for who is signed in', () => {
    rememberUser(ANA);
    open('/offline?from=/proof');
    expect(links()).toEqual(['/proof', '/dashboard', '/dashboard', '/chemistry/log', '/chemistry', '/chemistry/calculators']);
    expect(screen.queryByText(/You’re signed out/)).toBeNull();
  });

  it('is the word that one is signed out, and no page that would not open', () => {
    open('/offline?from=/chemistry%3Fpool%3D1');
    expect(screen.getByText(/You’re signed out on this device/)).toBeTruthy();
    expect(links()).toEqual(['/chemistry?pool=1']);
    cleanup();
    open('/offline?from=/proof');
    expect(screen.queryByText(/You’re signed out/)).toBeNull();
  });

  it('in the place of a page, is that page as soon as there is a signal', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    open('/settings');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });
});
