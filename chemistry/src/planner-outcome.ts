// Where the plan leads: what is still out of range and why, what is missing from the shelf, the swim-safe clock, the next test.
import { saturationIndexOf, totalsOf } from './equilibrium.ts';
import type { Finding } from './findings.ts';
import { parameterName, parameterUnit } from './measurement.ts';
import { type Goal, type Goals, needsShock } from './planner-goals.ts';
import { STEERED, type Situation, type Steered } from './planner-input.ts';
import { saturationKnown } from './planner-model.ts';
import type { Addition, Portion, Schedule } from './planner-schedule.ts';
import { afterChlorineUse } from './planner-ph.ts';
import { settledPhOf } from './planner-swim.ts';
import { amountText, show } from './planner-words.ts';
import { PRODUCTS } from './products.ts';
import { refillMinutes, retestMinutes } from './safety.ts';
import type { Range } from './target-ranges.ts';
import { isCementitious, targets } from './targets.ts';
import type { Water } from './water.ts';

const DAY_MINUTES = 1440;
/** After the last addition, when a test tells the truth; stabilizer and salt have to wait longer and say so. */
export function retestAfter(additions: readonly Addition[]): number {
  if (additions.length === 0) return DAY_MINUTES;
  const quick = additions.filter((addition) => retestMinutes(addition.portion.productId) <= 240);
  const counted = quick.length > 0 ? quick : additions;
  return counted.reduce((latest, { portion, afterMinutes, amount }) => {
    const settle = portion.productId === 'fill-water' ? refillMinutes(amount) : retestMinutes(portion.productId);
    return Math.max(latest, afterMinutes + settle);
  }, 0);
}

export function slowFindings(additions: readonly Addition[]): Finding[] {
  const ids = new Set(additions.map((addition) => addition.portion.productId));
  const findings: Finding[] = [];
  if (ids.has('cyanuric-acid')) {
    findings.push({
      code: 'retest_cyanuric_acid_later',
      severity: 'info',
      parameter: 'cyanuricAcidPpm',
      text: 'Cyanuric acid takes days to show in a test: do not test it again for 7 days.',
    });
  }
  if (ids.has('salt'))
    findings.push({
      code: 'retest_salt_later',
      severity: 'info',
      parameter: 'saltPpm',
      text: 'Test salt again after 24 hours of circulation.',
    });
  if (ids.has('trichlor')) {
    findings.push({
      code: 'trichlor_is_slow',
      severity: 'watch',
      parameter: 'freeChlorinePpm',
      text: 'Trichlor dissolves over days: test free chlorine before anybody swims, and use liquid chlorine where it is needed today.',
    });
  }
  return findings;
}

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

/** One finding per value that stays out of range and that nothing else explains already. */
export function outcomeFindings(situation: Situation, goals: Goals, predicted: Water, schedule: Schedule, shortfall: Shortfall): Finding[] {
  const findings: Finding[] = [];
  for (const parameter of outOfRange(situation, predicted)) {
    const goal = goals[parameter];
    const range = rangeIn(situation, predicted, parameter) ?? goal.range;
    if (isLeftAlone(goal, predicted[parameter], range) || isTooLittle(goal, predicted[parameter], range)) continue;
    if (parameter === 'ph' && isOnlyLifted(situation, predicted, range)) continue;
    const unit = parameter === 'ph' ? '' : ` ${parameterUnit(parameter)}`;
    const isPh = parameter === 'ph';
    const reason = reasonFor({ situation, goals, predicted, schedule, shortfall }, goal, range);
    findings.push({
      code: 'stays_out_of_range',
      severity: severityOf(goal, predicted[parameter], range),
      parameter,
      text: `${parameterName(parameter)} will be ${show(predicted[parameter], isPh)}${unit}, outside ${show(range.low, true)} to ${show(range.high, true)}${unit}: ${reason}`,
      values: { value: predicted[parameter], low: range.low, high: range.high },
    });
  }
  return [
    ...findings,
    ...buyFindings(situation, shortfall),
    ...postponedFindings(situation, schedule),
    ...saturationFindings(situation, predicted),
  ];
}

/** Less than half the error of the test, on a value that was right before: nobody could tell. Sanitizer is never left to that. */
function isTooLittle(goal: Goal, predicted: number, range: Range): boolean {
  if (goal.state !== 'fine' || goal.parameter === 'freeChlorinePpm' || goal.parameter === 'brominePpm') return false;
  return Math.max(range.low - predicted, predicted - range.high) < goal.error / 2;
}

/** pH above its range only until the chlorine of this plan is used. */
function isOnlyLifted(situation: Situation, predicted: Water, range: Range): boolean {
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
      text: `Chlorine lifts pH to ${show(predicted.ph, true)} for now; as it is used, pH falls back to about ${show(settledPh, true)}.${hasAcid ? '' : ' No acid is needed for that.'}`,
      values: { ph: predicted.ph, settledPh },
    },
  ];
}

/** Out of range on the same side as it was, and already spoken of. */
function isLeftAlone(goal: Goal, predicted: number, range: Range): boolean {
  const isHigh = goal.value > goal.range.high;
  if (isHigh ? predicted <= range.high : predicted >= range.low) return false;
  const worse = isHigh ? predicted - goal.value : goal.value - predicted;
  if (goal.state === 'high_tolerated') return true;
  return goal.state === 'within_error' && Math.abs(worse) <= 0.3 * goal.error;
}

interface Outcome {
  situation: Situation;
  goals: Goals;
  predicted: Water;
  schedule: Schedule;
  shortfall: Shortfall;
}

function phReason({ situation, goals }: Outcome): string | null {
  const isHighAlkalinity = goals.alkalinityPpm.state === 'high_tolerated';
  if (goals.alkalinityPpm.state === 'unknown') return 'it is corrected once alkalinity is measured.';
  if (goals.ph.state === 'low' && isHighAlkalinity) {
    return 'with alkalinity this high a base would make it worse. Let air into the water (fountain, jets, waterfall): that drives carbon dioxide out and pH up. Nobody swims below pH 7.0.';
  }
  return needsShock(situation) && goals.ph.state !== 'low'
    ? 'chlorine raises it for a while; it falls back as the chlorine is used up.'
    : null;
}

function stabilizerReason({ situation, goals, predicted, shortfall }: Outcome): string | null {
  const canBeAdded = situation.candidates.some(({ productId }) => productId === 'cyanuric-acid');
  if (goals.cyanuricAcidPpm.state !== 'low' || !canBeAdded || shortfall.toBuy.some(({ productId }) => productId === 'cyanuric-acid'))
    return null;
  if (needsShock(situation)) return 'it is raised after the shock, because it dissolves over days.';
  return predicted.cyanuricAcidPpm > goals.cyanuricAcidPpm.value + 1
    ? 'more at once would take pH too low as it dissolves; the rest comes after the next test, in a week.'
    : 'it would lower pH further; bring pH up first, then plan again.';
}

/** Of values that only fresh water lowers. */
function exchangeReason({ situation, shortfall }: Outcome): string {
  if (shortfall.drainLimitPercent !== null) {
    return `no more than ${shortfall.drainLimitPercent} % of the water is exchanged at once; test and plan again afterwards.`;
  }
  return situation.excluded.has('fill-water')
    ? 'only fresh water lowers it, and exchanging water was skipped.'
    : 'only fresh water with less of it could bring it down.';
}

/** Reasons that belong to one parameter. */
function ownReason(outcome: Outcome, goal: Goal, range: Range): string | null {
  const { parameter, state } = goal;
  const isAbove = outcome.predicted[parameter] > range.high;
  const isSanitizer = parameter === 'freeChlorinePpm' || parameter === 'brominePpm';
  const isForExchange = parameter === 'cyanuricAcidPpm' || parameter === 'hardnessPpm' || parameter === 'saltPpm';
  if (isSanitizer && isAbove) return 'it falls by itself.';
  if (state === 'high_tolerated') return 'nothing in this plan is meant to lower it.';
  if (state === 'high' && isForExchange) return exchangeReason(outcome);
  if (parameter === 'alkalinityPpm' && isAbove) {
    return 'the base that pH needs brings it. The acid of the next weeks takes it down again.';
  }
  if (parameter === 'cyanuricAcidPpm') return stabilizerReason(outcome);
  return parameter === 'ph' ? phReason(outcome) : null;
}

function reasonFor(outcome: Outcome, goal: Goal, range: Range): string {
  const value = outcome.predicted[goal.parameter];
  const isCorrected = goal.state === 'low' || goal.state === 'high';
  if (!isCorrected && Math.max(range.low - value, value - range.high) < goal.error) {
    return 'the difference is within the error of the test, so it was left alone.';
  }
  const own = ownReason(outcome, goal, range);
  if (own !== null) return own;
  if (outcome.schedule.postponed.length > 0) return 'what is missing comes after the next test.';
  if (outcome.shortfall.toBuy.length > 0) return 'what is on the shelf cannot do it.';
  return 'what would correct it would push another value out of its range; test again after these steps.';
}

function severityOf(goal: Goal, predicted: number, range: Range): Finding['severity'] {
  if (goal.state === 'low' || goal.state === 'high') return 'act';
  return Math.max(range.low - predicted, predicted - range.high) > goal.error ? 'watch' : 'info';
}

function buyFindings(situation: Situation, shortfall: Shortfall): Finding[] {
  if (shortfall.toBuy.length === 0) return [];
  const names = shortfall.toBuy.map((portion) => {
    const product = PRODUCTS[portion.productId];
    return `${product.name.toLowerCase()} (about ${amountText(situation, portion)})`;
  });
  return [
    { code: 'shelf_cannot', severity: 'act', text: `The shelf cannot bring everything into range. What would: ${names.join(', ')}.` },
  ];
}

function postponedFindings(situation: Situation, schedule: Schedule): Finding[] {
  return schedule.postponed.map((portion) => ({
    code: 'continue_after_retest',
    severity: 'act',
    text: `${PRODUCTS[portion.productId].name}: ${amountText(situation, portion)} more would be needed. That is too much for one plan: test after these steps and plan again.`,
  }));
}

function saturationFindings(situation: Situation, predicted: Water): Finding[] {
  if (!saturationKnown(situation)) return [];
  // as it will be for long: fresh chlorine lifts it only for a day
  const settled = afterChlorineUse(situation, predicted);
  const index = saturationIndexOf(totalsOf(settled), settled.ph).saturationIndex;
  const { low, high } = situation.targets.saturationIndex;
  if (index === null || (index >= low - 0.005 && index <= high + 0.005)) return [];
  const text =
    index < low
      ? `The saturation index (the balance between corrosion and scale) will be ${show(index, true)}, below ${low}: the water can ${isCementitious(situation.pool.surface) ? 'dissolve calcium from plaster and grout, and attack metal' : 'attack metal parts such as the heater'} over time. Keep pH and hardness in the upper half of their ranges.`
      : `The saturation index (the balance between corrosion and scale) will be ${show(index, true)}, above ${high}: limescale can form, first in the heater and the salt cell. Keep pH in the lower half of its range.`;
  return [
    { code: index < low ? 'saturation_low' : 'saturation_high', severity: 'watch', text, values: { saturationIndex: index, low, high } },
  ];
}
