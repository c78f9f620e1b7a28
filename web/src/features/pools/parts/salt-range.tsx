import { m } from '../../../paraglide/messages.js';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { SaltCellAnswers } from '../pool-answers.ts';
import type { PartProps } from './part-props.ts';

/** From makers' manuals, as a start: models differ, so the label decides. */
const CELLS = [
  { model: 'Hayward AquaRite, TurboCell', lowPpm: 2700, highPpm: 3400 },
  { model: 'Pentair IntelliChlor', lowPpm: 3000, highPpm: 4500 },
  { model: 'Pentair iChlor', lowPpm: 3000, highPpm: 4500 },
  { model: 'Jandy AquaPure', lowPpm: 3000, highPpm: 3500 },
  { model: 'Jandy TruClear', lowPpm: 3000, highPpm: 3500 },
  { model: 'AutoPilot Pool Pilot', lowPpm: 2500, highPpm: 3500 },
  { model: 'Intex Krystal Clear', lowPpm: 2500, highPpm: 3500 },
];

interface SaltRangeProps {
  cell: SaltCellAnswers;
  change: (changes: Partial<SaltCellAnswers>) => void;
  faults: PartProps['faults'];
}

/** Which salt this cell needs: one of the common models, or as its label says. */
export function SaltRange({ cell, change, faults }: SaltRangeProps) {
  const typed = (changes: Partial<SaltCellAnswers>) => change({ model: null, ...changes });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={m.pools_cell_range_question()}
        className="sm:col-span-3"
        value={cell.model ?? ''}
        placeholder={m.pools_cell_choose()}
        onChange={(model) => change(CELLS.find((one) => one.model === model) ?? {})}
        options={CELLS.map(({ model }) => ({ value: model, label: model }))}
        hint={m.pools_cell_range_hint()}
      />
      <NumberField
        label={m.pools_cell_range_low()}
        optional
        unit="ppm"
        decimals={0}
        value={cell.lowPpm}
        onChange={(lowPpm) => typed({ lowPpm })}
        error={faults['saltCell.lowPpm']}
      />
      <NumberField
        label={m.pools_cell_range_high()}
        optional
        unit="ppm"
        decimals={0}
        value={cell.highPpm}
        onChange={(highPpm) => typed({ highPpm })}
        error={faults['saltCell.highPpm']}
      />
    </div>
  );
}
