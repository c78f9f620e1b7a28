import { clsx } from 'clsx';
import { Plus, Trash2, WandSparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { digitsOf, symbolOf } from './equipment-units.ts';
import { type PlannerDraft, rowId, withSlowerSpeeds } from './planner-draft.ts';
import { PRICE_YEAR } from './planner-typical.ts';
import { timeText } from './pump-texts.ts';

export interface PlannerFormProps {
  draft: PlannerDraft;
  onChange: (draft: PlannerDraft) => void;
  /** what is missing or out of bounds */
  faults: ReadonlySet<string>;
  units: Units;
}

const MOST = { speeds: 8, periods: 8, runs: 12 };

/** A value that was typed and is out of bounds; what is still empty is no mistake. */
const outside = (value: number | null, isFault: boolean): string | undefined =>
  value !== null && isFault ? m.equipment_out_of_range() : undefined;

export function WishFields({ draft, onChange, faults, hasCell }: PlannerFormProps & { hasCell: boolean }) {
  return (
    <Card padding="lg">
      <CardHeader title={m.equipment_wish()} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={m.common_turnovers_a_day()}
          decimals={2}
          value={draft.turnovers}
          onChange={(turnovers) => onChange({ ...draft, turnovers })}
          hint={m.equipment_turnovers_hint()}
          error={outside(draft.turnovers, faults.has('turnovers'))}
        />
        {hasCell ? (
          <NumberField
            label={m.equipment_cell_hours()}
            unit={m.common_hours_inline()}
            decimals={2}
            value={draft.cellHours}
            onChange={(cellHours) => onChange({ ...draft, cellHours })}
            hint={m.equipment_cell_hours_hint()}
            error={outside(draft.cellHours, faults.has('cellHours'))}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** One line of a list: its name, its fields, and a way to remove it. */
function Line(props: { title: string; removeLabel: string; onRemove: (() => void) | undefined; isPaired?: boolean; children: ReactNode }) {
  const { title, removeLabel, onRemove, isPaired = false, children } = props;
  const id = useId();
  return (
    <li className="border-t border-line pt-2 first:border-0 first:pt-0">
      <div role="group" aria-labelledby={id}>
        <div className="flex min-h-11 items-center justify-between gap-2">
          <p id={id} className="text-sm font-medium">
            {title}
          </p>
          {onRemove ? <IconButton label={removeLabel} icon={<Trash2 size={18} aria-hidden />} onClick={onRemove} /> : null}
        </div>
        <div className={clsx('grid grid-cols-2 items-start gap-3', isPaired ? '*:last:col-span-2' : 'sm:grid-cols-3')}>{children}</div>
      </div>
    </li>
  );
}

const replaced = <Row extends { id: number }>(rows: readonly Row[], id: number, part: Partial<Row>): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...part } : row));
const without = <Row extends { id: number }>(rows: readonly Row[], id: number): Row[] => rows.filter((row) => row.id !== id);

export function SpeedFields({ draft, onChange, faults, units, isAssumed }: PlannerFormProps & { isAssumed: boolean }) {
  const { speeds } = draft;
  const slower = withSlowerSpeeds(speeds, units);
  const set = (id: number, part: Partial<(typeof speeds)[number]>) => onChange({ ...draft, speeds: replaced(speeds, id, part) });
  /** Runs name their speed by its place in the list. */
  const remove = (id: number, place: number) =>
    onChange({
      ...draft,
      speeds: without(speeds, id),
      runs: draft.runs.map((run) => ({ ...run, speed: run.speed > place ? run.speed - 1 : Math.min(run.speed, speeds.length - 2) })),
    });
  return (
    <Card padding="lg">
      <CardHeader title={m.equipment_speeds()} description={isAssumed ? m.equipment_speeds_assumed() : m.equipment_speeds_text()} />
      <ul className="flex flex-col gap-3">
        {speeds.map(({ id, rpm, flow, powerW }, index) => {
          const number = index + 1;
          return (
            <Line
              key={id}
              title={m.equipment_speed_number({ number })}
              removeLabel={m.equipment_remove_speed({ number })}
              onRemove={speeds.length > 1 ? () => remove(id, index) : undefined}
            >
              <NumberField
                label={m.equipment_rpm()}
                unit="rpm"
                whole
                decimals={0}
                value={rpm}
                onChange={(value) => set(id, { rpm: value })}
                error={outside(rpm, faults.has(`speeds.${index}.rpm`))}
              />
              <NumberField
                label={m.common_flow()}
                unit={symbolOf('flow', units)}
                decimals={digitsOf('flow', units) + 1}
                value={flow}
                onChange={(value) => set(id, { flow: value })}
                error={outside(flow, faults.has(`speeds.${index}.flow`))}
              />
              <NumberField
                label={m.common_power()}
                unit="W"
                decimals={0}
                value={powerW}
                onChange={(value) => set(id, { powerW: value })}
                error={outside(powerW, faults.has(`speeds.${index}.powerW`))}
              />
            </Line>
          );
        })}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <AddButton
          label={m.equipment_add_speed()}
          isFull={speeds.length >= MOST.speeds}
          onClick={() => onChange({ ...draft, speeds: [...speeds, { id: rowId(), rpm: null, flow: null, powerW: null }] })}
        />
        {slower && speeds.length === 1 ? (
          <Button
            variant="quiet"
            size="sm"
            iconBefore={<WandSparkles size={18} aria-hidden />}
            onClick={() => onChange({ ...draft, speeds: slower })}
          >
            {m.equipment_estimate_speeds()}
          </Button>
        ) : null}
      </div>
      {slower && speeds.length === 1 ? <p className="mt-2 text-sm text-muted">{m.equipment_estimate_text()}</p> : null}
    </Card>
  );
}

function AddButton({ label, isFull, onClick }: { label: string; isFull: boolean; onClick: () => void }) {
  if (isFull) return null;
  return (
    <Button variant="secondary" size="sm" iconBefore={<Plus size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourOptions = () => HOURS.map((hour) => ({ value: String(hour), label: timeText(hour * 60) }));

/** `assumedIn`: the state whose average price this is. */
export function PriceFields({ draft, onChange, faults, assumedIn }: PlannerFormProps & { assumedIn: string | undefined }) {
  const { periods } = draft;
  const set = (id: number, part: Partial<(typeof periods)[number]>) => onChange({ ...draft, periods: replaced(periods, id, part) });
  return (
    <Card padding="lg">
      <CardHeader title={m.equipment_prices()} description={m.equipment_prices_text()} />
      <NumberField
        label={m.equipment_price_base()}
        prefix="$"
        unit={m.equipment_per_kwh()}
        decimals={4}
        leastDecimals={2}
        value={draft.price}
        onChange={(price) => onChange({ ...draft, price })}
        hint={assumedIn === undefined ? undefined : m.equipment_price_assumed({ state: assumedIn, year: PRICE_YEAR })}
        error={outside(draft.price, faults.has('price'))}
      />
      <ul className="mt-4 flex flex-col gap-3">
        {periods.map(({ id, fromHour, toHour, price }, index) => (
          <Line
            key={id}
            title={m.equipment_period_number({ number: index + 1 })}
            removeLabel={m.equipment_remove_period({ number: index + 1 })}
            onRemove={() => onChange({ ...draft, periods: without(periods, id) })}
          >
            <SelectField
              label={m.common_from()}
              value={String(fromHour)}
              options={hourOptions()}
              onChange={(hour) => set(id, { fromHour: Number(hour) })}
            />
            <SelectField
              label={m.common_to()}
              value={String(toHour % 24)}
              options={hourOptions()}
              onChange={(hour) => set(id, { toHour: Number(hour) })}
              error={faults.has(`periods.${index}.toHour`) ? m.equipment_two_hours() : undefined}
            />
            <NumberField
              label={m.common_price()}
              prefix="$"
              decimals={4}
              leastDecimals={2}
              value={price}
              onChange={(value) => set(id, { price: value })}
              error={outside(price, faults.has(`periods.${index}.price`))}
            />
          </Line>
        ))}
      </ul>
      <div className="mt-4">
        <AddButton
          label={m.equipment_add_period()}
          isFull={periods.length >= MOST.periods}
          onClick={() => onChange({ ...draft, periods: [...periods, { id: rowId(), fromHour: 16, toHour: 21, price: null }] })}
        />
      </div>
    </Card>
  );
}

const QUARTER = 15;
const clockText = (minute: number): string =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** A time that is being typed may be empty for a moment. */
function minuteOf(text: string): number | undefined {
  const [hours, minutes] = text.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return undefined;
  return (Math.round((hours * 60 + minutes) / QUARTER) * QUARTER) % 1440;
}

export function RunFields({ draft, onChange }: PlannerFormProps) {
  const { runs, speeds } = draft;
  const set = (id: number, part: Partial<(typeof runs)[number]>) => onChange({ ...draft, runs: replaced(runs, id, part) });
  const setTime = (id: number, name: 'fromMinute' | 'toMinute', text: string) => {
    const minute = minuteOf(text);
    if (minute !== undefined) set(id, { [name]: minute });
  };
  return (
    <Card padding="lg">
      <CardHeader title={m.equipment_runs_now()} description={m.equipment_runs_now_text()} />
      <ul className="flex flex-col gap-3">
        {runs.map(({ id, fromMinute, toMinute, speed }, index) => (
          <Line
            key={id}
            isPaired
            title={m.equipment_run_number({ number: index + 1 })}
            removeLabel={m.equipment_remove_run({ number: index + 1 })}
            onRemove={() => onChange({ ...draft, runs: without(runs, id) })}
          >
            <TextField
              label={m.common_from()}
              type="time"
              step={900}
              value={clockText(fromMinute)}
              onChange={(text) => setTime(id, 'fromMinute', text)}
            />
            <TextField
              label={m.common_to()}
              type="time"
              step={900}
              value={clockText(toMinute)}
              onChange={(text) => setTime(id, 'toMinute', text)}
            />
            <SelectField
              label={m.common_speed()}
              value={String(speed)}
              options={speeds.map(({ rpm }, place) => ({
                value: String(place),
                label: rpm === null ? m.equipment_speed_number({ number: place + 1 }) : `${rpm} rpm`,
              }))}
              onChange={(place) => set(id, { speed: Number(place) })}
            />
          </Line>
        ))}
      </ul>
      <div className="mt-4">
        <AddButton
          label={m.equipment_add_run()}
          isFull={runs.length >= MOST.runs}
          onClick={() => onChange({ ...draft, runs: [...runs, { id: rowId(), fromMinute: 480, toMinute: 960, speed: 0 }] })}
        />
      </div>
    </Card>
  );
}
