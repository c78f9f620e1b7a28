// Additions that the model cannot follow: far more than the plan asked for, or more than any water takes. They are never dropped: the owner
// is asked, and until a new test nothing more is dosed (docs/decisions/024-advice-of-an-expert.md).
import { effect } from '../effect.ts';
import { ChemistryError, type Finding } from '../findings.ts';
import { latestWater } from './latest-water.ts';
import type { LoggedTreatment } from './log-entries.ts';
import type { Plan } from '../planner/plan-shape.ts';
import { findingSentence } from '../planner/plan-sentences.ts';
import type { PlanFacts } from './pool-log.ts';
import { completeWater } from '../water.ts';

const TOO_MANY_TIMES = 3;
const amountOf = ({ amountG, amountMl }: Pick<LoggedTreatment, 'amountG' | 'amountMl'>) => amountG ?? amountMl ?? 0;

/** The facts as they were before anything went in after the newest test. */
function beforeAdditions(facts: PlanFacts, recent: readonly LoggedTreatment[]): PlanFacts {
  const treatments = facts.treatments.filter((done) => !recent.includes(done));
  const { pool } = facts.settings;
  const at = facts.now.toISOString();
  return { ...facts, treatments, latest: latestWater({ volumeL: pool.volumeL, pool, readings: facts.readings, treatments, at }) };
}

function leavesTheModel(facts: PlanFacts, addition: LoggedTreatment): boolean {
  const { water } = facts.latest;
  const { ph, alkalinityPpm } = water;
  if (ph === undefined || alkalinityPpm === undefined) return false;
  const { doneAt: _doneAt, id: _id, ...what } = addition;
  try {
    effect({ volumeL: facts.settings.pool.volumeL, water: completeWater({ ...water, ph, alkalinityPpm }), additions: [what] });
    return false;
  } catch (error) {
    if (error instanceof ChemistryError) return error.code !== 'alkalinity_contradicts_ph' || what.productId !== 'fill-water';
    throw error;
  }
}

function remark(facts: PlanFacts, addition: LoggedTreatment, times: number | null): Finding {
  const { productId, amountG, amountMl } = addition;
  const amount = { ...(amountG === undefined ? { amountMl } : { amountG }), measures: facts.settings.measures };
  const head =
    times === null
      ? findingSentence('findings_addition_leaves_model', { amount, product: productId })
      : findingSentence('findings_addition_too_large', { amount, product: productId, times });
  const then = findingSentence('findings_addition_then');
  return {
    code: 'addition_not_followed',
    severity: 'danger',
    text: `${head.text} ${then.text}`,
    messages: [...head.messages, ...then.messages],
  };
}

/** A question about each addition since the newest test that cannot be reckoned with. */
export function unfollowedFindings(facts: PlanFacts, ask: (facts: PlanFacts) => Plan): Finding[] {
  const takenAt = facts.newest === undefined ? Number.NaN : Date.parse(facts.newest.takenAt);
  // an exchange of water is never too large for the model
  const recent = facts.treatments.filter(({ doneAt, amountL }) => amountL === undefined && Date.parse(doneAt) >= takenAt);
  if (recent.length === 0) return [];
  const before = beforeAdditions(facts, recent);
  const { steps } = ask(before);
  return recent.flatMap((addition): Finding[] => {
    const same = ({ productId }: { productId: string }) => productId === addition.productId;
    const planned = steps.filter(same).reduce((sum, step) => sum + amountOf(step), 0);
    const used = recent.filter(same).reduce((sum, done) => sum + amountOf(done), 0);
    const isTooLarge = planned > 0 && used > TOO_MANY_TIMES * planned;
    if (isTooLarge) return [remark(facts, addition, Math.round(used / planned))];
    return leavesTheModel(before, addition) ? [remark(facts, addition, null)] : [];
  });
}
