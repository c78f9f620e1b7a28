// The tasks of the pool: what is due, when one was last done, and marking one done.
import { addDays, dayOf, daysBetween } from '@limpid/schedule';
import { alikeOf, meaningful, stem, wordsOf } from '../knowledge/words.ts';
import type { Frame } from '../understanding/frame.ts';
import { dayText, needsPool } from './days.ts';
import { askBack, type CoachContext, type CoachTask, inLanguage, reply, type Reply, type Source } from './reply.ts';

const MAINTENANCE = (context: CoachContext): Source => ({
  title: inLanguage(context, { en: 'Maintenance', es: 'Mantenimiento' }),
  url: '/maintenance',
});
const SHOWN = 5;

const isOpen = ({ state, dueOn }: CoachTask) => dueOn !== null && state !== 'finished';
/** Not of the work itself, so no sign of which task is meant. */
const EMPTY = new Set(
  'done mark just today yesterday now already task tasks finished finish complete completed marca marcar hecho hecha listo lista acabo termine hoy ayer tarea have has had last time long since when ago ever ultima vez cuando hace fue ve ya'.split(' '),
); // prettier-ignore

const OF_POOL = new Set('pool water spa tub piscina alberca agua jacuzzi'.split(' '));
const VERB_ALONE = 0.6;

/** How much of a task's name the question says, 0 to 1. */
function likeness(title: string, question: string): number {
  const asked = meaningful(wordsOf(question)).filter((word) => !EMPTY.has(word));
  const own = [...new Set(meaningful(wordsOf(title)).map(stem))];
  if (asked.length === 0 || own.length === 0) return 0;
  const wanted = new Set(asked.flatMap((word) => [stem(word), ...alikeOf(word)]));
  const hits = own.filter((word) => wanted.has(word)).length;
  // "I brushed the pool": the work is named, and nothing else.
  const isVerbAlone =
    own[0] !== undefined &&
    wanted.has(own[0]) &&
    asked.every((word) => OF_POOL.has(word) || [stem(word), ...alikeOf(word)].includes(own[0] ?? ''));
  return Math.max(hits / own.length, isVerbAlone ? VERB_ALONE : 0);
}

/** The tasks that the question is about, best first. */
export function tasksLike(question: string, tasks: readonly CoachTask[]): CoachTask[] {
  const scored = tasks.map((task) => ({ task, score: likeness(task.title, question) })).filter(({ score }) => score >= 0.5);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= best - 0.15).map(({ task }) => task);
}

function dueText(task: CoachTask, today: string, context: CoachContext): string {
  const dueOn = task.dueOn ?? today;
  const days = daysBetween(today, dueOn);
  const when =
    days < 0
      ? inLanguage(context, { en: `${-days} day${days === -1 ? '' : 's'} late`, es: `${-days} día${days === -1 ? '' : 's'} de atraso` })
      : days === 0
        ? inLanguage(context, { en: 'today', es: 'hoy' })
        : days === 1
          ? inLanguage(context, { en: 'tomorrow', es: 'mañana' })
          : dayText(`${dueOn}T12:00:00Z`, { ...context, timeZone: 'UTC' });
  return `${task.title}: ${when}`;
}

const WITHIN: readonly (readonly [RegExp, number])[] = [
  [/\b(?:today|hoy|tonight)\b/, 0],
  [/\b(?:tomorrow|manana)\b/, 1],
  [/\b(?:weekend|fin de semana|this week|esta semana)\b/, 7],
  [/\b(?:month|mes)\b/, 31],
];

export function answerSchedule(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const { name, tasks } = context.pool;
  const today = dayOf(context.now, context.timeZone);
  const wantsLate = /\b(?:overdue|late|atrasad\w+|vencid\w+)\b/.test(frame.text);
  const open = tasks
    .filter((task) => isOpen(task) && (!wantsLate || (task.dueOn ?? today) < today))
    .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  if (open.length === 0 && tasks.some(isOpen))
    return reply(inLanguage(context, { en: `Nothing is overdue at ${name}.`, es: `No hay nada atrasado en ${name}.` }), {
      sources: [MAINTENANCE(context)],
    });
  if (open.length === 0) return noTasks(context);
  const within = WITHIN.find(([pattern]) => pattern.test(frame.text))?.[1] ?? 7;
  const soon = open.filter(({ dueOn }) => (dueOn ?? '') <= addDays(today, within));
  const wantsOne = /\b(?:next|proxima|siguiente)\b/.test(frame.text) && !/\b(?:week|month|semana|mes)\b/.test(frame.text);
  const shown = wantsOne ? open.slice(0, 1) : soon.length > 0 ? soon.slice(0, SHOWN) : open.slice(0, 1);
  const lines = shown.map((task) => dueText(task, today, context));
  const more = wantsOne ? 0 : soon.length - shown.length;
  const opening = wantsOne
    ? inLanguage(context, { en: `Next for ${name}:`, es: `Lo próximo en ${name}:` })
    : soon.length > 0
      ? inLanguage(context, { en: `For ${name}:`, es: `En ${name}:` })
      : inLanguage(context, { en: `Nothing is due for ${name} right now. Next:`, es: `Ahora no toca nada en ${name}. Lo próximo:` });
  const rest = more > 0 ? [inLanguage(context, { en: `and ${more} more`, es: `y ${more} más` })] : [];
  const text =
    lines.length === 1 ? `${opening} ${lines[0] ?? ''}.` : `${opening}\n${[...lines, ...rest].map((line) => `• ${line}`).join('\n')}`;
  const [first] = shown;
  const done = first ? [inLanguage(context, { en: `I did this: ${first.title}`, es: `Ya lo hice: ${first.title}` })] : [];
  return reply(text, { sources: [MAINTENANCE(context)], chips: done });
}

function noTasks(context: CoachContext): Reply {
  const name = context.pool?.name ?? '';
  return reply(
    inLanguage(context, {
      en: `${name} has no maintenance tasks yet. Open Maintenance to start with a schedule that fits it, or tell me what to remind you of.`,
      es: `${name} aún no tiene tareas de mantenimiento. En Mantenimiento puedes aceptar un calendario a su medida, o dime qué recordarte.`,
    }),
    {
      sources: [MAINTENANCE(context)],
      chips: [
        inLanguage(context, { en: 'Remind me to clean the filter every 4 weeks', es: 'Recuérdame limpiar el filtro cada 4 semanas' }),
      ],
    },
  );
}

/** "I cleaned the filter": the task of that name, to be confirmed. */
export function answerComplete(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const { name, tasks } = context.pool;
  const found = tasksLike(
    frame.text,
    tasks.filter(({ state }) => state !== 'finished'),
  );
  const [task] = found;
  if (!task)
    return askBack(
      inLanguage(context, {
        en: `I don't find a task for that at ${name}. Tell me its name as shown in Maintenance, or let me add one: “remind me to … every 4 weeks”.`,
        es: `No encuentro esa tarea en ${name}. Dime su nombre como está en Mantenimiento, o la agrego: “recuérdame … cada 4 semanas”.`,
      }),
      tasks.filter(isOpen).slice(0, 3).map(({ title }) => inLanguage(context, { en: `I did this: ${title}`, es: `Ya lo hice: ${title}` })),
    ); // prettier-ignore
  if (found.length > 1)
    return askBack(
      inLanguage(context, { en: 'Which of these did you do?', es: '¿Cuál de estas hiciste?' }),
      found.slice(0, 3).map(({ title }) => inLanguage(context, { en: `I did this: ${title}`, es: `Ya lo hice: ${title}` })),
    );
  const isYesterday = /\b(?:yesterday|ayer)\b/.test(frame.text);
  const doneAt = isYesterday ? new Date(context.now.getTime() - 86_400_000).toISOString() : undefined;
  const when = isYesterday ? inLanguage(context, { en: ', done yesterday', es: ', hecha ayer' }) : '';
  return reply(
    inLanguage(context, {
      en: `Mark “${task.title}” as done for ${name}${when}?`,
      es: `¿Marco “${task.title}” como hecha en ${name}${when}?`,
    }),
    { proposals: [{ action: 'complete_task', fields: { taskId: task.id, ...(doneAt ? { doneAt } : {}) } }] },
  );
}

/** When a task was last done; undefined where no task is meant. */
export function lastDone(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  const found = pool ? tasksLike(frame.text, pool.tasks) : [];
  const done = found
    .filter(({ lastDoneAt }) => lastDoneAt !== null)
    .toSorted((a, b) => (b.lastDoneAt ?? '').localeCompare(a.lastDoneAt ?? ''));
  const [last] = done;
  if (!pool || found.length === 0) return undefined;
  if (!last?.lastDoneAt)
    return reply(
      inLanguage(context, {
        en: `“${found[0]?.title ?? ''}” hasn't been marked done for ${pool.name} yet.`,
        es: `“${found[0]?.title ?? ''}” aún no está marcada como hecha en ${pool.name}.`,
      }),
      { sources: [MAINTENANCE(context)] },
    );
  const days = daysBetween(dayOf(last.lastDoneAt, context.timeZone), dayOf(context.now, context.timeZone));
  const ago = inLanguage(context, {
    en: days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`,
    es: days === 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${days} días`,
  });
  const on = dayText(last.lastDoneAt, context);
  return reply(
    inLanguage(context, { en: `On ${on}, ${ago}: “${last.title}”.`, es: `El ${on}, ${ago}: “${last.title}”.` }),
    { sources: [MAINTENANCE(context)] },
  ); // prettier-ignore
}
