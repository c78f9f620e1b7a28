// The one thing to do now, as the first screen says it: an addition, a wait, a test, or nothing.
import { PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';
import type { PlanStep } from './plans.data.ts';

const STALE_MS = 7 * 86_400_000;

/** Whether even the newest test is too old to dose by. */
export function isStale({ measuredAt }: Pick<PoolPlan, 'measuredAt'>, now: number): boolean {
  const instants = Object.values(measuredAt).map(Date.parse);
  return instants.length > 0 && now - Math.max(...instants) > STALE_MS;
}

type Finding = PoolPlan['findings'][number];

/** Asked once: a second value like it is only named. */
export const isQuestion = ({ code, severity }: Finding): boolean => code === 'value_doubtful' && severity === 'ask';

export type NextAction =
  /** `again`: the value that doesn't look right */
  | { kind: 'test'; again?: Parameter }
  | { kind: 'step'; step: PlanStep; number: number }
  /** for the step of this number, or for the test at the end; `isReminded`: a reminder is sent when it is over */
  | { kind: 'wait'; at: string; number?: number; isReminded: boolean }
  | { kind: 'nothing' };

type Facts = Pick<PoolPlan, 'findings' | 'measuredAt' | 'retestAt' | 'steps'>;

/** A question comes first: its answer may change every step. Then the steps in their order, each with its wait, then the test that confirms them. */
export function nextAction({ findings, measuredAt, retestAt, steps }: Facts, now: number): NextAction {
  if (Object.keys(measuredAt).length === 0 || isStale({ measuredAt }, now)) return { kind: 'test' };
  const question = findings.find(isQuestion);
  const again = PARAMETERS.find((parameter) => parameter === question?.parameter);
  if (again) return { kind: 'test', again };
  const isLater = (at: string | undefined): at is string => at !== undefined && Date.parse(at) > now;
  const isReminded = steps.some(({ state }) => state === 'done');
  const index = steps.findIndex(({ state }) => state === 'todo');
  const step = steps[index];
  if (step) {
    const number = index + 1;
    if (step.when === 'before_opening') return { kind: 'nothing' };
    return isLater(step.readyAt) ? { kind: 'wait', at: step.readyAt, number, isReminded } : { kind: 'step', step, number };
  }
  if (retestAt === undefined) return { kind: 'nothing' };
  if (!isLater(retestAt)) return { kind: 'test' };
  return isReminded ? { kind: 'wait', at: retestAt, isReminded } : { kind: 'nothing' };
}
