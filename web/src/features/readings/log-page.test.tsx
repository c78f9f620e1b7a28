// What a person is told when a test is saved: by the server, by this device, or not at all.
import 'fake-indexeddb/auto';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { indexedStore } from '../../offline/outbox/outbox-store.ts';
import { forgetIdentity } from '../../offline/outbox/outbox.ts';
import { discardAllOf } from '../../offline/outbox/outbox-state.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { createToastStore } from '../../ui/overlays/toast-store.ts';
import LogPage from './log-page.tsx';
import { storageKey } from './saved-draft.ts';

const POOL = {
  id: 'p1',
  name: 'Backyard',
  volumeL: 50_000,
  kind: 'pool',
  sanitizer: 'chlorine',
  setting: 'outdoor',
  shelf: [],
  kit: null,
  timeZone: 'UTC',
};
const RECORD = 'POST /api/pools/p1/readings';
const reachable = {
  'GET /api/me': { body: ANA },
  'GET /api/pools': { body: [POOL] },
  'GET /api/pools/p1/readings': { body: { items: [], nextCursor: null } },
  'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
};
const stored = { status: 201, body: {} };

// A write waits for the disk, then for the server: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5000 });
let toasts = createToastStore();

beforeEach(async () => {
  toasts = createToastStore();
  localStorage.clear();
  rememberUser(ANA);
  discardCsrfToken();
  forgetIdentity();
  await indexedStore.transact((state) => discardAllOf(state, ANA.id));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function saveTest(ph: string) {
  const page = (
    <ToastProvider store={toasts}>
      <LogPage />
    </ToastProvider>
  );
  renderPage(page, { at: '/chemistry/log' });
  fireEvent.change(await screen.findByLabelText('pH'), { target: { value: ph } });
  fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
}

const toasted = () => toasts.list().map(({ title, description }) => `${title as string}: ${description as string}`);

describe('saving a test', () => {
  it('goes to the server at once, with its moment and the warnings of the server', async () => {
    const server = fakeServer({
      ...reachable,
      [RECORD]: ({ body }) => ({ ...stored, body: { ...(body as object), updatedAt: 'v1', warnings: [{ text: 'Unusual.' }] } }),
    });
    await saveTest('7.4');
    await waitFor(() => expect(toasted()).toEqual(['Test saved: Unusual.']));
    expect(server.sentTo(RECORD)).toHaveLength(1);
    expect(server.sentTo(RECORD)[0]?.body).toMatchObject({ ph: 7.4, id: expect.any(String), takenAt: expect.any(String) });
    expect(await indexedStore.list()).toEqual([]);
  });

  it('says first what the server doubts', async () => {
    const warnings = [
      { severity: 'watch', text: 'Warm for a pool.' },
      { severity: 'ask', text: 'pH fell from 7.5 to 5.1 within a day.' },
    ];
    fakeServer({ ...reachable, [RECORD]: ({ body }) => ({ ...stored, body: { ...(body as object), updatedAt: 'v1', warnings } }) });
    await saveTest('5.1');
    await waitFor(() =>
      expect(toasted().map((text) => text?.replaceAll(/\s/g, ' '))).toEqual(['Test saved: pH fell from 7.5 to 5.1 within a day.']),
    );
  });

  it('may be what the water looks like alone, and the choice can be taken back', async () => {
    const server = fakeServer({ ...reachable, [RECORD]: ({ body }) => ({ ...stored, body: { ...(body as object), warnings: [] } }) });
    renderPage(<LogPage />, { at: '/chemistry/log' });
    fireEvent.click(await screen.findByRole('radio', { name: 'Green' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove choice' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
    expect(screen.getByText(/Enter at least one value, or choose/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Hazy' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
    await waitFor(() => expect(server.sentTo(RECORD)[0]?.body).toMatchObject({ look: 'hazy' }));
    await waitFor(async () => expect(await indexedStore.list()).toEqual([]));
  });

  it('is stored on this device when there is no answer, and says so', async () => {
    fakeServer({ ...reachable, [RECORD]: new TypeError('Failed to fetch') });
    await saveTest('7.4');
    await waitFor(() => expect(toasted()).toEqual(['Saved on this device: We’ll send it when you’re back online.']));
    expect(await indexedStore.list()).toMatchObject([{ personId: ANA.id, poolId: 'p1', body: { ph: 7.4 } }]);
    expect(localStorage.getItem('lmp-log-p1')).toBeNull();
  });

  it('is stored on this device when the session has ended, and asks to sign in', async () => {
    const ended = { status: 401, body: problemBody(401, 'not_signed_in', 'Please sign in') };
    const end = () => {
      server.on('GET /api/me', ended);
      return ended;
    };
    const server = fakeServer({ ...reachable, [RECORD]: end });
    await saveTest('7.4');
    await waitFor(() => expect(toasted()).toEqual(['Saved on this device: You’ve been signed out. Sign in again to send it.']));
  });

  it('shows what the server refuses beside what was typed, and keeps nothing twice', async () => {
    fakeServer({ ...reachable, [RECORD]: { status: 400, body: problemBody(400, 'invalid_request', 'No.', { ph: 'Not such a pH.' }) } });
    await saveTest('7.4');
    expect(await screen.findByText('Not such a pH.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('pH').value).toBe('7.4');
    await waitFor(async () => expect(await indexedStore.list()).toEqual([]));
  });

  it('leaves no draft behind when someone has gone to another page before it was known', async () => {
    let answer = (): void => undefined;
    fakeServer({
      ...reachable,
      [RECORD]: ({ body }) =>
        new Promise((resolve) => (answer = () => resolve({ status: 201, body: { ...(body as object), updatedAt: '1' } }))),
    });
    await saveTest('7.4');
    const isKept = () => localStorage.getItem('lmp-log-p1') !== null;
    await waitFor(async () => expect(await indexedStore.list()).toMatchObject([{ tries: 1 }]));
    expect(isKept()).toBe(true);
    cleanup();
    answer();
    await waitFor(() => expect(isKept()).toBe(false));
    await waitFor(async () => expect(await indexedStore.list()).toEqual([]));
  });

  describe('on a full disk', () => {
    beforeEach(() => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    });

    it('says that nothing was saved, and keeps what was typed', async () => {
      fakeServer({ ...reachable, [RECORD]: new TypeError('Failed to fetch') });
      await saveTest('7.4');
      expect(await screen.findByText(/This device is out of space, so nothing was saved/)).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('pH').value).toBe('7.4');
      expect(toasted()).toEqual([]);
      expect(localStorage.getItem('lmp-log-p1')).toContain('7.4');
    });

    it('hands it straight to the server where there is one', async () => {
      const server = fakeServer({
        ...reachable,
        [RECORD]: ({ body }) => ({ ...stored, body: { ...(body as object), updatedAt: 'v1', warnings: [] } }),
      });
      await saveTest('7.4');
      await waitFor(() => expect(toasted()).toEqual(['Test saved: Your plan is up to date.']));
      expect(server.sentTo(RECORD)).toHaveLength(1);
    });
  });
});

it.each([
  // before and after the clocks go forward, and on the day they go back
  ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
])('takes the time %s as the clock at the pool shows it', async (typed, takenAt) => {
  const pools = { body: [{ ...POOL, timeZone: 'America/New_York' }] };
  const server = fakeServer({ ...reachable, 'GET /api/pools': pools, [RECORD]: ({ body }) => ({ ...stored, body: body as object }) });
  renderPage(<LogPage />, { at: '/chemistry/log' });
  fireEvent.change(await screen.findByLabelText('pH'), { target: { value: '7.4' } });
  fireEvent.click(screen.getByText('Time, method and note'));
  const field = await screen.findByLabelText('Time tested');
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveProperty('value', typed);
  expect(screen.getByText(/Enter the time at the pool \(Eastern Time\)\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
  await waitFor(() => expect(server.sentTo(RECORD)[0]?.body).toMatchObject({ takenAt }));
  await waitFor(async () => expect(await indexedStore.list()).toEqual([]));
});

describe('a test that is there already, with another value than the form has now', () => {
  const draft = { id: '0190a0a0-0000-7000-8000-000000000002', values: { ph: 7.4 }, method: 'drops', note: '' };
  const there = { id: draft.id, ph: 7.2, method: 'drops', takenAt: '2026-07-04T10:00:00.000Z', warnings: [] };
  const ofOne = { ...there, createdAt: '2026-07-04T10:00:01.000Z', updatedAt: '2026-07-04T10:00:01.000Z' };
  const CHANGE = `PATCH /api/pools/p1/readings/${draft.id}`;

  async function saveAgain(row: object) {
    const server = fakeServer({
      ...reachable,
      [RECORD]: { status: 201, body: row },
      [CHANGE]: ({ body }) => ({ status: 200, body: { ...row, ...(body as object), updatedAt: '2026-07-04T10:00:09.000Z' } }),
    });
    localStorage.setItem(storageKey('p1'), JSON.stringify(draft));
    await saveTest('7.5');
    return server;
  }

  const trouble = () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  };

  it.each([
    ['this device keeps it', () => undefined],
    ['this device keeps nothing', trouble],
  ])('is corrected with the version that it has where %s', async (_, prepare) => {
    prepare();
    const server = await saveAgain(ofOne);
    await waitFor(() => expect(toasted()).toEqual(['Test saved: Your plan is up to date.']));
    expect(server.sentTo(RECORD)).toHaveLength(1);
    expect(server.sentTo(CHANGE)).toMatchObject([{ body: { ph: 7.5 }, headers: { 'if-match': `"${ofOne.updatedAt}"` } }]);
    expect(server.sentTo(CHANGE)[0]?.body).toEqual({ ph: 7.5 });
    expect(await indexedStore.list()).toEqual([]);
  });

  it('is asked about where it was changed elsewhere', async () => {
    const theirs = { ...ofOne, ph: 7.8, updatedAt: '2026-07-04T10:00:05.000Z' };
    const server = await saveAgain(theirs);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ title: 'This was also changed on another device' }]));
    expect(server.sentTo(CHANGE)).toEqual([]);
    expect(await indexedStore.list()).toMatchObject([{ state: 'stopped', body: { ph: 7.5 }, problem: { current: { ph: 7.8 } } }]);
    expect(localStorage.getItem(storageKey('p1'))).toBeNull();
  });

  it('is left as it is, and so is the form, where it was changed elsewhere and this device keeps nothing', async () => {
    trouble();
    const server = await saveAgain({ ...ofOne, ph: 7.8, updatedAt: '2026-07-04T10:00:05.000Z' });
    expect(await screen.findByText(/This was changed somewhere else/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('pH').value).toBe('7.5');
    expect(server.sentTo(CHANGE)).toEqual([]);
    expect(localStorage.getItem(storageKey('p1'))).toContain('7.5');
  });
});

describe('a draft whose Save was pressed when no one was sure of it', () => {
  const HOUR_MS = 3_600_000;
  const row = {
    id: '0190a0a0-0000-7000-8000-000000000003',
    ph: 7.4,
    method: 'drops',
    takenAt: '2026-07-04T10:00:00.000Z',
    updatedAt: 'v1',
  };
  const READINGS = 'GET /api/pools/p1/readings';
  const echo = ({ body }: { body: unknown }) => ({ ...stored, body: { ...(body as object), updatedAt: 'v1' } });

  function open(hoursAgo: number, more: object = {}, items: object[] | Promise<object[]> = [row]) {
    const pressed = { at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(), ...more };
    localStorage.setItem(storageKey('p1'), JSON.stringify({ id: row.id, values: { ph: 7.4 }, method: 'drops', note: '', pressed }));
    const list = async () => ({ body: { items: await items, nextCursor: null } });
    const server = fakeServer({ ...reachable, [READINGS]: list, [RECORD]: echo });
    renderPage(
      <ToastProvider store={toasts}>
        <LogPage />
      </ToastProvider>,
      { at: '/chemistry/log' },
    );
    return server;
  }
  const ph = () => screen.findByLabelText<HTMLInputElement>('pH');
  async function savedAs(server: ReturnType<typeof fakeServer>, value: string) {
    fireEvent.change(await ph(), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
    await waitFor(() => expect(toasted()).toHaveLength(1));
    return server.sentTo(RECORD)[0]?.body as { id: string; ph: number };
  }

  it('is no draft any more once it is among the tests: the next one is new', async () => {
    const server = open(0);
    await waitFor(async () => expect((await ph()).value).toBe(''));
    const { id, ph: sent } = await savedAs(server, '7.8');
    expect(sent).toBe(7.8);
    expect(id).not.toBe(row.id);
  });

  it('stays one while it is not known to be there, and what is changed soon corrects it', async () => {
    const server = open(0.5, {}, []);
    expect((await ph()).value).toBe('7.4');
    expect(await savedAs(server, '7.8')).toMatchObject({ id: row.id, ph: 7.8 });
  });

  it('keeps what was changed after it, though the first is there', async () => {
    const server = open(0.5, { isChangedSince: true });
    // The tests have loaded: the newest value is next to the field.
    await screen.findByText(/^was 7\.4/);
    expect((await ph()).value).toBe('7.4');
    expect(await savedAs(server, '7.8')).toMatchObject({ id: row.id });
  });

  it('keeps what was pressed last where only what was pressed before it is there', async () => {
    open(0.1, {}, [{ ...row, ph: 7.2 }]);
    await screen.findByText(/^was 7\.2/);
    expect((await ph()).value).toBe('7.4');
    expect(localStorage.getItem(storageKey('p1'))).toContain('7.4');
  });

  it('takes nothing from another tab that goes on with it', async () => {
    let answer = (): void => undefined;
    open(0.1, {}, new Promise((resolve) => (answer = () => resolve([row]))));
    expect((await ph()).value).toBe('7.4');
    const pressed = { at: new Date().toISOString(), isChangedSince: true };
    const others = JSON.stringify({ id: row.id, values: { ph: 7.8 }, method: 'drops', note: '', pressed });
    localStorage.setItem(storageKey('p1'), others);
    answer();
    await waitFor(async () => expect((await ph()).value).toBe(''));
    expect(localStorage.getItem(storageKey('p1'))).toBe(others);
  });

  it('stays one test though another tab has found it among the tests in the meantime', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const server = fakeServer({ ...reachable, [RECORD]: new TypeError('reset') });
    await saveTest('7.4');
    await screen.findByText(/nothing was saved/);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey('p1'), newValue: null })));
    server.on(RECORD, echo);
    fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
    await waitFor(() => expect(toasted()).toHaveLength(1));
    const ids = server.sentTo(RECORD).map(({ body }) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('is another test when it is typed over hours later', async () => {
    expect((await savedAs(open(2, {}, []), '7.8')).id).not.toBe(row.id);
  });

  it('is marked so by the press', async () => {
    fakeServer({ ...reachable, [RECORD]: { status: 400, body: problemBody(400, 'invalid_request', 'No.', { ph: 'Not such a pH.' }) } });
    await saveTest('7.4');
    await screen.findByText('Not such a pH.');
    const kept = () => JSON.parse(localStorage.getItem(storageKey('p1')) ?? '{}') as { pressed?: { isChangedSince?: boolean } };
    expect(kept().pressed).toEqual({ at: expect.any(String) });
    fireEvent.change(await ph(), { target: { value: '7.5' } });
    expect(kept().pressed?.isChangedSince).toBe(true);
  });
});

describe('a test whose draft another tab has saved', () => {
  const draft = { id: '0190a0a0-0000-7000-8000-000000000001', values: { ph: 7.4 }, method: 'drops', note: '' };
  const echo = ({ body }: { body: unknown }) => ({ ...stored, body: { ...(body as object), updatedAt: 'v1' } });
  const hear = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey('p1'), newValue }));
    });
  const type = (ph: string) => fireEvent.change(screen.getByLabelText('pH'), { target: { value: ph } });

  async function idAfter(steps: () => void): Promise<string> {
    const server = fakeServer({ ...reachable, [RECORD]: echo });
    localStorage.setItem(storageKey('p1'), JSON.stringify(draft));
    const page = (
      <ToastProvider store={toasts}>
        <LogPage />
      </ToastProvider>
    );
    renderPage(page, { at: '/chemistry/log' });
    await screen.findByLabelText('pH');
    steps();
    fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
    await waitFor(() => expect(toasted()).toHaveLength(1));
    const [sent] = server.sentTo(RECORD);
    return (sent?.body as { id: string } | undefined)?.id ?? 'nothing was sent';
  }

  it('stays one test where nothing was changed', async () => {
    expect(await idAfter(() => hear(null))).toBe(draft.id);
  });

  it('is a test of its own where something was changed before or after, whatever the other tab does next', async () => {
    const change = () => type('7.8');
    const orders = [
      [() => hear(null), change],
      [change, () => hear(null)],
      [() => hear(null), () => hear('{}'), change],
    ];
    for (const order of orders) {
      expect(await idAfter(() => order.forEach((step) => step()))).not.toBe(draft.id);
      cleanup();
      toasts = createToastStore();
    }
  });
});
