// The range that the maker of a salt cell gives. A page that only sets targets needs this and nothing of the log.
import type { PoolTraits, Sanitizer } from '../pool.ts';

interface RangedPool {
  sanitizer: Sanitizer;
  saltCell?: { lowPpm?: number | undefined; highPpm?: number | undefined } | null | undefined;
}

/** The range of the cell in ppm, where it was told; nothing for a pool without a salt cell. */
export function saltRangeOf({ sanitizer, saltCell }: RangedPool): Pick<PoolTraits, 'saltRangePpm'> {
  const { lowPpm: low, highPpm: high } = saltCell ?? {};
  return sanitizer === 'salt' && low !== undefined && high !== undefined ? { saltRangePpm: { low, high } } : {};
}
