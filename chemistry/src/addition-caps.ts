// How much of a product may go in at once (science/chemistry 6.4): by what it moves, by the pH it leads to, and by the scale it could drop.
import { saturationIndexOf, solvePh } from './equilibrium.ts';
import { effectVector, type ProductId } from './products/products.ts';
import { addToTotals, MOLAR, type Totals } from './totals.ts';

export interface CapInput {
  volumeL: number;
  totals: Totals;
  productId: ProductId;
  strengthPercent?: number;
  /** g or mL wished for */
  amount: number;
  /** spas take half doses */
  isSpa?: boolean;
}

const ALKALINITY_FALL_PPM = 12.5;
const ALKALINITY_RISE_PPM = 50;
const HARDNESS_RISE_PPM = 100;
/** 1.5 lb per 10,000 US gallons */
const SODA_ASH_MG_PER_L = 18;
const PH_STEP = 0.5;
const PH_STEP_WITH_BORATE = 0.6;
const BORATE_THAT_BUFFERS_PPM = 20;
const PH_FLOOR = 7;
const PH_CEILING = 8.2;
const SATURATION_CEILING = 0.8;
/** A dose that brings pH no further than this is always small enough. */
const PH_TOLERANCE = 0.01;

const PH_MOVERS: readonly ProductId[] = ['muriatic-acid', 'dry-acid', 'soda-ash', 'borax', 'boric-acid'];

function capByMass(input: CapInput): number {
  const vector = effectVector(input.productId, input.strengthPercent);
  const byEffect = (ppm: number, perUnit: number, molar: number) => (ppm * input.volumeL) / Math.abs(perUnit * molar);
  switch (input.productId) {
    case 'muriatic-acid':
    case 'dry-acid':
      return byEffect(ALKALINITY_FALL_PPM, vector.alk, MOLAR.caco3Alk);
    case 'soda-ash':
      return (SODA_ASH_MG_PER_L * input.volumeL) / 1000;
    case 'baking-soda':
      return byEffect(ALKALINITY_RISE_PPM, vector.alk, MOLAR.caco3Alk);
    case 'calcium-chloride':
      return byEffect(HARDNESS_RISE_PPM, vector.ca, MOLAR.caco3);
    default:
      return Infinity;
  }
}

function allowed(before: number, after: Totals, step: number, isBase: boolean, guess: number): number {
  const ph = solvePh(after, guess);
  if (!isBase) return Math.min(step - (before - ph), ph - PH_FLOOR);
  const room = Math.min(step - (ph - before), PH_CEILING - ph);
  const index = saturationIndexOf(after, ph).saturationIndex;
  return index === null ? room : Math.min(room, SATURATION_CEILING - index);
}

/** The most of `amount` that one addition may be; 0 when the water cannot take any of it now. */
export function largestAddition(input: CapInput): number {
  let amount = Math.min(input.amount, (input.isSpa ? 0.5 : 1) * capByMass(input));
  if (!PH_MOVERS.includes(input.productId)) return amount;
  const vector = effectVector(input.productId, input.strengthPercent);
  const isBase = input.productId === 'soda-ash' || input.productId === 'borax';
  const before = solvePh(input.totals);
  const step = input.totals.b * MOLAR.boron >= BORATE_THAT_BUFFERS_PPM ? PH_STEP_WITH_BORATE : PH_STEP;
  for (let round = 0; round < 12; round++) {
    const room = allowed(before, addToTotals(input.totals, vector, amount / input.volumeL), step, isBase, before);
    if (room >= -PH_TOLERANCE) return amount;
    // the excess is taken off in proportion to what the dose moved
    amount *= Math.max(0.3, Math.min(0.9, (step * 0.98) / (step - room)));
  }
  return 0;
}
