// "How much chlorine should I add?", without a number: what this pool's plan says, so that the coach and the plan never differ.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import type { DoseQuestion } from './dose-question.ts';
import { isInRange, levelOfPool } from '../level.ts';
import { planNotes } from '../plan-notes.ts';
import { type CoachContext, type CoachPool, inLanguage, reply, type Reply } from '../reply.ts';
import { stepsReply } from '../steps-reply.ts';

const isFor = (productId: ProductId, { parameter, productId: asked, direction }: DoseQuestion): boolean => {
  const { raises, lowers } = PRODUCTS[productId];
  if (direction === 'up' && !raises.includes(parameter)) return false;
  if (direction === 'down' && !lowers.includes(parameter)) return false;
  const isSame = asked === undefined || asked === productId || (raises.includes(parameter) && PRODUCTS[asked].raises.includes(parameter));
  return isSame && (raises.includes(parameter) || lowers.includes(parameter));
};

/** The value is to be corrected, the plan has no step for it and nothing to buy: its notes say why. */
function answerNotes(question: DoseQuestion, { plan }: CoachPool, context: CoachContext): Reply | undefined {
  const isBought = (plan.shopping ?? []).some(({ productId }) => isFor(productId, question));
  const notes = isBought ? [] : planNotes(plan.findings, new Set([question.parameter]), context);
  return notes.length > 0 ? reply(notes.join(' ')) : undefined;
}

/** Undefined where the question has numbers of its own, or where the plan says nothing about the value. */
export function answerPlanned(question: DoseQuestion, frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  if (!pool || frame.quantities.length > 0 || frame.isSpa !== (pool.traits.kind === 'spa')) return undefined;
  const steps = pool.plan.steps.filter(({ state, productId }) => state === 'todo' && isFor(productId, question));
  if (steps.length > 0) {
    const last = inLanguage(context, { en: ' That is what your plan says today.', es: ' Es lo que dice hoy tu plan.' });
    return stepsReply(steps, { en: undefined, es: undefined }, context, last, pool.name);
  }
  const verdict = pool.plan.verdicts?.find(({ parameter }) => parameter === question.parameter);
  if (verdict?.call === 'act') return answerNotes(question, pool, context);
  // what is out of range and left alone, such as chlorine that falls on its own, has a text of its own
  if (verdict?.call !== 'test_again' && !isInRange(question.parameter, context)) return undefined;
  const level = levelOfPool(question.parameter, context);
  return level && { ...level, answer: `${inLanguage(context, { en: 'Nothing to add.', es: 'No hay que agregar nada.' })} ${level.answer}` };
}
