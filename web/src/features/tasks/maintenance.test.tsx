import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer, type SentRequest } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import { Maintenance } from './maintenance.tsx';

const PATH = `/api/pools/${BACKYARD_POOL.id}`;
const BRUSH = {
  id: '0197f6f0-0000-7000-8000-0000000000a1',
  title: 'Brush walls and steps',
  catalogSlug: 'brush',
  recurrence: { kind: 'since_done', days: 7 },
  state: 'due',
  dueOn: '2026-07-04',
  lastDoneAt: null,
  doneCount: 0,
  skippedAt: null,
  untilOn: null,
  metOn: null,
  isClosed: false,
  createdAt: '2026-07-04T12:00:00.000Z',
  updatedAt: '2026-07-04T12:00:00.000Z',
};
const OWN = { ...BRUSH, id: '0197f6f0-0000-7000-8000-0000000000a2', title: 'Sweep for Grandma', catalogSlug: 'skim' };

const completionOf = (minutesAgo: number) => {
  const doneAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return { id: `done-${minutesAgo}`, taskId: BRUSH.id, doneAt, createdAt: doneAt, updatedAt: doneAt };
};
/** Long enough ago that the task is due again. */
const EIGHT_DAYS = 8 * 24 * 60;
const DONE = Array.from({ length: 130 }, (_, index) => completionOf(EIGHT_DAYS + index));
/** As the server pages: the cursor is where the next page begins. */
const pageOfDone = ({ path }: SentRequest) => {
  const query = new URLSearchParams(path.split('?')[1]);
  const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
  const items = query.has('toOn') ? [] : DONE.slice(from, from + limit);
  return { body: { items, nextCursor: from + limit < DONE.length && !query.has('toOn') ? String(from + limit) : null } };
};

function serve(me: object = {}) {
  rememberUser(ANA);
  const none = { body: { items: [], nextCursor: null } };
  return fakeServer({
    'GET /api/me': { body: { ...ANA, ...me } },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    [`GET ${PATH}/tasks`]: { body: { items: [BRUSH, OWN], nextCursor: null } },
    [`GET ${PATH}/completions`]: pageOfDone,
    [`GET ${PATH}/completion-days`]: { body: { days: [{ on: '2023-11-30', count: 1 }] } },
    [`GET ${PATH}/task-skips`]: none,
    [`GET ${PATH}/equipment`]: none,
  });
}
const show = (pool = BACKYARD_POOL, at = '/maintenance') => renderPage(<Maintenance pool={pool} />, { at });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the maintenance page', () => {
  it('names tasks of the catalog in the language of the reader, and leaves what the owner wrote', async () => {
    serve({ language: 'es' });
    show();
    expect(await screen.findByText('Cepillar paredes y escalones')).toBeTruthy();
    expect(screen.getByText('Sweep for Grandma')).toBeTruthy();
    expect(screen.queryByText(BRUSH.title)).toBeNull();
  });

  it('marks a task that is due with an empty circle: a check mark would say that it is done', async () => {
    serve();
    show();
    const button = await screen.findByRole('button', { name: `Done: ${BRUSH.title}` });
    expect(button.querySelector('.lucide-circle')).toBeTruthy();
    expect(button.querySelector('.lucide-check')).toBeNull();
  });

  it('heads what is due from tomorrow on with the days that it is about', async () => {
    const server = serve();
    const dueOn = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const soon = { ...OWN, state: 'upcoming', recurrence: { kind: 'once', dueOn }, dueOn };
    server.on(`GET ${PATH}/tasks`, { body: { items: [soon], nextCursor: null } });
    show();
    expect(await screen.findByRole('heading', { name: 'Next 7 days' })).toBeTruthy();
    expect(screen.queryByText('This week')).toBeNull();
  });

  it('leads to the guided lists of this pool', async () => {
    serve();
    show();
    const link = await screen.findByRole('link', { name: 'Guided lists: vacation, storms, opening, closing' });
    expect(link.getAttribute('href')).toBe(`/pools/${BACKYARD_POOL.id}?guide=`);
  });

  it('shows the whole history page after page, and goes back three years in the calendar', async () => {
    serve();
    show(BACKYARD_POOL, '/maintenance?tab=history');
    const rows = async (count: number) =>
      waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete from history/ })).toHaveLength(count));
    await rows(60);
    fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await rows(120);
    fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await rows(130);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    for (let years = new Date().getFullYear() - 2023; years >= 0; years -= 1) {
      fireEvent.click(screen.getByRole('button', { name: 'One year back' }));
    }
    expect(await screen.findByLabelText(/Nov 30, 2023: 1 task done/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'One year back' })).toHaveProperty('disabled', true);
  });

  it('offers nothing that would be refused where a pool can only be read', async () => {
    serve();
    show({ ...BACKYARD_POOL, isReadOnly: true });
    expect(await screen.findByText(BRUSH.title)).toBeTruthy();
    expect(screen.getByText('Your plan doesn’t include this pool')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Done|Add a task)/ })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Suggested' }));
    const others = await screen.findByText(/other tasks$/);
    expect(screen.queryByRole('button', { name: /^Add:/ })).toBeNull();
    expect(within(others.closest('details') as HTMLElement).getByText('Inspect the salt cell')).toBeTruthy();
  });

  it('takes a double tap as one: the next task that moves under the finger stays', async () => {
    const server = serve();
    const sent = `POST ${PATH}/completions`;
    server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
    server.on(sent, ({ body }) => ({ status: 201, body: { ...completionOf(0), ...(body as object) } }));
    const realNow = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + later);
    show();
    const press = async (title: string) => fireEvent.click(await screen.findByRole('button', { name: `Done: ${title}` }));
    await press(BRUSH.title);
    await press(OWN.title);
    later = 2000;
    await press(OWN.title);
    await waitFor(() => expect(server.sentTo(sent).length).toBeGreaterThan(1));
    expect(server.sentTo(sent).map(({ body }) => (body as { taskId: string }).taskId)).toEqual([BRUSH.id, OWN.id]);
  });

  it('shows what there is to do at an address whose tab has moved', async () => {
    serve();
    show(BACKYARD_POOL, '/maintenance?tab=equipment');
    expect(await screen.findByText(BRUSH.title)).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'To do' }).getAttribute('aria-selected')).toBe('true');
  });
});

it('keeps a note and a task that are not saved yet, whatever closes the sheet', async () => {
  serve();
  show();
  const openNote = async () => {
    const more = await screen.findByRole('button', { name: `More about ${OWN.title}` });
    // before its part has come, and after
    fireEvent.keyDown(more, { key: 'Enter' });
    fireEvent.click(more);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Done with a note' }));
    return screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
  };
  fireEvent.change(await openNote(), { target: { value: 'Lots of leaves' } });
  // A tap beside the sheet.
  fireEvent.click(screen.getByRole('dialog'));
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect((await openNote()).value).toBe('Lots of leaves');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await openNote()).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  fireEvent.click(screen.getByRole('button', { name: 'Add a task' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Check the slide' } });
  cleanup();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a task' }));
  expect(await screen.findByLabelText<HTMLInputElement>('Name')).toHaveProperty('value', 'Check the slide');
  expect(screen.getByText('This is what you typed last time.')).toBeTruthy();
});

it('goes on proposing during the choice, and not later', async () => {
  const server = serve();
  const tasks: object[] = [];
  const sent = `POST ${PATH}/tasks`;
  server.on(`GET ${PATH}/tasks`, () => ({ body: { items: tasks, nextCursor: null } }));
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  server.on(sent, ({ body }) => {
    const added = { ...BRUSH, ...(body as object) };
    tasks.push(added);
    return { status: 201, body: added };
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add: Brush walls and steps' }));
  expect(await screen.findByRole('button', { name: 'Done: Brush walls and steps' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add: Vacuum the floor' }));
  expect(await screen.findByRole('button', { name: 'Done: Vacuum the floor' })).toBeTruthy();
  await waitFor(() => expect(server.sentTo(sent)).toHaveLength(2));
  cleanup();
  show();
  expect(await screen.findByRole('button', { name: 'Done: Vacuum the floor' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Keep all/ })).toBeNull();
});

it('lists the tasks of all pools in one, what is due first, each with its pool', async () => {
  const server = serve();
  const lake = { ...BACKYARD_POOL, id: '0197f6f0-0000-7000-8000-0000000000b2', name: 'Lake house' };
  const [path, none] = [`/api/pools/${lake.id}`, { body: { items: [], nextCursor: null } }];
  const rake = { ...OWN, id: '0197f6f0-0000-7000-8000-0000000000a3', title: 'Rake leaves', createdAt: '2026-06-01T12:00:00.000Z' };
  server.on('GET /api/pools', { body: [BACKYARD_POOL, lake] });
  server.on(`GET ${path}/tasks`, { body: { items: [rake], nextCursor: null } });
  for (const list of ['completions', 'readings']) server.on(`GET ${path}/${list}`, none);
  server.on(`GET ${PATH}/readings`, none);
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  server.on(`POST ${path}/completions`, ({ body }) => ({ status: 201, body: { ...completionOf(0), ...(body as object) } }));
  show();
  fireEvent.click(await screen.findByRole('radio', { name: 'All pools' }));
  expect(await screen.findByText('Lake house')).toBeTruthy();
  await screen.findByText(OWN.title);
  const titles = screen.getAllByRole('button', { name: /^Done: / }).map((button) => button.getAttribute('aria-label'));
  expect(titles[0]).toBe('Done: Rake leaves');
  expect(titles).toContain(`Done: ${OWN.title}`);
  fireEvent.click(screen.getByRole('button', { name: 'Done: Rake leaves' }));
  await waitFor(() => expect(server.sentTo(`POST ${path}/completions`)[0]?.body).toMatchObject({ taskId: rake.id }));
});

it('asks for the number when the pressure is logged, and logs it with the filter', async () => {
  const server = serve();
  const [entries, sent] = [`POST ${PATH}/equipment-entries`, `POST ${PATH}/completions`];
  const filter = { id: '0197f6f0-0000-7000-8000-0000000000f1', kind: 'filter', createdAt: BRUSH.createdAt, updatedAt: BRUSH.updatedAt };
  server.on(`GET ${PATH}/tasks`, { body: { items: [{ ...OWN, catalogSlug: 'filter-pressure', title: 'Log it' }], nextCursor: null } });
  server.on(`GET ${PATH}/equipment`, { body: { items: [filter], nextCursor: null } });
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  const answer = ({ body }: SentRequest) => ({ status: 201, body: { ...completionOf(0), ...(body as object) } });
  server.on(entries, answer);
  server.on(sent, answer);
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Done: / }));
  fireEvent.change(await screen.findByLabelText('Pressure on the gauge'), { target: { value: '20' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(sent)).toHaveLength(1));
  const logged = server.sentTo(entries)[0]?.body as { pressureKpa: number };
  expect(logged).toMatchObject({ equipmentId: filter.id, kind: 'pressure' });
  expect(logged.pressureKpa).toBeCloseTo(137.9, 1);
});

it('says of a task that is done early that it is still due, and leaves that day out with one tap', async () => {
  const server = serve();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const recurrence = { kind: 'calendar', rule: 'FREQ=DAILY;INTERVAL=6', startsOn: day(3) };
  const early = { ...BRUSH, state: 'upcoming', recurrence, dueOn: day(3), lastDoneAt: completionOf(0).doneAt };
  server.on(`GET ${PATH}/tasks`, { body: { items: [early], nextCursor: null } });
  server.on(`GET ${PATH}/completions`, { body: { items: [completionOf(0)], nextCursor: null } });
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  const skipped = { ...early, skippedAt: new Date().toISOString() };
  server.on(`POST ${PATH}/tasks/${BRUSH.id}/skip`, { body: skipped });
  server.on(`POST ${PATH}/tasks/${BRUSH.id}/snooze`, { body: { ...skipped, state: 'snoozed', untilOn: day(9), dueOn: day(9) } });
  show({ ...BACKYARD_POOL, timeZone: 'UTC' });
  expect(await screen.findByText(/^Still due .*: skip that time\?$/)).toBeTruthy();
  expect(screen.getByText('Done today')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Done: / })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Skip .*: Brush walls and steps$/ }));
  await waitFor(() => expect(server.sentTo(`POST ${PATH}/tasks/${BRUSH.id}/snooze`)[0]?.body).toMatchObject({ untilOn: day(9) }));
  expect(server.sentTo(`POST ${PATH}/tasks/${BRUSH.id}/skip`)).toHaveLength(1);
});

it('deletes a completion from the history, and records it again on Undo', async () => {
  const server = serve();
  server.on('GET /api/csrf-token', { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } });
  server.on(`DELETE ${PATH}/completions/${DONE[0]?.id}`, { status: 204 });
  const again = `POST ${PATH}/completions`;
  server.on(again, ({ body }) => ({ status: 201, body: { ...completionOf(0), ...(body as object) } }));
  show(BACKYARD_POOL, '/maintenance?tab=history');
  const [newest] = await screen.findAllByRole('button', { name: /^Delete from history: Brush walls and steps/ });
  fireEvent.click(newest as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sentTo(again)).toHaveLength(1));
  expect(server.sentTo(`DELETE ${PATH}/completions/${DONE[0]?.id}`)).toHaveLength(1);
  expect(server.sentTo(again)[0]?.body).toMatchObject({ taskId: BRUSH.id, doneAt: DONE[0]?.doneAt });
});
