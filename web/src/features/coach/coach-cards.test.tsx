import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxSnapshot } from '../../offline/outbox/outbox-snapshot.ts';
import { discardAllOf } from '../../offline/outbox/outbox-state.ts';
import { indexedStore } from '../../offline/outbox/outbox-store.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import CoachPage from './coach-page.tsx';
import { doseId } from './dose/dose-id.ts';

const CHAT = '0197f6f0-0000-7000-8000-0000000000c1';
const ANSWER = '0197f6f0-0000-7000-8000-0000000000a2';
const DOSE = {
  kind: 'dose',
  title: 'muriatic acid',
  productId: 'muriatic-acid',
  amountMl: 500,
  inputs: { parameter: 'ph', from: 8, to: 7.5, volumeL: BACKYARD_POOL.volumeL, strengthPercent: 31.45 },
};
const event = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const streamed = (text: string, more: readonly object[] = []) =>
  [
    event({ type: 'start', messageId: ANSWER }),
    ...more.map(event),
    event({ type: 'text-delta', delta: text }),
    event({ type: 'finish' }),
    'data: [DONE]\n\n',
  ].join('');

function serve(routes: Parameters<typeof fakeServer>[0] = {}) {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'metric' } },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    'GET /api/csrf-token': { body: { token: 't1', headerName: 'X-CSRF-Token', enabled: true } },
    'GET /api/coach/chats': { body: { items: [], nextCursor: null } },
    ...routes,
  });
}

const AT = '2026-11-22T12:00:00.000Z';
const recorded = ({ body }: { body: unknown }) => ({ status: 201, body: { ...(body as object), createdAt: AT, updatedAt: AT } });
const field = () => screen.getByLabelText('Your question') as HTMLTextAreaElement;
async function ask(question: string) {
  await screen.findAllByText('Backyard pool');
  fireEvent.change(field(), { target: { value: question } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  // What is still being sent would outlive this file, and the document with it.
  await indexedStore.transact((state) => discardAllOf(state, ANA.id));
  await vi.waitUntil(() => !outboxSnapshot().isSending, { timeout: 5000 });
  vi.unstubAllGlobals();
});

it('computes a dose again while its numbers are changed, and logs it with one press', async () => {
  const server = serve({
    'POST /api/coach/chat': { text: streamed('Add it.', [{ type: 'data-card', data: DOSE }]) },
    [`POST /api/pools/${BACKYARD_POOL.id}/treatments`]: recorded,
  });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('pH 8 to 7.5?');
  const card = await screen.findByLabelText('muriatic acid');
  const amount = () =>
    Number.parseFloat(
      within(card)
        .getByText(/^[\d.,]+ (?:mL|L)$/)
        .textContent.replace(',', ''),
    );
  fireEvent.change(within(card).getByLabelText('Volume'), { target: { value: '50,000' } });
  const before = amount();
  fireEvent.change(within(card).getByLabelText('Volume'), { target: { value: '100,000' } });
  expect(amount() / before).toBeCloseTo(2, 1);
  fireEvent.change(within(card).getByLabelText('Target'), { target: { value: '8.4' } });
  expect(within(card).getByText(/can’t do that/)).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /log it/ })).toBeNull();
  fireEvent.change(within(card).getByLabelText('Target'), { target: { value: '7.5' } });
  fireEvent.click(within(card).getByRole('button', { name: /log it/ }));
  expect(await within(card).findByText('Logged for Backyard pool')).toBeTruthy();
  const [sent] = server.sentTo(`POST /api/pools/${BACKYARD_POOL.id}/treatments`);
  expect(sent?.body).toMatchObject({ productId: 'muriatic-acid', strengthPercent: 31.45 });
});

const CHLORINE = {
  kind: 'dose',
  title: 'liquid chlorine',
  productId: 'liquid-chlorine',
  amountMl: 960,
  inputs: { parameter: 'freeChlorinePpm', from: 5, to: 8, volumeL: BACKYARD_POOL.volumeL, strengthPercent: 12.5 },
};

it('refuses numbers that the coach refuses too, and says which field and what to enter', async () => {
  const plan = {
    steps: [],
    swim: { state: 'ready', isKnown: true },
    water: { freeChlorinePpm: 5, cyanuricAcidPpm: 60 },
    measuredAt: {},
    targets: { freeChlorine: { minimumPpm: 4.5, targetLowPpm: 6, targetHighPpm: 8, shockPpm: 24 } },
  };
  serve({ ...savedAnswer({ cards: [CHLORINE, DOSE] }), [`GET /api/pools/${BACKYARD_POOL.id}/plan`]: { body: plan } });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const card = await screen.findByLabelText('liquid chlorine');
  const enter = (target: string) => fireEvent.change(within(card).getByLabelText('Target'), { target: { value: target } });
  await within(card).findByRole('button', { name: /Add to today/ });
  enter('99');
  expect(await within(card).findByText(/^Target: 24(?:\.0)? ppm at most\..*Enter a lower number\.$/)).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /Add to today|log it/ })).toBeNull();
  expect(within(card).queryByText(/ gal$| L$/)).toBeNull();
  enter('23');
  expect(within(card).getByRole('button', { name: /Add to today/ })).toBeTruthy();
  const acid = screen.getByLabelText('muriatic acid');
  fireEvent.change(within(acid).getByLabelText('Target'), { target: { value: '3' } });
  expect(within(acid).getByText('Target: enter a number from 6.0 to 9.0.')).toBeTruthy();
});

it('keeps the dose for another volume out of this pool’s plan, and says so', async () => {
  serve(savedAnswer({ cards: [CHLORINE] }));
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const card = await screen.findByLabelText('liquid chlorine');
  await within(card).findByRole('button', { name: /Add to today/ });
  fireEvent.change(within(card).getByLabelText('Volume'), { target: { value: '90,000' } });
  expect(within(card).getByText('This is for another volume than Backyard pool has, so it can’t go into its plan.')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /Add to today/ })).toBeNull();
  expect(within(card).getByRole('button', { name: /log it/ })).toBeTruthy();
});

it('gives no two landmarks the same name', async () => {
  serve(savedAnswer({ cards: [DOSE, DOSE] }));
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  expect(await screen.findAllByLabelText('muriatic acid')).toHaveLength(2);
  expect(screen.queryAllByRole('region', { name: 'muriatic acid' })).toHaveLength(0);
});

const savedAnswer = (more: object) => {
  const message = { text: 'Add it.', cards: [], sources: [], chips: [], proposals: [], createdAt: AT };
  const items = [
    { ...message, id: ANSWER, role: 'assistant', ...more },
    { ...message, id: '0197f6f0-0000-7000-8000-0000000000a1', role: 'user', text: 'pH 8 to 7.5?' },
  ];
  return { [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items, nextCursor: null } } };
};

it('asks for an empty field instead of blaming the product, and never takes a usual strength for one that was cleared', async () => {
  serve(savedAnswer({ cards: [DOSE] }));
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const card = await screen.findByLabelText('muriatic acid');
  for (const label of ['Now', 'Target', 'Volume', 'Strength']) {
    const input = within(card).getByLabelText<HTMLInputElement>(label);
    const before = input.value;
    fireEvent.change(input, { target: { value: '' } });
    expect(within(card).getByText('Fill in every field to see the dose.')).toBeTruthy();
    expect(within(card).queryByRole('button', { name: /log it/ })).toBeNull();
    fireEvent.change(input, { target: { value: before } });
    expect(within(card).queryByText('Fill in every field to see the dose.')).toBeNull();
  }
});

it('says what else of the water a dose of acid rests on', async () => {
  const known = { ...DOSE, inputs: { ...DOSE.inputs, alkalinityPpm: 91.7, cyanuricAcidPpm: 45 } };
  serve(savedAnswer({ cards: [known, { ...DOSE, title: 'unknown water' }] }));
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  expect(within(await screen.findByLabelText('muriatic acid')).getByText(/total alkalinity 92 ppm, cyanuric acid 45 ppm/)).toBeTruthy();
  expect(within(screen.getByLabelText('unknown water')).getByText(/total alkalinity 100 ppm, cyanuric acid 0 ppm/)).toBeTruthy();
});

it('says which amount is in the plan when the card shows another', async () => {
  serve(savedAnswer({ cards: [DOSE] }));
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const card = await screen.findByLabelText('muriatic acid');
  fireEvent.click(await within(card).findByRole('button', { name: /Add to today/ }));
  expect(await within(card).findByText('In today’s plan')).toBeTruthy();
  fireEvent.change(within(card).getByLabelText('Volume'), { target: { value: '80,000' } });
  expect(await within(card).findByText('In today’s plan · 500 mL')).toBeTruthy();
});

it('knows after a reload which dose was logged, with what amount, and takes it back', async () => {
  const treatments = `/api/pools/${BACKYARD_POOL.id}/treatments`;
  const server = serve({ ...savedAnswer({ cards: [DOSE] }), [`POST ${treatments}`]: recorded });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  fireEvent.click(await screen.findByRole('button', { name: /log it/ }));
  await screen.findByText('Logged for Backyard pool');
  const id = (server.sentTo(`POST ${treatments}`)[0]?.body as { id: string } | undefined)?.id;
  cleanup();
  const logged = { id, productId: 'muriatic-acid', amountMl: 250, strengthPercent: 31.45, doneAt: AT, createdAt: AT, updatedAt: AT };
  server.on(`GET ${treatments}`, { body: { items: [logged], nextCursor: null } });
  server.on(`DELETE ${treatments}/${id}`, { status: 204 });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const card = await screen.findByLabelText('muriatic acid');
  expect(await within(card).findByText('Logged for Backyard pool · 250 mL')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /log it/ })).toBeNull();
  fireEvent.click(within(card).getByRole('button', { name: 'Undo' }));
  expect(await within(card).findByRole('button', { name: /log it/ })).toBeTruthy();
});

it('finds a dose again that was logged from today’s plan', async () => {
  serve({
    'POST /api/coach/chat': {
      text: streamed('Add it.', [
        { type: 'data-card', data: DOSE },
        { type: 'data-card', data: DOSE },
      ]),
    },
  });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('pH 8 to 7.5?');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add to today’s plan' }))[0] as HTMLElement);
  const [step] = JSON.parse(localStorage.getItem('lmp-own-steps') ?? '[]') as { id: string }[];
  expect(step?.id).toBe(doseId(ANSWER, 0, BACKYARD_POOL.id));
  expect(step?.id).not.toBe(doseId(ANSWER, 1, BACKYARD_POOL.id));
  expect(step?.id).toMatch(/^0197f6f0-0000-7000-8000-[\da-f]{12}$/);
});

it('puts a dose into today’s plan with one press, and takes it out again', async () => {
  serve({ 'POST /api/coach/chat': { text: streamed('Add it.', [{ type: 'data-card', data: DOSE }]) } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('pH 8 to 7.5?');
  const card = await screen.findByLabelText('muriatic acid');
  const kept = () => JSON.parse(localStorage.getItem('lmp-own-steps') ?? '[]') as object[];
  fireEvent.click(within(card).getByRole('button', { name: 'Add to today’s plan' }));
  expect(await within(card).findByText('In today’s plan')).toBeTruthy();
  expect(kept()).toMatchObject([
    { poolId: BACKYARD_POOL.id, productId: 'muriatic-acid', strengthPercent: 31.45, amounts: { amountMl: 500 } },
  ]);
  // shown again, as after a reload, it cannot be added twice
  cleanup();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('pH 8 to 7.5?');
  const again = await screen.findByLabelText('muriatic acid');
  expect(await within(again).findByText('In today’s plan')).toBeTruthy();
  expect(within(again).queryByRole('button', { name: 'Add to today’s plan' })).toBeNull();
  fireEvent.click(within(again).getByRole('button', { name: 'Undo' }));
  expect(kept()).toEqual([]);
  expect(await within(again).findByRole('button', { name: 'Add to today’s plan' })).toBeTruthy();
});

it('shows a target as a range, and a value that was named as it is', async () => {
  const cards = [
    { kind: 'value', title: 'pH', value: 7.2, unit: '', inputs: { low: 7.2, high: 7.8 } },
    { kind: 'value', title: 'alkalinity', value: 150, unit: 'ppm', inputs: { low: 70, high: 120 } },
    {
      kind: 'value',
      title: 'free chlorine',
      value: 5,
      unit: 'ppm',
      inputs: { minimumPpm: 5, targetLowPpm: 7.5, targetHighPpm: 9.5, shockPpm: 26, cyanuricAcidPpm: 65 },
    },
  ];
  serve({
    'POST /api/coach/chat': {
      text: streamed(
        'Keep it.',
        cards.map((data) => ({ type: 'data-card', data })),
      ),
    },
  });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('what should my pH be?');
  expect((await screen.findByLabelText('pH')).textContent).toBe('pH · Target7.2–7.8');
  expect(screen.getByLabelText('alkalinity').textContent).toBe('alkalinity150 ppm');
  expect(screen.getByLabelText('free chlorine').textContent).toMatch(/^free chlorine · Target7.5–9.5 ppm.*Minimum5 ppm.*Shock level26 ppm/);
});

const PROPOSAL = {
  action: 'log_test',
  fields: { ph: 7.4, freeChlorinePpm: 3 },
  token: 'signed',
  poolId: BACKYARD_POOL.id,
  title: 'Log this test',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
const withProposal = (more: object = {}) => streamed('Log it?', [{ type: 'data-proposal', data: { ...PROPOSAL, ...more } }]);

it('saves what the coach prepared only when told to, and puts it back to be changed', async () => {
  const server = serve({
    'POST /api/coach/chat': { text: withProposal() },
    'POST /api/coach/confirmations': { status: 201, body: { action: 'log_test', poolId: BACKYARD_POOL.id, id: CHAT } },
  });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('log ph 7.4 fc 3');
  const card = await screen.findByLabelText('Log this test');
  expect(within(card).getByText('7.4')).toBeTruthy();
  expect(server.sentTo('POST /api/coach/confirmations')).toHaveLength(0);
  fireEvent.click(within(card).getByRole('button', { name: 'Change' }));
  expect(field().value).toBe('log ph 7.4 fc 3');
  fireEvent.click(within(card).getByRole('button', { name: 'Save' }));
  expect(await within(card).findByText('Saved')).toBeTruthy();
  expect(server.sentTo('POST /api/coach/confirmations')[0]?.body).toEqual({ token: 'signed' });
});

it('knows after a reload, also a late one, what was saved', async () => {
  const server = serve({
    ...savedAnswer({ proposals: [PROPOSAL] }),
    'POST /api/coach/confirmations': { status: 201, body: { action: 'log_test', poolId: BACKYARD_POOL.id, id: CHAT } },
  });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  cleanup();
  const late = savedAnswer({ proposals: [{ ...PROPOSAL, expiresAt: '2020-01-01T00:00:00.000Z' }] });
  for (const [route, answer] of Object.entries(late)) server.on(route, answer);
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.queryByText(/saved in time/)).toBeNull();
});

it('shows what was saved in another tab', async () => {
  serve(savedAnswer({ proposals: [PROPOSAL] }));
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await screen.findByRole('button', { name: 'Save' });
  localStorage.setItem('lmp-coach-saved', JSON.stringify([PROPOSAL.token.slice(-16)]));
  fireEvent(window, new StorageEvent('storage', { key: 'lmp-coach-saved' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('saves nothing after Not now, and says when it is too late', async () => {
  const server = serve({ 'POST /api/coach/chat': { text: withProposal() } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('log ph 7.4');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.getByText('Not saved.')).toBeTruthy();
  server.on('POST /api/coach/chat', { text: withProposal({ token: 'old', expiresAt: '2020-01-01T00:00:00.000Z' }) });
  await ask('log ph 7.5');
  expect(await screen.findByText(/saved in time/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
