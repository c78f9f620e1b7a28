import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUser, rememberUser } from '../../session/signed-in-hint.ts';
import { BACKYARD_POOL } from '../../features/pools/testing/pools.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PaletteField } from './palette-button.tsx';
import { PaletteHost } from './palette-host.tsx';
import { showPalette } from './palette-store.ts';

const SPA = { ...BACKYARD_POOL, id: '018f0000-0000-7000-8000-0000000000b2', name: 'Hot tub' };
const FOUND = {
  kind: 'question',
  title: 'How warm may a hot tub be?',
  url: '/faq#how-warm',
  excerpt: 'At most 104 °F.',
  language: 'en',
  words: ['warm'],
};

beforeEach(() => {
  // happy-dom knows no modal dialogs
  // oxlint-disable-next-line typescript/unbound-method
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  localStorage.clear();
});
afterEach(() => {
  showPalette(false);
  forgetUser();
  cleanup();
  vi.restoreAllMocks();
});

function start(isSignedIn: boolean, at = '/dashboard') {
  if (isSignedIn) rememberUser(ANA);
  const server = fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL, SPA] },
    'GET /api/search': { body: { items: [FOUND] } },
  });
  const page = renderPage(
    <>
      <PaletteField />
      <input aria-label="A field" />
      <PaletteHost />
    </>,
    { at },
  );
  return { server, ...page };
}

const open = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', undefined, { timeout: 5000 });
};
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const labels = () => screen.getAllByRole('option').map((option) => option.textContent ?? '');

it('opens by Ctrl-K, by the slash and by its button, but not by a slash that is typed', async () => {
  start(true);
  fireEvent.keyDown(screen.getByLabelText('A field'), { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  await screen.findByRole('combobox', undefined, { timeout: 5000 });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'k', metaKey: true });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /Search/ }));
  expect(await screen.findByRole('combobox')).toBeTruthy();
});

it('offers pages, the other pool and actions; a visitor gets no page of the app', async () => {
  start(true);
  await open();
  await waitFor(() => expect(labels()).toContain('Switch to Hot tub'));
  expect(labels()).toEqual(expect.arrayContaining(['Today', 'Log a test', 'Add a pool', 'Sign out']));
  cleanup();
  forgetUser();
  start(false, '/proof');
  await open();
  expect(labels()).toContain('Sign in');
  expect(labels()).not.toContain('Today');
  expect(labels()).not.toContain('Sign out');
});

it('switches the pool by changing only the query of the address', async () => {
  const { router } = start(true, '/chemistry?range=30');
  type(await open(), 'hot');
  await waitFor(() => expect(labels()[0]).toBe('Switch to Hot tub'));
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toBe(`?range=30&pool=${SPA.id}`));
  expect(router.state.location.pathname).toBe('/chemistry');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('goes to a page found by another of its names, and remembers it', async () => {
  const { router } = start(true);
  type(await open(), 'history');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/chemistry'));
  expect(JSON.parse(localStorage.getItem('lmp-recent-commands') ?? '')).toEqual(['page-/chemistry']);
});

it.each(['start clear up', 'clear-up', 'green pool'])('finds the clear-up by “%s”', async (words) => {
  start(true);
  type(await open(), words);
  await waitFor(() => expect(labels()).toContain('Clear a green or cloudy pool'));
});

it('adds what our pages say, a moment after the last letter, and asks once', async () => {
  const { server } = start(true);
  const field = await open();
  for (const text of ['w', 'wa', 'war', 'warm']) type(field, text);
  await waitFor(() => expect(labels().some((label) => label.includes('How warm may a hot tub be?'))).toBe(true));
  expect(labels().at(-1)).toBe('All results for “warm”');
  expect(server.requests.filter(({ path }) => path.startsWith('/api/search')).map(({ path }) => path)).toEqual([
    '/api/search?q=warm&language=en',
  ]);
});

it('searches only this device without a connection, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { server } = start(true);
  type(await open(), 'qqqq');
  expect(await screen.findByText(/we only searched this device/)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(server.requests.some(({ path }) => path.startsWith('/api/search'))).toBe(false);
});

it('leads to each place once, whatever our pages say about it', async () => {
  const found = [
    { ...FOUND, kind: 'page', title: 'Log a test', url: '/chemistry/log' },
    { ...FOUND, title: 'How do I log?', url: '/faq#log' },
  ];
  const { server } = start(true);
  server.on('GET /api/search', { body: { items: found } });
  type(await open(), 'log a test');
  await waitFor(() => expect(labels().some((label) => label.includes('How do I log?'))).toBe(true));
  expect(labels().filter((label) => label.startsWith('Log a test'))).toHaveLength(1);
});

it('lets an early Enter wait for the results of what was typed, and opens the first one', async () => {
  const article = { ...FOUND, kind: 'article', title: 'White crust', url: '/library/scale' };
  const { server, router } = start(true);
  server.on('GET /api/search', { body: { items: [article] } });
  const field = await open();
  type(field, 'zzz crust');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/scale'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('opens nothing for an early Enter once something else was typed', async () => {
  const { router } = start(true);
  const field = await open();
  type(field, 'zzz cru');
  fireEvent.keyDown(field, { key: 'Enter' });
  type(field, 'zzz crust');
  await waitFor(() => expect(labels().some((label) => label.includes('How warm'))).toBe(true));
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.getByRole('combobox')).toBeTruthy();
});
