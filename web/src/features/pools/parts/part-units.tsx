import type { UnitSystem } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { SegmentedControl } from '../../../ui/fields/choice.tsx';

/** Beside the first number that has a unit. */
export function UnitsPart({ units, onChoose }: { units: UnitSystem; onChoose: (units: UnitSystem) => void }) {
  return (
    <div className="mb-6">
      <SegmentedControl
        label={m.common_units()}
        labelHidden={false}
        value={units}
        onChange={onChoose}
        options={[
          { value: 'us', label: m.common_us() },
          { value: 'metric', label: m.common_metric() },
        ]}
      />
      <p className="mt-1.5 text-sm text-muted">{units === 'us' ? m.pools_units_us_text() : m.pools_units_metric_text()}</p>
    </div>
  );
}
