// "Can I swim with that?", "What should I add?": for the test that was told just before, and not for an older one that is saved.
import type { Frame } from '../understanding/frame.ts';
import { guessIntent, type Intent } from '../understanding/intents.ts';
import { toldEarlier, withTold } from '../understanding/told-earlier.ts';
import { testText } from './measured.ts';
import { type CoachContext, inLanguage, type Reply } from './reply.ts';
import { answerShock } from './chlorine-levels.ts';
import { answerBalance } from './steps.ts';
import { answerSwim, isStorm } from './swim.ts';

/** Answered from the values of the water. */
const OF_WATER: Partial<Record<Intent, (frame: Frame, context: CoachContext) => Reply | undefined>> = {
  swim: answerSwim,
  balance: answerBalance,
  shock: answerShock,
};
/** In a general question nothing points at the test: "Can I swim in the rain?" */
const POINTS =
  /\b(?:that|this|those|these|it|now|today|then|so|ok|my|the (?:water|pool)|eso|esto|esos|ahora|hoy|entonces|asi|mi|el agua|la (?:alberca|piscina)|we|they|he|she|kids?|children|family|everyone|podemos|puedo|pueden|ya|ninos|hijos|todos)\b/;

export function answerTold(frame: Frame, context: CoachContext, earlier: readonly string[]): Reply | undefined {
  if (frame.quantities.length > 0 || Object.keys(frame.values).length > 0 || isStorm(frame) || frame.cues.has('weather')) return undefined;
  const { intent } = guessIntent(frame);
  const answer = OF_WATER[intent];
  const told = answer && (POINTS.test(frame.text) || frame.text.split(' ').length <= 5) ? toldEarlier(earlier) : undefined;
  if (!answer || !told) return undefined;
  const found = answer(withTold(frame, told), context);
  if (!found || found.abstained) return undefined;
  const test = testText(told, context);
  return {
    ...found,
    answer: `${found.answer}\n\n${inLanguage(context, { en: `That goes by the test you told me: ${test}.`, es: `Me basé en el análisis que me dijiste: ${test}.` })}`,
  };
}
