// Amounts that a person can measure at home: the rounded amount is what every prediction uses, and what every screen shows.
import { householdDose } from './household-dose.ts';
import type { Product } from './product-identity.ts';
import type { UnitSystem } from '../units.ts';

export interface Measuring {
  /** of the product */
  form: Product['form'];
  /** whose spoons, jugs and scales */
  system: UnitSystem;
}

const LITRES_PER_GALLON = 3.785411784;
/** Finer than any mark; keeps the numbers short. */
const hundredths = (amount: number) => Math.round(amount * 100) / 100;

/** Liters of water by the hose: a level can't be hit better than to two figures. */
export function pourableWater(amountL: number, system: UnitSystem, rounding: 'nearest' | 'down' | 'up' = 'nearest'): number {
  const size = system === 'us' ? LITRES_PER_GALLON : 1;
  const units = amountL / size;
  if (units <= 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(units) + 1e-9) - 1);
  const round = { nearest: Math.round, down: Math.floor, up: Math.ceil }[rounding];
  // what is on a round figure already must not move by the rounding error of a division
  const slack = { nearest: 0, down: 1e-6, up: -1e-6 }[rounding];
  return hundredths(round(units / step + slack) * step * size);
}

/** Grams, millilitres or litres of water, rounded to what people can weigh or pour; 0 below the smallest mark. */
export function pourable(amount: number, { form, system }: Measuring, rounding: 'nearest' | 'down' = 'nearest'): number {
  if (form === 'water') return pourableWater(amount, system, rounding);
  const dose = householdDose({ ...(form === 'liquid' ? { amountMl: amount } : { amountG: amount }), system, rounding });
  return hundredths(dose.amountMl ?? dose.amountG ?? 0);
}
