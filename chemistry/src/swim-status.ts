// May one swim? Rules of docs/decisions ("Advice") and science/chemistry 6.7, for a pool at home.
import type { PoolTraits } from './pool.ts';
import type { Said, Spoken } from './said.ts';
import { saidOf, speaker, textsOf } from './sentences.ts';
import { SWIM_SENTENCES } from './swim-sentences.ts';
import { isSpa, targets } from './targets.ts';
import type { TargetOverrides } from './target-ranges.ts';
import type { MeasuredWater, Parameter } from './water.ts';

const sentence = /* @__PURE__ */ speaker(SWIM_SENTENCES);

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
  /** the sentences of each reason, for other languages */
  said?: Said[][];
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
  against: Spoken[];
  /** what nobody has measured */
  missing: Spoken[];
  /** what speaks for it */
  fine: Spoken[];
}
const round = (value: number) => Math.round(value * 100) / 100;
/** comparing computed values with limits: nothing that a test could see */
const TINY = 0.005;

function checkSanitizer(limits: SwimLimits, water: MeasuredWater, check: SwimCheck): void {
  const range = limits.freeChlorine ?? limits.bromine;
  const parameter = limits.freeChlorine ? 'freeChlorinePpm' : 'brominePpm';
  const value = limits.freeChlorine ? water.freeChlorinePpm : water.brominePpm;
  if (!range) check.missing.push(sentence('findings_swim_biguanide'));
  else if (value === undefined) check.missing.push(sentence('findings_swim_not_measured', { parameter }));
  else if (value < range.low - TINY) {
    check.against.push(sentence('findings_swim_below_minimum', { parameter, value: round(value), low: round(range.low) }));
  } else if (value > range.high + TINY) {
    check.against.push(sentence('findings_swim_above_limit', { parameter, value: round(value), high: round(range.high) }));
  } else {
    const { low, high } = range;
    check.fine.push(sentence('findings_swim_sanitizer_fine', { parameter, value: round(value), low: round(low), high: round(high) }));
  }
  if (limits.freeChlorine && value !== undefined && value > LABEL_LIMIT_PPM && value <= limits.freeChlorine.high) {
    check.fine.push(sentence('findings_swim_label_limit', { limit: LABEL_LIMIT_PPM }));
  }
}

function checkPh({ ph: { low, high } }: SwimLimits, ph: number | undefined, settledPh: number | undefined, check: SwimCheck): void {
  if (ph === undefined) {
    check.missing.push(sentence('findings_swim_not_measured', { parameter: 'ph' }));
    return;
  }
  const isLifted = settledPh !== undefined && settledPh < high + PH_TENTH && ph < PH_LIFTED_HIGH + PH_TENTH;
  const value = round(ph);
  if (ph < low - PH_TENTH) check.against.push(sentence('findings_swim_ph_low', { value, low: low.toFixed(1) }));
  else if (ph < high + PH_TENTH) check.fine.push(sentence('findings_swim_ph_fine', { value, low: low.toFixed(1), high }));
  else if (isLifted) check.fine.push(sentence('findings_swim_ph_lifted', { value, settledPh: round(settledPh) }));
  else check.against.push(sentence('findings_swim_ph_high', { value, high }));
}

/** Holds one water against the limits. `settledPh`: what pH falls back to once the chlorine that was just added is used. */
export function checkSwim(pool: PoolTraits, water: MeasuredWater, settledPh?: number): SwimCheck {
  const limits = swimLimits(pool, water.cyanuricAcidPpm);
  const check: SwimCheck = { against: [], missing: [], fine: [] };
  checkSanitizer(limits, water, check);
  const { ph, combinedChlorinePpm, temperatureC } = water;
  checkPh(limits, ph, settledPh, check);
  if (combinedChlorinePpm !== undefined && combinedChlorinePpm > limits.combinedChlorineHighPpm + TINY && !limits.bromine) {
    const value = round(combinedChlorinePpm);
    check.against.push(sentence('findings_swim_combined_chlorine', { value, high: limits.combinedChlorineHighPpm }));
  }
  if (temperatureC !== undefined && temperatureC > limits.temperatureHighC + TINY) {
    const fahrenheit = round(32 + 1.8 * temperatureC);
    const limit = limits.temperatureHighC;
    check.against.push(sentence('findings_swim_too_hot', { fahrenheit, celsius: round(temperatureC), limit }));
  }
  return check;
}

const oldTest = (parameter: Parameter, hours: number): Spoken =>
  hours < 48
    ? sentence('findings_swim_test_hours_old', { parameter, hours: Math.round(hours) })
    : sentence('findings_swim_test_days_old', { parameter, days: Math.round(hours / 24) });

/** How long a value speaks for the water it was taken from. */
function staleSentences(input: SwimInput): Spoken[] {
  const ages = input.agesHours ?? {};
  const hours = isSpa(input.pool) ? 24 : 48;
  const sanitizer: Parameter = input.pool.sanitizer === 'bromine' ? 'brominePpm' : 'freeChlorinePpm';
  const stale: Spoken[] = [];
  const isOld = (parameter: Parameter, limit: number) =>
    input.water[parameter as keyof MeasuredWater] !== undefined && (ages[parameter] ?? 0) > limit;
  if (isOld(sanitizer, hours)) stale.push(oldTest(sanitizer, ages[sanitizer] ?? 0));
  if (isOld('ph', 168)) stale.push(oldTest('ph', ages.ph ?? 0));
  return stale;
}

const spoken = (reasons: readonly Spoken[]) => ({ because: textsOf(reasons), said: saidOf(reasons) });

/** Can we swim now? Yes only when everything that decides is measured, fresh and within its limits, and no wait is running. */
export function swimStatus(input: SwimInput): SwimStatus {
  const check = checkSwim(input.pool, input.water, input.settledPh);
  const unsure = [...check.missing, ...staleSentences(input)];
  const isWaiting = input.blockedUntil !== undefined && Date.parse(input.blockedUntil) > Date.parse(input.at);
  if (check.against.length > 0) return { state: 'no', ...spoken([...check.against, ...unsure]) };
  if (isWaiting && input.blockedUntil !== undefined) {
    const because = spoken([sentence('findings_swim_mixing'), ...unsure]);
    return unsure.length > 0 ? { state: 'no', ...because } : { state: 'no', ...because, from: input.blockedUntil };
  }
  if (unsure.length > 0) return { state: 'unknown', ...spoken(unsure) };
  return { state: 'yes', ...spoken([...check.fine, sentence('findings_swim_drain_visible')]) };
}
