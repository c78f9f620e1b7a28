import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL, CONSENT_KEY, decideConsent, NONE } from '../../consent/consent.ts';
import { REPLAY_OPTIONS } from './error-replay.ts';
import { eventIdOf, serviceOptions, startErrorService } from './error-service.ts';

const sentry = vi.hoisted(() => ({
  init: vi.fn(),
  captureException: vi.fn(),
  addIntegration: vi.fn(),
  replay: { stop: vi.fn(() => Promise.resolve()), startBuffering: vi.fn() },
  replayIntegration: vi.fn(),
  send: vi.fn(() => Promise.resolve({})),
}));
vi.mock('@sentry/browser', () => ({
  ...sentry,
  makeFetchTransport: () => ({ send: sentry.send, flush: () => Promise.resolve(true) }),
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
  replayIntegration: (options: object) => {
    sentry.replayIntegration(options);
    return sentry.replay;
  },
}));

const DSN = 'https://key@errors.example/42';
const options = () => serviceOptions(DSN);
const filter = (message: string, more: object = {}) =>
  options().beforeSend?.({ type: undefined, ...more }, { originalException: new Error(message) });

beforeEach(() => localStorage.removeItem(CONSENT_KEY));
afterEach(() => vi.clearAllMocks());

describe('what the service is told to do', () => {
  it('has the figures of the specification', () => {
    expect(options()).toMatchObject({
      dsn: DSN,
      sampleRate: 0.9,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      maxBreadcrumbs: 100,
    });
    expect(REPLAY_OPTIONS).toMatchObject({ maskAllText: true, maskAllInputs: true });
  });

  it('measures one visit of ten, and only with consent', () => {
    const rate = () => options().tracesSampler?.({} as never);
    expect(rate()).toBe(0);
    decideConsent(ALL);
    expect(rate()).toBe(0.1);
    decideConsent(NONE);
    expect(rate()).toBe(0);
  });

  it('ignores noise by pattern, and hears errors through us alone', () => {
    const ignored = (text: string) => options().ignoreErrors?.some((pattern) => (pattern as RegExp).test(text));
    for (const text of ['ResizeObserver loop limit exceeded', 'Non-Error promise rejection captured', 'NetworkError', 'Failed to fetch'])
      expect(ignored(text), text).toBe(true);
    expect(ignored('x is undefined')).toBe(false);
    const usual = ['EventFilters', 'GlobalHandlers', 'Breadcrumbs', 'BrowserSession', 'BrowserApiErrors'].map((name) => ({ name }));
    const { integrations } = options();
    expect(typeof integrations === 'function' && integrations(usual).map(({ name }) => name)).toEqual(['EventFilters', 'Breadcrumbs']);
  });

  it('drops and redacts before anything is sent', () => {
    expect(filter('404: Not found')).toBeNull();
    expect(filter('429: Too many requests')).not.toBeNull();
    const event = filter('x is undefined', {
      request: { url: 'https://pool.example/auth?token=abc' },
      breadcrumbs: [{ data: { password: 'hush' } }],
      exception: { values: [{ value: 'x', stacktrace: { frames: [{ filename: '/auth?token=abc' }] } }] },
      sdkProcessingMetadata: { kept: true },
    });
    expect(JSON.stringify(event)).not.toMatch(/abc|hush/);
    expect(event).toMatchObject({ sdkProcessingMetadata: { kept: true } });
    expect(options().beforeBreadcrumb?.({ data: { url: '/auth?token=abc' } })).toEqual({ data: { url: '/auth?token=[redacted]' } });
  });
});

it('sends nothing before a last look: replays pass by every hook', async () => {
  const transport = options().transport?.({} as never);
  await transport?.send([{}, [[{ type: 'replay_event' }, { urls: ['/chemistry?token=SECRET99'] }]]] as never);
  expect(sentry.send).toHaveBeenCalledWith([{}, [[{ type: 'replay_event' }, { urls: ['/chemistry?token=[redacted]'] }]]]);
});

describe('at work', () => {
  it('reports under the number that the reader sees', () => {
    const take = startErrorService(DSN);
    const error = new Error('x');
    take({ id: '0123456789ab', kind: 'screen', error, componentStack: 'at Plan', page: '/' });
    expect(sentry.captureException).toHaveBeenCalledWith(error, {
      event_id: eventIdOf('0123456789ab'),
      captureContext: { tags: { error_id: '0123456789ab', kind: 'screen' }, contexts: { react: { componentStack: 'at Plan' } } },
    });
    expect(eventIdOf('0123456789ab')).toMatch(/^0123456789ab0{20}$/);
  });

  it('records only while the reader agrees', async () => {
    startErrorService(DSN);
    await vi.dynamicImportSettled();
    expect(sentry.addIntegration).not.toHaveBeenCalled();
    decideConsent(ALL);
    await vi.waitFor(() => expect(sentry.replayIntegration).toHaveBeenCalledOnce());
    expect(sentry.replayIntegration.mock.calls[0]?.[0]).toMatchObject({ maskAllText: true, maskAllInputs: true, blockAllMedia: true });
    expect(sentry.addIntegration).toHaveBeenCalledTimes(2);
    decideConsent(NONE);
    await vi.waitFor(() => expect(sentry.replay.stop).toHaveBeenCalledWith({ flush: false }));
    decideConsent(ALL);
    await vi.waitFor(() => expect(sentry.replay.startBuffering).toHaveBeenCalled());
    expect(sentry.replayIntegration).toHaveBeenCalledOnce();
  });
});
