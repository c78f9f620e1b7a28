import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import LibraryPage from './library-page.tsx';

const article = (slug: string, title: string) => ({
  slug,
  title,
  category: 'problems',
  summary: '',
  language: 'en',
  topics: [slug],
  readingMinutes: 2,
  reviewedOn: '2026-11-22',
});
const ARTICLES = [article('green-algae', 'Green pool: how to clear it'), article('scale', 'Scale: white crust')];
const hit = (url: string) => ({ kind: 'article', title: 'T', url, excerpt: '', language: 'en', words: [] });

beforeEach(() => rememberUser(ANA));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function look(items: object[], query: string) {
  const server = fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    'GET /api/library': { body: { items: ARTICLES } },
    'GET /api/library/marks': { body: { items: [] } },
    'GET /api/search': { body: { items } },
  });
  renderPage(<LibraryPage />, { at: '/library' });
  await screen.findAllByRole('link', { name: /Green pool/ });
  fireEvent.change(screen.getByLabelText('Find an article'), { target: { value: query } });
  return { asked: () => server.requests.filter(({ path }) => path.startsWith('/api/search')) };
}
const titles = () => screen.queryAllByRole('link', { name: /Green pool|Scale/ }).map((link) => link.getAttribute('href'));

it('finds on the device at once what is spelled as in the article', async () => {
  const { asked } = await look([], 'green');
  expect(titles()).toEqual(['/library/green-algae']);
  expect(screen.getByText('1 result for “green”')).toBeTruthy();
  expect(asked()).toEqual([]);
});

it('asks the search where the device finds nothing, and shows its articles only', async () => {
  await look([hit('/library/green-algae'), { ...hit('/faq#green'), kind: 'question' }], 'graen pol');
  await waitFor(() => expect(titles()).toEqual(['/library/green-algae']));
  expect(screen.queryByText(/No articles match/)).toBeNull();
});

it('says so when the search finds nothing either', async () => {
  await look([], 'graen pol');
  expect(await screen.findByText('No articles match “graen pol”')).toBeTruthy();
  expect(titles()).toEqual([]);
});
