import { EMERGENCIES } from '@limpid/chemistry';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import CoachPage from './coach-page.tsx';
import { EMERGENCY_TEXTS } from './offline-help.tsx';

const event = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const ANSWERED = [
  event({ type: 'start', messageId: '0197f6f0-0000-7000-8000-0000000000a2' }),
  event({ type: 'text-delta', delta: 'Get away.' }),
  event({ type: 'finish' }),
  'data: [DONE]\n\n',
].join('');

function serve() {
  rememberUser(ANA);
  return fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [BACKYARD_POOL] },
    'GET /api/csrf-token': { body: { token: 't1', headerName: 'X-CSRF-Token', enabled: true } },
    'GET /api/coach/chats': { body: { items: [], nextCursor: null } },
    'POST /api/coach/chat': { text: ANSWERED },
  });
}

const field = () => screen.getByLabelText('Your question') as HTMLTextAreaElement;

/** The page, without a connection from now on. */
async function showOffline() {
  const server = serve();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  await screen.findByText('Backyard pool');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  const reconnect = () => {
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
  };
  return { server, reconnect };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says what every emergency needs in the very words of the engine', () => {
  expect(Object.keys(EMERGENCY_TEXTS)).toHaveLength(EMERGENCIES.length);
  for (const { id, title, steps } of EMERGENCIES) {
    expect(EMERGENCY_TEXTS[id].title()).toBe(title);
    expect(EMERGENCY_TEXTS[id].steps().split('\n')).toEqual(steps);
  }
});

it('offers offline the numbers to call and what to do in each emergency', async () => {
  await showOffline();
  const help = await screen.findByRole('region', { name: 'Is this an emergency?' });
  expect(within(help).getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
  expect(within(help).getByRole('link', { name: 'Call Poison Control 1-800-222-1222' }).getAttribute('href')).toBe('tel:+18002221222');
  for (const { title, steps } of EMERGENCIES) {
    const what = within(help).getByText(title).closest('details');
    expect(what?.querySelectorAll('ol > li')).toHaveLength(steps.length);
  }
  // Also where the help is out of view: below the field.
  expect(screen.getByText(/^In an emergency, call/).textContent).toContain('1-800-222-1222');
  expect(screen.getByRole('link', { name: 'Today’s plan' }).getAttribute('href')).toBe('/dashboard');
});

it('keeps a question that is sent offline, shows the help, and sends it with one press when online again', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { server, reconnect } = await showOffline();
  fireEvent.change(field(), { target: { value: 'chlorine and acid were mixed, smoke' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(/Your question is saved on this device/)).toBeTruthy();
  expect((scrolled.mock.contexts[0] as HTMLElement).textContent).toMatch(/^Is this an emergency\?/);
  expect(server.sentTo('POST /api/coach/chat')).toHaveLength(0);
  expect(field().value).toBe('chlorine and acid were mixed, smoke');
  reconnect();
  fireEvent.click(await screen.findByRole('button', { name: 'Send question' }));
  expect(await screen.findAllByText('Get away.')).not.toHaveLength(0);
  expect(server.sentTo('POST /api/coach/chat')[0]?.body).toMatchObject({ message: 'chlorine and acid were mixed, smoke' });
  expect(field().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Send question' })).toBeNull();
});

it('still says after a reload that the question is kept, and offers to send it', async () => {
  await showOffline();
  fireEvent.change(field(), { target: { value: 'is it safe?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  cleanup();
  renderPage(<CoachPage />, { at: '/ai-coach' });
  expect(await screen.findByText(/Your question is saved on this device/)).toBeTruthy();
  expect(field().value).toBe('is it safe?');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('button', { name: 'Send question' })).toBeTruthy();
  fireEvent.change(field(), { target: { value: '' } });
  expect(screen.queryByRole('button', { name: 'Send question' })).toBeNull();
});
