// When a filter wants cleaning: its pressure against the pressure of the clean filter, at the same pump speed.
import { requireAllWithin } from '../measuring/valid-range.ts';

/** A filter is due when its pressure is this much above the clean one; exactly this much is due. */
export const CLEAN_AT_RISE_PERCENT = 25;
/** psi and kilopascals are multiplied and divided on the way: what is 25 % on the gauge may be a hair less here. */
const ROUNDING = 1e-6;

export interface FilterPressure {
  risePercent: number;
  isDue: boolean;
  /** the pressure at which it is due */
  dueAtKpa: number;
}

/** Clean pressure above 0 up to 1000 kPa, pressure 0 to 1000 kPa. */
export function filterPressure(input: { cleanPressureKpa: number; pressureKpa: number }): FilterPressure {
  requireAllWithin(input, { cleanPressureKpa: [0.1, 1000, 'kPa'], pressureKpa: [0, 1000, 'kPa'] });
  const risePercent = 100 * (input.pressureKpa / input.cleanPressureKpa - 1);
  return {
    risePercent,
    isDue: risePercent >= CLEAN_AT_RISE_PERCENT - ROUNDING,
    dueAtKpa: input.cleanPressureKpa * (1 + CLEAN_AT_RISE_PERCENT / 100),
  };
}
