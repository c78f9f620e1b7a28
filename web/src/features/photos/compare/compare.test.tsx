import type { Photo, Pool } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '../../../session/signed-in-hint.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import ComparePage from './compare-page.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC', isReadOnly: false } as Pool;
const photo = (id: string, day: string, tags: string[] = ['Deep end']): Photo => ({
  id,
  poolId: 'p1',
  width: 1600,
  height: 1200,
  takenAt: `2026-${day}T10:00:00.000Z`,
  caption: null,
  tags,
  urls: { small: `/s-${id}`, medium: `/m-${id}`, large: `/l-${id}` },
  createdAt: '',
  updatedAt: `v-${id}`,
});
const SERIES = [photo('c', '07-20'), photo('b', '07-12'), photo('a', '07-04')];

function serve(items: Photo[]) {
  return fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'us' } },
    'GET /api/pools': { body: [POOL] },
    'GET /api/pools/p1/photos': { body: { items, nextCursor: null } },
    ...Object.fromEntries(
      items.map((row) => [
        `GET /api/photos/${row.id}`,
        { body: { ...row, links: [], reading: row.id === 'a' ? { look: 'green', freeChlorinePpm: 0.2, cyanuricAcidPpm: 80 } : null } },
      ]),
    ),
  });
}
const show = (query: string) => renderPage(<ComparePage />, { at: `/gallery/compare?${query}` });

beforeEach(() => {
  rememberUser(ANA);
  serve(SERIES);
  write.mockResolvedValue({ state: 'waiting' });
});
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('two photos of a place', () => {
  it('lie under one line, the earlier one first, with the water of both days', async () => {
    show('photo=c');
    const line = await screen.findByRole('slider', { name: 'Line between the two photos' });
    expect(line.getAttribute('aria-valuetext')).toBe('50% of the photo of Jul 4, 2026');
    expect((await screen.findByText(/free chlorine 0\.2 ppm/)).textContent).toContain('cyanuric acid 80 ppm');
    expect(await screen.findByText('No test that day')).toBeTruthy();
  });

  it('are uncovered with the keyboard, within the frame', async () => {
    show('photo=c&with=a');
    const line = await screen.findByRole('slider');
    const now = () => line.getAttribute('aria-valuenow');
    for (const [key, value] of [
      ['ArrowRight', '52'],
      ['PageUp', '62'],
      ['ArrowLeft', '60'],
      ['End', '100'],
      ['ArrowRight', '100'],
      ['Home', '0'],
    ] as const) {
      fireEvent.keyDown(line, { key });
      expect(now()).toBe(value);
    }
  });

  it('can be any two, and the address says which', async () => {
    const { router } = show('photo=c&with=a');
    fireEvent.change(await screen.findByLabelText('Before'), { target: { value: 'b' } });
    await waitFor(() => expect(router.state.location.search).toBe('?photo=b&with=c'));
  });

  it('need a second photo: the page says how to get it', async () => {
    serve([photo('a', '07-04')]);
    show('photo=a');
    expect(await screen.findByText('One photo of this place so far')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Same place again' }).getAttribute('href')).toBe('/gallery/compare?photo=a&camera=1');
  });

  it('says so where the photo is gone', async () => {
    show('photo=none');
    expect(await screen.findByText('We couldn’t find this photo')).toBeTruthy();
  });
});

describe('a time-lapse', () => {
  const lapse = async () => {
    show('photo=c');
    fireEvent.click(await screen.findByRole('radio', { name: 'Time-lapse' }));
  };

  it('plays from the oldest on and around, and pauses', async () => {
    await lapse();
    expect(screen.getByText('Jul 4, 2026, photo 1 of 3')).toBeTruthy();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.advanceTimersByTimeAsync(1400);
    expect(screen.getByText('Jul 20, 2026, photo 3 of 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.getByText('Jul 20, 2026, photo 3 of 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByText('Jul 4, 2026, photo 1 of 3')).toBeTruthy();
  });

  it('plays nothing where less motion is wanted: each press is one photo', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await lapse();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByText('Jul 12, 2026, photo 2 of 3')).toBeTruthy();
  });
});

describe('the same place again', () => {
  it('offers a file with the last photo beside it where there is no camera', async () => {
    show('photo=a&camera=1');
    expect(await screen.findByText(/The camera isn’t available here/)).toBeTruthy();
    expect(screen.getByAltText('Photo of Jul 20, 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add photos' })).toBeTruthy();
  });

  it('asks for the name of a place that has none, which both photos then have', async () => {
    serve([photo('a', '07-04', [])]);
    show('photo=a&camera=1');
    const field = await screen.findByLabelText<HTMLInputElement>('Name of this place');
    expect(field.value).toBe('Deep end');
    fireEvent.change(field, { target: { value: '  ' } });
    expect(screen.getByText('Enter a name, such as “Deep end”.')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' Spa  steps ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open the camera' }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect((write.mock.calls[0] ?? [])[0]).toMatchObject({
      call: 'photos.change',
      rowId: 'a',
      version: 'v-a',
      body: { tags: ['Spa steps'] },
    });
    expect(await screen.findByText(/The camera isn’t available here/)).toBeTruthy();
  });
});
