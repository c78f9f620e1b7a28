// What is wrong, and the weather: what is known in general, and then what this pool's own tests say about it.
import { targets } from '@limpid/chemistry';
import { cardReply, knowledgeReply } from '../knowledge/knowledge-reply.ts';
import { monthAsked, typicalFor } from '../knowledge/climate.ts';
import type { Frame } from '../understanding/frame.ts';
import { dayText } from './days.ts';
import { describeWater } from './measured.ts';
import { figures, shown } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

/** Where chlorine or combined chlorine is the first thing to look at. */
const BY_CHLORINE: ReadonlySet<Frame['symptoms'][number]> = new Set<Frame['symptoms'][number]>(['green', 'cloudy', 'smell', 'irritation']);

/** Days after a hot tub, and not the water's chlorine. */
const RASH = /\b(?:rash\w*|bumps?|red spots|pimples|ronchas?|granitos|granos|sarpullido)\b/;

export function answerDiagnose(frame: Frame, context: CoachContext): Reply | undefined {
  if (frame.isSpa && RASH.test(frame.text)) return cardReply('hot-tub-rash', context);
  const found = knowledgeReply(frame, context);
  const own = found && ownText(frame, context);
  return own ? { ...found, answer: `${found.answer}\n\n${own}` } : found;
}

function ownText(frame: Frame, context: CoachContext): string | undefined {
  const { pool } = context;
  const newest = pool?.readings[0];
  if (!pool || !newest || frame.isSpa !== (pool.traits.kind === 'spa')) return undefined;
  const waterText = describeWater(context);
  if (waterText === '') return undefined;
  const tested = inLanguage(context, {
    en: `${pool.name} at its last test, ${dayText(newest.takenAt, context)}: ${waterText}.`,
    es: `En el último análisis de ${pool.name} (${dayText(newest.takenAt, context)}) salió: ${waterText}.`,
  });
  return [tested, shockText(frame, context)].filter(Boolean).join(' ');
}

function shockText(frame: Frame, context: CoachContext): string {
  const { pool } = context;
  const cya = pool?.plan.water.cyanuricAcidPpm;
  if (!pool || cya === undefined || !frame.symptoms.some((symptom) => symptom === 'green' || symptom === 'cloudy')) return '';
  const shock = targets(pool.traits, cya).freeChlorine?.shockPpm;
  if (shock === undefined || !frame.symptoms.some((symptom) => BY_CHLORINE.has(symptom))) return '';
  return inLanguage(context, {
    en: `With CYA at ${shown(cya, 0)}, its shock level is ${figures(shock)} ppm.`,
    es: `Con ${shown(cya, 0)} ppm de CYA, el nivel de choque es de ${figures(shock, 'es')} ppm.`,
  });
}

const WEATHERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dust(?:storms?)?|haboobs?|polvo|tolvanera)\b/, 'dust-storm'],
  [/freez|frost|\bhel(?:ar|ada|adas|o)\b|congel|cold snap|cold front|below 32|bajo cero/, 'freeze'],
  [/heat ?wave|degrees all|hot week|ola de calor|\b(?:9\d|1[0-2]\d)\b|scorch|heat dome|mucho calor/, 'heat-wave'],
  [
    /rain|storm|hurricane|thunder|lluvia|llover|llueve|llovio|tormenta|huracan|wind|viento|haboob|dust|monsoon|monzon|tolvanera|hail|granizo/,
    'rain',
  ],
];

export function answerWeather(frame: Frame, context: CoachContext): Reply | undefined {
  const id = WEATHERS.find(([pattern]) => pattern.test(frame.text))?.[1];
  const near =
    monthAsked(frame.text, context.now, context.timeZone) === undefined
      ? knowledgeReply(frame, context, frame.parameters.length > 0 ? 0.8 : 0.95)
      : undefined;
  if (near && id !== 'dust-storm') return near;
  const month = monthAsked(frame.text, context.now, context.timeZone);
  if (id === undefined && month !== undefined && context.pool?.region !== undefined)
    return reply(typicalFor(context.pool.region, month, context.language).text);
  return (id === undefined ? undefined : cardReply(id, context)) ?? knowledgeReply(frame, context);
}
