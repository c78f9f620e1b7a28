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
  const closing = inLanguage(context, {
    en: 'Computed with the full equilibrium model; inputs are on the card.',
    es: 'Calculado con el modelo de equilibrio completo; los datos están en la tarjeta.',
  });
  return { ...reply, answer: `${reply.answer} ${closing}` };
}
