// The products that a plan may choose from: the shelf, or what an ordinary shop sells.
import { PRODUCT_IDS, PRODUCTS, type ProductId, requireStrength } from '../products/products.ts';
import { isSpa } from '../targets/targets.ts';
import type { PoolTraits } from '../pool.ts';
import type { PlanInput } from './plan-shape.ts';

export interface Candidate {
  productId: ProductId;
  strengthPercent: number;
  usdPerUnit: number;
  isOnShelf: boolean;
}
/** Everything an ordinary shop sells, at typical prices. */
export function shopCandidates(): Candidate[] {
  return PRODUCT_IDS.filter((id) => id !== 'fill-water').map((productId) => ({
    productId,
    strengthPercent: PRODUCTS[productId].defaultStrengthPercent,
    usdPerUnit: PRODUCTS[productId].typicalPriceUsdPerKgOrL,
    isOnShelf: false,
  }));
}

/**
 * What people would buy for this pool. Tablets are for feeders: chlorine is corrected with what works today. Dichlor adds stabilizer with each
 * dose: for spas, which are refilled. Cal-hypo clouds and scales them.
 */
export const usualCandidates = (pool: PoolTraits): Candidate[] =>
  shopCandidates().filter(({ productId }) => productId !== 'trichlor' && productId !== (isSpa(pool) ? 'cal-hypo' : 'dichlor'));

/** Everything on the shelf, or everything an ordinary shop sells. */
export function candidatesOf({ shelf, pool }: Pick<PlanInput, 'shelf' | 'pool'>): Candidate[] {
  if (!shelf || shelf.length === 0) return usualCandidates(pool);
  return shelf
    .filter((item) => item.productId !== 'fill-water')
    .map((item, index) => ({
      productId: item.productId,
      strengthPercent: requireStrength(item.productId, item.strengthPercent, `shelf.${index}.strengthPercent`),
      usdPerUnit: item.pricePerUnit ?? PRODUCTS[item.productId].typicalPriceUsdPerKgOrL,
      isOnShelf: true,
    }));
}

export function chemicalsOf(input: PlanInput): { shelfGiven: boolean; excluded: ReadonlySet<ProductId>; candidates: Candidate[] } {
  const everything = candidatesOf(input);
  const excluded = new Set(input.excluded);
  return {
    shelfGiven: everything.some((candidate) => candidate.isOnShelf),
    excluded,
    candidates: everything.filter((candidate) => !excluded.has(candidate.productId)),
  };
}
