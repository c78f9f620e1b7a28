import { RotateCcw } from 'lucide-react';
import { formatValue, parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { PartProps } from './part-props.ts';
import type { RangeAnswers, TargetName } from '../pool-answers.ts';
import { type TargetRow, targetRows, usualCyanuricAcidPpm } from '../pool-targets.ts';

export const rangeText = (parameter: TargetName, { low, high }: { low: number; high: number }) => {
  const { unit } = parameterDisplay(parameter, 'metric');
  const range = m.common_range({ low: formatValue(parameter, low, 'metric'), high: formatValue(parameter, high, 'metric') });
  return `${range}${unit && ` ${unit}`}`;
};

/** Every target with where it comes from; an own range replaces it and can be taken back. */
export function TargetsPart({ answers, onChange, faults, cyanuricAcidPpm }: PartProps & { cyanuricAcidPpm?: number | null }) {
  const overrides = answers.targetOverrides;
  const set = (parameter: TargetName, range: RangeAnswers | undefined) => {
    const { [parameter]: _, ...others } = overrides;
    onChange({ targetOverrides: range ? { ...others, [parameter]: range } : others });
  };
  const rows = targetRows(answers, cyanuricAcidPpm ?? usualCyanuricAcidPpm(answers));
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map((row) => (
        <TargetEditor
          key={row.parameter}
          row={row}
          own={overrides[row.parameter]}
          onSet={(range) => set(row.parameter, range)}
          faults={faults}
        />
      ))}
    </ul>
  );
}

interface TargetEditorProps {
  row: TargetRow;
  own: RangeAnswers | undefined;
  onSet: (range: RangeAnswers | undefined) => void;
  faults: PartProps['faults'];
}

function TargetEditor({ row, own, onSet, faults }: TargetEditorProps) {
  const { parameter, recommended, safe, because } = row;
  const { label, unit, decimals, leastDecimals } = parameterDisplay(parameter, 'metric');
  const field = `targetOverrides.${parameter}`;
  const isBeyond = own && ((own.low !== null && own.low < safe.low) || (own.high !== null && own.high > safe.high));
  const number = (end: 'low' | 'high', name: string) => (
    <NumberField
      label={name}
      unit={unit || undefined}
      decimals={decimals}
      leastDecimals={leastDecimals}
      value={own?.[end] ?? null}
      onChange={(value) => onSet({ low: own?.low ?? null, high: own?.high ?? null, [end]: value })}
      error={faults[`${field}.${end}`]}
    />
  );
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {label}
            {own ? <Badge tone="brand">{m.pools_target_own()}</Badge> : null}
          </p>
          <p className="figures text-sm text-muted">
            {own ? m.pools_target_recommended({ range: rangeText(parameter, recommended) }) : rangeText(parameter, recommended)}
          </p>
          <p className="text-xs text-muted">{because}</p>
        </div>
        {own ? (
          <Button
            variant="quiet"
            size="sm"
            iconBefore={<RotateCcw size={18} aria-hidden />}
            aria-label={m.pools_reset_named({ label })}
            onClick={() => onSet(undefined)}
          >
            {m.common_reset()}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" aria-label={m.pools_change_named({ label })} onClick={() => onSet({ ...recommended })}>
            {m.common_change()}
          </Button>
        )}
      </div>
      {own ? (
        <fieldset className="min-w-0">
          <legend className="sr-only">{m.pools_own_target({ label })}</legend>
          <div className="two-columns grid gap-3">
            {number('low', m.common_from())}
            {number('high', m.common_to())}
          </div>
          <p
            className={isBeyond ? 'figures mt-1.5 text-sm text-warn' : 'figures mt-1.5 text-xs text-muted'}
            role={isBeyond ? 'status' : undefined}
          >
            {isBeyond
              ? m.pools_target_outside_safe({ value: rangeText(parameter, safe) })
              : m.pools_target_safe({ value: rangeText(parameter, safe) })}
          </p>
        </fieldset>
      ) : null}
    </li>
  );
}
