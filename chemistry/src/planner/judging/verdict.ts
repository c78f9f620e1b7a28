// What a measured value is worth and what it calls for.
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
