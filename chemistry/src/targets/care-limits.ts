// Where values that are no part of the balance begin to matter (facts of the trade; what a plan says about them is in planner-care.ts).
import type { PoolTraits } from '../pool.ts';
import type { Range } from './target-ranges.ts';
import { isSpa } from './targets.ts';
import type { Parameter } from '../water.ts';

/** Iron or copper above this is watched; from METAL_HIGH_PPM on it is treated. */
export const METAL_WATCH_PPM = 0.2;
/** So long the builder’s card, or the start-up that was chosen, decides about fresh plaster, pebble and grout. */
export const NEW_SURFACE_DAYS = 28;
/** Combined chlorine above this calls for a shock. */
export const SHOCK_COMBINED_PPM = 0.5;
export const PHOSPHATE_NOTICED_PPB = 500;
/** What its makers ask for (facts: 30 to 50 ppm, with peroxide). */
export const BIGUANIDE_PPM = { low: 30, high: 50 } as const;
export const ORP_USUAL_MV = { low: 650, high: 750 } as const;
export const TDS_SPA_PPM = 2000;
export const TDS_POOL_PPM = 3000;

/** The usual range of what can be logged besides the balance. Dissolved solids say nothing in a salt pool. */
export function usualRanges(pool: Pick<PoolTraits, 'kind' | 'sanitizer'>): Partial<Record<Parameter, Range>> {
  const metals = { low: 0, high: METAL_WATCH_PPM };
  return {
    ironPpm: metals,
    copperPpm: metals,
    phosphatePpb: { low: 0, high: PHOSPHATE_NOTICED_PPB },
    orpMv: ORP_USUAL_MV,
    ...(pool.sanitizer === 'biguanide' ? { biguanidePpm: BIGUANIDE_PPM } : {}),
    ...(pool.sanitizer === 'salt' ? {} : { tdsPpm: { low: 0, high: isSpa(pool) ? TDS_SPA_PPM : TDS_POOL_PPM } }),
  };
}
