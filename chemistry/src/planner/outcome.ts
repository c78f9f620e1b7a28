// Where the plan leads: what is still out of range and why, what is missing from the shelf, the swim-safe clock.
import type { FINDING_SENTENCES } from '../sentences/finding-sentences.ts';
import type { Finding } from '../findings.ts';
import { unitAfter } from '../sentences/parameter-names.ts';
import { isLeftToCell } from './equipped.ts';
import { type Goal, type Goals, hasMetals, isRaisedByTablets, needsShock, STABILIZER_AFTER_EXCHANGE_PPM } from './goals.ts';
import { isMuchExchanged } from './optimizer/solve.ts';
import { isNewSurface, phWaitsForOpening, waitsForSeason } from './season.ts';
import { STEERED, type Situation, type Steered } from './input.ts';
import { saturationFindings } from './saturation-findings.ts';
import type { Portion, Schedule } from './schedule.ts';
import { isLiftedByShock, settledPhOf } from './swim.ts';
import { afterChlorineUse } from './ph.ts';
import { amountOf, rangeOf } from './numbers.ts';
import { findingSentence } from './plan-sentences.ts';
import { purposeOf } from './purpose.ts';
import { isChlorine } from '../safety.ts';
import { shown, together } from '../sentences/sentences.ts';
import type { Range } from '../targets/target-ranges.ts';
import { targets } from '../targets/targets.ts';
import type { Water } from '../water.ts';

const TINY = 1e-6;
function rangeIn(situation: Situation, predicted: Water, parameter: Steered) {
  const set = targets(situation.pool, Math.max(0, predicted.cyanuricAcidPpm), situation.overrides);
  if (parameter === 'combinedChlorinePpm') return null;
  if (parameter !== 'freeChlorinePpm') return set[parameter];
  if (!set.freeChlorine) return null;
  return needsShock(situation)
    ? { low: set.freeChlorine.targetLowPpm, high: set.freeChlorine.shockPpm }
    : { low: set.freeChlorine.targetLowPpm, high: set.freeChlorine.targetHighPpm };
}

/** Everything measured that the plan does not bring into its range, with the reason. Empty for a plan that reaches all. */
export function outOfRange(situation: Situation, predicted: Water): Steered[] {
  return STEERED.filter((name) => {
    const range = situation.known.has(name) ? rangeIn(situation, predicted, name) : null;
    return range !== null && (predicted[name] < range.low - TINY || predicted[name] > range.high + TINY);
  });
}

export interface Shortfall {
  /** what a full shop would add that the shelf does not have */
  toBuy: readonly Portion[];
  drainLimitPercent: number | null;
}

/** Left alone on purpose, or another finding says why. */
function isExplained({ situation, goals, predicted, schedule }: Outcome, parameter: Steered): boolean {
  const goal = goals[parameter];
  const range = rangeIn(situation, predicted, parameter) ?? goal.range;
  if (isLeftAlone(situation, goal, predicted[parameter], range) || isTooLittle(goal, predicted[parameter], range)) return true;
  if (parameter === 'freeChlorinePpm' && isLeftToCell(situation)) return true;
  // what fresh water brings from a tap that was not tested, or much of it from any tap, a test after the refill says
  const isExchanged = schedule.additions.some(({ portion }) => portion.productId === 'fill-water');
  const isTapAssumed = isExchanged && (!situation.fillWaterGiven || isMuchExchanged(situation, goals));
  if (isTapAssumed && !isSanitizer(goal) && goal.state !== 'high') return true;
  return parameter === 'ph' && isOnlyLifted(situation, predicted, range);
}

function stayingFinding(outcome: Outcome, parameter: Steered): Finding[] {
  const { situation, goals, predicted, shortfall } = outcome;
  const goal = goals[parameter];
  const range = rangeIn(situation, predicted, parameter) ?? goal.range;
  const numbers = {
    parameter,
    value: shown(predicted[parameter], parameter === 'ph'),
    ...rangeOf(range, parameter === 'ph'),
    unit: unitAfter(parameter),
  };
  if (numbers.value >= numbers.low && numbers.value <= numbers.high) return [];
  const why = reasonFor(outcome, goal, range);
  // what is still to come has a finding of its own
  if (why === 'next_test' && outcome.schedule.postponed.some(({ productId }) => purposeOf(situation, productId) === parameter)) return [];
  const reason = findingSentence(`findings_reason_${why}`, {
    percent: shortfall.drainLimitPercent ?? 0,
    settledPh: shown(settledPhOf(situation, predicted), true),
  });
  const finding: Finding = {
    code: 'stays_out_of_range',
    severity: NOTHING_TO_DO[why] ?? severityOf(goal, predicted[parameter], range),
    parameter,
    ...together(findingSentence('findings_stays_out_of_range', numbers), reason),
    values: { value: predicted[parameter], low: range.low, high: range.high },
  };
  return [finding];
}

/** One finding per value that stays out of range and that nothing else explains already. */
export function outcomeFindings(situation: Situation, goals: Goals, predicted: Water, schedule: Schedule, shortfall: Shortfall): Finding[] {
  const outcome: Outcome = { situation, goals, predicted, schedule, shortfall };
  const open = outOfRange(situation, predicted).filter((name) => !isExplained(outcome, name));
  const forBuilder = open.filter((name) => isLeftToBuilder(outcome, name));
  return [
    ...open.filter((name) => !forBuilder.includes(name)).flatMap((name) => stayingFinding(outcome, name)),
    ...builderFindings(forBuilder, predicted),
    ...buyFindings(situation, shortfall),
    ...postponedFindings(situation, schedule),
    ...saturationFindings(situation, predicted),
  ];
}

/** Everything that the builder's card decides, in one note. */
function builderFindings([first, ...others]: readonly Steered[], predicted: Water): Finding[] {
  if (first === undefined) return [];
  const changes = [first, ...others].map((parameter) =>
    findingSentence('findings_will_be', { parameter, value: shown(predicted[parameter], parameter === 'ph'), unit: unitAfter(parameter) }),
  );
  return [{ code: 'left_to_builder', severity: 'info', parameter: first, ...findingSentence('findings_left_to_builder', { changes }) }];
}

/** Another finding says what decides, or nothing has to be done. */
const NOTHING_TO_DO: Partial<Record<Reason, Finding['severity']>> = {
  chlorine_lifts_alkalinity: 'info',
  season: 'info',
  cold: 'info',
  within_error: 'info',
  shelf: 'watch',
  shock_first: 'watch',
  after_metals: 'watch',
  metals_untested: 'watch',
  low_enough: 'watch',
  ph_lift: 'watch',
  chlorine_lifts: 'watch',
  soda_lifts: 'watch',
  tablets_bring_it: 'info',
};

const isSanitizer = ({ parameter }: Goal) => parameter === 'freeChlorinePpm' || parameter === 'brominePpm';
/** Less than half the error of the test, which could not show it. Sanitizer is never left to that. */
const isUntestable = (goal: Goal, predicted: number, range: Range) =>
  !isSanitizer(goal) && Math.max(range.low - predicted, predicted - range.high) < goal.error / 2;

/** On a value that was right before it needs no word. */
const isTooLittle = (goal: Goal, predicted: number, range: Range): boolean => goal.state === 'fine' && isUntestable(goal, predicted, range);

/** pH above its range only until the chlorine of this plan is used. */
function isOnlyLifted(situation: Situation, predicted: Water, range: Range): boolean {
  // the next day a test of pH still reads too high
  if (isLiftedByShock(situation, predicted)) return false;
  const settledPh = settledPhOf(situation, predicted);
  return predicted.ph > range.high && settledPh < predicted.ph - 0.01 && settledPh <= range.high + situation.errors.ph / 2;
}

export function liftFindings(situation: Situation, goals: Goals, predicted: Water, hasAcid: boolean): Finding[] {
  if (goals.ph.state === 'unknown' || !isOnlyLifted(situation, predicted, goals.ph.range)) return [];
  const settledPh = settledPhOf(situation, predicted);
  return [
    {
      code: 'ph_lifted_by_chlorine',
      severity: 'info',
      parameter: 'ph',
      ...together(
        findingSentence('findings_ph_lifted_by_chlorine', { ph: shown(predicted.ph, true), settledPh: shown(settledPh, true) }),
        hasAcid ? null : findingSentence('findings_no_acid_for_that'),
      ),
      values: { ph: predicted.ph, settledPh },
    },
  ];
}

/** Out of range on the same side as it was, and already spoken of. */
function isLeftAlone(situation: Situation, goal: Goal, predicted: number, range: Range): boolean {
  const isHigh = goal.value > goal.range.high;
  if (isHigh ? predicted <= range.high : predicted >= range.low) return false;
  const worse = isHigh ? predicted - goal.value : goal.value - predicted;
  if (goal.state === 'high_tolerated') return goal.parameter !== 'ph' || phWaitsForOpening(situation);
  return goal.state === 'within_error' && Math.abs(worse) <= 0.3 * goal.error;
}

interface Outcome {
  situation: Situation;
  goals: Goals;
  predicted: Water;
  schedule: Schedule;
  shortfall: Shortfall;
}

/** Why a value stays out of its range; each is a sentence of its own. */
type Reason = keyof typeof FINDING_SENTENCES extends infer Code ? (Code extends `findings_reason_${infer Name}` ? Name : never) : never;

/** Baking soda is not held back for the little that it raises pH. */
const isLiftedBySoda = ({ goals, predicted, schedule }: Outcome) =>
  goals.ph.state !== 'high' &&
  predicted.ph > goals.ph.range.high &&
  schedule.additions.some(({ portion }) => portion.productId === 'baking-soda');

function phReason(outcome: Outcome): Reason | null {
  const { situation, goals } = outcome;
  const isHighAlkalinity = goals.alkalinityPpm.state === 'high_tolerated';
  if (goals.alkalinityPpm.state === 'unknown') return 'alkalinity_unknown';
  if (goals.ph.value < goals.ph.range.low && (isHighAlkalinity || goals.alkalinityPpm.value >= goals.alkalinityPpm.range.high)) {
    return 'aerate';
  }
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
  return parameter === 'ph' ? phReason(outcome) : null;
}

/** Balance that is not corrected before a shock. */
const AFTER_SHOCK: readonly Steered[] = ['alkalinityPpm', 'hardnessPpm', 'saltPpm', 'boratePpm'];

const OF_START_UP: readonly Steered[] = ['ph', 'alkalinityPpm', 'hardnessPpm', 'saltPpm', 'cyanuricAcidPpm', 'freeChlorinePpm'];
/** The builder's card decides; chlorine that is missing from the shelf is bought all the same. */
const isLeftToBuilder = ({ situation, shortfall }: Outcome, parameter: Steered): boolean =>
  isNewSurface(situation) && OF_START_UP.includes(parameter) && !(parameter === 'freeChlorinePpm' && shortfall.toBuy.length > 0);

function reasonFor(outcome: Outcome, goal: Goal, range: Range): Reason {
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

function severityOf(goal: Goal, predicted: number, range: Range): Finding['severity'] {
  if (goal.state === 'low' || goal.state === 'high') return 'act';
  return Math.max(range.low - predicted, predicted - range.high) > goal.error ? 'watch' : 'info';
}

function buyFindings(situation: Situation, shortfall: Shortfall): Finding[] {
  if (shortfall.toBuy.length === 0) return [];
  const products = shortfall.toBuy.map((portion) =>
    findingSentence('findings_product_about', { product: portion.productId, amount: amountOf(situation, portion) }),
  );
  const usd = shortfall.toBuy.reduce((sum, { usdPerUnit, amount }) => sum + (usdPerUnit * amount) / 1000, 0);
  const cost = Math.max(1, Math.round(usd));
  return [
    { code: 'shelf_cannot', severity: 'act', ...findingSentence('findings_shelf_cannot', { products, cost }), values: { costUsd: cost } },
  ];
}

function postponedFindings(situation: Situation, schedule: Schedule): Finding[] {
  return schedule.postponed.map((portion) => {
    const spoken = findingSentence('findings_continue_after_retest', { product: portion.productId, amount: amountOf(situation, portion) });
    const parameter = purposeOf(situation, portion.productId);
    return { code: 'continue_after_retest', severity: 'act', ...(parameter && { parameter }), ...spoken };
  });
}
