// What the form of a new treatment and the correction of an old one have in common: amount, strength, and the question about an unlikely amount.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { useState } from 'react';
import { amountText, type Amounts, fromMeasured, isTooMuch, measuringUnits, timesTooMuch } from '../../i18n/amounts.ts';
import { measureName } from '../../i18n/product-names.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

export interface Measured {
  value: number | null;
  unit: string;
}

interface AmountFieldsProps {
  productId: ProductId;
  measured: Measured;
  onChange: (measured: Measured) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

export function AmountFields({ productId, measured, onChange, error, autoFocus = false }: AmountFieldsProps) {
  const { units } = useUnits();
  return (
    <div className="two-columns grid items-start gap-3">
      <NumberField
        label={m.common_amount()}
        size="lg"
        decimals={2}
        autoFocus={autoFocus}
        enterKeyHint="done"
        value={measured.value}
        onChange={(value) => onChange({ ...measured, value })}
        error={impossibleText(productId, measured) ?? error}
      />
      <SelectField
        label={m.common_unit()}
        value={measured.unit}
        onChange={(unit) => onChange({ ...measured, unit })}
        options={measuringUnits(productId, units).map((unit) => ({ value: unit, label: measureName(unit) }))}
      />
    </div>
  );
}

/** Said while it is typed: no pool takes it. */
function impossibleText(productId: ProductId, { value, unit }: Measured): string | undefined {
  if (value === null) return undefined;
  if (value <= 0) return m.common_number_above_zero();
  return isTooMuch(fromMeasured(productId, value, unit)) ? m.plan_amount_too_much() : undefined;
}

/** Whichever of the three the answer names. */
export const amountErrorOf = (errors: Record<string, string>): string | undefined =>
  errors['amountG'] ?? errors['amountMl'] ?? errors['amountL'];

export function isStrengthWrong(productId: ProductId, strengthPercent: number | null): boolean {
  const { low, high } = PRODUCTS[productId].strengthRange;
  return strengthPercent !== null && (strengthPercent < low || strengthPercent > high);
}

interface StrengthFieldProps {
  productId: ProductId;
  strengthPercent: number | null;
  onChange: (strengthPercent: number | null) => void;
  error: string | undefined;
}

/** Only where a product is sold in several strengths. */
export function StrengthField({ productId, strengthPercent, onChange, error }: StrengthFieldProps) {
  const { strengthRange, form } = PRODUCTS[productId];
  const { low, high } = strengthRange;
  if (form === 'water' || low === high) return null;
  return (
    <NumberField
      label={m.common_strength()}
      unit="%"
      decimals={2}
      value={strengthPercent}
      onChange={onChange}
      hint={m.treatments_strength_hint({ low, high })}
      error={isStrengthWrong(productId, strengthPercent) ? m.treatments_strength_outside({ low, high }) : error}
    />
  );
}

interface Question {
  productId: ProductId | undefined;
  used: Amounts;
  /** what it is compared with */
  likely: Amounts;
  words: (values: { times: number; amount: string }) => string;
}

/** Far more than is likely is asked about once: mostly a slip in the number or its unit. */
export function useAmountQuestion({ productId, used, likely, words }: Question) {
  const { units } = useUnits();
  const [asked, setAsked] = useState<string | null>(null);
  const times = timesTooMuch(used, likely);
  const isAsked = times !== null && asked === JSON.stringify(used);
  const amount = isAsked ? amountText(used, units, productId) : '';
  return {
    note: isAsked ? (
      <Callout tone="warn" live title={words({ times, amount })}>
        {m.plan_confirm_times_dose_text()}
      </Callout>
    ) : null,
    yes: isAsked ? m.plan_confirm_yes_amount({ amount }) : undefined,
    orElse: (save: () => void) => (times === null || isAsked ? save() : setAsked(JSON.stringify(used))),
  };
}
