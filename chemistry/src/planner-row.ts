// One condition of the planning problem: a straight line in the totals, with its bounds and what it costs to miss them.
import type { Change } from './planner-actions.ts';

/** low ≤ base + Σ slope·change ≤ high, in units of `scale`; beyond it costs `usd` per unit. Infinite usd: never. */
export interface Row {
  id: string;
  slope: Partial<Change>;
  base: number;
  low: number;
  high: number;
  usd: number;
  /** of today: products that take days to dissolve do nothing here */
  isToday?: boolean;
  /** what exchanging all the water does to this row, where it is not the change of the totals */
  drain?: number;
}

/** Missing a soft bound by one noticeable unit. */
export const PENALTY_USD = 60;
