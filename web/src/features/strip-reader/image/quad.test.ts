import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, isReadable, perspectiveOf, type Point, type Quad, quarterTurned, turned } from './quad.ts';

const QUAD: Quad = [
  { x: 110, y: 60 },
  { x: 520, y: 95 },
  { x: 480, y: 400 },
  { x: 90, y: 350 },
];
/** Where the diagonals meet is the middle of the flat thing, whatever the perspective. */
function crossing([a, b, c, d]: Quad): Point {
  const share = ((b.x - a.x) * (d.y - b.y) - (b.y - a.y) * (d.x - b.x)) / ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x));
  return { x: a.x + share * (c.x - a.x), y: a.y + share * (c.y - a.y) };
}

describe('the perspective of four corners', () => {
  it('takes the corners of the unit square to the four points', () => {
    const place = perspectiveOf(QUAD);
    const corners = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
    for (const [index, corner] of corners.entries()) {
      expect(corner.x).toBeCloseTo(QUAD[index]?.x ?? 0, 6);
      expect(corner.y).toBeCloseTo(QUAD[index]?.y ?? 0, 6);
    }
  });

  it('keeps the middle where the diagonals cross and straight lines straight, for any leaning rectangle', () => {
    const lean = () => fc.double({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(lean(), lean(), lean(), lean(), lean(), lean(), lean(), lean()), (by) => {
        const quad = QUAD.map(({ x, y }, index) => ({ x: x + (by[index * 2] ?? 0), y: y + (by[index * 2 + 1] ?? 0) })) as unknown as Quad;
        const place = perspectiveOf(quad);
        const [middle, cross] = [place(0.5, 0.5), crossing(quad)];
        expect(Math.hypot(middle.x - cross.x, middle.y - cross.y)).toBeLessThan(1e-6);
        const [one, two, three] = [place(0.1, 0.3), place(0.45, 0.3), place(0.9, 0.3)];
        expect(Math.abs((two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x))).toBeLessThan(1e-5);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('reads from the other end after turning', () => {
    const [here, there] = [perspectiveOf(QUAD)(0.2, 0.3), perspectiveOf(turned(QUAD))(0.8, 0.7)];
    expect(there.x).toBeCloseTo(here.x, 6);
    expect(there.y).toBeCloseTo(here.y, 6);
  });
});

describe('corners that can be read', () => {
  it('are convex and not too thin, from whichever corner', () => {
    expect(isReadable(QUAD, 900)).toBe(true);
    expect(isReadable(turned(QUAD), 900)).toBe(true);
    expect(isReadable(quarterTurned(QUAD), 900)).toBe(true);
    expect(areaOf(QUAD)).toBeGreaterThan(100_000);
  });

  it('are refused as a mirror image: left and right swapped, or counterclockwise', () => {
    const [a, b, c, d] = QUAD;
    expect(isReadable([b, a, d, c], 900)).toBe(false);
    expect(isReadable(QUAD.toReversed() as unknown as Quad, 900)).toBe(false);
  });

  it('are refused when they cross, fold inwards or span next to nothing', () => {
    const [a, b, c, d] = QUAD;
    expect(isReadable([a, c, b, d], 900)).toBe(false);
    expect(isReadable([a, b, { x: 150, y: 120 }, d], 900)).toBe(false);
    expect(isReadable([a, { x: a.x + 20, y: a.y }, { x: a.x + 20, y: a.y + 20 }, { x: a.x, y: a.y + 20 }], 900)).toBe(false);
  });
});
