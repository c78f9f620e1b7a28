// How often a strip is found, and how often in the wrong place, on varied photos.
import { findStrip } from '../find/find-strip.ts';
import { fieldsAlong } from '../grid.ts';
import { besideChart, perspectiveOf, type Place } from '../image/quad.ts';
import type { StripLayout } from '../../strips/layout.data.ts';
import type { StripMarks } from '../read-strip.ts';
import { type Lack, variedPhoto } from './varied-photo.ts';

export interface FoundCounts {
  photos: number;
  found: number;
  /** found, with a field more than half a field off, or another way around */
  wrong: number;
  /** found, and the chart shows which way around it is */
  upright: number;
  wrongSeeds: number[];
}

/** In halves of a field's diagonal: the farthest that a field lies from where it is. */
function farthest(one: Place, other: Place, columns: number, rows: number): number {
  const offs = fieldsAlong(columns, 0.25).flatMap(({ middle: u, half: halfU }) =>
    fieldsAlong(rows, 0.25).map(({ middle: v, half: halfV }) => {
      const [found, there, corner] = [one(u, v), other(u, v), other(u + halfU, v + halfV)];
      return Math.hypot(found.x - there.x, found.y - there.y) / Math.hypot(corner.x - there.x, corner.y - there.y);
    }),
  );
  return Math.max(...offs);
}

function isInPlace(found: StripMarks, there: StripMarks, { pads }: StripLayout): boolean {
  const columns = Math.max(...pads.map(({ values }) => values.length));
  const onStrip = (marks: StripMarks) => besideChart(marks.strip, there.chart);
  return (
    farthest(perspectiveOf(found.chart), perspectiveOf(there.chart), columns, pads.length) < 0.5 &&
    farthest(onStrip(found), onStrip(there), pads.length, 1) < 0.5
  );
}

/** `asked`: the strip that the person has chosen, where it is not the one in the photo. */
export function foundIn(layout: StripLayout, seeds: readonly number[], lack?: Lack, asked: StripLayout = layout): FoundCounts {
  const counts: FoundCounts = { photos: seeds.length, found: 0, wrong: 0, upright: 0, wrongSeeds: [] };
  for (const seed of seeds) {
    const { picture, marks } = variedPhoto(layout, seed, lack);
    const found = findStrip(picture, asked);
    if (!found) continue;
    counts.found += 1;
    counts.upright += Number(found.isUpright);
    if (lack === undefined && asked === layout && isInPlace(found.marks, marks, layout)) continue;
    counts.wrong += 1;
    counts.wrongSeeds.push(seed);
  }
  return counts;
}
