// The engine's verdict on a value in words. Tiles, calculators and pages that name causes all put it like this, and none of them judges.
import { m } from '../paraglide/messages.js';
import type { Status } from '../ui/badge.tsx';
import type { Verdict } from './verdict-facts.ts';

export interface VerdictLook {
  status: Status;
  word: string;
}

/** Undefined: it has no range, and nothing is to be done about it. */
export function verdictLook({ standing, call }: Pick<Verdict, 'standing' | 'call'>): VerdictLook | undefined {
  if (call === 'test_again') return { status: 'again', word: m.plan_test_again() };
  switch (standing) {
    case 'in_range':
      return { status: 'ok', word: m.plan_in_range() };
    case 'nearly_low':
    case 'nearly_high':
      return { status: 'ok', word: m.plan_close_enough() };
    case 'low':
      return { status: 'low', word: m.common_low() };
    case 'high':
      return { status: 'high', word: m.common_high() };
    case 'no_range':
      return undefined;
  }
}

/** Why no dose is asked for; undefined where the plan acts. */
export function undosedText({ call, because, again }: Pick<Verdict, 'call' | 'because' | 'again'>): string | undefined {
  if (call === 'act') return undefined;
  if (call === 'leave') return m.calculators_verdict_leave();
  if (again === 'below_chlorine') return m.calculators_verdict_below_chlorine();
  if (because === 'age') return m.calculators_verdict_old();
  if (again === 'with_drops') return m.calculators_verdict_drops();
  return again === 'tomorrow' ? m.calculators_verdict_tomorrow() : m.calculators_verdict_again();
}
