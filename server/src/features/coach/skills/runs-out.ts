// How long the chlorine lasts, from how fast this pool's own tests have fallen. An estimate, and said as one.
import { monthAsked, typicalFor } from '../knowledge/climate.ts';
import type { Day } from '@limpid/schedule';
import type { Frame } from '../understanding/frame.ts';
import { dayText, needsPool } from './days.ts';
import { levelRange } from './level.ts';
import { figures, shown, levelFigure } from './numbers.ts';
import { dayAsked, dayName } from './own/day-asked.ts';
import { estimateFigure, levelNowText, ownLevel } from './own/own-level.ts';
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
        en: `It’s too low already: free chlorine in ${name} is at ${levelFigure(free)} ppm, and the minimum is ${figures(least)}. Tomorrow it will be lower still. Add what the plan says before anyone swims.`,
        es: `Ya está muy bajo: el cloro libre de ${name} está en ${levelFigure(free, 'es')} ppm y el mínimo es ${figures(least, 'es')}. Mañana estará más bajo. Agrega lo que dice el plan antes de nadar.`,
      }),
      { sources: [{ title: inLanguage(context, { en: "Today's plan", es: 'Plan de hoy' }), url: '/dashboard' }] },
    );
  const shares = dailyShares(context.pool);
  const level = ownLevel('freeChlorinePpm', context) ?? { now: free, isEstimated: false };
  const now = levelNowText('freeChlorinePpm', level, context);
  if (shares.length < 2)
    return reply(
      inLanguage(context, {
        en: `I can't tell yet for ${name}: I need a few tests in a row with no chlorine added in between. Free chlorine is ${now}, and the minimum is ${figures(least)}. ${USUAL.en}`,
        es: `Aún no lo sé para ${name}: necesito varios análisis seguidos sin agregar cloro entre uno y otro. El cloro libre está en ${now} y el mínimo es ${figures(least, 'es')}. ${USUAL.es}`,
      }),
    );
  const estimate = { share: middle(shares), tests: shares.length, free, least, since: countsFrom(context.pool), now, isRate };
  const asked = isRate ? undefined : dayAsked(frame.text, context);
  return asked ? onDay(estimate, asked.day, context) : estimated(estimate, context);
}

/** The level counts from the last test, or from the chlorine that was added after it. */
function countsFrom({ plan, treatments }: CoachPool): string {
  const testedAt = plan.measuredAt.freeChlorinePpm ?? '';
  const added = treatments.find(({ productId, doneAt }) => CHLORINES.has(productId) && doneAt > testedAt)?.doneAt;
  return added ?? testedAt;
}

interface Estimate {
  share: number;
  tests: number;
  free: number;
  least: number;
  since: string;
  /** the level and where it is from, in words */
  now: string;
  /** how fast was asked, and not until when */
  isRate: boolean;
}

const lossText = ({ share, tests }: Estimate, context: CoachContext): string => {
  const percent = shown((1 - share) * 100, 0, context.language);
  const name = context.pool?.name ?? '';
  return inLanguage(context, {
    en: `${name} has been losing about ${percent}% of its free chlorine a day (${tests} periods between tests)`,
    es: `${name} viene perdiendo cerca del ${percent}% del cloro libre al día (${tests} periodos entre análisis)`,
  });
};

/** "The forecast for Saturday": the level around noon of that day, and what follows from it. */
function onDay(estimate: Estimate, day: Day, context: CoachContext): Reply {
  const { share, free, least, since, now } = estimate;
  const at = Math.max(context.now.getTime(), Date.parse(`${day}T17:00:00Z`));
  const days = Math.max(0, (at - Date.parse(since)) / DAY_MS);
  const then = free * share ** days;
  const low = levelRange('freeChlorinePpm', context)?.low ?? least;
  const [level, name] = [estimateFigure(then, 'freeChlorinePpm', context), dayName(day, context)];
  const verdict =
    then < least
      ? { en: `That’s below the minimum of ${figures(least)} ppm, so add chlorine before then.`, es: `Queda por debajo del mínimo de ${figures(least, 'es')} ppm: agrega cloro antes.` }
      : then < low
        ? { en: `That’s below its range, which starts at ${figures(low)} ppm: add some before then.`, es: `Queda por debajo de su rango, que empieza en ${figures(low, 'es')} ppm: agrega un poco antes.` }
        : { en: 'That’s enough. Test that morning before anyone swims.', es: 'Alcanza. Mide esa mañana antes de nadar.' }; // prettier-ignore
  return reply(
    inLanguage(context, {
      en: `About ${level} ppm of free chlorine on ${name}, if nothing is added. ${verdict.en} Now it is ${now}. ${lossText(estimate, context)}; sun or a party can make it fall faster.`,
      es: `Unas ${level} ppm de cloro libre el ${name}, si no se agrega nada. ${verdict.es} Ahora está en ${now}. ${lossText(estimate, context)}; el sol o una fiesta lo bajan más rápido.`,
    }),
    {
      cards: [
        {
          kind: 'value',
          title: inLanguage(context, { en: `Free chlorine, ${name}`, es: `Cloro libre, ${name}` }),
          value: Math.round(then * 10) / 10,
          unit: 'ppm',
          inputs: { from: free, to: Math.round(then * 10) / 10, parameter: 'freeChlorinePpm' },
        },
      ],
    },
  );
}

function estimated(estimate: Estimate, context: CoachContext): Reply {
  const { share, free, least, since, now, isRate } = estimate;
  const lasts = Math.log(least / free) / Math.log(share);
  const at = new Date(Date.parse(since) + lasts * DAY_MS);
  const days = (at.getTime() - context.now.getTime()) / DAY_MS;
  const why = inLanguage(context, {
    en: `${lossText(estimate, context)}. Free chlorine is ${now}; the minimum is ${figures(least)}.`,
    es: `${lossText(estimate, context)}. El cloro libre está en ${now}; el mínimo es ${figures(least, 'es')}.`,
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
