// How well the reader does on made photos: what it reads, how far off, and what it refuses.
import type { Analyte, StripLayout } from '../../strips/layout.data.ts';
import { readStrip } from '../read-strip.ts';
import { stripPhoto, type Trouble } from './strip-photo.ts';

export interface Score {
  analyte: Analyte;
  read: number;
  refused: number;
  /** within half a step of the chart */
  halfStep: number;
  /** more than a whole step off */
  wrong: number;
  /** sum of the errors, in the unit of the value */
  error: number;
  /** the true value lies in the range that is shown */
  covered: number;
}

const stepAt = (values: readonly number[], value: number): number => {
  const at = Math.max(
    0,
    Math.min(
      values.length - 2,
      values.findLastIndex((one) => one <= value),
    ),
  );
  return (values[at + 1] ?? 0) - (values[at] ?? 0);
};

/** `seeds`: one photo each. */
export function scoresOf(layout: StripLayout, seeds: readonly number[], trouble?: Trouble): Score[] {
  const scores = layout.pads.map(({ analyte }): Score => ({
    analyte,
    read: 0,
    refused: 0,
    halfStep: 0,
    wrong: 0,
    error: 0,
    covered: 0,
  }));
  for (const seed of seeds) {
    const { picture, marks, levels } = stripPhoto(layout, seed, trouble ? { trouble } : {});
    const { pads, refusal } = readStrip(picture, marks, layout);
    for (const [index, score] of scores.entries()) {
      const [pad, level = 0, values = []] = [pads[index], levels[index], layout.pads[index]?.values];
      if (refusal || pad?.refusal || !pad?.reading) {
        score.refused += 1;
        continue;
      }
      const { value, low, high } = pad.reading;
      const [off, step] = [Math.abs(value - level), stepAt(values, level)];
      score.read += 1;
      score.error += off;
      score.halfStep += Number(off <= step / 2);
      score.wrong += Number(off > step);
      score.covered += Number(level >= low && level <= high);
    }
  }
  return scores;
}

export function together(scores: readonly Score[]) {
  const sum = (key: Exclude<keyof Score, 'analyte'>) => scores.reduce((total, score) => total + score[key], 0);
  const [read, refused] = [sum('read'), sum('refused')];
  return {
    refused: refused / (read + refused),
    halfStep: sum('halfStep') / read,
    wrong: sum('wrong') / (read + refused),
    covered: sum('covered') / read,
  };
}

export const seedsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
