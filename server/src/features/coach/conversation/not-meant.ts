// A follow-up that the coach could not follow: it asks for a full sentence.
import { askBack, type CoachContext, inLanguage, type Reply } from '../skills/reply.ts';

export const notMeant = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'I’m not sure what you want to know about my last answer. Can you say it in a full sentence?',
      es: 'No sé bien qué quieres saber sobre mi última respuesta. ¿Me lo dices en una frase completa?',
    }),
    inLanguage(context, { en: ['What should I add today?', 'Can we swim?'], es: ['¿Qué agrego hoy?', '¿Podemos nadar?'] }),
  );
