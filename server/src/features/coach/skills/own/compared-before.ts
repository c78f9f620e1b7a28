// "How is my water compared to last month?": each value of the last test beside the one from then.
import type { Frame } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { dayText } from '../days.ts';
import { levelRange } from '../level.ts';
import { unitOf, valueName } from '../names.ts';
import { askBack, type CoachContext, type CoachPool, type CoachReading, inLanguage, reply, type Reply } from '../reply.ts';
import { testedFigure } from './own-level.ts';

const COMPARED =
  /\b(?:compar\w*|than|versus|vs|better or worse|against|changed since|difference between|diferencia|que|respecto)\b.{0,40}\b(?:(?:last|past|previous) (?:week|month|year|season|summer|spring)|(?:a|one|1) (?:week|month|year) ago|(?:semana|mes|ano|temporada|verano) (?:pasad[oa]|anterior)|hace (?:un|una|1) (?:semana|mes|ano))\b|\bcompar\w*\b.{0,40}\b(?:before|earlier|antes)\b/;
const OF_POOL =
  /\b(?:water|pool|spa|tub|chemistry|numbers|levels|readings|tests?|balance|it|agua|piscina|alberca|valores|niveles|analisis|numeros|quimica)\b/;
const VALUES: readonly ParameterName[] = [
  'freeChlorinePpm', 'combinedChlorinePpm', 'brominePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm',
]; // prettier-ignore
const DAY_MS = 86_400_000;
const daysBack = (text: string): number =>
  /\byear\b|\bano\b/.test(text)
    ? 365
    : /\b(?:season|summer|spring|temporada|verano)\b/.test(text)
      ? 180
      : /\bweek\b|\bsemana\b/.test(text)
        ? 7
        : 30;

const valueOf = (reading: CoachReading, name: ParameterName): number | undefined =>
  typeof reading[name] === 'number' ? reading[name] : undefined;

/** The test nearest to that day that has the value, within a third of the time. */
function then(readings: readonly CoachReading[], name: ParameterName, days: number, now: Date): CoachReading | undefined {
  const wanted = now.getTime() - days * DAY_MS;
  const off = ({ takenAt }: CoachReading) => Math.abs(Date.parse(takenAt) - wanted);
  const [nearest] = readings
    .filter((one) => valueOf(one, name) !== undefined && off(one) <= (days * DAY_MS) / 3)
    .toSorted((a, b) => off(a) - off(b));
  return nearest;
}

function lineOf(name: ParameterName, days: number, context: CoachContext, { readings }: CoachPool): string | undefined {
  const last = readings.find((one) => valueOf(one, name) !== undefined);
  const before = then(readings, name, days, context.now);
  if (!last || !before || before === last) return undefined;
  const [now, was] = [valueOf(last, name) as number, valueOf(before, name) as number];
  const range = levelRange(name, context);
  const isRight = range === undefined || (now >= range.low && now <= range.high);
  const verdict = isRight
    ? ''
    : inLanguage(context, now < (range?.low ?? 0) ? { en: ', low', es: ', bajo' } : { en: ', high', es: ', alto' });
  const label = valueName(name, context.language);
  return inLanguage(context, {
    en: `• ${label}: ${testedFigure(was, name, context)} on ${dayText(before.takenAt, context)}, ${testedFigure(now, name, context)}${unitOf(name)} on ${dayText(last.takenAt, context)}${verdict}`,
    es: `• ${label}: ${testedFigure(was, name, context)} el ${dayText(before.takenAt, context)}, ${testedFigure(now, name, context)}${unitOf(name)} el ${dayText(last.takenAt, context)}${verdict}`,
  });
}

export function comparedBefore(frame: Frame, context: CoachContext, pool: CoachPool): Reply | undefined {
  const { text } = frame;
  if (
    !COMPARED.test(text) ||
    !(OF_POOL.test(text) || frame.parameters.length > 0) ||
    frame.quantities.some(({ kind }) => kind !== 'time') ||
    frame.symptoms.length > 0
  )
    return undefined;
  const days = daysBack(text);
  const wanted = frame.parameters.length > 0 ? frame.parameters : VALUES;
  const lines = wanted.flatMap((name) => lineOf(name, days, context, pool) ?? []);
  const sources = [{ title: inLanguage(context, { en: 'Your tests', es: 'Tus análisis' }), url: '/chemistry' }];
  const oldest = pool.readings.at(-1);
  if (lines.length > 0)
    return reply(`${inLanguage(context, { en: `${pool.name}, then and now:`, es: `${pool.name}, antes y ahora:` })}\n${lines.join('\n')}`, {
      sources,
    });
  if (!oldest)
    return askBack(inLanguage(context, { en: `${pool.name} has no test yet, so there's nothing to compare.`, es: `${pool.name} aún no tiene análisis: no hay con qué comparar.` })); // prettier-ignore
  return reply(
    inLanguage(context, {
      en: `I can't compare that: there's no test of ${pool.name} from then. The oldest I can see is from ${dayText(oldest.takenAt, context)}.`,
      es: `No puedo compararlo: no hay análisis de ${pool.name} de entonces. El más antiguo que veo es del ${dayText(oldest.takenAt, context)}.`,
    }),
    { sources },
  );
}
