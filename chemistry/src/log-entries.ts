// One line of a pool's log each.
import type { LatestReading, LatestTreatment } from './latest-water.ts';

export type LoggedReading = LatestReading & { id: string };
export interface LoggedTreatment extends LatestTreatment {
  id: string;
}
