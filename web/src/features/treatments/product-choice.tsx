import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { ChevronDown, ChevronRight, Droplets, FlaskConical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ageText } from '../../i18n/ages.ts';
import { amountText, percentText } from '../../i18n/amounts.ts';
import { productName } from '../../i18n/product-names.ts';
import { ALSO_LABELS } from '../../i18n/shelf-labels.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { fuzzyMatch } from '../../ui/fuzzy-match.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type KnownProduct, knownProducts } from './known-products.ts';
import { type ChosenProduct, hasStrength, usualStrength } from './new-treatment.ts';
import type { ListedTreatment } from './treatments.data.ts';

interface ProductChoiceProps {
  pool: Pool;
  treatments: readonly ListedTreatment[];
  now: number;
  onChoose: (product: ChosenProduct) => void;
}

/** The pool's own chemicals first, each a large row; every other product is one press away. */
export function ProductChoice({ pool, treatments, now, onChoose }: ProductChoiceProps) {
  const known = knownProducts(pool.shelf, treatments);
  const [isOpen, setIsOpen] = useState(known.length === 0);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {known.map((product) => (
          <KnownRow key={`${product.productId} ${product.strengthPercent ?? ''}`} product={product} now={now} onChoose={onChoose} />
        ))}
        <Row
          icon={<Droplets size={22} aria-hidden />}
          name={m.treatments_drain()}
          text={m.treatments_drain_text()}
          onPress={() => onChoose({ productId: 'fill-water' })}
        />
      </ul>
      {isOpen ? (
        <AllProducts hasFocus={known.length > 0} onChoose={onChoose} />
      ) : (
        <button type="button" className={ROW} onClick={() => setIsOpen(true)}>
          <span className="min-w-0 flex-1 font-medium">{m.treatments_another_product()}</span>
          <ChevronDown size={20} aria-hidden className="shrink-0 text-muted" />
        </button>
      )}
    </div>
  );
}

const ROW =
  'flex min-h-16 w-full items-center gap-3.5 rounded-control border border-line bg-surface px-4 py-2.5 text-left transition-colors hover:border-brand dark:bg-raised';

function Row(props: { icon?: ReactNode; name: ReactNode; text?: string | undefined; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={ROW} onClick={props.onPress}>
        {props.icon ? <span className="shrink-0 text-brand">{props.icon}</span> : null}
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{props.name}</span>
          {props.text ? <span className="figures block text-sm text-muted">{props.text}</span> : null}
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** "Liquid chlorine 12.5%". */
export function ProductName({ product }: { product: ChosenProduct }) {
  const name = product.productId === 'fill-water' ? m.treatments_drain() : productName(product.productId);
  if (!hasStrength(product)) return name;
  return (
    <>
      {name}{' '}
      <span className="figures font-normal text-muted">{m.treatments_strength({ percent: percentText(usualStrength(product)) })}</span>
    </>
  );
}

function KnownRow({ product, now, onChoose }: { product: KnownProduct; now: number; onChoose: (product: ChosenProduct) => void }) {
  const { units } = useUnits();
  const { productId, strengthPercent, last } = product;
  const amount = last && amountText(last, units, productId);
  return (
    <Row
      icon={<FlaskConical size={22} aria-hidden />}
      name={<ProductName product={product} />}
      text={last && amount ? m.treatments_last_used({ amount, age: ageText(last.doneAt, now) }) : undefined}
      onPress={() => onChoose({ productId, strengthPercent })}
    />
  );
}

const SOLD = Object.values(PRODUCTS)
  .filter(({ form }) => form !== 'water')
  .map(({ id }) => id);

const alsoOf = (id: ProductId): string => ALSO_LABELS[id]?.() ?? '';

function found(query: string): ProductId[] {
  const scored = SOLD.map((id) => ({ id, score: fuzzyMatch(query, productName(id), alsoOf(id))?.score ?? 0 }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || productName(a.id).localeCompare(productName(b.id)))
    .map(({ id }) => id);
}

function AllProducts({ hasFocus, onChoose }: { hasFocus: boolean; onChoose: (product: ChosenProduct) => void }) {
  const [query, setQuery] = useState('');
  const products = found(query);
  return (
    <section aria-label={m.treatments_all_products()} className="mt-3 flex flex-col gap-3">
      <TextField
        label={m.treatments_search_product()}
        type="search"
        autoComplete="off"
        autoFocus={hasFocus}
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={products.length > 0 ? 'sr-only' : 'text-sm text-muted'}>
        {products.length > 0 ? '' : m.treatments_no_product()}
      </p>
      <ul className="flex flex-col gap-2">
        {products.map((productId) => (
          <Row
            key={productId}
            name={productName(productId)}
            text={alsoOf(productId) ? m.pools_also_called({ also: alsoOf(productId) }) : undefined}
            onPress={() => onChoose({ productId })}
          />
        ))}
      </ul>
    </section>
  );
}
