// Bookmarks, reading and answers without a signal: shown at once, sent when there is one, refused in words.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ArticleActions, HelpfulQuestion } from './article-marks.tsx';
import { useUnsentMarks } from './unsent-marks.ts';

const PUT = 'PATCH /api/me/library/scale';
const NO_NETWORK = new TypeError('Failed to fetch');
const serve = (answer: NonNullable<Parameters<typeof fakeServer>[0]>[string] = NO_NETWORK) =>
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    'GET /api/csrf-token': { body: { token: 't', enabled: true } },
    'GET /api/me/library': { body: { items: [] } },
    [PUT]: answer,
  });

function Article() {
  useUnsentMarks();
  return (
    <>
      <ArticleActions slug="scale" />
      <HelpfulQuestion slug="scale" />
    </>
  );
}
const open = async () => {
  renderPage(<Article />, { at: '/library/scale' });
  await waitFor(() => expect(screen.getByRole('button', { name: /Bookmark/ })).toBeTruthy());
};
const bookmark = () => screen.getByRole('button', { name: /Bookmark/ });
const isMarked = () => bookmark().getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
  rememberUser(ANA);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('are kept without a signal, over a reload, and sent as one when it is back', async () => {
  const server = serve();
  await open();
  fireEvent.click(bookmark());
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(server.sentTo(PUT).length).toBeGreaterThan(0));
  expect(isMarked()).toBe(true);
  expect(screen.queryByText('Not saved')).toBeNull();
  cleanup();

  await open();
  await waitFor(() => expect(isMarked()).toBe(true));
  const sent = server.sentTo(PUT).length;
  server.on(PUT, { body: { slug: 'scale', isBookmarked: true, isHelpful: true, progressPercent: 0, updatedAt: '2026-11-26T00:00:00Z' } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.sentTo(PUT)).toHaveLength(sent + 1));
  expect(server.sentTo(PUT).at(-1)?.body).toEqual({ isBookmarked: true, isHelpful: true });
  await waitFor(() => expect(localStorage.getItem('lmp-unsent-marks')).toBeNull());
});

it('are undone and said to be where the server refuses them', async () => {
  serve({ status: 404, body: problemBody(404, 'not_found', 'There is no such article.') });
  await open();
  fireEvent.click(bookmark());
  await screen.findByText('Not saved');
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(localStorage.getItem('lmp-unsent-marks')).toBeNull();
});

it('are neither shown nor sent for another person', async () => {
  const server = serve();
  await open();
  fireEvent.click(bookmark());
  await waitFor(() => expect(server.sentTo(PUT)).toHaveLength(1));
  cleanup();
  rememberUser({ ...ANA, id: '0197f6f0-0000-7000-8000-0000000000ff' });
  await open();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(isMarked()).toBe(false);
  expect(server.sentTo(PUT)).toHaveLength(1);
});
