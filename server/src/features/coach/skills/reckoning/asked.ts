// What a question asks for: a unit, a number of things, or a share.
import { thingsFrom, unitFrom, type Wanted } from './asked-unit.ts';
import { type Dimension, NONE, times } from './dimension.ts';
import type { Measure } from './measures.ts';
import { singular, type Unit, unitAt } from './units.ts';

export interface Asked extends Omit<Wanted, 'end'> {
  kind: 'amount' | 'share' | 'factor';
  /** where it is asked for */
  at: number;
  /** the root of what is worked out: a diameter of an area */
  isRoot?: boolean;
}

const HOW_MANY =
  /\b(?:how many|cuant[oa]s|number of) (?:(?:us|total|more|extra|whole|full|additional|daily|mas|square(?! (?:f|m|in|y))) )*/g;
/** "In gallons per hour", after a comma or at the end: the unit of the answer. */
const IN_UNIT = /(?<!\d )(?<!\d)\b(?:expressed as|in terms of|in|en) (?:us )?(?=[a-z°$¢%])/g;
const INTO_UNIT =
  /\b(?:convert|express|turn|conviert\w*|expres\w*|pasa\w*|change)\b.*?\d.*? (?:to|into|in|a|en) (?:grados )?(?=[a-z°%])|\d[^.?]{1,20} (?:to|into) (?=[a-z°%\s/]+\W*$)|\d[^.?]{1,20} a (?=(?:litros|galones|grados|psi|kpa|bar|pies|metros|libras|kilos|kg|gramos|onzas|centigrados|fahrenheit|celsius|°|[fc]\b)[a-z°\s/]*\W*$)/g;
const ENDS_UNIT =
  /^(?:\W*$| ?[?.,;:()]|,? (?:is|are|was|were|does|do|did|will|would|must|should|can|could|has|have|to|for|that|if|when|of|by|on|what|how|on the|should|debe|es|son|necesit\w+|se|que|para|si|de)\b)/;
const SHARE =
  /\b(?:what|which|que|cual) (?:is the |es el |output |the )?(?:percent(?:age)?|%|share|fraction|portion|porcentaje|parte|fraccion)\b|\b(?:percent(?:age)?|porcentaje)\b(?:[^.?]|\.\d)*\?|\b(?:by|to|at|into|of|is|as) (?:about )?(?:what|how many) (?:percent|%)|\bcuanto porcentaje\b|\bhow many percent\b/;
const FACTOR = /\b(?:by|at|to) what (?:factor|multiple)\b|\bhow many times (?:more|as|over|larger|bigger|faster)\b|\bpor que factor\b/;
const HOW_LONG =
  /\bhow (?:long|soon|much time)\b|\bcuanto (?:tiempo|tarda|tardara|demora|dura|durara)\b|\bwhat (?:is the )?(?:turn-?over )?time\b/;
const MONEY =
  /\b(?:what|how much|cuanto)\b.*\b(?:cost|costs|pay|spend|spent|save|saved|saves|worth|bill|owe|run (?:me|us)|cuesta|cuestan|costaria|pago|pagas|ahorr\w+|gast\w+)\b|\bcosts?\b[^.]*\?/;
const HAS_MONEY = /\$|\bcents?\b|¢|\bdollars?\b|\bcentavos\b|\bdolares\b/;
const PER_TIME =
  /(?:(?:^| )(?:per|an?|each|every|in an?|in 1|por|al|a la|cada|en un|en una) (second|minute|hour|day|night|week|month|year|segundo|minuto|hora|dia|semana|mes|ano)\b|(?:^| )(?:per|each|por|por cada) (gallon|pound|ounce|bag|galon|libra)\b|\b(daily|hourly|weekly|monthly|yearly|nightly|diari[oa]|mensual))(?! of \d| de \d)/g;
const ADVERBS: Record<string, string> = { daily: 'day', nightly: 'day', hourly: 'hour', weekly: 'week', monthly: 'month', yearly: 'year', diario: 'day', diaria: 'day', mensual: 'month' }; // prettier-ignore
const WHAT = String.raw`\b(?:what|which|how much|how fast|find|calculate|minimum|maximum|max|required|total|design|que|cual|cuanta)\b[^.?\d]*`;
const noun = (names: string): RegExp => new RegExp(String.raw`${WHAT}\b(?:${names})\b|(?:^|[.;:,] )(?:[a-z-]+ ){0,3}(?:${names}) ?\?`);
/** A noun that says which unit the answer has. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [noun('horse ?power|bhp|whp|hp|caballos'), 'hp'],
  [noun('velocity|velocidad'), 'fps'],
  [noun('filter area|area|surface|superficie'), 'square feet'],
  [noun('(?:average|mean) depth|profundidad (?:media|promedio)'), 'feet'],
  [/\bhow deep\b/, 'feet'],
  [noun('head|tdh|carga dinamica'), 'feet of head'],
  [noun('pressure|differential|presion'), 'psi'],
  [noun('flow(?: rate)?|pump (?:rate|flow)|gpm|caudal|flujo'), 'gpm'],
  [/\bbather (?:load|limit|capacity)\b/, 'bathers'],
  [noun('volume|capacity|volumen|capacidad'), 'gallons'],
  [/\b(?:biggest|largest|max(?:imum)? size|what size) (?:of )?(?:a )?(?:pool|spa|hot tub|tub)\b|\bque tan grande\b/, 'gallons'],
];
const TRAILING =
  /(?:^|[.?!:;,] |\) )(?:(?:total|maximum|max|minimum|required|combined|average|new|design|exact|about|approximate) )*(?=[a-z°])/g;
const AFTER_TRAILING =
  /^(?:\W*$| ?[?,;(]| (?:of|for|to|per|needed|required|if|with|in|at|does|do|and|ignoring|before|until|between|lost|saved|used|a|an|de|para|que|por)\b)/;

const asAmount = (wanted: Wanted, at: number): Asked => ({
  kind: 'amount',
  at,
  // "How many BTU" is an amount of heat.
  readings: wanted.en === 'BTU' ? wanted.readings.slice(0, 1) : wanted.readings,
  en: wanted.en,
  es: wanted.es,
});

/** Nothing where a "how many" isn't understood, or where there are two. */
function byHowMany(text: string): Asked | undefined {
  const asked = [...text.matchAll(HOW_MANY)].map((match) => {
    const at = match.index + match[0].length;
    const found = /^\d/.test(text.slice(at)) ? thingsFrom(text, at) : (unitFrom(text, at) ?? thingsFrom(text, at));
    return found && asAmount(found, match.index);
  });
  return asked.length === 1 ? asked[0] : undefined;
}

/** What a question asks "in gpm" may be followed by anything; elsewhere the unit has to end the phrase. */
const ASKS_IN = /\b(?:what|how much|which|cual|cuant[oa]|que)\b[^.?!;]*$/;
function byUnitNamed(text: string): Asked | undefined {
  for (const pattern of [IN_UNIT, INTO_UNIT])
    for (const match of [...text.matchAll(pattern)].toReversed()) {
      const found = unitFrom(text, match.index + match[0].length);
      if (found && (ENDS_UNIT.test(text.slice(found.end)) || ASKS_IN.test(text.slice(0, match.index)))) return asAmount(found, match.index);
    }
  return undefined;
}

/** "Watts?", "Hours needed for …?" */
function byTrailing(text: string): Asked | undefined {
  const lastSentence = text.slice(0, text.lastIndexOf('?') + 1);
  const from = Math.max(0, ...[...lastSentence.slice(0, -1).matchAll(/[.?!] (?=\S)/g)].map(({ index }) => index));
  for (const match of lastSentence.slice(from).matchAll(TRAILING)) {
    const at = from + match.index + match[0].length;
    const found = unitFrom(text, at);
    if (found && found.end - at > 1 && AFTER_TRAILING.test(text.slice(found.end))) return asAmount(found, at);
  }
  return undefined;
}

const fixed = (kind: Asked['kind'], en: string, es: string, dimension: Dimension, scale: number, at: number): Asked => ({
  kind, at, en, es, readings: [{ dimension, scale, cost: 0 }],
}); // prettier-ignore

/** In the measures of the question: no gallons where it speaks of liters. */
const METRIC: readonly (readonly [unit: string, has: RegExp, instead: readonly (readonly [RegExp, string])[]])[] = [
  ['gallons', /\bgal/, [[/\blit(?:er|re|ro)s?\b|\d ?l\b/, 'liters'], [/\bm3\b|m³|\bcubic met|\bmetros? cubicos?/, 'm3'], [/\bcubic f|\bft3\b|ft³/, 'cubic feet']]],
  ['gpm', /\bgal|\bgpm\b/, [[/\bl(?:iters?|itres?|itros?)? ?(?:\/|per|por) ?min/, 'lpm'], [/\bm3\b|m³|\bcubic met|\bmetros? cubicos?/, 'm3/h']]],
  ['psi', /\bpsi\b/, [[/\bbars?\b/, 'bar'], [/\bkpa\b/, 'kpa']]],
]; // prettier-ignore
const inMeasures = (text: string, unit: string): string => {
  const row = METRIC.find(([name]) => name === unit);
  return row === undefined || row[1].test(text) ? unit : (row[2].find(([pattern]) => pattern.test(text))?.[1] ?? unit);
};

function byNoun(text: string): Asked | undefined {
  for (const [pattern, unit] of NAMED) {
    const found = pattern.exec(text);
    const named = found && unitFrom(inMeasures(text, unit), 0);
    if (found && named) return asAmount(named, found.index);
  }
  return undefined;
}

const COST_PER = /\b(?:cost|price|costs|costo|precio)(?: in (?:dollars|cents))? (?:per|for each|of each|a|por|por cada) (?=[a-z])/;
/** "The cost per pound of available chlorine" */
function byCostPer(text: string): Asked | undefined {
  const cost = HAS_MONEY.test(text) ? COST_PER.exec(text) : null;
  const below = cost && unitAt(text, cost.index + cost[0].length);
  if (!cost || !below) return undefined;
  const isActive = /^ (?:of )?(?:available|active|pure|free|disponible|activo)/.test(text.slice(below.end));
  const wanted = below.unit.readings.filter(({ dimension }) => (dimension['A'] !== undefined) === isActive);
  const readings = (wanted.length > 0 ? wanted : below.unit.readings).map((reading) => ({
    dimension: times({ U: 1 }, reading.dimension, -1),
    scale: 1 / reading.scale,
    cost: reading.cost,
  }));
  return { kind: 'amount', at: cost.index, en: `$ per ${singular(below.unit.en)}`, es: `$ por ${singular(below.unit.es)}`, readings };
}

const DIAMETER =
  /\b(?:what|which|find|que|cual)(?: (?!of\b|with\b|an?\b|for\b|de\b|con\b|un\b)[a-z']+){0,5} (?:diameter|diametro)\b|(?:^|[.?!:] )(?:(?:inside|required|minimum|its) )*diameter\b/;
/** "What is its diameter in feet?": of the circle that an area is. */
function byDiameter(text: string): Asked | undefined {
  const found = DIAMETER.exec(text);
  const unit = found ? (byUnitNamed(text) ?? asAmount(unitFrom('feet', 0) as Wanted, found.index)) : undefined;
  const [length] = unit?.readings ?? [];
  if (!found || !unit || !length || length.dimension['L'] !== 1) return undefined;
  return { ...unit, isRoot: true, readings: [{ dimension: { L: 2 }, scale: (Math.PI / 4) * length.scale ** 2, cost: 0 }] };
}

function unitAsked(text: string): Asked | undefined {
  const first = byDiameter(text) ?? byCostPer(text);
  if (first) return first;
  if (/\bhow many\b(?! (?:is|are) (?:that|it|those|this)\b)|\bcuant[oa]s\b|\bnumber of\b/.test(text)) return byHowMany(text);
  const named = byUnitNamed(text);
  if (named) return named;
  const long = HOW_LONG.exec(text);
  if (long) return fixed('amount', 'hours', 'horas', { R: 1 }, 1, long.index);
  const money = HAS_MONEY.test(text) ? MONEY.exec(text) : null;
  if (money) return fixed('amount', '$', '$', { U: 1 }, 1, money.index);
  return byTrailing(text) ?? byNoun(text);
}

/** "How many kWh a day": for one day, where the day is only named. */
const forOneDay = (asked: Asked): Asked[] =>
  asked.en.endsWith(' per day')
    ? [{ ...asked, readings: asked.readings.map((one) => ({ ...one, dimension: times(one.dimension, { C: 1 }) })) }]
    : [];

const perDay = (asked: Asked): Asked => ({
  ...asked,
  en: `${asked.en} a day`,
  es: `${asked.es} al día`,
  readings: asked.readings.map((one) => ({ ...one, dimension: times(one.dimension, { C: -1 }) })),
});

/** "How many gallons … a day": for that time, where the words stand apart from the unit. */
function withPeriod(text: string, asked: Asked, taken: (at: number) => boolean): Asked[] {
  if (asked.readings[0]?.dimension['C'] === -1) return [asked, ...forOneDay(asked)];
  // "How many hours" may be hours a day.
  if (asked.readings[0]?.dimension['R'] === 1 && asked.en === 'hours') return [asked, perDay(asked)];
  const hasTime = asked.readings.some(({ dimension }) => dimension['R'] !== undefined || dimension['C'] !== undefined);
  if (hasTime || asked.isRoot === true) return [asked];
  const from = Math.max(0, text.slice(0, asked.at).search(/[.?!;] [^.?!;]*$/));
  const found = [...text.matchAll(PER_TIME)].filter(({ index }) => index >= from && !taken(index + 1)).at(-1);
  const word = found?.[1] ?? found?.[2] ?? ADVERBS[found?.[3] ?? ''];
  const unit: Unit | undefined = word === undefined ? undefined : unitAt(word, 0)?.unit;
  const [time] = unit?.readings ?? [];
  if (!unit || !time) return [asked];
  const readings = asked.readings.map(({ dimension, scale, cost }) => ({
    dimension: times(dimension, time.dimension, -1),
    scale: scale / time.scale,
    cost,
  }));
  return [{ ...asked, readings, en: `${asked.en} per ${singular(unit.en)}`, es: `${asked.es} por ${singular(unit.es)}` }, asked];
}

/** What the answer may be, the likeliest first; nothing where the question does not say. `taken`: whether a place belongs to a number. */
export function askedIn(text: string, taken: (at: number) => boolean): Asked[] {
  const factor = FACTOR.exec(text);
  if (factor) return [fixed('factor', '', '', NONE, 1, factor.index)];
  const share = SHARE.exec(text);
  if (share) return withPeriod(text, fixed('share', '%', '%', NONE, 0.01, share.index), taken);
  const asked = unitAsked(text);
  return asked ? withPeriod(text, asked, taken) : [];
}

const DROPS = /\b(?:drops?|gotas?)\b/;
/** "Each drop is 10 ppm, it took 11: what is the alkalinity?" */
export const asLevel = (text: string): Asked | undefined =>
  DROPS.test(text) &&
  /\b(?:what|how much|cual|que|cuant[oa])\b[^.]*\b(?:alkalinity|hardness|chlorine|fc|ta|ch|calcium|alcalinidad|dureza|cloro)\b/.test(text)
    ? { kind: 'amount', at: text.length, ...(unitFrom('ppm', 0) as Wanted) }
    : undefined;

const DIFFERENCE =
  /\bwhat(?:'s| is| was) the (?:pressure |total )?(?:drop|rise|difference|increase|decrease|change|loss|gain)\b|\bcual es la diferencia\b/;
/** "26 psi before, 14 after: what is the drop?": in the unit of both. */
export function asOfPair(text: string, measures: readonly Measure[]): Asked | undefined {
  const asks = DIFFERENCE.exec(text);
  const [one, other] = measures;
  const isPair = measures.length === 2 && one?.amount !== undefined && one.amount.en === other?.amount?.en;
  return asks && isPair && one.amount
    ? { kind: 'amount', at: asks.index, en: one.amount.en, es: one.amount.es, readings: one.amount.readings }
    : undefined;
}

const HOW_MUCH = /\bhow much\b|\bcuant[oa]\b/;
/** "It loses 3 ft per 100 ft: how much over 175 ft?": as much of what the only rate is of. */
export function asOfRate(text: string, measures: readonly Measure[]): Asked | undefined {
  const asks = [...text.matchAll(new RegExp(HOW_MUCH, 'g'))].at(-1);
  const rates = measures.filter(({ en, amount }) => amount !== undefined && en.includes(' per '));
  const unit = rates.length === 1 ? rates[0]?.amount : undefined;
  const isPlain = unit?.readings.every(({ dimension }) => dimension['R'] === undefined && dimension['C'] === undefined);
  return asks && unit && isPlain === true
    ? { kind: 'amount', at: asks.index, en: unit.en, es: unit.es, readings: unit.readings }
    : undefined;
}
