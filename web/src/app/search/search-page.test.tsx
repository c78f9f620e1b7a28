import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetUser, rememberUser } from '../../session/signed-in-hint.ts';
import { forgetSearches } from '../../features/search/recent-searches.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import SearchPage, { meta } from './search-page.tsx';

const ITEMS = [
  {
    kind: 'calculator',
    title: 'Dose to a target',
    url: '/calculators/dose',
    excerpt: 'How much of a product.',
    language: 'en',
    words: ['dose'],
  },
  {
    kind: 'question',
    title: 'May I mix?',
    url: '/faq#mix',
    excerpt: 'Never <b>mix</b> a dose of two.',
    language: 'en',
    words: ['mix', 'dose'],
  },
];

beforeEach(() => {
  forgetUser();
  forgetSearches();
});
afterEach(cleanup);

const at = (query: string) => renderPage(<SearchPage />, { at: `/search${query}`, path: '/search' });

it('lists what was found with its kind and marks the words; markup in a text stays text', async () => {
  fakeServer({ 'GET /api/search': { body: { items: ITEMS } } });
  const { container } = at('?q=dose');
  expect((await screen.findByRole('link', { name: /Dose to a target/ })).getAttribute('href')).toBe('/calculators/dose');
  expect(screen.getByText('2 results for “dose”')).toBeTruthy();
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Dose', 'mix', 'mix', 'dose']);
  expect(container.querySelector('ol b')).toBeNull();
  expect(document.title).toBe('Search results for “dose” | Limpid');
});

it('is a plain form with the question in it, and remembers what was asked on this device', async () => {
  fakeServer({ 'GET /api/search': { body: { items: ITEMS } } });
  const { router } = at('?q=dose');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Limpid' });
  expect(field.form?.getAttribute('action')).toBe('/search');
  expect([field.name, field.value, field.form?.method]).toEqual(['q', 'dose', 'get']);
  fireEvent.change(field, { target: { value: 'green & cloudy' } });
  if (field.form) fireEvent.submit(field.form);
  await waitFor(() => expect(router.state.location.search).toBe('?q=green%20%26%20cloudy'));
  await router.navigate('/search');
  await screen.findByText('Recent searches on this device');
  expect(
    screen
      .getAllByRole('link')
      .map((link) => link.textContent)
      .slice(0, 2),
  ).toEqual(['green & cloudy', 'dose']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByText('green & cloudy')).toBeNull());
});

it('says that nothing fits, with ways on', async () => {
  fakeServer({ 'GET /api/search': { body: { items: [] } } });
  at('?q=zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/faq');
});

it('says when the search cannot be reached, and tries again', async () => {
  const server = fakeServer({ 'GET /api/search': { status: 400, body: {} } });
  at('?q=dose');
  expect(await screen.findByText('We couldn’t load the results')).toBeTruthy();
  server.on('GET /api/search', { body: { items: ITEMS } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Dose to a target/ })).toBeTruthy();
});

it('offers who is signed in their own pages too', async () => {
  rememberUser(ANA);
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] }, 'GET /api/search': { body: { items: ITEMS } } });
  at('?q=history');
  expect((await screen.findByRole('link', { name: 'Chemistry' })).getAttribute('href')).toBe('/chemistry');
});

it('does not take letters scattered over a name for an answer', async () => {
  rememberUser(ANA);
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] }, 'GET /api/search': { body: { items: ITEMS } } });
  at('?q=setings');
  expect((await screen.findAllByRole('link', { name: /settings/i })).length).toBeGreaterThan(0);
  cleanup();
  // a(nd) l(an)g(u)a(g)e
  at('?q=algae');
  expect(await screen.findByRole('link', { name: /Dose to a target/ })).toBeTruthy();
  expect(screen.queryByText('In your app')).toBeNull();
});

it('asks, names and remembers no more than the search takes, and cuts through no letter', async () => {
  fakeServer({ 'GET /api/search': { body: { items: ITEMS } } });
  const most = 'a'.repeat(199);
  at(`?q=${encodeURIComponent(`${most}🏊${'b'.repeat(3000)}`)}`);
  expect((await screen.findAllByRole('link', { name: /Dose to a target/ })).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(most);
  expect(document.title).toBe(`Search results for “${most}” | Limpid`);
  expect(screen.getByText(`2 results for “${most}”`)).toBeTruthy();
});

it('leads to what there is before anything was asked', () => {
  fakeServer();
  at('');
  const ways = ['All calculators', 'FAQ', 'Ask us'].map((name) => screen.getByRole('link', { name: new RegExp(name) }));
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/calculators', '/faq', '/contact']);
});

it('names a place of the app once, and does not call it nothing when it is all there is', async () => {
  rememberUser(ANA);
  const log = {
    kind: 'page',
    title: 'Log a test',
    url: '/chemistry/log',
    excerpt: 'Type what your kit shows.',
    language: 'en',
    words: ['log'],
  };
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] }, 'GET /api/search': { body: { items: [log] } } });
  at('?q=log%20a%20test');
  expect(await screen.findAllByRole('link', { name: /Log a test/ })).toHaveLength(1);
  expect(screen.queryByText(/No results for/)).toBeNull();
});

it('says to a visitor which results need an account, and to no one who has one', async () => {
  const article = { ...ITEMS[0], kind: 'article', title: 'Dose of acid', url: '/library/lower-ph' };
  fakeServer({ 'GET /api/search': { body: { items: [article] } } });
  at('?q=dose');
  expect((await screen.findByRole('link', { name: /Dose of acid/ })).textContent).toContain('Sign in to read');
  cleanup();
  rememberUser(ANA);
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] }, 'GET /api/search': { body: { items: [article] } } });
  at('?q=dose');
  expect((await screen.findByRole('link', { name: /Dose of acid/ })).textContent).not.toContain('Sign in to read');
});

it('keeps the question in the title when it is made again, as for another language', async () => {
  fakeServer({ 'GET /api/search': { body: { items: ITEMS } } });
  const { router } = at('?q=dose');
  await screen.findByRole('link', { name: /Dose to a target/ });
  expect(meta()).toContainEqual({ title: 'Search results for “dose” | Limpid' });
  await router.navigate('/search');
  await waitFor(() => expect(meta()).toContainEqual({ title: 'Search | Limpid' }));
});
