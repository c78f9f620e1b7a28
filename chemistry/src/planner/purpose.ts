// What each product is there for.
import type { Situation, Steered } from './input.ts';
import type { ProductId } from '../products/products.ts';
import { isAcid, isChlorine } from '../safety.ts';

const MOVED_BY: Partial<Record<ProductId, Steered>> = {
  'soda-ash': 'ph',
  borax: 'ph',
  'baking-soda': 'alkalinityPpm',
  'calcium-chloride': 'hardnessPpm',
  'cyanuric-acid': 'cyanuricAcidPpm',
  salt: 'saltPpm',
  'boric-acid': 'boratePpm',
  'sodium-bromide': 'brominePpm',
  monopersulfate: 'brominePpm',
  'bromine-tablets': 'brominePpm',
  'sodium-thiosulfate': 'freeChlorinePpm',
};
/** The value that a product is there for. */
export function purposeOf(situation: Pick<Situation, 'sanitizer'>, productId: ProductId): Steered | undefined {
  if (isChlorine(productId)) return situation.sanitizer === 'bromine' ? 'brominePpm' : 'freeChlorinePpm';
  return isAcid(productId) ? 'ph' : MOVED_BY[productId];
}
