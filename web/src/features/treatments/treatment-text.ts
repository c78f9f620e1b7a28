import type { TreatmentInput } from '@limpid/contract';
import type { UnitSystem } from '@limpid/chemistry';
import { amountText } from '../../i18n/amounts.ts';
import { productName } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';

/** "24 fl oz Liquid chlorine". */
export function treatmentText(treatment: TreatmentInput, units: UnitSystem): string {
  const product = productName(treatment.productId);
  const productInside = `${product.charAt(0).toLowerCase()}${product.slice(1)}`;
  return m.treatments_amount_of({ amount: amountText(treatment, units, treatment.productId), product, productInside });
}
