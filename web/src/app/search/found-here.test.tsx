import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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
  expect(await storedArticles('foam', 'en')).toEqual([]);
});

const keepList = async (personId: string, language: string) => {
  const key = ['/api', 'library', { language }];
  const items = [article('foam', 'Foam on the water'), article('green-algae', 'Green water, and foam on it')];
  const data = { items, nextCursor: null };
  await keepRecords(personId, [{ personId, shape: cachedAnswerOf(key)?.shape ?? '', key, data, updatedAt: Date.now() }]);
};

it('finds the titles of the list too, behind the opened articles, and says that those need a connection', async () => {
  await keep(ANA.id);
  await keepList(ANA.id, 'en');
  expect((await storedArticles('foam', 'en')).map(({ slug, isHere }) => [slug, isHere])).toEqual([
    ['foam', true],
    ['green-algae', false],
  ]);
  renderPage(<SearchPage />, { at: '/search?q=green', path: '/search' });
  const link = await screen.findByRole('link', { name: /Green water/ });
  expect(link.textContent).toContain('Needs a connection to open');
});

it('says offline that only this device was searched, where nothing is found', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await keepList(ANA.id, 'en');
  renderPage(<SearchPage />, { at: '/search?q=zzz', path: '/search' });
  expect(await screen.findByText('No results for “zzz”. You’re offline, so we only searched this device.')).toBeTruthy();
  expect(screen.queryByText('We couldn’t load the results')).toBeNull();
});
