// Which products a new treatment offers first, and which amounts of them.
import { likelyAddition, PRODUCTS, type ProductId, type UnitSystem } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { amountText, type Amounts, asMeasured, fromMeasured, measuringUnits, TABLET_G } from '../../i18n/amounts.ts';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { measureName } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';
import { type ChosenProduct, usualStrength } from './new-treatment.ts';
import type { Measured } from './treatment-fields.tsx';
import type { ListedTreatment } from './treatments.data.ts';

export interface KnownProduct extends ChosenProduct {
  /** the newest treatment with it */
  last?: ListedTreatment | undefined;
}

/** So many that were used but aren't among the pool's chemicals. */
const MOST_OTHERS = 5;

/** The pool's chemicals and what was used besides, the most recently used first. Treatments are newest first. */
export function knownProducts(shelf: Pool['shelf'], treatments: readonly ListedTreatment[]): KnownProduct[] {
  const newest = new Map<ProductId, ListedTreatment>();
  for (const treatment of treatments) if (!newest.has(treatment.productId)) newest.set(treatment.productId, treatment);
  const owned = shelf.map(({ productId, strengthPercent }) => ({ productId, strengthPercent, last: newest.get(productId) }));
  const others = [...newest.values()]
    .filter(({ productId }) => productId !== 'fill-water' && !shelf.some((item) => item.productId === productId))
    .slice(0, MOST_OTHERS)
    .map((last) => ({ productId: last.productId, strengthPercent: last.strengthPercent, last }));
  return [...owned, ...others].toSorted((a, b) => (b.last?.doneAt ?? '').localeCompare(a.last?.doneAt ?? ''));
}

export const isSameProduct = (one: ChosenProduct, other: ChosenProduct): boolean =>
  one.productId === other.productId && usualStrength(one) === usualStrength(other);

export interface AmountChip {
  label: string;
  measured: Measured;
}

type Container = readonly [kind: 'jug' | 'bag' | 'box' | 'bottle', us: Measured, metric: Measured];
const GALLON: Container = ['jug', { value: 1, unit: 'gal' }, { value: 3.78, unit: 'L' }];
const QUART: Container = ['bottle', { value: 1, unit: 'qt' }, { value: 946, unit: 'mL' }];
const POUND: Container = ['bag', { value: 1, unit: 'lb' }, { value: 454, unit: 'g' }];

/** As they are sold in the United States, with what their labels say in metric. */
const CONTAINERS: Partial<Record<ProductId, Container>> = {
  'liquid-chlorine': GALLON,
  'muriatic-acid': GALLON,
  'cal-hypo': POUND,
  dichlor: POUND,
  monopersulfate: POUND,
  salt: ['bag', { value: 40, unit: 'lb' }, { value: 18.1, unit: 'kg' }],
  borax: ['box', { value: 65, unit: 'oz' }, { value: 1.84, unit: 'kg' }],
  sequestrant: QUART,
  'metal-remover': QUART,
  clarifier: QUART,
  flocculant: QUART,
  enzyme: QUART,
  algaecide: QUART,
};

/** How many tablets go into a floater at once. */
const TABLETS: Partial<Record<ProductId, readonly number[]>> = { trichlor: [1, 2, 3], 'bromine-tablets': [3, 5] };

const CONTAINER_WORDS = { jug: m.treatments_jug, bag: m.treatments_bag, box: m.treatments_box, bottle: m.treatments_bottle };

function containerChips(productId: ProductId, units: UnitSystem): AmountChip[] {
  const grams = TABLET_G[productId] ?? 0;
  const tablets = (TABLETS[productId] ?? []).map((count) => ({
    label: m.treatments_tablets({ count }),
    measured: { value: count * grams, unit: 'g' },
  }));
  const container = CONTAINERS[productId];
  if (!container) return tablets;
  const [kind, us, metric] = container;
  const measured = units === 'us' ? us : metric;
  const amount = `${numberFormat(languageTag()).format(measured.value ?? 0)} ${measureName(measured.unit)}`;
  return [...tablets, { label: CONTAINER_WORDS[kind]({ amount }), measured }];
}

/** A tap in place of typing: what today's plan asks for, what it was last time, and the container that people empty. */
export function amountChips(productId: ProductId, units: UnitSystem, planned?: Amounts, last?: Amounts): AmountChip[] {
  const chip = (words: (values: { amount: string }) => string, amounts: Amounts | undefined): AmountChip[] =>
    amounts ? [{ label: words({ amount: amountText(amounts, units, productId) }), measured: asMeasured(productId, amounts, units) }] : [];
  const chips = [...chip(m.treatments_planned, planned), ...chip(m.treatments_last, last), ...containerChips(productId, units)];
  const isFirst = ({ measured }: AmountChip, index: number) =>
    chips.findIndex((other) => other.measured.value === measured.value && other.measured.unit === measured.unit) === index;
  return chips.filter(isFirst);
}

/** What people most likely measure this product with here: the unit of last time, else pounds rather than ounces where it takes pounds. */
export function unitOf(productId: ProductId, volumeL: number, units: UnitSystem, last?: Amounts): string {
  if (last) return asMeasured(productId, last, units).unit;
  const large = units === 'us' ? 'lb' : 'kg';
  const inLarge = fromMeasured(productId, 2, large).amountG ?? 0;
  const isLarge = PRODUCTS[productId].form === 'solid' && (likelyAddition(productId, volumeL) ?? 0) >= inLarge;
  return isLarge ? large : (measuringUnits(productId, units)[0] ?? '');
}

/** A generous treatment with it, or the largest that this pool had: more than three times that is asked about. */
export function likelyAmounts(product: ChosenProduct, volumeL: number, treatments: readonly ListedTreatment[]): Amounts {
  const { productId } = product;
  const field = PRODUCTS[productId].form === 'solid' ? 'amountG' : 'amountMl';
  const likely = likelyAddition(productId, volumeL, usualStrength(product));
  if (likely === null) return {};
  const logged = treatments.filter((treatment) => isSameProduct(treatment, product)).map((treatment) => treatment[field] ?? 0);
  return { [field]: Math.max(likely, ...logged) };
}
