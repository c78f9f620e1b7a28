// "Remind me to …": a task, to be confirmed.
import type { Recurrence } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import type { Frame } from '../understanding/frame.ts';
import { wishIn } from '../understanding/when.ts';
import { needsPool, weekdayText } from './days.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const NAMES: Record<string, { en: string; es: string }> = {
  MO: { en: 'Monday', es: 'lunes' }, TU: { en: 'Tuesday', es: 'martes' }, WE: { en: 'Wednesday', es: 'miércoles' }, TH: { en: 'Thursday', es: 'jueves' },
  FR: { en: 'Friday', es: 'viernes' }, SA: { en: 'Saturday', es: 'sábado' }, SU: { en: 'Sunday', es: 'domingo' },
}; // prettier-ignore

function whenText(recurrence: Recurrence, context: CoachContext): string {
  if (recurrence.kind === 'once') {
    const on = weekdayText(recurrence.dueOn, context);
    return inLanguage(context, { en: `on ${on}`, es: `el ${on}` });
  }
  if (recurrence.kind === 'calendar') {
    if (recurrence.rule.endsWith('BYMONTHDAY=1'))
      return inLanguage(context, { en: 'on the first of each month', es: 'el día 1 de cada mes' });
    const name = NAMES[/BYDAY=(\w\w)/.exec(recurrence.rule)?.[1] ?? ''];
    return name ? inLanguage(context, { en: `every ${name.en}`, es: `cada ${name.es}` }) : '';
  }
  if (recurrence.kind === 'since_done') {
    const { days } = recurrence;
    if (days === 1) return inLanguage(context, { en: 'every day', es: 'cada día' });
    return inLanguage(context, {
      en: `every ${days} days, counted from the last time`,
      es: `cada ${days} días, contados desde la última vez`,
    });
  }
  return '';
}

export function answerRemind(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const { name } = context.pool;
  const { title, recurrence } = wishIn(frame.raw, dayOf(context.now, context.timeZone));
  if (title === '')
    return askBack(
      inLanguage(context, {
        en: 'What should I remind you of? For example: clean the filter in 2 weeks.',
        es: '¿Qué te recuerdo? Por ejemplo: limpiar el filtro en 2 semanas.',
      }),
    );
  if (!recurrence) {
    const chip = (when: string) => inLanguage(context, { en: `Remind me: ${title} ${when}`, es: `Recuérdame: ${title} ${when}` });
    const whens = inLanguage(context, { en: ['tomorrow', 'every week', 'in 4 weeks'], es: ['mañana', 'cada semana', 'en 4 semanas'] });
    return askBack(inLanguage(context, { en: `When should “${title}” be due?`, es: `¿Para cuándo es “${title}”?` }), whens.map(chip));
  }
  const when = whenText(recurrence, context);
  return reply(
    inLanguage(context, {
      en: `Add “${title}” to the tasks of ${name}, ${when}?`,
      es: `¿Agrego “${title}” a las tareas de ${name}, ${when}?`,
    }),
    { proposals: [{ action: 'create_task', fields: { title, recurrence } }] },
  );
}
