// When a clear-up is offered: the water looks bad, or its chlorine says that something lives in it.
import { COMBINED_PASSES_PPM } from './criteria.ts';
import { clearUpFacts, type ClearUpInput, DAY_MS, HOUR_MS, lastTestWith } from './log.ts';
import { OVERNIGHT_LOSS_PASSES_PPM, overnightTests } from './night.ts';
import { obstacleOf } from './trouble.ts';

export type ClearUpReason = 'green' | 'cloudy' | 'combined_chlorine' | 'overnight_loss';

const RECENT_MS = 7 * DAY_MS;
const OVERNIGHT_RECENT_MS = 3 * DAY_MS;
/** Monopersulfate reads as combined chlorine for so long. */
const MONOPERSULFATE_MS = 48 * HOUR_MS;

/** Why a clear-up would help this water; undefined: no sign of it, or chlorine is not the answer. */
export function clearUpReason(input: Omit<ClearUpInput, 'startedAt'>): ClearUpReason | undefined {
  const facts = clearUpFacts({ ...input, startedAt: input.now.toISOString() });
  if (obstacleOf(facts)) return undefined;
  const look = lastTestWith(facts, 'look', facts.now - RECENT_MS)?.look;
  if (look === 'green' || look === 'cloudy') return look;
  const combined = lastTestWith(facts, 'combinedChlorinePpm', facts.now - RECENT_MS);
  const isConfused =
    combined && facts.doses.some(({ productId, at }) => productId === 'monopersulfate' && at > combined.at - MONOPERSULFATE_MS);
  if (!isConfused && (combined?.combinedChlorinePpm ?? 0) > COMBINED_PASSES_PPM) return 'combined_chlorine';
  const night = overnightTests(facts, facts.now - OVERNIGHT_RECENT_MS).at(-1);
  const isMeant = night && (night.problem === undefined || night.problem === 'too_low');
  return isMeant && night.lossPpm > OVERNIGHT_LOSS_PASSES_PPM ? 'overnight_loss' : undefined;
}
