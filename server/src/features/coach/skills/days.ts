// Days in an answer, and what to say without a pool.
import { askBack, type CoachContext, inLanguage, type Reply } from './reply.ts';

export const dayText = (iso: string, { language, timeZone }: Pick<CoachContext, 'language' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { month: 'short', day: 'numeric', timeZone }).format(new Date(iso));

/** Of a calendar day, "2026-07-03": "Friday, Jul 3" */
export const weekdayText = (day: string, { language }: Pick<CoachContext, 'language'>): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** "Jul 3, 6:00 PM" */
export const momentText = (moment: Date, { language, timeZone }: Pick<CoachContext, 'language' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(moment);

export const needsPool = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'I need your pool for that. Add it in Limpid, or open the coach from one of your pools, and I can look at its log.',
      es: 'Para eso necesito tu piscina. Agrégala en Limpid o abre el asistente desde una de tus piscinas, y miro su registro.',
    }),
  );
