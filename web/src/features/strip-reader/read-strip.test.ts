import { describe, expect, it } from 'vitest';
import { LAYOUTS, type StripLayout } from './layout.ts';
import { turned } from './image/quad.ts';
import { readStrip } from './read-strip.ts';
import { scoresOf, seedsFrom, together } from './testing/measure.ts';
import { chanceOf } from './testing/random.ts';
import { stripPhoto, type Trouble } from './testing/strip-photo.ts';

const MANY = process.env['ALL_RUNS'] === '1';
const layoutOf = (id: string) => LAYOUTS.find((one) => one.id === id) as StripLayout;
const SIX = layoutOf('six');

describe('photos of a strip beside its chart', () => {
  // Measured (node bench/strip-reader.ts 60): 93 to 98 % within half a step, about 1 % refused, at most 1.4 % more than a step off.
  it.each(['four', 'six'])('a strip of %s fields is read within half a step of the chart nearly always', (id) => {
    const all = together(scoresOf(layoutOf(id), seedsFrom(2000, MANY ? 120 : 6)));
    expect(all.halfStep).toBeGreaterThanOrEqual(0.92);
    expect(all.refused).toBeLessThanOrEqual(0.08);
    expect(all.wrong).toBeLessThanOrEqual(0.02);
    expect(all.covered).toBeGreaterThanOrEqual(0.8);
  });

  it.each<[Trouble, number]>([
    ['shadow', 0.95],
    ['dark', 0.95],
    ['uneven', 0.95],
    ['turned', 0.8],
    ['glare', 0.12],
  ])('with %s it refuses rather than guesses', (trouble, least) => {
    const all = together(scoresOf(SIX, seedsFrom(7000, MANY ? 60 : 3), trouble));
    expect(all.refused).toBeGreaterThanOrEqual(least);
    expect(all.wrong).toBeLessThanOrEqual(0.07);
  });

  it('says which trouble it is', () => {
    const refusal = (trouble: Trouble) => {
      const { picture, marks } = stripPhoto(SIX, 7100, { trouble });
      return readStrip(picture, marks, SIX).refusal;
    };
    expect(refusal('dark')).toBe('dark');
    expect(refusal('shadow')).toBe('shadow');
    expect(refusal('uneven')).toBe('uneven');
  });

  it.each<[string, (chance: () => number) => readonly [number, number, number]]>([
    ['bright green', () => [60, 200, 70]],
    ['pure green', () => [0, 255, 0]],
    ['pale green', () => [170, 225, 160]],
    ['gray', () => [180, 180, 180]],
    ['colored noise', (chance) => [chance() * 255, chance() * 255, chance() * 255]],
  ])('finds no strip and no chart in plain %s', (_, color) => {
    const { picture, marks } = stripPhoto(SIX, 2003);
    const chance = chanceOf(27);
    const data = new Uint8ClampedArray(picture.data.length);
    for (let at = 0; at < data.length; at += 4) data.set([...color(() => chance.between(0, 1)), 255], at);
    expect(readStrip({ ...picture, data }, marks, SIX).refusal).toBe('no_chart');
  });

  it('notices a strip that was marked from its other end, and reads it after turning', () => {
    const { picture, marks, levels } = stripPhoto(SIX, 2003);
    const wrong = readStrip(picture, { ...marks, strip: turned(marks.strip) }, SIX);
    expect(wrong.isLikelyTurned).toBe(true);
    const right = readStrip(picture, marks, SIX);
    expect(right.isLikelyTurned).toBe(false);
    expect(right.pads[3]?.reading?.value).toBeCloseTo(levels[3] ?? 0, 0);
  });

  it('refuses corners that span nothing', () => {
    const { picture, marks } = stripPhoto(SIX, 2003);
    const [a, b, c, d] = marks.chart;
    expect(readStrip(picture, { ...marks, chart: [a, c, b, d] }, SIX).refusal).toBe('marks');
    expect(readStrip(picture, { ...marks, strip: [a, a, a, a] }, SIX).refusal).toBe('marks');
  });

  it('refuses at least half of a strip that is read by the chart of another one', () => {
    const { picture, marks } = stripPhoto(SIX, 2003);
    const { pads } = readStrip(picture, marks, layoutOf('four'));
    expect(pads.filter(({ refusal }) => refusal === undefined).length).toBeLessThanOrEqual(2);
  });
});
