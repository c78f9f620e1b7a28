// About which colors the charts of bottles have. Makers, prints and screens differ: a guide for the eye, never a measure.
import type { Analyte } from './layout.data.ts';

const HARDNESS = ['#46709f', '#6c6fa3', '#8c6a98', '#a85f87', '#b54f6c'];
const COLORS: Partial<Record<Analyte, readonly string[]>> = {
  freeChlorinePpm: ['#f3ecdd', '#ecd6dc', '#dfb8cf', '#c286b6', '#9c569c', '#70307c'],
  totalChlorinePpm: ['#f2efcf', '#e2e6b8', '#c9d9a2', '#a0c18d', '#78a883', '#4f8a7a'],
  brominePpm: ['#f1f0dc', '#dde8d2', '#c0d9c4', '#94c0ae', '#65a39b', '#3c8489'],
  ph: ['#eeb43c', '#ee9440', '#e8703f', '#da4749', '#b92c60'],
  alkalinityPpm: ['#e2c450', '#bdb54a', '#90a54e', '#619258', '#3d7b66', '#2c5f6d'],
  hardnessPpm: HARDNESS,
  totalHardnessPpm: HARDNESS,
  cyanuricAcidPpm: ['#e8a552', '#d98443', '#c05f47', '#a04552', '#7a325a'],
};
const PLAIN = ['#f0e6c8', '#d8c890', '#b8a868', '#988858', '#786850', '#584848'];

/** From the lowest value of a chart to the highest. */
export const printedColors = (analyte: Analyte): readonly string[] => COLORS[analyte] ?? PLAIN;
