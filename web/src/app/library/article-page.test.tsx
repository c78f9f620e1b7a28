import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import ArticlePage from './article-page.tsx';

beforeEach(() => rememberUser(ANA));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function read(slug: string, pool: object) {
  cleanup();
  const article = { slug, title: 'An article', summary: '', category: 'seasons', language: 'en', topics: [], readingMinutes: 2 };
  const rest = { reviewedOn: '2026-11-22', blocks: [], calculators: ['plan'], related: [], sources: [] };
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [{ ...BACKYARD_POOL, ...pool }] },
    [`GET /api/library/${slug}`]: { body: { ...article, ...rest } },
    'GET /api/library/marks': { body: { items: [] } },
  });
  renderPage(<ArticlePage />, { at: `/library/${slug}`, path: '/library/:slug' });
  await screen.findByRole('link', { name: 'Treatment plan' });
  await screen.findByRole('heading', { name: 'Sources' });
  return screen.queryByRole('link', { name: /Storm or hurricane|Changing the water/ })?.getAttribute('href') ?? null;
}

it('leads to the guided list of this pool, where the article has one that fits the pool', async () => {
  const storm = `/pools/${BACKYARD_POOL.id}?guide=storm`;
  expect(await read('rain-and-storms', {})).toBe(storm);
  expect(await read('rain-and-storms', { kind: 'spa' })).toBeNull();
  expect(await read('rain-and-storms', { isReadOnly: true })).toBeNull();
  expect(await read('drain-a-hot-tub', { kind: 'spa' })).toBe(`/pools/${BACKYARD_POOL.id}?guide=water_change`);
  expect(await read('drain-a-hot-tub', {})).toBeNull();
  expect(await read('scale', {})).toBeNull();
});
