// The carbonate system with its ion pairs in a given medium, at one pH. u is the activity of HCO3-, h of H+.
import type { Medium } from './medium.ts';

/** Positive root of a u² + b u − c = 0 for a ≥ 0, c ≥ 0, without cancellation. */
function positiveRoot(a: number, b: number, c: number): number {
  const root = Math.sqrt(b * b + 4 * a * c);
  return b > 0 ? (2 * c) / (b + root) : (root - b) / (2 * a);
}

/** Calcium bound to carbonate per free calcium and u. */
const calciumPairs = (m: Medium, h: number): number => m.caHco3 + m.caCo3 / h;

/** Everything of the carbonate alkalinity that is not bound to calcium, per u. */
const alkalinityPerU = (m: Medium, h: number): number => m.hco3 + (2 * m.co3) / h + m.na * (m.naHco3 + (2 * m.naCo3) / h);

/** Everything of the inorganic carbon that is not bound to calcium, per u. */
const carbonPerU = (m: Medium, h: number): number => m.co2 * h + m.hco3 + m.co3 / h + m.na * (m.naHco3 + m.naCo3 / h);

/** u that gives a carbonate alkalinity (eq/L) with a total calcium `ca`; 0 where there is none. */
export function uFromAlkalinity(m: Medium, h: number, ca: number, carbonateAlk: number): number {
  if (carbonateAlk <= 0) return 0;
  // alk = A u + ca p u/(d + r u), with p the alkalinity and r the calcium of the pairs
  const a = alkalinityPerU(m, h);
  const p = m.caHco3 + (2 * m.caCo3) / h;
  const r = calciumPairs(m, h);
  const d = 1 + m.caSo4 * m.so4;
  return positiveRoot(a * r, a * d + ca * p - carbonateAlk * r, carbonateAlk * d);
}

/** u that gives a total inorganic carbon (mol/L) with a total calcium `ca`. */
export function uFromCarbon(m: Medium, h: number, ca: number, dic: number): number {
  if (dic <= 0) return 0;
  const a = carbonPerU(m, h);
  const r = calciumPairs(m, h);
  const d = 1 + m.caSo4 * m.so4;
  return positiveRoot(a * r, a * d + (ca - dic) * r, dic * d);
}

/** u of a water in balance with air of the given partial pressure of CO2, atm. */
export const uFromAir = (m: Medium, h: number, partialPressure: number): number => (m.k.k1 * m.k.henry * partialPressure) / h;

/**
 * u of a water at calcite saturation whose inorganic carbon exceeds its calcium by `excess` (mol/L, may be negative): what dissolution and
 * precipitation leave unchanged.
 */
export function uAtSaturation(m: Medium, h: number, excess: number): number {
  // DIC − Ca = A u − d g/u, with free calcium g/u at saturation; the ion pairs are on both sides
  const d = 1 + m.caSo4 * m.so4;
  return positiveRoot(carbonPerU(m, h), -excess, (d * h) / m.saturation);
}

/** Free calcium, mol/L, for a total calcium. */
export const freeCalcium = (m: Medium, h: number, ca: number, u: number): number => ca / (1 + calciumPairs(m, h) * u + m.caSo4 * m.so4);

/** Total calcium, mol/L, for a free calcium. */
export const totalCalcium = (m: Medium, h: number, free: number, u: number): number =>
  free * (1 + calciumPairs(m, h) * u + m.caSo4 * m.so4);

/** Carbonate alkalinity, eq/L. */
export const carbonateAlkalinity = (m: Medium, h: number, free: number, u: number): number =>
  u * (alkalinityPerU(m, h) + free * (m.caHco3 + (2 * m.caCo3) / h));

/** Total inorganic carbon, mol/L. */
export const inorganicCarbon = (m: Medium, h: number, free: number, u: number): number =>
  u * (carbonPerU(m, h) + free * calciumPairs(m, h));

/** log10 of the calcite saturation {Ca++}{CO3--}/Ksp; minus infinity without calcium or carbonate. */
export const calciteSaturation = (m: Medium, h: number, free: number, u: number): number => Math.log10((m.saturation * free * u) / h);

/** Updates the free metals and sulfate of the medium from the totals; one pass of a contraction. */
export function settlePairs(m: Medium, h: number, u: number, ca: number, na: number, so4: number): void {
  m.ca = freeCalcium(m, h, ca, u);
  m.na = na / (1 + (m.naHco3 + m.naCo3 / h) * u + m.naSo4 * m.so4);
  m.so4 = so4 / (1 + m.caSo4 * m.ca + m.naSo4 * m.na);
}

/** Σ z² m of the carbonate system, calcium, sodium and sulfate. */
export const carbonateIonSum = (m: Medium, h: number, u: number): number =>
  u * (m.hco3 + (4 * m.co3) / h + m.ca * m.caHco3 + (m.na * m.naCo3) / h) + 4 * m.ca + m.na + 4 * m.so4 + m.naSo4 * m.na * m.so4;
