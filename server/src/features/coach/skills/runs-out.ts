// How long the chlorine lasts, from how fast this pool's own tests have fallen. An estimate, and said as one.
import { monthAsked, typicalFor } from '../knowledge/climate.ts';
import type { Frame } from '../understanding/frame.ts';
import { dayText, needsPool } from './days.ts';
import { figures } from './numbers.ts';
import { askBack, type CoachContext, type CoachPool, inLanguage, reply, type Reply } from './reply.ts';

const DAY_MS = 86_400_000;
const CHLORINES: ReadonlySet<string> = new Set([
  'liquid-chlorine',
  'cal-hypo',
  'dichlor',
  'trichlor',
  'lithium-hypo',
  'sodium-thiosulfate',
  'fill-water',
]);

/** Shares that were left after a day, from each pair of tests with nothing added in between. */
export function dailyShares({ readings, treatments }: CoachPool): number[] {
  const tests = readings.filter((one) => typeof one['freeChlorinePpm'] === 'number');
  return tests.slice(0, -1).flatMap((later, index) => {
    const earlier = tests[index + 1];
    const [after, before] = [later['freeChlorinePpm'] as number, (earlier?.['freeChlorinePpm'] ?? 0) as number];
    const [start, end] = [Date.parse(earlier?.takenAt ?? ''), Date.parse(later.takenAt)];
    const days = (end - start) / DAY_MS;
    const isTreated = treatments.some(({ doneAt, productId }) => {
      const at = Date.parse(doneAt);
      return CHLORINES.has(productId) && at >= start && at <= end;
    });
    // Nearer than half a day the test's own error outweighs the loss.
    if (isTreated || before < 1 || after <= 0 || after >= before || days < 0.5 || days > 5) return [];
    return [(after / before) ** (1 / days)];
  });
}

export const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const USUAL = {
  en: 'Sun, warm water and swimmers use chlorine up quickly, so test every day or two and the plan tells you how much to add.',
  es: 'El sol, el agua tibia y la gente gastan el cloro rápido: mide cada uno o dos días y el plan te dice cuánto agregar.',
};

/** A question about a month is also told what is typical there, or that nothing is known of it. */
export function answerRunsOut(frame: Frame, context: CoachContext): Reply {
  const found = runsOut(frame, context);
  const month = monthAsked(frame.text, context.now, context.timeZone);
  const region = context.pool?.region;
  if (month === undefined || region === undefined || found.abstained) return found;
  return { ...found, answer: `${found.answer}\n\n${typicalFor(region, month, context.language).text}` };
}

/** How much goes in a day, and not until when. */
const ASKS_RATE =
  /\b(?:how fast|how quickly|how much|que tan rapido|cuanto)\b.{0,24}\b(?:los(?:e|ing)|pierd\w+|perdiendo|gasta\w*|se va|me va)\b/;

function runsOut(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const { name, plan } = context.pool;
  const free = plan.water.freeChlorinePpm;
  const least = plan.targets?.freeChlorine?.minimumPpm;
  const isOther = frame.parameters.some((one) => one !== 'freeChlorinePpm');
  if (isOther || free === undefined || least === undefined)
    return askBack(
      isOther
        ? inLanguage(context, { en: "I can only estimate free chlorine ahead. For everything else I can show you the trend so far.", es: 'Solo puedo estimar el cloro libre. De lo demás puedo mostrarte la tendencia.' })
        : inLanguage(context, { en: `${name} needs a free chlorine test first. ${USUAL.en}`, es: `Primero hace falta medir el cloro libre de ${name}. ${USUAL.es}` }),
    ); // prettier-ignore
  const isRate = ASKS_RATE.test(frame.text);
  if (free <= least && !isRate)
    return reply(
      inLanguage(context, {
        en: `It’s too low already: free chlorine in ${name} is at ${figures(free)} ppm, and the minimum is ${figures(least)}. Tomorrow it will be lower still. Add what the plan says before anyone swims.`,
        es: `Ya está muy bajo: el cloro libre de ${name} está en ${figures(free, 'es')} ppm y el mínimo es ${figures(least, 'es')}. Mañana estará más bajo. Agrega lo que dice el plan antes de nadar.`,
      }),
      { sources: [{ title: inLanguage(context, { en: "Today's plan", es: 'Plan de hoy' }), url: '/dashboard' }] },
    );
  const shares = dailyShares(context.pool);
  const testedAt = plan.measuredAt.freeChlorinePpm ?? context.now.toISOString();
  if (shares.length < 2)
    return reply(
      inLanguage(context, {
        en: `I can't tell yet for ${name}: I need a few tests in a row with no chlorine added in between. It is at ${figures(free)} ppm, and the minimum is ${figures(least)}. ${USUAL.en}`,
        es: `Aún no lo sé para ${name}: necesito varios análisis seguidos sin agregar cloro entre uno y otro. Está en ${figures(free, 'es')} ppm y el mínimo es ${figures(least, 'es')}. ${USUAL.es}`,
      }),
    );
  return estimated({ share: middle(shares), tests: shares.length, free, least, testedAt, isRate }, context);
}

interface Estimate {
  share: number;
  tests: number;
  free: number;
  least: number;
  testedAt: string;
  /** how fast was asked, and not until when */
  isRate: boolean;
}

function estimated({ share, tests, free, least, testedAt, isRate }: Estimate, context: CoachContext): Reply {
  const name = context.pool?.name ?? '';
  const lasts = Math.log(least / free) / Math.log(share);
  const at = new Date(Date.parse(testedAt) + lasts * DAY_MS);
  const days = (at.getTime() - context.now.getTime()) / DAY_MS;
  const percent = figures((1 - share) * 100, context.language);
  const why = inLanguage(context, {
    en: `${name} has been losing about ${percent}% of its free chlorine a day (${tests} periods between tests), and the last test on ${dayText(testedAt, context)} says ${figures(free)} ppm; the minimum is ${figures(least)}.`,
    es: `${name} viene perdiendo cerca del ${percent}% del cloro libre al día (${tests} periodos entre análisis), y el último análisis, del ${dayText(testedAt, context)} dio ${figures(free, 'es')} ppm; el mínimo es ${figures(least, 'es')}.`,
  });
  const when = whenText(days, at, context);
  return reply(isRate ? `${why} ${when}` : `${when} ${why}`, {
    cards: [
      {
        kind: 'value',
        title: inLanguage(context, { en: 'Days until the minimum', es: 'Días hasta el mínimo' }),
        value: Math.max(0, Math.round(days * 10) / 10),
        unit: inLanguage(context, { en: 'days', es: 'días' }),
        inputs: { from: free, to: least, parameter: 'freeChlorinePpm' },
      },
    ],
  });
}

function whenText(days: number, at: Date, context: CoachContext): string {
  if (days <= 0)
    return inLanguage(context, {
      en: 'It has probably reached the minimum already, so test now.',
      es: 'Es probable que ya haya llegado al mínimo, así que mide ahora.',
    });
  const span = Math.max(1, Math.round(days));
  const on = dayText(at.toISOString(), context);
  return inLanguage(context, {
    en: `In about ${span} day${span === 1 ? '' : 's'}, around ${on}, if nothing is added; sun or a party can make it sooner.`,
    es: `En más o menos ${span} día${span === 1 ? '' : 's'}, cerca del ${on}, si no se agrega nada; el sol o una fiesta lo adelantan.`,
  });
}
