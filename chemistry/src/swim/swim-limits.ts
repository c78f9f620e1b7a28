// Between which values swimming is allowed at home, and beyond which it is dangerous (docs/decisions/024-advice-of-an-expert.md).
import type { PoolTraits } from '../pool.ts';
import type { Range } from '../targets/target-ranges.ts';
import { isSpa, targets } from '../targets/targets.ts';
import { BIGUANIDE_PPM } from '../targets/care-limits.ts';
import type { Parameter } from '../water.ts';

export interface SwimLimits {
  /** `low` to `high` is fine; outside `dangerLow` to `dangerHigh` no one should swim. Null where it is not the sanitizer. */
  freeChlorine: { low: number; high: number; dangerLow: number; dangerHigh: number } | null;
  bromine: { low: number; high: number; dangerLow: number; dangerHigh: number } | null;
  /** no danger is known beyond it */
  biguanide: Range | null;
  ph: Range & { dangerLow: number; dangerHigh: number };
  combinedChlorine: { high: number; dangerHigh: number };
  metalHighPpm: number;
  temperatureHighC: number;
}

const HIGH_IN_A_SPA_PPM = 5;
const DANGER_IN_A_SPA_PPM = 10;
const HIGH_WITHOUT_STABILIZER_PPM = 10;
/** Metals above this color the water and stain. */
export const METAL_HIGH_PPM = 0.3;

export function swimLimits(pool: PoolTraits, cyanuricAcidPpm: number | undefined): SwimLimits {
  const spa = isSpa(pool);
  // Unknown stabilizer: the higher floor and the lower ceiling of the two cases.
  const untested = cyanuricAcidPpm === undefined ? { isStabilizerUntested: true as const } : {};
  const set = targets({ ...pool, ...untested }, cyanuricAcidPpm ?? 0).freeChlorine;
  const minimum = set && set.minimumPpm;
  const shock = (cyanuricAcidPpm ?? 0) >= 20 && set ? set.shockPpm : HIGH_WITHOUT_STABILIZER_PPM;
  return {
    freeChlorine:
      minimum === null
        ? null
        : {
            low: minimum,
            high: spa ? HIGH_IN_A_SPA_PPM : shock,
            dangerLow: Math.max(minimum / 2, spa ? 1.5 : 1),
            dangerHigh: spa ? DANGER_IN_A_SPA_PPM : shock,
          },
    bromine: pool.sanitizer === 'bromine' ? { low: spa ? 4 : 3, high: 8, dangerLow: 2, dangerHigh: 10 } : null,
    biguanide: pool.sanitizer === 'biguanide' ? BIGUANIDE_PPM : null,
    ph: { low: 7.2, high: 7.8, dangerLow: 6.8, dangerHigh: 8.2 },
    combinedChlorine: { high: 0.5, dangerHigh: 1 },
    metalHighPpm: METAL_HIGH_PPM,
    temperatureHighC: 40,
  };
}

/** Which test tells whether this pool's sanitizer is there; null: biguanide, with a test of its own. */
export function sanitizerParameter(pool: PoolTraits): Extract<Parameter, 'freeChlorinePpm' | 'brominePpm'> | null {
  if (pool.sanitizer === 'biguanide') return null;
  return pool.sanitizer === 'bromine' ? 'brominePpm' : 'freeChlorinePpm';
}
