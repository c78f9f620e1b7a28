// A step's amount as this person measures it. What is shown is what is meant: the rounded amount is what "done" writes down.
import { convert, householdDose, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { percentText } from '../../i18n/amounts.ts';
import { type Amounts, spoonDose, TABLET_G } from '../../i18n/amounts.ts';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { doseLabelText, productName } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';

export interface ShownAmount {
  /** "1 lb 4 oz", "24 fl oz", "3,200 gal" */
  label: string;
  /** another way to measure the same: "about 3 cups" */
  also?: string | undefined;
  /** the rounded amount, canonical */
  amounts: Amounts;
}

function waterAmount(amountL: number, units: 'us' | 'metric'): ShownAmount {
  const size = units === 'us' ? convert('volume', 1, 'gal', 'L') : 1;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amountL / size)) - 1);
  const rounded = Math.max(step, Math.round(amountL / size / step) * step);
  const label = `${numberFormat(languageTag()).format(rounded)} ${units === 'us' ? 'gal' : 'L'}`;
  return { label, amounts: { amountL: rounded * size } };
}

/** For a floater one counts tablets. */
function tabletsText(productId: ProductId, { amountG = 0 }: Amounts): string | undefined {
  const tablet = TABLET_G[productId];
  const count = tablet === undefined ? 0 : Math.round(amountG / tablet);
  return count > 0 ? m.plan_tablets({ count }) : undefined;
}

export function shownAmount(productId: ProductId, amounts: Amounts, units: 'us' | 'metric'): ShownAmount {
  if (amounts.amountL !== undefined) return waterAmount(amounts.amountL, units);
  const density = PRODUCTS[productId].densityGPerMl;
  const input = amounts.amountG === undefined ? { amountMl: amounts.amountMl ?? 0 } : { amountG: amounts.amountG };
  const dose = householdDose({
    ...input,
    system: units,
    locale: languageTag(),
    ...(amounts.amountG !== undefined && density ? { densityGPerMl: density } : {}),
  });
  const tablets = tabletsText(productId, amounts);
  const spoons = spoonDose(productId, amounts, units);
  if (spoons) {
    const label = doseLabelText(spoons.label);
    return {
      label,
      also: tablets ?? doseLabelText(dose.label),
      amounts: { amountG: spoons.amountG > 0 ? spoons.amountG : amounts.amountG },
    };
  }
  // Too little for any spoon: keep the exact amount rather than nothing.
  const { amountG, amountMl } = (dose.amountG ?? dose.amountMl ?? 0) > 0 ? dose : amounts;
  const also = tablets ?? (dose.alsoLabel === undefined ? undefined : doseLabelText(dose.alsoLabel));
  return { label: doseLabelText(dose.label), also, amounts: amountG === undefined ? { amountMl } : { amountG } };
}

/** "Liquid chlorine, 10%", "Baking soda"; inside a sentence "liquid chlorine, 10%". */
export function productText(productId: ProductId, strengthPercent?: number, isInside = false): string {
  const name = isInside ? productName(productId).toLowerCase() : productName(productId);
  const strength = strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
  if (!strength || strength >= 100) return name;
  return m.plan_strength({ product: name, percent: percentText(strength) });
}
