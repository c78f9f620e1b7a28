// The numbers of a dose as fields, in the person's units.
import { type DoseParameter, fromCanonical, PRODUCTS, type ProductId, toCanonical, unitSymbol, usualUnit } from '@limpid/chemistry';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import type { Units } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { NumberField } from '../../../ui/fields/number-field.tsx';

export interface DoseNumbers {
  productId: ProductId;
  parameter: DoseParameter;
  from: number | null;
  to: number | null;
  volumeL: number | null;
  strengthPercent: number | null;
  /** where only the step was asked for: where it starts from is not known */
  by?: number | null;
}

interface DoseFieldsProps {
  numbers: DoseNumbers;
  units: Units;
  onChange: (numbers: DoseNumbers) => void;
}

/** Shown as finely as it is known, typed as it is meant. */
const neat = (value: number) => Number(value.toPrecision(6));

export function DoseFields({ numbers, units, onChange }: DoseFieldsProps) {
  const { productId, parameter, from, to, by, volumeL, strengthPercent } = numbers;
  const { label, unit, decimals, leastDecimals } = parameterDisplay(parameter, units);
  const volumeUnit = usualUnit('volume', units);
  const level = { unit: unit === '' ? undefined : unit, decimals: Math.max(decimals, 1), leastDecimals };
  const change = (changes: Partial<DoseNumbers>) => onChange({ ...numbers, ...changes });
  const volume = volumeL === null ? null : Math.round(neat(fromCanonical('volume', volumeL, volumeUnit)));
  return (
    <fieldset className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-3 gap-y-2.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {by === undefined ? (
        <>
          <NumberField {...level} label={m.common_now()} value={from} onChange={(value) => change({ from: value })} />
          <NumberField {...level} label={m.common_target()} value={to} onChange={(value) => change({ to: value })} />
        </>
      ) : (
        <NumberField {...level} label={m.common_change()} value={by} onChange={(value) => change({ by: value })} />
      )}
      <NumberField
        label={m.common_volume()}
        unit={unitSymbol('volume', volumeUnit)}
        decimals={0}
        value={volume}
        onChange={(value) => change({ volumeL: value === null ? null : toCanonical('volume', value, volumeUnit) })}
      />
      {PRODUCTS[productId].defaultStrengthPercent === 100 ? null : (
        <NumberField
          label={m.common_strength()}
          unit="%"
          decimals={2}
          value={strengthPercent}
          onChange={(value) => change({ strengthPercent: value })}
        />
      )}
    </fieldset>
  );
}
