// What an addition of so much raises or lowers.
import { effect, type Parameter, PARAMETERS, type ProductId } from '@limpid/chemistry';
import type { CoachCard as Card } from '@limpid/contract';

/** The usual water: what an addition changes hardly depends on it. */
const WATER = { ph: 7.5, alkalinityPpm: 100, saltPpm: 1000, hardnessPpm: 200, cyanuricAcidPpm: 30, freeChlorinePpm: 0 };
const RAISED = ['freeChlorinePpm', 'cyanuricAcidPpm', 'alkalinityPpm', 'hardnessPpm', 'saltPpm'] as const;
const MOST_OFF = 0.02;

/** An amount of a product, and by how much it changes one thing in the water. */
export type EffectOf = Card & { productId: ProductId; value: number };

export const isEffect = (card: Card): card is EffectOf =>
  card.kind === 'water' && card.unit === 'ppm' && card.productId !== undefined && card.value !== undefined;

/** The one thing that changes by so much. Undefined where none does, such as at an unusual strength. */
export function changedBy({ productId, value, amountG, amountMl, inputs }: EffectOf): Parameter | undefined {
  const named = PARAMETERS.find((name) => name === inputs['parameter']);
  const { volumeL } = inputs;
  if (named !== undefined || typeof volumeL !== 'number') return named;
  const amount = amountG === undefined ? { amountMl: amountMl ?? 0 } : { amountG };
  try {
    const after = effect({ volumeL, water: WATER, additions: [{ productId, ...amount }] });
    return RAISED.find((name) => Math.abs(after[name] - WATER[name] - value) <= Math.abs(value) * MOST_OFF);
  } catch {
    return undefined;
  }
}
