// Three short parts: what the inside is made of, where it stands, how the water moves.
import { type Surface, SURFACES, formatNumber, turnoverHours } from '@limpid/chemistry';
import { Building2, Grid3x3, Sun } from 'lucide-react';
import { Callout } from '../../ui/callout.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { PartProps } from './part-props.ts';
import { CoverIcon, SurfaceIcon } from './pool-icons.tsx';
import { answeredVolume } from './pool-volume.ts';
import { choicesOf, COVER_WORDS, SETTING_WORDS, SURFACE_WORDS, USAGE_WORDS } from './pool-words.ts';

type SurfaceChoice = Surface | 'unknown';
const SURFACE_CHOICES: { value: SurfaceChoice; label: string; description: string; icon: React.ReactNode }[] = [
  ...SURFACES.map((surface) => ({ value: surface, ...SURFACE_WORDS[surface], icon: <SurfaceIcon surface={surface} /> })),
  {
    value: 'unknown',
    label: 'I am not sure',
    description: 'We aim for what suits every surface, and ask again',
    icon: <SurfaceIcon surface={null} />,
  },
];

export function SurfacePart({ answers, onChange, faults }: PartProps) {
  return (
    <RadioCards
      label="Surface"
      labelHidden
      value={answers.surface ?? 'unknown'}
      onChange={(surface) => onChange({ surface: surface === 'unknown' ? null : surface })}
      options={SURFACE_CHOICES}
      columns={2}
      error={faults.surface}
    />
  );
}

const SETTING_ICONS = {
  outdoor: <Sun size={26} strokeWidth={1.75} aria-hidden />,
  screened: <Grid3x3 size={26} strokeWidth={1.75} aria-hidden />,
  indoor: <Building2 size={26} strokeWidth={1.75} aria-hidden />,
};
const SETTINGS = choicesOf(SETTING_WORDS).map((choice) => ({ ...choice, icon: SETTING_ICONS[choice.value] }));
const COVERS = choicesOf(COVER_WORDS).map((choice) => ({ ...choice, icon: <CoverIcon cover={choice.value} /> }));

export function SettingPart({ answers, onChange, faults }: PartProps) {
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label="Setting"
        value={answers.setting}
        onChange={(setting) => onChange({ setting })}
        options={SETTINGS}
        error={faults.setting}
      />
      <RadioCards
        label="Cover"
        value={answers.cover}
        onChange={(cover) => onChange({ cover })}
        options={COVERS}
        columns={2}
        error={faults.cover}
      />
    </div>
  );
}

const USAGES = choicesOf(USAGE_WORDS);
/** A customary guide: the whole volume through the filter in about eight hours. */
const SLOW_TURNOVER_HOURS = 12;

export function PumpPart({ answers, onChange, faults, units }: PartProps) {
  const { volumeL } = answeredVolume(answers);
  const { pumpFlowLpm } = answers;
  const hours = volumeL !== null && volumeL >= 50 && volumeL <= 1e7 && isFlow(pumpFlowLpm) ? turnoverHours(volumeL, pumpFlowLpm) : null;
  return (
    <div className="flex flex-col gap-6">
      <QuantityField
        label="Pump flow"
        optional
        quantity="flow"
        typedIn={units === 'us' ? 'gpm' : 'lpm'}
        decimals={1}
        value={pumpFlowLpm}
        onChange={(flow) => onChange({ pumpFlowLpm: flow })}
        hint="From the flow meter, the app of the pump or its label at your speed. Leave it empty if you do not know."
        error={faults.pumpFlowLpm}
      />
      {hours !== null ? (
        <Callout tone={hours > SLOW_TURNOVER_HOURS ? 'warn' : 'info'} live>
          The whole water goes through the filter once in <strong className="figures">{formatNumber(hours, undefined, 1)} hours</strong>
          {hours > SLOW_TURNOVER_HOURS ? ': that is slow, so do check the number.' : '.'}
        </Callout>
      ) : null}
      <RadioCards
        label="How much is it used?"
        value={answers.usage}
        onChange={(usage) => onChange({ usage })}
        options={USAGES}
        error={faults.usage}
      />
    </div>
  );
}

const isFlow = (flow: number | null): flow is number => flow !== null && flow >= 1 && flow <= 20_000;
