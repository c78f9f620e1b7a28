// What a measured value is worth and what it calls for.
import type { Range } from '../../targets/target-ranges.ts';
import type { Parameter } from '../../water.ts';

export const STANDINGS = ['in_range', 'nearly_low', 'nearly_high', 'low', 'high', 'no_range'] as const;
/** `nearly`: outside, by less than its test can tell */
export type Standing = (typeof STANDINGS)[number];
export const CALLS = ['leave', 'act', 'test_again'] as const;
export type Call = (typeof CALLS)[number];
export const CALL_REASONS = ['error', 'age', 'doubt', 'scale_end', 'chlorine', 'contradiction'] as const;
/** why a test comes before anything else: its error, its age, a doubt about it, the end of its scale, chlorine that falsifies it */
export type CallReason = (typeof CALL_REASONS)[number];
export const AGAIN = ['with_drops', 'tomorrow', 'now', 'below_chlorine'] as const;
/** how to test again; `below_chlorine`: once free chlorine is 10 ppm or less */
export type Again = (typeof AGAIN)[number];

export interface Verdict {
  parameter: Parameter;
  /** the value that counts */
  value: number;
  /** its range in this water; missing: it has none */
  low?: number;
  high?: number;
  standing: Standing;
  call: Call;
  /** only with `test_again` */
  because?: CallReason;
  again?: Again;
}

const TINY = 1e-6;
/** `error`: of its test, in the unit of the value. */
export function standingOf(value: number, range: Range | undefined, error: number): Standing {
  if (range === undefined) return 'no_range';
  const slack = TINY * Math.max(1, Math.abs(range.high));
  if (value < range.low - slack) return range.low - value < 0.999 * error ? 'nearly_low' : 'low';
  if (value > range.high + slack) return value - range.high < 0.999 * error ? 'nearly_high' : 'high';
  return 'in_range';
}
