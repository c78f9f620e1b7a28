// How many steps a plan has: one where that is enough, three additions in a hot tub, and no more than a day and a half of work.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestAddition } from '../addition-caps.ts';
import { totalsOf } from '../equilibrium.ts';
import type { PlanInput, PlanStep } from './plan-shape.ts';
import { plan } from './planner.ts';
import { expertCases } from '../testing/expert-cases.ts';

const RUNS = Number(process.env.PLAN_RUNS ?? 600);
const SEED = Number(process.env.PLAN_SEED ?? 20_261_123);
const MOST_STEPS = 10;
const MOST_PRODUCTS = 6;
const MOST_OF_A_TUB = 3;
const amountOf = ({ amountG, amountMl, amountL }: PlanStep) => amountG ?? amountMl ?? amountL ?? 0;
const isTub = ({ pool: { kind } }: PlanInput) => kind === 'spa' || kind === 'swim_spa';

/** Two doses of a product one after the other, which could go in together. */
function isSplitForNothing(input: PlanInput, first: PlanStep, second: PlanStep | undefined): boolean {
  const { productId, strengthPercent } = first;
  // against metals there are two doses a day apart
  if (!second || second.productId !== productId || productId === 'sequestrant' || productId === 'fill-water') return false;
  const amount = amountOf(first) + amountOf(second);
  const isSpa = isTub(input) && productId !== 'calcium-chloride';
  const cap = largestAddition({ volumeL: input.pool.volumeL, totals: totalsOf(first.before), productId, strengthPercent, amount, isSpa });
  return amount <= 0.98 * cap;
}

function remarkOn(input: PlanInput): string | null {
  const { steps } = plan(input);
  const doses = steps.filter(({ productId }) => productId !== 'fill-water');
  const split = steps.find((step, index) => isSplitForNothing(input, step, steps[index + 1]));
  if (split) return `two steps of ${split.productId} where one would do`;
  if (isTub(input) && doses.length > MOST_OF_A_TUB) return `${doses.length} additions to a tub`;
  if (steps.length > MOST_STEPS + 1) return `${steps.length} steps`;
  const products = new Set(doses.map(({ productId }) => productId));
  if (products.size > MOST_PRODUCTS) return `${products.size} products`;
  const stabilizer = doses.filter(({ productId }) => productId === 'cyanuric-acid');
  return stabilizer.length > 1 ? 'stabilizer in more than one sock' : null;
}

test(`a plan has no needless step, in ${RUNS} waters`, { timeout: 600_000 }, () => {
  const broken = fc.sample(expertCases, { numRuns: RUNS, seed: SEED }).flatMap((input) => {
    const remark = remarkOn(input);
    return remark === null ? [] : [`${remark}: ${JSON.stringify(input)}`];
  });
  expect(broken).toEqual([]);
});
