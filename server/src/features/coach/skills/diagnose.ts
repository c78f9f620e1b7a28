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
  if (!isOfWater(frame)) return undefined;
  if (!pool || !newest || frame.isSpa !== (pool.traits.kind === 'spa')) return undefined;
  const waterText = describeWater(context);
  if (waterText === '') return undefined;
  const tested = inLanguage(context, {
    en: `${pool.name} at its last test, ${dayText(newest.takenAt, context)}: ${waterText}.`,
    es: `En el último análisis de ${pool.name} (${dayText(newest.takenAt, context)}) salió: ${waterText}.`,
  });
  // Said just now, it would only be in the way.
  const isNew = (text: string) => text !== '' && context.lastAnswer?.includes(text) !== true;
  const parts = [tested, shockText(frame, context)].filter(isNew);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** These have nothing to do with the last test, whatever else is said of them. */
const OF_THINGS: ReadonlySet<Frame['symptoms'][number]> = new Set<Frame['symptoms'][number]>(['pump', 'leak', 'stain', 'foam', 'scale']);
const TESTED: ReadonlySet<string> = new Set(['freeChlorinePpm', 'combinedChlorinePpm', 'brominePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm']); // prettier-ignore
const OF_ITS_OWN = /\b(?:hair|pelo|cabello|dogs?|cats?|perr[oa]s?|gat[oa]s?|heater|gauge|manometro|calentador)\b/;
const SWIMS = /\b(?:swim\w*|swam|nad(?:ar|amos|o|an|e|en)|banar\w*|meter(?:me|nos|se))\b/;

function isOfWater({ text, symptoms, parameters }: Frame): boolean {
  if (OF_ITS_OWN.test(text) || symptoms.some((symptom) => OF_THINGS.has(symptom))) return false;
  return SWIMS.test(text) || parameters.some((name) => TESTED.has(name)) || symptoms.some((symptom) => BY_CHLORINE.has(symptom));
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
