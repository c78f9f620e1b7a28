import { describe, expect, it } from 'vitest';
import { MOST_SCALE, movedBy, swiped, WHOLE, zoomedAt } from './zoom.ts';

const STAGE = { width: 400, height: 300 };

describe('a picture on its stage', () => {
  it('stays where the finger is when it is enlarged', () => {
    const { scale, x, y } = zoomedAt(WHOLE, 2, { x: 100, y: -50 }, STAGE);
    expect({ scale, x, y }).toEqual({ scale: 2, x: -100, y: 50 });
  });

  it('gets no smaller than whole and no larger than its limit, and whole it is in the middle', () => {
    expect(zoomedAt({ scale: 2, x: 80, y: 10 }, 0.2, { x: 5, y: 5 }, STAGE)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }, STAGE).scale).toBe(MOST_SCALE);
  });

  it('is moved no further than to its edge', () => {
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, STAGE)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(movedBy(WHOLE, { x: 30, y: 30 }, STAGE)).toEqual(WHOLE);
  });
});

describe('a finger', () => {
  it.each([
    [{ x: -90, y: 10 }, 1],
    [{ x: 90, y: -10 }, -1],
    [{ x: -40, y: 0 }, 0],
    [{ x: -90, y: 80 }, 0],
  ] as const)('that went %o leads %i further', (way, step) => {
    expect(swiped(way)).toBe(step);
  });
});
