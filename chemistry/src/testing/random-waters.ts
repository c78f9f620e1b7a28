// Random waters and additions for the property tests, and what every answer must keep.
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Addition,
  type ProductId,
  type Water,
  type WaterInput,
  CHECKED_RANGE,
  ChemistryError,
  POSSIBLE,
  PRODUCTS,
  PRODUCT_IDS,
  balance,
  effect,
} from '../index.ts';

const GRAINS = 1_000_000;
/** Evenly between two bounds, both often hit. Not fc.double: that is even over bit patterns, so that nearly all of 0 to 150 would be below 1. */
export const between = (low: number, high: number) => fc.integer({ min: 0, max: GRAINS }).map((n) => low + ((high - low) * n) / GRAINS);
export const ordinaryRanges = { ...CHECKED_RANGE, freeChlorinePpm: { low: 0, high: 20 } };
export const waterIn = (ranges: typeof ordinaryRanges) =>
  fc.record({
    ph: between(ranges.ph.low, ranges.ph.high),
    alkalinityPpm: between(ranges.alkalinityPpm.low, ranges.alkalinityPpm.high),
    hardnessPpm: between(ranges.hardnessPpm.low, ranges.hardnessPpm.high),
    cyanuricAcidPpm: between(ranges.cyanuricAcidPpm.low, ranges.cyanuricAcidPpm.high),
    boratePpm: between(ranges.boratePpm.low, ranges.boratePpm.high),
    saltPpm: between(ranges.saltPpm.low, ranges.saltPpm.high),
    temperatureC: between(ranges.temperatureC.low, ranges.temperatureC.high),
    freeChlorinePpm: between(ranges.freeChlorinePpm.low, ranges.freeChlorinePpm.high),
  });

/** The range in which the engine is held against the reference, without waters whose alkalinity is nearly all cyanurate. */
export const ordinary = waterIn(ordinaryRanges).filter((w) => balance(w).carbonateAlkalinityPpm > 10);
/** Where cyanurate or borate dominate, a higher pH or temperature takes more carbonate away than it gives. Hypochlorite would do the same. */
export const mostlyCarbonate = ordinary
  .map((w) => ({ ...w, freeChlorinePpm: 0 }))
  .filter((w) => balance(w).carbonateAlkalinityPpm > 0.8 * w.alkalinityPpm);
/** Every water that passes the input checks. */
export const legal = waterIn({
  ph: POSSIBLE.ph,
  alkalinityPpm: POSSIBLE.alkalinityPpm,
  hardnessPpm: POSSIBLE.hardnessPpm,
  cyanuricAcidPpm: POSSIBLE.cyanuricAcidPpm,
  boratePpm: POSSIBLE.boratePpm,
  saltPpm: POSSIBLE.saltPpm,
  temperatureC: POSSIBLE.temperatureC,
  freeChlorinePpm: POSSIBLE.freeChlorinePpm,
} as unknown as typeof ordinaryRanges);

export const many = (runs: number) => ({ numRuns: runs });
export const VOLUME_L = 40_000;
const added = PRODUCT_IDS.filter((id) => id !== 'fill-water');
export const amountOf = (productId: ProductId, amount: number): Addition =>
  PRODUCTS[productId].form === 'liquid' ? { productId, amountMl: amount } : { productId, amountG: amount };
export const addition = fc.tuple(fc.constantFrom(...added), between(0, 600)).map(([id, amount]) => amountOf(id, amount));
export const add = (water: WaterInput, ...additions: Addition[]): Water => effect({ volumeL: VOLUME_L, water, additions });

/** The value, or null where the engine refuses with its own error; anything else fails the test. */
export function orRefused<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    expect(error.code).toMatch(/^[a-z_]+$/);
    return null;
  }
}

export function expectSound(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    expect(Number.isFinite(value), `${name} = ${value}`).toBe(true);
    const isSigned = /Index|calcitePrecipitation/.test(name);
    if (!isSigned) expect(value, name).toBeGreaterThanOrEqual(0);
  }
}
