import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import CoachPage from './coach-page.tsx';

const CHAT = '0197f6f0-0000-7000-8000-0000000000c1';
const ANSWER = '0197f6f0-0000-7000-8000-0000000000a2';
const QUESTION = '0197f6f0-0000-7000-8000-0000000000a1';
const NOW = '2026-11-22T12:00:00.000Z';
const DOSE = {
  kind: 'dose',
  title: 'muriatic acid',
  productId: 'muriatic-acid',
  amountMl: 500,
  inputs: { parameter: 'ph', from: 8, to: 7.5, volumeL: 40_000, strengthPercent: 31.45 },
};
const event = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const streamed = (text: string, questionId = QUESTION, messageId = ANSWER) =>
  [
    event({ type: 'start', messageId, messageMetadata: { questionId } }),
    event({ type: 'text-delta', delta: text }),
    event({ type: 'finish' }),
    'data: [DONE]\n\n',
  ].join('');

function serve(routes: Parameters<typeof fakeServer>[0] = {}) {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/me': { body: { ...ANA, units: 'us' } },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    'GET /api/csrf-token': { body: { token: 't1', headerName: 'X-CSRF-Token', enabled: true } },
    'GET /api/coach/chats': { body: { items: [], nextCursor: null } },
    ...routes,
  });
}

/** A conversation with one saved answer. */
function showAnswer(text: string, cards: readonly object[], routes: Parameters<typeof fakeServer>[0] = {}) {
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const items = [
    { ...message, id: ANSWER, role: 'assistant', text, cards },
    { ...message, id: QUESTION, role: 'user', text: 'How much?' },
  ];
  const server = serve({ [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items, nextCursor: null } }, ...routes });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  return server;
}

async function ask(question: string) {
  await screen.findByText('Backyard pool');
  const field = screen.getByLabelText('Your question');
  fireEvent.change(field, { target: { value: question } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('brings the question that was asked last to the top, and leaves it there when the answer arrives', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  serve({ 'POST /api/coach/chat': { text: streamed('Add half a liter.') } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('pH 8 to 7.5?');
  await screen.findAllByText('Add half a liter.');
  expect(scrolled.mock.calls).toEqual([[{ block: 'start' }]]);
  const [item] = scrolled.mock.contexts as HTMLElement[];
  expect(within(item as HTMLElement).getByText('pH 8 to 7.5?')).toBeTruthy();
});

it('asks again what was answered last, in the place of that answer', async () => {
  const server = showAnswer('Half a liter.', []);
  await screen.findByText('Half a liter.');
  server.on('POST /api/coach/chat', {
    text: streamed('A pint.', '0197f6f0-0000-7000-8000-0000000000b1', '0197f6f0-0000-7000-8000-0000000000b2'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('A pint.')).not.toHaveLength(0);
  expect(screen.queryByText('Half a liter.')).toBeNull();
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ message: 'How much?', replaces: QUESTION });
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

it('says on a card that its numbers were changed, and that the text is for the old ones', async () => {
  showAnswer('Add 17 fl oz.', [DOSE]);
  const card = await screen.findByLabelText('muriatic acid');
  const note = 'You changed the numbers. The text above is for the old ones.';
  expect(within(card).queryByText(note)).toBeNull();
  fireEvent.change(within(card).getByLabelText('Target'), { target: { value: '7.2' } });
  expect(within(card).getByText(note)).toBeTruthy();
  fireEvent.change(within(card).getByLabelText('Target'), { target: { value: '7.5' } });
  expect(within(card).queryByText(note)).toBeNull();
  expect(within(card).getByText('17 fl oz')).toBeTruthy();
});

it('finds the strength that an amount is for, and keeps it when something else is changed', async () => {
  const inputs = { from: 6, to: 18, volumeL: 56_800 };
  showAnswer('That takes 2 gal 24 fl oz.', [
    { kind: 'dose', title: 'liquid chlorine', productId: 'liquid-chlorine', amountMl: 8261.81818181818, inputs },
    { kind: 'dose', title: 'too much', productId: 'liquid-chlorine', amountMl: 400, inputs },
  ]);
  const card = await screen.findByLabelText('liquid chlorine');
  expect(within(card).getByLabelText<HTMLInputElement>('Strength').value).toBe('8.25');
  fireEvent.change(within(card).getByLabelText('Volume'), { target: { value: '30,010' } });
  expect(within(card).getByText(/^4 gal 4[78] fl oz$/)).toBeTruthy();
  expect(within(screen.getByLabelText('too much')).queryByLabelText('Strength')).toBeNull();
});

it('names what an addition raises or lowers', async () => {
  const effect = (productId: string, value: number) => ({
    kind: 'water', title: productId, productId, amountMl: 3785.411784, value, unit: 'ppm', inputs: { volumeL: 56_800 },
  }); // prettier-ignore
  showAnswer('It raises free chlorine by 8.33 ppm.', [
    effect('liquid-chlorine', 8.330571707746477),
    effect('muriatic-acid', -33.37),
    effect('liquid-chlorine', 6.6),
    { kind: 'water', title: 'CYA', amountL: 33_133, value: 58.33, unit: '%', inputs: {} },
  ]);
  const texts = (await screen.findAllByText(/ ppm$/)).map(({ parentElement }) => parentElement?.textContent);
  expect(texts[0]).toMatch(/^Free chlorine\+8\.33 ppmfrom 1 gal of Liquid chlorine/);
  expect(texts[1]).toMatch(/^Total alkalinity-33\.4 ppmfrom 1 gal of Muriatic acid/);
  // At another strength than the usual one it can't be told from the amount alone.
  expect(texts[2]).toMatch(/^Change\+6\.6 ppm/);
  expect(screen.getAllByText('Water to replace')).toHaveLength(1);
});

it('answers in the measures of the text above the card', async () => {
  showAnswer('Agrega 500 mL de ácido para 40,000 litros.', [DOSE]);
  const card = await screen.findByLabelText('muriatic acid');
  expect(within(card).getByText('500 mL')).toBeTruthy();
  expect(within(card).getByLabelText<HTMLInputElement>('Volume').value).toBe('40000');
});

it('offers to log only the steps of the pool’s own plan', async () => {
  const step = { kind: 'dose', title: 'own', productId: 'calcium-chloride', amountG: 2834.95, inputs: { afterMinutes: 0 } };
  const plan = {
    steps: [{ productId: 'calcium-chloride', amountG: 2834.95, afterMinutes: 0, state: 'todo' }],
    swim: { state: 'ready' },
    water: {},
    measuredAt: {},
  };
  showAnswer('Two steps.', [step, { ...step, title: 'example', amountG: 900 }], {
    [`GET /api/pools/${BACKYARD_POOL.id}/plan`]: { body: plan },
  });
  const own = await screen.findByLabelText('own');
  await waitFor(() => expect(within(own).getByRole('button', { name: /log it/ })).toBeTruthy());
  expect(within(own).getByRole('link', { name: 'Open the plan' })).toBeTruthy();
  const example = screen.getByLabelText('example');
  expect(within(example).queryByRole('button')).toBeNull();
  expect(within(example).queryByRole('link')).toBeNull();
});
