import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PoolPageFrame } from './pool-page-frame.tsx';
import { BACKYARD_POOL } from './testing/pools.ts';

const POOL_PATH = `/api/pools/${BACKYARD_POOL.id}`;
const FULL = { ...ANA.entitlements, features: { ...ANA.entitlements.features, canAddPools: false, remainingPools: 0 } };
const PLAN = {
  steps: [],
  retestAfterMinutes: 0,
  findings: [],
  water: { cyanuricAcidPpm: 50 },
  measuredAt: {},
  swim: { state: 'treat_today', isKnown: false, because: [], why: [], action: '' },
  skipped: [],
};

type Routes = Parameters<typeof fakeServer>[0];
function serve(routes: Routes = {}) {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
    'GET /api/me': { body: { ...ANA, units: 'us', entitlements: FULL } },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${POOL_PATH}`]: { body: BACKYARD_POOL },
    [`GET ${POOL_PATH}/plan`]: { body: PLAN },
    ...routes,
  });
}
const open = (id = BACKYARD_POOL.id) =>
  renderPage(<PoolPageFrame>{(pool) => <p>plan of {pool.name}</p>}</PoolPageFrame>, { at: `/pools/${id}`, path: '/pools/:poolId' });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  discardCsrfToken();
});
afterEach(cleanup);

describe('the page', () => {
  it('shows the facts, what other features add, and the targets at the measured cyanuric acid', async () => {
    serve();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Backyard pool' })).toBeTruthy();
    expect(screen.getByText('plan of Backyard pool')).toBeTruthy();
    expect(await screen.findByText('Based on cyanuric acid of 50 ppm')).toBeTruthy();
    expect(screen.getAllByText('15,000 gal').length).toBeGreaterThan(0);
  });

  it('says that a pool is not there, and keeps it apart from a lost connection', async () => {
    const other = '018f0000-0000-7000-8000-0000000000ff';
    const server = serve({
      [`GET /api/pools/${other}`]: { status: 404, body: problemBody(404, 'not_found', 'Not found') },
      'GET /api/pools': { body: [] },
    });
    open(other);
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this pool' })).toBeTruthy();
    cleanup();
    server.on(`GET /api/pools/${other}`, { status: 400, body: problemBody(400, 'invalid_request', 'x') });
    open(other);
    expect(await screen.findByText('We can’t find this pool')).toBeTruthy();
  });

  it('shows what the list knows of a pool that cannot be read, and that it may be old', async () => {
    serve({ [`GET ${POOL_PATH}`]: new TypeError('Failed to fetch') });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Backyard pool' })).toBeTruthy();
    expect(await screen.findByText('This may be out of date')).toBeTruthy();
    online.mockRestore();
  });

  it('tells that it loads', () => {
    serve({ [`GET ${POOL_PATH}`]: () => new Promise(() => undefined), 'GET /api/pools': () => new Promise(() => undefined) });
    open();
    expect(screen.getByText('Loading the pool')).toBeTruthy();
  });
});

/** What the pool switcher and the command "Switch to ..." do. */
function Switch({ to }: { to: string }) {
  const { selectPool } = useCurrentPool();
  return <button onClick={() => selectPool(to)}>switch</button>;
}

it.each(['', `?pool=${BACKYARD_POOL.id}`])('choosing another pool leads to its page, from the address with "%s"', async (search) => {
  const spa = { ...BACKYARD_POOL, id: '018f0000-0000-7000-8000-00000000000a', name: 'Spa' };
  serve({ 'GET /api/pools': { body: [BACKYARD_POOL, spa] }, [`GET /api/pools/${spa.id}`]: { body: spa } });
  const page = (
    <>
      <PoolPageFrame />
      <Switch to={spa.id} />
    </>
  );
  const { router } = renderPage(page, { at: `/pools/${BACKYARD_POOL.id}${search}`, path: '/pools/:poolId' });
  await screen.findByRole('heading', { level: 1, name: 'Backyard pool' });
  press('switch');
  expect(await screen.findByRole('heading', { level: 1, name: 'Spa' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: `/pools/${spa.id}`, search: `?pool=${spa.id}` });
});

describe('changing a part', () => {
  it('sends only this part, and Undo brings the old back', async () => {
    const server = serve({ [`PATCH ${POOL_PATH}`]: ({ body }) => ({ body: { ...BACKYARD_POOL, ...(body as object) } }) });
    open();
    await screen.findByRole('heading', { level: 1 });
    press('Edit surface');
    fireEvent.click(screen.getByLabelText(/^Vinyl/));
    press('Save');
    expect(await screen.findByText('Surface saved')).toBeTruthy();
    press('Undo');
    await waitFor(() => expect(server.sentTo(`PATCH ${POOL_PATH}`)).toHaveLength(2));
    expect(server.sentTo(`PATCH ${POOL_PATH}`).map((request) => request.body)).toEqual([
      { surface: 'vinyl', surfaceNewSinceOn: null, startUp: null },
      { surface: 'plaster', surfaceNewSinceOn: null, startUp: null },
    ]);
  });

  it('keeps what was typed and shows the server’s words beside the field', async () => {
    const fields = { volumeL: 'This cannot be.' };
    serve({ [`PATCH ${POOL_PATH}`]: { status: 400, body: problemBody(400, 'invalid_request', 'Another look, please', fields) } });
    open();
    await screen.findByRole('heading', { level: 1 });
    press('Edit volume');
    type('Volume', '12,345');
    press('Save');
    expect(await screen.findByText('This cannot be.')).toBeTruthy();
    expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('12,345');
    press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit volume' })));
  });

  it('offline says that it needs one, keeps what was typed, and sends nothing later without being asked', async () => {
    const server = serve({ [`PATCH ${POOL_PATH}`]: new TypeError('Failed to fetch') });
    open();
    await screen.findByRole('heading', { level: 1 });
    press('Edit volume');
    type('Volume', '12,345');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    press('Save');
    expect(await screen.findByText(/You.re offline/)).toBeTruthy();
    expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('12,345');
    server.on(`PATCH ${POOL_PATH}`, { body: BACKYARD_POOL });
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.sentTo(`PATCH ${POOL_PATH}`)).toHaveLength(1);
  });

  it('overrides a target within its safe bounds, and resets it', async () => {
    const own = { ...BACKYARD_POOL, targetOverrides: { ph: { low: 7.4, high: 7.6 } } };
    const server = serve({
      [`GET ${POOL_PATH}`]: { body: own },
      'GET /api/pools': { body: [own] },
      [`PATCH ${POOL_PATH}`]: { body: BACKYARD_POOL },
    });
    open();
    expect(await screen.findByText('Your own')).toBeTruthy();
    press('Edit targets');
    type('To', '8.1');
    expect(screen.getByText(/Outside the safe limits. Plans will stay within 7.0 to 7.8/)).toBeTruthy();
    press('Reset pH');
    press('Save');
    await waitFor(() => expect(server.sentTo(`PATCH ${POOL_PATH}`)[0]?.body).toEqual({ targetOverrides: null }));
  });
});

describe('more', () => {
  const openMenu = async (item: RegExp) => {
    const button = await screen.findByRole('button', { name: 'More for this pool' });
    // before its part has come, and after
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('deletes only when the name is typed', async () => {
    const server = serve({ [`DELETE ${POOL_PATH}`]: { status: 204 } });
    open();
    await openMenu(/Delete this pool/);
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Delete this pool' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    type(/to confirm/, 'backyard');
    expect(button.disabled).toBe(true);
    type(/to confirm/, 'backyard pool ');
    expect(button.disabled).toBe(false);
    fireEvent.submit(screen.getByLabelText(/to confirm/).closest('form') as HTMLFormElement);
    expect(await screen.findByText('at /dashboard')).toBeTruthy();
    expect(server.sentTo(`DELETE ${POOL_PATH}`)).toHaveLength(1);
  });

  it('says kindly that the plan holds one pool', async () => {
    serve();
    open();
    await screen.findByText('Based on cyanuric acid of 50 ppm');
    await openMenu(/Add another pool/);
    expect(await screen.findByText('Your plan includes one pool')).toBeTruthy();
  });
});
