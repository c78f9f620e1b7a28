// From a measured water to the ordered steps that bring it into range, with the least cost and the fewest side effects.
import { ChemistryError, type Finding } from '../findings.ts';
import { type Goals, goalsOf } from './goals.ts';
import type { Cost, Plan, PlanInput, PlanStep, StepTime } from './plan-shape.ts';
import { type Situation, asReadable, situationOf } from './input.ts';
import { assumptionFindings, leftAloneFindings, missingFindings, openEndFindings } from './findings.ts';
import { roughFindings, roughWarning } from './rough.ts';
import { careFindings } from './care.ts';
import { episodeFindings, poolFindings } from './pool-findings.ts';
import { liftFindings, outcomeFindings, type Shortfall } from './outcome.ts';
import { type Addition, isRefilledFirst, type Portion, type Schedule, waterOfAll } from './schedule.ts';
import { missingFromShelf, shoppingOf } from './shopping.ts';
import { mostDrainFraction } from './optimizer/solve.ts';
import { findingSentence } from './plan-sentences.ts';
import { isForFreshWater, refilled, refreshed, stagedSchedule } from './stages.ts';
import { arithmeticOf } from './sums.ts';
import { retestAfter, slowFindings, freeChlorinePerPpmUsd, timesOf } from './when.ts';
import { whyNotOf } from './why-not.ts';
import { warningsOf, whyStep } from './step-sentences.ts';
import { PRODUCTS } from '../products/products.ts';
import { isAcid } from '../safety.ts';
import type { Sentence } from '../sentences/message.ts';
import { messagesOf, shown, textsOf } from '../sentences/sentences.ts';
import { swimBlock, type SwimBlock, swimCheckOf, swimClock, swimStateOf } from './swim.ts';
import type { SwimState } from '../swim/swim-state.ts';
import { isSpa, targetFindings } from '../targets/targets.ts';
import type { Targets } from '../targets/target-ranges.ts';
import type { Water } from '../water.ts';

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

function stepOf(
  situation: Situation,
  goals: Goals,
  addition: Addition,
  all: readonly Addition[],
  when: StepTime,
  rough: Sentence[],
): PlanStep {
  const { portion, amount, before, after, afterMinutes } = addition;
  const { productId, strengthPercent } = portion;
  const form = PRODUCTS[productId].form;
  const predicted = all.at(-1)?.after ?? after;
  const parts = all.filter((other) => other.portion === portion).length;
  const amounts =
    form === 'water'
      ? { amountL: amount, fillWater: { ...situation.fillWater } }
      : { strengthPercent, ...(form === 'liquid' ? { amountMl: amount } : { amountG: amount }) };
  const others = [...new Set(all.map((other) => other.portion.productId))];
  const why = whyStep(situation, goals, addition, predicted);
  const warnings = [...rough, ...warningsOf(situation, addition, others)];
  const arithmetic = arithmeticOf(situation, addition, parts);
  const perPpm = freeChlorinePerPpmUsd(situation.pool.volumeL, portion);
  return {
    productId,
    ...amounts,
    afterMinutes,
    why: why.text,
    warnings: textsOf(warnings),
    arithmetic: textsOf(arithmetic),
    messages: { why: why.messages, warnings: messagesOf(warnings), arithmetic: messagesOf(arithmetic) },
    costUsd: cents(usdOf(addition)),
    when,
    ...(perPpm !== undefined && { freeChlorinePerPpmUsd: perPpm }),
    before,
    after,
    swimBlocked: swimCheckOf(situation, after).against.length > 0,
  };
}

const usdOf = ({ portion, amount }: Addition): number => portion.usdPerUnit * (portion.productId === 'fill-water' ? amount : amount / 1000);
const cents = (usd: number) => Math.round(100 * usd) / 100;

/** Chemicals and water are paid to different people. */
function costOf(additions: readonly Addition[]): Cost {
  const sum = (isWater: boolean) =>
    cents(additions.reduce((usd, addition) => usd + ((addition.portion.productId === 'fill-water') === isWater ? usdOf(addition) : 0), 0));
  return { chemicalsUsd: sum(false), waterUsd: sum(true) };
}

/** Danger, what to buy, what to do or test, the rest. */
const RANK = { danger: 0, act: 2, ask: 2, watch: 3, info: 4 } as const;
const rankOf = ({ code, severity }: Finding) => (code === 'shelf_cannot' ? 1 : RANK[severity]);
const inOrder = (findings: readonly Finding[]): Finding[] => findings.toSorted((a, b) => rankOf(a) - rankOf(b));

/** Nothing can be computed: say what to test. */
function emptyPlan(findings: Finding[], set: Targets, because: SwimBlock, swim: SwimState): Plan {
  return {
    steps: [],
    predicted: null,
    swimSafeAt: null,
    ...because,
    retestAfterMinutes: 0,
    findings: inOrder(findings),
    swim,
    targets: set,
  };
}

const spaDrain = (): Finding => ({
  code: 'drain_with_care',
  severity: 'watch',
  ...findingSentence('findings_drain_spa'),
});
function drainFindings(situation: Situation, drains: boolean): Finding[] {
  if (!drains) return [];
  if (isSpa(situation.pool)) return [spaDrain()];
  const { surface } = situation.pool;
  const isLight = surface === 'vinyl' || surface === 'fiberglass' || surface === undefined;
  const spoken = findingSentence(isLight ? 'findings_drain_light_shell' : 'findings_drain_heavy_shell');
  return [{ code: 'drain_with_care', severity: 'danger', ...spoken }];
}

function inRangeFinding(additions: readonly Addition[], findings: readonly Finding[]): Finding[] {
  const isFine = additions.length === 0 && findings.every(({ severity }) => severity === 'info');
  return isFine ? [{ code: 'in_range', severity: 'info', ...findingSentence('findings_in_range') }] : [];
}

/** The limit of one exchange, where it held the plan back. */
function drainLimitPercent(situation: Situation, additions: readonly Addition[]): number | null {
  const drain = additions.find(({ portion }) => portion.productId === 'fill-water');
  const limit = mostDrainFraction(situation);
  return drain && limit < 1 && drain.amount >= 0.96 * limit * situation.pool.volumeL ? Math.round(100 * limit) : null;
}

const usesAcid = (additions: readonly Addition[]) => additions.some(({ portion }) => isAcid(portion.productId));

/** A correction of pH that needs no product of its own, worth a word. */
function sideEffectFindings(situation: Situation, goals: Goals, additions: readonly Addition[], predicted: Water): Finding[] {
  if (isRefilledFirst(situation, additions) || goals.ph.state !== 'high' || usesAcid(additions) || predicted.ph > goals.ph.range.high)
    return [];
  return [
    {
      code: 'ph_corrected_by_others',
      severity: 'info',
      parameter: 'ph',
      ...findingSentence('findings_ph_corrected_by_others', { from: shown(situation.water.ph, true), to: shown(predicted.ph, true) }),
    },
  ];
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

/** Everything to say about a plan, the urgent first. */
function findingsOf(situation: Situation, goals: Goals, schedule: Schedule, predicted: Water, toBuy: readonly Portion[]): Finding[] {
  const { additions } = schedule;
  const drains = additions.some(({ portion }) => portion.productId === 'fill-water');
  const shortfall: Shortfall = { toBuy, drainLimitPercent: drainLimitPercent(situation, additions) };
  return [
    ...episodeFindings(situation, goals, predicted),
    ...leftAloneFindings(situation, goals, predicted, usesAcid(additions)),
    ...poolFindings(situation, goals, additions),
    ...sideEffectFindings(situation, goals, additions, predicted),
    ...liftFindings(situation, goals, predicted, usesAcid(additions)),
    ...outcomeFindings(situation, goals, predicted, schedule, shortfall),
    ...roughFindings(situation, goals, additions),
    ...drainFindings(situation, drains),
    ...slowFindings(additions),
    ...assumptionFindings(situation, drains),
  ];
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

/** What is too old to decide anything is no part of the plan, and nothing in it changes that value. */
function asMeasured({ known, measured }: Situation, predicted: Water): Water {
  const old = (['freeChlorinePpm', 'brominePpm'] as const).flatMap((name) => {
    const value = measured[name];
    return known.has(name) || value === undefined ? [] : [[name, value]];
  });
  return { ...predicted, ...Object.fromEntries(old) };
}

/** Nothing that decides was measured. */
function unmeasured(situation: Situation, goals: Goals, asked: readonly Finding[], at: string): Plan {
  const { swimSafeAt: _never, ...because } = swimClock(situation, [], situation.water, at);
  return emptyPlan([...asked, ...poolFindings(situation, goals, [])], situation.targets, because, swimStateOf(situation, at));
}

/**
 * The plan for a measured water. Values that were not measured, or that look like typing errors, are asked for and never dosed towards;
 * values within the error of their test are left alone. Throws ChemistryError for impossible input only.
 */
export function plan(input: PlanInput): Plan {
  const situation = situationOf(input);
  if ('contradiction' in situation) {
    const because = swimBlock([findingSentence('findings_readings_contradict_each_other')]);
    return emptyPlan([...situation.findings, situation.contradiction], situation.targets, because, contradictory(situation.swim));
  }
  const rounded = situationOf(asReadable(input));
  const read = 'contradiction' in rounded ? situation : rounded;
  const goals = goalsOf(read);
  const asked = [...situation.findings, ...openEndFindings(situation), ...missingFindings(situation, goals)];
  const surface = targetFindings(input.pool, situation.targets);
  if (situation.known.size === 0) return unmeasured(situation, goals, [...asked, ...surface], input.at);
  const schedule = stagedSchedule(read, situation, goals);
  const { additions } = schedule;
  const times = timesOf(read, additions);
  const [told, toldExact] = isRefilledFirst(read, additions) ? [refreshed(read), refreshed(situation)] : [read, situation];
  const steps = additions.map((addition, index) =>
    stepOf(toldExact, goals, addition, additions, times[index] ?? 'today', roughWarning(told, goals, addition, additions)),
  );
  const outcome = additions.at(-1)?.after ?? situation.water;
  const predicted = predictionOf(situation, additions, outcome);
  const toBuy = toBuyFor(read, goals, schedule, outcome);
  const findings = [...asked, ...careFindings(told, goals, additions), ...findingsOf(told, goals, schedule, outcome, toBuy), ...surface];
  const isComplete = situation.known.has('ph') && situation.known.has('alkalinityPpm');
  return {
    steps,
    predicted: isComplete ? asMeasured(situation, predicted) : null,
    ...swimClock(toldExact, additions, outcome, input.at),
    retestAfterMinutes: retestAfter(additions),
    findings: inOrder([...inRangeFinding(additions, findings), ...findings]),
    swim: swimStateOf(situation, input.at),
    cost: costOf(additions),
    whyNot: whyNotOf(input, { situation: told, goals, schedule, outcome }),
    shopping: shoppingOf(told, goals, schedule, predicted, toBuy),
    targets: situation.targets,
  };
}
