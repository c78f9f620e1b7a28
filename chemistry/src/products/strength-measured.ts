// How strong a chlorine product really is, from what a known amount of it did to a known volume.

/** g of chlorine that 1 % is in 1 L of a liquid: trade percent counts grams of available chlorine per 100 mL (White, Handbook of Chlorination). */
const G_PER_L_AND_PERCENT = 10;
const MG_PER_G = 1000;

/** In: the rise in ppm (mg/L), the water in L, what went in, in mL. Out: trade percent. */
export const tradePercentMeasured = (risePpm: number, volumeL: number, amountMl: number): number =>
  (risePpm * volumeL) / MG_PER_G / (amountMl / 1000) / G_PER_L_AND_PERCENT;

/** In: the rise in ppm (mg/L), the water in L, what went in, in g. Out: percent of available chlorine by weight. */
export const weightPercentMeasured = (risePpm: number, volumeL: number, amountG: number): number =>
  ((risePpm * volumeL) / MG_PER_G / amountG) * 100;
