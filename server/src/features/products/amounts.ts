// Which amount belongs to which product: grams for a solid, millilitres for a liquid, litres for replaced water.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { problem } from '../../http/problems.ts';
import { type Reason, reason, type Unit } from '@limpid/contract';

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
const UNIT_NAMES: Record<AmountField, Unit> = { amountG: 'grams', amountMl: 'milliliters', amountL: 'liters' };

export const amountFieldOf = (productId: ProductId): AmountField => FIELD_OF_FORM[PRODUCTS[productId].form];

/** Refuses an amount of the wrong kind, none or two, and what only replaced water can have. `at` is the path in front of the fields. */
export function requireFittingAmount(given: Dosed, at = ''): void {
  const fitting = amountFieldOf(given.productId);
  const unit = UNIT_NAMES[fitting];
  const fields: Record<string, Reason> = {};
  for (const field of AMOUNTS) {
    if (field !== fitting && given[field] !== undefined) {
      fields[`${at}${field}`] = reason('amount_unit', { product: given.productId, unit, field: fitting });
    }
  }
  if (given[fitting] === undefined && Object.keys(fields).length === 0) fields[`${at}${fitting}`] = reason('amount_missing', { unit });
  if (given.fillWater !== undefined && given.productId !== 'fill-water') {
    fields[`${at}fillWater`] = reason('fill_water_unfit');
  }
  if (Object.keys(fields).length > 0) throw problem('invalid_request', { fields });
}

/** Refuses a strength that the product is not made in. */
export function requireFittingStrength({ productId, strengthPercent }: Dosed, at = ''): void {
  const range = PRODUCTS[productId].strengthRange;
  if (strengthPercent === undefined || (strengthPercent >= range.low && strengthPercent <= range.high)) return;
  const { low, high } = range;
  const because =
    low === high ? reason('strength_exact', { product: productId, low }) : reason('strength_range', { product: productId, low, high });
  throw problem('invalid_request', { fields: { [`${at}strengthPercent`]: because } });
}
