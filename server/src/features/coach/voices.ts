// Three ways to speak. A voice adds words around an answer; it never changes a number or a warning.
import { type CoachContext, inLanguage, type Reply } from './skills/reply.ts';

/** By its length, so that the same answer always closes in the same way. */
const pick = <Text>(texts: readonly [Text, ...Text[]], answer: string): Text => texts[answer.length % texts.length] ?? texts[0];

export function inVoice(reply: Reply, context: CoachContext): Reply {
  const isSafety = reply.cards.some(({ kind }) => kind === 'safety');
  const isPlain = reply.abstained || isSafety || reply.cards.length === 0;
  if (context.personality === 'friendly' || isPlain) return reply;
  if (context.personality === 'encouraging') {
    const closing = pick(
      inLanguage(context, {
        en: ["You've got this.", 'Nice work keeping an eye on it.', "You're on the right track."],
        es: ['Tú puedes.', 'Qué bueno que estés pendiente.', 'Vas por buen camino.'],
      }),
      reply.answer,
    );
    return { ...reply, answer: `${reply.answer} ${closing}` };
  }
  return { ...reply, answer: `${reply.answer} ${pick(inLanguage(context, TECHNICAL), reply.answer)}` };
}

const TECHNICAL: Record<'en' | 'es', readonly [string, ...string[]]> = {
  en: [
    'Computed with the full equilibrium model; the inputs are on the card.',
    'The inputs are on the card: change one and it is computed again.',
    'That is the engine’s figure, with carbonate, borate and cyanurate taken into account where they matter.',
  ],
  es: [
    'Calculado con el modelo de equilibrio completo; los datos están en la tarjeta.',
    'Los datos están en la tarjeta: cambia uno y se vuelve a calcular.',
    'Es el valor del motor, con carbonato, borato y cianurato donde cuentan.',
  ],
};
