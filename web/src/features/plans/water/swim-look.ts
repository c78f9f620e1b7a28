// How a swim state is shown: its title, shape, color and word. The same on the dashboard, in the pool switcher and in the list of all pools.
import type { PoolPlan } from '@limpid/contract';
import { m } from '../../../paraglide/messages.js';

export type SwimStatus = 'ok' | 'warn' | 'bad' | 'waiting' | 'unknown';
export interface SwimLook {
  title: string;
  status: SwimStatus;
  /** beside the title */
  word: string;
  /** without the title: in a list */
  short: string;
}

/** One answer to "can we swim?": ready, treat today, stay out, from when, or what is missing. In a hot tub one soaks. */
export function swimLook(swim: PoolPlan['swim'], isTested: boolean, now: number, isHotTub = false): SwimLook {
  const isWait = swim.from !== undefined && Date.parse(swim.from) > now;
  if (isWait) return { title: m.plan_swim_wait(), status: 'waiting', word: m.common_waiting(), short: m.common_waiting() };
  if (swim.state === 'stay_out') {
    return { title: m.common_stay_out_for_now(), status: 'bad', word: m.plan_swim_stay_out_word(), short: m.plan_swim_stay_out_word() };
  }
  if (swim.state === 'ready') {
    const title = isHotTub ? m.plan_soak_ready() : m.common_ready_to_swim();
    return { title, status: 'ok', word: m.plan_swim_ready_word(), short: m.plan_swim_ready_word() };
  }
  if (swim.isKnown) {
    const word = isHotTub ? m.plan_soak_treat_word() : m.plan_swim_treat_word();
    return { title: m.common_treat_today(), status: 'warn', word, short: m.common_treat_today() };
  }
  const word = isTested ? m.plan_swim_unknown_word() : m.plan_swim_untested_word();
  const known = isHotTub ? m.plan_soak_unknown() : m.plan_swim_unknown();
  return { title: isTested ? known : m.plan_swim_untested(), status: 'unknown', word, short: word };
}

export const newestInstant = (instants: string[]): string | undefined => instants.toSorted().at(-1);
