// The saturation index by the factors that courses teach, each way round.
import type { Frame } from '../../understanding/frame.ts';
import { shown } from '../numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { fits, result, type Sum } from './sum.ts';

const ASKS_PH =
  /\b(?:which|what|que|cual) (?:is the |should the |es el )?ph\b|\bsolve for (?:the )?ph\b|\bph (?:gives|makes|would|brings|puts)\b/;
const INDEX_WANTED =
  /\b(?:index|lsi|csi|langelier|si|indice)\b(?: (?:of|is|at|to|be|exactly|equal|equals|de|en|exactamente|=))* ?([-−+]?\d(?:\.\d+)?)/;
interface Factors {
  tf: number;
  cf: number;
  af: number;
  constant: number;
}
/** The same sum the other way round: which pH brings the index to what is wanted. */
function phOfIndex({ tf, cf, af, constant }: Factors, frame: Frame, context: CoachContext): Reply {
  const wanted = Number(INDEX_WANTED.exec(frame.text)?.[1]?.replace('−', '-') ?? 0);
  const ph = constant + wanted - tf - cf - af;
  const sum = `${constant}${wanted === 0 ? '' : ` + ${wanted}`} − ${tf} − ${cf} − ${af}`;
  return reply(
    inLanguage(context, {
      en: `A pH of ${shown(ph, 2)} brings the index to ${shown(wanted, 2)}: ${sum}.`,
      es: `Con un pH de ${shown(ph, 2, 'es')} el índice queda en ${shown(wanted, 2, 'es')}: ${sum}.`,
    }),
    { cards: [{ kind: 'value', title: 'pH', value: ph, unit: '', inputs: { tf, cf, af, constant } }] },
  );
}

const NUMBER = String.raw`(-?(?:\d+(?:\.\d+)?|\.\d+))`;
/** No formula and no other factor between a name and its number. */
const GAP = String.raw`(?:(?!\b(?:tf|cf|af|ph|factor)\b)[^\d.+-]){0,20}`;
/** The first number after one of the names that such a factor can have. */
function after({ text }: Frame, names: string, [least, most]: readonly [number, number]): number | undefined {
  const found = [...text.matchAll(new RegExp(String.raw`(?:${names})${GAP}${NUMBER}`, 'g'))].map((match) => Number(match[1]));
  return found.find((value) => value >= least && value <= most);
}
const inBrackets = ({ text }: Frame, name: string): number | undefined => {
  const found = new RegExp(String.raw`${name}[^()]{0,40}\((?:factor|cf|af|tf) ?${NUMBER}\)`).exec(text);
  return found ? Number(found[1]) : undefined;
};
const SMALL = [-1, 3.6] as const;

function factorsIn(frame: Frame): Factors | undefined {
  // "Factors: temperature 0.7, calcium 1.9, …"
  const listed = /\bfactor(?:s|es)\b/.test(frame.text)
    ? (names: string) => after(frame, String.raw`\b(?:${names})`, SMALL)
    : () => undefined;
  const tf =
    listed('temp(?:erature)?|temperatura') ??
    after(frame, String.raw`temp(?:erature)? factor|factor de (?:la )?temperatura|\btf\b|\bft\b(?= [\d.])`, SMALL);
  const cf =
    inBrackets(frame, '(?:calcium|hardness|calcio|dureza)') ??
    listed('calcium|hardness|calcio|dureza') ??
    after(frame, String.raw`(?:calcium|hardness|ch) factor|factor de (?:calcio|dureza)(?: de calcio)?|\bcf\b`, SMALL);
  const af =
    inBrackets(frame, '(?:alkalinity|alcalinidad)') ??
    listed('alkalinity|alk|alcalinidad') ??
    after(frame, String.raw`(?:alkalinity|alk|ta) factor|factor de (?:la )?alcalinidad|\baf\b`, SMALL);
  if (tf === undefined || cf === undefined || af === undefined) return undefined;
  const constant =
    after(frame, 'constant(?:e)?(?: of| is| de)?|subtract|minus|resta|tds factor|factor de (?:tds|solidos)', [11.5, 13]) ??
    frame.quantities.find(({ given }) => given >= 12 && given < 12.6 && !Number.isInteger(given))?.given ??
    12.1;
  return { tf, cf, af, constant };
}

/** "TF 0.7, CF 2.0, AF 2.0, constant 12.1": the customary sum, as taught. */
export function indexOfFactors(frame: Frame, context: CoachContext): Reply | undefined {
  const factors = factorsIn(frame);
  if (!factors) return undefined;
  if (ASKS_PH.test(frame.text)) return phOfIndex(factors, frame, context);
  const ph = after(frame, String.raw`\bph\b`, [6, 9.5]);
  if (ph === undefined) return undefined;
  const { tf, cf, af, constant } = factors;
  const index = ph + tf + cf + af - constant;
  return reply(
    inLanguage(context, {
      en: `The saturation index is ${shown(index, 2)}: ${ph} + ${tf} + ${cf} + ${af} − ${constant}. ${judged(index).en}`,
      es: `El índice de saturación es ${shown(index, 2)}: ${ph} + ${tf} + ${cf} + ${af} − ${constant}. ${judged(index).es}`,
    }),
    { cards: [{ kind: 'value', title: 'LSI', value: index, unit: '', inputs: { ph, tf, cf, af, constant } }] },
  );
}

export function judged(index: number): { en: string; es: string } {
  if (index < -0.3)
    return {
      en: 'The water is hungry for calcium and can etch plaster and corrode metal.',
      es: 'El agua busca calcio: puede dañar el yeso y corroer metal.',
    };
  if (index > 0.5) return { en: 'The water tends to form scale.', es: 'El agua tiende a formar sarro.' };
  return { en: 'That is balanced.', es: 'Está equilibrada.' };
}

const IS_INDEX =
  /\b(?:csi|lsi|saturation index|langelier(?: index)?|index|indice(?: de saturacion)?)\b(?: (?:is|of|at|reads?|says|came|comes|out|as|was|es|esta en|de|da|salio|=))* ?(?:about |around )?([-+]?(?:\d(?:\.\d+)?|\.\d+))(?![\d.])/;
const ASKS_WHICH_PH = /\b(?:which|what|to what|a que|que|cual)\b[^.?]*\bph\b|\bph\b[^.?]*\b(?:zero|0|balanced|cero)\b[^.?]*\?/;
const TO_WANTED = /\b(?:to|at|equal|be|make[s]? it|a|en|sea)(?: exactly)? ([-+]?\d(?:\.\d+)?)(?= ?(?:\?|$|if|by|with|,))/;
/** "The index is 0.5 at pH 7.9; which pH brings it to 0?": with the rest as it is, the index moves as pH does. */
export const phForIndex: Sum = (frame, context) => {
  const index = IS_INDEX.exec(frame.text);
  const ph = after(frame, String.raw`\bph\b`, [6, 9.5]);
  if (!index || ph === undefined || !ASKS_WHICH_PH.test(frame.text) || frame.quantities.length > 3 || Object.keys(frame.values).length > 1) return undefined;
  const given = Number(index[1]);
  const wanted = Number(TO_WANTED.exec(frame.text.slice(index.index + index[0].length))?.[1] ?? 0);
  const needed = ph - given + wanted;
  if (needed < 6.2 || needed > 9) return undefined;
  return result(context, {
    en: `A pH of about ${shown(needed, 2)}: the index moves as much as pH does, from ${shown(given, 2)} to ${shown(wanted, 2)}, if nothing else changes.`,
    es: `Un pH de cerca de ${shown(needed, 2, 'es')}: el índice se mueve lo mismo que el pH, de ${shown(given, 2, 'es')} a ${shown(wanted, 2, 'es')}, si nada más cambia.`,
  }, { title: 'pH', value: needed, unit: '', inputs: { index: given, ph, wanted } }); // prettier-ignore
}; // prettier-ignore

const PHS = /(?<![\d.+-])([6-9]\.\d+|[6-9])(?!\d|\.\d)/g;
const ASKS_INDEX = /\b(?:what|how|where|which|cuanto|cual|que)\b[^?]*\b(?:index|lsi|csi|si|indice|it|that|esto)\b[^?]*\?/;
/** "The index is +0.7 at pH 8.1; what is it at 7.5?" */
export const indexAtPh: Sum = (frame, context) => {
  const found = IS_INDEX.exec(frame.text);
  const phs = [...frame.text.matchAll(PHS)].map((match) => Number(match[1]));
  const [from, to] = phs;
  if (!found || from === undefined || to === undefined || phs.length !== 2 || !ASKS_INDEX.test(frame.text) || !frame.parameters.includes('ph')) return undefined;
  if (frame.quantities.length > 3 || Object.keys(frame.values).some((name) => name !== 'ph')) return undefined;
  const given = Number(found[1]);
  const index = given + to - from;
  return result(context, {
    en: `About ${shown(index, 2)}: the index moves as much as pH does, here by ${shown(to - from, 2)}, if nothing else changes. ${judged(index).en}`,
    es: `Cerca de ${shown(index, 2, 'es')}: el índice se mueve lo mismo que el pH, aquí ${shown(to - from, 2, 'es')}, si nada más cambia. ${judged(index).es}`,
  }, { title: 'LSI', value: index, unit: '', inputs: { index: given, from, to } }); // prettier-ignore
}; // prettier-ignore

const ASKS_FACTOR =
  /\b(?:what|find|calculate|cual|que)\b[^.?]*\b(cf|calcium factor|(?:calcium )?hardness factor|factor de (?:calcio|dureza)|af|alkalinity factor|factor de alcalinidad)\b/;
/** "What is the calcium factor for 400 ppm?": the logarithms that the tables of courses are made of. */
export const factorOfLevel: Sum = (frame, context) => {
  const name = ASKS_FACTOR.exec(frame.text)?.[1];
  const levels = frame.quantities.filter(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given >= 25 && given <= 1500);
  const [level] = levels;
  if (name === undefined || !level || levels.length !== 1 || fits(frame, /\bsaturation index\b|\blsi\b/)) return undefined;
  const isCalcium = /^(?:cf|calc|hard|factor de (?:calcio|dureza))/.test(name);
  const value = Math.log10(level.given) - (isCalcium ? 0.4 : 0);
  const [en, es] = isCalcium ? ['calcium', 'calcio'] : ['alkalinity', 'alcalinidad'];
  return result(context, {
    en: `The ${en} factor for ${shown(level.given, 0)} ppm is about ${shown(value, 2)}: log ${shown(level.given, 0)}${isCalcium ? ' − 0.4' : ''}.`,
    es: `El factor de ${es} para ${shown(level.given, 0)} ppm es de cerca de ${shown(value, 2, 'es')}: log ${shown(level.given, 0)}${isCalcium ? ' − 0.4' : ''}.`,
  }, { value, unit: '', inputs: { ppm: level.given } }); // prettier-ignore
};
