// "My pH is 7.4, how much do I add?": nothing, because that is where it should be. Only who names another goal gets a dose to it.
import { type DoseParameter, type PoolTraits, targets } from '@limpid/chemistry';
import { inSentence, unitOf } from '../names.ts';
import { shown } from '../numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import type { DoseQuestion } from './dose-question.ts';

/** Chlorine is used up every day, so in its range it is still topped up. */
const RANGED: readonly DoseParameter[] = ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm'];
/** At 7.8 it is about to leave its range, and bringing it back is no mistake. */
const FROM_THE_EDGE = { ph: 0.1 } as Partial<Record<DoseParameter, number>>;

/** Undefined where a goal was named, or the value is not where it should be. */
export function alreadyInRange(question: DoseQuestion, traits: PoolTraits, context: CoachContext): Reply | undefined {
  const { parameter, from, to, delta } = question;
  if (from === undefined || to !== undefined || delta !== undefined || !RANGED.includes(parameter)) return undefined;
  const aim = targets(traits, context.pool?.plan.water.cyanuricAcidPpm ?? 40);
  const range = aim[parameter as 'ph'] as { low: number; high: number } | undefined;
  const edge = FROM_THE_EDGE[parameter] ?? 0;
  if (!range || from < range.low + edge - 1e-9 || from > range.high - edge + 1e-9) return undefined;
  const { language } = context;
  const figure = (value: number): string => (parameter === 'ph' ? value.toFixed(1) : shown(value, 0, language));
  const [low, high] = [figure(range.low), figure(range.high)];
  const [name, now, unit] = [inSentence(parameter, context), figure(from), unitOf(parameter)];
  const sentence = inLanguage(context, {
    en: `Nothing: at ${now}${unit} your ${name} is in its range of ${low} to ${high}. If you want it somewhere else, tell me the number.`,
    es: `Nada: con ${now}${unit}, ${name} está en su rango de ${low} a ${high}. Si lo quieres en otro punto, dime el número.`,
  });
  return reply(sentence, { cards: [{ kind: 'value', title: name, value: from, unit: unit.trim(), inputs: { ...range } }] });
}
