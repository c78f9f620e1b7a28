// What is known of the water that a dose is for, and how strong the product is.
import { PRODUCTS, type ProductId, type WaterInput } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { BANK_PPM, type Complete, TYPICAL } from './dose-texts.ts';
import type { CoachContext } from '../reply.ts';

export function waterFor({ question, from }: Complete, frame: Frame, context: CoachContext): WaterInput {
  const known = context.pool?.plan.water ?? {};
  const { totalChlorinePpm: _total, phosphatePpb: _p, ironPpm: _i, copperPpm: _c, orpMv: _o, ...given } = frame.values;
  const measured = Object.fromEntries(
    Object.entries({ ...known, ...given }).filter(([name]) => !['phosphatePpb', 'copperPpm', 'ironPpm', 'orpMv'].includes(name)),
  );
  // Chlorine makes bromine out of the bromide that is in the water of every bromine tub.
  const bank = question.parameter === 'brominePpm' ? { bromidePpm: BANK_PPM } : {};
  return { ph: 7.5, ...TYPICAL, ...bank, ...measured, [question.parameter]: from };
}

/** The strengths on labels: if the person named none, each is listed. */
const STRENGTHS: Partial<Record<ProductId, readonly number[]>> = { 'liquid-chlorine': [12.5, 10, 6] };

const isStrengthOf = (productId: ProductId, percent: number): boolean => {
  const { low, high } = PRODUCTS[productId].strengthRange;
  return low < high && percent >= low && percent <= high;
};

export function strengthsOf({ question, productId }: Complete, frame: Frame, context: CoachContext): number[] {
  if (question.strengthPercent !== undefined && (question.productId !== undefined || isStrengthOf(productId, question.strengthPercent)))
    return [question.strengthPercent];
  const owned = context.pool?.shelf.find((item) => item.productId === productId)?.strengthPercent;
  if (owned !== undefined) return [owned];
  if (/\bbleach\b|lavandina|lejia|blanqueador/.test(frame.text)) return [8.25, 6];
  return [...(STRENGTHS[productId] ?? [PRODUCTS[productId].defaultStrengthPercent])];
}

/** pH and alkalinity depend on the rest of the water, so that changing a number on the card computes the same way. */
export function watersOf(complete: Complete, frame: Frame, context: CoachContext): Record<string, number> {
  const { parameter } = complete.question;
  if (parameter !== 'ph' && parameter !== 'alkalinityPpm') return {};
  const { [parameter]: _own, ...rest } = waterFor(complete, frame, context);
  return Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
