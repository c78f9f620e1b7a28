// Everything that a plan says besides its steps, in the order of its weight.
import type { Finding } from '../../findings.ts';
import { isAcid } from '../../safety.ts';
import { shown } from '../../sentences/sentences.ts';
import { isSpa } from '../../targets/targets.ts';
import type { Water } from '../../water.ts';
import type { Made } from '../best-schedule.ts';
import { assumptionFindings, leftAloneFindings, untestableFindings } from './findings.ts';
import type { Goals } from '../goals.ts';
import type { Situation } from '../input.ts';
import { mostDrainFraction } from '../optimizer/solve.ts';
import { liftFindings, outcomeFindings } from './outcome.ts';
import type { Shortfall } from './outcome-reasons.ts';
import { findingSentence } from '../plan-sentences.ts';
import type { PlanStep } from '../plan-shape.ts';
import { episodeFindings, poolFindings } from './pool-findings.ts';
import { roughFindings } from './rough.ts';
import { type Addition, isRefilledFirst, type Portion } from '../schedule.ts';
import type { Verdict } from '../judging/verdict.ts';
import { slowFindings } from '../when.ts';

/** Danger, a test that decides what else is right, what to buy, what to do or test, the rest. What is urgent comes before what is bought. */
const RANK = { danger: 0, act: 4, ask: 4, watch: 5, info: 6 } as const;
const FIRST: Partial<Record<string, number>> = { value_doubtful: 1, value_unlikely: 1, test_again: 2, ph_untestable: 2, shelf_cannot: 3 };
const DECIDING: readonly Finding['parameter'][] = ['freeChlorinePpm', 'brominePpm', 'ph', 'combinedChlorinePpm'];
const isUrgentStep = (steps: readonly PlanStep[]) => steps.some(({ when }) => when === 'today');
export function inOrder(findings: readonly Finding[], steps: readonly PlanStep[] = []): Finding[] {
  const rankOf = ({ code, severity, parameter }: Finding) => {
    // alkalinity tested again can wait for what is urgent
    const isFirst = (severity === 'ask' || severity === 'act') && (code !== 'test_again' || DECIDING.includes(parameter));
    const first = isFirst ? FIRST[code] : undefined;
    return code === 'shelf_cannot' && isUrgentStep(steps) ? RANK.act + 0.5 : (first ?? RANK[severity]);
  };
  return findings.toSorted((a, b) => rankOf(a) - rankOf(b));
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

export function inRangeFinding(additions: readonly Addition[], findings: readonly Finding[]): Finding[] {
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

/** Everything to say about a plan, the urgent first. */
export function findingsOf(
  situation: Situation,
  { goals, schedule, outcome: predicted }: Made,
  toBuy: readonly Portion[],
  verdicts: readonly Verdict[],
): Finding[] {
  const { additions } = schedule;
  const drains = additions.some(({ portion }) => portion.productId === 'fill-water');
  const shortfall: Shortfall = { toBuy, drainLimitPercent: drainLimitPercent(situation, additions) };
  return [
    ...episodeFindings(situation, goals, predicted),
    ...untestableFindings(situation, verdicts),
    ...leftAloneFindings(situation, goals, predicted, usesAcid(additions), verdicts),
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
