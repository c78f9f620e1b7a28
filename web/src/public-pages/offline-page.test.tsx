import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import OfflinePage from './offline-page.tsx';
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
