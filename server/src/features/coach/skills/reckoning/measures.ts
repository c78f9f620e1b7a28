// Every number of a message with what it measures, rates included: "3 oz per 10,000 gallons a week", "four 8-ounce tablets".
import { type Dimension, isNone, NONE, times } from './dimension.ts';
import { counted, MOST_PRODUCT, nameOf, singular, type Unit, unitAt } from './units.ts';

/** What a number may mean. */
export interface Meaning {
  dimension: Dimension;
  /** in the bases */
  value: number;
  /** how far-fetched it is to read it so */
  cost: number;
  /** 1 or -1 where it can only be multiplied or divided by */
  power?: 1 | -1;
}

export interface Measure {
  given: number;
  /** where the unit alone ends the number */
  kind: 'unit' | 'count' | 'percent' | 'bare';
  meanings: readonly Meaning[];
  en: string;
  es: string;
  at: number;
  end: number;
  /** it describes something and may stay out of the sum */
  optional?: boolean;
  /** the unit of the amount, without what it is for */
  amount?: Unit;
  /** it turns what goes in into what comes out: the efficiency of a heater, the performance of a heat pump */
  conversion?: 'efficiency' | 'cop';
}

const NUMBER = /(?<![a-z\d.])[-+]?(?:\$ ?)?\d+(?:\.\d+)?|(?<![a-z\d])\.\d+/g;
/** What leads from an amount to what it is for: "per", "/", "a", "each", "in a". */
const PER =
  /(?: ?\/ ?| (?:per|(?:for|in|on) (?:each|every|one|1|an?(?! ?[\d.]))|each|every|an?(?! ?[\d.])|por(?: cada)?|para cada|cada|al|a la|por la) )(?:single )?(?=[\d.a-z'"°])/y;
const ADVERB =
  / ?(daily|hourly|weekly|monthly|yearly|annually|nightly|diari[oa]s?|diariamente|semanal(?:es)?|mensual(?:es)?|anual(?:es)?)\b/y;
const OF_ADVERB: readonly (readonly [RegExp, string])[] = [
  [/^(?:daily|nightly|diari)/, 'day'], [/^hourly/, 'hour'], [/^(?:weekly|semanal)/, 'week'], [/^(?:monthly|mensual)/, 'month'], [/^(?:yearly|annually|anual)/, 'year'],
]; // prettier-ignore
/** "2 ppm of chlorine a day": what it is an amount of comes before what it is for. */
const SUBSTANCE =
  /(?: (?:chlorine|cloro|salt|acid|water|bleach|gas|agua|sal)| (?:of|de) (?:[\d.]+ ?% )?(?!the\b|its\b|la\b|el\b)[a-z-]+(?: [a-z-]+){0,2}?)(?=(?: (?:per|each|every|por|cada|al) (?:\d|[a-z])| an? [a-z]| in \d| ?\/ ?[a-z]| daily| weekly| monthly| diari))/y;
/** "In 24 hours", "within 6 hours": for that time, where no other time belongs to the amount. */
const IN_TIME = / (?:in|within|over|every|each|en|cada) (?=\d)/y;
const NO_NOUN =
  /^(?:to|the|and|is|are|was|were|by|or|for|from|with|at|on|of|in|it|that|than|has|have|had|x|y|a|an|de|del|en|con|por|para|que|es|son|minutes?|each|per|every|before|after|when|if|how|what|does|do|will|would|as|long|wide|deep|high|tall|clean|now|today|more|less|times|over|above|below|under|out|off|up|down|then|but|so|i|we|you|my|our|its|this|there|can|should|must|free|total|full|needs|gives|makes|takes|runs|costs|uses|reads|holds|moves|loses|shows|does|fits|keeps|equals|leaves|brings|adds|loss|gas|plus|minus|across|class|less|thus|always|this|los|las|mas|menos)$/;
const CONTAINER =
  /^[ -](?:[a-z]+ )?(bags?|sacks?|tablets?|tabs?|pucks?|sticks?|jugs?|bottles?|buckets?|pails?|drums?|carboys?|boxes|box|cases?|loads?|trucks?|tankers?|truckloads?|pools?|scoops?|cylinders?|bolsas?|sacos?|costal(?:es)?|tabletas?|pastillas?|botellas?|garrafas?|cubetas?|pipas?|albercas?)\b/;

interface Rate {
  dimension: Dimension;
  scale: number;
  en: string;
  es: string;
  end: number;
  hasTime: boolean;
}

/** The denominators that follow a unit, all of them. */
function ratesAfter(text: string, from: number, hasTime: boolean): Rate {
  let rate: Rate = { dimension: NONE, scale: 1, en: '', es: '', end: from, hasTime };
  for (;;) {
    const next = oneRate(text, rate.end, rate.hasTime) ?? afterSubstance(text, rate);
    if (!next) return rate;
    rate = {
      dimension: times(rate.dimension, next.dimension),
      scale: rate.scale * next.scale,
      en: rate.en + next.en,
      es: rate.es + next.es,
      end: next.end,
      hasTime: rate.hasTime || next.hasTime,
    };
  }
}

function afterSubstance(text: string, { end, hasTime }: Rate): Rate | undefined {
  SUBSTANCE.lastIndex = end;
  return SUBSTANCE.test(text) ? oneRate(text, SUBSTANCE.lastIndex, hasTime) : undefined;
}

const isTime = (dimension: Dimension): boolean => dimension['R'] !== undefined || dimension['C'] !== undefined;

function oneRate(text: string, from: number, hasTime: boolean): Rate | undefined {
  ADVERB.lastIndex = from;
  const adverb = ADVERB.exec(text)?.[1];
  if (adverb !== undefined) {
    const name = OF_ADVERB.find(([pattern]) => pattern.test(adverb))?.[1] ?? 'day';
    return hasTime ? undefined : denominator(` ${name}`, 0, ADVERB.lastIndex, ' ');
  }
  PER.lastIndex = from;
  const per = PER.exec(text)?.[0];
  if (per !== undefined) return denominator(text, PER.lastIndex - 1, undefined, per);
  IN_TIME.lastIndex = from;
  if (hasTime || !IN_TIME.test(text)) return undefined;
  const rate = denominator(text, IN_TIME.lastIndex - 1, undefined, ' in ');
  return rate && isTime(rate.dimension) && rate.dimension['L'] === undefined ? rate : undefined;
}

/** "10,000 gallons", "day", "jet": what one amount belongs to. `at` is just in front of it. */
function denominator(text: string, at: number, end: number | undefined, per: string): Rate | undefined {
  const number = /^[ /]?(\d+(?:\.\d+)?|\.\d+)/.exec(text.slice(at));
  const size = number ? Number(number[1]) : 1;
  const unitFrom = number ? at + number[0].length : at + (text[at] === ' ' || text[at] === '/' ? 0 : 1);
  const found = unitAt(text, unitFrom) ?? unitAt(text, unitFrom + 1);
  const noun = number || found ? undefined : nounOf(text, unitFrom, per);
  const unit = found?.unit ?? (noun && counted(noun.name));
  const [reading] = unit?.readings ?? [];
  // "8 m por 4 m": by, and not per.
  const isSide = number !== null && / por /.test(per) && reading?.dimension['L'] === 1;
  if (!unit || !reading || size === 0 || isSide) return undefined;
  const [en, es] = number ? [` per ${shownGiven(size)} ${unit.en}`, ` por ${shownGiven(size)} ${unit.es}`] : [` per ${singular(unit.en)}`, ` por ${singular(unit.es)}`];
  return {
    dimension: times(NONE, reading.dimension, -1),
    scale: 1 / (size * reading.scale),
    en, es,
    end: end ?? found?.end ?? noun?.end ?? unitFrom,
    hasTime: isTime(reading.dimension),
  };
} // prettier-ignore

/** A noun after "per" or "each", and after no article: "an hour" is a time, "a test" is nothing to divide by. */
function nounOf(text: string, at: number, per: string): { name: string; end: number } | undefined {
  if (!/per|each|every|por|cada/.test(per)) return undefined;
  const found = /^[ /]?([a-z]{3,})/.exec(text.slice(at));
  const name = found?.[1];
  return found && name !== undefined && !NO_NOUN.test(name) ? { name: nameOf(name), end: at + found[0].length } : undefined;
}

export const shownGiven = (given: number): string => given.toLocaleString('en-US', { maximumFractionDigits: 3 });

const PERCENT = /^ ?-?(?:%|percent\b|per cent\b|pct\b|por ciento\b)/;
function read(text: string, at: number, written: string): Measure {
  const given = Number(written.replaceAll(/[$ +]/g, ''));
  const numberEnd = at + written.length;
  const base = { given, at };
  const percent = PERCENT.exec(text.slice(numberEnd));
  if (percent) {
    const said = `${shownGiven(given)}%`;
    return { ...base, kind: 'percent', end: numberEnd + percent[0].length, en: said, es: said, meanings: [{ dimension: NONE, value: given / 100, cost: 0 }] };
  }
  const dollars = written.includes('$');
  const found = dollars ? { unit: { en: '$', es: '$', readings: [{ dimension: { U: 1 }, scale: 1, cost: 0 }] }, end: numberEnd } : unitAt(text, numberEnd);
  if (!found) return countOf(text, given, at, numberEnd);
  const [first] = found.unit.readings;
  const rate = ratesAfter(text, found.end, first !== undefined && isTime(first.dimension) && first.dimension['E'] === undefined && first.dimension['R'] !== 1);
  const amount = dollars ? [`$${given.toFixed(2)}`, `$${given.toFixed(2)}`] : [`${shownGiven(given)} ${given === 1 ? singular(found.unit.en) : found.unit.en}`, `${shownGiven(given)} ${found.unit.es}`];
  const slope = slopeOf(found.unit, rate, given);
  return {
    ...base, kind: 'unit', end: rate.end, en: `${amount[0]}${rate.en}`, es: `${amount[1]}${rate.es}`,
    meanings: found.unit.readings
      .filter(({ dimension, scale }) => dimension['V'] === undefined || scale * given < MOST_PRODUCT)
      .flatMap(({ dimension, scale, cost }): Meaning[] =>
        perWhat(rate).map((per) => ({ dimension: times(dimension, per.dimension), value: given * scale * rate.scale, cost: cost + per.cost })),
      )
      // "2 fl oz per 300 gallons": of a product in water, and no mere number.
      .filter(({ dimension }) => !isNone(dimension))
      .concat(slope),
    amount: found.unit,
  };
} // prettier-ignore

/** "4.5 ft per 100 ft": so much of every length. */
const slopeOf = ({ readings: [reading] }: Unit, rate: Rate, given: number): Meaning[] =>
  reading?.dimension['L'] === 1 && rate.dimension['L'] === -1 && isNone(times(reading.dimension, rate.dimension))
    ? [{ dimension: NONE, value: given * reading.scale * rate.scale, cost: 0, power: 1 }]
    : [];

/** "A gallon" may be of water or of a product, "a pound" of a product or of what is active in it. */
function perWhat({ dimension, scale }: Rate): { dimension: Dimension; cost: number }[] {
  const found = [{ dimension, cost: 0 }];
  if (dimension['L'] === -3 && 1 / scale < MOST_PRODUCT) found.push({ dimension: times(times(dimension, { L: 3 }), { V: -1 }), cost: 0.2 });
  if (dimension['M'] === -1) found.push({ dimension: times(times(dimension, { M: 1 }), { A: -1 }), cost: 0.6 });
  return found;
}

/** "Six elbows", "20 loads": a number of things. */
function countOf(text: string, given: number, at: number, end: number): Measure {
  const after = text.slice(end);
  const words = /^[ -]([a-z]+)(?:[ -]([a-z]+))?(?:[ -]([a-z]+))?/.exec(after)?.slice(1) ?? [];
  const known = words.slice(0, words.findIndex((word) => word === undefined || NO_NOUN.test(word)) >>> 0);
  const isNoun = (word: string | undefined): word is string => word !== undefined && word.length > 2 && !NO_NOUN.test(word) && (word.endsWith('s') || given === 1);
  const noun = known.find((word) => isNoun(word));
  const said = shownGiven(given);
  if (noun === undefined) return { given, at, end, kind: 'bare', en: said, es: said, meanings: [] };
  const nounEnd = end + after.indexOf(noun) + noun.length;
  const rate = ratesAfter(text, nounEnd, false);
  const [reading] = counted(noun).readings;
  return {
    given, at, end: rate.end, kind: 'count', en: `${said} ${noun}${rate.en}`, es: `${said} ${noun}${rate.es}`,
    meanings: [
      { dimension: times(reading?.dimension ?? NONE, rate.dimension), value: given * rate.scale, cost: 0 },
      // "A pound 3 times a week": so much each time, without saying so.
      ...(/^rounds?$/.test(noun) && isTime(rate.dimension) ? [{ dimension: rate.dimension, value: given * rate.scale, cost: 0.4, power: 1 as const }] : []),
    ],
  };
} // prettier-ignore

/** "50 lb bags", "a 6,000 gallon tanker": so much in each. */
function withContainer(text: string, measure: Measure): Measure {
  const noun = measure.kind === 'unit' ? CONTAINER.exec(text.slice(measure.end))?.[1] : undefined;
  if (noun === undefined) return measure;
  const each = { [`#${nameOf(noun)}`]: -1 };
  const ofEach = measure.meanings.map(({ dimension, value, cost }) => ({ dimension: times(dimension, each), value, cost: cost + 0.1 }));
  return { ...measure, meanings: [...measure.meanings, ...ofEach] };
}

/** "3 40 lb bags": how many of them. */
function withCounts(text: string, found: readonly Measure[]): Measure[] {
  return found.map((one, index) => {
    const next = found[index + 1];
    const noun = one.kind === 'bare' && next?.kind === 'unit' && next.at - one.end <= 1 ? CONTAINER.exec(text.slice(next.end))?.[1] : undefined;
    if (noun === undefined) return one;
    const said = { en: `${one.en} ${noun}`, es: `${one.es} ${noun}` };
    return { ...one, ...said, kind: 'count', meanings: [{ dimension: { [`#${nameOf(noun)}`]: 1 }, value: one.given, cost: 0 }] };
  });
} // prettier-ignore

/** "From 60 to 45 gpm", "12 by 16 ft": the unit of the last holds for the one before. */
function withSharedUnits(text: string, found: readonly Measure[]): Measure[] {
  const shared = [...found];
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const [one, next] = [shared[index] as Measure, shared[index + 1] as Measure];
    const isShared = one.kind === 'bare' && next.kind === 'unit' && /^ ?(?:x|by|por|\*|×|to|a|hasta|and|y|-|or|->)(?: (?:down|up|about|only) to)? ?$/.test(text.slice(one.end, next.at));
    if (!isShared || next.given === 0) continue;
    const meanings = next.meanings.map((meaning) => ({ ...meaning, value: (meaning.value / next.given) * one.given }));
    const unit = (said: string) => said.replace(/^\$?[\d,.]+ ?/, '');
    shared[index] = { ...one, kind: 'unit', meanings, en: `${one.en} ${unit(next.en)}`, es: `${one.es} ${unit(next.es)}` };
  }
  return shared;
} // prettier-ignore

/** "16 by 32 pool": feet, where no one speaks of meters. */
function withFeet(text: string, found: readonly Measure[]): Measure[] {
  if (/\b(?:m|met(?:er|re)s?|metros?|cm)\b/.test(text)) return [...found];
  const isBy = (one: Measure | undefined, other: Measure | undefined) =>
    one?.kind === 'bare' && other?.kind === 'bare' && /^ ?(?:x|by|por|×|\*) ?$/.test(text.slice(one.end, other.at));
  return found.map((one, index) => {
    if (!isBy(found[index - 1], one) && !isBy(one, found[index + 1])) return one;
    return { ...read(`${one.given} feet`, 0, String(one.given)), at: one.at, end: one.end };
  });
}

export function measuresIn(text: string): Measure[] {
  const found: Measure[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    found.push(read(text, match.index, match[0]));
  }
  return withFeet(text, withSharedUnits(text, withCounts(text, found.map((one) => withContainer(text, one))))); // prettier-ignore
}
