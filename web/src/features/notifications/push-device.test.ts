// Turning push messages on where the browser's push service does not answer: on a clock that the test moves.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { readPushState, turnOnPush } from './push-device.ts';

const KEY = 'BKey_of-this-server';
const PERSON = 'p1';
const bytes = Uint8Array.from(atob(KEY.replaceAll('-', '+').replaceAll('_', '/').padEnd(20, 'A')), (letter) => letter.charCodeAt(0));
const subscription = () => ({
  endpoint: 'https://push.example.com/abc',
  options: { applicationServerKey: bytes.buffer },
  toJSON: () => ({ endpoint: 'https://push.example.com/abc', keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
});
const never = () => new Promise<never>(() => {});

/** A browser with a worker whose push service answers as given. */
function browserWith(subscribe: () => Promise<object>, ready = true) {
  const pushManager = { getSubscription: async () => null, subscribe: vi.fn(subscribe) };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: ready ? Promise.resolve(registration) : never(), getRegistration: async () => registration },
  });
  return pushManager;
}

const serve = (more: Record<string, object> = {}) =>
  fakeServer({
    'GET /api/site': { body: { vapidPublicKey: KEY } },
    'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
    'POST /api/me/push-subscriptions': { status: 201, body: { id: 's1', createdAt: '2026-11-22T00:00:00.000Z' } },
    ...more,
  });

/** What has become of it so far. */
function watched(deed: Promise<unknown>): { state: string } {
  const seen = { state: 'waiting' };
  deed.then(
    () => (seen.state = 'on'),
    (error: Error) => (seen.state = error.message),
  );
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  discardCsrfToken();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('gives the push service of the browser 20 seconds, and then says so', async () => {
  const server = serve();
  browserWith(never);
  const attempt = watched(turnOnPush(PERSON));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(attempt.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(attempt.state).toBe('The browser did not answer in time.');
  expect(server.sentTo('POST /api/me/push-subscriptions')).toEqual([]);
});

it('gives the worker of the app 10 seconds', async () => {
  serve();
  browserWith(never, false);
  const attempt = watched(turnOnPush(PERSON));
  await vi.advanceTimersByTimeAsync(9900);
  expect(attempt.state).toBe('waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(attempt.state).toBe('The browser did not answer in time.');
});

it('is on once the push service answers, however late within that time, and tells the server', async () => {
  const server = serve();
  const pushManager = browserWith(() => new Promise((resolve) => setTimeout(() => resolve(subscription()), 19_000)));
  const attempt = watched(turnOnPush(PERSON));
  await vi.advanceTimersByTimeAsync(19_500);
  expect(attempt.state).toBe('on');
  expect(pushManager.subscribe).toHaveBeenCalledTimes(1);
  expect(server.sentTo('POST /api/me/push-subscriptions')[0]?.body).toEqual({
    endpoint: 'https://push.example.com/abc',
    keys: { p256dh: 'key', auth: 'secret' },
  });
  expect(await readPushState('somebody else')).toBe('off');
});

it('is off where the push service has ended it, and on again with a new one after a press', async () => {
  const key = Uint8Array.from(atob(KEY.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const ended = { ...subscription(), options: { applicationServerKey: key.buffer } };
  const fresh = {
    ...subscription(),
    toJSON: () => ({ endpoint: 'https://push.example.com/new', keys: { p256dh: 'key', auth: 'secret' } }),
  };
  const server = serve({
    'POST /api/me/push-subscriptions': ({ body }: { body: { endpoint: string } }) =>
      body.endpoint.endsWith('new')
        ? { status: 201, body: { id: 's2', createdAt: '2026-11-22T00:00:00.000Z' } }
        : { status: 409, body: { code: 'conflict', message: 'Ended' } },
  });
  const pushManager = browserWith(async () => fresh);
  Object.assign(pushManager, { getSubscription: async () => (ended.unsubscribe.mock.calls.length === 0 ? ended : null) });
  localStorage.setItem('lmp-push', PERSON);
  expect(await readPushState(PERSON)).toBe('off');
  expect(ended.unsubscribe).toHaveBeenCalledTimes(1);
  expect(await turnOnPush(PERSON)).toBe('on');
  ended.unsubscribe.mockClear();
  expect(await turnOnPush(PERSON)).toBe('on');
  expect(ended.unsubscribe).toHaveBeenCalledTimes(1);
  expect(server.sentTo('POST /api/me/push-subscriptions').map(({ body }) => (body as { endpoint: string }).endpoint.slice(25))).toEqual([
    'abc',
    'new',
    'abc',
    'new',
  ]);
});
