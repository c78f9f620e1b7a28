// The range by which a value is judged. The plan's verdicts and the history of a value read it here, so that they can't disagree.
import type { PoolTraits } from '../pool.ts';
import type { Parameter } from '../water.ts';
import { SHOCK_COMBINED_PPM, usualRanges } from './care-limits.ts';
import type { Range, Targets } from './target-ranges.ts';

/** Missing: the value is shown, and not judged. `set`: the pool's targets. */
export function parameterRange(set: Targets, pool: Pick<PoolTraits, 'kind' | 'sanitizer'>, parameter: Parameter): Range | undefined {
  const chlorine = set.freeChlorine;
  switch (parameter) {
    case 'freeChlorinePpm':
      return chlorine ? { low: chlorine.targetLowPpm, high: chlorine.targetHighPpm } : undefined;
    // where chlorine is not the sanitizer it is shown, and not judged
    case 'combinedChlorinePpm':
      return chlorine ? { low: 0, high: SHOCK_COMBINED_PPM } : undefined;
    case 'brominePpm':
    case 'ph':
    case 'alkalinityPpm':
    case 'hardnessPpm':
    case 'cyanuricAcidPpm':
    case 'saltPpm':
    case 'boratePpm':
      return set[parameter] ?? undefined;
    default:
      return usualRanges(pool)[parameter];
  }
}

const TINY = 1e-6;

/** Below, in or above its range, as measured. */
export function sideOf(value: number, range: Range): 'low' | 'in' | 'high' {
  const slack = TINY * Math.max(1, Math.abs(range.high));
  if (value < range.low - slack) return 'low';
  return value > range.high + slack ? 'high' : 'in';
}
