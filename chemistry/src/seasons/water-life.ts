// How long the water of a hot tub lasts: by use, for so little water is changed rather than corrected again and again.
import type { PoolTraits } from '../pool.ts';
import { isSpa } from '../targets/targets.ts';

const L_PER_GALLON = 3.785411784;
/** Health codes and makers: gallons, divided by three, divided by the bathers of a day (facts/expert-advice.md, spas). */
const GALLONS_PER_BATHER = 3;
/** At home people don't leave it in longer. */
const LONGEST_DAYS = 90;
const SHORTEST_DAYS = 7;
const SOON_SHARE = 0.85;

export interface WaterLife {
  days: number;
  /** missing: the day of filling is unknown */
  ageDays?: number;
  state: 'fine' | 'soon' | 'due' | 'unknown';
}

/** Null: no hot tub, or too large for the rule. */
export function waterLife({ kind, volumeL, dailyBathers, waterAgeDays }: PoolTraits): WaterLife | null {
  if (!isSpa({ kind }) || kind === 'swim_spa') return null;
  const byUse = dailyBathers ? volumeL / L_PER_GALLON / GALLONS_PER_BATHER / dailyBathers : LONGEST_DAYS;
  const days = Math.round(Math.min(LONGEST_DAYS, Math.max(SHORTEST_DAYS, byUse)));
  if (waterAgeDays === undefined) return { days, state: 'unknown' };
  const ageDays = Math.max(0, Math.floor(waterAgeDays));
  return { days, ageDays, state: ageDays >= days ? 'due' : ageDays >= SOON_SHARE * days ? 'soon' : 'fine' };
}

/** So much of the volume at once is a change of the water. */
const WHOLE_SHARE = 0.9;
interface Refill {
  productId: string;
  doneAt: string;
  amountL?: number | undefined;
}
/** When the water was last changed: by the log, or as the owner entered it; undefined: unknown. */
export function filledAt(volumeL: number, treatments: readonly Refill[], filledOn: string | null | undefined): number | undefined {
  const logged = treatments
    .filter(({ productId, amountL = 0 }) => productId === 'fill-water' && amountL >= WHOLE_SHARE * volumeL)
    .map(({ doneAt }) => Date.parse(doneAt));
  const known = [...logged, ...(filledOn ? [Date.parse(filledOn)] : [])];
  return known.length === 0 ? undefined : Math.max(...known);
}
