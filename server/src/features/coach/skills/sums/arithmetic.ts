// Everyday pool calculations. Each checks whether the question is its own.
import type { Frame } from '../../understanding/frame.ts';
import { isAmountAlone } from '../../understanding/frame-facts.ts';
import { effectOfAmount, byProduct, carbonateAlkalinity, saltCell, combined } from './chemical-sums.ts';
import { conversions } from './conversions.ts';
import { heating, heatRate } from './heat-sums.ts';
import { filterRate, filtersByDiameter } from './filter-sums.ts';
import { filterFlow, cleanPressure, backwash, head, affinity, energy, velocity } from './hydraulic-sums.ts';
import { grains, kitchenUnits, levelDrop, sameEffect } from './household-sums.ts';
import { flowForTurnover, turnover } from './turnover-sums.ts';
import { contactSum, fading, fillTime, lasting, otherStrength, pipeFlow } from './time-sums.ts';
import { spaDrain } from './spa-sums.ts';
import { bathersOfArea, surfaceArea, waterWeight } from './size-sums.ts';
import { askBack, type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { priceOfAmount } from '../price.ts';
import { averageDepth, weightOfPpm } from './plain-sums.ts';
import { PER_AMOUNT, type Sum } from './sum.ts';
import { activeShare, volumeFromSalt } from './water-sums.ts';

const SUMS: readonly Sum[] = [
  priceOfAmount, volumeFromSalt, activeShare, averageDepth, weightOfPpm, contactSum, fading, lasting, fillTime, pipeFlow, otherStrength, bathersOfArea, waterWeight, surfaceArea, sameEffect, kitchenUnits, grains, levelDrop, head, affinity, velocity, filterRate, filtersByDiameter, spaDrain, saltCell, carbonateAlkalinity, energy, filterFlow, cleanPressure, heatRate, heating, flowForTurnover, backwash, byProduct, effectOfAmount, turnover, combined, conversions,
]; // prettier-ignore

/** The first sum that the question has everything for. */
export function answerSum(frame: Frame, context: CoachContext): Reply | undefined {
  for (const sum of SUMS) {
    const found = sum(frame, context);
    if (found) return found;
  }
  return undefined;
}

const EFFECT =
  /\bhow (?:much|far|many ppm) (?:does|do|will|would|did|can|could) (?:[\w-]+ ){1,4}(?:go|goes|went|come) (?:up|down)\b|\bhow (?:much|far|many ppm) (?:does|do|will|would|did) (?:my |the )?[\w-]+(?: [\w-]+)? (?:rise|climb|increase)\b|\bcuanto (?:me |le )?(?:sube|subio|subira|subiria|aumenta|aumento|aumentara)\b|\bwhere (?:does|will|would|do) .*\b(?:land|end up|be|stand)\b|\bends? up (?:at|with)\b|\b(?:takes?|brings?|raises?|moves?|puts?)\b.* to (?:what|where|how much)\b\W*$/;
/** "How much does CYA go up with …?" asks what an amount does, and not for a dose. */
export const asksEffect = (frame: Frame): boolean =>
  isAmountAlone(frame) || EFFECT.test(frame.text) || (hasAmount(frame) && RISES_BY.test(frame.text));
/** "25 lb bag … how much rise", "how much does … raise hardness per pound", "how much ppm": with an amount, no dose is asked for. */
const RISES_BY =
  /\bhow (?:much|many ppm|far) (?:does|do|will|would|did|can|could) .{1,40}\b(?:raise|lower|increase|add|bump|move|change)\b(?! to\b)|\b(?:how much (?:of a )?|what )(?:rise|increase|change|jump|ppm)\b|\bhow many ppm\b|\bppm\b.*\b(?:contribut\w*|suppl(?:y|ies|ied)|provid\w*|yield\w*|brought)\b|\bcuant[ao]s? (?:ppm|puntos)\b/;
const hasAmount = (frame: Frame): boolean =>
  frame.quantities.some(
    ({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < 400) || kind === 'count',
  ) || PER_AMOUNT.test(frame.text);

const askAmount = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'How much of it do you add, how strong is it, and how much water is there? Then I can work out what it does.',
      es: '¿Cuánto se agrega, de qué concentración es y cuánta agua hay? Con eso calculo qué efecto tiene.',
    }),
  );

export const answerEffect = (frame: Frame, context: CoachContext): Reply => answerSum(frame, context) ?? askAmount(context);
