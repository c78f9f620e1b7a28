// The steps of a plan under "Today", "This week" and "Before you reopen", in their order.
import type { StepTime } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import type { PlanStep } from '../plans.data.ts';

export function whenText(when: StepTime): string {
  if (when === 'today') return m.common_today();
  if (when === 'this_week') return m.common_this_week();
  return m.plan_when_before_opening();
}

export interface StepRun {
  /** undefined: no heading, where everything is for today or done */
  when: StepTime | undefined;
  /** index of its first step in the plan */
  from: number;
  steps: PlanStep[];
}

const whenOf = ({ state, when }: PlanStep): StepTime | undefined => (state === 'done' ? undefined : (when ?? 'today'));

export function stepRuns(steps: readonly PlanStep[]): StepRun[] {
  const runs: StepRun[] = [];
  for (const [index, step] of steps.entries()) {
    const last = runs.at(-1);
    if (last && last.when === whenOf(step)) last.steps.push(step);
    else runs.push({ when: whenOf(step), from: index, steps: [step] });
  }
  const isAllToday = runs.every(({ when }) => when === undefined || when === 'today');
  return isAllToday ? runs.map((run) => ({ ...run, when: undefined })) : runs;
}
