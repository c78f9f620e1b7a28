// Products and amounts in English sentences.
import { householdDose } from '../products/household-dose.ts';
import type { ProductId } from '../products/product-identity.ts';
import { PRODUCT_TABLE } from '../products/product-table.ts';
import type { MessageAmount } from './message.ts';
import type { FormatValue } from './sentences.ts';

export const productOrAmountText: FormatValue = (name, values) => {
  if (name === 'product') return PRODUCT_TABLE[values.product as ProductId].name;
  if (name === 'productInside') return PRODUCT_TABLE[values.product as ProductId].name.toLowerCase();
  const value = values[name];
  return typeof value === 'object' && 'measures' in value ? amountLabel(value) : undefined;
};

const amountLabel = ({ amountG, amountMl, measures }: MessageAmount): string =>
  householdDose({ ...(amountG === undefined ? { amountMl } : { amountG }), system: measures }).label;
