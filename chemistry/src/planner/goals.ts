// Which values need a correction, which are left alone, and between which bounds each should end.
import type { Range, Targets } from '../targets/target-ranges.ts';
import { isSpa } from '../targets/targets.ts';
import { STEERED, type Situation, type Steered } from './input.ts';
import { hardnessForIndex, indexOf, saturationNeed } from './saturation-need.ts';
import { saltBounds, saltLivedWith } from './salt-level.ts';
import { isNewSurface, phWaitsForOpening } from './season.ts';
import { SHOCK_COMBINED_PPM } from '../targets/care-limits.ts';
import { METAL_HIGH_PPM, swimLimits } from '../swim/swim-limits.ts';
import { PH_TESTABLE_MOST_PPM } from '../swim/swim-reasons.ts';

export type GoalState = 'unknown' | 'fine' | 'within_error' | 'lifted' | 'low' | 'high' | 'high_tolerated' | 'no_target';
export interface Goal {
  parameter: Steered;
  value: number;
  range: Range;
  error: number;
  state: GoalState;
  /** where the optimiser keeps it; infinite: free */
  low: number;
  high: number;
}
export type Goals = Record<Steered, Goal>;

/** What the least sensitive surface takes. */
const HARDNESS_OF_ANY_SURFACE_PPM = 450;
/** Water costs, and shells are at risk: high stabilizer and salt are lived with up to here. */
const STABILIZER_LIVED_WITH_PPM = 90;
const STABILIZER_LIVED_WITH_IN_SPAS_PPM = 50;
/** Water is exchanged down to here: chlorine works, and splash-out brings down the rest. */
export const STABILIZER_AFTER_EXCHANGE_PPM = 70;
/** No sun uses it up, so it is exchanged earlier; but first the tablets that brought it are stopped. */
const STABILIZER_LIVED_WITH_INDOORS_PPM = STABILIZER_AFTER_EXCHANGE_PPM;
/** Nothing lowers these without harm in one session: alkalinity needs acid and aeration in turn, borate leaves only with the water. */
const NEVER_LOWERED: readonly Steered[] = ['alkalinityPpm', 'boratePpm', 'brominePpm'];

/** Chlorine works faster, and its own lift stays bearable. */
export const SHOCK_PH: Range = { low: 7.2, high: 7.5 };
/** Closer to it than a test can tell, no acid waits in front of the chlorine. */
const SHOCK_PH_WORTH = 0.12;
/** With more cyanuric acid than this level belongs to, exchanging water comes before a shock. */
export const MOST_SHOCK_PPM = 40;
export const isKnownChlorine = ({ targets: set, known }: Situation) => set.freeChlorine !== null && known.has('freeChlorinePpm');

/** Measured copper or iron that colors and stains. */
export function hasMetals({ measured }: Situation): boolean {
  return (measured.copperPpm ?? 0) > METAL_HIGH_PPM || (measured.ironPpm ?? 0) > METAL_HIGH_PPM;
}
/** More chlorine would stain, or is not what a builder's card allows in the first weeks. */
export const isToMinimumOnly = (situation: Situation): boolean =>
  situation.toMinimumOnly || hasMetals(situation) || isNewSurface(situation);
export const isBelowMinimum = (situation: Situation): boolean =>
  isKnownChlorine(situation) && situation.water.freeChlorinePpm < (situation.targets.freeChlorine?.minimumPpm ?? 0) - 1e-9;

/** Tablets at home bring stabilizer while they dissolve. */
export const isRaisedByTablets = ({ candidates, sanitizer, withoutStabilizer }: Situation): boolean =>
  sanitizer === 'chlorine' &&
  !withoutStabilizer &&
  candidates.some(({ productId, isOnShelf }) => isOnShelf && productId === 'trichlor') &&
  !candidates.some(({ productId }) => productId === 'cyanuric-acid');

/** Water that looks like algae: green, unless metals explain it; hazy or cloudy with too little chlorine. */
export function looksLikeAlgae(situation: Situation): boolean {
  if (!isKnownChlorine(situation)) return false;
  const isShort = isBelowMinimum(situation);
  if (situation.look === 'green') return isShort || !hasMetals(situation);
  return isShort && (situation.look === 'hazy' || situation.look === 'cloudy');
}

/** Combined chlorine that is surely above its limit, or algae. With metals in the water only algae are worse than the stain. */
export function needsShock(situation: Situation): boolean {
  if (!isKnownChlorine(situation)) return false;
  if (looksLikeAlgae(situation)) return true;
  if (!situation.known.has('combinedChlorinePpm') || hasMetals(situation) || situation.isAfterMonopersulfate) return false;
  const excess = situation.water.combinedChlorinePpm - SHOCK_COMBINED_PPM;
  return excess >= Math.max(0.2, situation.errors.combinedChlorinePpm * 0.999);
}

function rangeOf(parameter: Steered, set: Targets): Range | null {
  if (parameter === 'combinedChlorinePpm') return null;
  if (parameter !== 'freeChlorinePpm') return set[parameter];
  return set.freeChlorine && { low: set.freeChlorine.targetLowPpm, high: set.freeChlorine.targetHighPpm };
}

/** A deviation smaller than the test's error is not a deviation (equal to it is one). */
const isBeyond = (deviation: number, error: number) => deviation > 0 && deviation >= error * 0.999;

/** How high a value may be before water is exchanged for it. */
function livedWith(situation: Situation, parameter: Steered): number {
  const { pool, withoutStabilizer, targets: set } = situation;
  if (parameter === 'hardnessPpm')
    return isWorthExchangeForHardness(situation) ? Math.max(set.hardnessPpm.high, HARDNESS_OF_ANY_SURFACE_PPM) : Infinity;
  if (parameter === 'cyanuricAcidPpm') {
    const indoors = isSpa(pool) ? STABILIZER_LIVED_WITH_IN_SPAS_PPM : STABILIZER_LIVED_WITH_INDOORS_PPM;
    return Math.max(set.cyanuricAcidPpm.high, withoutStabilizer ? indoors : STABILIZER_LIVED_WITH_PPM);
  }
  if (parameter === 'saltPpm') return saltLivedWith(situation);
  return -Infinity;
}

const SOFTER_SHARE = 0.7;
const SCALING_INDEX = 0.3;
export const SCALING_PH = 7.3;
/** The index at the low pH and alkalinity at which one lives with hard water; null: unknown. */
export function leastIndex({ water, known, targets: set }: Situation): number | null {
  if (!known.has('hardnessPpm') || !known.has('ph') || !known.has('alkalinityPpm')) return null;
  return indexOf({ ...water, ph: SCALING_PH, alkalinityPpm: Math.min(water.alkalinityPpm, set.alkalinityPpm.low) });
}
/** It would scale even then. */
export const isScalingAnyway = (situation: Situation): boolean => (leastIndex(situation) ?? -Infinity) > SCALING_INDEX;
export const isTapSofter = ({ water, fillWater }: Situation): boolean => fillWater.hardnessPpm <= SOFTER_SHARE * water.hardnessPpm;
/** Only where the tap is known and clearly softer, and the water would scale even at a low pH and alkalinity. */
const isWorthExchangeForHardness = (situation: Situation): boolean =>
  situation.fillWaterGiven && situation.pool.surface !== undefined && isTapSofter(situation) && isScalingAnyway(situation);

/** Too little bromine to soak in. */
export const isBromineLow = (situation: Situation): boolean =>
  situation.known.has('brominePpm') && situation.water.brominePpm < floorOf(situation, 'brominePpm');

/** Below these no one should get in, whatever the error of the test. */
function floorOf(situation: Situation, parameter: Steered): number {
  if (parameter === 'freeChlorinePpm') return situation.targets.freeChlorine?.minimumPpm ?? 0;
  return parameter === 'brominePpm' ? (swimLimits(situation.pool, undefined).bromine?.low ?? -Infinity) : -Infinity;
}

/** No acid by such a test: free chlorine has to come down first. */
export const isPhUntestable = ({ known, water }: Pick<Situation, 'known' | 'water'>): boolean =>
  known.has('freeChlorinePpm') && water.freeChlorinePpm > PH_TESTABLE_MOST_PPM;
export const SHOCK_REACHED = 0.92;
/** too little for a dose */
const SHOCK_LACKS_PPM = 0.45;
/** At the shock level already: its chlorine has lifted pH. */
export const isHeldAtShock = (situation: Situation): boolean =>
  needsShock(situation) &&
  situation.water.freeChlorinePpm > PH_TESTABLE_MOST_PPM &&
  situation.water.freeChlorinePpm >= SHOCK_REACHED * (situation.targets.freeChlorine?.shockPpm ?? Infinity) - SHOCK_LACKS_PPM;

function stateOf(situation: Situation, parameter: Steered, range: Range, error: number): GoalState {
  const value = situation.water[parameter];
  const floor = floorOf(situation, parameter);
  if (parameter === 'ph' && value > range.high && isPhUntestable(situation)) return 'high_tolerated';
  if (parameter === 'ph' && needsShock(situation) && isBeyond(value - SHOCK_PH.high, Math.max(SHOCK_PH_WORTH, error))) return 'high';
  // below the minimum of the sanitizer there is no waiting for a better test
  if (value < floor - 1e-9) return 'low';
  if (parameter === 'freeChlorinePpm' && hasMetals(situation)) return value > range.high ? 'high_tolerated' : 'fine';
  // where the water dissolves its surface, a little too low counts too
  const isSaturationDue = (parameter === 'ph' || parameter === 'alkalinityPpm') && value < range.low && saturationNeed(situation) === -1;
  if (isBeyond(range.low - value, error) || isSaturationDue) return 'low';
  if (isBeyond(value - range.high, error)) {
    if (parameter === 'ph' && isOnlyLifted(situation, range)) return 'lifted';
    if (parameter === 'ph' && phWaitsForOpening(situation)) return 'high_tolerated';
    if (NEVER_LOWERED.includes(parameter)) return 'high_tolerated';
    if (parameter === 'freeChlorinePpm') return hasNeutralizer(situation) && value > chlorineCeiling(situation) ? 'high' : 'high_tolerated';
    return value <= livedWith(situation, parameter) ? 'high_tolerated' : 'high';
  }
  return value < range.low || value > range.high ? 'within_error' : 'fine';
}
/** Fresh chlorine may lift pH this far for a day; above it, acid goes in too. */
export const PH_LIFTED_MOST = 7.9;
/** What chlorine that was already added has lifted needs no acid up to here. */
const PH_LIFTED_LEFT = 8;
/** pH that is high only because of chlorine that was just added. */
function isOnlyLifted({ settledPh, water, errors }: Situation, range: Range): boolean {
  return settledPh !== undefined && settledPh < range.high + errors.ph / 2 && water.ph < PH_LIFTED_LEFT + errors.ph / 2;
}
const hasNeutralizer = (situation: Situation) =>
  situation.candidates.some((candidate) => candidate.productId === 'sodium-thiosulfate' && candidate.isOnShelf);
const chlorineCeiling = (situation: Situation) =>
  swimLimits(situation.pool, situation.water.cyanuricAcidPpm).freeChlorine?.high ?? Infinity;

/** A little inside the range, so that neither rounding the amounts nor the next test leads out of it again. */
function marginOf(range: Range, value: number, floor: number): number {
  const distance = value < range.low ? range.low - value : Math.max(0, value - range.high);
  return Math.min(0.2 * (range.high - range.low), Math.max(floor, 0.02 * range.low, 0.05 * distance));
}
export const middleOf = (range: Range) => (range.low + range.high) / 2;
/** pH a little outside its range is no reason for a product. */
const PH_SLACK_MOST = 0.1;
const MARGIN_FLOOR: Record<Steered, number> = {
  freeChlorinePpm: 0.15,
  combinedChlorinePpm: 0,
  brominePpm: 0.2,
  ph: 0.03,
  alkalinityPpm: 1,
  hardnessPpm: 3,
  cyanuricAcidPpm: 0.5,
  saltPpm: 20,
  boratePpm: 0.5,
};

function boundsOf(goal: Omit<Goal, 'low' | 'high'>): Range {
  const { range, value, state, parameter } = goal;
  if (state === 'unknown' || state === 'no_target') return { low: -Infinity, high: Infinity };
  const margin = marginOf(range, value, MARGIN_FLOOR[parameter]);
  // the same margin on the other side, where there is room: rounding must not lead out there either
  const inside = Math.min(Math.max(MARGIN_FLOOR[parameter], 0.015 * Math.abs(range.low)), 0.2 * (range.high - range.low));
  const low = range.low > 0 ? range.low + inside : 0;
  const high = range.high - inside;
  if (parameter === 'ph' && state !== 'low' && state !== 'high') {
    const slack = Math.min(PH_SLACK_MOST, goal.error / 2);
    return { low: Math.min(range.low, value), high: Math.max(range.high + slack, value) };
  }
  // bromine is used from the first hour
  if (parameter === 'brominePpm' && state === 'low') return { low: middleOf(range), high };
  if (state === 'low') return { low: range.low + margin, high };
  if (state === 'high') return { low, high: Math.max(range.high - margin, leastExchanged(goal)) };
  // what is outside already, and left alone, is not made worse
  return { low: Math.min(low, value), high: Math.max(high, value) };
}

function leastExchanged({ parameter, range }: Omit<Goal, 'low' | 'high'>): number {
  const isOutdoors = range.high > STABILIZER_LIVED_WITH_IN_SPAS_PPM - 1;
  return parameter === 'cyanuricAcidPpm' && isOutdoors ? STABILIZER_AFTER_EXCHANGE_PPM - 1 : -Infinity;
}

/** Beyond the end of a test's scale the distance is unknown: dosed only where the true value can only call for more. */
function safeState(situation: Situation, parameter: Steered, state: GoalState): GoalState {
  const bound = situation.bounds[parameter];
  const isOpen = (bound === 'above' && state === 'low') || (bound === 'below' && state.startsWith('high'));
  return isOpen ? 'fine' : state;
}

function goalOf(situation: Situation, parameter: Steered, set: Targets): Goal {
  const value = situation.water[parameter];
  const error = situation.errors[parameter];
  const range = rangeOf(parameter, set);
  const isKnown = situation.known.has(parameter);
  const state: GoalState =
    range === null ? 'no_target' : isKnown ? safeState(situation, parameter, stateOf(situation, parameter, range, error)) : 'unknown';
  const open = { parameter, value, error, state, range: range ?? { low: -Infinity, high: Infinity } };
  const bounds = parameter === 'saltPpm' ? saltBounds(situation, open, boundsOf(open)) : boundsOf(open);
  const forIndex = parameter === 'hardnessPpm' && isKnown ? hardnessForIndex(situation) : null;
  return { ...open, ...bounds, ...(forIndex !== null && { low: Math.max(bounds.low, Math.min(forIndex, bounds.high)) }) };
}

/** What it would be if its test were exact: whether a better test could lead to a correction. */
export const stateIfExact = (situation: Situation, { parameter, range, state }: Goal): GoalState =>
  state === 'within_error' ? stateOf(situation, parameter, range, 0) : state;

/** The same goal where the plan has to correct it after all, because the water would end as a danger. */
export const corrected = (goal: Goal, state: 'low' | 'high'): Goal => ({ ...goal, state, ...boundsOf({ ...goal, state }) });

/** The goals of today's water. */
export function goalsOf(situation: Situation): Goals {
  return Object.fromEntries(STEERED.map((name) => [name, goalOf(situation, name, situation.targets)])) as Goals;
}

const ACT: readonly GoalState[] = ['low', 'high'];
/** The values that the plan has to correct. */
export function needsOf(goals: Goals): Goal[] {
  return STEERED.map((name) => goals[name]).filter((goal) => ACT.includes(goal.state));
}
