// Questions to begin with, for the state of this pool.
import type { Pool, PoolPlan } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';

const MOST = 4;

/** What fits this pool now comes first; the examples fill up to four. */
export function suggestedQuestions(pool: Pool | null, plan: PoolPlan | undefined): string[] {
  const questions: string[] = [];
  if (pool && plan) {
    if (plan.steps.some(({ state }) => state === 'todo')) questions.push(m.coach_ask_add());
    if (plan.swim.state !== 'ready' || !plan.swim.isKnown) questions.push(m.coach_ask_swim());
  }
  if (pool?.sanitizer === 'salt') questions.push(m.coach_ask_salt());
  const examples = [m.coach_ask_dose(), m.coach_ask_swim(), m.coach_ask_green(), m.coach_ask_mix(), m.coach_ask_cya()];
  return [...new Set([...questions, ...examples])].slice(0, MOST);
}
