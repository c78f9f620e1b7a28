// Everyday pool calculations. Each checks whether the question is its own.
import type { Frame } from '../understanding/frame.ts';
import { effectOfAmount, byProduct, saltCell, combined } from './chemical-sums.ts';
import { conversions } from './conversions.ts';
import { heating } from './heat-sums.ts';
import {
  flowForTurnover,
  turnover,
  filterFlow,
  cleanPressure,
  backwash,
  head,
  affinity,
  energy,
  spaDrain,
  velocity,
} from './hydraulic-sums.ts';
import { grains, kitchenUnits, levelDrop, sameEffect } from './household-sums.ts';
import type { CoachContext, Reply } from './reply.ts';
import type { Sum } from './sum.ts';

const SUMS: readonly Sum[] = [
  sameEffect, kitchenUnits, grains, levelDrop, head, affinity, velocity, spaDrain, saltCell, energy, filterFlow, cleanPressure, heating, flowForTurnover, backwash, byProduct, effectOfAmount, turnover, combined, conversions,
]; // prettier-ignore

/** The first sum that the question has everything for. */
export function answerSum(frame: Frame, context: CoachContext): Reply | undefined {
  for (const sum of SUMS) {
    const found = sum(frame, context);
    if (found) return found;
  }
  return undefined;
}
