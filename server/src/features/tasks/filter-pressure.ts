// Which filters are due for cleaning by their pressure.
import { type Day, dayOf, isPressureHigh } from '@limpid/schedule';
import type { LatestPressure } from '../equipment/equipment.ts';

interface Wanted {
  /** null: any filter of the pool */
  equipmentId: string | null;
  /** only pressures after the last completion count */
  after: Date | null;
  timeZone: string;
}

/** The day of the newest pressure that is a quarter over the clean one; null: none is. */
export function highPressureOn(pressures: readonly LatestPressure[], { equipmentId, after, timeZone }: Wanted): Day | null {
  const high = pressures.filter(
    (one) =>
      (equipmentId === null || one.equipmentId === equipmentId) &&
      (after === null || one.at > after) &&
      isPressureHigh(one.pressureKpa, one.cleanPressureKpa),
  );
  const first = high.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
  return first ? dayOf(first.at, timeZone) : null;
}
