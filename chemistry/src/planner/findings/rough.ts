// Corrections that the test is hardly exact enough for: part of them first, said beside the plan and on the step.
import type { Finding } from '../../findings.ts';
import { type Goal, type Goals, needsOf, needsShock } from '../goals.ts';
import type { Situation, Steered } from '../input.ts';
import { findingSentence, stepSentence } from '../plan-sentences.ts';
import { purposeOf } from '../purpose.ts';
import type { Addition } from '../schedule.ts';
import { unitAfter } from '../../sentences/parameter-names.ts';
import type { Sentence } from '../../sentences/message.ts';
import { shown } from '../../sentences/sentences.ts';

/** What the products that are there for a value do to it, without what others do besides. */
function ownCorrection(situation: Situation, { parameter }: Goal, additions: readonly Addition[]): number {
  const own = additions.filter(({ portion }) => purposeOf(situation, portion.productId) === parameter);
  return Math.abs(own.reduce((sum, { before, after }) => sum + after[parameter] - before[parameter], 0));
}

interface RoughCorrection {
  parameter: Steered;
  correction: number;
  error: number;
}

/** A correction hardly larger than the error of its test: part of it first (science/chemistry 6.5). */
function roughCorrections(situation: Situation, goals: Goals, additions: readonly Addition[]): RoughCorrection[] {
  return needsOf(goals).flatMap((goal) => {
    const own = ownCorrection(situation, goal, additions);
    const isBeforeShock = goal.parameter === 'ph' && needsShock(situation);
    const outcome = (additions.at(-1)?.after ?? situation.water)[goal.parameter];
    // what leaves something for the next test is a part of it already
    const isPart = goal.state === 'low' ? outcome < goal.range.low : outcome > goal.range.high;
    if (own === 0 || isBeforeShock || isPart || goal.parameter === 'freeChlorinePpm' || goal.parameter === 'brominePpm') return [];
    const correction = Math.max(own, Math.abs(outcome - goal.value));
    const isRough = correction > 0.5 * goal.error && correction < 2 * goal.error;
    return isRough ? [{ parameter: goal.parameter, correction, error: goal.error }] : [];
  });
}

const roughNumbers = ({ parameter, correction, error }: RoughCorrection) => ({
  parameter,
  correction: shown(correction, parameter === 'ph'),
  unit: unitAfter(parameter),
  error: shown(error, parameter === 'ph'),
});

export function roughFindings(situation: Situation, goals: Goals, additions: readonly Addition[]): Finding[] {
  return roughCorrections(situation, goals, additions).map((rough) => {
    const { parameter, correction, error } = rough;
    const spoken = findingSentence('findings_half_dose_first', roughNumbers(rough));
    return { code: 'half_dose_first', severity: 'watch', parameter, ...spoken, values: { correction, error } };
  });
}

/** The same on the step itself, the first of those that are there for that value: read before it is added, not after. */
export function roughWarning(situation: Situation, goals: Goals, addition: Addition, all: readonly Addition[]): Sentence[] {
  const purpose = ({ portion }: Addition) => purposeOf(situation, portion.productId);
  const rough = roughCorrections(situation, goals, all).find(({ parameter }) => parameter === purpose(addition));
  const isFirst = all.find((other) => purpose(other) === rough?.parameter) === addition;
  if (!rough || !isFirst) return [];
  return [stepSentence('steps_half_dose_first', roughNumbers(rough))];
}
