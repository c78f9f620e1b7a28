// Every quantity of a text: its value in a unit that can be compared, the chemical that it is of, and whether it is one to pour.
import { type Mention, mentionsIn } from './chemicals.ts';
import { ARTICLES, numberAt, partAt } from './number-words.ts';
import { type Dimension, tokensOf, UNITS } from './units.ts';

export interface Quantity {
  /** undefined: a number without a unit */
  dimension: Dimension | undefined;
  value: number;
  /** the same as a volume, where an ounce may be of a liquid */
  valueMl?: number;
  given: number;
  isDigits: boolean;
  /** the tokens that it takes */
  at: number;
  end: number;
  /** the token of its unit */
  unitAt?: number;
}
export interface Reading {
  tokens: string[];
  quantities: Quantity[];
  mentions: Mention[];
}

/** "two big bags": other words that may stand between a number and its unit. */
const COUNT_WINDOW = 4;
const UNIT_WINDOW = 2;
const RANGE: ReadonlySet<string> = new Set(['to', 'or', '-', 'a', 'o', 'and', 'y', 'hasta']);
const EVERY: ReadonlySet<string> = new Set(['day', 'days', 'week', 'month', 'dia', 'semana', 'mes', 'night', 'noche']);

const isNumeric = (tokens: readonly string[], at: number): boolean => {
  const read = numberAt(tokens, at);
  return read !== undefined && !read.isArticle;
};

/** The unit of the number that ends here, and where it ends. Of a range, the unit comes after its last number. */
function unitAfter(tokens: readonly string[], end: number, depth = 0): { name: string; end: number } | undefined {
  for (let at = end; at < Math.min(tokens.length, end + COUNT_WINDOW + 1); at += 1) {
    const token = tokens[at] ?? '';
    const known = UNITS.get(token);
    if (known && (at - end <= UNIT_WINDOW || known.dimension === 'count')) return { name: token, end: at + 1 };
    // "15,000-gallon"
    if (token === '-' && UNITS.has(tokens[at + 1] ?? '')) continue;
    if (RANGE.has(token) && at === end && depth === 0) {
      const upper = numberAt(tokens, at + 1);
      return upper && !upper.isArticle ? unitAfter(tokens, upper.end, 1) : undefined;
    }
    if (isNumeric(tokens, at) || token === ':' || token === '$') return undefined;
  }
  return undefined;
}

function quantityOf(tokens: readonly string[], at: number): Quantity | undefined {
  const read = numberAt(tokens, at);
  if (!read) return undefined;
  const { value, end, isDigits } = read;
  const found = unitAfter(tokens, end);
  const base = { given: value, isDigits, at, end };
  if (read.isArticle) {
    const next = tokens[end] ?? '';
    const dimension = UNITS.get(next)?.dimension;
    const isAmount = dimension === 'mass' || dimension === 'volume' || dimension === 'count' || (dimension === 'time' && !EVERY.has(next));
    if (!isAmount || next === 'times' || next === 'veces') return undefined;
  }
  if (isPh(tokens, at)) return { ...base, dimension: 'ph', value };
  if (tokens[at - 1] === '$') return { ...base, dimension: 'money', value };
  const unit = found && UNITS.get(found.name);
  if (!unit || (isDigits && /^[a-z]$/.test(found.name) && found.end - end > 1)) return { ...base, dimension: undefined, value };
  const unitAt = found.end - 1;
  const isNext = tokens.slice(end, unitAt).every((token) => ARTICLES.has(token) || token === '-');
  const rest = isNext ? partAfter(tokens, found.end) : undefined;
  const amount = value + (rest?.value ?? 0);
  return {
    ...base,
    given: amount,
    unitAt,
    dimension: unit.dimension,
    value: (amount + (unit.offset ?? 0)) * unit.factor,
    ...(unit.alsoMl === undefined ? {} : { valueMl: amount * unit.alsoMl }),
    end: isNext ? (rest?.end ?? found.end) : end,
  };
}

/** "four pounds and a half", "cuatro libras y media" */
function partAfter(tokens: readonly string[], at: number): { value: number; end: number } | undefined {
  if (tokens[at] !== 'and' && tokens[at] !== 'y') return undefined;
  const part = partAt(tokens, at + 1);
  return part && part.value < 1 && !UNITS.has(tokens[part.end] ?? '') ? part : undefined;
}

const PH_WORDS: ReadonlySet<string> = new Set([
  'of',
  'is',
  'at',
  'to',
  'de',
  'en',
  'es',
  'a',
  'from',
  ':',
  'around',
  'about',
  'between',
  'entre',
  'hasta',
  '-',
  'and',
  'y',
]);
/** "pH 7.4", "pH between 7.2 and 7.6" */
function isPh(tokens: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const token = tokens[before] ?? '';
    if (token === 'ph') return true;
    if (!PH_WORDS.has(token) && !/^\d/.test(token)) return false;
  }
  return false;
}

export function readQuantities(text: string): Reading {
  const tokens = tokensOf(text);
  const quantities: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const quantity = quantityOf(tokens, at);
    if (!quantity) continue;
    quantities.push(quantity);
    at = Math.max(at, quantity.end - 1);
  }
  return { tokens, quantities, mentions: mentionsIn(tokens) };
}

/** The chemical that an amount is of, where the words say so: "2 lb of baking soda", "61 fl oz of 12.5% liquid chlorine". */
export function chemicalRightAfter({ tokens, mentions }: Reading, { end }: Quantity): Mention | undefined {
  const next = mentions.find(({ at }) => at >= end && at - end <= 6);
  const between = next && tokens.slice(end, next.at);
  return between?.every(
    (token) =>
      /^(?:of|de|the|your|del|tu|more|mas|%|pool|regular|household|plain|unscented|granular|fresh|sodium|sodio|[\d.,]+)$/.test(token) ||
      ARTICLES.has(token),
  )
    ? next
    : undefined;
}
