import { formatNumber, PRODUCTS, type Product, type ProductId, type Sanitizer, toCanonical, type UnitSystem } from '@limpid/chemistry';
import { productName } from '../../../i18n/product-names.ts';
import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { PartProps } from './part-props.ts';
import type { PoolAnswers, ShelfAnswer } from '../pool-answers.ts';
import { tidy } from '../quantity-field.tsx';
import { ALSO_LABELS, STRENGTH_LABELS } from '../../../i18n/shelf-labels.ts';

const EVERYDAY: Record<Sanitizer, readonly ProductId[]> = {
  chlorine: [
    'liquid-chlorine',
    'cal-hypo',
    'trichlor',
    'dichlor',
    'muriatic-acid',
    'dry-acid',
    'baking-soda',
    'soda-ash',
    'cyanuric-acid',
    'calcium-chloride',
  ],
  salt: ['salt', 'liquid-chlorine', 'muriatic-acid', 'dry-acid', 'baking-soda', 'cyanuric-acid', 'calcium-chloride', 'borax'],
  bromine: [
    'bromine-tablets',
    'sodium-bromide',
    'monopersulfate',
    'liquid-chlorine',
    'dry-acid',
    'muriatic-acid',
    'baking-soda',
    'soda-ash',
    'calcium-chloride',
  ],
  mineral: ['liquid-chlorine', 'cal-hypo', 'dichlor', 'muriatic-acid', 'dry-acid', 'baking-soda', 'soda-ash', 'calcium-chloride'],
  biguanide: ['muriatic-acid', 'dry-acid', 'baking-soda', 'soda-ash', 'calcium-chloride'],
};
/** Water comes from the tap: it has its own part. */
const SOLD = Object.values(PRODUCTS).filter((product) => product.form !== 'water');

interface PriceUnit {
  symbol: string;
  /** kg or L in one of these */
  size: number;
}
function priceUnit(product: Product, units: UnitSystem): PriceUnit {
  const isLiquid = product.form === 'liquid';
  if (units === 'metric') return { symbol: isLiquid ? m.pools_per_l() : m.pools_per_kg(), size: 1 };
  return isLiquid
    ? { symbol: m.pools_per_gal(), size: toCanonical('volume', 1, 'gal') }
    : { symbol: m.pools_per_lb(), size: toCanonical('mass', 1, 'lb') / 1000 };
}

const shelfWith = (shelf: readonly ShelfAnswer[], item: ShelfAnswer) =>
  shelf.some((other) => other.productId === item.productId)
    ? shelf.map((other) => (other.productId === item.productId ? item : other))
    : [...shelf, item];

export function ShelfPart({ answers, onChange, faults, units }: PartProps) {
  const everyday = EVERYDAY[answers.sanitizer];
  const others = SOLD.filter((product) => !everyday.includes(product.id));
  const hasOther = others.some((product) => answers.shelf.some((item) => item.productId === product.id));
  const list = (products: readonly Product[]) => (
    <ul className="flex flex-col divide-y divide-line">
      {products.map((product) => (
        <ShelfRow
          key={product.id}
          product={product}
          answers={answers}
          onShelf={(shelf) => onChange({ shelf })}
          faults={faults}
          units={units}
        />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-card border border-line bg-surface px-3 py-1 sm:px-4 dark:bg-raised">
        {list(everyday.map((id) => PRODUCTS[id]))}
      </div>
      <Disclosure summary={m.pools_more_products({ length: others.length })} open={hasOther}>
        {list(others)}
      </Disclosure>
    </div>
  );
}

interface ShelfRowProps {
  product: Product;
  answers: PoolAnswers;
  onShelf: (shelf: ShelfAnswer[]) => void;
  faults: PartProps['faults'];
  units: UnitSystem;
}

function ShelfRow({ product, answers, onShelf, faults, units }: ShelfRowProps) {
  const index = answers.shelf.findIndex((item) => item.productId === product.id);
  const item = answers.shelf[index];
  const toggle = (isOwned: boolean) =>
    onShelf(
      isOwned
        ? shelfWith(answers.shelf, { productId: product.id, strengthPercent: null, pricePerUnit: null })
        : answers.shelf.filter((other) => other.productId !== product.id),
    );
  const also = ALSO_LABELS[product.id]?.();
  return (
    <li className="py-1">
      <Checkbox
        label={productName(product.id)}
        description={also ? m.pools_also_called({ also }) : undefined}
        checked={item !== undefined}
        onChange={toggle}
      />
      {item ? (
        <ShelfDetails
          product={product}
          item={item}
          onItem={(next) => onShelf(shelfWith(answers.shelf, next))}
          fault={(name) => faults[`shelf.${index}.${name}`]}
          units={units}
        />
      ) : null}
    </li>
  );
}

interface ShelfDetailsProps {
  product: Product;
  item: ShelfAnswer;
  onItem: (item: ShelfAnswer) => void;
  fault: (name: 'strengthPercent' | 'pricePerUnit') => string | undefined;
  units: UnitSystem;
}

function ShelfDetails({ product, item, onItem, fault, units }: ShelfDetailsProps) {
  const price = priceUnit(product, units);
  const { low, high } = product.strengthRange;
  const typicalPrice = product.typicalPriceUsdPerKgOrL * price.size;
  return (
    <div className="grid gap-3 pt-1 pb-3 pl-14 sm:grid-cols-2">
      {low < high ? (
        <NumberField
          label={m.common_strength()}
          unit="%"
          decimals={2}
          placeholder={formatNumber(product.defaultStrengthPercent)}
          value={item.strengthPercent}
          onChange={(strengthPercent) => onItem({ ...item, strengthPercent })}
          hint={m.pools_strength_hint({ strengthLabel: STRENGTH_LABELS[product.id]?.() ?? '' })}
          error={fault('strengthPercent')}
        />
      ) : null}
      <NumberField
        key={price.symbol}
        label={m.common_price()}
        optional
        prefix="$"
        unit={price.symbol}
        decimals={2}
        placeholder={formatNumber(typicalPrice)}
        value={item.pricePerUnit === null ? null : tidy(item.pricePerUnit * price.size)}
        onChange={(typed) => onItem({ ...item, pricePerUnit: typed === null ? null : tidy(typed / price.size) })}
        hint={m.pools_price_hint()}
        error={fault('pricePerUnit')}
      />
    </div>
  );
}
