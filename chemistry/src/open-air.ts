// Where a water goes when it is left alone: to rest with the air, or to rest with calcite.
import { carbonateAlkalinity, freeCalcium, inorganicCarbon, totalCalcium, uAtSaturation, uFromAir } from './carbonate.ts';
import { rootPh, setPh, settleMedium, startSolution } from './equilibrium.ts';
import type { Totals } from './totals.ts';

/** CO2 in the open air, mole fraction (atm at sea level): 421 ppm. */
export const AIR_CO2_ATM = 421e-6;
const PASSES = 12;
/** relative change of ionic strength: 1e-6 is 1e-7 in pH */
const TOLERANCE = 1e-6;

/** pH and inorganic carbon (mol/L) of totals in balance with the air; their own carbon is ignored, alkalinity stays. Henry's law, 2.1. */
export function openAir(t: Totals, phGuess = 8): { ph: number; dic: number } {
  const s = startSolution(t, phGuess, t.alk);
  const { medium: m } = s;
  const residual = (ph: number): number => {
    const other = setPh(s, t, ph);
    s.u = uFromAir(m, s.h, AIR_CO2_ATM);
    return other + carbonateAlkalinity(m, s.h, freeCalcium(m, s.h, t.ca, s.u), s.u) - t.alk;
  };
  let slope = 2 * Math.abs(t.alk) + 1e-6;
  for (let pass = 0; pass < PASSES; pass += 1) {
    slope = rootPh(residual, s.ph, slope).slope;
    if (settleMedium(s, t, t.ca, t.alk) < TOLERANCE) break;
  }
  return { ph: s.ph, dic: inorganicCarbon(m, s.h, freeCalcium(m, s.h, t.ca, s.u), s.u) };
}

/**
 * Calcium, mol/L, that must precipitate (negative: dissolve) until calcite is just saturated in the closed system. What precipitates takes
 * one carbon and two alkalinity with each calcium, so DIC − Ca and Alk − 2 Ca stay: one equation in pH.
 * Without calcium and carbon it is what calcite would dissolve.
 */
export function calciteExcess(t: Totals, phGuess: number): number {
  const s = startSolution(t, phGuess, t.alk);
  const { medium: m } = s;
  const keptAlk = t.alk - 2 * t.ca;
  const keptCarbon = t.dic - t.ca;
  let calcium = t.ca;
  const residual = (ph: number): number => {
    const other = setPh(s, t, ph);
    s.u = uAtSaturation(m, s.h, keptCarbon);
    const free = s.h / (m.saturation * s.u);
    calcium = totalCalcium(m, s.h, free, s.u);
    return other + carbonateAlkalinity(m, s.h, free, s.u) - 2 * calcium - keptAlk;
  };
  let slope = t.dic + 2 * t.ca + 1e-6;
  for (let pass = 0; pass < PASSES; pass += 1) {
    slope = rootPh(residual, s.ph, slope).slope;
    if (settleMedium(s, t, calcium, keptAlk + 2 * calcium) < TOLERANCE) break;
  }
  return t.ca - calcium;
}
