// Free chlorine and cyanuric acid: how much of the chlorine is hypochlorous acid, hypochlorite, or held by cyanurate.
import { constantsAt } from '../constants.ts';
import { requireWithin } from '../measuring/valid-range.ts';
import { type Medium, newMedium } from '../medium.ts';

/** One solved chlorine equilibrium, mol/L (alkalinities eq/L). Filled by solveChlorine; hocl also serves as the next first guess. */
export interface ChlorineState {
  hocl: number;
  ocl: number;
  /** H2Cy- + 2 HCy-- + 3 Cy--- */
  cyanurateAlk: number;
  /** OCl- + HClCy- + 2 ClCy-- + Cl2Cy- */
  chlorineAlk: number;
  /** Σ z² m of all ions above */
  ionSum: number;
}

export const newChlorineState = (): ChlorineState => ({ hocl: 0, ocl: 0, cyanurateAlk: 0, chlorineAlk: 0, ionSum: 0 });

/** A first [HOCl]: the quadratic that remains when each cyanurate holds at most one chlorine. */
function firstGuess(hy: number, cy: number, one: number, s0: number, q: number): number {
  // q one x² + (q s0 + cy one − hy one) x − hy s0 = 0
  const b = q * s0 + (cy - hy) * one;
  const root = Math.sqrt(b * b + 4 * q * one * hy * s0);
  return b > 0 ? (2 * hy * s0) / (b + root) : (root - b) / (2 * q * one);
}

/** [HOCl] that gives the free chlorine `hy`: cyanurate with one, two and three chlorines (per H3Cy and power of x) and free HOCl and OCl-. */
function rootHocl(hy: number, cy: number, s0: number, q: number, one: number, two: number, three: number, guess: number): number {
  let x = guess;
  for (let i = 0; i < 60; i += 1) {
    const t1 = one * x;
    const t2 = two * x * x;
    const t3 = three * x * x * x;
    const s = s0 + t1 + t2 + t3;
    const held = (t1 + 2 * t2 + 3 * t3) / s;
    const f = cy * held + x * q;
    // d ln f / d ln x: positive, so Newton on logarithms cannot leave the branch
    const slope = (cy * ((t1 + 4 * t2 + 9 * t3) / s - held * held) + x * q) / f;
    const step = Math.log(hy / f) / slope;
    x *= Math.exp(step > 3 ? 3 : step < -3 ? -3 : step);
    // Newton squares its error: after a step this small, 1e-8 is left
    if (step < 1e-4 && step > -1e-4) break;
  }
  return x;
}

/**
 * Solves the ladder of O'Brien, Morris & Butler 1974 for [HOCl] (one monotone equation, Newton on logarithms) and fills `out`.
 * @param h activity of H+ · @param cy total cyanurate, mol/L · @param hy total free chlorine, mol/L
 */
export function solveChlorine(m: Medium, h: number, cy: number, hy: number, out: ChlorineState): void {
  const { k } = m;
  const ka = m.hypochlorite / h;
  const q = 1 + ka;
  const h2cy = m.cy6 / h;
  const hcy = (h2cy * m.cy10) / h;
  const cy3 = (hcy * m.cy12) / h;
  const s0 = 1 + h2cy + hcy + cy3;
  let x = hy / q;
  let share = cy / s0;
  const b1 = h2cy / k.cy9a;
  const c2 = b1 / k.cy7a;
  if (hy > 0 && cy > 0) {
    const one = b1 * (1 + h / m.cy4 + m.cy8 / h);
    const two = c2 * (1 + h / m.cy2);
    const three = (c2 * h) / (m.cy2 * k.cy1a);
    x = rootHocl(hy, cy, s0, q, one, two, three, out.hocl > 0 ? out.hocl : firstGuess(hy, cy, one, s0, q));
    share = cy / (s0 + one * x + two * x * x + three * x * x * x);
  }
  const single = share * b1 * x;
  const double = share * c2 * x * x;
  const clcy = (single * m.cy8) / h;
  out.hocl = x;
  out.ocl = x * ka;
  out.cyanurateAlk = share * (h2cy + 2 * hcy + 3 * cy3);
  out.chlorineAlk = out.ocl + single + 2 * clcy + double;
  out.ionSum = out.ocl + share * (h2cy + 4 * hcy + 9 * cy3) + single + 4 * clcy + double;
}

/** Free chlorine split in ppm as Cl2; the three add up to the free chlorine given. */
export interface ChlorineSpecies {
  hypochlorousPpm: number;
  hypochloritePpm: number;
  stabilizedChlorinePpm: number;
}

/**
 * Which constants: `hybrid` (ours: O'Brien at 25 °C, enthalpies of Wahman, Morris for HOCl, Davies); for comparison `epa` (the constants
 * of the EPA simulator unchanged: no temperature, no ionic strength, pKa of HOCl 7.54) and `wahman` (the six species of Wahman & Alexander
 * 2019 with their own constants, no ionic strength): it gives about a third less HOCl in a pool.
 */
export type ChlorineConvention = 'hybrid' | 'epa' | 'wahman';

const EPA_HYPOCHLOROUS_PK = 7.54;

function mediumOf(convention: ChlorineConvention, temperatureC: number, ionicStrength: number): Medium {
  if (convention === 'hybrid') return newMedium(constantsAt(temperatureC), ionicStrength, 0, 0, 0);
  if (convention === 'epa') return newMedium({ ...constantsAt(25), hypochlorous: 10 ** -EPA_HYPOCHLOROUS_PK }, 0, 0, 0, 0);
  const t = temperatureC + 273.15;
  const own = { cy6: 10 ** -(1743 / t + 1.12), cy7a: 10 ** -(2028 / t - 2.15), cy9a: 10 ** -(2229 / t - 1.65) };
  // the species that the six-species model leaves out
  const without = { cy2: Infinity, cy4: Infinity, cy8: 0, cy10: 0, cy12: 0 };
  return newMedium({ ...constantsAt(temperatureC), ...own, ...without }, 0, 0, 0, 0);
}

/**
 * The chlorine species of a water of known ionic strength.
 * Valid: free chlorine 0 to 100 ppm as Cl2, cyanuric acid 0 to 1000 ppm, pH 0 to 14, 0 to 60 °C, ionic strength 0 to 1 mol/L;
 * outside throws ChemistryError `out_of_range`.
 * Sources: O'Brien, Morris & Butler 1974 (ladder); Wahman 2018, Wahman & Alexander 2019 (enthalpies); Morris 1966; EPA/600/S-17/165.
 */
export function chlorineSpecies(input: {
  freeChlorinePpm: number;
  cyanuricAcidPpm: number;
  ph: number;
  temperatureC?: number;
  /** mol/L; 0 gives the values of the published tables */
  ionicStrength?: number;
  convention?: ChlorineConvention;
}): ChlorineSpecies {
  const freePpm = requireWithin(input.freeChlorinePpm, 'freeChlorinePpm', 0, 100, 'ppm');
  const cy = requireWithin(input.cyanuricAcidPpm, 'cyanuricAcidPpm', 0, 1000, 'ppm') / 129_075;
  const h = 10 ** -requireWithin(input.ph, 'ph', 0, 14);
  const temperatureC = requireWithin(input.temperatureC ?? 25, 'temperatureC', 0, 60, '°C');
  const ionicStrength = requireWithin(input.ionicStrength ?? 0, 'ionicStrength', 0, 1, 'mol/L');
  const medium = mediumOf(input.convention ?? 'hybrid', temperatureC, ionicStrength);
  const state = newChlorineState();
  solveChlorine(medium, h, cy, freePpm / 70_906, state);
  return speciesPpm(state, freePpm);
}

/** The species of a solved state in ppm as Cl2. */
export function speciesPpm(state: ChlorineState, freeChlorinePpm: number): ChlorineSpecies {
  const hypochlorousPpm = Math.min(freeChlorinePpm, state.hocl * 70_906);
  const hypochloritePpm = Math.min(freeChlorinePpm - hypochlorousPpm, state.ocl * 70_906);
  return { hypochlorousPpm, hypochloritePpm, stabilizedChlorinePpm: Math.max(0, freeChlorinePpm - hypochlorousPpm - hypochloritePpm) };
}
