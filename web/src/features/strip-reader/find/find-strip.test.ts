import { describe, expect, it } from 'vitest';
import { LAYOUTS, type StripLayout } from '../../strips/layout.data.ts';
import { turnedPicture } from '../image/patch.ts';
import { seedsFrom } from '../testing/measure.ts';
import { foundIn } from '../testing/measure-found.ts';
import { variedPhoto } from '../testing/varied-photo.ts';
import { findStrip } from './find-strip.ts';

const MANY = process.env['ALL_RUNS'] === '1';
const layoutOf = (id: string) => LAYOUTS.find((one) => one.id === id) as StripLayout;

describe('a strip and its chart in a photo', () => {
  // All figures: node bench/strip-found.ts.
  it.each(['four', 'six', 'seven', 'bromine'])('strip %s is found more often than not, and never in the wrong place', (id) => {
    const { photos, found, wrong } = foundIn(layoutOf(id), seedsFrom(300_000, MANY ? 60 : 2));
    expect(wrong).toBe(0);
    // A sample of a few photos says only that it works.
    expect(found / photos).toBeGreaterThanOrEqual(MANY ? 0.6 : 0.3);
  });

  it.each(['chart', 'strip', 'both'] as const)('nothing is found where there is no %s', (lack) => {
    expect(foundIn(layoutOf('six'), seedsFrom(400_000, MANY ? 40 : 1), lack).found).toBe(0);
  });

  it('a strip is not taken for another with more pads or fewer', () => {
    const seeds = seedsFrom(500_000, MANY ? 40 : 1);
    expect(foundIn(layoutOf('six'), seeds, undefined, layoutOf('four')).found).toBe(0);
    expect(foundIn(layoutOf('four'), seeds, undefined, layoutOf('six')).found).toBe(0);
  });

  it('knows which way around the chart is, also where the photo lies on its side', () => {
    const { picture } = variedPhoto(layoutOf('four'), 300_000);
    const [upright, onItsSide] = [findStrip(picture, layoutOf('four')), findStrip(turnedPicture(picture), layoutOf('four'))];
    expect(upright?.isUpright).toBe(true);
    expect(onItsSide?.isUpright).toBe(true);
    const first = upright?.marks.chart[0] ?? { x: 0, y: 0 };
    // A quarter clockwise: down becomes left.
    expect(Math.abs((onItsSide?.marks.chart[0].x ?? 0) - (picture.height - first.y))).toBeLessThan(6);
    expect(Math.abs((onItsSide?.marks.chart[0].y ?? 0) - first.x)).toBeLessThan(6);
  });
});
