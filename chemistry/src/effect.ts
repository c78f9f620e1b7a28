// What additions and nature do to a water. Totals are conserved; pH is solved again in the closed system.
import { totalsOf, waterAtPh, waterOf } from './equilibrium.ts';
import { ChemistryError } from './findings.ts';
import { type Product, PRODUCTS, type ProductId, effectVector, requireStrength } from './products/products.ts';
import { openAir } from './open-air.ts';
import { MOLAR, type Totals, addToTotals, mixTotals, react, scaleTotals } from './totals.ts';
import { requireWithin } from './measuring/valid-range.ts';
import { DEFAULT_FILL_WATER, completeFillWater, requirePossibleResult, requireWater } from './targets/water-limits.ts';
import type { Water, WaterInput } from './water.ts';

/** One thing added: liquids by amountMl, solids by amountG, fill water by amountL (it replaces that much). */
export interface Addition {
  productId: ProductId;
  /** as the product's label counts it; the product's default when missing */
  strengthPercent?: number;
  amountG?: number;
  amountMl?: number;
  amountL?: number;
  /** only for fill-water; without it DEFAULT_FILL_WATER at the pool's temperature */
  fillWater?: WaterInput;
}

export interface EffectInput {
  /** litres, above 0, at most 10 million */
  volumeL: number;
  water: WaterInput;
  additions: readonly Addition[];
}

export const LARGEST_VOLUME_L = 10_000_000;
const AMOUNT_FIELD: Record<Product['form'], 'amountG' | 'amountMl' | 'amountL'> = {
  solid: 'amountG',
  liquid: 'amountMl',
  water: 'amountL',
};

/** Less of the water replaced is none: its reciprocal could overflow. */
const LEAST_SHARE = 1e-15;

/** The volume if it is one. Throws `out_of_range` (`volumeL`). */
export const requireVolume = (volumeL: number): number => requireWithin(volumeL, 'volumeL', 1, LARGEST_VOLUME_L, 'L');

/** The amount of an addition in its product's own unit. Throws `missing` or `wrong_unit` with the dotted field. */
export function requireAmount(addition: Addition, field = 'additions'): number {
  const product = PRODUCTS[addition.productId];
  if (product === undefined) throw new ChemistryError('unknown_product', 'There is no such product.', `${field}.productId`);
  const unit = AMOUNT_FIELD[product.form];
  for (const other of ['amountG', 'amountMl', 'amountL'] as const) {
    if (other === unit || addition[other] === undefined) continue;
    throw new ChemistryError('wrong_unit', `${product.name} is measured by ${unit}, not by ${other}.`, `${field}.${other}`);
  }
  const amount = addition[unit];
  if (amount === undefined) throw new ChemistryError('missing', `${field}.${unit} is needed for ${product.name}.`, `${field}.${unit}`);
  return requireWithin(amount, `${field}.${unit}`, 0, 1e9);
}

/** All fill waters replace first, jointly, then the products are added and react: the order of the additions does not matter. */
function totalsAfter(before: Totals, volumeL: number, additions: readonly Addition[]): Totals {
  let replaced = 0;
  let added = scaleTotals(before, 0);
  let fillTemperature = 0;
  let totals = before;
  for (const [index, addition] of additions.entries()) {
    if (addition.productId !== 'fill-water') continue;
    const share = requireAmount(addition, `additions.${index}`) / volumeL;
    const fill = completeFillWater(addition.fillWater ?? fillAt(before.temperatureC), before.temperatureC, `additions.${index}.fillWater`);
    replaced += share;
    added = plus(added, scaleTotals(totalsOf(fill), share));
    fillTemperature += fill.temperatureC * share;
  }
  if (replaced > 1 + 1e-12) {
    throw new ChemistryError('out_of_range', 'No more water can be replaced than the pool holds.', 'additions');
  }
  if (replaced > LEAST_SHARE) {
    totals = mixTotals(before, { ...scaleTotals(added, 1 / replaced), temperatureC: fillTemperature / replaced }, Math.min(1, replaced));
  }
  for (const [index, addition] of additions.entries()) {
    if (addition.productId === 'fill-water') continue;
    const amount = requireAmount(addition, `additions.${index}`);
    const strength = requireStrength(addition.productId, addition.strengthPercent, `additions.${index}.strengthPercent`);
    totals = addToTotals(totals, effectVector(addition.productId, strength), amount / volumeL);
  }
  return react(totals);
}

const fillAt = (temperatureC: number): WaterInput => ({ ...DEFAULT_FILL_WATER, temperatureC });

function plus(a: Totals, b: Totals): Totals {
  const sum = addToTotals(a, b, 1);
  sum.combined += b.combined;
  return sum;
}

/**
 * The water after all additions have mixed; closed system, no CO2 exchanged with the air, volume change neglected.
 * Chlorine is still there (afterChlorineUsed consumes it), monopersulfate is counted as spent, thiosulfate as oxidised to sulfate;
 * free chlorine turns bromide into bromine.
 * Valid: volume 1 to 10 million L, water inside POSSIBLE, strengths inside each product's range, amounts from 0.
 * Throws ChemistryError: `out_of_range`, `missing`, `wrong_unit`, `unknown_product` (dotted field), `alkalinity_contradicts_ph`,
 * `result_out_of_range` when the water would leave POSSIBLE (for instance acid beyond all alkalinity).
 * Source: conserved totals and stoichiometry, science/chemistry 2.6 and 3.
 */
export function effect(input: EffectInput): Water {
  const volumeL = requireVolume(input.volumeL);
  const water = requireWater(input.water);
  const after = totalsAfter(totalsOf(water), volumeL, input.additions);
  return requirePossibleResult(waterOf(after, water.ph));
}

/**
 * The water when some of its free chlorine has done its work: HOCl → H+ + Cl-, pH solved again.
 * `usedPpm` as Cl2, from 0; more than there is uses all of it. Chlorine held by cyanurate is released and used the same way.
 */
export function afterChlorineUsed(water: WaterInput, usedPpm: number): Water {
  const before = requireWater(water);
  const t = totalsOf(before);
  const used = Math.min(t.hy, requireWithin(usedPpm, 'usedPpm', 0, 1000, 'ppm') / MOLAR.chlorine);
  return requirePossibleResult(waterOf({ ...t, hy: t.hy - used, alk: t.alk - used, cl: t.cl + used }, before.ph));
}

/** The water at rest with the air (CO2 421 ppm): alkalinity stays, carbon dioxide leaves or enters until it balances. */
export function afterOpenAir(water: WaterInput): Water {
  const before = requireWater(water);
  const t = totalsOf(before);
  return requirePossibleResult(waterAtPh(t, openAir(t).ph));
}

/** Part of the water replaced: `fraction` from 0 to 1. Unknown salt of the fill water is 0, unknown temperature the pool's. */
export function dilute(water: WaterInput, fraction: number, fillWater?: WaterInput): Water {
  const before = requireWater(water);
  const f = requireWithin(fraction, 'fraction', 0, 1);
  const fill = completeFillWater(fillWater ?? fillAt(before.temperatureC), before.temperatureC);
  return requirePossibleResult(waterOf(react(mixTotals(totalsOf(before), totalsOf(fill), f)), before.ph));
}

/** Water evaporated, not yet topped up: `fraction` of the volume, 0 to 0.5. Everything dissolved stays. */
export function evaporate(water: WaterInput, fraction: number): Water {
  const before = requireWater(water);
  const f = requireWithin(fraction, 'fraction', 0, 0.5);
  return requirePossibleResult(waterOf(scaleTotals(totalsOf(before), 1 / (1 - f)), before.ph));
}

/** Rain that makes the pool overflow replaces `fraction` of its water (0 to 1) with pure water in balance with the air (pH about 5.6). */
export function rain(water: WaterInput, fraction: number): Water {
  const before = requireWater(water);
  const f = requireWithin(fraction, 'fraction', 0, 1);
  const t = totalsOf(before);
  const pure = { ...scaleTotals(t, 0), temperatureC: t.temperatureC };
  return requirePossibleResult(waterOf(mixTotals(t, { ...pure, dic: openAir(pure).dic }, f), before.ph));
}
