import type { UnitSystem } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import { RadioCards } from '../../ui/choice.tsx';

const choices = () => [
  { value: 'us' as const, label: m.pools_us(), description: m.pools_gallons_feet_f_pounds() },
  { value: 'metric' as const, label: m.pools_metric(), description: m.pools_litres_metres_c_grams() },
];

export function UnitsPart({ units, onChoose }: { units: UnitSystem; onChoose: (units: UnitSystem) => void }) {
  return (
    <RadioCards
      label={m.pools_units()}
      labelHidden
      value={units}
      onChange={onChoose}
      options={choices()}
      hint={m.pools_concentrations_ppm_mg_l()}
    />
  );
}
