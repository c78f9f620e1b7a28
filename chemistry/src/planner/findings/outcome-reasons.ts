// Why a value stays out of its range after a plan; each reason is a sentence of its own.
import type { FINDING_SENTENCES } from '../../sentences/finding-sentences.ts';
import { isChlorine } from '../../safety.ts';
import type { Range } from '../../targets/target-ranges.ts';
import type { Water } from '../../water.ts';
import {
  type Goal,
  type Goals,
  hasMetals,
  isPhUntestable,
  isRaisedByTablets,
  needsShock,
  STABILIZER_AFTER_EXCHANGE_PPM,
} from '../goals.ts';
import type { Situation, Steered } from '../input.ts';
import { afterChlorineUse } from '../ph.ts';
import { purposeOf } from '../purpose.ts';
import { isCarbonated } from '../rules.ts';
import type { Portion, Schedule } from '../schedule.ts';
import { isNewSurface, waitsForSeason } from '../season.ts';

export const isSanitizer = ({ parameter }: Goal) => parameter === 'freeChlorinePpm' || parameter === 'brominePpm';
/** Less than half the error of the test, which could not show it. Sanitizer is never left to that. */
export const isUntestable = (goal: Goal, predicted: number, range: Range) =>
  !isSanitizer(goal) && Math.max(range.low - predicted, predicted - range.high) < goal.error / 2;

export interface Shortfall {
  /** what a full shop would add that the shelf does not have */
  toBuy: readonly Portion[];
  drainLimitPercent: number | null;
}
export interface Outcome {
  situation: Situation;
  goals: Goals;
  predicted: Water;
  schedule: Schedule;
  shortfall: Shortfall;
}

/** Why a value stays out of its range; each is a sentence of its own. */
export type Reason = keyof typeof FINDING_SENTENCES extends infer Code
  ? Code extends `findings_reason_${infer Name}`
    ? Name
    : never
  : never;

/** Baking soda is not held back for the little that it raises pH. */
const isLiftedBySoda = ({ goals, predicted, schedule }: Outcome) =>
  goals.ph.state !== 'high' &&
  predicted.ph > goals.ph.range.high &&
  schedule.additions.some(({ portion }) => portion.productId === 'baking-soda');

function phReason(outcome: Outcome): Reason | null {
  const { situation, goals, predicted } = outcome;
  if (goals.alkalinityPpm.state === 'unknown') return 'alkalinity_unknown';
  if (isPhUntestable(situation) && predicted.ph > goals.ph.range.high) return 'untestable';
  const isStillLow =
    predicted.ph < goals.ph.range.low && predicted.alkalinityPpm >= goals.alkalinityPpm.range.low - goals.alkalinityPpm.error;
  if ((goals.ph.state === 'low' && isCarbonated(goals)) || isStillLow) return 'aerate';
  if (isLiftedBySoda(outcome)) return 'soda_lifts';
  return needsShock(situation) && goals.ph.state !== 'low' ? 'chlorine_lifts' : null;
}

const waitingReason = ({ pool }: Situation): Reason => (pool.isClosed ? 'season' : 'cold');

function stabilizerReason({ situation, goals, predicted, shortfall }: Outcome): Reason | null {
  const canBeAdded = situation.candidates.some(({ productId }) => productId === 'cyanuric-acid');
  if (goals.cyanuricAcidPpm.state !== 'low' || !canBeAdded || shortfall.toBuy.some(({ productId }) => productId === 'cyanuric-acid'))
    return null;
  if (needsShock(situation)) return 'after_shock';
  if (waitsForSeason(situation)) return waitingReason(situation);
  if (hasMetals(situation)) return 'after_metals';
  if (predicted.cyanuricAcidPpm > goals.cyanuricAcidPpm.value + 1) return 'rest_next_week';
  return goals.ph.state === 'low' ? 'lowers_ph' : 'no_room_for_ph';
}

/** Of values that only fresh water lowers. */
function exchangeReason({ situation, shortfall, schedule, predicted }: Outcome, { parameter }: Goal): Reason {
  const isExchanged = schedule.additions.some(({ portion }) => portion.productId === 'fill-water');
  if (parameter === 'cyanuricAcidPpm' && isExchanged && predicted.cyanuricAcidPpm <= STABILIZER_AFTER_EXCHANGE_PPM) return 'low_enough';
  if (shortfall.drainLimitPercent !== null) {
    return 'exchange_limit';
  }
  return situation.excluded.has('fill-water') ? 'exchange_skipped' : 'fresh_water';
}

/** Chlorine that went in, but less than wanted, because more would lift pH. */
const isHeldByLift = ({ situation, schedule, shortfall }: Outcome) =>
  !shortfall.toBuy.some(({ productId }) => isChlorine(productId)) &&
  !hasMetals(situation) &&
  schedule.additions.some(({ portion }) => isChlorine(portion.productId));

/** Hypochlorite takes its alkalinity along as it is used. */
const isAlkalinityLifted = ({ situation, predicted }: Outcome, { high }: Range): boolean =>
  afterChlorineUse(situation, predicted).alkalinityPpm <= high + situation.errors.alkalinityPpm / 2;

/** Reasons that belong to one parameter. */
function ownReason(outcome: Outcome, goal: Goal, range: Range): Reason | null {
  const { parameter, state } = goal;
  const isAbove = outcome.predicted[parameter] > range.high;
  const isForExchange = parameter === 'cyanuricAcidPpm' || parameter === 'hardnessPpm' || parameter === 'saltPpm';
  if (isSanitizer(goal) && isAbove) return 'falls_by_itself';
  if (outcome.shortfall.toBuy.some(({ productId }) => purposeOf(outcome.situation, productId) === parameter)) return 'shelf';
  if (outcome.schedule.additions.some(({ portion }) => portion.productId === 'fill-water') && !isAbove) return 'test_after_refill';
  if (state === 'high_tolerated' && parameter !== 'ph') return 'not_meant';
  if (state === 'high' && isForExchange) return exchangeReason(outcome, goal);
  if (parameter === 'alkalinityPpm' && isAbove) return isAlkalinityLifted(outcome, range) ? 'chlorine_lifts_alkalinity' : 'base';
  if (parameter === 'cyanuricAcidPpm')
    return state === 'low' && isRaisedByTablets(outcome.situation) ? 'tablets_bring_it' : stabilizerReason(outcome);
  if (parameter === 'freeChlorinePpm' && hasMetals(outcome.situation)) return 'after_metals';
  if (parameter === 'freeChlorinePpm' && outcome.situation.toMinimumOnly) return 'metals_untested';
  if (parameter === 'freeChlorinePpm' && isHeldByLift(outcome)) return 'ph_lift';
  if (parameter === 'ph' && state === 'within_error' && isAbove) return 'test_first';
  return parameter === 'ph' ? phReason(outcome) : null;
}

/** Balance that is not corrected before a shock. */
const AFTER_SHOCK: readonly Steered[] = ['alkalinityPpm', 'hardnessPpm', 'saltPpm', 'boratePpm'];

const OF_START_UP: readonly Steered[] = ['ph', 'alkalinityPpm', 'hardnessPpm', 'saltPpm', 'cyanuricAcidPpm', 'freeChlorinePpm'];
/** The builder's card decides; chlorine that is missing from the shelf is bought all the same. */
export const isLeftToBuilder = ({ situation, shortfall }: Outcome, parameter: Steered): boolean =>
  isNewSurface(situation) && OF_START_UP.includes(parameter) && !(parameter === 'freeChlorinePpm' && shortfall.toBuy.length > 0);

export function reasonFor(outcome: Outcome, goal: Goal, range: Range): Reason {
  const value = outcome.predicted[goal.parameter];
  const isCorrected = goal.state === 'low' || goal.state === 'high';
  if (waitsForSeason(outcome.situation) && ['alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm'].includes(goal.parameter))
    return waitingReason(outcome.situation);
  if (needsShock(outcome.situation) && AFTER_SHOCK.includes(goal.parameter) && value < range.low) return 'shock_first';
  const isWithin = Math.max(range.low - value, value - range.high) < goal.error;
  const isReached = isCorrected && goal.parameter !== 'ph' && isUntestable(goal, value, range);
  if (isReached || (!isCorrected && isWithin)) return 'within_error';
  const own = ownReason(outcome, goal, range);
  if (own !== null) return own;
  if (outcome.schedule.postponed.length > 0) return 'next_test';
  if (outcome.shortfall.toBuy.length > 0) return 'shelf';
  const { situation } = outcome;
  return [...situation.excluded].some((id) => purposeOf(situation, id) === goal.parameter) ? 'skipped' : 'other_value';
}
