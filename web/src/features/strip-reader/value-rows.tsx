import type { UnitSystem } from '@limpid/chemistry';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { analyteDisplay, formatAnalyte, readable } from '../strips/analytes.data.ts';
import { cssOf } from './image/color.ts';
import type { PadReading, PadRefusal } from './read-strip.ts';
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

/** Each pad with its value; a tap on it opens the colors of its row, to choose another. */
export function ValueRows({ pads, edits, onEdit }: { pads: readonly PadReading[]; edits: Edits; onEdit: (edits: Edits) => void }) {
  return (
    <ul className="divide-y divide-line">
      {pads.map((pad) => (
        <PadRow key={pad.analyte} pad={pad} edits={edits} onChange={(value) => onEdit({ ...edits, [pad.analyte]: value })} />
      ))}
    </ul>
  );
}

interface PadRowProps {
  pad: PadReading;
  edits: Edits;
  onChange: (value: number | null) => void;
}

function PadRow({ pad, edits, onChange }: PadRowProps) {
  const { units } = useUnits();
  const value = valueOf(pad, edits);
  // What could not be read is asked about at once.
  const [isOpen, setOpen] = useState(value === null);
  const { label, unit } = analyteDisplay(pad.analyte, units);
  const shown = value === null ? undefined : `${formatAnalyte(pad.analyte, value, units)}${unit ? ` ${unit}` : ''}`;
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 text-left"
      >
        <Chip color={pad.color && cssOf(pad.color)} className="size-8" />
        <span className="min-w-0 flex-1">{label}</span>
        <span className={clsx('figures', shown === undefined ? 'text-sm text-muted' : 'text-lg font-semibold')}>
          {shown ?? m.strip_left_out()}
        </span>
        <ChevronDown size={18} aria-hidden className={clsx('shrink-0 text-muted transition-transform', isOpen && 'rotate-180')} />
      </button>
      <Note pad={pad} value={value} units={units} />
      {isOpen ? (
        <Choice
          pad={pad}
          value={value}
          units={units}
          onSwatch={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
          onType={onChange}
        />
      ) : null}
    </li>
  );
}

const Chip = ({ color, className, children }: { color: string | undefined; className?: string; children?: ReactNode }) => (
  <span
    aria-hidden
    className={clsx('shrink-0 rounded-control border border-line-strong', !color && 'bg-sunken', className)}
    style={color ? { backgroundColor: color } : undefined}
  >
    {children}
  </span>
);

interface ChoiceProps {
  pad: PadReading;
  value: number | null;
  units: UnitSystem;
  onSwatch: (value: number) => void;
  onType: (value: number | null) => void;
}

/** The colors of the row as the photo has them, and a field for what lies between them. */
function Choice({ pad, value, units, onSwatch, onType }: ChoiceProps) {
  const { label, unit, leastDecimals } = analyteDisplay(pad.analyte, units);
  return (
    <div className="flex flex-col gap-3 pt-2 pb-3">
      <div role="group" aria-label={m.strip_swatches({ value: label })} className="grid auto-cols-fr grid-flow-col gap-1">
        {pad.chart.map(({ value: stop, color }) => (
          <button
            key={stop}
            type="button"
            aria-pressed={stop === value}
            onClick={() => onSwatch(stop)}
            className={clsx(
              'flex min-h-16 min-w-0 flex-col items-stretch gap-1 rounded-control border p-1 text-center',
              stop === value ? 'border-2 border-ink' : 'border-line',
            )}
          >
            <Chip color={color && cssOf(color)} className="h-8 w-full" />
            <span className="figures text-xs">{formatAnalyte(pad.analyte, stop, units)}</span>
          </button>
        ))}
      </div>
      <NumberField label={label} unit={unit} decimals={2} leastDecimals={leastDecimals} value={value} onChange={onType} />
    </div>
  );
}

function Note({ pad, value, units }: { pad: PadReading; value: number | null; units: UnitSystem }) {
  const { analyte, reading, refusal } = pad;
  const isAsRead = reading !== undefined && !refusal && value === readable(analyte, reading.value);
  const end = isAsRead ? endOf(pad) : undefined;
  const range =
    reading && !refusal
      ? m.strip_range({
          low: formatAnalyte(analyte, readable(analyte, reading.low), units),
          high: formatAnalyte(analyte, readable(analyte, reading.high), units),
        })
      : undefined;
  const refused = refusal && value === null ? REFUSALS[refusal]() : undefined;
  const lines = [end ?? range, refused, noteOn(pad)].filter((line) => line !== undefined && line !== '');
  return lines.map((line) => (
    <p key={line} className={clsx('text-sm', end || refused ? 'text-warn' : 'text-muted')}>
      {line}
    </p>
  ));
}

/** At the end of the chart the strip can't tell how much it is, and no water should have none of these. */
function endOf({ analyte, reading }: PadReading): string | undefined {
  if (reading?.bound) return reading.bound === 'above' ? m.strip_or_more() : m.strip_or_less();
  const isNone = reading?.value === 0 && (analyte === 'alkalinityPpm' || analyte === 'hardnessPpm');
  return isNone ? m.strip_at_none() : undefined;
}

function noteOn({ analyte, refusal }: PadReading): string {
  if (refusal) return '';
  if (analyte === 'cyanuricAcidPpm') return m.strip_cya_note();
  return analyte === 'totalChlorinePpm' ? m.strip_total_note() : '';
}
