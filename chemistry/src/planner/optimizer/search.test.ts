import { between } from '../../testing/random-waters.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, type Change, TOTAL_KEYS } from './actions.ts';
import type { Row } from './row.ts';
import { problemOf, refine, search } from './search.ts';

const change = (values: readonly number[]): Change =>
  Object.fromEntries(TOTAL_KEYS.map((key, index) => [key, values[index] ?? 0])) as Change;
const action = (id: number, values: readonly number[], usdPerUnit: number): Action => ({
  id: `${id}`,
  candidate: {
    productId: (['salt', 'borax', 'baking-soda', 'calcium-chloride', 'cyanuric-acid'] as const)[id] ?? 'salt',
    strengthPercent: 100,
    usdPerUnit: 1,
    isOnShelf: true,
  },
  change: change(values),
  usdPerUnit,
  usdOnce: 0.35,
  maximum: 60,
});
const row = (index: number, low: number): Row => ({
  id: `${index}`,
  slope: { [TOTAL_KEYS[index] ?? 'alk']: 1 },
  base: 0,
  low,
  high: low + 4,
  usd: 50,
});

const real = between;

test('finds what trying every subset finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(real(-0.4, 1), { minLength: 4, maxLength: 4 }), real(0.05, 2)), { minLength: 2, maxLength: 5 }),
      fc.array(real(1, 10), { minLength: 4, maxLength: 4 }),
      (products, lows) => {
        const actions = products.map(([values, usd], index) => action(index, values, usd));
        const problem = problemOf(
          actions,
          lows.map((low, index) => row(index, low)),
        );
        const found = search(problem);
        let best = Infinity;
        for (let mask = 0; mask < 2 ** actions.length; mask++) {
          const amounts = actions.map((_, index) => ((mask >> index) & 1 ? 1 : 0));
          best = Math.min(best, refine(problem, { amounts, usd: 0 })?.usd ?? Infinity);
        }
        expect(found?.usd).toBeDefined();
        expect(Math.abs((found?.usd ?? 0) - best)).toBeLessThan(1e-4 * Math.max(1, best));
      },
    ),
    { numRuns: 300, seed: 3 },
  );
});

test('two kinds of chlorine are never chosen together', () => {
  const chlorine = (productId: 'trichlor' | 'cal-hypo', values: number[]): Action => ({
    ...action(0, values, 1),
    candidate: { productId, strengthPercent: 90, usdPerUnit: 1, isOnShelf: true },
  });
  const actions = [chlorine('trichlor', [1, 0]), chlorine('cal-hypo', [0, 1])];
  const found = search(problemOf(actions, [row(0, 5), row(1, 5)]));
  expect(found?.amounts.filter((amount) => amount > 1e-6)).toHaveLength(1);
});
