// How much chlorine a pool uses in a day, as its tests show it, and what that is of a product.
import { dose, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { levelRange } from '../level.ts';
import type { CoachContext, CoachPool } from '../reply.ts';
import { dailyShares, middle } from '../runs-out.ts';

export const DAY_MS = 86_400_000;
export const CHLORINE_PRODUCTS: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'];
export const ACIDS: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];

/** The pool's price where the shelf has one, else a typical one. */
export function priceOf(productId: ProductId, { shelf }: CoachPool): { usdPerKgOrL: number; isOwn: boolean } {
  const own = shelf.find((item) => item.productId === productId)?.pricePerUnit;
  return { usdPerKgOrL: own ?? PRODUCTS[productId].typicalPriceUsdPerKgOrL, isOwn: own !== undefined };
}

/** ppm in a day, around the middle of the range; undefined: too few tests to tell. */
export function usedPpmADay(context: CoachContext): number | undefined {
  const shares = context.pool ? dailyShares(context.pool) : [];
  const range = levelRange('freeChlorinePpm', context);
  if (shares.length < 2 || !range) return undefined;
  return (1 - middle(shares)) * ((range.low + range.high) / 2);
}

interface ADay {
  productId: ProductId;
  strengthPercent: number;
  /** g or mL */
  amount: number;
}

/** What covers that in a day: of the chlorine that the person has, else of liquid chlorine. */
export function productADay(context: CoachContext, wanted?: ProductId): ADay | undefined {
  const { pool } = context;
  const ppm = usedPpmADay(context);
  if (!pool || ppm === undefined) return undefined;
  const owned = pool.shelf.find((item) => (wanted === undefined ? CHLORINE_PRODUCTS.includes(item.productId) : item.productId === wanted));
  const productId = wanted ?? owned?.productId ?? 'liquid-chlorine';
  const strengthPercent = owned?.strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
  const found = dose({
    volumeL: pool.traits.volumeL,
    water: { ph: 7.5, alkalinityPpm: 100, freeChlorinePpm: 0 },
    productId,
    strengthPercent,
    target: { parameter: 'freeChlorinePpm', value: ppm },
  });
  return { productId, strengthPercent, amount: found.amountMl ?? found.amountG ?? 0 };
}
