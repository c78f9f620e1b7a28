import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../../offline/outbox/outbox-entry.ts';
import { showProgress } from '../../../offline/outbox/outbox-progress.ts';
import { showOutbox } from '../../../offline/outbox/outbox-snapshot.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { rememberUser } from '../../../session/signed-in-hint.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AddPhotos, type AddPhotosProps } from './add-photos.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';

const { write, preparePhoto, discarded } = vi.hoisted(() => ({ write: vi.fn(), preparePhoto: vi.fn(), discarded: vi.fn() }));
vi.mock('./prepare-photo.ts', () => ({ preparePhoto }));
vi.mock('../../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutbox: () => Promise.resolve({ changeOutbox: discarded }),
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const FINGERPRINT = 'ab'.repeat(32);
const ready = (fingerprint = FINGERPRINT): PreparedPhoto => ({
  is: 'ready',
  file: new Blob(['photo']),
  width: 2560,
  height: 1920,
  takenAt: '2026-07-04T16:30:05.000Z',
  fingerprint,
  preview: new Blob(['small']),
});
const LIST = 'GET /api/pools/p1/photos';
let server: ReturnType<typeof fakeServer>;

/** The outbox as far as these parts see it: what was written waits. */
function wait(entry: Partial<OutboxEntry>): void {
  showOutbox({
    entries: [{ id: `e-${entry.rowId}`, call: 'photos.record', personId: ANA.id, poolId: 'p1', state: 'waiting', ...entry } as OutboxEntry],
  });
}

beforeEach(() => {
  server = fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    [LIST]: { body: { items: [], nextCursor: null } },
  });
  rememberUser(ANA);
  preparePhoto.mockResolvedValue(ready());
  write.mockImplementation(async (intent: { rowId: string; body: object }) => wait({ rowId: intent.rowId, body: { ...intent.body } }));
});
afterEach(() => {
  cleanup();
  showOutbox({ entries: [] });
  for (const mock of [write, preparePhoto, discarded]) mock.mockReset();
  vi.unstubAllGlobals();
});

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files } });
const show = (more: Partial<AddPhotosProps> = {}, at = '/gallery') => renderPage(<AddPhotos poolId="p1" {...more} />, { at });

describe('adding photos', () => {
  it('queues each with its file, its preview and what it belongs to', async () => {
    const added = vi.fn();
    show({ tags: ['Deep end'], readingId: 'r1', onAdded: added });
    choose(file('steps.jpg'));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    const intent = (write.mock.calls[0] ?? [{}])[0] as Record<string, unknown> & { rowId: string };
    expect(intent).toMatchObject({
      call: 'photos.record',
      poolId: 'p1',
      shown: { width: 2560, height: 1920 },
      body: { id: intent.rowId, takenAt: '2026-07-04T16:30:05.000Z', fingerprint: FINGERPRINT, tags: ['Deep end'], readingId: 'r1' },
    });
    expect(await (intent['file'] as Blob).text()).toBe('photo');
    expect(await (intent['preview'] as Blob).text()).toBe('small');
    await waitFor(() => expect(added).toHaveBeenCalledWith(intent.rowId));
  });

  it('shows how far each is, until it has arrived', async () => {
    show();
    choose(file('steps.jpg'));
    expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
    const { rowId } = (write.mock.calls[0] ?? [{}])[0] as { rowId: string };
    showProgress(rowId, { sentBytes: 45, totalBytes: 100 });
    expect(await screen.findByText('Sending: 45%')).toBeTruthy();
    showProgress(rowId, undefined);
    showOutbox({ entries: [] });
    expect(await screen.findByText('1 photo added')).toBeTruthy();
    expect(screen.queryByText('steps.jpg')).toBeNull();
  });

  it('says that it is kept here while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    choose(file('steps.jpg'));
    expect(await screen.findByText('Kept on this device. It’s sent when you’re back online.')).toBeTruthy();
    expect(server.requests.filter(({ path }) => path.includes('fingerprint'))).toEqual([]);
    vi.restoreAllMocks();
  });

  it('takes one out again, also out of the outbox', async () => {
    show();
    choose(file('steps.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel steps.jpg' }));
    await waitFor(() => expect(discarded).toHaveBeenCalledOnce());
    expect(screen.queryByText('steps.jpg')).toBeNull();
  });

  it('queues nothing of a file that was canceled while it was made ready', async () => {
    let finish: (photo: PreparedPhoto) => void = () => undefined;
    preparePhoto.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    show();
    choose(file('steps.jpg'));
    await waitFor(() => expect(preparePhoto).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel steps.jpg' }));
    finish(ready());
    await Promise.resolve();
    expect(write).not.toHaveBeenCalled();
  });

  it('says why a file is refused, and goes on with the next', async () => {
    preparePhoto.mockResolvedValueOnce({ is: 'refused', because: 'photo_drawing' });
    show();
    choose(file('logo.svg'), file('steps.jpg'));
    expect((await screen.findByRole('alert')).textContent).toContain('This is a drawing (SVG).');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  });
});

describe('the same file twice', () => {
  const ask = async () => {
    expect((await screen.findByRole('alert')).textContent).toBe('You already added this photo. Add it again?');
  };

  it('is noticed among what the server has, and added again on request', async () => {
    server.on(LIST, { body: { items: [{ id: 'old' }], nextCursor: null } });
    show();
    choose(file('steps.jpg'));
    await ask();
    expect(server.requests.some(({ path }) => path.includes(`fingerprint=${FINGERPRINT}`))).toBe(true);
    expect(write).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Add it again' }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  });

  it('is noticed among those that were chosen together', async () => {
    show();
    choose(file('one.jpg'), file('two.jpg'));
    await ask();
    expect(write).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is noticed among what waits on this device', async () => {
    wait({ rowId: 'other', body: { fingerprint: FINGERPRINT } });
    show();
    choose(file('steps.jpg'));
    await ask();
    expect(write).not.toHaveBeenCalled();
  });
});

describe('photos that come another way', () => {
  it('are dropped on the page', async () => {
    const area = createRef<HTMLDivElement>();
    renderPage(
      <div ref={area} data-testid="area">
        <AddPhotos poolId="p1" dropArea={area} />
      </div>,
    );
    const dataTransfer = { types: ['Files'], files: [file('steps.jpg')], dropEffect: 'none' };
    fireEvent.dragEnter(screen.getByTestId('area'), { dataTransfer });
    expect(await screen.findByText('Drop to add')).toBeTruthy();
    fireEvent.drop(screen.getByTestId('area'), { dataTransfer });
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect(screen.queryByText('Drop to add')).toBeNull();
  });

  it('are pasted, but not into a field', async () => {
    const area = createRef<HTMLDivElement>();
    renderPage(
      <div ref={area}>
        <textarea aria-label="Caption" />
        <AddPhotos poolId="p1" dropArea={area} />
      </div>,
    );
    const clipboardData = { types: ['Files'], files: [file('steps.jpg')] };
    fireEvent.paste(screen.getByLabelText('Caption'), { clipboardData });
    expect(preparePhoto).not.toHaveBeenCalled();
    fireEvent.paste(document.body, { clipboardData });
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  });

  it.each([
    ['none', 'The other app sent no photo. Add it from here instead.'],
    ['later', 'Limpid wasn’t ready for shared photos yet. Share them again now, or add them here.'],
  ])('have not come (%s), and the page says what to do', async (outcome, text) => {
    show({ takesShared: true }, `/gallery?shared=${outcome}`);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('were shared by another app, and are forgotten by the device once they are queued', async () => {
    const store = new Map([['https://x/gallery/share/1-0', new Response('one')]]);
    vi.stubGlobal('caches', {
      has: async () => true,
      open: async () => ({
        keys: async () => [...store.keys()].map((url) => ({ url })),
        match: async (key: string) => store.get(key)?.clone(),
        delete: async (key: string) => store.delete(key),
      }),
    });
    const { router } = show({ takesShared: true }, '/gallery?shared=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Add 1 photo' }));
    await waitFor(() => expect(store.size).toBe(0));
    expect(write).toHaveBeenCalledOnce();
    expect(router.state.location.search).toBe('');
  });
});
