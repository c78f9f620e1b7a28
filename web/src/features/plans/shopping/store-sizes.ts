// In which sizes stores in the United States sell what a plan needs. Only sizes that are common everywhere: without one, the amount alone is
// shown. Metric people buy the same jugs and bags.
import { convert, formatNumber, type ProductId, type UnitSystem } from '@limpid/chemistry';
import { languageTag } from '../../../i18n/language.tsx';
import type { Amounts } from '../../../i18n/amounts.ts';
import { m } from '../../../paraglide/messages.js';

type Package = 'jug' | 'bag' | 'bucket' | 'box' | 'jar';
interface StoreSize {
  package: Package;
  size: number;
  unit: 'gal' | 'lb' | 'oz';
}

const size = (kind: Package, amount: number, unit: StoreSize['unit']): StoreSize => ({ package: kind, size: amount, unit });

/** From small to large. */
const STORE_SIZES: Partial<Record<ProductId, readonly StoreSize[]>> = {
  'liquid-chlorine': [size('jug', 1, 'gal'), size('jug', 2.5, 'gal')],
  'muriatic-acid': [size('jug', 1, 'gal')],
  'cal-hypo': [size('bag', 1, 'lb'), size('bucket', 25, 'lb'), size('bucket', 50, 'lb')],
  trichlor: [size('bucket', 5, 'lb'), size('bucket', 25, 'lb'), size('bucket', 50, 'lb')],
  'baking-soda': [size('box', 1, 'lb'), size('bag', 13.5, 'lb')],
  borax: [size('box', 65, 'oz')],
  'cyanuric-acid': [size('jar', 4, 'lb')],
  salt: [size('bag', 40, 'lb')],
};

export interface Packages extends StoreSize {
  count: number;
  /** how many times what is needed they hold, for their price */
  times: number;
}

/** A package more to carry is worth a tenth of the amount left over. */
const PER_PACKAGE = 0.1;
/** A jug of 1 gal is enough for 3.8 L. */
const TOLERANCE = 0.02;

const canonical = ({ size: amount, unit }: StoreSize): number =>
  unit === 'gal' ? convert('liquid', amount, 'gal', 'mL') : convert('mass', amount, unit, 'g');

/** What to take from the store: little left over in few packages. Undefined where no size is common. */
export function packagesFor(productId: ProductId, { amountG, amountMl }: Amounts): Packages | undefined {
  const amount = amountG ?? amountMl ?? 0;
  const sizes = amount > 0 ? (STORE_SIZES[productId] ?? []) : [];
  const all = sizes.map((one) => {
    const count = Math.max(1, Math.ceil(amount / canonical(one) - TOLERANCE));
    return { ...one, count, times: (count * canonical(one)) / amount };
  });
  const burden = ({ times, count }: Packages) => times + count * PER_PACKAGE;
  return all.toSorted((a, b) => burden(a) - burden(b))[0];
}

const TEXTS: Record<Package, (values: { count: number; size: string }) => string> = {
  jug: m.shopping_jugs,
  bag: m.shopping_bags,
  bucket: m.shopping_buckets,
  box: m.shopping_boxes,
  jar: m.shopping_jars,
};

function sizeText(one: StoreSize, units: UnitSystem): string {
  const number = (value: number, digits: number) => formatNumber(value, languageTag(), digits);
  if (units === 'us') return `${number(one.size, 1)} ${one.unit}`;
  return one.unit === 'gal' ? `${number(canonical(one) / 1000, 1)} L` : `${number(canonical(one) / 1000, 1)} kg`;
}

/** "2 jugs of 1 gal". */
export function packagesText(packages: Packages, units: UnitSystem): string {
  return TEXTS[packages.package]({ count: packages.count, size: sizeText(packages, units) });
}
