// What the main button of the first screen stands for, in every state of a plan.
import type { PoolPlan } from '@limpid/contract';
import { expect, it } from 'vitest';
import { nextAction } from './next-action.ts';

const NOW = Date.parse('2026-07-04T18:00:00Z');
const LATER = '2026-07-04T19:00:00Z';
const BEFORE = '2026-07-04T17:00:00Z';
type Step = PoolPlan['steps'][number];
const step = (over: Partial<Step> = {}): Step => ({
  productId: 'liquid-chlorine',
  amountMl: 1745,
  afterMinutes: 0,
  why: '',
  warnings: [],
  stepId: 'a',
  state: 'todo',
  ...over,
});
const DONE = step({ stepId: 'd', state: 'done', doneAt: BEFORE });
const next = (over: Partial<PoolPlan> = {}) =>
  nextAction({ steps: [], findings: [], measuredAt: { ph: '2026-07-04T10:00:00Z' }, ...over }, NOW);
const DOUBT: PoolPlan['findings'][number] = { code: 'value_doubtful', severity: 'ask', parameter: 'ph', text: 'pH tested at 5.1.' };

it('is a test where there is none yet, where the last one is old even with steps left, and where one is due', () => {
  expect(next({ measuredAt: {} })).toEqual({ kind: 'test' });
  expect(next({ measuredAt: { ph: '2026-06-01T00:00:00Z' }, steps: [step()] })).toEqual({ kind: 'test' });
  expect(next({ retestAt: BEFORE })).toEqual({ kind: 'test' });
  expect(next({ retestAt: BEFORE, steps: [DONE] })).toEqual({ kind: 'test' });
});

it('is the first step that is left, with its number, even where an earlier retest time has passed', () => {
  expect(next({ steps: [step()] })).toMatchObject({ kind: 'step', number: 1, step: { stepId: 'a' } });
  expect(next({ steps: [DONE, step({ readyAt: BEFORE })], retestAt: BEFORE })).toMatchObject({ kind: 'step', number: 2 });
  expect(next({ steps: [step({ when: 'this_week' })] })).toMatchObject({ kind: 'step' });
});

it('is the wait for a step or for the test at the end, which a reminder follows once something was done', () => {
  expect(next({ steps: [DONE, step({ readyAt: LATER })] })).toEqual({ kind: 'wait', at: LATER, number: 2, isReminded: true });
  expect(next({ steps: [step({ readyAt: LATER })] })).toEqual({ kind: 'wait', at: LATER, number: 1, isReminded: false });
  expect(next({ steps: [DONE], retestAt: LATER })).toEqual({ kind: 'wait', at: LATER, isReminded: true });
});

it('is nothing where the water is fine until the next test, and where the steps wait for the season', () => {
  expect(next()).toEqual({ kind: 'nothing' });
  expect(next({ retestAt: LATER })).toEqual({ kind: 'nothing' });
  expect(next({ steps: [step({ when: 'before_opening' })] })).toEqual({ kind: 'nothing' });
});

it('is the same test again where a value doesn’t look right, before any step; a value that was asked about already holds nothing up', () => {
  expect(next({ findings: [DOUBT], steps: [step()] })).toEqual({ kind: 'test', again: 'ph' });
  expect(next({ findings: [{ ...DOUBT, severity: 'watch' }], steps: [step()] })).toMatchObject({ kind: 'step' });
});
