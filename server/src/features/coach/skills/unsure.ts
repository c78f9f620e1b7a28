// What the coach asks when it does not know what was meant.
import type { Guess, Intent } from '../understanding/intents.ts';
import { askBack, type CoachContext, inLanguage, type Reply } from './reply.ts';

export const impossibleNumber = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: "One of these numbers can't be right for pool water. Could you check them and ask again?",
      es: 'Uno de esos números no puede ser en agua de piscina. ¿Los revisas y me preguntas de nuevo?',
    }),
  );

const CHIPS: Partial<Record<Intent, { en: string; es: string }>> = {
  dose: { en: 'Work out a dose', es: 'Calcular una dosis' },
  swim: { en: 'Can I swim?', es: '¿Puedo nadar?' },
  balance: { en: 'What should I add?', es: '¿Qué agrego?' },
  diagnose: { en: 'Find out what is wrong', es: 'Encontrar el problema' },
  status: { en: 'How is my pool?', es: '¿Cómo está mi piscina?' },
  trend: { en: 'Show a trend', es: 'Ver una tendencia' },
  log: { en: 'Log a test', es: 'Anotar un análisis' },
  volume: { en: 'How much water is in my pool?', es: '¿Cuánta agua tiene mi piscina?' },
};

export const looksLike = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, { en: 'What does the water look like, or what has changed?', es: '¿Cómo se ve el agua, o qué cambió?' }),
    inLanguage(context, {
      en: ['The water is green', 'The water is cloudy', 'There is foam', 'There are stains', 'It smells'],
      es: ['El agua está verde', 'El agua está turbia', 'Hay espuma', 'Hay manchas', 'Huele mal'],
    }).slice(0, 4),
  );

/** "It didn't work": what was tried can only be judged by a new test. */
export const notYet = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: "Then let's look again. What did you add, how much of it, and what does a new test say? Tell me also how the water looks now.",
      es: 'Entonces revisemos. ¿Qué agregaste, cuánto, y qué dice un análisis nuevo? Dime también cómo se ve el agua ahora.',
    }),
  );

export function unsure(guess: Guess, context: CoachContext): Reply {
  const chips = [guess.intent, ...guess.runnersUp, 'dose', 'swim', 'balance'].flatMap(
    (intent) => CHIPS[intent as Intent]?.[context.language] ?? [],
  );
  return askBack(
    inLanguage(context, {
      en: "I'm not sure what you mean, and I'd rather ask than guess. Which of these is closest?",
      es: 'No estoy seguro de lo que quieres decir y prefiero preguntar a adivinar. ¿Qué se acerca más?',
    }),
    [...new Set(chips)].slice(0, 3),
  );
}
