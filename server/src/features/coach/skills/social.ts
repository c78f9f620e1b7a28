// Greetings, thanks, anger, and what has nothing to do with pools.
import type { Frame } from '../understanding/frame.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

type Kind = 'thanks' | 'bye' | 'greeting';

const TEXTS: Record<'en' | 'es', Record<Kind, (about: string) => readonly [string, ...string[]]>> = {
  en: {
    thanks: () => ["You're welcome. Ask me again any time.", 'Glad it helped.', 'Any time.'],
    bye: () => ['See you. Enjoy the water.', 'Bye. Have a good swim.'],
    greeting: (about) => [`Hi! What would you like to know about ${about}?`, `Hello! What can I do for ${about}?`],
  },
  es: {
    thanks: () => ['De nada. Pregunta cuando quieras.', 'Con gusto.', 'Para eso estoy.'],
    bye: () => ['Hasta luego. Disfruta el agua.', 'Nos vemos. Buen chapuzón.'],
    greeting: (about) => [`¡Hola! ¿Qué quieres saber de ${about}?`, `¡Hola! ¿En qué te ayudo con ${about}?`],
  },
};

/** The same words get the same answer, others another one. */
const oneOf = (texts: readonly [string, ...string[]], { text }: Frame): string => texts[text.length % texts.length] ?? texts[0];

export function social(frame: Frame, context: CoachContext): Reply {
  if (frame.social.has('insult')) return angry(context);
  const kind: Kind = frame.social.has('thanks') ? 'thanks' : frame.social.has('bye') ? 'bye' : 'greeting';
  const about = context.pool?.name ?? inLanguage(context, { en: 'your pool', es: 'tu piscina' });
  return reply(oneOf(TEXTS[context.language][kind](about), frame));
}

const angry = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: "Sorry, that didn't help. Tell me what you need in a few words, with the numbers from your test if you have them, and I'll try again.",
      es: 'Perdón, eso no te sirvió. Dime en pocas palabras qué necesitas, con los números de tu análisis si los tienes, y lo intento de nuevo.',
    }),
    inLanguage(context, { en: ['What should I add today?', 'Can we swim?'], es: ['¿Qué agrego hoy?', '¿Podemos nadar?'] }),
  );

export const outOfScope = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: "That's outside what I know. I can help with pools and hot tubs: water, doses, equipment and safety.",
      es: 'Eso está fuera de lo que sé. Puedo ayudarte con piscinas y jacuzzis: agua, dosis, equipos y seguridad.',
    }),
    { abstained: true },
  );
