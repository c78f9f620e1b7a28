import { convert, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { useState } from 'react';
import { useUnits } from '../../api/units.ts';
import { m } from '../../paraglide/messages.js';
import { measureName } from '../../api/product-names.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Amounts } from './step-amount.ts';

/** The units in which somebody may have measured: the amount of one unit in ours. */
export const POURED_UNITS = {
  liquid: { us: ['fl oz', 'cups', 'qt', 'gal', 'mL', 'L'], metric: ['mL', 'L', 'fl oz', 'gal'] },
  solid: { us: ['oz', 'lb', 'g', 'kg'], metric: ['g', 'kg', 'oz', 'lb'] },
  water: { us: ['gal', 'L', 'm³'], metric: ['L', 'm³', 'gal'] },
} as const;
type Form = keyof typeof POURED_UNITS;

const LIQUID: Record<string, number> = {
  mL: 1,
  L: 1000,
  'fl oz': convert('liquid', 1, 'flOz', 'mL'),
  cups: convert('liquid', 1, 'cup', 'mL'),
  qt: convert('liquid', 1, 'qt', 'mL'),
  gal: convert('liquid', 1, 'gal', 'mL'),
};
const SOLID: Record<string, number> = { g: 1, kg: 1000, oz: convert('mass', 1, 'oz', 'g'), lb: convert('mass', 1, 'lb', 'g') };
const WATER: Record<string, number> = { L: 1, 'm³': 1000, gal: convert('volume', 1, 'gal', 'L') };
const SIZES: Record<Form, Record<string, number>> = { liquid: LIQUID, solid: SOLID, water: WATER };

export const formOf = (productId: ProductId): Form => PRODUCTS[productId].form;

/** An amount in ours, under the name that its product takes. */
export function amountsOf(productId: ProductId, value: number, unit: string): Amounts {
  const form = formOf(productId);
  const canonical = value * (SIZES[form][unit] ?? 1);
  if (form === 'liquid') return { amountMl: canonical };
  return form === 'solid' ? { amountG: canonical } : { amountL: canonical };
}

const canonicalOf = (amounts: Amounts) => amounts.amountG ?? amounts.amountMl ?? amounts.amountL ?? 0;

interface AmountFieldsProps {
  productId: ProductId;
  value: number | null;
  unit: string;
  onValue: (value: number | null) => void;
  onUnit: (unit: string) => void;
  error?: string | undefined;
}

/** The most that the server takes: without a signal nobody else would say so. */
const MOST: Record<Form, number> = { liquid: 1e9, solid: 1e9, water: 1e7 };

export function faultOf(productId: ProductId, value: number | null, unit: string): string | undefined {
  if (value === null) return undefined;
  if (value <= 0) return m.plan_more_than_zero();
  return canonicalOf(amountsOf(productId, value, unit)) > MOST[formOf(productId)] ? m.plan_too_much() : undefined;
}

/** An amount and the unit it was measured in. */
export function AmountFields({ productId, value, unit, onValue, onUnit, error }: AmountFieldsProps) {
  const { units } = useUnits();
  return (
    <div className="grid grid-cols-[1fr_8rem] items-start gap-3">
      <NumberField label={m.plan_amount()} size="lg" value={value} onChange={onValue} error={faultOf(productId, value, unit) ?? error} />
      <SelectField
        label={m.plan_unit()}
        value={unit}
        onChange={onUnit}
        options={POURED_UNITS[formOf(productId)][units].map((one) => ({ value: one as string, label: measureName(one) }))}
      />
    </div>
  );
}

/** How much was really used, when it was not what the plan said. */
export function AmountSheet(props: {
  productId: ProductId;
  planned: Amounts;
  pending: boolean;
  /** why it was not saved; said here, for a message at the edge of the page would lie under the sheet */
  error?: string | undefined;
  onClose: () => void;
  onUse: (amounts: Amounts) => void;
}) {
  const { units } = useUnits();
  const form = formOf(props.productId);
  const [unit, setUnit] = useState<string>(POURED_UNITS[form][units][0]);
  const [value, setValue] = useState<number | null>(Math.round((canonicalOf(props.planned) / (SIZES[form][unit] ?? 1)) * 100) / 100);
  const isValid = value !== null && faultOf(props.productId, value, unit) === undefined;
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={m.plan_how_much()}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {m.plan_cancel()}
          </Button>
          <Button
            disabled={!isValid}
            pending={props.pending}
            onClick={() => isValid && props.onUse(amountsOf(props.productId, value, unit))}
          >
            {m.plan_done()}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-muted">{m.plan_follows()}</p>
      <AmountFields productId={props.productId} value={value} unit={unit} error={props.error} onValue={setValue} onUnit={setUnit} />
    </Sheet>
  );
}
