// "Is my calcium ok?", "Do I need more stabilizer?": one value of this pool against its range.
import type { Parameter } from '@limpid/chemistry';
import { fold } from '../understanding/fold.ts';
import type { Frame } from '../understanding/frame.ts';
import { PARAMETER_NAMES } from '../understanding/lexicon.ts';
import { inSentence, unitOf, valueName } from './names.ts';
import { levelFigure } from './numbers.ts';
import { levelNowText, ownLevel } from './own/own-level.ts';
import { type CoachContext, type CoachPool, inLanguage, reply, type Reply } from './reply.ts';

const ASKED =
  /\b(?:is|are|was|hows?|how is|how's|how are|what'?s|what is|whats|check)\b.{0,12}\b(?:my|our|the)\b|\bdo (?:i|we) (?:need|have)(?: to add)?\b.{0,12}\b(?:more|enough|too much|less)\b|\bshould (?:i|we) (?:add|put in|put|use|get)\b.{0,12}\b(?:more|any|extra)\b|\b(?:too|is) (?:low|high)\b|\b(?:como|cuanto|esta|tengo|necesito|hace falta)\b.{0,24}\b(?:mi|el|la|mas|suficiente|bien|bajo|alto)\b/;
const OTHER =
  /\b(?:why|how (?:do|much|many|long|often|to)|should(?! (?:i|we) (?:add|put in|put|use|get)\b.{0,12}\b(?:more|any|extra)\b)|(?:le |la |lo )?(?:echo|echar|agrego|agregar|pongo|poner|anado|anadir)|target|ideal|range|level|trend|chang\w*|last|when|what is (?!my|our)|what does|mean|por que|como (?:subo|bajo|lo|la)|cuando|que es|deberia|debe|objetivo|ideal|always|keeps?|siempre)\b/;

/** Words that are left in a question about one value; with any other it asks something else. */
const ASIDE = new Set(
  "is are was my our the a of in at on it its it's hows how's how what whats what's check ok okay fine good bad high low too still enough more less much any extra right now today currently level levels reading number value do does i we need have to add put use get should water pool tub spa hot looking look please and or o was this morning last again agian test tested so hey hi for this there show me that those tell como cuanto cuanta esta estan tengo necesito hace falta mi el la mas suficiente bien bajo alto baja alta muy nivel de del en agua piscina alberca hoy ahora y es son tiene anda correcto".split(
    ' ',
  ),
);
const isOnlyOfLevel = (frame: Frame, context: CoachContext): boolean => {
  const named = frame.text
    .replaceAll(new RegExp(fold(context.pool?.name ?? '~').replaceAll(/[^a-z ]/g, '.'), 'g'), ' ')
    .replaceAll(NAMED, ' ');
  return (named.match(/[a-z']+/g) ?? []).every((word) => ASIDE.has(word));
};
const NAMED = new RegExp(
  String.raw`\b(?:${Object.values(PARAMETER_NAMES)
    .join(', ')
    .split(', ')
    .toSorted((a, b) => b.length - a.length)
    .join('|')}|chlorine|cloro|chlor)\b`,
  'g',
);

type Ranged = 'ph' | 'alkalinityPpm' | 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm' | 'brominePpm' | 'freeChlorinePpm';
const RANGED: readonly Ranged[] = [
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'brominePpm',
  'freeChlorinePpm',
];

function rangeOf(name: Ranged, { plan, traits }: CoachPool): { low: number; high: number } | undefined {
  const { targets } = plan;
  if (!targets) return undefined;
  if (name === 'freeChlorinePpm') {
    const free = targets.freeChlorine;
    return free ? { low: free.targetLowPpm, high: free.targetHighPpm } : undefined;
  }
  if (name === 'saltPpm' && traits.sanitizer !== 'salt') return undefined;
  return targets[name] ?? undefined;
}

export function answerLevel(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  // "What's my chlorine at?": no one asks for the product.
  const isChlorine = frame.parameters.length === 0 && frame.chemicals.length === 1 && frame.chemicals[0]?.name === 'chlorine';
  const names = isChlorine ? (['freeChlorinePpm'] as const) : frame.parameters;
  const [name] = names;
  if (!pool || names.length !== 1 || frame.quantities.length > 0 || frame.symptoms.length > 0) return undefined;
  const ranged = RANGED.find((one) => one === name);
  if (!ranged || !ASKED.test(frame.text) || OTHER.test(frame.text) || frame.cues.has('swim') || (frame.chemicals.length > 0 && !isChlorine))
    return undefined;
  if (!isOnlyOfLevel(frame, context)) return undefined;
  return levelOfPool(ranged, context, frame.text);
}

/** What the pool has of a value, against its range; undefined where one of the two is not known. */
export function levelOfPool(name: string, context: CoachContext, asked = ''): Reply | undefined {
  const { pool } = context;
  const ranged = RANGED.find((one) => one === name);
  if (!pool || !ranged) return undefined;
  const value = pool.plan.water[ranged as Parameter];
  const range = rangeOf(ranged, pool);
  if (value === undefined || !range) return undefined;
  return judged(ranged, value, { ...range, asked }, context, pool);
}

/** Where a value of this pool should be; undefined without a pool. */
export function levelRange(name: string, { pool }: CoachContext): { low: number; high: number } | undefined {
  const ranged = RANGED.find((one) => one === name);
  return pool && ranged ? rangeOf(ranged, pool) : undefined;
}

/** Whether the pool's last value is where it should be, as it is written. */
export function isInRange(name: string, context: CoachContext): boolean {
  const { pool } = context;
  const range = levelRange(name, context);
  const value = pool?.plan.water[name as Parameter];
  if (!range || value === undefined) return false;
  const read = name === 'ph' ? Math.round(value * 10) / 10 : value;
  return read >= range.low && read <= range.high;
}

const ASKS_HIGH = /\btoo (?:high|much)\b|\bis (?:\w+ ){1,3}high\b|\b(?:demasiad[oa]|muy alt[oa])\b/;
const ASKS_LOW =
  /\btoo (?:low|little)\b|\bis (?:\w+ ){1,3}low\b|\b(?:need|add|should|put|use|get)\b.{0,24}\b(?:more|any|extra)\b|\bmuy baj[oa]\b/;
const ASKS_BAD = /^(?:so |and |hey |ok |y )*(?:is|are|es)\b.{0,40}\b(?:bad|a problem|wrong|malo|un problema)\b/;
const ASKS_GOOD =
  /^(?:so |and |hey |ok |y )*(?:is|are|was|do|does|esta|tengo)\b.{0,40}\b(?:ok|okay|fine|good|right|normal|enough|correcto|bien|suficiente)\b/;
/** "Is my CYA ok?" is asked for a yes, "do I have too much?" for a no. */
export function yesOrNo(asked: string, verdict: 'fine' | 'close' | 'low' | 'high', context: CoachContext): string {
  const [yes, no] = inLanguage<readonly [string, string]>(context, { en: ['Yes', 'No'], es: ['Sí', 'No'] });
  if (ASKS_HIGH.test(asked)) return verdict === 'high' ? yes : no;
  if (ASKS_LOW.test(asked)) return verdict === 'low' ? yes : no;
  if (ASKS_BAD.test(asked)) return verdict === 'fine' ? no : verdict === 'close' ? '' : yes;
  if (!ASKS_GOOD.test(asked)) return '';
  return verdict === 'fine' ? yes : verdict === 'close' ? '' : no;
}

export const withYesOrNo = (first: string, answer: string): string =>
  first === '' ? answer : `${first}, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;

interface Range {
  low: number;
  high: number;
  /** the question, for its yes or no */
  asked: string;
}

const STANDS_NEAR: ReadonlySet<string> = new Set(['nearly_low', 'nearly_high']);
const AGAIN = {
  with_drops: { en: ' Test it again with drops before you correct it.', es: ' Vuelve a medirlo con gotas antes de corregirlo.' },
  tomorrow: { en: ' Test it again tomorrow.', es: ' Vuelve a medirlo mañana.' },
  now: { en: ' Test it again first.', es: ' Vuelve a medirlo primero.' },
  below_chlorine: {
    en: ' Test it again once free chlorine is at 10 ppm or less: above that, the test reads too high.',
    es: ' Vuelve a medirlo cuando el cloro libre esté en 10 ppm o menos: con más, el análisis marca de más.',
  },
} as const;
/** What the verdict asks for first; empty: nothing. */
const againText = (verdict: NonNullable<CoachPool['plan']['verdicts']>[number] | undefined, language: 'en' | 'es'): string =>
  verdict?.again === undefined ? '' : AGAIN[verdict.again][language];

interface Spoken {
  label: string;
  now: string;
  between: string;
  /** the verdict asks for another test, which follows */
  isAsked: boolean;
}
const verdictText = (
  verdict: 'fine' | 'close' | 'low' | 'high',
  { label, now, between, isAsked }: Spoken,
  context: CoachContext,
  pool: CoachPool,
): string =>
  inLanguage(context, {
    en: {
      fine: `It's fine: ${label} in ${pool.name} is ${now}, and ${between} is right for it.`,
      close: `It's nearly in range: ${label} in ${pool.name} is ${now}, and ${between} is right for it. The test can't tell the two apart${isAsked ? '' : ', so leave it alone'}.`,
      low: `It's low: ${label} in ${pool.name} is ${now}; ${between} is right for it.`,
      high: `It's high: ${label} in ${pool.name} is ${now}; ${between} is right for it.`,
    },
    es: {
      fine: `Está bien: ${label} en ${pool.name} está en ${now}, y lo correcto es de ${between}.`,
      close: `Está casi en rango: ${label} en ${pool.name} está en ${now}, y lo correcto es de ${between}. La prueba no distingue tan poco${isAsked ? '' : ', así que déjalo como está'}.`,
      low: `Está bajo: ${label} en ${pool.name} está en ${now}; lo correcto es de ${between}.`,
      high: `Está alto: ${label} en ${pool.name} está en ${now}; lo correcto es de ${between}.`,
    },
  })[verdict];

function judged(name: Ranged, value: number, { low, high, asked }: Range, context: CoachContext, pool: CoachPool): Reply {
  const { language } = context;
  const label = inSentence(name, context);
  const text = (number: number) => (name === 'ph' ? number.toFixed(1) : levelFigure(number, language));
  const known = ownLevel(name, context) ?? { now: value, isEstimated: false };
  const now = levelNowText(name, known, context);
  const between = language === 'es' ? `${text(low)} a ${text(high)}${unitOf(name)}` : `${text(low)} to ${text(high)}${unitOf(name)}`;
  const found = pool.plan.verdicts?.find(({ parameter }) => parameter === name);
  // As it is written: 7.83 reads as 7.8.
  const read = name === 'ph' ? Math.round(value * 10) / 10 : value;
  const outside = read < low ? 'low' : read > high ? 'high' : 'fine';
  const verdict = outside !== 'fine' && found && STANDS_NEAR.has(found.standing) ? 'close' : outside;
  const then = verdict === 'fine' ? '' : againText(found, language);
  const answer = verdictText(verdict, { label, now, between, isAsked: then !== '' }, context, pool);
  const chips =
    verdict === 'fine' || verdict === 'close' ? [] : inLanguage(context, { en: ['What should I add today?'], es: ['¿Qué agrego hoy?'] });
  return reply(withYesOrNo(yesOrNo(asked, verdict, context), `${answer}${then}`), {
    chips,
    cards: [
      {
        kind: 'value',
        title: valueName(name, context.language),
        value,
        unit: unitOf(name).trim(),
        inputs: { low, high, ...(known.isEstimated && known.tested !== undefined ? { tested: known.tested } : {}) },
      },
    ],
  });
}
