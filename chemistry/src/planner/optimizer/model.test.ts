import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalsOf } from '../goals.ts';
import { situationOf } from '../input.ts';
import { rowsAt } from './model.ts';
import { expertCases } from '../../testing/expert-cases.ts';

test('every row of the planning problem is made of numbers, also where the tap decides about pH', () => {
  for (const input of fc.sample(expertCases, { numRuns: 300, seed: 11 })) {
    const situation = situationOf(input);
    if ('contradiction' in situation) continue;
    const goals = goalsOf(situation);
    const open = { ...goals, ph: { ...goals.ph, low: -Infinity, high: Infinity } };
    for (const asked of [goals, open]) {
      for (const { id, slope, base } of rowsAt(situation, asked, situation.totals, false)) {
        expect(Number.isFinite(base), id).toBe(true);
        for (const one of Object.values(slope)) expect(Number.isFinite(one), id).toBe(true);
      }
    }
  }
});
