// One condition of the planning problem: a straight line in the totals, with its bounds and what it costs to miss them.
import type { Change } from './actions.ts';
import type { ProductId } from '../../products/products.ts';

/** low ≤ base + Σ slope·change ≤ high, in units of `scale`; beyond it costs `usd` per unit. Infinite usd: never. */
export interface Row {
  id: string;
  slope: Partial<Change>;
  base: number;
  low: number;
  high: number;
  usd: number;
  /** products that do nothing here: of today those that take days to dissolve, for a temporary rise all acid */
  ignores?: (id: ProductId) => boolean;
  /** what exchanging all the water does to this row, where it is not the change of the totals */
  drain?: number;
}

/** Missing a soft bound by one noticeable unit. */
export const PENALTY_USD = 60;
