// Two results of one kind: what both make together, what lies between them, and by how much one changed.
import { type Bridge, dimensionOf, type Solution, solve } from './chain.ts';
import type { Asked } from './asked.ts';
import type { Measure } from './measures.ts';

export interface Combined {
  value: number;
  parts: readonly Solution[];
  sign: '+' | '−' | '%';
}

const BETWEEN =
  /\b(?:sav\w+|difference|differ\w*|differential|longer|shorter|lengthen\w*|shorten\w*|more|less|fewer|extra|increase\w*|drop\w*|lost|lose|loss|leak\w*|gain\w*|rise|risen|rose|used|added|ahorr\w+|mas|menos|diferencia|over(?:loaded)?|climb\w*|went up|fell|fallen|change\w*)\b/;
const ASKS_BETWEEN =
  /\b(?:difference|differential|diferencia|what(?:'s| is| was) the (?:pressure |total )?(?:drop|rise|change|increase|decrease|loss|gain)|by how (?:much|many)|por cuanto|pressure (?:drop|loss)|how (?:much|many)\b[^?]*\b(?:more|less|fewer|higher|lower|longer|extra|has|have|had|did|lost|gained|climbed|risen|dropped|leak\w*|saved|used|added))\b|\bcuant[oa]s?\b[^?]*\b(?:mas|menos|subio|bajo|subido|bajado|perdi\w*)\b/;
/** "The meter read 458,120 before and 476,870 after" */
const TWO_READINGS = /\b(?:meter|medidor)\b.*\b(?:read\w*|marc\w+|showed)\b/;
const TOGETHER =
  /\b(?:total|tdh|altogether|in all|combined|together|another|sum|plus|overall|in a day|equivalent|en total|went to waste|whole)\b/;
const SEPARATES = /[.;,?]|\b(?:and|plus|then|with|while|y|mas|luego|but|versus|vs|replaced|replaces|by|instead)\b/;

const unitOf = ({ en }: Measure): string => en.replace(/^\$?[\d,.]+ ?/, '');
/** Of one kind, and both levels or both amounts. */
const isLike = (one: Measure, other: Measure): boolean =>
  dimensionOf(one) === dimensionOf(other) && dimensionOf(one) !== '' && (unitOf(one) === unitOf(other) || dimensionOf(one) !== 'L-3 M1');

/** "60 gpm … 45 gpm": the same sum with one and with the other. */
function alternatives(measures: readonly Measure[]): Groups[] {
  return alikePairs(measures).map(([first, second]) => [
    measures.filter((_, index) => index !== second),
    measures.filter((_, index) => index !== first),
  ]);
}

const alikePairs = (measures: readonly Measure[]): [number, number][] =>
  measures.flatMap((one, first) =>
    measures.flatMap((other, second): [number, number][] => (second > first && isLike(one, other) ? [[first, second]] : [])),
  );

/** "One hose at 5 gpm, the other at 7": both as one. */
const summed = (measures: readonly Measure[]): Groups[] =>
  alikePairs(measures).map(([first, second]) => {
    const [one, other] = [measures[first] as Measure, measures[second] as Measure];
    const meanings = one.meanings.map((meaning, place) => ({
      ...meaning,
      value: meaning.value + (other.meanings[place] ?? meaning).value,
    }));
    const both: Measure = { ...one, meanings, en: `(${one.en} + ${other.en})`, es: `(${one.es} + ${other.es})` };
    return [[...measures.slice(0, first), both, ...measures.slice(first + 1).filter((measure) => measure !== other)]];
  });

type Groups = Measure[][];
/** "18 hours at 20 gpm and then 2 hours at 50 gpm": each with its own numbers; the `shared` last ones hold for all. */
function sections(text: string, measures: readonly Measure[], shared: number): Groups[] {
  const isBreak = (index: number) => SEPARATES.test(text.slice(measures[index - 1]?.end ?? 0, measures[index]?.at ?? 0));
  const last = measures.length - shared;
  const found: Groups[] = [];
  for (let first = 1; first < last; first += 1) {
    if (!isBreak(first)) continue;
    found.push([measures.slice(0, first), measures.slice(first, last)]);
    for (let second = first + 1; second < last; second += 1)
      if (isBreak(second)) found.push([measures.slice(0, first), measures.slice(first, second), measures.slice(second, last)]);
  }
  return found.map((groups) => groups.map((group) => [...group, ...measures.slice(last)]));
}

/** The results of each way to divide the numbers, where each part leads to what is asked for. */
function resultsOf(ways: readonly Groups[], asked: Asked, bridges: readonly Bridge[], sign: Combined['sign']): Combined[] {
  return ways.flatMap((groups): Combined[] => {
    const parts = groups.map((group) => solve(group, asked, bridges));
    if (parts.some((part) => part === undefined)) return [];
    const solved = parts as Solution[];
    const [one = 0, other = 0] = solved.map(({ value }) => value);
    if (sign === '+') return [{ parts: solved, sign, value: solved.reduce((sum, { value }) => sum + value, 0) }];
    return one === other || solved.length !== 2
      ? []
      : [{ parts: one > other ? solved : solved.toReversed(), sign, value: Math.abs(one - other) }];
  });
}

/** Nothing where two ways lead to different results. */
function onlyOne(found: readonly Combined[]): Combined | undefined {
  const [first] = found;
  return first && found.every(({ value }) => Math.abs(value - first.value) <= first.value * 0.002) ? first : undefined;
}

const ofEqualSize = ([one, other, ...more]: Groups): boolean => more.length === 0 && one?.length === other?.length;

/** The ways to try, the plainest first: a time for two rates together is no sum of times. */
function waysFor(text: string, measures: readonly Measure[], asked: Asked, isSum: boolean): Groups[][] {
  const isTime = asked.readings.some(({ dimension }) => dimension['R'] === 1 || dimension['C'] === 1);
  const shared = isSum && isTime ? [0] : measures.map((_, index) => index).slice(0, -1);
  const divided = shared.map((count) => sections(text, measures, count));
  const ofTwo = divided.map((ways) => ways.filter((groups) => groups.length === 2 && (isSum || ofEqualSize(groups))));
  return isSum ? [ofTwo.flat(), divided.flat(), summed(measures)] : [ofTwo.flat(), alternatives(measures)];
}

const signature = (group: readonly Measure[]): string =>
  group
    .map((measure) => dimensionOf(measure))
    .toSorted()
    .join('|');
/** "6 hours at 1.8 kW and 12 hours at 0.2 kW", "$3 and $5 per 1,000 gallons": like things that "and" adds. */
function areAdded(text: string, measures: readonly Measure[]): boolean {
  const and = (one: Measure | undefined, other: Measure | undefined) => one !== undefined && other !== undefined && /\b(?:and|then|y|luego)\b/.test(text.slice(one.end, other.at)) && !/[.?]/.test(text.slice(one.end, other.at));
  const middle = measures.length / 2;
  const isSplit = Number.isInteger(middle) && middle >= 2 && signature(measures.slice(0, middle)) === signature(measures.slice(middle)) && and(measures[middle - 1], measures[middle]);
  const isOfLike = alikePairs(measures).length === 1 && alikePairs(measures).some(([first, second]) => second === first + 1 && ADDED.has(dimensionOf(measures[first] as Measure)) && and(measures[first], measures[second]));
  return isSplit || isOfLike;
} // prettier-ignore
const ADDED: ReadonlySet<string> = new Set(['R1', 'C1', 'L-3 U1']);

/** More can be divided in too many ways to be sure of one. */
const MOST_NUMBERS = 6;
/** Solved each, and then added up or taken from each other; undefined where the words say neither. */
export function combine(text: string, sentence: string, measures: readonly Measure[], asked: Asked, bridges: readonly Bridge[]): Combined | undefined {
  const isBetween = BETWEEN.test(sentence) || TWO_READINGS.test(text);
  const isTogether = TOGETHER.test(text) || (!isBetween && areAdded(text, measures));
  if (asked.kind !== 'amount' || measures.length > MOST_NUMBERS || (!isBetween && !isTogether)) return undefined;
  const isSum = isTogether && !isBetween;
  // "14 psi, at what reading is a 10 psi rise?" asks for no difference.
  if (!isSum && measures.length === 2 && !ASKS_BETWEEN.test(sentence) && !TWO_READINGS.test(text)) return undefined;
  for (const ways of waysFor(text, measures, asked, isSum)) {
    const found = resultsOf(ways, asked, bridges, isSum ? '+' : '−');
    if (found.length > 0) return onlyOne(found);
  }
  return undefined;
} // prettier-ignore

const CHANGED =
  /\b(?:ris(?:e|en)|rose|increas\w*|gone up|went up|climb\w*|dropp?\w*|fall\w*|fell|decreas\w*|reduc\w*|lost|loss|sav\w+|change\w*|higher|lower|over|above|grown|grew|sub\w+|baj\w+|aument\w+|ahorr\w+)\b/;
const OF_BEFORE =
  /\b(?:was|were|clean|from|original\w*|start\w*|before|full|new|old|first|used to|began|usual|normal|antes|era|estaba|limpi[oa]|de)\b/;
/** "Clean it was 16 psi, now 22": by what share of the first it changed. */
export function changeOf(text: string, sentence: string, measures: readonly Measure[], asked: Asked): { percent: number; before: Measure; after: Measure } | undefined {
  const [one, other] = measures;
  if (asked.kind !== 'share' || !one || !other || measures.length !== 2 || dimensionOf(one) !== dimensionOf(other) || !CHANGED.test(sentence)) return undefined;
  const isOtherFirst = !OF_BEFORE.test(text.slice(0, one.at)) && OF_BEFORE.test(text.slice(one.end, other.end + 12));
  const [before, after] = isOtherFirst ? [other, one] : [one, other];
  const [from, to] = [before.meanings[0]?.value ?? 0, after.meanings[0]?.value ?? 0];
  return from > 0 && from !== to ? { percent: (Math.abs(to - from) / from) * 100, before, after } : undefined;
} // prettier-ignore
