// One verdict for each measured value: in range, nearly, out; leave it, act, test again, and why. The headline, the tiles, the plan, its
// notes, the coach, the symptom pages and the mails put it into words, so that no two of them can disagree (docs/decisions/033-one-judge.md).
import { isUnlikely } from '../../measuring/measurement.ts';
import type { Method } from '../../pool.ts';
import { METAL_HIGH_PPM } from '../../swim/swim-limits.ts';
import { countsForHours } from '../../swim/test-age.ts';
import { SHOCK_COMBINED_PPM } from '../../targets/care-limits.ts';
import { parameterRange, sideOf } from '../../targets/parameter-range.ts';
import type { Range } from '../../targets/target-ranges.ts';
import { type Parameter, PARAMETERS } from '../../water.ts';
import { type Goal, type Goals, isPhUntestable, needsShock, stateIfExact } from '../goals.ts';
import { type Situation, STEERED, type Steered } from '../input.ts';
import type { PlanInput } from '../plan-shape.ts';
import type { Again, Call, CallReason, Standing, Verdict } from './verdict.ts';

const EXACT: readonly Method[] = ['drops', 'photometer'];
const TINY = 1e-6;
const BARE: Partial<Record<Goal['state'], Call>> = { low: 'act', high: 'act' };

const isSteered = (parameter: Parameter): parameter is Steered => (STEERED as readonly Parameter[]).includes(parameter);

function standingOf(value: number, range: Range | undefined, error: number): Standing {
  if (range === undefined) return 'no_range';
  const side = sideOf(value, range);
  if (side === 'low') return range.low - value < 0.999 * error ? 'nearly_low' : 'low';
  if (side === 'high') return value - range.high < 0.999 * error ? 'nearly_high' : 'high';
  return 'in_range';
}

type Answer = Pick<Verdict, 'call' | 'because' | 'again'>;
const again = (because: CallReason, how: Again): Answer => ({ call: 'test_again', because, again: how });

/** Asked once: two tests that agree are believed, and what is still within their error is left alone. */
function withinError(situation: Situation, goal: Goal): Answer {
  if (situation.repeated[goal.parameter] || BARE[stateIfExact(situation, goal)] !== 'act') return { call: 'leave' };
  return again('error', EXACT.includes(situation.methods?.[goal.parameter] ?? 'drops') ? 'tomorrow' : 'with_drops');
}

function combinedCall(situation: Situation): Answer {
  const { water, repeated, methods, targets: set, isAfterMonopersulfate } = situation;
  if (set.freeChlorine === null || water.combinedChlorinePpm <= SHOCK_COMBINED_PPM + TINY) return { call: 'leave' };
  if (needsShock(situation)) return { call: 'act' };
  if (isAfterMonopersulfate) return again('doubt', 'tomorrow');
  if (repeated.combinedChlorinePpm) return { call: 'leave' };
  return again('error', EXACT.includes(methods?.combinedChlorinePpm ?? 'drops') ? 'tomorrow' : 'with_drops');
}

function steeredCall(situation: Situation, goals: Goals, parameter: Steered): Answer {
  const goal = goals[parameter];
  const { bounds, agesHours, pool, measured } = situation;
  if (goal.state === 'unknown') {
    const isOld = (agesHours?.[parameter] ?? 0) > countsForHours(parameter, pool, measured);
    return isOld ? again('age', 'now') : again('doubt', 'with_drops');
  }
  if (parameter === 'combinedChlorinePpm') return combinedCall(situation);
  if (parameter === 'ph' && goal.state === 'high_tolerated' && isPhUntestable(situation)) return again('chlorine', 'below_chlorine');
  if (goal.state === 'within_error') return withinError(situation, goal);
  const isOpenEnd =
    bounds[parameter] !== undefined && goal.state === 'fine' && (goal.value < goal.range.low || goal.value > goal.range.high);
  return isOpenEnd ? again('scale_end', 'now') : { call: BARE[goal.state] ?? 'leave' };
}

function otherCall(parameter: Parameter, value: number, isConfirmed: boolean): Answer {
  if (isUnlikely(parameter, value) && !isConfirmed) return again('doubt', 'now');
  const isMetal = parameter === 'copperPpm' || parameter === 'ironPpm';
  return { call: isMetal && value > METAL_HIGH_PPM ? 'act' : 'leave' };
}

/**
 * The verdicts of a situation, in the order of testing. Only what was measured has one. `situation`: the water as a test could tell it, on which
 * everything is decided; `exact`: as it was typed.
 */
export function verdictsOf(situation: Situation, goals: Goals, exact: Situation = situation): Verdict[] {
  return PARAMETERS.flatMap((parameter): Verdict[] => {
    const value = situation.measured[parameter];
    if (value === undefined) return [];
    const range = parameterRange(situation.targets, situation.pool, parameter);
    // what is corrected whatever its test's error, such as sanitizer below its minimum, is out
    const error = isSteered(parameter) && BARE[goals[parameter].state] !== 'act' ? situation.errors[parameter] : 0;
    const isDoubted = situation.doubts.some((doubt) => doubt.parameter === parameter);
    const answer = isSteered(parameter)
      ? steeredCall(situation, goals, parameter)
      : otherCall(parameter, value, situation.confirmed[parameter] === true);
    const standing = standingOf(value, range, error);
    return [
      { parameter, value: exact.measured[parameter] ?? value, ...range, standing, ...(isDoubted ? again('doubt', 'with_drops') : answer) },
    ];
  });
}
/** Values that exclude each other: both are tested again. */
export function contradictedVerdicts(input: PlanInput): Verdict[] {
  return PARAMETERS.flatMap((parameter): Verdict[] => {
    const value = input.water[parameter];
    if (value === undefined) return [];
    const isIn = parameter === 'ph' || parameter === 'alkalinityPpm';
    return [{ parameter, value, standing: 'no_range', ...(isIn ? again('contradiction', 'now') : { call: 'leave' }) }];
  });
}
