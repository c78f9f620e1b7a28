// Which amount belongs to which product: grams for a solid, millilitres for a liquid, litres for replaced water.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { problem } from '../../http/problems.ts';

export const AMOUNTS = ['amountG', 'amountMl', 'amountL'] as const;
export type AmountField = (typeof AMOUNTS)[number];
export interface Dosed {
  productId: ProductId;
  strengthPercent?: number;
  amountG?: number;
  amountMl?: number;
  amountL?: number;
  fillWater?: object;
}

const FIELD_OF_FORM = { solid: 'amountG', liquid: 'amountMl', water: 'amountL' } as const;
const UNIT_NAMES: Record<AmountField, string> = { amountG: 'grams', amountMl: 'milliliters', amountL: 'liters' };

export const amountFieldOf = (productId: ProductId): AmountField => FIELD_OF_FORM[PRODUCTS[productId].form];

/** Refuses an amount of the wrong kind, none or two, and what only replaced water can have. `at` is the path in front of the fields. */
export function requireFittingAmount(given: Dosed, at = ''): void {
  const fitting = amountFieldOf(given.productId);
  const name = PRODUCTS[given.productId].name;
  const fields: Record<string, string> = {};
  for (const field of AMOUNTS) {
    if (field !== fitting && given[field] !== undefined) {
      fields[`${at}${field}`] = `${name} is measured in ${UNIT_NAMES[fitting]}: give ${fitting}.`;
    }
  }
  if (given[fitting] === undefined && Object.keys(fields).length === 0)
    fields[`${at}${fitting}`] = `Enter how many ${UNIT_NAMES[fitting]}.`;
  if (given.fillWater !== undefined && given.productId !== 'fill-water') {
    fields[`${at}fillWater`] = 'Only replaced water (fill-water) can have a fill water.';
  }
  if (Object.keys(fields).length > 0) throw problem('invalid_request', { fields });
}

/** Refuses a strength that the product is not made in. */
export function requireFittingStrength({ productId, strengthPercent }: Dosed, at = ''): void {
  const range = PRODUCTS[productId].strengthRange;
  if (strengthPercent === undefined || (strengthPercent >= range.low && strengthPercent <= range.high)) return;
  const sold = range.low === range.high ? `${range.low} percent` : `${range.low} to ${range.high} percent`;
  const message = `${PRODUCTS[productId].name}: enter a strength of ${sold}.`;
  throw problem('invalid_request', { fields: { [`${at}strengthPercent`]: message } });
}
