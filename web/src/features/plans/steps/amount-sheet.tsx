import type { ProductId } from '@limpid/chemistry';
import { useState } from 'react';
import { amountText, type Amounts, asMeasured, fromMeasured, isTooMuch, measuringUnits, timesTooMuch } from '../../../i18n/amounts.ts';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { measureName } from '../../../i18n/product-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Sheet } from '../../../ui/overlays/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface AmountFieldsProps {
  productId: ProductId;
  value: number | null;
  unit: string;
  onValue: (value: number | null) => void;
  onUnit: (unit: string) => void;
  error?: string | undefined;
}

export function faultOf(productId: ProductId, value: number | null, unit: string): string | undefined {
  if (value === null) return undefined;
  if (value <= 0) return m.common_number_above_zero();
  return isTooMuch(fromMeasured(productId, value, unit)) ? m.plan_amount_too_much() : undefined;
}

/** An amount and the unit it was measured in. */
export function AmountFields({ productId, value, unit, onValue, onUnit, error }: AmountFieldsProps) {
  const { units } = useUnits();
  return (
    <div className="two-columns grid items-start gap-3">
      <NumberField label={m.common_amount()} value={value} onChange={onValue} error={faultOf(productId, value, unit) ?? error} />
      <SelectField
        label={m.common_unit()}
        value={unit}
        onChange={onUnit}
        options={measuringUnits(productId, units).map((one) => ({ value: one, label: measureName(one) }))}
      />
    </div>
  );
}

/** Before far more than the dose is saved: mostly a slip in the number or its unit. */
export function AmountQuestion({ productId, times, used }: { productId: ProductId; times: number; used: Amounts }) {
  const { units } = useUnits();
  return (
    <Callout tone="warn" live className="mt-4" title={m.plan_confirm_times_dose({ times, amount: amountText(used, units, productId) })}>
      {m.plan_confirm_times_dose_text()}
    </Callout>
  );
}

/** How much was really used, if it was not the planned amount. */
export function AmountSheet(props: {
  productId: ProductId;
  planned: Amounts;
  pending: boolean;
  /** why it was not saved; shown here, because a message at the edge of the page would be below the sheet */
  error?: string | undefined;
  onClose: () => void;
  onUse: (amounts: Amounts) => void;
}) {
  const { units } = useUnits();
  const [planned] = useState(() => asMeasured(props.productId, props.planned, units));
  const [unit, setUnit] = useState(planned.unit);
  const [value, setValue] = useState<number | null>(planned.value);
  const [asked, setAsked] = useState<Amounts | null>(null);
  const isValid = value !== null && faultOf(props.productId, value, unit) === undefined;
  const used = isValid ? fromMeasured(props.productId, value, unit) : null;
  const times = used && timesTooMuch(used, props.planned);
  const isAsked = asked !== null && JSON.stringify(asked) === JSON.stringify(used);
  const use = () => {
    if (!used) return;
    if (times !== null && !isAsked) setAsked(used);
    else props.onUse(used);
  };
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={m.plan_how_much()}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {m.common_cancel()}
          </Button>
          <Button disabled={!isValid} pending={props.pending} onClick={use}>
            {isAsked && used ? m.plan_confirm_yes_amount({ amount: amountText(used, units, props.productId) }) : m.common_done()}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-muted">{m.plan_adjusts_rest()}</p>
      <AmountFields productId={props.productId} value={value} unit={unit} error={props.error} onValue={setValue} onUnit={setUnit} />
      {isAsked && used && times !== null ? <AmountQuestion productId={props.productId} times={times} used={used} /> : null}
    </Sheet>
  );
}
