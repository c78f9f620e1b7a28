// Everyday pool calculations. Each checks whether the question is its own.
import type { Frame } from '../../understanding/frame.ts';
import { isAmountAlone } from '../../understanding/frame-facts.ts';
import { effectOfAmount, byProduct, carbonateAlkalinity, saltCell, combined } from './chemical-sums.ts';
import { conversions } from './conversions.ts';
import { heating, heatRate } from './heat-sums.ts';
import { filterFlow, cleanPressure, backwash, head, affinity, energy, spaDrain, velocity } from './hydraulic-sums.ts';
import { grains, kitchenUnits, levelDrop, sameEffect } from './household-sums.ts';
import { flowForTurnover, turnover } from './turnover-sums.ts';
import { contactSum, fading, fillTime, otherStrength, pipeFlow } from './time-sums.ts';
import { bathersOfArea, surfaceArea, waterWeight } from './size-sums.ts';
import { askBack, type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { priceOfAmount } from '../price.ts';
import type { Sum } from './sum.ts';

const SUMS: readonly Sum[] = [
  priceOfAmount, contactSum, fading, fillTime, pipeFlow, otherStrength, bathersOfArea, waterWeight, surfaceArea, sameEffect, kitchenUnits, grains, levelDrop, head, affinity, velocity, spaDrain, saltCell, carbonateAlkalinity, energy, filterFlow, cleanPressure, heatRate, heating, flowForTurnover, backwash, byProduct, effectOfAmount, turnover, combined, conversions,
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
  /\bhow (?:much|far|many ppm) (?:does|do|will|would|did|can|could) (?:[\w-]+ ){1,4}(?:go|goes|went|come) (?:up|down)\b|\bhow (?:much|far|many ppm) (?:does|do|will|would|did) (?:my |the )?[\w-]+(?: [\w-]+)? (?:rise|climb|increase)\b|\bcuanto (?:me |le )?(?:sube|subio|subira|subiria|aumenta|aumento|aumentara)\b|\bwhere (?:does|will|would|do) .*\b(?:land|end up|be|stand)\b|\bends? up (?:at|with)\b/;
/** "How much does CYA go up with …?" asks what an amount does, and not for a dose. */
export const asksEffect = (frame: Frame): boolean => isAmountAlone(frame) || EFFECT.test(frame.text);

const askAmount = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'How much of it do you add, how strong is it, and how much water is there? Then I can work out what it does.',
      es: '¿Cuánto se agrega, de qué concentración es y cuánta agua hay? Con eso calculo qué efecto tiene.',
    }),
  );

export const answerEffect = (frame: Frame, context: CoachContext): Reply => answerSum(frame, context) ?? askAmount(context);
