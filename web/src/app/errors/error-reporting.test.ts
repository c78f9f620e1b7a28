import { ERROR_REPORT_LIMITS } from '@limpid/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { errorReport, LIMITS } from './error-report.ts';
import type { Noticed } from './error-report.ts';

// Each test has its own memory of what was noticed.
const load = async () => {
  vi.resetModules();
  return import('./error-reporting.ts');
};
const goOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const throwAside = (error: unknown, message = 'Uncaught') => window.dispatchEvent(new ErrorEvent('error', { error, message }));
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

let stop: (() => void) | undefined;
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SENT = 'POST /api/errors';

describe('one report per error', () => {
  it('from the screen that broke, with its number and its components', async () => {
    const { errorIdOf, reportError } = await load();
    const server = fakeServer({ [SENT]: { status: 204 } });
    const error = new Error('the pump exploded');
    reportError(error, 'at Plan');
    reportError(error, null);
    const [sent, ...more] = server.sentTo(SENT);
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      id: errorIdOf(error),
      kind: 'screen',
      name: 'Error',
      message: 'the pump exploded',
      componentStack: 'at Plan',
      page: '/',
    });
    expect(errorIdOf(error)).toMatch(/^[0-9a-f]{12}$/);
  });

  it('also when a mere text was thrown', async () => {
    const { errorIdOf, reportError } = await load();
    const server = fakeServer({ [SENT]: { status: 204 } });
    reportError('no water', null);
    reportError('no water', null);
    expect(server.sentTo(SENT).map(({ body }) => body)).toMatchObject([{ id: errorIdOf('no water'), name: 'string', message: 'no water' }]);
  });

  it('from beside the screens, when it is worth one', async () => {
    const { watchErrors } = await load();
    const server = fakeServer({ [SENT]: { status: 204 } });
    stop = watchErrors();
    const lost = new Error('lost promise');
    throwAside(new Error('beside'));
    throwAside(null, 'ResizeObserver loop limit exceeded');
    throwAside(new Error('404: Not found'));
    reject(lost);
    reject(lost);
    reject('a text');
    reject(new TypeError('Failed to fetch'));
    expect(server.sentTo(SENT).map(({ body }) => body)).toMatchObject([
      { kind: 'window', message: 'beside' },
      { kind: 'promise', message: 'lost promise' },
    ]);
  });

  it('at most twenty of a page', async () => {
    const { reportError } = await load();
    const server = fakeServer({ [SENT]: { status: 204 } });
    for (let count = 0; count < 30; count += 1) reportError(new Error(`number ${count}`), null);
    expect(server.sentTo(SENT)).toHaveLength(20);
  });
});

describe('whether the report got through', () => {
  it('waits for the network and is sent when it is back', async () => {
    const { errorIdOf, reportError, reportStates } = await load();
    const server = fakeServer({ [SENT]: new TypeError('Failed to fetch') });
    const online = goOnline(false);
    const error = new Error('x');
    reportError(error, null);
    expect(reportStates.stateOf(errorIdOf(error))).toBe('waiting');
    await settle();
    server.on(SENT, { status: 204 });
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(reportStates.stateOf(errorIdOf(error))).toBe('sent');
    expect(server.sentTo(SENT)).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.sentTo(SENT)).toHaveLength(2);
  });

  it('says when the server does not take it', async () => {
    const { errorIdOf, reportError, reportStates } = await load();
    fakeServer({ [SENT]: { status: 429 } });
    const error = new Error('x');
    const heard = vi.fn();
    const unsubscribe = reportStates.subscribe(heard);
    reportError(error, null);
    expect(reportStates.stateOf(errorIdOf(error))).toBe('sent');
    await settle();
    expect(heard).toHaveBeenCalled();
    expect(reportStates.stateOf(errorIdOf(error))).toBe('failed');
    unsubscribe();
  });
});

describe('an error service', () => {
  it('gets what happened before it was there, then everything', async () => {
    const { giveErrorsTo, reportError } = await load();
    fakeServer({ [SENT]: { status: 204 } });
    for (let count = 0; count < 25; count += 1) reportError(new Error(`early ${count}`), null);
    const taken: Noticed[] = [];
    giveErrorsTo((noticed) => taken.push(noticed));
    expect(taken).toHaveLength(20);
    reportError(new Error('late'), null);
    expect(taken.at(-1)?.error).toMatchObject({ message: 'late' });
  });

  it('that is not there gets nothing, and nothing is stored for it', async () => {
    const { giveErrorsTo, reportError } = await load();
    fakeServer({ [SENT]: { status: 204 } });
    giveErrorsTo(undefined);
    reportError(new Error('x'), null);
    const taken: Noticed[] = [];
    giveErrorsTo((noticed) => taken.push(noticed));
    expect(taken).toEqual([]);
  });
});

describe('a report', () => {
  it('fits what the server takes, and carries no key', () => {
    expect(LIMITS).toEqual(ERROR_REPORT_LIMITS);
    const error = Object.assign(new Error('m'.repeat(5000)), { name: 'n'.repeat(500), stack: `at /auth?token=abc\n${'s'.repeat(9000)}` });
    const report = errorReport({
      id: '0123456789ab',
      kind: 'screen',
      error,
      componentStack: 'c'.repeat(9000),
      page: `/${'p'.repeat(900)}`,
    });
    for (const [part, limit] of Object.entries(LIMITS)) expect(report[part as keyof typeof LIMITS]?.length, part).toBe(limit);
    expect(report.stack).toContain('token=[redacted]');
  });

  it('finds words for whatever was thrown', () => {
    const loop: Record<string, unknown> = {};
    loop['loop'] = loop;
    const messages = [7, null, undefined, { a: 1 }, loop].map(
      (error) => errorReport({ id: '0', kind: 'window', error, page: '/' }).message,
    );
    expect(messages).toEqual(['7', 'null', 'undefined', '{"a":1}', '[object Object]']);
  });
});
