// When the rest of a product is not worth another dose, and which product must not wait any longer.
import { isBelowMinimum, isBromineLow } from './goals.ts';
import type { Situation } from './input.ts';
import { isNewSurface } from './season.ts';
import type { ProductId } from '../products/products.ts';
import { isAcid, isChlorine } from '../safety.ts';
import type { Water } from '../water.ts';

interface Named {
  productId: ProductId;
}
/** A dose that just went in. */
interface Given {
  portion: Named;
  amount: number;
  before: Water;
  after: Water;
}

/** What no test of pH could tell. */
const PH_UNTOLD = 0.1;
/** One drop of the usual test of alkalinity. */
const ALKALINITY_UNTOLD_PPM = 10;
const RAISES_PH: readonly ProductId[] = ['baking-soda', 'borax', 'soda-ash'];
/** The rest of an acid or a base that would move its value by less is no reason for another dose. */
export const isUntold = ({ portion: { productId }, amount, before, after }: Given, rest: number): boolean =>
  (isAcid(productId) && ((before.ph - after.ph) * rest) / amount < PH_UNTOLD) ||
  (RAISES_PH.includes(productId) && ((after.alkalinityPpm - before.alkalinityPpm) * rest) / amount < ALKALINITY_UNTOLD_PPM);

/** pH is in its range with what went in: the rest was for the middle of it, unless a base is still to come. */
export const isEnoughAcid = (situation: Situation, { portion, after }: Given, left: readonly Named[]): boolean =>
  isAcid(portion.productId) && after.ph <= phOf(situation) && !left.some(({ productId }) => RAISES_PH.includes(productId));

/** With a bicarbonate start-up pH may stay up to 8.2 for a month (facts, new surfaces). */
const BICARBONATE_PH = 8;
const phOf = (situation: Situation): number =>
  isNewSurface(situation) && situation.pool.startUp === 'bicarbonate' ? BICARBONATE_PH : situation.targets.ph.high;
/** Before an exchange, or on fresh plaster, one dose that brings pH into its range is all of it. */
export const isAcidForNow = (situation: Situation): boolean => situation.isBeforeExchange === true || isNewSurface(situation);

export const isBaseForPh = (productId: ProductId): boolean => productId === 'soda-ash' || productId === 'borax';
/** What else went in has brought pH here: a base on top of it would be for alkalinity only, which baking soda brings. */
const PH_ENOUGH_BASE = 7.35;
export const isEnoughBase = ({ known, measured }: Situation, { productId }: Named, water: Water): boolean =>
  (productId === 'borax' ? !known.has('boratePpm') : isBaseForPh(productId)) &&
  (measured.ph ?? PH_ENOUGH_BASE) < PH_ENOUGH_BASE &&
  Math.round(100 * water.ph) >= 100 * PH_ENOUGH_BASE;

const makesBromine = (productId: ProductId) => productId === 'sodium-bromide' || productId === 'monopersulfate' || isChlorine(productId);

/** Water short of sanitizer waits for one addition at most; bromine takes two, the bromide and what oxidizes it. */
export function dueSanitizer<Left extends Named>(
  situation: Situation,
  portions: readonly Left[],
  additions: readonly { portion: Named }[],
): Left | undefined {
  const given = additions.map(({ portion }) => portion.productId).filter((id) => id !== 'fill-water');
  if (situation.sanitizer === 'bromine') {
    const isShort = given.length > 0 && isBromineLow(situation);
    return isShort ? portions.find(({ productId }) => makesBromine(productId)) : undefined;
  }
  const isDue = given.length === 1 && isBelowMinimum(situation) && !given.some(isChlorine);
  return isDue ? portions.find(({ productId }) => isChlorine(productId)) : undefined;
}
