// A conversation over reloads, lost connections and several tabs.
import { api } from '@limpid/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readKey } from '../../api/reads.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import CoachPage from './coach-page.tsx';

const CHAT = '0197f6f0-0000-7000-8000-0000000000c1';
const NOW = '2026-11-22T12:00:00.000Z';
const event = (part: object) => `data: ${JSON.stringify(part)}\n\n`;

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

it('asks nothing and deletes nothing where the conversation went on elsewhere, until the person has seen it', async () => {
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const first = [
    { ...message, id: 'a1', role: 'assistant', text: 'First answer' },
    { ...message, id: 'q1', role: 'user', text: 'First question' },
  ];
  const messages = `GET /api/coach/chats/${CHAT}/messages`;
  const server = serve({
    [messages]: { body: { items: first, nextCursor: null } },
    'POST /api/coach/chat': { text: answered('q3', 'Third answer') },
  });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await screen.findByText('First answer');
  const later = { ...message, createdAt: '2026-11-22T12:05:00.000Z' };
  const second = [
    { ...later, id: 'a2', role: 'assistant', text: 'Second answer' },
    { ...later, id: 'q2', role: 'user', text: 'Second question' },
  ];
  server.on(messages, { body: { items: [...second, ...first], nextCursor: null } });
  fireEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  fireEvent.change(field(), { target: { value: 'Third question' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByText(/went on in another tab/)).toBeTruthy();
  expect(screen.getByText('Second answer')).toBeTruthy();
  expect(server.sentTo('POST /api/coach/chat')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText('Third answer');
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ message: 'Third question', replaces: 'q1' });
});

it('shows the answer that did not arrive instead of asking again', async () => {
  const server = serve({ 'POST /api/coach/chat': new TypeError('Failed to fetch') });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('Can we swim?');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const message = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
  const items = [
    { ...message, id: 'a1', role: 'assistant', text: 'Yes, swim.' },
    { ...message, id: 'q1', role: 'user', text: 'Can we swim?' },
  ];
  const chatId = (server.sentTo('POST /api/coach/chat')[0]?.body as { chatId: string } | undefined)?.chatId;
  for (const query of ['limit=2', 'limit=100'])
    server.on(`GET /api/coach/chats/${chatId}/messages?${query}`, { body: { items, nextCursor: null } });
  fireEvent.click(again);
  expect(await screen.findByText('Yes, swim.')).toBeTruthy();
  expect(questions()).toEqual(['Can we swim?']);
  expect(server.sentTo('POST /api/coach/chat')).toHaveLength(1);
});

it('keeps what was typed and not sent for each conversation, and lets go of it once the server has it', async () => {
  const busy = { status: 429, body: problemBody(429, 'too_many_requests', 'Too many attempts.') };
  const server = serve({
    [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: [], nextCursor: null } },
    'POST /api/coach/chat': busy,
  });
  const reload = async (at: string) => {
    cleanup();
    renderPage(<CoachPage />, { at });
    await screen.findByText('Backyard pool');
  };
  await reload('/ai-coach');
  fireEvent.change(field(), { target: { value: 'Half a quest' } });
  await reload(`/ai-coach?chat=${CHAT}`);
  expect(field().value).toBe('');
  fireEvent.change(field(), { target: { value: 'Another' } });
  await reload('/ai-coach');
  expect(field().value).toBe('Half a quest');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('');
  await screen.findByText('Too many attempts.');
  await reload('/ai-coach');
  expect(field().value).toBe('Half a quest');
  server.on('POST /api/coach/chat', { text: answered('q0', 'Done.') });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findAllByText('Done.');
  await reload('/ai-coach');
  expect(field().value).toBe('');
  await reload(`/ai-coach?chat=${CHAT}`);
  expect(field().value).toBe('Another');
});

const EMPTY_MESSAGE = { cards: [], sources: [], chips: [], proposals: [], createdAt: NOW };
const CHATS = ['One', 'Two', 'Three'].map((title, index) => ({
  id: `0197f6f0-0000-7000-8000-0000000000c${index + 1}`,
  title,
  poolId: null,
  createdAt: NOW,
  updatedAt: NOW,
}));

it('keeps what was just said on the device, before the server is asked for it', async () => {
  const server = serve({
    'POST /api/coach/chat': { text: answered('q1', 'Yes, swim.') },
    'GET /api/coach/chats': new TypeError('offline'),
  });
  const { queryClient } = renderPage(<CoachPage />, { at: '/ai-coach' });
  await ask('Can we swim?');
  await screen.findAllByText('Yes, swim.');
  const chatId = (server.sentTo('POST /api/coach/chat')[0]?.body as { chatId: string } | undefined)?.chatId ?? '';
  const kept = (key: readonly unknown[]) => queryClient.getQueryData<{ items: object[] }>(key)?.items;
  const messages = readKey(api.coach.listMessages, { params: { chatId }, query: {} }).slice(0, -1);
  await waitFor(() =>
    expect(kept([...messages, { most: 400 }])).toMatchObject([
      { id: 'q1-answer', role: 'assistant', text: 'Yes, swim.' },
      { id: 'q1', role: 'user', text: 'Can we swim?' },
    ]),
  );
  const chats = readKey(api.coach.listChats, { query: {} }).slice(0, -1);
  expect(kept([...chats, { most: 200 }])).toMatchObject([{ id: chatId, title: 'Can we swim?' }]);
});

it('reads again what was said elsewhere when the page is looked at again', async () => {
  const messages = `GET /api/coach/chats/${CHAT}/messages`;
  const first = [
    { ...EMPTY_MESSAGE, id: 'a1', role: 'assistant', text: 'First answer' },
    { ...EMPTY_MESSAGE, id: 'q1', role: 'user', text: 'First question' },
  ];
  const server = serve({ [messages]: { body: { items: first, nextCursor: null } } });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await screen.findByText('First answer');
  const second = [
    { ...EMPTY_MESSAGE, id: 'a2', role: 'assistant', text: 'Second answer' },
    { ...EMPTY_MESSAGE, id: 'q2', role: 'user', text: 'Second question' },
  ];
  server.on(messages, { body: { items: [...second, ...first], nextCursor: null } });
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText('Second answer')).toBeTruthy();
});

it('comes back to the conversation with Back after a new chat', async () => {
  const first = [
    { ...EMPTY_MESSAGE, id: 'a1', role: 'assistant', text: 'First answer' },
    { ...EMPTY_MESSAGE, id: 'q1', role: 'user', text: 'First question' },
  ];
  serve({ [`GET /api/coach/chats/${CHAT}/messages`]: { body: { items: first, nextCursor: null } } });
  const { router } = renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await screen.findByText('First answer');
  fireEvent.click(screen.getByRole('button', { name: 'New chat with the coach' }));
  await waitFor(() => expect(screen.queryByText('First answer')).toBeNull());
  void router.navigate(-1);
  expect(await screen.findByText('First answer')).toBeTruthy();
});

async function openList() {
  const server = serve({ 'GET /api/coach/chats': { body: { items: CHATS, nextCursor: null } } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  fireEvent.click(await screen.findByRole('button', { name: 'Conversations' }));
  await screen.findByRole('button', { name: 'Delete “Two”' });
  return server;
}

it('goes one level back with Escape while a conversation is renamed', async () => {
  await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Rename “Two”' }));
  const name = screen.getByLabelText('Name');
  // Not prevented, the browser closes the whole list with it.
  expect(fireEvent.keyDown(name, { key: 'Escape' })).toBe(false);
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename “Two”' }));
});

it('gives the focus to the next conversation when one was deleted', async () => {
  const server = await openList();
  server.on(`DELETE /api/coach/chats/${CHATS[1]?.id}`, { status: 204 });
  const [one, , three] = CHATS;
  screen.getByRole('button', { name: 'Delete “Two”' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Delete “Two”' }));
  server.on('GET /api/coach/chats', { body: { items: [one, three], nextCursor: null } });
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete “Two”' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Three/));
});
