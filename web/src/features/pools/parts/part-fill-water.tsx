import { parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { PartProps } from './part-props.ts';
import { FILL_WATER_PARAMETERS } from '../pool-answers.ts';

const USUAL = { ph: '7.8', alkalinityPpm: '80', hardnessPpm: '100', cyanuricAcidPpm: '0', saltPpm: '0' };

export function FillWaterPart({ answers, onChange, faults, units }: PartProps) {
  const { fillWater } = answers;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{m.pools_fill_water_text()}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {FILL_WATER_PARAMETERS.map((parameter) => {
          const { label, unit, decimals, leastDecimals } = parameterDisplay(parameter, units);
          return (
            <NumberField
              key={parameter}
              label={label}
              unit={unit || undefined}
              decimals={decimals}
              leastDecimals={leastDecimals}
              placeholder={USUAL[parameter]}
              value={fillWater[parameter]}
              onChange={(value) => onChange({ fillWater: { ...fillWater, [parameter]: value } })}
              error={faults[`fillWater.${parameter}`]}
            />
          );
        })}
      </div>
    </div>
  );
}
