// "How much chlorine should I add?", without a number: what this pool's plan says, so that the coach and the plan never differ.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import type { DoseQuestion } from './dose-question.ts';
import { isInRange, levelOfPool } from '../level.ts';
import { type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { stepsReply } from '../steps-reply.ts';

const isFor = (productId: ProductId, { parameter, productId: asked, direction }: DoseQuestion): boolean => {
  const { raises, lowers } = PRODUCTS[productId];
  if (direction === 'up' && !raises.includes(parameter)) return false;
  if (direction === 'down' && !lowers.includes(parameter)) return false;
  const isSame = asked === undefined || asked === productId || (raises.includes(parameter) && PRODUCTS[asked].raises.includes(parameter));
  return isSame && (raises.includes(parameter) || lowers.includes(parameter));
};

/** Undefined where the question has numbers of its own, or where the value is out of range and the plan has no step for it. */
export function answerPlanned(question: DoseQuestion, frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  if (!pool || frame.quantities.length > 0 || frame.isSpa !== (pool.traits.kind === 'spa')) return undefined;
  const steps = pool.plan.steps.filter(({ state, productId }) => state === 'todo' && isFor(productId, question));
  if (steps.length > 0) {
    const last = inLanguage(context, { en: ' That is what your plan says today.', es: ' Es lo que dice hoy tu plan.' });
    return stepsReply(steps, { en: undefined, es: undefined }, context, last, pool.name);
  }
  if (!isInRange(question.parameter, context)) return undefined;
  const level = levelOfPool(question.parameter, context);
  return level && { ...level, answer: `${inLanguage(context, { en: 'Nothing to add.', es: 'No hay que agregar nada.' })} ${level.answer}` };
}
