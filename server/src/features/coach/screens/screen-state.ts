// How things stand on a screen of the pool: can people swim, what is left to add, what is due.
import { dayText } from '../skills/days.ts';
import { productName } from '../skills/names.ts';
import { amountText, volumeText } from '../skills/numbers.ts';
import { type CoachContext, type CoachPool, inLanguage } from '../skills/reply.ts';
import type { ScreenState } from './screen-texts.ts';

export function stateText(state: ScreenState, context: CoachContext): string | undefined {
  const { pool } = context;
  if (!pool)
    return state === 'equipment'
      ? undefined
      : inLanguage(context, {
          en: 'You haven’t set up a pool yet: do that first, it takes two minutes.',
          es: 'Todavía no tienes una piscina: configúrala primero, son dos minutos.',
        });
  if (state === 'equipment') return equipmentText(pool, context);
  if (state === 'tasks') return tasksText(pool, context);
  if (state === 'test') return testText(pool, context);
  return state === 'clear_up' ? swimText(pool, context) : [swimText(pool, context), planText(pool, context)].join(' ');
}

function swimText({ name, plan: { swim } }: CoachPool, context: CoachContext): string {
  if (!swim.isKnown)
    return inLanguage(context, {
      en: `${name}: test first, so that we know whether people can swim.`,
      es: `${name}: primero mide, para saber si se puede nadar.`,
    });
  return swim.state === 'stay_out'
    ? inLanguage(context, { en: `${name}: stay out of the water for now.`, es: `${name}: por ahora nadie debe meterse.` })
    : swim.state === 'treat_today'
      ? inLanguage(context, {
          en: `${name}: swimming is fine, but the water needs treatment today.`,
          es: `${name}: se puede nadar, pero hoy el agua necesita tratamiento.`,
        })
      : inLanguage(context, { en: `${name}: people can swim.`, es: `${name}: ya se puede nadar.` });
}

function planText({ plan }: CoachPool, context: CoachContext): string {
  const todo = plan.steps.filter(({ state }) => state === 'todo');
  const [first] = todo;
  if (!first) return inLanguage(context, { en: 'Nothing is left to add today.', es: 'Hoy no falta agregar nada.' });
  const amount = first.amountL === undefined ? amountText(first, first.productId, context) : volumeText(first.amountL, context);
  const product = productName(first.productId, context.language);
  return inLanguage(context, {
    en: `Today’s plan has ${todo.length} step${todo.length === 1 ? '' : 's'} left; the first is ${amount} of ${product}.`,
    es: `Al plan de hoy le ${todo.length === 1 ? 'queda 1 paso' : `quedan ${todo.length} pasos`}; el primero: ${amount} de ${product}.`,
  });
}

function testText({ name, readings: [last] }: CoachPool, context: CoachContext): string {
  if (!last) return inLanguage(context, { en: `${name} has no test yet.`, es: `${name} todavía no tiene análisis.` });
  const day = dayText(last.takenAt, context);
  return inLanguage(context, { en: `The last test of ${name} is from ${day}.`, es: `El último análisis de ${name} es del ${day}.` });
}

function tasksText({ name, tasks }: CoachPool, context: CoachContext): string {
  const today = context.now.toISOString().slice(0, 10);
  const due = tasks.filter(({ dueOn, state }) => dueOn !== null && state !== 'finished' && dueOn <= today);
  const [first] = due;
  if (!first) return inLanguage(context, { en: `Nothing is due for ${name} today.`, es: `Hoy no toca nada en ${name}.` });
  return inLanguage(context, {
    en: `${due.length} due for ${name}; first: ${first.title}.`,
    es: `En ${name} ya ${due.length === 1 ? 'toca 1' : `tocan ${due.length}`}; primero: ${first.title}.`,
  });
}

function equipmentText({ name, equipment }: CoachPool, context: CoachContext): string {
  return inLanguage(context, {
    en: equipment.length === 0 ? `${name} has no equipment here yet.` : `${name} has ${equipment.length} in the list.`,
    es: equipment.length === 0 ? `${name} todavía no tiene equipo aquí.` : `${name} tiene ${equipment.length} en la lista.`,
  });
}
