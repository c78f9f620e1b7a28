// A step that has to wait says so, and adding it early, or ten times too much of it, is asked about first.
import type { Pool } from '@limpid/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Intent } from '../../../offline/outbox/outbox-entry.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { earlyRisk } from './add-early.tsx';
import { AmountSheet } from './amount-sheet.tsx';
import type { PlanStep } from '../plans.data.ts';
import { PlanStepCard } from './plan-step-card.tsx';
import { retestText } from '../wait-text.ts';

const write = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<unknown>>());
vi.mock('../../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const NOW = Date.parse('2026-07-04T18:00:00Z');
const POOL = { id: 'p1', shelf: [], timeZone: 'UTC' } as unknown as Pool;
const step = (over: Partial<PlanStep>): PlanStep => ({
  stepId: 's1',
  productId: 'muriatic-acid',
  amountMl: 500,
  afterMinutes: 0,
  why: 'Because.',
  warnings: [],
  state: 'todo',
  ...over,
});
const ACID_DONE = step({ state: 'done', doneAt: '2026-07-04T17:58:00Z' });
const CHLORINE = step({ stepId: 's2', productId: 'liquid-chlorine', amountMl: 900, afterMinutes: 30, readyAt: '2026-07-04T18:28:00Z' });
const draw = (of: PlanStep, before: PlanStep | undefined, isNext = true) =>
  renderPage(
    <ol>
      <PlanStepCard pool={POOL} step={of} before={before} number={2} isNext={isNext} isMain={isNext} onPress={() => undefined} />
    </ol>,
  );
const button = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  write.mockReset().mockResolvedValue({ state: 'sent' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says on the main button how long the step waits, and nothing is saved before the risk was confirmed', async () => {
  draw(CHLORINE, ACID_DONE);
  expect(button('Next step in 28 min').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  fireEvent.click(button('Add it early'));
  expect(screen.getByRole('alertdialog').textContent).toContain('poisonous gas');
  expect(screen.getByRole('alertdialog').textContent).toContain('28 min');
  expect(write).not.toHaveBeenCalled();
  fireEvent.click(button('Wait'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(button('Add it early'));
  await act(async () => button('I added it').click());
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0]).toMatchObject({ stepId: 's2' });
});

it('is an ordinary step again once the wait is over', async () => {
  vi.setSystemTime(NOW + 28 * 60_000);
  draw(CHLORINE, ACID_DONE);
  await act(async () => button('Done').click());
  expect(write).toHaveBeenCalledOnce();
});

it('counts a step behind another from that one, and asks before it is added first', () => {
  draw({ ...CHLORINE, readyAt: undefined }, step({}), false);
  expect(screen.getByText('30 min after step 1')).toBeTruthy();
  expect(screen.queryByText('Ready')).toBeNull();
  fireEvent.click(button('Add it early'));
  expect(screen.getByRole('alertdialog').textContent).toContain('step before this isn’t done');
});

it('is not early without a wait and behind a step that is done', () => {
  expect(earlyRisk(step({}), undefined, NOW)).toBeUndefined();
  expect(earlyRisk({ ...CHLORINE, readyAt: '2026-07-04T17:59:00Z' }, ACID_DONE, NOW)).toBeUndefined();
  expect(earlyRisk(CHLORINE, ACID_DONE, NOW)?.minutesLeft).toBe(28);
});

it('asks about far more than the dose before it is used, and about the amount as it then stands', () => {
  const onUse = vi.fn();
  renderPage(
    <AmountSheet productId="liquid-chlorine" planned={{ amountMl: 400 }} pending={false} onClose={() => undefined} onUse={onUse} />,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } });
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'gal' } });
  type('8.5');
  fireEvent.click(button('Done'));
  expect(onUse).not.toHaveBeenCalled();
  expect(screen.getByText('That’s 80 times the dose. Is 8½ gal right?')).toBeTruthy();
  type('85');
  expect(screen.queryByText(/times the dose/)).toBeNull();
  fireEvent.click(button('Done'));
  expect(onUse).not.toHaveBeenCalled();
  type('8.5');
  fireEvent.click(button('Done'));
  fireEvent.click(button(/^Yes, /));
  expect(onUse).toHaveBeenCalledOnce();
});

it('takes three times the dose without a question', () => {
  const onUse = vi.fn();
  renderPage(
    <AmountSheet productId="liquid-chlorine" planned={{ amountMl: 1000 }} pending={false} onClose={() => undefined} onUse={onUse} />,
  );
  fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'L' } });
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '3' } });
  fireEvent.click(button('Done'));
  expect(onUse).toHaveBeenCalledOnce();
});

it('asks for the test after the steps, and not while one of them is left', () => {
  const plan = { steps: [ACID_DONE, CHLORINE], retestAfterMinutes: 240 };
  expect(retestText(plan, NOW, 'UTC')).toMatch(/^Test again 4 h(ours)? after you start/);
  expect(retestText({ ...plan, retestAt: '2026-07-04T21:00:00Z' }, NOW, 'UTC')).toContain('9:00 PM');
  const retestAt = '2026-07-04T17:00:00Z';
  expect(retestText({ ...plan, retestAt }, NOW, 'UTC')).toBe('Test again after the last step.');
  expect(retestText({ ...plan, steps: [ACID_DONE], retestAt }, NOW, 'UTC')).toBe('Test again now to finish this plan.');
});
