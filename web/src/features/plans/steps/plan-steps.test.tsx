// Today shows the step to do now; a done step shows that it is done, and what is next gets the focus.
import type { Pool, PoolPlan } from '@limpid/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Intent } from '../../../offline/outbox/outbox-entry.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useEffect, useState } from 'react';
import { PlanCard } from '../plan-panel.tsx';
import { PlanRest } from './plan-rest.tsx';

const write = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<unknown>>());
vi.mock('../../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const POOL = { id: 'p1', kind: 'pool', shelf: [], timeZone: 'UTC' } as unknown as Pool;
type Step = PoolPlan['steps'][number];
const NAMES = ['muriatic-acid', 'liquid-chlorine', 'calcium-chloride', 'baking-soda'] as const;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const stepsWith = (done: number, doneAt = ago(1)): Step[] =>
  NAMES.map((productId, index) => ({
    productId,
    ...(index < 2 ? { amountMl: 900 } : { amountG: 900 }),
    afterMinutes: 0,
    why: 'Because.',
    warnings: ['Wear gloves.'],
    stepId: `s${index}`,
    ...(index < done ? { state: 'done', doneAt, treatmentId: `t${index}` } : { state: 'todo' }),
  }));
const planWith = (steps: Step[]) =>
  ({
    steps,
    findings: [],
    skipped: [],
    measuredAt: { ph: ago(10) },
    water: {},
    retestAfterMinutes: 60,
    swim: { because: [] },
  }) as unknown as PoolPlan;

let setSteps: (steps: Step[]) => void = () => undefined;
function Today({ first }: { first: Step[] }) {
  const [steps, set] = useState(first);
  useEffect(() => {
    setSteps = set;
  }, []);
  return <PlanCard pool={POOL} plan={planWith(steps)} shows="next" />;
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  write.mockReset().mockResolvedValue({ state: 'sent' });
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says that the rest was skipped, and not that there is nothing to add', () => {
  renderPage(<PlanCard pool={POOL} plan={{ ...planWith([]), skipped: ['liquid-chlorine'] }} shows="next" />);
  expect(screen.getByText('You skipped what’s left')).toBeTruthy();
  expect(screen.queryByText(/^Nothing to add/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Include everything again' })).toBeTruthy();
});

it('shows the one just done and the one to do now, and the fold all the others with their numbers', () => {
  renderPage(<PlanCard pool={POOL} plan={planWith(stepsWith(2))} shows="next" />);
  expect(names()).toEqual([expect.stringContaining('Liquid chlorine'), expect.stringContaining('Calcium chloride')]);
  cleanup();
  renderPage(<PlanRest pool={POOL} plan={planWith(stepsWith(2))} />);
  expect(names()).toEqual([expect.stringContaining('Muriatic acid'), expect.stringContaining('Baking soda')]);
  expect(screen.getByText('4')).toBeTruthy();
  cleanup();
  const { container } = renderPage(<PlanRest pool={POOL} plan={planWith(stepsWith(0).slice(0, 1))} />);
  expect(container.textContent).toBe('');
});

it('reads what to mind before the button that says it was added', () => {
  renderPage(<Today first={stepsWith(0)} />);
  const button = screen.getByRole('button', { name: 'Done' });
  expect(screen.getByText('Wear gloves.').compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('after Done the step says that it is done with Undo, no message covers it, and the next step has the focus', async () => {
  renderPage(<Today first={stepsWith(0)} />);
  await press('Done');
  expect(write).toHaveBeenCalledOnce();
  act(() => setSteps(stepsWith(1)));
  expect(screen.getByText(/^done /)).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('3 steps left in this order, 1 done.');
  expect(document.activeElement?.textContent).toContain('Liquid chlorine');
  await press('Undo');
  expect(write).toHaveBeenLastCalledWith({ call: 'treatments.remove', poolId: 'p1', rowId: 't0' });
  act(() => setSteps(stepsWith(0)));
  expect(document.activeElement?.textContent).toContain('Muriatic acid');
});

it('where the plan takes long to count it, a message says that it is saved, with Undo', async () => {
  renderPage(<Today first={stepsWith(0)} />);
  await press('Done');
  expect(await screen.findByText('Saved', {}, { timeout: 3000 })).toBeTruthy();
  await press('Undo');
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ call: 'treatments.remove', rowId: write.mock.calls[0]?.[0].rowId }));
});

it('after the last step the test at the end has the focus', async () => {
  renderPage(<Today first={stepsWith(3)} />);
  await press('Done');
  act(() => setSteps(stepsWith(4)));
  expect(document.activeElement?.textContent).toMatch(/^Test again/);
});

it('what another device has done moves nothing here, and what was done an hour ago is corrected elsewhere', () => {
  renderPage(<Today first={stepsWith(0)} />);
  act(() => setSteps(stepsWith(1, ago(61))));
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
