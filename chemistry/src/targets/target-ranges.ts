// The shape of targets: ranges per parameter, and what a person changed about them.
import type { PoolTraits } from '../pool.ts';

export interface Range {
  low: number;
  high: number;
}
export interface FreeChlorineTarget {
  minimumPpm: number;
  targetLowPpm: number;
  targetHighPpm: number;
  shockPpm: number;
}
export interface Targets {
  /** null where chlorine is not the sanitizer: bromine and biguanide */
  freeChlorine: FreeChlorineTarget | null;
  ph: Range;
  alkalinityPpm: Range;
  hardnessPpm: Range;
  cyanuricAcidPpm: Range;
  saltPpm: Range;
  boratePpm: Range;
  saturationIndex: Range;
  /** null where bromine is not the sanitizer */
  brominePpm: Range | null;
  /** what the person's own targets changed; missing when nothing was overridden */
  overridden?: OverriddenTarget[];
}
export type TargetTraits = Omit<PoolTraits, 'volumeL'>;

export const OVERRIDABLE = [
  'freeChlorinePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'brominePpm',
] as const;
export type OverridableParameter = (typeof OVERRIDABLE)[number];
export type TargetOverrides = Partial<Record<OverridableParameter, Range>>;

export interface OverriddenTarget {
  parameter: OverridableParameter;
  name: string;
  /** what is recommended */
  from: Range;
  /** what is used */
  to: Range;
  /** the wish went beyond the safe bounds */
  clamped: boolean;
}
