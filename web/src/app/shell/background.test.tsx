import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { PERFORMANCE_REPORT_DELAY_MS } from '../../consent/page-metrics.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { createToastStore } from '../../ui/overlays/toast-store.ts';
import { errorIdOf, reportError } from '../errors/error-reporting.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { reportPerformance } from '../performance-report.ts';
import { useVersionNotice } from '../install/version-notice.ts';
import { UPDATE_NOTICE_MS, VERSION_POLL_MS } from '../install/version-watch.ts';

const forget = vi.hoisted(() => vi.fn(async () => undefined as void));
vi.mock(import('../../api/cached-reads.ts'), async (original) => ({ ...(await original()), dropReads: forget }));

beforeEach(() => {
  vi.useFakeTimers();
  discardCsrfToken();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Watches() {
  useVersionNotice();
  return null;
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('the version notice', () => {
  it('remembers the first version, asks every 60 s, and announces a later one for 8 s', async () => {
    const server = fakeServer({ 'GET /api/version': { body: { version: '1' } } });
    const store = createToastStore();
    render(
      <ToastProvider store={store}>
        <Watches />
      </ToastProvider>,
    );
    await pass(0);
    await pass(VERSION_POLL_MS);
    expect(VERSION_POLL_MS).toBe(60_000);
    expect(server.requests).toHaveLength(2);
    expect(store.list()).toEqual([]);
    server.on('GET /api/version', { body: { version: '2' } });
    await pass(VERSION_POLL_MS);
    expect(store.list()).toMatchObject([
      {
        title: 'Update Available',
        description: 'A new version is available. Refresh to see the latest updates.',
        durationMs: 8000,
        open: true,
      },
    ]);
    // Its script is loaded with the first toast, outside of the fake clock.
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
    await pass(UPDATE_NOTICE_MS);
    expect(store.list()[0]?.open).toBe(false);
  });

  it('asks when the page is looked at again, and says nothing when it cannot ask', async () => {
    const server = fakeServer({ 'GET /api/version': { status: 500, text: 'broken' } });
    const store = createToastStore();
    const quiet = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    render(
      <ToastProvider store={store}>
        <Watches />
      </ToastProvider>,
    );
    await pass(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(server.requests).toHaveLength(2);
    expect(quiet).toHaveBeenCalledTimes(2);
    expect(store.list()).toEqual([]);
  });
});

it('the version is not asked for while there is no network, and at once when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = fakeServer({ 'GET /api/version': { body: { version: '1' } } });
  render(
    <ToastProvider>
      <Watches />
    </ToastProvider>,
  );
  await pass(10 * VERSION_POLL_MS);
  expect(server.requests).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(server.requests).toHaveLength(1);
});

describe('the performance report', () => {
  it('is sent once, two seconds after the page has loaded', async () => {
    const server = fakeServer({
      'GET /api/csrf-token': { body: { token: 't', enabled: true } },
      'POST /api/analytics/performance': { status: 204 },
    });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const stop = reportPerformance();
    await pass(PERFORMANCE_REPORT_DELAY_MS - 1);
    expect(server.sentTo('POST /api/analytics/performance')).toEqual([]);
    await pass(1);
    const [sent] = server.sentTo('POST /api/analytics/performance');
    expect(sent?.body).toMatchObject({ metrics: expect.any(Object), url: window.location.pathname, timestamp: expect.any(Number) });
    await pass(60_000);
    expect(server.sentTo('POST /api/analytics/performance')).toHaveLength(1);
    stop();
  });

  it('waits for the load event, and a failure stays unheard', async () => {
    const server = fakeServer({ 'GET /api/csrf-token': new TypeError('x'), 'POST /api/analytics/performance': { status: 500 } });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    reportPerformance();
    await pass(10_000);
    expect(server.requests).toEqual([]);
    window.dispatchEvent(new Event('load'));
    await pass(PERFORMANCE_REPORT_DELAY_MS);
    expect(server.sentTo('POST /api/analytics/performance')).toHaveLength(1);
  });
});

describe('the error screen', () => {
  it('says what the specification says, with three ways out', async () => {
    const server = fakeServer({ 'POST /api/errors': { status: 204 } });
    const onTryAgain = vi.fn();
    const error = new Error('the pump exploded');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reportError(error, 'in Plan');
    render(<ErrorScreen error={error} onTryAgain={onTryAgain} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    for (const text of [
      'An unexpected error occurred in the application',
      'This error has been automatically reported for investigation.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(errorIdOf(error))).toBeTruthy();
    expect(log.mock.calls[0]?.[1]).toMatchObject({ errorId: errorIdOf(error), error, componentStack: 'in Plan' });
    expect(server.sentTo('POST /api/errors').map(({ body }) => body)).toMatchObject([
      { id: errorIdOf(error), kind: 'screen', componentStack: 'in Plan' },
    ]);
    expect(screen.getByText(/the pump exploded/)).toBeTruthy();
    expect(screen.getByText('Technical details')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Reload application' }));
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(onTryAgain).toHaveBeenCalledOnce();
  });

  it.each([
    ['with', true, ['forget', 'try again']],
    ['without', false, ['try again']],
  ])('%s a network: what was kept of the answers that may have broken it', async (_, isOnline, expected) => {
    fakeServer({ 'POST /api/errors': { status: 204 } });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const done: string[] = [];
    forget.mockImplementation(async () => void done.push('forget'));
    render(<ErrorScreen error={new Error('steps[0] is not what it was')} onTryAgain={() => void done.push('try again')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(done).toEqual(expected);
  });

  it('brings the typeface, which no one else is left to bring', () => {
    fakeServer({ 'POST /api/errors': { status: 204 } });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn<(font: string) => Promise<unknown[]>>().mockResolvedValue([]);
    Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
    render(<ErrorScreen error={new Error('at once')} onTryAgain={() => undefined} />);
    Reflect.deleteProperty(document, 'fonts');
    expect(load.mock.calls[0]?.[0]).toBe('1em Geist');
  });

  it('is reported also when no one told of it, and says when there is no connection', async () => {
    const server = fakeServer({ 'POST /api/errors': new TypeError('Failed to fetch') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ErrorScreen error={new Error('no signal')} onTryAgain={() => undefined} />);
    await pass(0);
    expect(server.sentTo('POST /api/errors')).toHaveLength(1);
    expect(screen.getByText(/We’ll report this error/)).toBeTruthy();
    expect(screen.queryByText(/automatically reported/)).toBeNull();
    server.on('POST /api/errors', { status: 204 });
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(screen.getByText('This error has been automatically reported for investigation.')).toBeTruthy();
  });
});
