// A plan that doesn’t include what was just logged may say that swimming is allowed: it must not be seen, not even for a moment.
import { api, type Pool, type PoolPlan } from '@limpid/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../api/reads.ts';
import { forgetUser, rememberUser } from '../../session/signed-in-hint.ts';
import { tell } from '../../offline/outbox/outbox-channel.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { markWaiting, NOTHING_KNOWN, showOutbox } from '../../offline/outbox/outbox-snapshot.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BehindNote } from './local-note.tsx';
import { usePlan } from './plans.data.ts';

const engine = vi.hoisted(() => {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open, isGone: true };
});
vi.mock('./plan-worker.ts?worker&url', () => ({ default: undefined }));
vi.mock('./local-plan.ts', async () => {
  await engine.isOpen;
  return {
    // Read at every fetch, and throws as one that fails.
    get localPlan() {
      if (engine.isGone) throw new TypeError('Failed to fetch dynamically imported module');
      return () => plan('computed here');
    },
  };
});
// Waiting entries are set by hand here.
vi.mock('../../offline/outbox/lazy-outbox.ts', () => ({
  withOutbox: () => undefined,
  mergeRows: (_: string, __: string, rows: unknown) => rows,
  nounOf: () => 'reading',
}));

const POOL = { id: 'p1', name: 'Backyard', timeZone: 'UTC', shelf: [] } as unknown as Pool;
const ENTRY = { id: 'e1', poolId: 'p1', personId: ANA.id, call: 'readings.record', state: 'waiting' } as unknown as OutboxEntry;
const PLAN_KEY = readKey(api.plans.find, { params: { poolId: 'p1' } });

const plan = (title: string) => ({ steps: [], title }) as unknown as PoolPlan;

/** What was seen, one after the other. */
let seen: string[];
function Shown() {
  const { data, isPending } = usePlan(POOL);
  const text = isPending ? 'looking' : ((data as unknown as { title: string } | undefined)?.title ?? 'failed');
  useLayoutEffect(() => void seen.push(text), [text]);
  return (
    <>
      <p>{text}</p>
      <BehindNote poolId="p1" />
    </>
  );
}
/** One comes and goes between this and other pages. */
function Pages() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        change page
      </button>
      {isHere ? <Shown /> : null}
    </>
  );
}
const changePage = () => fireEvent.click(screen.getByRole('button', { name: 'change page' }));

let answerPlan: (title: string) => void;
const wait = (entries: OutboxEntry[]) => showOutbox({ entries, isKnown: true });
const arrive = () => tell({ type: 'sent', entry: ENTRY, answer: undefined });

/** The page with the server's plan; what was seen until then is forgotten. */
async function open() {
  const page = renderPage(<Pages />);
  await vi.waitFor(() => expect(answerPlan).toBeTypeOf('function'));
  answerPlan('before');
  await screen.findByText('before');
  seen = [];
  return page;
}

beforeEach(() => {
  seen = [];
  rememberUser(ANA);
  showOutbox(NOTHING_KNOWN);
  markWaiting(false);
  fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [POOL] },
    'GET /api/pools/p1/readings': { body: { items: [], nextCursor: null } },
    'GET /api/pools/p1/treatments': { body: { items: [], nextCursor: null } },
    'GET /api/pools/p1/plan': () => new Promise((resolve) => (answerPlan = (title) => resolve({ body: plan(title) }))),
  });
});
afterEach(() => {
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

describe('while what computes here is on its way', () => {
  // First: nothing has arrived yet that an answer could be behind.
  it('where the server has no answer, what is computed here is waited for before anything is said to be wrong', async () => {
    fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools/p1/plan': { status: 503, text: 'down' } });
    const { queryClient } = renderPage(<Pages />);
    await vi.waitFor(() => expect(queryClient.getQueryState(PLAN_KEY)?.status).toBe('error'), { timeout: 8000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual(['looking']);
  });

  it('a plan from before the test that was just logged is not shown; the server’s next answer is', async () => {
    const { queryClient } = await open();
    changePage();
    wait([ENTRY]);
    arrive();
    wait([]);
    changePage();
    await screen.findByText('looking');
    void queryClient.invalidateQueries({ queryKey: PLAN_KEY });
    answerPlan('after');
    await screen.findByText('after');
    expect(seen).toEqual(['looking', 'after']);
  });

  it('a page that shows a plan keeps it until it knows the next one', async () => {
    await open();
    wait([ENTRY]);
    expect(seen).toEqual([]);
    expect(screen.getByText('before')).toBeTruthy();
  });

  it('an opened page waits until someone has looked into the outbox, where something waited last', async () => {
    markWaiting(true);
    renderPage(<Pages />);
    await vi.waitFor(() => expect(answerPlan).toBeTypeOf('function'));
    answerPlan('before');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual(['looking']);
    wait([]);
    await screen.findByText('before');
  });

  it('but it does not wait for ever', async () => {
    markWaiting(true);
    renderPage(<Pages />);
    await vi.waitFor(() => expect(answerPlan).toBeTypeOf('function'));
    answerPlan('before');
    expect(await screen.findByText('before', undefined, { timeout: 4000 })).toBeTruthy();
  });
});

describe('when what computes here cannot be fetched', () => {
  it('the plan from before is shown with a word about it; trying again brings the one that counts everything', async () => {
    await open();
    wait([ENTRY]);
    engine.open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/doesn’t include your last entries/)).toBeTruthy();
    expect(screen.getByText('before')).toBeTruthy();
    engine.isGone = false;
    fireEvent.click(again);
    expect(await screen.findByText('computed here')).toBeTruthy();
    expect(screen.queryByText(/doesn’t include/)).toBeNull();
  });
});

describe('with what computes here', () => {
  it('the plan computed here stands at once, and until the server has answered again', async () => {
    const { queryClient } = await open();
    changePage();
    wait([ENTRY]);
    changePage();
    arrive();
    wait([]);
    void queryClient.invalidateQueries({ queryKey: PLAN_KEY });
    answerPlan('after');
    await screen.findByText('after');
    expect(seen).toEqual(['computed here', 'after']);
  });
});
