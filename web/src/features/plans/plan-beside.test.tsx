// While a worker computes, no plan is shown that does not count what was just logged; without one the page computes it.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../api/reads.ts';
import { forgetUser, rememberUser } from '../../session/signed-in-hint.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { markWaiting, NOTHING_KNOWN, showOutbox } from '../../offline/outbox/outbox-snapshot.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { LocalFacts, PlanAnswer, PlanQuestion } from './local-plan.ts';
import { allComputed, computeBeside } from './plan-beside.ts';
import { usePlan } from './plans.data.ts';

const plan = (title: string) => ({ steps: [], title }) as unknown as PoolPlan;
vi.mock('./plan-worker.ts?worker&url', () => ({ default: '/plan-worker.js' }));
vi.mock('./local-plan.ts', () => ({ localPlan: () => ({ steps: [], title: 'computed here' }) }));
vi.mock('../../offline/outbox/lazy-outbox.ts', () => ({
  withOutbox: () => undefined,
  mergeRows: (_: string, __: string, rows: unknown) => rows,
  nounOf: () => 'reading',
}));

/** A worker that answers when the test says so. */
const worker = { questions: [] as PlanQuestion[], listeners: new Map<string, (event: unknown) => void>() };
const tell = (answer: PlanAnswer) => act(() => worker.listeners.get('message')?.({ data: answer }));
/** To what was asked last. */
const answer = (title: string) => tell({ id: worker.questions.at(-1)?.id ?? 0, plan: plan(title) });
const fail = () => act(() => worker.listeners.get('error')?.({}));
function FakeWorker() {
  return {
    addEventListener: (type: string, listener: (event: unknown) => void) => worker.listeners.set(type, listener),
    postMessage: (question: PlanQuestion) => worker.questions.push(question),
    terminate: () => undefined,
  };
}

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC', shelf: [] } as unknown as Pool;
const entry = (id: string) => ({ id, poolId: 'p1', personId: ANA.id, call: 'readings.record', state: 'waiting' }) as unknown as OutboxEntry;
const wait = (...ids: string[]) => act(() => showOutbox({ entries: ids.map(entry), isKnown: true }));
const asked = (count: number) => vi.waitFor(() => expect(worker.questions).toHaveLength(count));

let seen: string[];
let isRenewing: boolean | undefined;
function Shown() {
  const { data, isLocal } = usePlan(POOL);
  const text = `${(data as unknown as { title: string } | undefined)?.title ?? 'looking'}${isLocal ? ', local' : ''}`;
  useLayoutEffect(() => void seen.push(text), [text]);
  useLayoutEffect(() => void (isRenewing = data?.isRenewing), [data]);
  return <p>{text}</p>;
}

beforeEach(() => {
  seen = [];
  worker.questions.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  rememberUser(ANA);
  showOutbox(NOTHING_KNOWN);
  markWaiting(false);
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [POOL] },
    'GET /api/pools/p1/readings': { body: { items: [], nextCursor: null } },
    'GET /api/pools/p1/treatments': { body: { items: [], nextCursor: null } },
    'GET /api/pools/p1/plan': { body: plan('before') },
  });
});
afterEach(() => {
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

describe('on the page', () => {
  it('a plan from before says after a moment that another one is being worked out', async () => {
    renderPage(<Shown />);
    await screen.findByText('before');
    wait('e1');
    await asked(1);
    expect(isRenewing).toBeUndefined();
    await vi.waitFor(() => expect(isRenewing).toBe(true));
    expect(seen.at(-1)).toBe('before');
    answer('with it');
    await screen.findByText('with it, local');
    expect(isRenewing).toBeUndefined();
    // Taken back: the plan that counted it is as old.
    wait('e2');
    await vi.waitFor(() => expect(isRenewing).toBe(true));
    await asked(2);
    answer('without it');
    await screen.findByText('without it, local');
    expect(isRenewing).toBeUndefined();
  });

  it('the plan that stands is kept until the one that counts all that was logged is computed; then by the page itself', async () => {
    const { queryClient } = renderPage(<Shown />);
    await screen.findByText('before');
    wait('e1');
    await asked(1);
    wait('e1', 'e2');
    expect(seen.at(-1)).toBe('before');
    // Of the log as it was one test ago.
    answer('without the second');
    await asked(2);
    expect(seen.at(-1)).toBe('before');
    answer('with both');
    await screen.findByText('with both, local');

    // The next one is on its way: the word about this device stays as long as its plan.
    wait('e1', 'e2', 'e3');
    await asked(3);
    expect(seen.slice(-1)).toEqual(['with both, local']);
    expect(queryClient.getQueryData(readKey(api.plans.find, { params: { poolId: 'p1' } }))).toMatchObject({ title: 'before' });
    fail();
    await screen.findByText('computed here, local');
    expect(seen).not.toContain('without the second');
  });
});

describe('the worker', () => {
  const FACTS = {} as LocalFacts;

  it('is not there where there are none', () => {
    vi.stubGlobal('Worker', undefined);
    expect(computeBeside('/plan-worker.js')).toBeUndefined();
    expect(computeBeside(undefined)).toBeUndefined();
  });

  it('is not there where none may begin', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('Worker', function Forbidden() {
      throw new DOMException('Not allowed here.', 'SecurityError');
    });
    expect(computeBeside('/plan-worker.js')).toBeUndefined();
    warn.mockRestore();
  });

  it('that takes no questions refuses them, and throws nothing at who asks', async () => {
    vi.stubGlobal('Worker', function Deaf() {
      return { ...FakeWorker(), postMessage: vi.fn().mockThrow(new Error('Not to be copied.')) };
    });
    await expect(computeBeside('/plan-worker.js')?.(FACTS, 0)).rejects.toThrow('Not to be copied');
  });

  it('lets the page wait for all that it was asked, however that ends', async () => {
    const compute = computeBeside('/plan-worker.js');
    const first = compute?.(FACTS, 0).catch(String);
    void compute?.(FACTS, 0);
    let isDone = false;
    const all = allComputed().then(() => (isDone = true));
    tell({ id: 1, fault: 'ChemistryError: no such water' });
    expect(await first).toContain('no such water');
    expect(isDone).toBe(false);
    tell({ id: 2, plan: plan('done') });
    await all;
    expect(isDone).toBe(true);
  });

  it('computes one after the other, and of those behind it only the newest; in browsers without the newest promises too', async () => {
    vi.stubGlobal('Promise', Object.defineProperty(class extends Promise<unknown> {}, 'withResolvers', { value: undefined }));
    const compute = computeBeside('/plan-worker.js');
    const [first, second, third] = [1, 2, 3].map((nowMs) => compute?.(FACTS, nowMs).catch(String));
    expect(await second).toContain('Nothing computes');
    expect(worker.questions.map(({ nowMs }) => nowMs)).toEqual([1]);
    tell({ id: 1, plan: plan('of the first') });
    expect(await first).toMatchObject({ title: 'of the first' });
    expect(worker.questions.map(({ nowMs }) => nowMs)).toEqual([1, 3]);
    tell({ id: 2, plan: plan('of the third') });
    expect(await third).toMatchObject({ title: 'of the third' });
  });

  it('has its time from when it was asked, not from when the question stood in line', async () => {
    vi.useFakeTimers();
    const compute = computeBeside('/plan-worker.js');
    void compute?.(FACTS, 0);
    const second = compute?.(FACTS, 0).catch(String);
    await vi.advanceTimersByTimeAsync(3000);
    tell({ id: 1, plan: plan('slow') });
    await vi.advanceTimersByTimeAsync(3000);
    tell({ id: 2, plan: plan('as slow') });
    expect(await second).toMatchObject({ title: 'as slow' });
    vi.useRealTimers();
  });

  it('that says nothing is not waited for nor asked again, until it answers after all', async () => {
    vi.useFakeTimers();
    const compute = computeBeside('/plan-worker.js');
    const refused = compute?.(FACTS, 0).catch(String);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await refused).toContain('Nothing computes');
    vi.useRealTimers();
    await expect(compute?.(FACTS, 0)).rejects.toThrow('Nothing computes');
    expect(worker.questions).toHaveLength(1);
    tell({ id: 1, plan: plan('late') });
    const next = compute?.(FACTS, 0);
    tell({ id: 2, plan: plan('in time') });
    expect(await next).toMatchObject({ title: 'in time' });
  });
});
