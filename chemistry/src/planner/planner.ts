// From a measured water to the ordered steps that bring it into range, with the least cost and the fewest side effects.
import { ChemistryError, type Finding } from '../findings.ts';
import { isUnlikely } from '../measuring/measurement.ts';
import { findingsOf, inOrder, inRangeFinding } from './findings/all-findings.ts';
import { bestSchedule, type Made } from './best-schedule.ts';
import { careFindings } from './findings/care.ts';
import { doubtFindings } from './findings/doubt-findings.ts';
import { missingFindings, openEndFindings } from './findings/findings.ts';
import { type Goals, goalsOf } from './goals.ts';
import { asReadable, type Situation, situationOf } from './input.ts';
import type { Plan, PlanInput } from './plan-shape.ts';
import { findingSentence } from './plan-sentences.ts';
import { costOf, stepOf } from './plan-steps.ts';
import { poolFindings } from './findings/pool-findings.ts';
import { asPromised } from './judging/promise.ts';
import { roughWarning } from './findings/rough.ts';
import { type Addition, isRefilledFirst, type Portion, type Schedule, waterOfAll } from './schedule.ts';
import { missingFromShelf, shoppingOf } from './shopping.ts';
import { isForFreshWater, refilled, refreshed } from './stages.ts';
import { swimBlock, type SwimBlock, swimClock, swimStateOf } from './swim.ts';
import type { Verdict } from './judging/verdict.ts';
import { contradictedVerdicts, verdictsOf } from './judging/verdicts.ts';
import { retestAfter, timesOf } from './when.ts';
import { whyNotOf } from './why-not.ts';
import type { Sanitizer } from '../pool.ts';
import type { SwimState } from '../swim/swim-state.ts';
import { targetFindings } from '../targets/targets.ts';
import type { Targets } from '../targets/target-ranges.ts';
import { completeWater, type Water } from '../water.ts';

export {
  type Plan,
  type PlanInput,
  type PlanStep,
  type ShelfItem,
  type ShoppingItem,
  STEP_TIMES,
  type StepTime,
  type WhyNot,
} from './plan-shape.ts';

/** Nothing can be computed: say what to test. */
function emptyPlan(
  predicted: Water | null,
  verdicts: Verdict[],
  findings: Finding[],
  { set, because, swim, sanitizer }: { set: Targets; because: SwimBlock; swim: SwimState; sanitizer: Sanitizer | undefined },
): Plan {
  return {
    steps: [],
    predicted,
    verdicts,
    swimSafeAt: null,
    ...because,
    retestAfterMinutes: 0,
    findings: inOrder(findings),
    swim: asPromised(swim, { sanitizer, verdicts, steps: [], shopping: [], findings }),
    targets: set,
  };
}

/** Where nothing is added the water stays as it is; null: pH or alkalinity is unknown. */
function asItIs({ water }: PlanInput): Water | null {
  const { ph, alkalinityPpm } = water;
  if (ph === undefined || alkalinityPpm === undefined) return null;
  const { copperPpm: _copper, ironPpm: _iron, phosphatePpb: _phosphate, orpMv: _orp, ...rest } = water;
  return completeWater({ ...rest, ph, alkalinityPpm });
}

/** If readings contradict each other, pH is unknown. */
function contradictory(swim: SwimState): SwimState {
  if (swim.state === 'stay_out') return swim;
  const [why, action] = [findingSentence('findings_readings_contradict_each_other'), findingSentence('findings_test_these_again')];
  return {
    state: 'treat_today',
    because: ['measure_ph', 'measure_alkalinity'],
    isKnown: false,
    why: [why.text],
    action: action.text,
    messages: { why: [why.messages], action: action.messages },
  };
}

/** What a hot tub that is refilled first needs depends on its fresh water. */
function toBuyFor(read: Situation, goals: Goals, { additions }: Schedule, outcome: Water): Portion[] {
  if (!isRefilledFirst(read, additions)) return missingFromShelf(read, goals, outcome, additions);
  const fresh = refilled(read, additions);
  const missing = missingFromShelf(fresh, goalsOf(fresh), outcome, additions);
  return missing.filter(({ productId }) => isForFreshWater(read, productId));
}

/** The exchange of water counts first, as everywhere. Acid given before it may be more than soft tap water holds: then as the steps go. */
function predictionOf(situation: Situation, additions: readonly Addition[], outcome: Water): Water {
  try {
    return waterOfAll(situation, additions);
  } catch (error) {
    if (error instanceof ChemistryError) return outcome;
    throw error;
  }
}

/** Measured, if perhaps too long ago to decide anything. */
const isThere = ({ known, measured }: Situation, name: 'ph' | 'alkalinityPpm'): boolean =>
  known.has(name) || (measured[name] !== undefined && !isUnlikely(name, measured[name]));

/** What is too old to decide anything is no part of the plan, and nothing in it changes that value. */
function asMeasured({ known, measured }: Situation, predicted: Water): Water {
  const old = (['freeChlorinePpm', 'brominePpm', 'ph', 'alkalinityPpm'] as const).flatMap((name) => {
    const value = measured[name];
    return known.has(name) || value === undefined ? [] : [[name, value]];
  });
  return { ...predicted, ...Object.fromEntries(old) };
}

/** Nothing that decides was measured. */
function unmeasured(input: PlanInput, situation: Situation, goals: Goals, asked: readonly Finding[]): Plan {
  const { swimSafeAt: _never, ...because } = swimClock(situation, [], situation.water, input.at);
  const findings = [...asked, ...poolFindings(situation, goals, [])];
  const swim = swimStateOf(situation, input.at);
  return emptyPlan(asItIs(input), verdictsOf(situation, goals), findings, {
    set: situation.targets,
    because,
    swim,
    sanitizer: situation.sanitizer,
  });
}

/**
 * The plan for a measured water. Values that were not measured, or that look like typing errors, are asked for and never dosed towards;
 * values within the error of their test are left alone. Throws ChemistryError for impossible input only.
 */
export function plan(input: PlanInput): Plan {
  const situation = situationOf(input);
  if ('contradiction' in situation) {
    const because = swimBlock([findingSentence('findings_readings_contradict_each_other')]);
    const findings = [...doubtFindings(input.doubts ?? []), ...situation.findings, situation.contradiction];
    return emptyPlan(null, contradictedVerdicts(input), findings, {
      set: situation.targets,
      because,
      swim: contradictory(situation.swim),
      sanitizer: input.pool.sanitizer,
    });
  }
  const rounded = situationOf(asReadable(input));
  const read = 'contradiction' in rounded ? situation : rounded;
  const goals = goalsOf(read);
  const asked = [
    ...doubtFindings(situation.doubts),
    ...situation.findings,
    ...openEndFindings(situation),
    ...missingFindings(situation, goals),
  ];
  const surface = targetFindings(input.pool, situation.targets);
  if (situation.known.size === 0) return unmeasured(input, situation, goals, [...asked, ...surface]);
  return planned(input, read, situation, bestSchedule(read, situation, goals), { asked, surface });
}

/** The verdict on each measured value, for values that someone tells or asks about. Same input and errors as plan(). */
export const judge = (input: PlanInput): Verdict[] => plan(input).verdicts;

/** Steps, findings and clocks of what was scheduled. */
function planned(
  input: PlanInput,
  read: Situation,
  situation: Situation,
  made: Made,
  { asked, surface }: { asked: readonly Finding[]; surface: readonly Finding[] },
): Plan {
  const { goals, schedule, outcome } = made;
  const { additions } = schedule;
  const times = timesOf(read, additions);
  const [told, toldExact] = isRefilledFirst(read, additions) ? [refreshed(read), refreshed(situation)] : [read, situation];
  const steps = additions.map((addition, index) =>
    stepOf(toldExact, goals, addition, additions, times[index] ?? 'today', roughWarning(told, goals, addition, additions)),
  );
  const predicted = predictionOf(situation, additions, outcome);
  const toBuy = toBuyFor(read, goals, schedule, outcome);
  const verdicts = verdictsOf(read, goals, situation);
  const shopping = shoppingOf(told, goals, schedule, predicted, toBuy);
  const said = [...asked, ...careFindings(told, goals, additions), ...findingsOf(told, made, toBuy, verdicts), ...surface];
  const findings = inOrder([...inRangeFinding(additions, said), ...said], steps);
  const held = { sanitizer: situation.sanitizer, verdicts, steps, shopping, findings };
  return {
    steps,
    predicted: isThere(situation, 'ph') && isThere(situation, 'alkalinityPpm') ? asMeasured(situation, predicted) : null,
    ...swimClock(toldExact, additions, outcome, input.at),
    retestAfterMinutes: retestAfter(additions),
    findings,
    swim: asPromised(swimStateOf(situation, input.at), held),
    verdicts,
    cost: costOf(additions),
    whyNot: whyNotOf(input, { situation: told, goals, schedule, outcome, verdicts }),
    shopping,
    targets: situation.targets,
  };
}
