// The amounts that an answer may name: those that tools gave in this turn, each by what it measures and, for chemicals, of which it is.
import type { ProductId } from '@limpid/chemistry';
import { isQuoted } from './quoted.ts';
import { chemicalRightAfter, type Quantity, readQuantities } from './quantities.ts';
import type { Dimension } from './units.ts';

/** An amount to add, as the engine computed it. */
export interface Dose {
  productId: ProductId;
  strengthPercent?: number | undefined;
  amountG?: number | undefined;
  amountMl?: number | undefined;
  amountL?: number | undefined;
  /** the amount as a person would measure it */
  text?: string | undefined;
}

interface AllowedAmount {
  /** undefined: of no dimension that we know */
  dimension: Dimension | undefined;
  value: number;
  valueMl?: number;
  given: number;
  /** what may be added of these, or was added; undefined: no amount of a chemical */
  productIds?: readonly ProductId[];
  /** it was added in the past: it may be told, never recommended */
  isPast?: boolean;
}

export interface Allowed {
  amounts: AllowedAmount[];
  /** texts of tools as they are, for clock times and dates */
  texts: string[];
}

export const nothingAllowed = (): Allowed => ({ amounts: [], texts: [] });

const DIMENSION_OF: readonly (readonly [RegExp, Dimension, number])[] = [
  [/Ppm$/, 'ppm', 1],
  [/Ppb$/, 'ppm', 0.001],
  [/^ph$/, 'ph', 1],
  [/(?:volume|amount|L|Liters)L$|^volumeL$|^amountL$/, 'volume', 1000],
  [/Ml$/, 'volume', 1],
  [/(?:amount|grams)G?$|amountG$/, 'mass', 1],
  [/Minutes$/, 'time', 1],
  [/[hH]ours$/, 'time', 60],
  [/[dD]ays$/, 'time', 1440],
  [/Percent$/, 'percent', 1],
  [/C$/, 'temperature', 1],
  [/M$/, 'length', 1],
  [/Usd$/, 'money', 1],
];

/** An amount to pour, with its parts where it is split. */
export function allowDose(
  allowed: Allowed,
  { productId, strengthPercent, amountG, amountMl, amountL, text = '' }: Dose,
  isPast = false,
): void {
  const of = { productIds: [productId], ...(isPast ? { isPast } : {}) };
  if (amountG !== undefined) allowed.amounts.push({ dimension: 'mass', value: amountG, given: amountG, ...of });
  if (amountMl !== undefined) allowed.amounts.push({ dimension: 'volume', value: amountMl, given: amountMl, ...of });
  if (amountL !== undefined) allowed.amounts.push({ dimension: 'volume', value: amountL * 1000, given: amountL, ...of });
  for (const { dimension, value, valueMl, given } of readQuantities(text).quantities) {
    if (dimension === 'mass' || dimension === 'volume')
      allowed.amounts.push({ dimension, value, ...(valueMl === undefined ? {} : { valueMl }), given, ...of });
  }
  if (strengthPercent !== undefined) allowed.amounts.push({ dimension: 'percent', value: strengthPercent, given: strengthPercent });
}

/** Tags of the search's marks. */
const TAGS = /<[^<>]{1,20}>/g;

/**
 * Figures of the library, as constants and ranges: they may be told as they are written there. Amounts to pour are not among them, since no
 * article knows this pool.
 */
export function allowPassage(allowed: Allowed, passage: string): void {
  for (const { dimension, value, given } of readQuantities(passage.replaceAll(TAGS, '')).quantities)
    if (dimension !== 'mass' && dimension !== 'volume' && dimension !== 'count') allowed.amounts.push({ dimension, value, given });
}

/** Everything else that a tool gave. What people wrote, such as names and notes, allows nothing. */
export function allowData(allowed: Allowed, data: unknown, name = ''): void {
  if (isQuoted(data)) return;
  if (typeof data === 'number') allowed.amounts.push(...byName(name, Math.abs(data)));
  else if (typeof data === 'string') allowText(allowed, data);
  else if (Array.isArray(data)) for (const one of data) allowData(allowed, one, name);
  else if (typeof data === 'object' && data !== null) for (const [key, value] of Object.entries(data)) allowData(allowed, value, key);
}

function byName(name: string, given: number): AllowedAmount[] {
  const known = DIMENSION_OF.find(([pattern]) => pattern.test(name));
  const bare = { dimension: undefined, value: given, given };
  return known ? [{ dimension: known[1], value: given * known[2], given }, bare] : [bare];
}

function allowText(allowed: Allowed, text: string): void {
  allowed.texts.push(text);
  for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
    const reading = readQuantities(sentence);
    for (const quantity of reading.quantities) {
      const { dimension, value, valueMl, given } = quantity;
      const chemical = chemicalRightAfter(reading, quantity);
      allowed.amounts.push({
        dimension,
        value,
        ...(valueMl === undefined ? {} : { valueMl }),
        given,
        ...(chemical && (dimension === 'mass' || dimension === 'volume') ? { productIds: chemical.productIds } : {}),
      });
    }
  }
}

const PLAIN: ReadonlySet<Dimension> = new Set(['length', 'money', 'other', 'percent', 'temperature', 'time']);
const RELATIVE = 0.02;
const ABSOLUTE: Partial<Record<Dimension, number>> = { ppm: 0.06, ph: 0.051, temperature: 0.6, percent: 0.51, money: 0.51 };

const isNear = (a: number, b: number, dimension: Dimension | undefined): boolean =>
  Math.abs(a - b) <= Math.max(Math.abs(b) * (dimension === 'ph' ? 0 : RELATIVE), (dimension && ABSOLUTE[dimension]) ?? 1e-6);

/** Whether a tool gave this amount. `isOf`: what an amount of a chemical has to be allowed for. */
export function isAllowed({ amounts }: Allowed, quantity: Quantity, isOf: (amount: AllowedAmount) => boolean): boolean {
  const { dimension, value, valueMl, given } = quantity;
  return amounts.some((amount) => {
    if (!isOf(amount)) return false;
    if (dimension === undefined) return isNear(given, amount.given, undefined);
    // A figure that a tool gave without a unit of ours, such as a pressure.
    if (amount.dimension === undefined && PLAIN.has(dimension) && isNear(given, amount.given, undefined)) return true;
    if (amount.dimension === dimension && isNear(value, amount.value, dimension)) return true;
    // An ounce of a liquid on one side, of a solid on the other.
    const sameMl = valueMl !== undefined && amount.dimension === 'volume' && isNear(valueMl, amount.value, 'volume');
    return sameMl || (amount.valueMl !== undefined && dimension === 'volume' && isNear(value, amount.valueMl, 'volume'));
  });
}
