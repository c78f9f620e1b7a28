// What an answer gave, as an amount that can be asked for again in another unit, number or size: its dose, its water, its hours.
import type { ProductId } from '@limpid/chemistry';
import type { Card, Reply } from '../../skills/reply.ts';
import { fold } from '../../understanding/fold.ts';
import { type QuantityKind, quantitiesIn } from '../../understanding/numbers/quantities.ts';

/** mL, g, h, m, m², °C, L/min, kPa, W */
export type Measure = 'liquid' | 'mass' | 'time' | 'length' | 'area' | 'temperature' | 'flow' | 'pressure' | 'power';
export interface GivenAmount {
  measure: Measure;
  value: number;
  card?: Card;
  productId?: ProductId;
  /** water of the pool, and no product */
  isWater: boolean;
}

const ML_PER_L = 1000;
const OF_UNIT: Readonly<Record<string, readonly [Measure, scale: number]>> = {
  h: ['time', 1], min: ['time', 1 / 60], d: ['time', 24], days: ['time', 24], L: ['liquid', ML_PER_L], mL: ['liquid', 1], g: ['mass', 1], kg: ['mass', 1000],
  m: ['length', 1], cm: ['length', 0.01], 'm²': ['area', 1], m2: ['area', 1], '°C': ['temperature', 1], 'L/min': ['flow', 1], lpm: ['flow', 1], kPa: ['pressure', 1], W: ['power', 1],
}; // prettier-ignore

/** The share of the water, or how much of it. */
function litresOf({ amountL, value, unit, inputs }: Card): number | undefined {
  const volumeL = Number(inputs['volumeL'] ?? 0);
  const share = unit === '%' ? (value ?? 0) / 100 : unit === 'fraction' ? (value ?? 0) : 0;
  const litres = amountL ?? share * volumeL;
  return litres > 0 ? litres : undefined;
}

function ofCard(card: Card): GivenAmount | undefined {
  const { kind, amountMl, amountG, productId, value, unit } = card;
  const base = { card, ...(productId && { productId }), isWater: false };
  if (kind === 'dose' && amountMl !== undefined) return { ...base, measure: 'liquid', value: amountMl };
  if (kind === 'dose' && amountG !== undefined) return { ...base, measure: 'mass', value: amountG };
  const litres = kind === 'water' ? litresOf(card) : kind === 'volume' ? value : undefined;
  if (litres !== undefined) return { ...base, measure: 'liquid', value: litres * ML_PER_L, isWater: true };
  const [measure, scale] = OF_UNIT[unit ?? ''] ?? [];
  if (kind !== 'value' || value === undefined || measure === undefined || scale === undefined) return undefined;
  return { ...base, measure, value: value * scale, isWater: unit === 'L' };
}

const OF_KIND: Partial<Record<QuantityKind, readonly [Measure, scale: number]>> = {
  volume: ['liquid', ML_PER_L], liquid: ['liquid', 1], mass: ['mass', 1], time: ['time', 1], length: ['length', 1], area: ['area', 1], temperature: ['temperature', 1],
  flow: ['flow', 1], pressure: ['pressure', 1], power: ['power', 1],
}; // prettier-ignore
const withoutCommas = (text: string): string => fold(text).replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');

/** The first of its kind that the words say. */
function ofWords(answer: string, measure: Measure): GivenAmount | undefined {
  for (const quantity of quantitiesIn(withoutCommas(answer))) {
    const [kind, scale] = OF_KIND[quantity.kind] ?? [];
    if (kind === measure && scale !== undefined) return { measure, value: quantity.value * scale, isWater: quantity.kind === 'volume' };
  }
  return undefined;
}

/** Undefined where there is none, or several of which either may be meant. */
export function givenIn({ cards, answer, abstained, proposals }: Reply, measures: readonly Measure[]): GivenAmount | undefined {
  if (abstained || proposals.length > 0 || cards.some(({ kind }) => kind === 'safety')) return undefined;
  const known = cards.map(ofCard).filter((one) => one !== undefined);
  const fitting = known.filter(({ measure }) => measures.includes(measure));
  if (known.filter(({ productId }) => productId !== undefined).length > 1) return undefined;
  const [first] = fitting;
  if (first) return first;
  // A dose that is weighed can also be asked for by the cup.
  return (
    known.find(({ productId }) => productId !== undefined) ?? measures.map((one) => ofWords(answer, one)).find((one) => one !== undefined)
  );
}
