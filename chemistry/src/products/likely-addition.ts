// How much of a product anyone pours in at once: what is far above it is mostly a slip in the number or its unit.
import { PRODUCTS, type ProductId } from './products.ts';

/**
 * Grams or milliliters per 1,000 L at the usual strength, on the high side: what one generous treatment takes. No advice: only a log compares
 * with it, and asks above a multiple of it.
 */
const LIKELY_PER_1000_L: Record<Exclude<ProductId, 'fill-water'>, number> = {
  // 15 ppm of chlorine: a shock for water with a usual stabilizer level
  'liquid-chlorine': 120,
  'cal-hypo': 23,
  dichlor: 27,
  'lithium-hypo': 43,
  // a floater filled for a week or two
  trichlor: 17,
  'bromine-tablets': 20,
  // 12.5 ppm of alkalinity, as addition-caps.ts has it
  'muriatic-acid': 24,
  'dry-acid': 32,
  // 1.5 lb per 10,000 gal, as addition-caps.ts has it
  'soda-ash': 18,
  // 50 ppm of alkalinity
  'baking-soda': 84,
  // 50 ppm of borate in a pool that has none
  borax: 440,
  'boric-acid': 286,
  // 100 ppm of hardness
  'calcium-chloride': 144,
  // 40 ppm
  'cyanuric-acid': 40,
  // half of what a salt pool begins with
  salt: 1500,
  'sodium-thiosulfate': 10,
  // 2 lb per 10,000 gal
  monopersulfate: 24,
  // 30 ppm of bromide
  'sodium-bromide': 40,
  // a quart per 10,000 gal
  sequestrant: 25,
  'metal-remover': 25,
  clarifier: 25,
  flocculant: 25,
  enzyme: 25,
  algaecide: 25,
};

/** Grams or milliliters; null for water, of which a whole pool may be exchanged. */
export function likelyAddition(productId: ProductId, volumeL: number, strengthPercent?: number): number | null {
  if (productId === 'fill-water') return null;
  const usual = PRODUCTS[productId].defaultStrengthPercent;
  return (LIKELY_PER_1000_L[productId] * volumeL * usual) / (1000 * (strengthPercent ?? usual));
}
