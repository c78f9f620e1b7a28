import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedAnswerOf } from '../../api/answer-shape.ts';
import { clearCached, keepRecords } from '../../api/cached-reads-store.ts';
import { storedArticles } from '../../features/library/stored-articles.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import SearchPage from './search-page.tsx';

const article = (slug: string, title: string) => ({
  slug, title, category: 'problems', summary: 'What it is.', language: 'en', topics: [], readingMinutes: 3, reviewedOn: '2026-11-01',
  blocks: [], calculators: [], related: [], sources: [],
}); // prettier-ignore

const keep = async (personId: string) =>
  keepRecords(
    personId,
    [article('foam', 'Foam on the water'), article('scale', 'Scale on the tile')].map((data) => {
      const key = ['/api', 'library', data.slug, { language: 'en' }];
      return { personId, shape: cachedAnswerOf(key)?.shape ?? '', key, data, updatedAt: Date.now() };
    }),
  );

beforeEach(async () => {
  localStorage.clear();
  await clearCached();
  rememberUser(ANA);
  fakeServer({
    'GET /api/me': new TypeError('Failed to fetch'),
    'GET /api/pools': new TypeError('Failed to fetch'),
    'GET /api/search': { status: 400, body: {} },
  });
});
afterEach(cleanup);

it('finds the stored articles where the search can’t be reached, as its message promises', async () => {
  await keep(ANA.id);
  renderPage(<SearchPage />, { at: '/search?q=foam', path: '/search' });
  expect(await screen.findByText(/you only see results from this device/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: /Foam on the water/ })).getAttribute('href')).toBe('/library/foam');
  expect(screen.getByRole('heading', { name: 'Saved on this device' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Scale on the tile/ })).toBeNull();
});

it('reads nothing that another person stored', async () => {
  await keep('someone-else');
  expect(await storedArticles('foam')).toEqual([]);
});
