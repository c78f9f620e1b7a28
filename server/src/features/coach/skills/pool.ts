// What the pool's own log answers: how it is, how a value has moved, when something was last done.
import { fromCanonical } from '@limpid/chemistry';
import { dayOf, daysBetween } from '@limpid/schedule';
import type { Frame } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';
import { productName, unitOf, valueName } from './names.ts';
import { shown } from './numbers.ts';
import { dayText as day, needsPool } from './days.ts';
import { lastDone } from './tasks.ts';
import { askBack, type CoachContext, type CoachReading, inLanguage, reply, type Reply } from './reply.ts';
import { describeReading, describeWater } from './measured.ts';

export function answerStatus(context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const { name, plan, readings } = context.pool;
  const newest = readings[0];
  if (!newest)
    return askBack(
      inLanguage(context, {
        en: `${name} has no test yet. Test free chlorine, pH and alkalinity first.`,
        es: `${name} aún no tiene análisis. Empieza por cloro libre, pH y alcalinidad.`,
      }),
    );
  const todo = plan.steps.filter(({ state }) => state === 'todo').length;
  const swim = {
    ready: { en: 'ready to swim', es: 'lista para nadar' },
    treat_today: { en: 'fine to swim, with something to treat today', es: 'se puede nadar, con algo por tratar hoy' },
    stay_out: { en: 'not safe to swim in', es: 'no apta para nadar' },
  }[plan.swim.state];
  return reply(
    inLanguage(context, {
      en: `${name} is ${plan.swim.isKnown ? swim.en : 'waiting for a fresh test'}. Last test ${day(newest.takenAt, context)}: ${describeWater(context)}. ${todo === 0 ? 'Nothing to add right now.' : `The plan has ${todo} step${todo === 1 ? '' : 's'}.`}`,
      es: `${name}: ${plan.swim.isKnown ? swim.es : 'falta un análisis reciente'}. Último análisis, ${day(newest.takenAt, context)}: ${describeWater(context)}. ${todo === 0 ? 'Por ahora no hay que agregar nada.' : `El plan tiene ${todo} paso${todo === 1 ? '' : 's'}.`}`,
    }),
    { cards: [{ kind: 'water', title: name, inputs: numbersOf(plan.water) }] },
  );
}

const numbersOf = (values: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/year|ano\b/, 365],
  [/spring|season|temporada|primavera/, 120],
  [/month|mes\b/, 31],
  [/week|semana/, 7],
];

type Point = CoachReading & Record<string, number>;

export function answerTrend(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const name: ParameterName = frame.parameters[0] ?? (/chlorine|cloro/.test(frame.text) ? 'freeChlorinePpm' : 'ph');
  const days = DAYS.find(([pattern]) => pattern.test(frame.text))?.[1] ?? 31;
  const since = context.now.getTime() - days * 86_400_000;
  const points = context.pool.readings.filter((reading) => typeof reading[name] === 'number' && Date.parse(reading.takenAt) >= since);
  return points.length < 2 ? noTrend(points.length, name, context) : trendOf(points as Point[], name, context);
}

function noTrend(tests: number, name: ParameterName, context: CoachContext): Reply {
  const label = valueName(name, context.language);
  return reply(
    inLanguage(context, {
      en: `I have ${tests === 1 ? 'only one test' : 'no tests'} of ${label} in that time, so there's no trend yet.`,
      es: `Tengo ${tests === 1 ? 'un solo análisis' : 'ningún análisis'} de ${label} en ese tiempo: aún no hay tendencia.`,
    }),
  );
}

function valueText(value: number, name: ParameterName, { measures, language }: CoachContext): string {
  if (name === 'temperatureC' && measures === 'us') return `${shown(fromCanonical('temperature', value, 'F'), 0)} °F`;
  return `${shown(value, 1, language)}${unitOf(name)}`;
}

/** Newest first; a change of less than 5 % is none. */
function trendOf(points: readonly Point[], name: ParameterName, context: CoachContext): Reply {
  const [last, first] = [points[0] as Point, points.at(-1) as Point];
  const [start, end] = [first[name] as number, last[name] as number];
  const values = points.map((point) => point[name] as number);
  const text = (value: number) => valueText(value, name, context);
  const label = valueName(name, context.language);
  const isSteady = Math.abs(end - start) < 0.05 * Math.max(1, Math.abs(start));
  const way = isSteady
    ? { en: 'about steady', es: 'casi igual' }
    : end > start
      ? { en: 'up', es: 'en subida' }
      : { en: 'down', es: 'en bajada' };
  const [from, to] = [day(first.takenAt, context), day(last.takenAt, context)];
  return reply(
    inLanguage(context, {
      en: `Your ${label} is ${way.en}: ${text(start)} on ${from}, ${text(end)} on ${to}. ${points.length} tests, between ${text(Math.min(...values))} and ${text(Math.max(...values))}.`,
      es: `Tu ${label} va ${way.es}: ${text(start)} el ${from}, ${text(end)} el ${to}. ${points.length} análisis, entre ${text(Math.min(...values))} y ${text(Math.max(...values))}.`,
    }),
    {
      cards: [
        { kind: 'value', title: label, value: end, unit: unitOf(name).trim(), inputs: { first: start, last: end, tests: points.length } },
      ],
      sources: [{ title: inLanguage(context, { en: 'Your tests', es: 'Tus análisis' }), url: '/chemistry' }],
    },
  );
}

const A_TEST =
  /\b(?:tests?|tested|testing|reading|readings|measur\w*|check\w* (?:my|the) (?:water|chlorine|ph|levels?)|sampled?|medi|medimos|medir|medicion\w*|medido|analic\w+|analisis|analiza\w*|prueba|lectura\w*|probe)\b/;
const TASK_OF_ANOTHER_KIND = /\b(?:leak|pressure|gfci|breaker|alarm|fuga|presion|alarma)\b/;

/** "When did I last test?": the log of the tests, and not a task that is called so. */
function lastTest(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  if (!pool || !A_TEST.test(frame.text) || frame.chemicals.length > 0 || TASK_OF_ANOTHER_KIND.test(frame.text)) return undefined;
  const names = frame.parameters.filter((name) => name !== 'temperatureC');
  const has = (reading: CoachReading) => names.length === 0 || names.some((name) => typeof reading[name] === 'number');
  const last = pool.readings.find(has);
  if (!last) {
    const what = names.map((name) => valueName(name, context.language)).join(', ');
    return reply(
      inLanguage(context, {
        en: `${pool.name} has no ${what === '' ? '' : `${what} `}test in its log yet.`,
        es: `${pool.name} aún no tiene análisis${what === '' ? '' : ` de ${what}`} en su registro.`,
      }),
    );
  }
  const days = daysBetween(dayOf(last.takenAt, context.timeZone), dayOf(context.now, context.timeZone));
  const ago = inLanguage(context, {
    en: days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`,
    es: days <= 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${days} días`,
  });
  const on = day(last.takenAt, context);
  const values = describeReading(last, context);
  return reply(
    inLanguage(context, {
      en: `Your last test${names.length === 0 ? '' : ' of that'} was on ${on}, ${ago}: ${values}.`,
      es: `Tu último análisis${names.length === 0 ? '' : ' de eso'} fue el ${on}, ${ago}: ${values}.`,
    }),
    { sources: [{ title: inLanguage(context, { en: 'Your tests', es: 'Tus análisis' }), url: '/chemistry' }] },
  );
}

export function answerHistory(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const test = lastTest(frame, context);
  if (test) return test;
  const ofTask = frame.chemicals.length > 0 ? undefined : lastDone(frame, context);
  if (ofTask) return ofTask;
  const product = frame.chemicals[0]?.name;
  const wanted =
    product === undefined
      ? /\b(?:add|added|put in|use|used|agregue|eche|puse)\b/.test(frame.text)
        ? context.pool.treatments[0]
        : undefined
      : context.pool.treatments.find(
          ({ productId }) =>
            productId === product ||
            (product === 'chlorine' && ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor'].includes(productId)) ||
            (product === 'acid' && ['muriatic-acid', 'dry-acid'].includes(productId)),
        );
  if (wanted)
    return reply(
      inLanguage(context, {
        en: `You last logged ${productName(wanted.productId as never, 'en')} on ${day(wanted.doneAt, context)}.`,
        es: `La última vez que anotaste ${productName(wanted.productId as never, 'es')} fue el ${day(wanted.doneAt, context)}.`,
      }),
    );
  return reply(
    inLanguage(context, {
      en: `I don't find that in the log of ${context.pool.name}. If you did it, tell me and I'll help you log it.`,
      es: `No lo encuentro en el registro de ${context.pool.name}. Si lo hiciste, dímelo y te ayudo a anotarlo.`,
    }),
  );
}
