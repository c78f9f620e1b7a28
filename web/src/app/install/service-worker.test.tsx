import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { createToastStore } from '../../ui/overlays/toast-store.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { reloadOnce } from '../shell/device-duties.ts';
import { keepWholeApp, refresh, registerWorker } from './service-worker.ts';
import { useVersionNotice } from './version-notice.ts';
import { VERSION_POLL_MS } from './version-watch.ts';

const worker = (state = 'installed') => Object.assign(new EventTarget(), { state, postMessage: vi.fn<(message: unknown) => void>() });
type FakeWorker = ReturnType<typeof worker>;

function fakeContainer() {
  const registration = Object.assign(new EventTarget(), {
    active: worker('activated') as FakeWorker | null,
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
  });
  return Object.assign(new EventTarget(), {
    controller: registration.active,
    registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: vi.fn<(url: string, options: unknown) => Promise<unknown>>(async () => registration),
  });
}

let container: ReturnType<typeof fakeContainer>;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  discardCsrfToken();
  sessionStorage.clear();
  container = fakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  reload.mockReset();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Watches() {
  useVersionNotice();
  return null;
}

async function openPage() {
  const server = fakeServer({ 'GET /api/version': { body: { version: '1' } } });
  const store = createToastStore();
  const show = vi.spyOn(store, 'show');
  render(
    <ToastProvider store={store}>
      <Watches />
    </ToastProvider>,
  );
  await pass(0);
  return { server, show };
}

function bringNewWorker(): FakeWorker {
  const next = worker('installing');
  container.registration.installing = next;
  container.registration.dispatchEvent(new Event('updatefound'));
  return next;
}

function finishInstall(next: FakeWorker): void {
  container.registration.waiting = next;
  container.registration.installing = null;
  next.state = 'installed';
  next.dispatchEvent(new Event('statechange'));
}

describe('registering', () => {
  it('also happens when the page had been loaded before, and hands over what the page is made of', async () => {
    container.controller = null;
    registerWorker();
    await pass(1000);
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
    expect(container.registration.active?.postMessage).toHaveBeenCalledWith({ type: 'keep', urls: [window.location.pathname] }, []);
  });

  it('is quiet where there is none, and where it fails', async () => {
    container.register.mockRejectedValueOnce(new TypeError('denied'));
    const quiet = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    registerWorker();
    await pass(1000);
    expect(quiet).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    registerWorker();
    await pass(1000);
    await expect(keepWholeApp()).resolves.toBeUndefined();
  });
});

describe('one notice for one new build', () => {
  it('from a worker that waits, however often the version is asked for afterwards', async () => {
    const { server, show } = await openPage();
    const next = bringNewWorker();
    await pass(0);
    expect(show).not.toHaveBeenCalled();
    finishInstall(next);
    await pass(0);
    expect(show).toHaveBeenCalledOnce();
    server.on('GET /api/version', { body: { version: '2' } });
    await pass(VERSION_POLL_MS);
    expect(show).toHaveBeenCalledOnce();
  });

  it('from the version, once the files of the build are here', async () => {
    const { server, show } = await openPage();
    server.on('GET /api/version', { body: { version: '2' } });
    container.registration.update.mockImplementationOnce(async () => void bringNewWorker());
    await pass(VERSION_POLL_MS);
    expect(show).not.toHaveBeenCalled();
    finishInstall(container.registration.installing as FakeWorker);
    await pass(0);
    expect(show).toHaveBeenCalledOnce();
    expect(screen.getByText('A new version is available. Refresh to see the latest updates.')).toBeTruthy();
  });

  it('from another window that has put it in charge, but not from the first worker of all', async () => {
    container.controller = null;
    const { show } = await openPage();
    container.controller = worker('activated');
    container.dispatchEvent(new Event('controllerchange'));
    expect(show).not.toHaveBeenCalled();
    container.controller = worker('activated');
    container.dispatchEvent(new Event('controllerchange'));
    expect(show).toHaveBeenCalledOnce();
  });
});

describe('refreshing', () => {
  it('asks the waiting worker to take over, then loads the page again', async () => {
    container.registration.waiting = worker();
    const done = refresh();
    await pass(0);
    expect(container.registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'activate' }, []);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    await done;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not wait for a worker that does not answer, nor for none', async () => {
    container.registration.waiting = worker();
    void refresh();
    await pass(3000);
    expect(reload).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await refresh();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('a piece of an old build that is gone', () => {
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    reloadOnce(event);
    return event.defaultPrevented;
  };

  it('is looked for once, by loading the page again', () => {
    expect(fail()).toBe(true);
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(fail()).toBe(true);
  });

  it('is not looked for without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(fail()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
