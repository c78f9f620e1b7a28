import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import CoachPage from './coach-page.tsx';

const CHAT = '0197f6f0-0000-7000-8000-0000000000c1';
const DOSE = {
  kind: 'dose',
  title: 'muriatic acid',
  productId: 'muriatic-acid',
  amountMl: 500,
  inputs: { parameter: 'ph', from: 8, to: 7.5, volumeL: 40_000, strengthPercent: 31.45 },
};
const NOW = '2026-11-22T12:00:00.000Z';
const event = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const ANSWER = '0197f6f0-0000-7000-8000-0000000000a2';
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

const field = () => screen.getByLabelText('Your question') as HTMLTextAreaElement;
async function ask(question: string) {
  await screen.findByText('Backyard pool');
  fireEvent.change(field(), { target: { value: question } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('answers a question with a dose in the units of the person, and leads to the calculator', async () => {
  const server = serve({ 'POST /api/coach/chat': { text: streamed('Add half a liter.', [{ type: 'data-card', data: DOSE }]) } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  fireEvent.click(await screen.findByLabelText('Technical'));
  await ask('pH 8 to 7.5?');
  const card = await screen.findByLabelText('muriatic acid');
  expect(within(card).getByText('500 mL')).toBeTruthy();
  expect((within(card).getByLabelText('Now') as HTMLInputElement).value).toBe('8.0');
  expect((within(card).getByLabelText('Target') as HTMLInputElement).value).toBe('7.5');
  expect((within(card).getByLabelText('Strength') as HTMLInputElement).value).toBe('31.45');
  const link = within(card).getByRole('link').getAttribute('href');
  expect(link).toContain('/chemistry/calculators/dose?parameter=ph&targetPh=7.5&ph=8&productId=muriatic-acid&volumeL=40000');
  const [sent] = server.sentTo('POST /api/coach/chat');
  expect(sent?.body).toMatchObject({ message: 'pH 8 to 7.5?', poolId: BACKYARD_POOL.id, personality: 'technical' });
  expect(sent?.headers['x-csrf-token']).toBe('t1');
  expect(localStorage.getItem('lmp-coach-personality')).toBe('technical');
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Add half a liter.'));
});

it('starts a new line with Shift+Enter, and sends nothing', async () => {
  const server = serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  fireEvent.change(field(), { target: { value: 'first line' } });
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  expect(field().value).toBe('first line');
  expect(server.sentTo('POST /api/coach/chat')).toHaveLength(0);
});

it('says that a question which is too long was cut', async () => {
  serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  fireEvent.change(field(), { target: { value: 'a'.repeat(1999) } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field(), { target: { value: 'a'.repeat(2000) } });
  expect(screen.getByRole('alert').textContent).toBe('A question can have up to 2,000 characters. Anything after that was left out.');
});

it('keeps the question after a failure, and asks it again or puts it back into the field', async () => {
  const busy = { status: 429, body: problemBody(429, 'too_many_requests', 'Too many attempts.') };
  const server = serve({ 'POST /api/coach/chat': busy });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('Why is it green?');
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  expect(field().value).toBe('Why is it green?');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findByText('Too many attempts.');
  server.on('POST /api/coach/chat', { text: streamed('Algae.') });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Algae.')).not.toHaveLength(0);
  expect(screen.getAllByText(/Why is it green/)).toHaveLength(1);
});

it('reads an answer whose stream broke from the server instead of asking twice', async () => {
  const server = serve({ 'POST /api/coach/chat': { text: event({ type: 'start', messageId: 'm2' }) } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('Can we swim?');
  expect(await screen.findByText(/connection was lost/)).toBeTruthy();
  const [sent] = server.sentTo('POST /api/coach/chat');
  const chatId = (sent?.body as { chatId: string } | undefined)?.chatId ?? '';
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const saved = [
    { ...message, id: 'm2', role: 'assistant', text: 'Yes, swim.' },
    { ...message, id: 'm1', role: 'user', text: 'Can we swim?' },
  ];
  server.on(`GET /api/coach/chats/${chatId}/messages`, { body: { items: saved, nextCursor: null } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Yes, swim.')).not.toHaveLength(0);
  expect(server.sentTo('POST /api/coach/chat')).toHaveLength(1);
});

const STARTED = (questionId: string, messageId: string) => event({ type: 'start', messageId, messageMetadata: { questionId } });
const answered = (questionId: string, text: string) =>
  [
    STARTED(questionId, `${questionId}-answer`),
    event({ type: 'text-delta', delta: text }),
    event({ type: 'finish' }),
    'data: [DONE]\n\n',
  ].join('');
const questions = () =>
  screen.getAllByText(/^You asked:/).map(({ parentElement }) => parentElement?.textContent.replace('You asked: ', ''));

it('puts an edited question in the place of the earlier one and what followed, and keeps what was typed', async () => {
  const saved = ['First', 'Second', 'Third'].flatMap((text, index) => {
    const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: `2026-11-22T12:0${index}:00.000Z` };
    return [
      { ...message, id: `q${index}`, role: 'user', text: `${text} question` },
      { ...message, id: `a${index}`, role: 'assistant', text: `${text} answer` },
    ];
  });
  const server = serve({
    [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: saved.toReversed(), nextCursor: null } },
    'POST /api/coach/chat': { text: answered('q3', 'Fourth answer') },
  });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await screen.findByText('Third answer');
  await ask('Fourth question');
  await screen.findAllByText('Fourth answer');
  fireEvent.change(field(), { target: { value: 'a draft' } });
  const edit = () => screen.getAllByRole('button', { name: 'Edit question' })[1] as HTMLElement;
  fireEvent.click(edit());
  expect(field().value).toBe('Second question');
  expect(screen.getByText(/replaces this one and everything after it/)).toBeTruthy();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('a draft');
  expect(questions()).toHaveLength(4);

  // Refused: nothing is lost. Asked again, it takes the place.
  server.on('POST /api/coach/chat', { status: 429, body: problemBody(429, 'too_many_requests', 'Too many attempts.') });
  fireEvent.click(edit());
  fireEvent.change(field(), { target: { value: 'Better question' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findByText('Too many attempts.');
  expect(questions()).toEqual(['First question', 'Second question', 'Third question', 'Fourth question', 'Better question']);
  expect(field().value).toBe('a draft');
  server.on('POST /api/coach/chat', { text: answered('q4', 'Better answer') });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText('Better answer');
  expect(questions()).toEqual(['First question', 'Better question']);
  expect(server.sentTo('POST /api/coach/chat').at(-1)?.body).toMatchObject({ message: 'Better question', replaces: 'q1', chatId: CHAT });
});

it('asks a saved question without an answer again in its own place', async () => {
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const saved = [{ ...message, id: 'q0', role: 'user', text: 'Is it safe?' }];
  const server = serve({
    [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: saved, nextCursor: null } },
    'POST /api/coach/chat': { text: answered('q0', 'Yes, it is.') },
  });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await screen.findAllByText('Yes, it is.');
  expect(questions()).toEqual(['Is it safe?']);
  expect(screen.queryByText('Stopped.')).toBeNull();
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ replaces: 'q0' });
  expect(document.activeElement?.tagName).toBe('LI');
});

it('names the conversation in the address as soon as the server has it, and not before', async () => {
  const server = serve({ 'POST /api/coach/chat': { status: 429, body: problemBody(429, 'too_many_requests', 'Too many attempts.') } });
  const { router } = renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('Can we swim?');
  await screen.findByText('Too many attempts.');
  expect(router.state.location.search).toBe('');
  server.on('POST /api/coach/chat', { text: STARTED('q0', 'a0') });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/connection was lost/);
  expect(router.state.location.search).toContain('chat=');
});

it('begins a new conversation where the one in the address is gone or another person’s', async () => {
  const server = serve({
    [`GET /api/coach/chats/${CHAT}/messages`]: { status: 404, body: problemBody(404, 'not_found', 'Not found.') },
    'POST /api/coach/chat': { text: answered('q0', 'Hello.') },
  });
  const { router } = renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  expect(await screen.findByText('This conversation was deleted')).toBeTruthy();
  await ask('Hi');
  await screen.findAllByText('Hello.');
  const chatId = new URLSearchParams(router.state.location.search).get('chat');
  expect(chatId).not.toBe(CHAT);
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ chatId });
});

it('sends once on a double click, and does not stop the answer with its second press', async () => {
  serve();
  const others = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => (url === '/api/coach/chat' ? new Promise(() => {}) : others(url, init)));
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  fireEvent.change(field(), { target: { value: 'Can we swim?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }), { detail: 2 });
  expect(screen.queryByText('Stopped.')).toBeNull();
  expect(screen.getByText('Working on it…')).toBeTruthy();
});

it('stops an answer, and the question can be asked again', async () => {
  serve();
  const answered = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url !== '/api/coach/chat') return answered(url, init);
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
  });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('How much salt?');
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(screen.getByText('How much salt?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('opens a conversation from the list, renames it, and deletes it after a question', async () => {
  const chat = { id: CHAT, title: 'Green water', poolId: null, createdAt: NOW, updatedAt: NOW };
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const saved = [
    {
      ...message,
      id: 'm2',
      role: 'assistant',
      text: 'No. Stay out.',
      cards: [{ kind: 'swim', title: 'No.', inputs: { state: 'stay_out' } }],
    },
    { ...message, id: 'm1', role: 'user', text: 'Can we swim?' },
  ];
  const server = serve({
    'GET /api/coach/chats': { body: { items: [chat], nextCursor: null } },
    [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: saved, nextCursor: null } },
    [`DELETE /api/coach/chats/${CHAT}`]: { status: 204 },
    [`PATCH /api/coach/chats/${CHAT}`]: { body: { ...chat, title: 'May algae' } },
  });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  fireEvent.click(await screen.findByRole('button', { name: 'Conversations' }));
  fireEvent.click(await screen.findByText('Green water'));
  expect(await screen.findByText('No. Stay out.')).toBeTruthy();
  expect(screen.getByText('Stay out')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Conversations' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rename “Green water”' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'May algae' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sentTo(`PATCH /api/coach/chats/${CHAT}`)[0]?.body).toEqual({ title: 'May algae' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete “Green water”' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.sentTo(`DELETE /api/coach/chats/${CHAT}`)).toHaveLength(1));
  expect(await screen.findByText('What would you like to know?')).toBeTruthy();
});

it('shows each answer below its question, also where two devices asked at the same moment', async () => {
  const of = { cards: [], sources: [], chips: [], proposals: [], createdAt: '2026-11-22T12:00:00.000Z' };
  const saved = [
    { ...of, id: 'm4', role: 'assistant', text: 'Second answer' },
    { ...of, id: 'm3', role: 'user', text: 'Second question' },
    { ...of, id: 'm2', role: 'assistant', text: 'First answer' },
    { ...of, id: 'm1', role: 'user', text: 'First question' },
  ];
  serve({ [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: saved, nextCursor: null } } });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await screen.findByText('First answer');
  const texts = screen.getAllByText(/^(First|Second) /).map(({ textContent }) => textContent.replace('You asked: ', ''));
  expect(texts).toEqual(['First question', 'First answer', 'Second question', 'Second answer']);
  expect(screen.queryByText('Stopped.')).toBeNull();
});

it('shows what it knows of the page before, offers its questions, and lets go of it', async () => {
  const server = serve({ 'POST /api/coach/chat': { text: streamed('Yes.') } });
  const about = '/chemistry/calculators/dose?parameter=ph&targetPh=7.5&ph=8&productId=muriatic-acid&volumeL=40000';
  const { router } = renderPage(<CoachPage />, { at: `/ai-coach?about=${encodeURIComponent(about)}` });
  expect(await screen.findByText(/pH 8.0 → 7.5 · 40,000 L/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /How much muriatic acid to bring pH from 8.0 to 7.5/ })).toBeTruthy();
  await ask('and for 50,000?');
  await waitFor(() => expect(server.sentTo('POST /api/coach/chat')).toHaveLength(1));
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ about: expect.stringMatching(/pH from 8.0 to 7.5/) as string });
  fireEvent.click(screen.getByRole('button', { name: 'Ask without this page' }));
  await waitFor(() => expect(screen.queryByText(/pH 8.0 → 7.5/)).toBeNull());
  expect(router.state.location.search).not.toContain('about');
});

it('offers the questions of the page before in a conversation that goes on', async () => {
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const saved = [
    { ...message, id: 'a0', role: 'assistant', text: 'Hello.' },
    { ...message, id: 'q0', role: 'user', text: 'Hi' },
  ];
  const server = serve({
    [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: saved, nextCursor: null } },
    'POST /api/coach/chat': { text: answered('q1', 'Add chlorine.') },
  });
  const about = '/chemistry/strip?freeChlorinePpm=1.3&ph=7.8';
  renderPage(<CoachPage />, { at: `/ai-coach?about=${encodeURIComponent(about)}&chat=${CHAT}` });
  await screen.findByText('Hello.');
  fireEvent.click(screen.getByRole('button', { name: /^My strip shows .* What should I add today\?$/ }));
  await screen.findAllByText('Add chlorine.');
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ chatId: CHAT });
  expect(screen.queryByRole('button', { name: /^My strip shows/ })).toBeNull();
});

it('turns speech into the question where the browser can, and says so when the microphone is refused', async () => {
  serve();
  const { unmount } = renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  expect(screen.queryByRole('button', { name: 'Speak your question' })).toBeNull();
  unmount();
  const made: EventTarget[] = [];
  let aborted = 0;
  class FakeRecognition extends EventTarget {
    constructor() {
      super();
      made.push(this);
    }
    start() {}
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    abort() {
      aborted += 1;
      this.stop();
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  fireEvent.change(field(), { target: { value: 'Hi,' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speak your question' }));
  fireEvent(made[0] as Window, Object.assign(new Event('result'), { results: [[{ transcript: 'can we swim' }]] }));
  expect(field().value).toBe('Hi, can we swim');
  // What is heard after it was sent does not come back into the field.
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(aborted).toBe(1);
  fireEvent(made[0] as Window, Object.assign(new Event('error'), { error: 'not-allowed' }));
  fireEvent(made[0] as Window, new Event('end'));
  expect(await screen.findByText(/blocks the microphone/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Speak your question' })).toBeTruthy();
});

it('says how many AI answers are left, and leads to a photo', async () => {
  serve({ 'GET /api/coach/allowance': { body: { hasModel: true, used: 7, limit: 10 } } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  expect(await screen.findByText('3 of 10 AI answers left this month.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Use a photo' }));
  expect((await screen.findByRole('link', { name: 'Read a test strip' })).getAttribute('href')).toContain('/chemistry/strip');
  expect(screen.getByRole('link', { name: 'Water photo' }).getAttribute('href')).toContain('/chemistry/water-photo');
});
