import { describe, expect, it } from 'vitest';
import { LAYOUTS, type StripLayout } from '../strips/layout.data.ts';
import { encodedOf, linearOf } from './image/color.ts';
import { quarterTurned, turned } from './image/quad.ts';
import { readStrip, type StripReading } from './read-strip.ts';
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

  /** As when the bottle is photographed from its far side and the corners stay where they are. */
  it.each(['four', 'six', 'seven', 'bromine'])('refuses a chart of strip %s that is upside down, and says so', (id) => {
    for (const seed of seedsFrom(2100, MANY ? 30 : 3)) {
      const { picture, marks } = stripPhoto(layoutOf(id), seed);
      expect(readStrip(picture, { strip: turned(marks.strip), chart: turned(marks.chart) }, layoutOf(id)).refusal).toBe('chart_turned');
      expect(readStrip(picture, { ...marks, chart: turned(marks.chart) }, layoutOf(id)).refusal).toBe('chart_turned');
    }
  });

  it('knows by the colors of chlorine and pH that a chart is upside down where all rows are as long', () => {
    const even: StripLayout = { ...SIX, pads: SIX.pads.map((pad) => ({ ...pad, values: pad.values.slice(0, 5) })) };
    const { picture, marks } = stripPhoto(even, 2104);
    expect(readStrip(picture, marks, even).refusal).toBeUndefined();
    expect(readStrip(picture, { strip: turned(marks.strip), chart: turned(marks.chart) }, even).refusal).toBe('chart_turned');
  });

  it('reads nothing of a chart that lies on its side, or of swapped corners', () => {
    for (const seed of seedsFrom(2110, MANY ? 30 : 3)) {
      const { picture, marks } = stripPhoto(SIX, seed);
      expect(readStrip(picture, { ...marks, chart: quarterTurned(marks.chart) }, SIX).refusal).toMatch(/^(chart_turned|misfit|no_chart)$/);
      const [a, b, c, d] = marks.chart;
      expect(readStrip(picture, { ...marks, chart: [b, a, d, c] }, SIX).refusal).toBe('marks');
    }
  });

  it('refuses the whole photo where half of the fields are not on their rows', () => {
    const { picture, marks } = stripPhoto(layoutOf('four'), 2003);
    // On the far half of the strip the fields are painted over with a color of no chart.
    const data = picture.data.map((value, at) => {
      const [x, y] = [(at / 4) % picture.width, Math.floor(at / 4 / picture.width)];
      return x < 0.25 * picture.width && y > 0.48 * picture.height && at % 4 < 3 ? ([20, 200, 240][at % 4] ?? 0) : value;
    });
    const { pads, refusal } = readStrip({ ...picture, data }, marks, layoutOf('four'));
    expect(pads.filter((pad) => pad.refusal === undefined)).toHaveLength(2);
    expect(refusal).toBe('misfit');
  });

  it('tells a chart that is not there from a dark photo', () => {
    const { picture, marks } = stripPhoto(SIX, 2003);
    const data = picture.data.map((value, at) => ((at / 4) % picture.width > 0.3 * picture.width && at % 4 < 3 ? 40 : value));
    expect(readStrip({ ...picture, data }, marks, SIX).refusal).toBe('no_paper');
  });

  it('refuses a strip in a soft shadow, and widens the ranges in a softer one', () => {
    const { picture, marks } = stripPhoto(SIX, 2003, { missed: 0 });
    const shaded = (share: number) => {
      const data = picture.data.map((value, at) =>
        (at / 4) % picture.width < 0.28 * picture.width && at % 4 < 3
          ? (encodedOf([linearOf([value, 0, 0])[0] * share, 0, 0])[0] ?? 0)
          : value,
      );
      return readStrip({ ...picture, data }, marks, SIX);
    };
    const width = ({ pads }: StripReading) => pads.reduce((sum, { reading }) => sum + (reading ? reading.high - reading.low : 0), 0);
    expect(shaded(0.72).refusal).toBe('shadow');
    expect(shaded(0.88).refusal).toBeUndefined();
    expect(width(shaded(0.88))).toBeGreaterThan(width(readStrip(picture, marks, SIX)));
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

  it('refuses a strip that is read by the chart of another one', () => {
    for (const seed of seedsFrom(2003, MANY ? 20 : 3)) {
      const { picture, marks } = stripPhoto(SIX, seed);
      expect(readStrip(picture, marks, layoutOf('four')).refusal).toBeDefined();
    }
  });
});
