// "You sure? The pool store says 1 to 3 is fine": what someone else says, against what holds for this pool and why.
import { levelRange } from '../skills/level.ts';
import { inSentence, unitOf } from '../skills/names.ts';
import { figures } from '../skills/numbers.ts';
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { readMessage } from '../understanding/frame.ts';
import type { ParameterName } from '../understanding/lexicon.ts';
import type { After } from './after.ts';
import { changeOf } from './other-product.ts';

const WHO =
  /\b(?:store|shop|guy|man|neighbou?r|google|internet|youtube|chatgpt|facebook|reddit|forum|website|online|app|label|bottle|package|strips?|kit|manual|book|chart|friend|brother|dad|husband|wife|builder|installer|technician|tech|leslie'?s|pinch a penny|they|he|she|everyone|people|i (?:read|heard|thought|was told)|i'?ve (?:read|heard)|tienda|vecino|amigo|esposo|tecnico|etiqueta|tiras?|lei|me dijeron|dicen|dice|piscinero)\b/;
const SAYS =
  /\b(?:say\w*|said|told|tells?|thinks?|recommend\w*|claims?|wants?|shows?|read|heard|thought|keeps?|lists?|goes by|dij\w+|dic\w+|recomiend\w+|lei|pone)\b|\b(?:is|are) (?:fine|ok|okay|plenty|enough|right|ideal|normal|perfect|good)\b/;
const RANGE = /(\d+(?:\.\d+)?)(?: ?(?:-|–|to|and|a|y|hasta) ?(\d+(?:\.\d+)?))?/;
const REACHES = 3;

/** The value that was asked about, in the last questions. */
function valueAsked(question: string, earlier: readonly string[]): ParameterName | undefined {
  for (const text of [question, ...earlier.slice(0, REACHES)]) {
    const { parameters, chemicals } = readMessage(text);
    const [name] = parameters;
    if (name) return parameters.length === 1 ? name : undefined;
    if (chemicals.some((one) => one.name === 'chlorine')) return 'freeChlorinePpm';
  }
  return undefined;
}

function reasonFor(name: ParameterName, isWithin: boolean, { context }: After): string {
  const cya = context.pool?.plan.water.cyanuricAcidPpm;
  if (name === 'freeChlorinePpm') {
    const with_ = cya === undefined ? { en: '', es: '' } : { en: ` of ${figures(cya)} ppm`, es: ` de ${figures(cya, 'es')} ppm` };
    return inLanguage(context, {
      en: `The usual 1 to 4 ppm leaves stabilizer (CYA) out. Stabilizer shields chlorine from the sun but also holds it back, so with CYA${with_.en} it takes more free chlorine to kill germs and algae.`,
      es: `Lo usual de 1 a 4 ppm no toma en cuenta el estabilizador (CYA). Este protege el cloro del sol pero también lo frena: con CYA${with_.es} hace falta más cloro libre contra gérmenes y algas.`,
    });
  }
  return isWithin
    ? inLanguage(context, { en: 'That fits, so there’s nothing to change.', es: 'Coincide, así que no hay nada que cambiar.' })
    : inLanguage(context, {
        en: 'General figures have to fit every pool; mine go by your surface, your sanitizer and your other values. What counts is your own test.',
        es: 'Las cifras generales son para cualquier piscina; las mías van por tu acabado, tu desinfectante y tus otros valores. Lo que cuenta es tu propio análisis.',
      });
}

/** Undefined where no one says a level, or no level was talked about. */
export function doubted(after: After): Reply | undefined {
  const { text, question, earlier, context } = after;
  const before = earlier[0];
  if (before === undefined || text.length > 110 || !WHO.test(text) || !SAYS.test(text)) return undefined;
  const frame = readMessage(question);
  if (frame.quantities.some(({ kind }) => kind !== 'none' && kind !== 'ppm') || frame.symptoms.length > 0) return undefined;
  const name = valueAsked(question, earlier);
  const own = name && levelRange(name, context);
  const [, first, second = first] = RANGE.exec(text.replaceAll(/\b24 ?\/ ?7\b/g, ' ')) ?? [];
  // "The store says my CYA is 120" is a test.
  const isTest = second === first && (frame.values[name as keyof typeof frame.values] !== undefined || /\b(?:it'?s|its|is at|esta en|tengo)\b/.test(text));
  if (!name || !own || first === undefined || isTest || (changeOf(before) && frame.parameters.length === 0 && second === first)) return undefined;
  const [low, high] = [Number(first), Number(second)];
  const isWithin = low >= own.low - 0.01 && high <= own.high + 0.01;
  const shows = (value: number) => (name === 'ph' ? value.toFixed(1) : figures(value, context.language));
  const [value, range] = [inSentence(name, context), `${shows(own.low)} ${inLanguage(context, { en: 'to', es: 'a' })} ${shows(own.high)}${unitOf(name)}`];
  const isFine = isWithin && name !== 'freeChlorinePpm';
  const lead = isFine
    ? inLanguage(context, { en: `That’s inside what I go by: ${value} from ${range} is right for this pool.`, es: `Eso está dentro de lo mío: para esta piscina ${value} va de ${range}.` })
    : inLanguage(context, { en: `Yes, I’m sure for this pool: ${value} belongs at ${range}.`, es: `Sí, para esta piscina estoy seguro: ${value} va de ${range}.` });
  return reply(`${lead} ${reasonFor(name, isWithin, after)}`);
} // prettier-ignore
