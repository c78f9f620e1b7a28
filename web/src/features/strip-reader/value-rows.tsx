import type { UnitSystem } from '@limpid/chemistry';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { analyteDisplay, formatAnalyte, readable } from '../strips/analytes.data.ts';
import type { PadReading, PadRefusal } from './read-strip.ts';
import { ScalePicture } from './scale-picture.tsx';
import type { Edits } from './draft/strip-draft.ts';

const REFUSALS: Record<PadRefusal, () => string> = {
  glare: m.strip_pad_glare,
  dark: m.strip_pad_dark,
  no_match: m.strip_pad_no_match,
  chart_unclear: m.strip_pad_chart_unclear,
  off_field: m.strip_pad_off_field,
  vague: m.strip_pad_vague,
};

/** What the field contains: as corrected by the person, or as read. */
export function valueOf(pad: PadReading, edits: Edits): number | null {
  const edited = edits[pad.analyte];
  if (edited !== undefined) return edited;
  return pad.refusal || !pad.reading ? null : readable(pad.analyte, pad.reading.value);
}

export function ValueRows({ pads, edits, onEdit }: { pads: readonly PadReading[]; edits: Edits; onEdit: (edits: Edits) => void }) {
  const { units } = useUnits();
  return (
    <ul className="divide-y divide-line">
      {pads.map((pad) => (
        <li key={pad.analyte} className="grid gap-x-6 gap-y-3 py-5 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="min-w-0">
            <ScalePicture pad={pad} units={units} />
            <p className="mt-1 text-sm text-muted">{noteOn(pad)}</p>
          </div>
          <PadField pad={pad} value={valueOf(pad, edits)} units={units} onChange={(value) => onEdit({ ...edits, [pad.analyte]: value })} />
        </li>
      ))}
    </ul>
  );
}

function PadField({
  pad,
  value,
  units,
  onChange,
}: {
  pad: PadReading;
  value: number | null;
  units: UnitSystem;
  onChange: (value: number | null) => void;
}) {
  const { label, unit, leastDecimals } = analyteDisplay(pad.analyte, units);
  const { reading, refusal, analyte } = pad;
  const isRead = reading && !refusal;
  const hint = isRead
    ? m.strip_range({
        low: formatAnalyte(analyte, readable(analyte, reading.low), units),
        high: formatAnalyte(analyte, readable(analyte, reading.high), units),
      })
    : undefined;
  const end = isRead && value === readable(analyte, reading.value) ? endOf(pad) : undefined;
  return (
    <NumberField
      label={label}
      size="lg"
      unit={unit}
      decimals={2}
      leastDecimals={leastDecimals}
      value={value}
      onChange={onChange}
      hint={end ? undefined : hint}
      warning={end}
    />
  );
}

/** At the end of the chart the strip can't tell how much it is, and no water should have none of these. */
function endOf({ analyte, reading }: PadReading): string | undefined {
  if (reading?.bound) return reading.bound === 'above' ? m.strip_or_more() : m.strip_or_less();
  const isNone = reading?.value === 0 && (analyte === 'alkalinityPpm' || analyte === 'hardnessPpm');
  return isNone ? m.strip_at_none() : undefined;
}

function noteOn({ analyte, refusal }: PadReading): string {
  if (refusal) return REFUSALS[refusal]();
  if (analyte === 'cyanuricAcidPpm') return m.strip_cya_note();
  return analyte === 'totalChlorinePpm' ? m.strip_total_note() : '';
}
