// A dose that is all known, worked out by the engine: the sentence and its card.
import { ChemistryError, dose, isSpa, type PoolTraits } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { cannot, type Complete, doseSentence, ofBank } from './dose-texts.ts';
import { strengthsOf, waterFor, watersOf } from './dose-water.ts';
import { productName } from '../names.ts';
import { amountText, askedUnit } from '../numbers.ts';
import { type Card, type CoachContext, reply, type Reply } from '../reply.ts';
import { inContainers } from '../sums/household-sums.ts';

const TRAITS: PoolTraits = { volumeL: 40_000 };

export function computed(complete: Complete, frame: Frame, context: CoachContext): Reply | undefined {
  const { question, to, productId, volumeL } = complete;
  const traits: PoolTraits = { ...(context.pool?.traits ?? TRAITS), volumeL, ...(frame.isSpa ? { kind: 'spa' as const } : {}) };
  const asked = askedUnit(frame.text);
  try {
    const doses = strengthsOf(complete, frame, context).map((strengthPercent) => ({
      strengthPercent,
      dose: dose({
        volumeL,
        water: waterFor(complete, frame, context),
        productId,
        strengthPercent,
        target: { parameter: question.parameter, value: to },
        isSpa: isSpa(traits),
      }),
    }));
    const [first, ...others] = doses;
    if (!first) return undefined;
    const text = amountText(first.dose, productId, context, asked);
    const alternatives = others.map((one) => `${amountText(one.dose, productId, context, asked)} (${one.strengthPercent}%)`);
    const sentence = doseSentence(
      complete,
      { text, strengthPercent: first.strengthPercent, alternatives, steps: first.dose.steps.length, frame },
      context,
    );
    return reply(`${sentence}${inContainers(frame, first.dose, context.language)}${ofBank(question, context)}`, {
      cards: [doseCard(complete, first, frame, context)],
    });
  } catch (error) {
    if (error instanceof ChemistryError) return reply(cannot(complete, context), { abstained: true });
    throw error;
  }
}

function doseCard(
  complete: Complete,
  first: { strengthPercent: number; dose: { amountG?: number; amountMl?: number } },
  frame: Frame,
  context: CoachContext,
): Card {
  const { question, from, to, productId, volumeL } = complete;
  const isStep = question.delta !== undefined && question.from === undefined;
  return {
    kind: 'dose',
    title: productName(productId, context.language),
    productId,
    ...(first.dose.amountG === undefined ? {} : { amountG: first.dose.amountG }),
    ...(first.dose.amountMl === undefined ? {} : { amountMl: first.dose.amountMl }),
    inputs: {
      ...watersOf(complete, frame, context),
      parameter: question.parameter,
      from,
      to,
      // Where only the step was said, where it starts from is no fact.
      ...(isStep ? { by: Math.round((to - from) * 100) / 100 } : {}),
      volumeL,
      strengthPercent: first.strengthPercent,
      ...(frame.isSpa || (context.pool && isSpa(context.pool.traits)) ? { kind: 'spa' } : {}),
    },
  };
}
