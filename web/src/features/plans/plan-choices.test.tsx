// When steps are due, why not another chemical, and what to buy.
import type { PoolPlan, ShoppingItem } from '@limpid/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ToBuy, WhyNot } from './plan-choices.tsx';
import type { PlanStep } from './plans.data.ts';
import { shoppingLines } from './shopping/shopping-lines.ts';
import { stepRuns } from './steps/step-runs.ts';

afterEach(cleanup);

const step = (stepId: string, when?: PlanStep['when'], state: PlanStep['state'] = 'todo'): PlanStep => ({
  stepId,
  productId: 'salt',
  amountG: 1000,
  afterMinutes: 0,
  why: '',
  warnings: [],
  state,
  ...(when && { when }),
});
const runs = (...steps: PlanStep[]) => stepRuns(steps).map(({ when, from, steps: of }) => [when, from, of.length]);

it('puts steps under today, this week and the opening, in their order', () => {
  expect(runs(step('a', 'today'), step('b', 'this_week'), step('c', 'this_week'), step('d', 'before_opening'))).toEqual([
    ['today', 0, 1],
    ['this_week', 1, 2],
    ['before_opening', 3, 1],
  ]);
  // what is done needs no heading, and neither does a plan that is all for today
  expect(runs(step('a', 'today', 'done'), step('b', 'this_week'))).toEqual([
    [undefined, 0, 1],
    ['this_week', 1, 1],
  ]);
  expect(runs(step('a', 'today'), step('b'))).toEqual([[undefined, 0, 2]]);
});

const item = (over: Partial<ShoppingItem>): ShoppingItem => ({
  productId: 'liquid-chlorine',
  strengthPercent: 10,
  amountMl: 3785.41,
  costUsd: 5,
  reason: 'buy_for_low',
  text: 'Free chlorine is low.',
  messages: [],
  ...over,
});

it('collects the same product of several pools in one line, and another strength in another', () => {
  const lines = shoppingLines([
    {
      poolId: 'a',
      name: 'A',
      shopping: [item({}), item({ productId: 'salt', strengthPercent: undefined, amountMl: undefined, amountG: 5000 })],
    },
    { poolId: 'b', name: 'B', shopping: [item({ amountMl: 1000, costUsd: 1.5 }), item({ strengthPercent: 12.5 })] },
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ item: { amountMl: 4785.41 }, costUsd: 6.5, uses: [{ name: 'A' }, { name: 'B' }] });
  expect(lines[1]).toMatchObject({ item: { productId: 'salt', amountG: 5000 } });
  const [unknown] = shoppingLines([{ poolId: 'a', name: 'A', shopping: [item({}), item({ costUsd: undefined })] }]);
  expect(unknown?.costUsd).toBeUndefined();
});

it('says what to buy, how much, what for and about what it costs, and leads to the list', () => {
  renderPage(<ToBuy plan={{ shopping: [item({})] }} />);
  const row = within(screen.getByRole('region', { name: 'To buy' })).getByRole('listitem');
  expect(row.textContent).toBe('1 gal Liquid chlorine, 10%about $5.00Free chlorine is low.');
  expect(screen.getByRole('link', { name: 'Shopping list' }).getAttribute('href')).toBe('/chemistry/shopping');
});

it('answers why not for each chemical that the plan does without, and nothing where there is none', () => {
  const whyNot: PoolPlan['whyNot'] = [{ productId: 'trichlor', code: 'too_slow', text: 'It dissolves over days.', messages: [] }];
  renderPage(<WhyNot plan={{ whyNot }} />);
  expect(screen.getByText(/^Why not trichlor tablets/)).toBeTruthy();
  expect(screen.getByText('It dissolves over days.')).toBeTruthy();
  cleanup();
  renderPage(<WhyNot plan={{ whyNot: [] }} />);
  expect(screen.queryByText(/Why not/)).toBeNull();
});
