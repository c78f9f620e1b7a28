// So much for so much, and another so much: "20 fl oz for 25,000 gallons, how much for 17,500?", "0.9 lb at 60%: what at 80%?".
import type { Asked } from './asked.ts';
import { dimensionOf } from './chain.ts';
import { type Dimension, isSame, NONE, times } from './dimension.ts';
import type { Measure } from './measures.ts';

export interface Proportion {
  value: number;
  /** what is known for `known` is asked for `wanted` */
  amount: Measure;
  known: Measure;
  wanted: Measure;
  isInverse: boolean;
}

const PARTS =
  /[.?!;:](?=\s|$)|,? (?:and |then )?(?:how|what|at what|which|cuant[oa]s?|que|a que)\b|, (?:and |then )?(?:for|if|when|after|si|para|cuando)\b/g;
/** In which part of the text a place is: the statement, or what asks. */
const partOf = (text: string, at: number): number => [...text.matchAll(PARTS)].filter(({ index }) => index < at).length;

const RATES: ReadonlySet<string> = new Set(['L3 R-1', 'E1 R-1', 'L1 R-1', 'L3 C-1']);
/** What takes longer the more of it there is. */
const GROWS_WITH: ReadonlySet<string> = new Set(['L3', 'L2', 'L1', 'K1', 'E1', 'M1']);
/** A setting, and no strength of a product. */
const isShare = ({ kind, meanings }: Measure): boolean => kind === 'percent' && meanings.every(({ dimension }) => isSame(dimension, NONE));

/** Undefined unless one amount stands with one of two alike, in front of the question about the other. */
export function proportionOf(text: string, measures: readonly Measure[], asked: Asked): Proportion | undefined {
  if (measures.length !== 3 || asked.kind === 'factor') return undefined;
  const isAsked = (measure: Measure) =>
    asked.kind === 'share' ? isShare(measure) : measure.kind === 'unit' && scaleOf(measure, asked) !== undefined;
  const amounts = measures.filter(isAsked);
  const named = amounts.filter(({ amount }) => amount?.en === asked.en);
  const [amount, ...others] = named.length === 1 ? named : amounts;
  const [one, other] = measures.filter((measure) => measure !== amount);
  if (!amount || others.length > 0 || !one || !other || one.given === 0 || other.given === 0) return undefined;
  const isAlike = one.kind === other.kind && (isShare(one) || one.amount?.en === other.amount?.en || (dimensionOf(one) === dimensionOf(other) && dimensionOf(one) !== ''));
  const [here, there] = [one, other].map((measure) => partOf(text, measure.at) === partOf(text, amount.at));
  if (!isAlike || here === there) return undefined;
  const [known, wanted] = here === true ? [one, other] : [other, one];
  if (wanted.at < known.at && partOf(text, wanted.at) < partOf(text, asked.at) - 1) return undefined;
  return inUnit(amount, known, wanted, asked);
} // prettier-ignore

/** How many of the asked unit one unit of the amount is, whatever it is for. */
function scaleOf({ amount }: Measure, asked: Asked): number | undefined {
  for (const reading of amount?.readings ?? []) {
    const wanted = asked.readings.find(({ dimension }) => isSame(withoutDay(dimension), reading.dimension));
    if (wanted) return reading.scale / wanted.scale;
  }
  return undefined;
}
const withoutDay = (dimension: Dimension): Dimension => (dimension['C'] === -1 ? times(dimension, { C: 1 }) : dimension);

const sizeOf = (measure: Measure): number => measure.meanings[0]?.value ?? measure.given;
function inUnit(amount: Measure, known: Measure, wanted: Measure, asked: Asked): Proportion | undefined {
  const isTime = asked.readings.some(({ dimension }) => dimension['R'] === 1 || dimension['C'] === 1);
  const isInverse = isTime && RATES.has(dimensionOf(known));
  if (isTime && !isInverse && !GROWS_WITH.has(dimensionOf(known))) return undefined;
  const isSameUnit = isShare(known) || known.amount?.en === wanted.amount?.en;
  const [size, other] = isSameUnit ? [known.given, wanted.given] : [sizeOf(known), sizeOf(wanted)];
  const scale = asked.kind === 'share' ? 1 : scaleOf(amount, asked);
  const given = scale === undefined ? undefined : amount.given * scale;
  return given === undefined ? undefined : { amount, known, wanted, isInverse, value: isInverse ? (given * size) / other : (given * other) / size };
} // prettier-ignore
