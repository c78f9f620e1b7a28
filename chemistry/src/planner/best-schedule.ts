// A plan is judged by its own end: where the water would end as a danger that something at hand prevents and no rule forbids, what was left
// to the error of a test is corrected after all.
import { corrected, type Goals, isPhUntestable } from './goals.ts';
import type { Situation } from './input.ts';
import type { Schedule } from './schedule.ts';
import { stagedSchedule } from './stages.ts';
import { isLiftedByShock } from './swim.ts';
import { swimLimits } from '../swim/swim-limits.ts';
import type { Water } from '../water.ts';

export interface Made {
  goals: Goals;
  schedule: Schedule;
  outcome: Water;
}

function make(read: Situation, exact: Situation, goals: Goals): Made {
  const schedule = stagedSchedule(read, exact, goals);
  return { goals, schedule, outcome: schedule.additions.at(-1)?.after ?? exact.water };
}

const TINY = 0.005;
type Side = 'low' | 'high';
/** Which way pH ends as a danger; null: it doesn't, or only a shock lifts it for a day. */
function dangerousPh(situation: Situation, { outcome }: Made): Side | null {
  const { dangerLow, dangerHigh } = swimLimits(situation.pool, undefined).ph;
  if (outcome.ph < dangerLow - TINY) return 'low';
  return outcome.ph > dangerHigh + TINY && !isLiftedByShock(situation, outcome) ? 'high' : null;
}

/** Out of its range on that side already, by less than its test can tell: no acid for a rise by chlorine that goes back on its own. */
function isHalfSeen({ water, known }: Situation, { ph }: Goals, side: Side): boolean {
  const isOut = side === 'high' ? water.ph > ph.range.high : water.ph < ph.range.low;
  return known.has('ph') && known.has('alkalinityPpm') && isOut && ph.state !== side;
}

/** The additions in their order, and where they lead. */
export function bestSchedule(read: Situation, exact: Situation, goals: Goals): Made {
  const made = make(read, exact, goals);
  const side = dangerousPh(read, made);
  if (side === null || !isHalfSeen(read, goals, side) || (side === 'high' && isPhUntestable(read))) return made;
  const better = make(read, exact, { ...goals, ph: corrected(goals.ph, side) });
  return dangerousPh(read, better) === null ? better : made;
}
