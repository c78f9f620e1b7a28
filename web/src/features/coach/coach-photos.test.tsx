// A photo with a question: chosen, shown, sent, kept, and handed to the pages that read photos.
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeHandedPhoto } from '../../browser/photo/handed-photo.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import CoachPage from './coach-page.tsx';

const ANSWER = '0197f6f0-0000-7000-8000-0000000000a2';
const QUESTION = '0197f6f0-0000-7000-8000-0000000000a1';
const CHAT = '0197f6f0-0000-7000-8000-0000000000c1';
const event = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const streamed = (text: string) =>
  [
    event({ type: 'start', messageId: ANSWER, messageMetadata: { chatId: CHAT, questionId: QUESTION } }),
    event({ type: 'text-delta', delta: text }),
    event({ type: 'finish' }),
    'data: [DONE]\n\n',
  ].join('');
const TAKEN_AT = Date.parse('2026-11-20T10:00:00Z');
const file = (bytes = 'a photo', name = 'pool.png') => new File([bytes], name, { type: 'image/png', lastModified: TAKEN_AT });
const inBase64 = (text: string) => btoa(text);

function serve(routes: Parameters<typeof fakeServer>[0] = {}) {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    'GET /api/csrf-token': { body: { token: 't1', headerName: 'X-CSRF-Token', enabled: true } },
    'GET /api/coach/chats': { body: { items: [], nextCursor: null } },
    'GET /api/coach/allowance': { body: { hasModel: true, seesPhotos: true, used: 0, limit: null } },
    'POST /api/coach/chat': { text: streamed('It is algae.') },
    ...routes,
  });
}

/** How large the JPEG comes out, from the first try on. */
let sizes: number[];
beforeEach(() => {
  localStorage.clear();
  sizes = [1000];
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if ((await blob.text()).startsWith('broken')) throw new TypeError('no picture');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done, _type, quality) {
    const size = sizes.length > 1 ? (sizes.shift() ?? 0) : (sizes[0] ?? 0);
    const blob = new Blob([`${this.width}@${quality}`], { type: 'image/jpeg' });
    Object.defineProperty(blob, 'size', { value: size });
    done(blob);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  takeHandedPhoto();
});

const field = () => screen.getByLabelText('Your question') as HTMLTextAreaElement;
const preview = () => screen.findByAltText('Photo with your question') as Promise<HTMLImageElement>;
async function attach(chosen = file()) {
  await screen.findByText('Backyard pool');
  fireEvent.click(screen.getByRole('button', { name: 'Use a photo' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Choose a photo"]');
  fireEvent.change(input as HTMLInputElement, { target: { files: [chosen] } });
}
/** The answer is there, and read aloud. */
const answered = () => waitFor(() => expect(screen.getAllByText('It is algae.')).toHaveLength(2));
const sent = (server: ReturnType<typeof serve>) => server.sentTo('POST /api/coach/chat').map(({ body }) => body as Record<string, unknown>);

it('sends it with the question, shows it there, and empties the field', async () => {
  const server = serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  expect((await preview()).src).toBe(`data:image/jpeg;base64,${inBase64('1280@0.85')}`);
  expect(await screen.findByText(/AI model gets it/)).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'What grows here?' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await answered();
  expect(sent(server)).toMatchObject([{ message: 'What grows here?', photo: inBase64('1280@0.85') }]);
  expect(screen.getAllByAltText('Photo with your question')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
});

it('asks what is on it, where nothing was typed', async () => {
  const server = serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  await preview();
  expect(await screen.findByText(/AI model gets it/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await answered();
  expect(sent(server)[0]).toMatchObject({ message: 'What do you see in this photo?', photo: expect.any(String) as string });
});

it('stays here where no model sees it: the pages that read it are offered, and the question goes without it', async () => {
  const server = serve({ 'GET /api/coach/allowance': { body: { hasModel: false, seesPhotos: false, used: 0, limit: 10 } } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  await preview();
  expect(await screen.findByText(/can’t look at photos, so this one stays here/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'It’s a test strip' })).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'What grows here?' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await answered();
  expect(sent(server)[0]).toMatchObject({ message: 'What grows here?' });
  expect(sent(server)[0]).not.toHaveProperty('photo');
  expect(screen.getByRole('button', { name: 'Remove the photo' })).toBeTruthy();
});

it('makes it small enough to be sent', async () => {
  sizes = [900_000, 500_000, 300_000, 200_000, 170_000];
  serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  expect(atob((await preview()).src.split(',')[1] ?? '')).toBe('1024@0.7');
});

it('says what is wrong with a file that is no photo, and keeps what was typed', async () => {
  serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  fireEvent.change(field(), { target: { value: 'What is this?' } });
  await attach(file('broken'));
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be opened as a photo');
  expect(field().value).toBe('What is this?');
  await attach();
  await preview();
  expect(screen.queryByRole('alert')).toBeNull();
  // A second one that is none leaves the first, and both can be seen.
  await attach(file('broken'));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Remove the photo' })).toBeTruthy();
});

it('promises nothing about who sees it before that is known, and says who does not when the month is used up', async () => {
  const server = serve({ 'GET /api/coach/allowance': new TypeError('no network') });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  await preview();
  expect(screen.getByText('If an AI model answers, it gets the photo with your question.')).toBeTruthy();
  cleanup();
  server.on('GET /api/coach/allowance', { body: { hasModel: true, seesPhotos: true, used: 10, limit: 10 } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  expect(await screen.findByText(/can’t look at photos/)).toBeTruthy();
});

it('takes a picture that is pasted', async () => {
  serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  const paste = createEvent.paste(field(), { clipboardData: { files: [file()] } });
  fireEvent(field(), paste);
  expect(paste.defaultPrevented).toBe(true);
  await preview();
});

it('keeps it over a reload until the server has it, and no longer', async () => {
  const server = serve({ 'POST /api/coach/chat': new TypeError('no network') });
  const { unmount } = renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  await preview();
  unmount();
  const again = renderPage(<CoachPage />, { at: '/ai-coach' });
  await preview();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  // Trying again sends it again.
  server.on('POST /api/coach/chat', { text: streamed('It is algae.') });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await answered();
  expect(sent(server).at(-1)).toMatchObject({ photo: inBase64('1280@0.85') });
  again.unmount();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
});

const empty = { cards: [], sources: [], chips: [], proposals: [], createdAt: '2026-11-22T12:00:00.000Z' };
const MESSAGES = {
  items: [
    { id: ANSWER, role: 'assistant', text: 'It is algae.', ...empty },
    { id: QUESTION, role: 'user', text: 'What grows here?', photo: { width: 1280, height: 960 }, ...empty },
  ],
  nextCursor: null,
};
const SAVED = { [`GET /api/coach/chats/${CHAT}/messages`]: { body: MESSAGES } };
const PATH = `/api/coach/chats/${CHAT}/messages/${QUESTION}/photo`;

it('shows that of an earlier question from the server, and takes it along when the question is changed', async () => {
  const server = serve(SAVED);
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  const shown = await preview();
  expect([shown.getAttribute('src'), shown.width, shown.height]).toEqual([PATH, 1280, 960]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  expect(await screen.findByRole('button', { name: 'Remove the photo' })).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'What is growing there?' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(sent(server)).toHaveLength(1));
  expect(sent(server)[0]).toMatchObject({ replaces: QUESTION, message: 'What is growing there?', photoOf: QUESTION });
});

it('hands that of an earlier question on, with the time of the question', async () => {
  serve({ ...SAVED, [`GET ${PATH}`]: { text: 'the kept photo' } });
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  await preview();
  fireEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  fireEvent.click(await screen.findByRole('button', { name: 'It’s a test strip' }));
  const handed = await waitFor(() => takeHandedPhoto() ?? Promise.reject(new Error('none yet')));
  expect([await handed.text(), handed.lastModified]).toEqual(['the kept photo', Date.parse(empty.createdAt)]);
});

it('says so where it cannot be shown', async () => {
  serve(SAVED);
  renderPage(<CoachPage />, { at: `/ai-coach?chat=${CHAT}` });
  fireEvent.error(await preview());
  expect(screen.getByText('The photo can’t be shown right now.')).toBeTruthy();
});

it('shows the server’s reason, and keeps the photo for another try', async () => {
  const reason = 'Your conversations already hold 500 photos. Delete a conversation to make room.';
  serve({ 'POST /api/coach/chat': { status: 400, body: problemBody(400, 'invalid_request', reason, { photo: reason }) } });
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  await preview();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByAltText('Photo with your question')).toBeTruthy();
});

it('hands the original to the page that reads a strip, and keeps the text', async () => {
  serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  const original = file();
  await attach(original);
  fireEvent.change(field(), { target: { value: 'Is this okay?' } });
  fireEvent.click(await screen.findByRole('button', { name: 'It’s a test strip' }));
  expect(takeHandedPhoto()).toBe(original);
  expect(takeHandedPhoto()).toBeUndefined();
  // Back without a result, nothing is lost; with one, the photo has done its work.
  cleanup();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await preview();
  cleanup();
  renderPage(<CoachPage />, { at: `/ai-coach?about=${encodeURIComponent('/chemistry/strip?ph=7.8')}` });
  await screen.findByText('Backyard pool');
  expect(field().value).toBe('Is this okay?');
  expect(screen.queryByAltText('Photo with your question')).toBeNull();
});

it('hands on what it has after a reload, with the time of the photo', async () => {
  serve();
  const { unmount } = renderPage(<CoachPage />, { at: '/ai-coach' });
  await attach();
  await preview();
  unmount();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  fireEvent.click(await screen.findByRole('button', { name: 'It’s the water' }));
  const handed = await waitFor(() => takeHandedPhoto() ?? Promise.reject(new Error('none yet')));
  expect(handed.lastModified).toBe(TAKEN_AT);
  expect(await handed.text()).toBe('1280@0.85');
});
