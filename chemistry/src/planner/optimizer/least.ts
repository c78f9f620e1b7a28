// The least of a product that is worth opening it for: a change that a test can tell, in an amount that a spoon can measure.
import { solvePh } from '../../equilibrium.ts';
import { type Action, applied, type TotalKey } from './actions.ts';
import { isBelowMinimum, needsShock } from '../goals.ts';
import type { Situation } from '../input.ts';
import { PRODUCTS, type ProductId } from '../../products/products.ts';
import { isAcid, isChlorine } from '../../safety.ts';
import { MOLAR } from '../../totals.ts';

/** Rounding to a mark of the scale may take this share of the least. */
const ROUNDING = 0.94;
/** a little more than a test tells: the step itself may do less than it does in the finished water */
const PH_LEAST = 0.12;
/** What a test can tell (docs/decisions/024-advice-of-an-expert.md), by product: which total, ppm per unit of it, how much. */
const LEAST: Partial<Record<ProductId, readonly [TotalKey, molar: number, ppm: number]>> = {
  'baking-soda': ['alk', MOLAR.caco3Alk, 10],
  'calcium-chloride': ['ca', MOLAR.caco3, 25],
  'cyanuric-acid': ['cy', MOLAR.cyanuric, 10],
  salt: ['cl', MOLAR.sodiumChloride, 200],
  'boric-acid': ['b', MOLAR.boron, 5],
};
const CHLORINE_LEAST_PPM = 0.5;
const QUARTER_TEASPOON_ML = 1.23;

/** A quarter of a teaspoon, in g or mL. */
export function leastMeasurable(productId: ProductId): number {
  const { form, densityGPerMl = 1 } = PRODUCTS[productId];
  return form === 'solid' ? QUARTER_TEASPOON_ML * densityGPerMl : QUARTER_TEASPOON_ML;
}

/** What a product does to pH where everything else of the plan is in the water; before a shock, without its chlorine, whose lift would hide it. */
function phChange(situation: Situation, { actions, amounts }: Chosen, index: number): number {
  const phOf = (of: readonly number[]) => solvePh(applied(situation, actions, of), situation.water.ph);
  const isLater = ({ candidate }: Action) => candidate !== null && isChlorine(candidate.productId) && needsShock(situation);
  const present = amounts.map((amount, other) => (isLater(actions[other] as Action) ? 0 : amount));
  return Math.abs(phOf(present) - phOf(present.with(index, 0)));
}

export interface Chosen {
  actions: Action[];
  /** mg or µL per litre of pool, as the optimiser counts */
  amounts: number[];
}

export function isTooSmall(situation: Situation, chosen: Chosen, index: number): boolean {
  const action = chosen.actions[index];
  const amount = chosen.amounts[index] ?? 0;
  if (!action?.candidate) return false;
  const { productId } = action.candidate;
  if ((amount * situation.pool.volumeL) / 1000 < leastMeasurable(productId)) return true;
  if (isAcid(productId) || productId === 'soda-ash' || productId === 'borax')
    return phChange(situation, chosen, index) < ROUNDING * PH_LEAST;
  if (isChlorine(productId) && situation.sanitizer !== 'bromine') {
    return !isBelowMinimum(situation) && amount * action.change.hy * MOLAR.chlorine < ROUNDING * CHLORINE_LEAST_PPM;
  }
  const least = LEAST[productId];
  return least !== undefined && Math.abs(amount * action.change[least[0]] * least[1]) < ROUNDING * least[2];
}
