import type { UnitSystem } from '@limpid/chemistry';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { analyteDisplay, formatAnalyte, readable } from './analytes.ts';
import type { Analyte } from './layout.ts';
import type { PadReading, PadRefusal } from './read-strip.ts';
import { ScalePicture } from './scale-picture.tsx';

const REFUSALS: Record<PadRefusal, () => string> = {
  glare: m.strip_pad_glare,
  dark: m.strip_pad_dark,
  no_match: m.strip_pad_no_match,
  chart_unclear: m.strip_pad_chart_unclear,
  off_field: m.strip_pad_off_field,
  vague: m.strip_pad_vague,
};

export type Edits = Readonly<Partial<Record<Analyte, number | null>>>;

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
  const bound = isRead && reading.bound && value === readable(analyte, reading.value) ? reading.bound : undefined;
  return (
    <NumberField
      label={label}
      size="lg"
      unit={unit}
      decimals={2}
      leastDecimals={leastDecimals}
      value={value}
      onChange={onChange}
      hint={bound ? undefined : hint}
      warning={bound === 'above' ? m.strip_or_more() : bound === 'below' ? m.strip_or_less() : undefined}
    />
  );
}

function noteOn({ analyte, refusal }: PadReading): string {
  if (refusal) return REFUSALS[refusal]();
  if (analyte === 'cyanuricAcidPpm') return m.strip_cya_note();
  return analyte === 'totalChlorinePpm' ? m.strip_total_note() : '';
}
