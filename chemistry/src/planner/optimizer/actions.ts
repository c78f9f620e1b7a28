// What a plan can do to the water: each product, and the exchange of water, as a straight line in the conserved totals, with its price.
import { isSpa } from '../../targets/targets.ts';
import type { Situation } from '../input.ts';
import type { Candidate } from '../candidates.ts';
import { effectVector } from '../../products/products.ts';
import { type EffectVector, MOLAR, mixTotals, type Totals } from '../../totals.ts';

/** The totals that products change, mol or eq per litre. */
export const TOTAL_KEYS = ['alk', 'dic', 'ca', 'cy', 'b', 'hy', 'cl', 'so4', 'hobr', 'bromide'] as const;
export type TotalKey = (typeof TOTAL_KEYS)[number];
export type Change = Record<TotalKey, number>;

/** One thing that the plan can do, per unit: mg (or µL) per litre of pool for products, the whole volume for the drain. */
export interface Action {
  id: string;
  candidate: Candidate | null;
  change: Change;
  usdPerUnit: number;
  /** paid once when it is used at all */
  usdOnce: number;
  maximum: number;
  /** not less, once it is used */
  least?: number;
  /** already rounded to what a person measures: nothing else may be chosen */
  fixed?: number;
}
/** Large waters cost more to treat, and as much more to leave wrong. */
export const sizeFactor = (volumeL: number): number => Math.max(1, volumeL / 50_000);
const zeroChange = (): Change => Object.fromEntries(TOTAL_KEYS.map((key) => [key, 0])) as Change;

function changeOf(vector: EffectVector): Change {
  const change = zeroChange();
  for (const key of TOTAL_KEYS) change[key] = vector[key] / 1000;
  // one mole of thiosulfate takes out four of chlorine and brings six equivalents of acid (science/chemistry 3.2)
  change.hy -= (4 * vector.thiosulfate) / 1000;
  change.alk -= (6 * vector.thiosulfate) / 1000;
  return change;
}

/** In a bromine pool every oxidiser ends as bromine, taken from the bromide in the water. */
function asBromine(change: Change, persulfate: number): Change {
  const made = change.hy + persulfate;
  return { ...change, alk: change.alk + persulfate, hy: 0, hobr: change.hobr + made, bromide: change.bromide - made };
}

/** A trip to the shed, a scoop, a wait: one good step is better than three small ones. */
const ONCE_USD = 2;
const DRAIN_ONCE_USD = 12;
const WATER_USD_PER_L = 0.004;

/** Prices of what a product leaves behind, USD per ppm in 50 m³: salt and sulfate creep. */
const CREEP: readonly (readonly [TotalKey, number])[] = [
  ['cl', 0.004 * MOLAR.sodiumChloride],
  ['so4', 0.02 * MOLAR.sulfate],
  ['b', 0.05 * MOLAR.boron],
];

export function productAction(situation: Situation, candidate: Candidate, index: number): Action {
  const { volumeL } = situation.pool;
  const vector = effectVector(candidate.productId, candidate.strengthPercent);
  const raw = changeOf(vector);
  const change = situation.sanitizer === 'bromine' ? asBromine(raw, vector.persulfate / 1000) : raw;
  const creep = CREEP.reduce((sum, [key, usd]) => sum + Math.max(0, change[key]) * usd, 0) * sizeFactor(volumeL);
  const isCreepWanted =
    candidate.productId === 'salt' || candidate.productId === 'boric-acid' || candidate.productId === 'calcium-chloride';
  return {
    id: `${index}:${candidate.productId}`,
    candidate,
    change,
    usdPerUnit: (candidate.usdPerUnit * volumeL) / 1e6 + (isCreepWanted ? 0 : creep),
    usdOnce: ONCE_USD,
    maximum: maximumOf(change, situation),
    ...(candidate.productId === 'sodium-bromide' && { least: bankOf(change, situation) }),
  };
}

const BROMIDE_BANK_PPM = 30;
/** Bromide goes in once after a refill, as much as the bank takes; less would be gone in days. */
function bankOf(change: Change, situation: Situation): number {
  const missing = BROMIDE_BANK_PPM / MOLAR.bromide - situation.totals.bromide;
  return Math.max((0.1 * BROMIDE_BANK_PPM) / MOLAR.bromide, missing) / change.bromide;
}

/** No sensible plan uses more: the amount that would move the furthest value over its whole reach. */
function maximumOf(change: Change, situation: Situation): number {
  const reach: Partial<Record<TotalKey, number>> = {
    alk: 300 / MOLAR.caco3Alk,
    ca: 600 / MOLAR.caco3,
    cy: 100 / MOLAR.cyanuric,
    b: 80 / MOLAR.boron,
    hy: 60 / MOLAR.chlorine,
    hobr: 20 / MOLAR.bromine,
    bromide: 40 / MOLAR.bromide,
  };
  const limits = Object.entries(reach).map(([key, most]) =>
    change[key as TotalKey] === 0 ? Infinity : most / Math.abs(change[key as TotalKey]),
  );
  const least = Math.min(...limits);
  if (Number.isFinite(least)) return least;
  return change.cl > 0 ? (situation.targets.saltPpm.high + 500) / MOLAR.sodiumChloride / change.cl : 1000;
}

export function drainAction(situation: Situation, mostFraction: number): Action {
  const fill = situation.fillTotals;
  const change = zeroChange();
  for (const key of TOTAL_KEYS) change[key] = fill[key] - situation.totals[key];
  return {
    id: 'drain',
    candidate: null,
    change,
    usdPerUnit: situation.pool.volumeL * WATER_USD_PER_L,
    usdOnce: DRAIN_ONCE_USD,
    // room for rounding the litres
    maximum: mostFraction < 1 ? 0.985 * mostFraction : 1,
    // so little water is changed altogether
    ...(isSpa(situation.pool) && { least: 1 }),
  };
}

/** The water after the actions, before anything reacts that the model does not follow. */
export function applied(situation: Situation, actions: readonly Action[], amounts: readonly number[]): Totals {
  let totals = situation.totals;
  actions.forEach((action, index) => {
    const amount = amounts[index] ?? 0;
    if (action.candidate === null && amount > 0) totals = mixTotals(situation.totals, situation.fillTotals, amount);
  });
  const sum: Totals = { ...totals };
  actions.forEach((action, index) => {
    const amount = amounts[index] ?? 0;
    if (action.candidate !== null && amount > 0) for (const key of TOTAL_KEYS) sum[key] += amount * action.change[key];
  });
  for (const key of TOTAL_KEYS) if (key !== 'alk') sum[key] = Math.max(0, sum[key]);
  return sum;
}
