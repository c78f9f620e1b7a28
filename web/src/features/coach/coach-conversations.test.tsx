// A conversation over reloads, lost connections and several tabs.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
