import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { analyteDisplay, formatAnalyte } from '../strips/analytes.data.ts';
import { type Analyte, type Pad, STRIP_ANALYTES, type StripLayout } from '../strips/layout.data.ts';
import { OWN, type PadFault, padFault, parseValues } from '../strips/my-strip.data.ts';

interface Row {
  key: number;
  analyte: Analyte;
  text: string;
}

const FAULTS: Record<PadFault, () => string> = {
  values: m.strip_form_values_fault,
  impossible: m.strip_form_impossible,
  twice: m.strip_form_twice,
};
const MOST_ROWS = 10;
const asPad = ({ analyte, text }: Row): Pad => ({ analyte, values: parseValues(text) });

/** The person's own strip: its fields from the first end, and the numbers of each row of the chart. */
export function StripForm({
  start,
  onSave,
  onCancel,
}: {
  start: StripLayout;
  onSave: (layout: StripLayout) => void;
  onCancel: () => void;
}) {
  const { units } = useUnits();
  const write = ({ analyte, values }: Pad) =>
    values.map((value) => formatAnalyte(analyte, value, units).replaceAll(/[,\s](?=\d{3}$)/g, '')).join('  ');
  const [rows, setRows] = useState<readonly Row[]>(() => start.pads.map((pad, key) => ({ key, analyte: pad.analyte, text: write(pad) })));
  const [rowFit, setRowFit] = useState(start.rowFit);
  const [from, setFrom] = useState<number | null>(start.readFromSeconds);
  const [until, setUntil] = useState<number | null>(start.readUntilSeconds);
  const [tried, setTried] = useState(false);
  const pads = rows.map(asPad);
  const faults = pads.map((pad) => padFault(pad, pads));
  const isTimed = from !== null && until !== null && from >= 0 && until > from && until <= 600;
  const swap = (index: number) => setRows(rows.toSpliced(index - 1, 2, rows[index] as Row, rows[index - 1] as Row));
  const free = STRIP_ANALYTES.find((analyte) => rows.every((row) => row.analyte !== analyte));
  const add = () => free && setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, analyte: free, text: '' }]);
  const save = () => {
    setTried(true);
    if (faults.every((fault) => fault === undefined) && isTimed)
      onSave({ id: OWN, pads, rowFit, readFromSeconds: from, readUntilSeconds: until });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{m.strip_form_intro()}</p>
      <ol className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <RowFields
            key={row.key}
            row={row}
            number={index + 1}
            error={tried && faults[index] ? FAULTS[faults[index]]() : undefined}
            onChange={(patch) => setRows(rows.map((one) => (one.key === row.key ? { ...one, ...patch } : one)))}
            onUp={index > 0 ? () => swap(index) : undefined}
            onDown={index < rows.length - 1 ? () => swap(index + 1) : undefined}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
      </ol>
      {free && rows.length < MOST_ROWS ? (
        <div>
          <Button variant="quiet" size="sm" onClick={add} iconBefore={<Plus size={18} aria-hidden />}>
            {m.strip_form_add()}
          </Button>
        </div>
      ) : null}
      <SegmentedControl
        label={m.strip_form_rows()}
        labelHidden={false}
        value={rowFit}
        onChange={setRowFit}
        options={[
          { value: 'columns', label: m.strip_form_columns() },
          { value: 'spread', label: m.strip_form_spread() },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={m.strip_form_from()}
          unit="s"
          whole
          value={from}
          onChange={setFrom}
          error={tried && !isTimed ? m.strip_form_times_fault() : undefined}
        />
        <NumberField label={m.strip_form_until()} unit="s" whole value={until} onChange={setUntil} />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={save}>{m.strip_form_save()}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      </div>
    </div>
  );
}

interface RowFieldsProps {
  row: Row;
  number: number;
  error: string | undefined;
  onChange: (patch: Partial<Row>) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One pad: what it measures, and the numbers of its row. */
function RowFields({ row, number, error, onChange, onUp, onDown, onRemove }: RowFieldsProps) {
  const { units } = useUnits();
  return (
    <li className="grid gap-2 rounded-control border border-line p-3 sm:grid-cols-[13rem_1fr_auto] sm:items-start">
      <SelectField
        label={m.strip_form_field({ number })}
        value={row.analyte}
        onChange={(analyte) => onChange({ analyte })}
        options={STRIP_ANALYTES.map((value) => ({ value, label: analyteDisplay(value, units).label }))}
      />
      <TextField label={m.strip_form_values()} value={row.text} onChange={(text) => onChange({ text })} error={error} />
      <div className="flex sm:pt-7">
        <IconButton label={m.strip_form_up({ number })} disabled={!onUp} icon={<ArrowUp size={18} aria-hidden />} onClick={onUp} />
        <IconButton label={m.strip_form_down({ number })} disabled={!onDown} icon={<ArrowDown size={18} aria-hidden />} onClick={onDown} />
        <IconButton
          label={m.strip_form_remove({ number })}
          disabled={!onRemove}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
