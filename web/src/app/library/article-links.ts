// Which question a calculator opens with, from an article: an article on stabilizer doses stabilizer.
import type { DoseParameter, ProductId } from '@limpid/chemistry';
import { type CalculatorName, poolPath } from '../../features/calculators/calculator-names.ts';

const DOSED: Readonly<Record<string, readonly [DoseParameter, ProductId]>> = {
  'cyanuric-acid': ['cyanuricAcidPpm', 'cyanuric-acid'],
  alkalinity: ['alkalinityPpm', 'baking-soda'],
  'raise-ph': ['ph', 'soda-ash'],
  'lower-ph': ['ph', 'muriatic-acid'],
  'ph-drift': ['ph', 'muriatic-acid'],
  'low-salt': ['saltPpm', 'salt'],
  'calcium-hardness': ['hardnessPpm', 'calcium-chloride'],
  borates: ['boratePpm', 'boric-acid'],
};

/** The figures are this pool's: such a link only chooses. */
export function calculatorPath(name: CalculatorName, slug: string): string {
  const [parameter, productId] = (name === 'dose' ? DOSED[slug] : undefined) ?? [];
  return parameter && productId ? `${poolPath(name)}?parameter=${parameter}&productId=${productId}` : poolPath(name);
}

/** A calculator that settles whether it is this cause. */
export const CALCULATOR_OF_CAUSE: Readonly<Record<string, CalculatorName>> = { evaporation: 'leak-test' };
