// The bank of bromide that every bromine tub begins with.
import { effect } from '@limpid/chemistry';
import { BANK_PPM } from '../dosing/dose-texts.ts';
import { productName } from '../names.ts';
import { amountText, askedUnit, figures, volumeText } from '../numbers.ts';
import { fits, result, type Sum, volumeOf } from './sum.ts';

/** How much sodium bromide gives so many ppm of bromide, which chlorine or non-chlorine shock then turns into bromine. */
export const bromideBank: Sum = (frame, context) => {
  const isNamed = frame.chemicals.some(({ name }) => name === 'sodium-bromide');
  if (!isNamed || !fits(frame, /how much|how many|ounces|pounds|grams|cuant|onzas|gramos|\bdose\b|\bdosis\b/)) return undefined;
  const volumeL = volumeOf(frame, context);
  if (volumeL === undefined) return undefined;
  const ppm = frame.quantities.find(({ kind, given }) => kind === 'ppm' && given <= 100)?.given ?? BANK_PPM;
  const gram = 1;
  const after = effect({ volumeL, water: { ph: 7.5, alkalinityPpm: 100 }, additions: [{ productId: 'sodium-bromide', amountG: gram }] });
  const amountG = (ppm / (after.bromidePpm ?? Number.NaN)) * gram;
  if (!Number.isFinite(amountG)) return undefined;
  const text = amountText({ amountG }, 'sodium-bromide', context, askedUnit(frame.text));
  return result(context, {
    en: `Add ${text} of sodium bromide for ${figures(ppm)} ppm of bromide in ${volumeText(volumeL, context)}. It does nothing alone: chlorine or non-chlorine shock turns it into bromine.`,
    es: `Agrega ${text} de bromuro de sodio para tener ${figures(ppm, 'es')} ppm de bromuro en ${volumeText(volumeL, context)}. Solo no hace nada: el cloro o el choque sin cloro lo convierte en bromo.`,
  }, { kind: 'water', title: productName('sodium-bromide', context.language), productId: 'sodium-bromide', amountG, value: ppm, unit: 'ppm', inputs: { volumeL } }); // prettier-ignore
};
