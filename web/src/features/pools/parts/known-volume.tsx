import { formatNumber, formatQuantity, fromCanonical, toCanonical, type UnitOf, type UnitSystem, volumeFinding } from '@limpid/chemistry';
import { useState } from 'react';
import { engineText, useSentences } from '../../../i18n/engine-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { parseTypedNumber } from '../../../ui/fields/typed-number.ts';
import type { PartProps } from './part-props.ts';
import type { PoolAnswers } from '../pool-answers.ts';
import { USUAL_L } from '../pool-volume.ts';
import { QuantityField, tidy } from '../quantity-field.tsx';

export const otherSystem = (units: UnitSystem): UnitSystem => (units === 'us' ? 'metric' : 'us');

/** Finished as it is typed; "15,0" may still become "15,000". */
const GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** "15.000" or "15,5": next to nothing as it reads, and a usual volume a thousand times over. In liters; undefined: clear. */
function askedVolumes(text: string, kind: PoolAnswers['kind'], unit: UnitOf<'volume'>): [number, number] | undefined {
  const typed = /[.,]/.test(text) ? parseTypedNumber(text) : null;
  if (typed === null || Number.isNaN(typed)) return undefined;
  const [small, large] = [toCanonical('volume', typed, unit), toCanonical('volume', 1000 * typed, unit)];
  const { low, high } = USUAL_L[kind];
  return small < low && large >= low && large <= high ? [small, large] : undefined;
}

/** The volume as a person knows it. What may mean thousands is asked about, and nothing counts before it is answered. */
export function KnownVolume({ answers, onChange, faults, units }: PartProps) {
  const { kind, knownVolumeL } = answers;
  const unit = units === 'us' ? 'gal' : 'L';
  useSentences();
  const [text, setText] = useState('');
  const [hasLeft, setLeft] = useState(false);
  const [kept, setKept] = useState<number | null>(null);
  const volumes = askedVolumes(text, kind, unit);
  const asked = volumes && (hasLeft || faults.volumeL || GROUPED.test(text.trim())) ? volumes : undefined;
  const show = (volumeL: number) => {
    const isWhole = Number.isInteger(tidy(fromCanonical('volume', volumeL, unit)));
    return formatQuantity('volume', volumeL, units, { digits: isWhole ? 0 : 1 });
  };
  const doubt = knownVolumeL === null || knownVolumeL <= 0 ? null : volumeFinding(kind, knownVolumeL);
  const likelyL = doubt?.values?.['likelyL'];
  const isKept = kept !== null && kept === knownVolumeL;
  const question = asked && m.log_ask_grouping({ small: show(asked[0]), large: show(asked[1]) });
  return (
    <div>
      <QuantityField
        label={m.common_volume()}
        size="lg"
        quantity="volume"
        typedIn={unit}
        decimals={0}
        value={knownVolumeL}
        onChange={(volumeL) => onChange({ knownVolumeL: volumeL })}
        read={(typed) => (askedVolumes(typed, kind, unit) ? Number.NaN : parseTypedNumber(typed))}
        onText={(typed) => {
          setText(typed);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
        isAskedAbout={volumes !== undefined}
        placeholder={placeholder(kind, units)}
        error={asked ? undefined : faults.volumeL}
        warning={question ?? (doubt && !isKept ? engineText(doubt.text, doubt.messages) : undefined)}
        hint={
          knownVolumeL
            ? m.pools_volume_converted({ value: formatQuantity('volume', knownVolumeL, otherSystem(units)) })
            : m.pools_volume_hint()
        }
        enterKeyHint="next"
      />
      {likelyL === undefined || asked || isKept ? null : (
        <div className="mt-1 flex flex-wrap gap-1">
          <Button variant="quiet" size="sm" onClick={() => onChange({ knownVolumeL: likelyL })}>
            {m.log_likely({ value: show(likelyL) })}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setKept(knownVolumeL)}>
            {m.pools_volume_keep({ value: show(knownVolumeL ?? 0) })}
          </Button>
        </div>
      )}
      {asked ? (
        <div className="mt-1 flex flex-wrap gap-1">
          {asked.map((volumeL) => (
            <Button
              key={volumeL}
              variant="quiet"
              size="sm"
              onClick={() => {
                setText('');
                onChange({ knownVolumeL: volumeL });
              }}
            >
              {m.log_likely({ value: show(volumeL) })}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function placeholder(kind: PoolAnswers['kind'], units: UnitSystem): string {
  const usual = { pool: [15_000, 50_000], spa: [400, 1500], swim_spa: [1500, 6000] }[kind];
  return m.pools_example({ value: formatNumber(usual[units === 'us' ? 0 : 1] as number, undefined, 0) });
}
