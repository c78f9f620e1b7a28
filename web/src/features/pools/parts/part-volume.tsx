import { formatQuantity, type UnitSystem } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { Callout } from '../../../ui/callout.tsx';
import { SegmentedControl } from '../../../ui/fields/choice.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { LengthField } from '../length-field.tsx';
import { KnownVolume, otherSystem } from './known-volume.tsx';
import type { PartProps } from './part-props.ts';
import type { SaltAnswers, ShapeAnswers, VolumeSource } from '../pool-answers.ts';
import { type AnsweredVolume, answeredVolume, DIMENSIONS, volumeWarning } from '../pool-volume.ts';
import { QuantityField } from '../quantity-field.tsx';
import { ShapeDrawing } from '../shape-drawing.tsx';
import { ShapePicker } from '../shape-picker.tsx';

const sources = (): { value: VolumeSource; label: string }[] => [
  { value: 'known', label: m.pools_volume_known_option() },
  { value: 'shape', label: m.common_by_its_shape() },
  { value: 'salt', label: m.pools_volume_salt_option() },
];
const SOURCE_HINTS: Record<VolumeSource, () => string> = {
  known: m.pools_volume_known_hint,
  shape: m.pools_shape_option_text,
  salt: m.pools_salt_method_option_text,
};

export function VolumePart(props: PartProps) {
  const { answers, onChange } = props;
  return (
    <div className="flex flex-col gap-6">
      <SegmentedControl
        label={m.pools_volume_method_question()}
        labelHidden={false}
        wide
        value={answers.volumeSource}
        onChange={(volumeSource) => onChange({ volumeSource })}
        options={sources()}
        hint={SOURCE_HINTS[answers.volumeSource]()}
      />
      {answers.volumeSource === 'known' ? <KnownVolume key={props.units} {...props} /> : null}
      {answers.volumeSource === 'shape' ? <VolumeByShape {...props} /> : null}
      {answers.volumeSource === 'salt' ? <VolumeBySalt {...props} /> : null}
    </div>
  );
}

/** The volume as the answer of what was typed: the hero of the part. */
function VolumeAnswer({ answered, units, warning }: { answered: AnsweredVolume; units: UnitSystem; warning?: string }) {
  const { volumeL, surfaceAreaM2, lowL, highL } = answered;
  if (volumeL === null) return <p className="text-sm text-muted">{m.pools_volume_pending()}</p>;
  const span =
    lowL !== undefined && highL
      ? m.common_range({ low: formatQuantity('volume', lowL, units), high: formatQuantity('volume', highL, units) })
      : null;
  return (
    <output className="block">
      <span className="block text-sm text-muted">{m.common_volume()}</span>
      <span className="figures block text-2xl font-semibold">{formatQuantity('volume', volumeL, units)}</span>
      <p className="figures text-sm text-muted">
        {span ?? formatQuantity('volume', volumeL, otherSystem(units))}
        {surfaceAreaM2 === null ? null : m.pools_surface_area_after({ value: formatQuantity('area', surfaceAreaM2, units, { digits: 0 }) })}
      </p>
      {warning ? (
        <Callout tone="warn" className="mt-3">
          {warning}
        </Callout>
      ) : null}
    </output>
  );
}

function VolumeByShape(props: PartProps) {
  const { answers, onChange, faults, units } = props;
  const { shape } = answers;
  const change = (changes: Partial<ShapeAnswers>) => onChange({ shape: { ...shape, ...changes } });
  const answered = answeredVolume(answers);
  return (
    <div className="flex flex-col gap-6">
      <ShapePicker value={shape.shape} onChange={(next) => change({ shape: next })} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <div className="rounded-card border border-line bg-surface p-3 sm:sticky sm:top-6 dark:bg-raised">
          <ShapeDrawing answers={shape} units={units} className="h-auto w-full" />
          <div className="px-2 pt-1 pb-2">
            <VolumeAnswer answered={answered} units={units} warning={volumeWarning(answers, answered.volumeL) ?? faults.volumeL} />
          </div>
        </div>
        <ShapeFields shape={shape} change={change} faults={faults} units={units} />
      </div>
    </div>
  );
}

type ShapeFieldsProps = Pick<PartProps, 'faults' | 'units'> & { shape: ShapeAnswers; change: (changes: Partial<ShapeAnswers>) => void };

function ShapeFields({ shape, change, faults, units }: ShapeFieldsProps) {
  const example = units === 'us' ? m.pools_feet_hint() : m.pools_meters_hint();
  return (
    <div className="flex flex-col gap-4">
      {DIMENSIONS[shape.shape].map(({ name, label, letter }, index) =>
        name === 'areaM2' ? (
          <QuantityField
            key={name}
            label={`${label()} (${letter})`}
            quantity="area"
            typedIn={units === 'us' ? 'ft2' : 'm2'}
            decimals={1}
            value={shape.areaM2}
            onChange={(areaM2) => change({ areaM2 })}
            hint={m.pools_freeform_hint()}
            error={faults['shape.areaM2']}
          />
        ) : (
          <LengthField
            key={name}
            label={`${label()} (${letter})`}
            value={shape[name]}
            onChange={(metres) => change({ [name]: metres })}
            units={units}
            hint={index === 0 ? example : undefined}
            error={faults[`shape.${name}`]}
          />
        ),
      )}
      <LengthField
        label={m.pools_depth_shallow_end()}
        value={shape.shallowDepthM}
        onChange={(shallowDepthM) => change({ shallowDepthM })}
        units={units}
        hint={m.pools_depth_of_water_hint()}
        error={faults['shape.shallowDepthM']}
      />
      <LengthField
        label={m.pools_depth_deep_end()}
        optional
        value={shape.deepDepthM}
        onChange={(deepDepthM) => change({ deepDepthM })}
        units={units}
        hint={m.pools_depth_hint()}
        error={faults['shape.deepDepthM']}
      />
    </div>
  );
}

function VolumeBySalt({ answers, onChange, faults, units }: PartProps) {
  const { salt } = answers;
  const change = (changes: Partial<SaltAnswers>) => onChange({ salt: { ...salt, ...changes } });
  const answered = answeredVolume(answers);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{m.pools_salt_method_text()}</p>
      <NumberField
        label={m.common_salt_before()}
        unit="ppm"
        decimals={0}
        value={salt.beforePpm}
        onChange={(beforePpm) => change({ beforePpm })}
        error={faults['salt.beforePpm']}
      />
      <QuantityField
        label={m.common_salt_added()}
        quantity="mass"
        typedIn={units === 'us' ? 'lb' : 'kg'}
        decimals={2}
        value={salt.addedSaltG}
        onChange={(addedSaltG) => change({ addedSaltG })}
        hint={units === 'us' ? m.pools_salt_bag_us() : m.pools_salt_bag_metric()}
        error={faults['salt.addedSaltG']}
      />
      <NumberField
        label={m.pools_salt_after_day()}
        unit="ppm"
        decimals={0}
        value={salt.afterPpm}
        onChange={(afterPpm) => change({ afterPpm })}
        error={faults['salt.afterPpm']}
      />
      <div className="rounded-card border border-line bg-surface p-4 dark:bg-raised">
        <VolumeAnswer answered={answered} units={units} warning={volumeWarning(answers, answered.volumeL) ?? faults.volumeL} />
      </div>
      {answered.findings.map((finding) => (
        <Callout key={finding.code} tone="warn" live>
          {finding.text}
        </Callout>
      ))}
    </div>
  );
}
