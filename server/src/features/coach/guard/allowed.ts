// The amounts that an answer may name: those that tools gave in this turn, each by what it measures and, for chemicals, of which it is.
import { type ProductId, PRODUCTS } from '@limpid/chemistry';
import type { Mention } from './chemicals.ts';
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

export interface AllowedAmount {
  /** undefined: of no dimension that we know */
  dimension: Dimension | undefined;
  value: number;
  valueMl?: number;
  given: number;
  /** what may be added of these, or was added; undefined: no amount of a chemical */
  productIds?: readonly ProductId[];
  /** it was added in the past: it may be told, never recommended */
  isPast?: boolean;
  /** the person said it: it may be repeated, and is no aim */
  isTold?: boolean;
  /** of which value of a tool's result it is, for a tool to go on from */
  name?: string;
}

export interface Allowed {
  amounts: AllowedAmount[];
  /** texts of tools as they are, for clock times and dates */
  texts: string[];
  /** clock times that the person said */
  toldTexts: string[];
  /** products that a tool spoke of, other than as added before */
  products: Set<ProductId>;
  /** what the tools said of swimming; it may be called fine where all of them said so */
  swims: boolean[];
}

export const nothingAllowed = (): Allowed => ({ amounts: [], texts: [], toldTexts: [], products: new Set(), swims: [] });

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
  if (!isPast) allowed.products.add(productId);
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
  const { quantities, mentions } = readQuantities(passage.replaceAll(TAGS, ''));
  allowProducts(allowed, mentions);
  for (const { dimension, value, given } of quantities)
    if (dimension !== 'mass' && dimension !== 'volume' && dimension !== 'count') allowed.amounts.push({ dimension, value, given });
}

const TOLD: ReadonlySet<Dimension | undefined> = new Set(['ppm', 'ph', 'temperature', 'percent', 'volume', 'length', 'other', undefined]);
/** What the person wrote: values of their own to repeat, and nothing to add. */
export function allowTold(allowed: Allowed, text: string): void {
  allowed.toldTexts.push(text);
  for (const { dimension, value, given } of readQuantities(text).quantities) {
    if (!TOLD.has(dimension)) continue;
    // "The pH is 8 and chlorine 1": without a unit, it is of the water.
    const kinds: readonly (Dimension | undefined)[] = dimension === undefined ? [undefined, 'ppm', 'ph'] : [dimension];
    for (const kind of kinds) allowed.amounts.push({ dimension: kind, value, given, isTold: true });
  }
}

const allowProducts = ({ products }: Allowed, mentions: readonly Mention[]): void => {
  for (const { productIds } of mentions) for (const id of productIds) products.add(id);
};

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
  const bare = { dimension: undefined, value: given, given, name };
  return known ? [{ dimension: known[1], value: given * known[2], given, name }, bare] : [bare];
}

function allowText(allowed: Allowed, text: string): void {
  allowed.texts.push(text);
  if (text in PRODUCTS) allowed.products.add(text as ProductId);
  for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
    const reading = readQuantities(sentence);
    allowProducts(allowed, reading.mentions);
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
    if (amount.dimension === undefined && !amount.isTold && PLAIN.has(dimension) && isNear(given, amount.given, undefined)) return true;
    if (amount.dimension === dimension && isNear(value, amount.value, dimension)) return true;
    // An ounce of a liquid on one side, of a solid on the other.
    const sameMl = valueMl !== undefined && amount.dimension === 'volume' && isNear(valueMl, amount.value, 'volume');
    return sameMl || (amount.valueMl !== undefined && dimension === 'volume' && isNear(value, amount.valueMl, 'volume'));
  });
}
