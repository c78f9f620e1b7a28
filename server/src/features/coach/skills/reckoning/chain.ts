// Finds how numbers go together: each is multiplied or divided by, all of them are used, and what comes out has to measure what is asked for.
import { type Dimension, isNone, isSame, keyOf, NONE, times } from './dimension.ts';
import type { Asked } from './asked.ts';
import type { Meaning, Measure } from './measures.ts';

/** A constant that may stand between two measures. */
export interface Bridge {
  /** 1 or -1 where it only goes one way */
  power?: 1 | -1;
  dimension: Dimension;
  value: number;
  cost: number;
  en: string;
  es: string;
}

export interface Factor {
  measure: Pick<Measure, 'en' | 'es'> & Partial<Measure>;
  power: 1 | -1;
}

export interface Solution {
  /** in the unit that is asked for */
  value: number;
  factors: readonly Factor[];
  /** the meaning that each measure was taken in */
  meanings: readonly Meaning[];
  cost: number;
}

interface Product {
  dimension: Dimension;
  value: number;
  factors: readonly Factor[];
  meanings: readonly Meaning[];
  cost: number;
}

const MOST_WAYS = 6000;
const UNUSED = 3;

/** Every product of the measures with powers of 1 and -1. */
function products(measures: readonly Measure[]): Product[] {
  let all: Product[] = [{ dimension: NONE, value: 1, factors: [], meanings: [], cost: 0 }];
  for (const measure of measures) {
    const next = all.flatMap((before) => [
      ...measure.meanings.flatMap((meaning) => powersOf(meaning).map((power) => withFactor(before, measure, meaning, power))),
      ...(measure.optional === true ? [{ ...before, cost: before.cost + UNUSED }] : []),
    ]);
    if (next.length > MOST_WAYS) return [];
    all = next;
  }
  return all;
}

const powersOf = ({ power }: { power?: 1 | -1 }): readonly (1 | -1)[] => (power === undefined ? [1, -1] : [power]);

const withFactor = (before: Product, measure: Measure, meaning: Meaning, power: 1 | -1): Product => ({
  dimension: times(before.dimension, meaning.dimension, power),
  value: before.value * meaning.value ** power,
  factors: [...before.factors, { measure, power }],
  meanings: [...before.meanings, meaning],
  cost: before.cost + meaning.cost,
});

/** The constants that are missing, none where nothing is; undefined where no constants lead there. */
function bridged(missing: Dimension, bridges: readonly Bridge[]): { used: readonly { bridge: Bridge; power: 1 | -1 }[] } | undefined {
  if (isNone(missing)) return { used: [] };
  const single = bridges.flatMap((bridge) => powersOf(bridge).map((power) => ({ bridge, power })));
  const one = single.find(({ bridge, power }) => isSame(times(NONE, bridge.dimension, power), missing));
  if (one) return { used: [one] };
  for (const first of single)
    for (const second of single) {
      const isOther = first.bridge !== second.bridge;
      const both = times(times(NONE, first.bridge.dimension, first.power), second.bridge.dimension, second.power);
      if (isOther && isSame(both, missing)) return { used: [first, second] };
    }
  return undefined;
}

/** How the efficiency of a heater or a pump goes in: with the power that it belongs to, or against what is asked for. */
function conversionFits({ factors, meanings }: Product): boolean {
  const conversion = factors.find(({ measure }) => measure.conversion !== undefined);
  if (!conversion) return true;
  const isInput = (factor: Factor, index: number) => {
    const isPower = isSame(meanings[index]?.dimension ?? NONE, { E: 1, R: -1 });
    return isPower && (conversion.measure.conversion === 'efficiency' || /\b(?:kW|W)$/.test(factor.measure.en));
  };
  const power = factors.find((factor, index) => isInput(factor, index));
  return conversion.power === (power ? power.power : -1);
}

/** Sides and areas alone are multiplied: what one divides by another is no size. */
const dividesLengths = ({ meanings, factors }: Product): boolean =>
  factors.length > 1 &&
  factors.some(({ power }) => power === -1) &&
  meanings.every(
    ({ dimension }) => isNone(dimension) || (Object.keys(dimension).length === 1 && (dimension['L'] === 1 || dimension['L'] === 2)),
  );

const SAME = 0.002;
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * SAME;

function solutionsOf(measures: readonly Measure[], asked: Asked, bridges: readonly Bridge[]): Solution[] {
  const found: Solution[] = [];
  for (const product of products(measures)) {
    if (!conversionFits(product) || dividesLengths(product)) continue;
    for (const reading of asked.readings) {
      const way = bridged(times(reading.dimension, product.dimension, -1), bridges);
      if (!way) continue;
      const plain = way.used.reduce((sum, { bridge, power }) => sum * bridge.value ** power, product.value) / reading.scale;
      const value = asked.isRoot === true ? Math.sqrt(plain) : plain;
      const cost = way.used.reduce((sum, { bridge }) => sum + bridge.cost, product.cost) + reading.cost;
      const constants = way.used.map(({ bridge, power }) => ({ measure: bridge, power }));
      found.push({ value, cost, meanings: product.meanings, factors: [...product.factors, ...constants] });
    }
  }
  return found;
}

/** The one answer that all measures together give; undefined where there is none, or where there are two. */
export function solve(measures: readonly Measure[], asked: Asked, bridges: readonly Bridge[]): Solution | undefined {
  if (measures.some(({ meanings, optional }) => meanings.length === 0 && optional !== true)) return undefined;
  const found = solutionsOf(measures, asked, bridges).filter(({ value }) => Number.isFinite(value) && value > 0);
  const least = Math.min(...found.map(({ cost }) => cost));
  const best = found.filter(({ cost }) => cost <= least + 1e-9);
  const fitting =
    asked.kind === 'factor' ? best.filter(({ value }) => value >= 1) : asked.kind === 'share' && asked.readings.every(({ dimension }) => isNone(dimension)) ? best.filter(({ value }) => value <= 100) : best;
  const [first] = fitting;
  return first && fitting.every(({ value }) => isNear(value, first.value)) ? first : undefined;
} // prettier-ignore

export const dimensionOf = (measure: Measure): string => keyOf(measure.meanings[0]?.dimension ?? NONE);
