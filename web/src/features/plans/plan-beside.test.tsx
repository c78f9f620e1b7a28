// While a worker computes, no plan is shown that does not count what was just logged; without one the page computes by itself.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../api/reads.ts';
import { forgetUser, rememberUser } from '../../api/signed-in-hint.ts';
import type { OutboxEntry } from '../../offline/outbox-entry.ts';
import { markWaiting, NOTHING_KNOWN, showOutbox } from '../../offline/outbox-snapshot.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { LocalFacts, PlanAnswer, PlanQuestion } from './local-plan.ts';
import { allComputed, computeBeside } from './plan-beside.ts';
import { usePlan } from './plans.data.ts';

const plan = (title: string) => ({ steps: [], title }) as unknown as PoolPlan;
vi.mock('./local-plan.ts', () => ({ ADDRESS: '/local-plan.js', localPlan: () => ({ steps: [], title: 'computed here' }) }));
vi.mock('../../offline/outbox-door.ts', () => ({ withOutbox: () => undefined, mergeRows: (_: string, __: string, rows: unknown) => rows }));

/** A worker that answers when the test says so. */
const worker = { questions: [] as PlanQuestion[], listeners: new Map<string, (event: unknown) => void>() };
const tell = (answer: PlanAnswer) => act(() => worker.listeners.get('message')?.({ data: answer }));
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
function Shown() {
  const { data, isLocal } = usePlan(POOL);
  const text = `${(data as unknown as { title: string } | undefined)?.title ?? 'looking'}${isLocal ? ', local' : ''}`;
  useLayoutEffect(() => void seen.push(text), [text]);
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
  it('the plan that stands is kept until the one that counts all that was logged is computed; then by the page itself', async () => {
    const { queryClient } = renderPage(<Shown />);
    await screen.findByText('before');
    wait('e1');
    await asked(1);
    wait('e1', 'e2');
    await asked(2);
    // Of the log as it was one test ago.
    tell({ id: 1, plan: plan('without the second') });
    expect(seen.at(-1)).toBe('before');
    tell({ id: 2, plan: plan('with both') });
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
    expect(computeBeside('/local-plan.js')).toBeUndefined();
    expect(computeBeside(undefined)).toBeUndefined();
  });

  it('lets the page wait for all that it was asked, however that ends', async () => {
    const compute = computeBeside('/local-plan.js');
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

  it('that has gone without a word is not waited for, and not asked again', async () => {
    vi.useFakeTimers();
    const compute = computeBeside('/local-plan.js');
    const answer = compute?.(FACTS, 0);
    const refused = answer?.catch(String);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await refused).toContain('Nothing computes');
    vi.useRealTimers();
    await expect(compute?.(FACTS, 0)).rejects.toThrow('Nothing computes');
    expect(worker.questions).toHaveLength(1);
  });
});
