// May one swim? Rules of docs/decisions ("Advice") and science/chemistry 6.7, for a pool at home.
import type { PoolTraits } from './pool.ts';
import { isSpa, targets } from './targets.ts';
import type { TargetOverrides } from './target-ranges.ts';
import type { MeasuredWater, Parameter } from './water.ts';

export interface SwimLimits {
  freeChlorine: { low: number; high: number } | null;
  bromine: { low: number; high: number } | null;
  ph: { low: number; high: number };
  combinedChlorineHighPpm: number;
  temperatureHighC: number;
}
export interface SwimStatus {
  state: 'yes' | 'no' | 'unknown';
  because: string[];
  /** ISO instant from which swimming is fine, when only a wait is left */
  from?: string;
}
export interface SwimInput {
  pool: PoolTraits;
  water: MeasuredWater;
  /** what pH falls back to once the chlorine that was just added is used; lets a pH pass that only that chlorine lifts */
  settledPh?: number;
  /** how old each measured value is; missing: just measured */
  agesHours?: Partial<Record<Parameter, number>>;
  /** ISO: nobody swims before, because of a treatment */
  blockedUntil?: string;
  /** ISO: now */
  at: string;
  overrides?: TargetOverrides;
}

/** Readings come in tenths: 7.8 still stands at 7.849. */
const PH_TENTH = 0.05;
/** Codes close a pool above this; below it, a day of pH lifted by fresh chlorine harms nobody. */
const PH_LIFTED_HIGH = 8;
const HIGH_WITHOUT_STABILIZER_PPM = 10;
const HIGH_IN_A_SPA_PPM = 5;
const LABEL_LIMIT_PPM = 4;

export function swimLimits(pool: PoolTraits, cyanuricAcidPpm: number | undefined): SwimLimits {
  // Unknown stabilizer: the higher floor and the lower ceiling of the two cases.
  const set = targets(pool, cyanuricAcidPpm ?? 0).freeChlorine;
  const isStabilized = (cyanuricAcidPpm ?? 0) >= 20;
  const ceiling = isSpa(pool) ? HIGH_IN_A_SPA_PPM : HIGH_WITHOUT_STABILIZER_PPM;
  const floor = set && (cyanuricAcidPpm === undefined ? Math.max(2, set.minimumPpm) : set.minimumPpm);
  const usesBromine = pool.sanitizer === 'bromine';
  return {
    freeChlorine: set && floor !== null ? { low: floor, high: isStabilized ? set.shockPpm : ceiling } : null,
    bromine: usesBromine ? { low: isSpa(pool) ? 4 : 3, high: 8 } : null,
    ph: { low: 7, high: 7.8 },
    combinedChlorineHighPpm: 0.5,
    temperatureHighC: 40,
  };
}

export interface SwimCheck {
  /** what speaks against swimming */
  against: string[];
  /** what nobody has measured */
  missing: string[];
  /** what speaks for it */
  fine: string[];
}
const round = (value: number) => Math.round(value * 100) / 100;
/** comparing computed values with limits: nothing that a test could see */
const TINY = 0.005;

function checkSanitizer(limits: SwimLimits, water: MeasuredWater, check: SwimCheck): void {
  const range = limits.freeChlorine ?? limits.bromine;
  const name = limits.freeChlorine ? 'Free chlorine' : 'Bromine';
  const value = limits.freeChlorine ? water.freeChlorinePpm : water.brominePpm;
  if (!range) check.missing.push('Biguanide has a test of its own: swim only when its label says that the level is right.');
  else if (value === undefined) check.missing.push(`${name} is not measured.`);
  else if (value < range.low - TINY) {
    check.against.push(`${name} ${round(value)} ppm is below the minimum of ${round(range.low)} ppm.`);
  } else if (value > range.high + TINY) {
    check.against.push(`${name} ${round(value)} ppm is above the limit of ${round(range.high)} ppm.`);
  } else check.fine.push(`${name} ${round(value)} ppm is within ${round(range.low)} to ${round(range.high)} ppm.`);
  if (limits.freeChlorine && value !== undefined && value > LABEL_LIMIT_PPM && value <= limits.freeChlorine.high) {
    check.fine.push(`Many labels of chlorine products ask to wait until free chlorine is at most ${LABEL_LIMIT_PPM} ppm: follow yours.`);
  }
}

function checkPh({ ph: { low, high } }: SwimLimits, ph: number | undefined, settledPh: number | undefined, check: SwimCheck): void {
  if (ph === undefined) {
    check.missing.push('pH is not measured.');
    return;
  }
  const isLifted = settledPh !== undefined && settledPh < high + PH_TENTH && ph < PH_LIFTED_HIGH + PH_TENTH;
  if (ph < low - PH_TENTH) check.against.push(`pH ${round(ph)} is below ${low.toFixed(1)}.`);
  else if (ph < high + PH_TENTH) check.fine.push(`pH ${round(ph)} is within ${low.toFixed(1)} to ${high}.`);
  else if (isLifted) check.fine.push(`Fresh chlorine lifts pH to ${round(ph)}; it falls back to about ${round(settledPh)} as it is used.`);
  else check.against.push(`pH ${round(ph)} is above ${high}.`);
}

/** Holds one water against the limits. `settledPh`: what pH falls back to once the chlorine that was just added is used. */
export function checkSwim(pool: PoolTraits, water: MeasuredWater, settledPh?: number): SwimCheck {
  const limits = swimLimits(pool, water.cyanuricAcidPpm);
  const check: SwimCheck = { against: [], missing: [], fine: [] };
  checkSanitizer(limits, water, check);
  const { ph, combinedChlorinePpm, temperatureC } = water;
  checkPh(limits, ph, settledPh, check);
  if (combinedChlorinePpm !== undefined && combinedChlorinePpm > limits.combinedChlorineHighPpm + TINY && !limits.bromine) {
    check.against.push(`Combined chlorine ${round(combinedChlorinePpm)} ppm is above ${limits.combinedChlorineHighPpm} ppm.`);
  }
  if (temperatureC !== undefined && temperatureC > limits.temperatureHighC + TINY) {
    check.against.push(
      `The water has ${round(32 + 1.8 * temperatureC)} °F (${round(temperatureC)} °C); above 104 °F (${limits.temperatureHighC} °C) it is too hot.`,
    );
  }
  return check;
}

const ageInWords = (hours: number) => (hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`);

/** How long a value speaks for the water it was taken from. */
function staleSentences(input: SwimInput): string[] {
  const ages = input.agesHours ?? {};
  const hours = isSpa(input.pool) ? 24 : 48;
  const sanitizer: Parameter = input.pool.sanitizer === 'bromine' ? 'brominePpm' : 'freeChlorinePpm';
  const stale: string[] = [];
  const isOld = (parameter: Parameter, limit: number) =>
    input.water[parameter as keyof MeasuredWater] !== undefined && (ages[parameter] ?? 0) > limit;
  if (isOld(sanitizer, hours)) {
    const name = sanitizer === 'brominePpm' ? 'bromine' : 'free chlorine';
    stale.push(`The last ${name} test is ${ageInWords(ages[sanitizer] ?? 0)} old: test again before you swim.`);
  }
  if (isOld('ph', 168)) stale.push(`The last pH test is ${ageInWords(ages.ph ?? 0)} old: test again before you swim.`);
  return stale;
}

/** Can we swim now? Yes only when everything that decides is measured, fresh and within its limits, and no wait is running. */
export function swimStatus(input: SwimInput): SwimStatus {
  const check = checkSwim(input.pool, input.water, input.settledPh);
  const unsure = [...check.missing, ...staleSentences(input)];
  const isWaiting = input.blockedUntil !== undefined && Date.parse(input.blockedUntil) > Date.parse(input.at);
  if (check.against.length > 0) return { state: 'no', because: [...check.against, ...unsure] };
  if (isWaiting && input.blockedUntil !== undefined) {
    const because = ['A treatment is still mixing in.', ...unsure];
    return unsure.length > 0 ? { state: 'no', because } : { state: 'no', because, from: input.blockedUntil };
  }
  if (unsure.length > 0) return { state: 'unknown', because: unsure };
  return { state: 'yes', because: [...check.fine, 'As long as you can clearly see the main drain.'] };
}
