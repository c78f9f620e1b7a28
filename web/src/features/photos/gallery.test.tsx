import type { Photo } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { BACKYARD_POOL as POOL } from '../pools/testing/pools.ts';
import { UNDO_MS } from './deletions.ts';
import { firstOfSeries, Gallery } from './gallery.tsx';
import { LinkList } from './link-list.tsx';
import { PhotoView } from './photo-view.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const photo = (id: string, takenAt: string, more: Partial<Photo> = {}): Photo => ({
  id,
  poolId: POOL.id,
  width: 400,
  height: 300,
  takenAt,
  caption: null,
  tags: [],
  urls: { small: `/${id}/s`, medium: `/${id}/m`, large: `/${id}/l` },
  createdAt: takenAt,
  updatedAt: `v-${id}`,
  ...more,
});
const PHOTOS = [
  photo('new', '2026-11-20T18:00:00.000Z', { caption: 'Steps', tags: ['steps'] }),
  photo('mid', '2026-11-02T18:00:00.000Z'),
  photo('old', '2026-09-05T18:00:00.000Z'),
];
const reading = { id: 'r1', takenAt: '2026-11-20T16:00:00.000Z', ph: 7.5, freeChlorinePpm: 0.2, cyanuricAcidPpm: 80, look: 'green' };
const LIST = `GET /api/pools/${POOL.id}/photos`;

function server(photos = PHOTOS, storage = { photos: 3, bytes: 9, maximumPhotos: 200, maximumBytes: 900 }) {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'us' } },
    'GET /api/pools': { body: [POOL] },
    'GET /api/me/storage': { body: storage },
    [LIST]: { body: { items: photos, nextCursor: null } },
    [`GET /api/pools/${POOL.id}/readings`]: { body: { items: [reading], nextCursor: null } },
    ...Object.fromEntries(photos.map((one) => [`GET /api/photos/${one.id}`, { body: { ...one, reading: null, links: [] } }])),
  });
}

beforeEach(() => {
  write.mockResolvedValue({ state: 'sent', version: 'v2' });
  server();
});
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the gallery', () => {
  it('shows the photos by month, each leading to itself in the same list', async () => {
    renderPage(<Gallery pool={POOL} />, { at: '/gallery?tag=steps' });
    expect(await screen.findByRole('heading', { name: /^November 2026 1 photo$/ })).toBeTruthy();
    cleanup();
    renderPage(<Gallery pool={POOL} />, { at: '/gallery' });
    expect(await screen.findByRole('heading', { name: /^November 2026 2 photos$/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^September 2026/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Steps, Nov 20, 2026' }).getAttribute('href')).toBe('/gallery/new');
    const months = screen.getByLabelText('Go to a month');
    expect(within(months).getAllByRole('option')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'steps' }));
    const one = await screen.findByRole('link', { name: 'Steps, Nov 20, 2026' });
    expect(one.getAttribute('href')).toBe('/gallery/new?tag=steps');
    expect(screen.queryByRole('heading', { name: /^September/ })).toBeNull();
  });

  it('says how much room there is before it ends', async () => {
    renderPage(<Gallery pool={POOL} />, { at: '/gallery' });
    expect(await screen.findByText('3 of 200 photos')).toBeTruthy();
    expect(screen.queryByText(/Room for/)).toBeNull();
    cleanup();
    server(PHOTOS, { photos: 160, bytes: 9, maximumPhotos: 200, maximumBytes: 900 });
    renderPage(<Gallery pool={POOL} />, { at: '/gallery' });
    expect(await screen.findByText('Room for 40 more')).toBeTruthy();
    cleanup();
    server(PHOTOS, { photos: 200, bytes: 9, maximumPhotos: 200, maximumBytes: 900 });
    renderPage(<Gallery pool={POOL} />, { at: '/gallery' });
    expect(await screen.findByText('Your gallery is full: 200 of 200 photos')).toBeTruthy();
  });

  it('says why a weekly photo pays while there is none', async () => {
    server([]);
    renderPage(<Gallery pool={POOL} />, { at: '/gallery' });
    expect(await screen.findByRole('heading', { name: /One photo a week/ })).toBeTruthy();
  });
});

const Here = () => <PhotoView id={useParams()['photoId'] ?? ''} pool={POOL} />;

describe('a photo', () => {
  it('shows the water of its day and leads to its neighbors by keys', async () => {
    renderPage(<PhotoView id="mid" pool={POOL} />, { at: '/gallery/mid' });
    expect(await screen.findByText('No water test on this day.')).toBeTruthy();
    cleanup();
    renderPage(<PhotoView id="new" pool={POOL} />, { at: '/gallery/new' });
    expect(await screen.findByText('Green, pH 7.5, FC 0.2 ppm, CYA 80 ppm')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Newer photo' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    expect(await screen.findByText('at /gallery/mid')).toBeTruthy();
  });

  it('is deleted only when no one has taken it back', async () => {
    renderPage(<Here />, { at: '/gallery/old', path: '/gallery/:photoId' });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    cleanup();
    server();
    renderPage(<Here />, { at: '/gallery/old', path: '/gallery/:photoId' });
    const remove = await screen.findByRole('button', { name: 'Delete' });
    vi.useFakeTimers();
    fireEvent.click(remove);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    expect(write.mock.calls).toEqual([[expect.objectContaining({ call: 'photos.remove', rowId: 'old', version: 'v-old' })]]);
  });
});

describe('shared links', () => {
  it('are all in one list, and one is revoked after a question', async () => {
    const calls = server();
    const link = {
      id: 'l1',
      url: 'https://x.test/p/abc',
      photoId: 'new',
      poolId: POOL.id,
      createdAt: '2026-11-20T18:00:00.000Z',
      expiresAt: null,
    };
    calls.on('GET /api/photo-links', { body: { items: [{ ...link, photo: PHOTOS[0] }], nextCursor: null } });
    calls.on('GET /api/csrf-token', { body: { token: 't', headerName: 'x-csrf-token' } });
    calls.on('DELETE /api/photo-links/l1', { status: 204 });
    renderPage(<LinkList />, { at: '/gallery/links' });
    expect(await screen.findByText('Works until you revoke it')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    const question = await screen.findByRole('alertdialog');
    calls.on('GET /api/photo-links', { body: { items: [], nextCursor: null } });
    fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(calls.sentTo('DELETE /api/photo-links/l1')).toHaveLength(1));
    expect(await screen.findByText('No shared links')).toBeTruthy();
  });
});

it.each([
  ['a place that was taken twice', [['Strip'], ['Steps'], ['Filter'], ['Steps']], '1'],
  ['two photos without a place', [['Strip'], [], []], '1'],
  ['nothing to compare', [['Strip'], ['Steps'], []], undefined],
  ['no photo', [], undefined],
])('leads to comparing from %s', (_name, tags, id) => {
  expect(firstOfSeries(tags.map((own, index) => ({ id: String(index), tags: own })))).toBe(id);
});
