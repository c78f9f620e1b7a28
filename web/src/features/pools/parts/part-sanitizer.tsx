import { formatNumber, gramsPerHourFromPoundsPerDay, saltCellPpmPerDay } from '@limpid/chemistry';
import { Droplet, FlaskConical, Gem, Hexagon, Zap } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Callout } from '../../../ui/callout.tsx';
import { RadioCards, SegmentedControl } from '../../../ui/fields/choice.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { PartProps } from './part-props.ts';
import { SaltRange } from './salt-range.tsx';
import type { PoolAnswers, SaltCellAnswers } from '../pool-answers.ts';
import { answeredVolume } from '../pool-volume.ts';
import { choicesOf, SANITIZER_LABELS, SECONDARY_LABELS } from '../pool-labels.ts';
import { tidy } from '../quantity-field.tsx';

const icon = { size: 26, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  chlorine: <Droplet {...icon} />,
  salt: <Zap {...icon} />,
  bromine: <FlaskConical {...icon} />,
  mineral: <Gem {...icon} />,
  biguanide: <Hexagon {...icon} />,
};
const sanitizers = () => choicesOf(SANITIZER_LABELS).map((choice) => ({ ...choice, icon: ICONS[choice.value] }));

export function SanitizerPart(props: PartProps) {
  const { answers, onChange, faults } = props;
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label={m.common_sanitizer()}
        labelHidden
        value={answers.sanitizer}
        onChange={(sanitizer) => onChange({ sanitizer })}
        options={sanitizers()}
        error={faults.sanitizer}
      />
      {answers.sanitizer === 'salt' ? <SaltCell {...props} /> : null}
      {answers.sanitizer === 'biguanide' ? null : (
        <RadioCards
          label={m.pools_secondary_question()}
          value={answers.secondarySanitizer}
          onChange={(secondarySanitizer) => onChange({ secondarySanitizer })}
          options={choicesOf(SECONDARY_LABELS)}
          error={faults.secondarySanitizer}
        />
      )}
      {answers.sanitizer === 'biguanide' ? <Callout>{m.pools_mixed_sanitizers_warning()}</Callout> : null}
    </div>
  );
}

type OutputUnit = 'lb_day' | 'g_hour';
/** What people read on the labels of common cells. */
const PRESETS_LB_PER_DAY = [0.7, 1, 1.4, 2] as const;
const G_PER_HOUR_IN_LB_PER_DAY = gramsPerHourFromPoundsPerDay(1);

function outputText(gramsPerHour: number, unit: OutputUnit): string {
  return unit === 'lb_day'
    ? `${formatNumber(gramsPerHour / G_PER_HOUR_IN_LB_PER_DAY, undefined, 2)} ${m.pools_unit_lb_day()}`
    : `${formatNumber(gramsPerHour, undefined, 0)} g/h`;
}

function SaltCell({ answers, onChange, faults, units }: PartProps) {
  const [unit, setUnit] = useState<OutputUnit>(units === 'us' ? 'lb_day' : 'g_hour');
  const cell = answers.saltCell;
  const change = (changes: Partial<SaltCellAnswers>) => onChange({ saltCell: { ...cell, ...changes } });
  const factor = unit === 'lb_day' ? G_PER_HOUR_IN_LB_PER_DAY : 1;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 dark:bg-raised">
      <legend className="sr-only">{m.common_salt_cell()}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{m.pools_cell_output_label()}</p>
        <SegmentedControl
          label={m.pools_cell_unit()}
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'lb_day', label: m.pools_unit_lb_day() },
            { value: 'g_hour', label: 'g/h' },
          ]}
        />
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{m.pools_common_cells()}</legend>
        {PRESETS_LB_PER_DAY.map((pounds) => {
          const gramsPerHour = tidy(gramsPerHourFromPoundsPerDay(pounds));
          return (
            <button
              key={pounds}
              type="button"
              aria-pressed={cell.gramsPerHour === gramsPerHour}
              onClick={() => change({ gramsPerHour })}
              className="figures min-h-11 rounded-full border border-line px-4 text-sm font-medium hover:border-line-strong aria-pressed:border-brand aria-pressed:bg-tint aria-pressed:text-brand"
            >
              {outputText(gramsPerHour, unit)}
            </button>
          );
        })}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          key={unit}
          label={m.pools_full_output()}
          optional
          unit={unit === 'lb_day' ? m.pools_unit_lb_day() : 'g/h'}
          decimals={2}
          value={cell.gramsPerHour === null ? null : tidy(cell.gramsPerHour / factor)}
          onChange={(output) => change({ gramsPerHour: output === null ? null : tidy(output * factor) })}
          error={faults['saltCell.gramsPerHour']}
        />
        <NumberField
          label={m.pools_cell_runs()}
          unit={m.common_hours_per_day_unit()}
          decimals={1}
          value={cell.hoursPerDay}
          onChange={(hoursPerDay) => change({ hoursPerDay })}
          error={faults['saltCell.hoursPerDay']}
        />
        <NumberField
          label={m.pools_cell_set_to()}
          optional
          unit="%"
          decimals={0}
          placeholder="100"
          value={cell.percent}
          onChange={(percent) => change({ percent })}
          error={faults['saltCell.percent']}
        />
      </div>
      <CellAnswer answers={answers} />
      <SaltRange cell={cell} change={change} faults={faults} />
    </fieldset>
  );
}

function CellAnswer({ answers }: { answers: PoolAnswers }) {
  const { gramsPerHour, hoursPerDay, percent } = answers.saltCell;
  const { volumeL } = answeredVolume(answers);
  const canCount =
    volumeL !== null &&
    volumeL >= 50 &&
    volumeL <= 1e7 &&
    isWithin(gramsPerHour, 0.1, 2000) &&
    isWithin(hoursPerDay, 0, 24) &&
    isWithin(percent ?? 100, 0, 100);
  if (!canCount) return <p className="text-sm text-muted">{m.pools_cell_output_hint()}</p>;
  const ppm = saltCellPpmPerDay({ gramsPerHour: gramsPerHour ?? 0, hoursPerDay: hoursPerDay ?? 0, percent: percent ?? 100 }, volumeL);
  return <output className="block text-sm">{m.pools_cell_adds({ amount: `${formatNumber(ppm, undefined, 1)} ppm` })}</output>;
}

const isWithin = (value: number | null, low: number, high: number) => value !== null && value >= low && value <= high;
