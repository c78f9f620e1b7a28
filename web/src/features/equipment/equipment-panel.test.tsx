import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import { EquipmentPanel } from './equipment-panel.tsx';
import { PumpPlannerPanel } from './pump-planner.tsx';

const PATH = `/api/pools/${BACKYARD_POOL.id}`;
const STAMPS = { lifeUsedPercent: null, expectedEndOn: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const PUMP = { id: '0197f6f0-0000-7000-8000-0000000000e2', kind: 'pump', ...STAMPS };
const FILTER = { id: '0197f6f0-0000-7000-8000-0000000000e1', kind: 'filter', variant: 'sand', cleanPressureKpa: 100, ...STAMPS };
const PLANNER = { turnoversPerDay: 1, pricePerKwhUsd: 0.2, periods: [], runs: [] };

const pages = (items: readonly object[]) => ({ body: { items, nextCursor: null } });
function serve(equipment: readonly object[], entries: readonly object[] = []) {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'metric' } },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${PATH}/equipment`]: pages(equipment),
    [`GET ${PATH}/equipment-entries`]: pages(entries),
  });
}
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('teaches where nothing is yet, and opens the form for the kind that was chosen', async () => {
  serve([]);
  renderPage(<EquipmentPanel pool={BACKYARD_POOL} />);
  expect(await screen.findByText('Add your first piece of equipment')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect((await screen.findByLabelText('Kind')) as HTMLSelectElement).toHaveProperty('value', 'filter');
});

it('says that a backwash is due at exactly a quarter above the clean pressure', async () => {
  const entry = { id: 'p1', equipmentId: FILTER.id, kind: 'pressure', pressureKpa: 125, at: '2026-11-20T12:00:00.000Z', ...STAMPS };
  serve([FILTER], [entry]);
  renderPage(<EquipmentPanel pool={BACKYARD_POOL} />);
  expect(await screen.findByText('Backwash due')).toBeTruthy();
  expect(screen.getByText(/Clean pressure: 100 kPa. Clean or backwash at 125 kPa/)).toBeTruthy();
});

it('shows a plan that was saved elsewhere, but never over what is being typed', async () => {
  serve([PUMP]);
  const { queryClient } = renderPage(<PumpPlannerPanel pool={BACKYARD_POOL} />);
  // Until something is known, what is typical, and said to be.
  expect(await screen.findByText('This plan uses typical values. Change them to yours for your own costs.')).toBeTruthy();
  expect(screen.getByText(/^What homes in AZ paid on average in 2023/)).toBeTruthy();
  const saved = { ...PUMP, speeds: [{ flowLpm: 125, powerW: 1000 }], planner: PLANNER, updatedAt: '2026-02-01T00:00:00.000Z' };
  serve([saved]);
  await queryClient.invalidateQueries();
  expect(await screen.findByDisplayValue('1000')).toBeTruthy();
  expect(screen.queryByText(/^This plan uses typical values/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Usual price'), { target: { value: '0.30' } });
  serve([{ ...saved, planner: { ...PLANNER, pricePerKwhUsd: 0.1 }, updatedAt: '2026-03-01T00:00:00.000Z' }]);
  await queryClient.invalidateQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByLabelText('Usual price')).toHaveProperty('value', '0.30');
});

it('does not save over a number that cannot be read, and takes nothing away', async () => {
  const server = serve([FILTER]);
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  server.on(`POST ${PATH}/equipment-entries`, ({ body }) => ({ status: 201, body: { ...(body as object), ...STAMPS } }));
  renderPage(<EquipmentPanel pool={BACKYARD_POOL} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Log pressure' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Service' }));
  fireEvent.change(screen.getByLabelText(/^Cost/), { target: { value: '45 or so' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Cost/)));
  fireEvent.change(screen.getByLabelText(/^Cost/), { target: { value: '45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => server.sentTo(`POST ${PATH}/equipment-entries`).map(({ body }) => body);
  await waitFor(() => expect(sent()).toMatchObject([{ kind: 'service', costCents: 4500 }]));
});

it('keeps what was typed when the sheet is left, until it is saved', async () => {
  const server = serve([FILTER]);
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  server.on(`POST ${PATH}/equipment-entries`, ({ body }) => ({ status: 201, body: { ...(body as object), ...STAMPS } }));
  renderPage(<EquipmentPanel pool={BACKYARD_POOL} />);
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Log pressure' }));
    return screen.findByLabelText<HTMLInputElement>('Pressure on the gauge');
  };
  fireEvent.change(await open(), { target: { value: '124' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect((await open()).value).toBe('124');
  // The back button takes the page away.
  cleanup();
  renderPage(<EquipmentPanel pool={BACKYARD_POOL} />);
  expect((await open()).value).toBe('124');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(`POST ${PATH}/equipment-entries`)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).value).toBe('');
});

it('keeps what was typed into the pump planner', async () => {
  serve([{ ...PUMP, speeds: [{ flowLpm: 125, powerW: 1000 }], planner: PLANNER }]);
  renderPage(<PumpPlannerPanel pool={BACKYARD_POOL} />);
  fireEvent.change(await screen.findByLabelText('Usual price'), { target: { value: '0.35' } });
  cleanup();
  renderPage(<PumpPlannerPanel pool={BACKYARD_POOL} />);
  expect(await screen.findByLabelText('Usual price')).toHaveProperty('value', '0.35');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Usual price')).toHaveProperty('value', '0.20');
});

it('offers nothing that would be refused where a pool can only be read', async () => {
  const pump = { ...PUMP, name: 'Old pump', speeds: [{ flowLpm: 125, powerW: 1000 }], planner: PLANNER };
  const entry = { id: 's1', equipmentId: PUMP.id, kind: 'service', at: '2026-11-20T12:00:00.000Z', ...STAMPS };
  serve([pump], [entry]);
  const pool = { ...BACKYARD_POOL, isReadOnly: true };
  renderPage(<EquipmentPanel pool={pool} />);
  expect(await screen.findByText('Old pump')).toBeTruthy();
  expect(screen.getByText('Your plan doesn’t include this pool')).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([]);
  cleanup();
  renderPage(<PumpPlannerPanel pool={pool} />);
  expect(await screen.findByText('Your cheapest day')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save pump plan' })).toBeNull();
  cleanup();
  serve([]);
  renderPage(<PumpPlannerPanel pool={pool} />);
  expect(await screen.findByText('No pump yet')).toBeTruthy();
  expect(screen.getByText('Your plan doesn’t include this pool')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('does not offer to add a pump while the equipment could not be loaded', async () => {
  const server = serve([]);
  server.on(`GET ${PATH}/equipment`, { status: 403, body: { code: 'forbidden', message: 'Not now.' } });
  renderPage(<PumpPlannerPanel pool={BACKYARD_POOL} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
});

it('offers the salt cell of the setup until it is among the equipment, and adds it with one tap', async () => {
  const pool = {
    ...BACKYARD_POOL,
    sanitizer: 'salt' as const,
    saltCell: { gramsPerHour: 27, hoursPerDay: 8, model: 'Hayward AquaRite, TurboCell' },
  };
  const server = serve([FILTER]);
  const sent = `POST ${PATH}/equipment`;
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  server.on(sent, ({ body }) => {
    const added = { ...(body as object), ...STAMPS };
    server.on(`GET ${PATH}/equipment`, pages([added, FILTER]));
    return { status: 201, body: added };
  });
  renderPage(<EquipmentPanel pool={pool} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add it' }));
  await waitFor(() => expect(server.sentTo(sent)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull();
  expect(server.sentTo(sent).map(({ body }) => body)).toMatchObject([
    { kind: 'salt_cell', model: 'Hayward AquaRite, TurboCell', gramsPerHour: 27 },
  ]);
});
