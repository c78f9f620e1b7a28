// A wait as people say it: 30 min, 4 h, 2 days.
import type { PoolPlan } from '@limpid/contract';
import { clockTimeText } from '../../i18n/ages.ts';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

export function minutesText(minutes: number): string {
  const inWords = (count: number) => numberFormat(languageTag()).format(count);
  if (minutes < 90) return m.plan_minutes({ count: inWords(Math.round(minutes)) });
  const hours = minutes / 60;
  if (hours < 36) return m.plan_hours({ count: inWords(Math.round(hours * 2) / 2) });
  return m.plan_days({ count: Math.round(hours / 24) });
}

/** When the next test is due, or after which step. */
export function retestText(plan: Pick<PoolPlan, 'steps' | 'retestAt' | 'retestAfterMinutes'>, now: number, timeZone: string): string {
  if (!plan.retestAt) return m.plan_retest_after({ wait: minutesText(plan.retestAfterMinutes) });
  if (Date.parse(plan.retestAt) > now) return m.plan_retest_from({ time: clockTimeText(plan.retestAt, now, timeZone) });
  // that time was for going straight on to the next step
  return plan.steps.some(({ state }) => state === 'todo') ? m.plan_retest_after_last() : m.plan_retest_now();
}
