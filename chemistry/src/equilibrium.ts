// The closed system: from readings to conserved totals, and from totals back to pH. One model for every question.
import {
  calciteSaturation,
  carbonateAlkalinity,
  carbonateIonSum,
  inorganicCarbon,
  freeCalcium,
  settlePairs,
  uFromAlkalinity,
  uFromCarbon,
} from './carbonate.ts';
import { type ChlorineState, newChlorineState, solveChlorine } from './chlorine/chlorine.ts';
import { constantsAt } from './constants.ts';
import { formatNumber } from './sentences/number-text.ts';
import { leastDecimals } from './sentences/parameter-names.ts';
import { ChemistryError } from './findings.ts';
import type { Message } from './sentences/message.ts';
import { type Medium, newMedium, setIonicStrength } from './medium.ts';
import { MOLAR, type Totals } from './totals.ts';
import type { Water } from './water.ts';

/** One solved water. u is the activity of HCO3-. */
export interface Solution {
  medium: Medium;
  chlorine: ChlorineState;
  ph: number;
  h: number;
  u: number;
  /** eq/L: carbonate as it enters the saturation index, without the water's own part */
  carbonateAlk: number;
  /** eq/L: borate, cyanurate, chlorine and water together */
  otherAlk: number;
}

/** Relative change of ionic strength and absolute change of pH at which a solve rests. */
export const TOLERANCE = 1e-8;
export const MAX_PASSES = 60;
/** pH bounds of the root finder: wider than any water, so that the root always exists. */
const PH_LOW = -2;
const PH_HIGH = 16;

/** Sodium closes the charge balance; where it would be negative it is 0 and chloride closes it (returned as the pair). */
function chargeClosing(t: Totals, ca: number, alk: number): { na: number; cl: number } {
  const na = t.cl + alk + 2 * t.so4 + t.bromide - 2 * ca;
  return na >= 0 ? { na, cl: t.cl } : { na: 0, cl: t.cl - na };
}

/** A solution to start from: the ionic strength as if nothing were paired. */
export function startSolution(t: Totals, ph: number, alk: number): Solution {
  const { na, cl } = chargeClosing(t, t.ca, alk);
  const ionic = 0.5 * (na + cl + t.bromide + 4 * t.ca + 4 * t.so4 + Math.abs(alk)) + 1e-9;
  const medium = newMedium(constantsAt(t.temperatureC), ionic, na, t.so4, t.ca);
  return { medium, chlorine: newChlorineState(), ph, h: 10 ** -ph, u: 0, carbonateAlk: 0, otherAlk: 0 };
}

/** Sets pH and everything that follows from pH alone: chlorine, cyanurate, borate, water. Returns their alkalinity, eq/L. */
export function setPh(s: Solution, t: Totals, ph: number): number {
  const { medium: m } = s;
  const h = Math.exp(-Math.LN10 * ph);
  s.ph = ph;
  s.h = h;
  solveChlorine(m, h, t.cy, t.hy, s.chlorine);
  s.otherAlk = s.chlorine.cyanurateAlk + s.chlorine.chlorineAlk + (t.b * m.borate) / (h + m.borate) + m.hydroxide / h - m.hydrogen * h;
  return s.otherAlk;
}

/** Brings ion pairs and ionic strength in line with the solved state. Returns how far the medium moved (relative). */
export function settleMedium(s: Solution, t: Totals, ca: number, alk: number): number {
  const { medium: m, h, u } = s;
  const { na, cl } = chargeClosing(t, ca, alk);
  const before = m.ionicStrength;
  const sulfateBefore = m.so4;
  const sodiumBefore = m.na;
  settlePairs(m, h, u, ca, na, t.so4);
  const borate = (t.b * m.borate) / (h + m.borate);
  const rest = cl + t.bromide + borate + s.chlorine.ionSum + m.hydroxide / h + m.hydrogen * h;
  const ionic = 0.5 * (rest + carbonateIonSum(m, h, u));
  setIonicStrength(m, ionic);
  // each one: one may stop changing by chance while another still moves
  const moved = Math.max(Math.abs(ionic - before), Math.abs(m.na - sodiumBefore)) / ionic;
  return t.so4 > 0 ? Math.max(moved, Math.abs(m.so4 - sulfateBefore) / t.so4) : moved;
}

/** Root of a function that grows with pH: secant steps inside a closing bracket. `slope` is a guess of dAlk/dpH. */
export function rootPh(residual: (ph: number) => number, start: number, slope: number): { ph: number; slope: number } {
  let low = PH_LOW;
  let high = PH_HIGH;
  let ph = start;
  let f = residual(ph);
  for (let i = 0; i < 80 && f !== 0; i += 1) {
    if (f > 0) high = ph;
    else low = ph;
    let next = ph - f / slope;
    if (!(next > low && next < high) || i > 40) next = 0.5 * (low + high);
    else if (next - ph > 1) next = ph + 1;
    else if (ph - next > 1) next = ph - 1;
    const moved = next - ph;
    const fNext = residual(next);
    // a secant over less than this is rounding noise
    if (Math.abs(moved) > 1e-6 && (fNext - f) / moved > 0) slope = (fNext - f) / moved;
    ph = next;
    f = fNext;
    if (Math.abs(moved) < 1e-10 || Math.abs(f / slope) < 1e-10) break;
  }
  return { ph, slope };
}

/** Solves a water of known pH and total alkalinity for its carbonate. Carbonate alkalinity may come out negative: u is then 0. */
export function solveFromReading(t: Totals, ph: number): Solution {
  const s = startSolution(t, ph, t.alk);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    s.carbonateAlk = t.alk - setPh(s, t, ph);
    s.u = uFromAlkalinity(s.medium, s.h, t.ca, s.carbonateAlk);
    if (settleMedium(s, t, t.ca, t.alk) < TOLERANCE) break;
  }
  return s;
}

/** Solves the closed system: pH from totals. */
export function solveClosed(t: Totals, phGuess = 7.5): Solution {
  const s = startSolution(t, phGuess, t.alk);
  const { medium: m } = s;
  const residual = (ph: number): number => {
    const other = setPh(s, t, ph);
    s.u = uFromCarbon(m, s.h, t.ca, t.dic);
    s.carbonateAlk = carbonateAlkalinity(m, s.h, freeCalcium(m, s.h, t.ca, s.u), s.u);
    return other + s.carbonateAlk - t.alk;
  };
  let slope = 0.2 * t.dic + 1e-6;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = s.ph;
    const root = rootPh(residual, before, slope);
    slope = root.slope;
    const moved = settleMedium(s, t, t.ca, t.alk);
    if (moved < TOLERANCE && Math.abs(root.ph - before) < TOLERANCE) break;
  }
  return s;
}

/** pH of the closed system, from totals that have reacted (see react). About 3 µs. */
export const solvePh = (t: Totals, phGuess?: number): number => solveClosed(t, phGuess).ph;

/** Total inorganic carbon of a solution, mol/L. */
export const carbonOf = (s: Solution, ca: number): number => inorganicCarbon(s.medium, s.h, freeCalcium(s.medium, s.h, ca, s.u), s.u);

/** Less calcium than this, ppm, is none. */
export const LEAST_CALCIUM_PPM = 0.01;

/** log10(IAP/Ksp) of calcite; null without calcium or without more carbonate alkalinity than the 5 ppm that a test can tell. */
export function saturationOf(s: Solution, ca: number): number | null {
  if (ca * MOLAR.caco3 < LEAST_CALCIUM_PPM || s.carbonateAlk * MOLAR.caco3Alk <= LEAST_CARBONATE_PPM) return null;
  return calciteSaturation(s.medium, s.h, freeCalcium(s.medium, s.h, ca, s.u), s.u);
}

/** Below this carbonate alkalinity "the alkalinity is nearly all cyanurate or borate" and an index would be noise. */
const LEAST_CARBONATE_PPM = 5;
/** How much too small an alkalinity may be for its pH before the reading is refused: the resolution of no kit is better. */
const ALKALINITY_SLACK_PPM = 1;
/** Bottled soda holds about 4 atm: more than this is a wrong reading, not a water. */
export const MOST_CARBON_DIOXIDE_ATM = 10;

/** The totals of a reading without its carbon, which only the equilibrium gives. */
export function totalsWithoutCarbon(water: Water): Totals {
  return {
    temperatureC: water.temperatureC,
    alk: water.alkalinityPpm / MOLAR.caco3Alk,
    dic: 0,
    ca: water.hardnessPpm / MOLAR.caco3,
    cy: water.cyanuricAcidPpm / MOLAR.cyanuric,
    b: water.boratePpm / MOLAR.boron,
    hy: water.freeChlorinePpm / MOLAR.chlorine,
    cl: water.saltPpm / MOLAR.sodiumChloride,
    so4: (water.sulfatePpm ?? 0) / MOLAR.sulfate,
    hobr: water.brominePpm / MOLAR.bromine,
    bromide: (water.bromidePpm ?? 0) / MOLAR.bromide,
    thiosulfate: 0,
    persulfate: 0,
    combined: water.combinedChlorinePpm / MOLAR.chlorine,
    tdsOffsetPpm: water.tdsPpm === undefined ? undefined : water.tdsPpm - estimatedTdsPpm(water),
  };
}

/** As typed; a value that was computed has no more decimals than anybody can read. */
const neat = (value: number) => Math.round(value * 1000) / 1000;
const contradiction = (text: string, messages: Message) =>
  new ChemistryError('alkalinity_contradicts_ph', text, 'water.alkalinityPpm', [messages]);

/**
 * Conserved totals of a complete water (requireWater gives one). A water whose alkalinity is up to 1 ppm too small for its pH keeps its
 * pH. Throws ChemistryError `alkalinity_contradicts_ph` (`water.alkalinityPpm`) where cyanurate, borate, chlorine and hydroxide alone would
 * make more alkalinity than was measured, or where so much alkalinity at so low a pH would need more than 10 atm of CO2.
 */
export function totalsOf(water: Water): Totals {
  const t = totalsWithoutCarbon(water);
  const s = solveFromReading(t, water.ph);
  const [ph, alkalinity] = [neat(water.ph), neat(water.alkalinityPpm)];
  const phText = formatNumber(ph, 'en-US', 10, leastDecimals('ph'));
  if (s.carbonateAlk < 0) {
    const shortPpm = -s.carbonateAlk * MOLAR.caco3Alk;
    if (shortPpm > ALKALINITY_SLACK_PPM) {
      const least = Number((water.alkalinityPpm + shortPpm).toFixed(0));
      throw contradiction(
        `At pH ${phText} this water would have at least ${least} ppm of alkalinity, but your test says ${alkalinity} ppm. ` +
          'Either pH, alkalinity, cyanuric acid or borate is wrong, so test again.',
        { code: 'findings_detail_alkalinity_too_low', values: { ph, least, alkalinity } },
      );
    }
    t.alk = s.otherAlk;
    return t;
  }
  const pressure = carbonDioxideAtm(s);
  if (pressure > MOST_CARBON_DIOXIDE_ATM) {
    const atmospheres = Number(pressure.toPrecision(2));
    throw contradiction(
      `At pH ${phText} no water can hold ${alkalinity} ppm of alkalinity: it would need ${atmospheres} atmospheres ` +
        'of carbon dioxide. Either pH or alkalinity is wrong, so test again.',
      { code: 'findings_detail_carbon_dioxide', values: { ph, alkalinity, pressure: atmospheres } },
    );
  }
  t.dic = carbonOf(s, t.ca);
  return t;
}

/** Pressure of CO2 that the water would be at rest with, atm (outdoor air: 0.000421). */
export const carbonDioxideAtm = (s: Solution): number => (s.u * s.h) / (s.medium.k.k1 * s.medium.k.henry);

/** Dissolved solids as the sum of salts, ppm: sodium chloride beside calcium chloride, bicarbonate as its sodium salt, the acids (Falk). */
export function estimatedTdsPpm(water: Water): number {
  const plainSalt = Math.max(0, water.saltPpm - 1.1678 * water.hardnessPpm);
  const acids = water.cyanuricAcidPpm + 5.72 * water.boratePpm + 1.479 * (water.sulfatePpm ?? 0);
  return plainSalt + 1.109 * water.hardnessPpm + 1.679 * water.alkalinityPpm + acids;
}

const notNegative = (value: number): number => (value > 0 ? value : 0);

/**
 * The water of given totals: pH by the closed system, the rest by its unit. Does not check ranges (requirePossibleResult does); alkalinity
 * may come out negative when acid has used it up. `sulfatePpm` and `bromidePpm` appear where there is any.
 */
export function waterOf(t: Totals, phGuess?: number): Water {
  return waterAtPh(t, solvePh(t, phGuess));
}

/** The water of totals whose pH is known. */
export function waterAtPh(t: Totals, ph: number): Water {
  const water: Water = {
    ph,
    alkalinityPpm: t.alk > -1e-9 ? notNegative(t.alk * MOLAR.caco3Alk) : t.alk * MOLAR.caco3Alk,
    hardnessPpm: notNegative(t.ca * MOLAR.caco3),
    cyanuricAcidPpm: notNegative(t.cy * MOLAR.cyanuric),
    boratePpm: notNegative(t.b * MOLAR.boron),
    saltPpm: notNegative(t.cl * MOLAR.sodiumChloride),
    temperatureC: t.temperatureC,
    freeChlorinePpm: notNegative(t.hy * MOLAR.chlorine),
    combinedChlorinePpm: notNegative(t.combined * MOLAR.chlorine),
    brominePpm: notNegative(t.hobr * MOLAR.bromine),
  };
  if (t.so4 > 0) water.sulfatePpm = t.so4 * MOLAR.sulfate;
  if (t.bromide > 0) water.bromidePpm = t.bromide * MOLAR.bromide;
  if (t.tdsOffsetPpm !== undefined) water.tdsPpm = notNegative(t.tdsOffsetPpm + estimatedTdsPpm(water));
  return water;
}

/** pH and calcite saturation index of totals; cheaper than balance(). */
export function saturationIndexOf(t: Totals, phGuess?: number): { ph: number; saturationIndex: number | null } {
  const s = solveClosed(t, phGuess);
  return { ph: s.ph, saturationIndex: saturationOf(s, t.ca) };
}
