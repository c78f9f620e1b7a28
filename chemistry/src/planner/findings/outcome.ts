// Where the plan leads: what is still out of range and why, what is missing from the shelf, the swim-safe clock.
import type { Finding } from '../../findings.ts';
import { unitAfter } from '../../sentences/parameter-names.ts';
import { isLeftToCell } from '../equipped.ts';
import { type Goal, type Goals, needsShock } from '../goals.ts';
import { isMuchExchanged } from '../optimizer/solve.ts';
import { isLeftToBuilder, isSanitizer, isUntestable, type Outcome, type Reason, reasonFor, type Shortfall } from './outcome-reasons.ts';
import { phWaitsForOpening } from '../season.ts';
import { STEERED, type Situation, type Steered } from '../input.ts';
import { saturationFindings } from './saturation-findings.ts';
import type { Schedule } from '../schedule.ts';
import { isLiftedByShock, settledPhOf } from '../swim.ts';
import { amountOf, rangeOf } from '../numbers.ts';
import { findingSentence } from '../plan-sentences.ts';
import { purposeOf } from '../purpose.ts';
import { shown, together } from '../../sentences/sentences.ts';
import type { Range } from '../../targets/target-ranges.ts';
import { targets } from '../../targets/targets.ts';
import type { Water } from '../../water.ts';

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
  test_first: 'info',
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
