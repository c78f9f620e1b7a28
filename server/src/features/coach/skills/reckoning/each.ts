// Numbers that say how many of another there are, what one of something is, or the same as another number.
import { type Dimension, isSame, NONE, times } from './dimension.ts';
import { valueOf } from './given.ts';
import type { Measure } from './measures.ts';
import { counted, singular, unitAt } from './units.ts';

const EACH_BETWEEN = /\b(?:each|identical|every|equal|apiece|cada un[oa]|cada|iguales)\b/;
const EACH_AFTER = /^,?[^.;?]{0,14}\b(?:each|apiece|per piece|cada un[oa]|c\/u)\b/;
const isEach = (text: string, count: Measure, one: Measure): boolean => {
  const between = text.slice(count.end, one.at);
  const isLed = /\b(?:each|every one|all) of (?:my|the|our|these|those|its) $/.test(text.slice(0, count.at));
  return !/[.;?]/.test(between) && (isLed || EACH_BETWEEN.test(between) || EACH_AFTER.test(text.slice(one.end)));
};

/** "Six jets, each needs 12 gpm", "four cartridges of 105 sq ft each": so many times. */
export function withEach(text: string, measures: readonly Measure[]): Measure[] {
  const at = measures.findIndex((one, index) => {
    const next = measures[index + 1];
    return one.kind === 'count' && next?.kind === 'unit' && isEach(text, one, next);
  });
  const [count, one] = [measures[at], measures[at + 1]];
  if (!count || !one) return [...measures];
  const meanings = one.meanings.map((meaning) => ({ ...meaning, value: meaning.value * count.given }));
  const all: Measure = { ...one, meanings, at: count.at, given: one.given * count.given, en: `(${count.en} × ${one.en})`, es: `(${count.es} × ${one.es})` };
  return withEach(text, [...measures.slice(0, at), all, ...measures.slice(at + 2)]);
} // prettier-ignore

const VERB = String.raw`(?: [a-z]+){0,5}? (?:is|are|was|=|equals?|holds?|costs?|weighs?|takes?|needs?|gives?|makes?|lasts?|covers?|contains?|adds?|gives? off|calls for|uses?|runs?|drops?|es|son|cuesta|pesa|rinde|dura|contiene|lleva|equivale a)(?: about| only| up| down| roughly| unos| unas)* $`;
const LEADS = new RegExp(String.raw`(?:^|[ (])(?:each|every|per|an?|one|1|cada|un|una|por cada) (?=([a-z]+(?: [a-z]+)?)${VERB})`, 'g');
const HAS_OTHER_RATE = / per (?!second|minute|hour|day|week|month|year)/;
/** "Each inch is 280 gallons", "a gallon costs $3.80": so much for one. */
export function withLeadingRates(text: string, measures: readonly Measure[]): Measure[] {
  return measures.map((measure) => {
    if (measure.kind !== 'unit' || HAS_OTHER_RATE.test(measure.en)) return measure;
    const before = text.slice(Math.max(0, measure.at - 70), measure.at);
    const lead = [...before.matchAll(LEADS)].at(-1);
    if (!lead || /[.;?]/.test(before.slice(lead.index + 1))) return measure;
    const from = lead.index + lead[0].length;
    const found = unitAt(before, from) ?? nounAt(before, from);
    const [reading] = found?.unit.readings ?? [];
    if (!found || !reading) return measure;
    const per = (meaning: Measure['meanings'][number]) => ({
      ...meaning,
      dimension: times(meaning.dimension, reading.dimension, -1),
      value: meaning.value / reading.scale,
    });
    const plain = measure.meanings.map((meaning) => ({ ...meaning, cost: meaning.cost + 0.3 }));
    return { ...measure, meanings: [...measure.meanings.map(per), ...plain] };
  });
}
const BEFORE =
  /\b(hourly|daily|weekly|monthly|yearly|annual|diari[oa]|semanal|mensual|anual) (?:[a-z]+ ){1,3}(?:is|are|of|costs?|runs?|es|son|de)(?: about)? $/;
const SPANS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  diario: 'day',
  diaria: 'day',
  semanal: 'week',
  mensual: 'month',
  anual: 'year',
};
/** "The monthly gas bill is $310": for a month. */
export function withSpans(text: string, measures: readonly Measure[]): Measure[] {
  return measures.map((measure) => {
    const said = measure.kind === 'unit' ? BEFORE.exec(text.slice(Math.max(0, measure.at - 50), measure.at))?.[1] : undefined;
    const span = said === undefined ? undefined : unitAt(SPANS[said] ?? '', 0)?.unit;
    const [time] = span?.readings ?? [];
    if (!span || !time || measure.en.includes(' per ')) return measure;
    const meanings = measure.meanings.map((meaning) => ({
      ...meaning,
      dimension: times(meaning.dimension, time.dimension, -1),
      value: meaning.value / time.scale,
    }));
    return { ...measure, meanings, en: `${measure.en} per ${singular(span.en)}`, es: `${measure.es} por ${singular(span.es)}` };
  });
}

const nounAt = (text: string, at: number) => {
  const noun = /^[a-z]{3,}/.exec(text.slice(at))?.[0];
  return noun === undefined ? undefined : { unit: counted(noun) };
};

/** "11 cents, peak 29 cents per kWh": what the second is for, the first is for too. */
export function withSharedRates(text: string, measures: readonly Measure[]): Measure[] {
  return measures.map((one, index) => {
    const next = measures[index + 1];
    const isPrice = one.kind === 'unit' && one.amount !== undefined && isSame(one.meanings[0]?.dimension ?? NONE, { U: 1 });
    const isLike = isPrice && next?.amount?.en === one.amount?.en && next?.en.includes(' per ') === true && /^, (?:[a-z-]+ ){0,3}$|^ (?:and|or|vs|to|y|o) (?:[a-z-]+ ){0,2}$/.test(text.slice(one.end, next.at));
    if (!isLike || !next || next.given === 0) return one;
    const meanings = next.meanings.map((meaning) => ({ ...meaning, value: (meaning.value / next.given) * one.given }));
    return { ...one, meanings, en: `${one.en} ${/per .*/.exec(next.en)?.[0] ?? ''}`, es: `${one.es} ${/por .*/.exec(next.es)?.[0] ?? ''}` };
  });
} // prettier-ignore

const KWH = /\bkwh\b/;
/** "A 2.4 kW pump … at 14 cents": current is sold by the kWh. */
const OF_POWER = /\d ?(?:kw|kilowatts?|watts?|w)\b/;
/** "540 kWh at $0.21": the price of one. */
export const withPrices = (text: string, measures: readonly Measure[]): Measure[] =>
  measures.map((measure) => {
    const isBare = measure.kind === 'unit' && isSame(measure.meanings[0]?.dimension ?? NONE, { U: 1 }) && valueOf(measure) <= 1;
    if (
      !isBare ||
      !(KWH.test(text) || OF_POWER.test(text)) ||
      !/\b(?:at|costs?|price|rate|a|cuesta|es|is) (?:of |is )?$/.test(text.slice(0, measure.at))
    )
      return measure;
    const price = { dimension: { U: 1, E: -1 }, value: valueOf(measure) / KJ_PER_KWH, cost: 0.2 };
    return { ...measure, meanings: [...measure.meanings, price] };
  });
const KJ_PER_KWH = 3600;

const near = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 0.015;
/** "10% (100 g/L)": said twice. */
export const withoutRepeats = (measures: readonly Measure[]): Measure[] =>
  measures.filter(
    (measure, index) =>
      !measures
        .slice(0, index)
        .some((before) =>
          before.kind === 'percent' && measure.kind === 'unit' &&
          before.meanings.some((one) => measure.meanings.some((other) => isSame(one.dimension, other.dimension) && !isSame(one.dimension, NONE) && near(one.value, other.value))),
        ),
  ); // prettier-ignore

const isUnit = (dimension: Dimension): boolean => Object.keys(dimension).length > 0;
/** "Two hoses, one at 5 gpm and the other at 7": a number of what is listed anyway. */
export function withListed(measures: readonly Measure[]): Measure[] {
  return measures.map((measure) => {
    if (measure.kind !== 'count' || measure.given > 4) return measure;
    const alike = measures.filter(({ kind, meanings }) => kind === 'unit' && isUnit(meanings[0]?.dimension ?? NONE));
    const isListed = alike.some((one) => alike.filter((other) => isSame(one.meanings[0]?.dimension ?? NONE, other.meanings[0]?.dimension ?? NONE)).length === measure.given);
    return isListed ? { ...measure, optional: true } : measure;
  });
} // prettier-ignore

const DEFINES = /^ ?(?:=|is|are|equals?|holds?|es|son|equivale a) ?$/;
/** "1 kW = 3,412 BTU/h", "one acre-foot is 325,851 gallons": what one unit is; without both, and without the one alone. */
export function withoutDefinitions(text: string, measures: readonly Measure[]): Measure[][] {
  const at = measures.findIndex((one, index) => {
    const next = measures[index + 1];
    return one.given === 1 && next !== undefined && DEFINES.test(text.slice(one.end, next.at));
  });
  if (at < 0) return [[...measures]];
  return [measures.filter((_, index) => index !== at && index !== at + 1), measures.filter((_, index) => index !== at)];
}
