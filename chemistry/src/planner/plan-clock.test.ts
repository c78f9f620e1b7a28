import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedStep } from '../log/saved-plan.ts';
import { readyInOrder } from './plan-clock.ts';

const at = (minutes: number) => new Date(minutes * 60_000);
const stepsAfter = (waits: number[]) => waits.map((afterMinutes) => ({ afterMinutes }) as PlannedStep);

describe('the order of steps', () => {
  it('lets a step wait for the one in front of it, and for the wait between the two', () => {
    expect(readyInOrder(stepsAfter([0, 30, 60]), [at(100), at(10), undefined])).toEqual([at(100), at(130), at(160)]);
    expect(readyInOrder(stepsAfter([0, 30]), [undefined, at(10)])).toEqual([undefined, at(10)]);
  });

  it('is never the other way round', () => {
    const wait = fc.integer({ min: 0, max: 3000 });
    const steps = fc.array(fc.record({ wait, own: fc.option(wait, { nil: undefined }) }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(steps, (all) => {
        const sorted = all.map((one) => one.wait).toSorted((a, b) => a - b);
        const ready = readyInOrder(
          stepsAfter(sorted),
          all.map(({ own }) => (own === undefined ? undefined : at(own))),
        );
        for (const [index, one] of ready.entries()) {
          const front = ready[index - 1];
          const own = all[index]?.own;
          if (front) expect(one?.getTime()).toBeGreaterThanOrEqual(front.getTime());
          if (own !== undefined) expect(one?.getTime()).toBeGreaterThanOrEqual(at(own).getTime());
        }
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });
});
