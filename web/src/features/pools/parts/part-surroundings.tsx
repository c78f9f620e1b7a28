// Two short parts: where the pool is, and how its water moves.
import { formatNumber, turnoverHours } from '@limpid/chemistry';
import { Building2, Grid3x3, Sun } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Callout } from '../../../ui/callout.tsx';
import { useNow } from '../../../ui/countdown.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../ui/fields/choice.tsx';
import { QuantityField } from '../quantity-field.tsx';
import type { PartProps } from './part-props.ts';
import { CoverIcon } from '../pool-icons.tsx';
import { answeredVolume } from '../pool-volume.ts';
import { choicesOf, COVER_LABELS, SETTING_LABELS, USAGE_LABELS } from '../pool-labels.ts';

const SETTING_ICONS = {
  outdoor: <Sun size={26} strokeWidth={1.75} aria-hidden />,
  screened: <Grid3x3 size={26} strokeWidth={1.75} aria-hidden />,
  indoor: <Building2 size={26} strokeWidth={1.75} aria-hidden />,
};
const settings = () => choicesOf(SETTING_LABELS).map((choice) => ({ ...choice, icon: SETTING_ICONS[choice.value] }));
const covers = () => choicesOf(COVER_LABELS).map((choice) => ({ ...choice, icon: <CoverIcon cover={choice.value} /> }));

export function SettingPart({ answers, onChange, faults }: PartProps) {
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label={m.pools_setting_title()}
        value={answers.setting}
        onChange={(setting) => onChange({ setting })}
        options={settings()}
        error={faults.setting}
      />
      <RadioCards
        label={m.common_cover()}
        value={answers.cover}
        onChange={(cover) => onChange({ cover })}
        options={covers()}
        columns={2}
        error={faults.cover}
      />
      <Switch
        label={m.pools_season_closed()}
        description={m.pools_season_closed_text()}
        checked={answers.isClosed}
        onChange={(isClosed) => onChange({ isClosed })}
      />
    </div>
  );
}

const usages = () => choicesOf(USAGE_LABELS);
/** A customary guide: the whole volume through the filter in about eight hours. */
const SLOW_TURNOVER_HOURS = 12;

export function PumpPart({ answers, onChange, faults, units }: PartProps) {
  const { volumeL } = answeredVolume(answers);
  const { pumpFlowLpm } = answers;
  const hours = volumeL !== null && volumeL >= 50 && volumeL <= 1e7 && isFlow(pumpFlowLpm) ? turnoverHours(volumeL, pumpFlowLpm) : null;
  return (
    <div className="flex flex-col gap-6">
      <QuantityField
        label={m.pools_pump_flow()}
        optional
        quantity="flow"
        typedIn={units === 'us' ? 'gpm' : 'lpm'}
        decimals={1}
        value={pumpFlowLpm}
        onChange={(flow) => onChange({ pumpFlowLpm: flow })}
        hint={m.pools_pump_flow_hint()}
        error={faults.pumpFlowLpm}
      />
      {hours !== null ? (
        <Callout tone={hours > SLOW_TURNOVER_HOURS ? 'warn' : 'info'} live>
          {hours > SLOW_TURNOVER_HOURS
            ? m.pools_turnover_slow({ hours: formatNumber(hours, undefined, 1) })
            : m.pools_turnover_text({ hours: formatNumber(hours, undefined, 1) })}
        </Callout>
      ) : null}
      <RadioCards
        label={m.pools_usage_question()}
        value={answers.usage}
        onChange={(usage) => onChange({ usage })}
        options={usages()}
        error={faults.usage}
      />
      {answers.kind === 'spa' ? <TubUse answers={answers} onChange={onChange} faults={faults} /> : null}
    </div>
  );
}

/** What decides how long the water of a hot tub lasts. */
function TubUse({ answers, onChange, faults }: Pick<PartProps, 'answers' | 'onChange' | 'faults'>) {
  const now = useNow(3_600_000);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField
        label={m.pools_daily_bathers()}
        optional
        value={answers.dailyBathers}
        onChange={(dailyBathers) => onChange({ dailyBathers })}
        hint={m.pools_daily_bathers_hint()}
        error={faults.dailyBathers}
      />
      <TextField
        label={m.pools_filled_on()}
        type="date"
        optional
        max={new Date(now).toISOString().slice(0, 10)}
        value={answers.filledOn ?? ''}
        onChange={(day) => onChange({ filledOn: day === '' ? null : day })}
        error={faults.filledOn}
      />
    </div>
  );
}

const isFlow = (flow: number | null): flow is number => flow !== null && flow >= 1 && flow <= 20_000;
