import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOutbox } from '../../offline/outbox/lazy-outbox.ts';
import { outboxSnapshot } from '../../offline/outbox/outbox-snapshot.ts';
import { useOutbox, useWrite } from '../../offline/use-outbox.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OutboxItem } from './outbox-item.tsx';

const made: string[] = [];
const revoked: string[] = [];
const persist = vi.fn(async () => true);

/** A page on which a photo is taken, and below it what waits. */
function Page() {
  const write = useWrite();
  const { entries } = useOutbox();
  const take = async () => {
    const file = new Blob(['a large one'], { type: 'image/jpeg' });
    const preview = new Blob(['a small one'], { type: 'image/jpeg' });
    const written = await write({ call: 'photos.record', poolId: 'p1', rowId: 'r1', body: { id: 'r1', caption: 'Green' }, file, preview });
    document.title = written.state;
  };
  return (
    <>
      <button onClick={() => void take()}>Take</button>
      <ul>
        {entries.map((entry) => (
          <OutboxItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persisted: async () => false, persist } }));
  localStorage.setItem('user', JSON.stringify(ANA));
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(`blob:${(blob as Blob).size}`);
    return made.at(-1)!;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows what waits with its picture and how much of it has gone; refused it stays, and discarded it is gone', async () => {
  const csrf = { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } };
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/csrf-token': csrf, 'GET /api/pools': { body: [] } });
  // A link on which the form goes and the answer is long in coming.
  const requests: { done: (status: number, body: object) => void }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      responseURL = '';
      status = 0;
      responseText = '';
      open(_: string, address: string) {
        this.responseURL = address;
      }
      setRequestHeader = () => undefined;
      getAllResponseHeaders = () => '';
      abort = () => this.dispatchEvent(new Event('abort'));
      send() {
        requests.push({
          done: (status, body) => {
            Object.assign(this, { status, responseText: JSON.stringify(body) });
            this.dispatchEvent(new Event('load'));
          },
        });
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 25, total: 100 }));
      }
    },
  );
  renderPage(<Page />);
  await act(async () => screen.getByText('Take').click());
  await waitFor(() => expect(document.title).toBe('waiting'), { timeout: 3000 });
  expect(persist).toHaveBeenCalledOnce();
  expect((await screen.findByRole('heading')).textContent).toBe('Photo');
  expect(screen.getByText('Green')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:11'));
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25'), { timeout: 3000 });
  expect(screen.queryByText(/Not sent yet/)).toBeNull();

  act(() => requests[0]?.done(402, { code: 'plan_limit_reached', message: 'Your plan has room for 50 photos.' }));
  expect(await screen.findByText(/Check this/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(document.querySelector('img')?.src).toBe('blob:11');
  expect(revoked).toEqual([]);

  const { changeOutbox } = await fetchOutbox();
  const [entry] = outboxSnapshot().entries;
  await act(async () => changeOutbox((state) => state.remove(entry!.id)));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(revoked).toEqual(made);
});
