// "Whats that in kilos", "no scale here, in teaspoons?", "y eso en litros": the amount of the last answer in another unit.
import { PRODUCTS } from '@limpid/chemistry';
import { productName } from '../../skills/names.ts';
import { amountText, figures } from '../../skills/numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { readMessage } from '../../understanding/frame.ts';
import type { After } from '../after.ts';
import { plainOf } from '../aside-words.ts';
import { type GivenAmount, givenIn } from './given-amount.ts';
import { MEASURE_UNITS, type MeasureUnit, UNIT_NAME } from './measure-words.ts';

/** Beside the unit, nothing else is asked. */
const WORDS = new Set(
  "a about again all also and any approx approximately as ask be but by can cause convert could do does exactly for get give got have how i if im i'm in instead into is it its it's just like make many me measure measured measuring mean metric more much my need of ok okay only or please pls put quick roughly round say scale see show so something spoons tell than that thats that's he she his her they've the them then there these they this those though tho to total u use us want was we well what whats what's which with work would yes you your speak dont don't know buy thanks thx cual cuanta cuantas cuanto cuantos da dame de del di dime en entonces equivale es eso esos esto favor hay la las lo los mas me mejor mi mido necesito no o oye para pasa pasalo pasamelo pero pon ponlo ponmelo conviertelo por porfa porfavor puedes que quedan quiero sale salen se sea seria serian si solo son tengo todo uso usar vale y ya bascula compro".split(
    ' ',
  ),
);
const AT_UNIT = new RegExp(
  String.raw`(?:\b(?:in|into|to|as|by|en|a|cuant[oa]s|how many|and|or|y|o|measuring|only|solo|have|got|tengo|hay)\s+|^)(?:the |el |la |just |only |solo )*(${UNIT_NAME})\b(?!\s*(?:per|a|by)\s)`,
);
const ASKS_UNIT = /\b(?:in|into|to|as|en|a|cuant[oa]s|how many)\s+(?:the )?$/;
/** "In grams please, my tech has a metric scale" */
const OPENS_WITH_UNIT = new RegExp(String.raw`^(?:(?:and|so|ok|y) )?(?:in|en) (?:${UNIT_NAME})\b`);
const MOST = 90;
const MOST_WORDS = 12;

const QUESTION = /\b(?:how|what|when|why|where|which|can|should|could|does|is|are|que|como|cuando|cuanto|por que|puedo|debo)\b/;
const isChatter = (clause: string): boolean => {
  const { quantities, parameters, chemicals, symptoms } = readMessage(clause);
  const isEmpty =
    [quantities, parameters, chemicals].every(({ length }) => length === 0) && (symptoms.length === 0 || /\bscale\b/.test(clause));
  return isEmpty && !QUESTION.test(clause);
};

/** The name of the unit; undefined where the message asks something of its own. */
export function unitAsked(question: string): string | undefined {
  const whole = plainOf(question);
  if (whole.length > MOST) return undefined;
  const clauses = whole
    .split(/[,.;:?!]+ |[?!.]+$/)
    .map((one) => one.trim())
    .filter(Boolean);
  const asked = clauses.findIndex((clause) => OPENS_WITH_UNIT.test(clause));
  const at = asked === -1 ? clauses.findLastIndex((clause) => AT_UNIT.test(clause)) : asked;
  const clause = clauses[at];
  const found = clause === undefined ? null : AT_UNIT.exec(clause);
  if (clause === undefined || found === null) return undefined;
  const unit = found[1] ?? '';
  const start = found.index + found[0].length - unit.length;
  const rest = `${clause.slice(0, start)} ${clause.slice(start + unit.length)}`;
  const words = rest.split(/[^a-z']+/).filter(Boolean);
  if (/\d/.test(rest) || words.length > MOST_WORDS || !words.every((word) => WORDS.has(word))) return undefined;
  // "Kilos?" alone asks, "minutes" in a longer clause does not.
  if (words.length > 2 && !ASKS_UNIT.test(clause.slice(0, start)) && !/\b(?:only|measure|measuring|solo|or|o)\b/.test(rest))
    return undefined;
  return clauses.every((one, index) => index === at || isChatter(one)) ? unit : undefined;
}

const inUnit = (value: number, unit: MeasureUnit): number => (unit.size === 0 ? value * 1.8 + 32 : value / unit.size);
const LEAST_OF_ONE = 0.25;
function figureText(value: number, unit: MeasureUnit, { language }: CoachContext): string {
  const figure = figures(inUnit(value, unit), language);
  return `${figure} ${unit[language][figure === '1' ? 0 : 1]}`;
}

function told({ card, productId }: GivenAmount, amount: string, context: CoachContext, more = ''): Reply {
  const name =
    productId === undefined
      ? ''
      : inLanguage(context, { en: ` of ${productName(productId, 'en')}`, es: ` de ${productName(productId, 'es')}` });
  return reply(inLanguage(context, { en: `That's ${amount}${name}.${more}`, es: `Son ${amount}${name}.${more}` }), {
    cards: card ? [card] : [],
  });
}

/** By the cup a powder is another amount each time, and a liquid is not weighed. */
function acrossMeasures(given: GivenAmount, unit: MeasureUnit, context: CoachContext): Reply | undefined {
  const { productId, value, measure } = given;
  const density = productId === undefined ? undefined : PRODUCTS[productId].densityGPerMl;
  if (productId === undefined || density === undefined) return undefined;
  const isPowder = measure === 'mass' && unit.measure === 'liquid';
  if (!isPowder && !(measure === 'liquid' && unit.measure === 'mass')) return undefined;
  const amount = `${inLanguage(context, { en: 'about', es: 'unas' })} ${figureText(isPowder ? value / density : value * density, unit, context)}`;
  const exact = amountText(isPowder ? { amountG: value } : { amountMl: value }, productId, context);
  return told(
    given,
    amount,
    context,
    isPowder
      ? inLanguage(context, {
          en: ` Better weigh it, because a cup or spoon of it can weigh more or less: ${exact}.`,
          es: ` Mejor pésalo, porque una taza o cuchara puede pesar más o menos: ${exact}.`,
        })
      : inLanguage(context, { en: ` It's a liquid, so measure it: ${exact}.`, es: ` Es un líquido: mídelo, ${exact}.` }),
  );
}

/** "0.175 cups" is on no cup. */
function smaller({ value, productId, measure }: GivenAmount, unit: MeasureUnit, context: CoachContext): string {
  if (productId === undefined || inUnit(value, unit) >= LEAST_OF_ONE || unit.size === 0) return '';
  const amount = amountText(measure === 'mass' ? { amountG: value } : { amountMl: value }, productId, context);
  return inLanguage(context, { en: ` Easier to measure: ${amount}.`, es: ` Más fácil de medir: ${amount}.` });
}

const REACHES = 4;
export function otherUnit({ question, earlier, context, answerTo }: After): Reply | undefined {
  const asked = unitAsked(question);
  const units = asked === undefined ? [] : MEASURE_UNITS.filter(({ name }) => name.test(asked));
  if (units.length === 0) return undefined;
  for (const [at, before] of earlier.slice(0, REACHES).entries()) {
    if (unitAsked(before) !== undefined) continue;
    const given = givenIn(
      answerTo(before, earlier.slice(at + 1)),
      units.map(({ measure }) => measure),
    );
    if (!given) continue;
    const unit = units.find(({ measure }) => measure === given.measure);
    const found = unit
      ? told(given, figureText(given.value, unit, context), context, smaller(given, unit, context))
      : acrossMeasures(given, units[0] as MeasureUnit, context);
    if (found) return found;
  }
  return undefined;
}
