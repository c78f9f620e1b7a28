import { PARAMETERS, type Parameter, withCombinedChlorine } from '@limpid/chemistry';
import type { Pool, Treatment } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import { useMemo, useState } from 'react';
import { TimeCharts } from '../../../charts/time-chart.tsx';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { useUnits } from '../../../i18n/units.ts';
import { isDoubtful } from '../../../i18n/verdict-facts.ts';
import { MOST_LISTED } from '../../../offline/pool-log.ts';
import { m } from '../../../paraglide/messages.js';
import { SegmentedControl } from '../../../ui/fields/choice.tsx';
import { type History, historyCharts, type Span, testsWithin } from './history-values.ts';
import { ReadingEditor } from '../lazy-reading-editor.ts';
import type { ListedReading } from '../readings.data.ts';

const VALUES_KEY = 'lmp-chart-values';

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only a memory: the usual is shown next time.
  }
}

function rememberedValues(): readonly Parameter[] {
  const kept = remembered(VALUES_KEY)?.split(',') ?? [];
  return PARAMETERS.filter((one) => kept.includes(one));
}

const MAKE_COMBINED = ['freeChlorinePpm', 'totalChlorinePpm'] as const;

/** The two that decide: the sanitizer, and pH. */
const DECIDING: Record<Pool['sanitizer'], readonly Parameter[]> = {
  chlorine: ['freeChlorinePpm', 'ph'],
  salt: ['freeChlorinePpm', 'ph'],
  mineral: ['freeChlorinePpm', 'ph'],
  bromine: ['brominePpm', 'ph'],
  biguanide: ['biguanidePpm', 'ph'],
};

/** Those of the device, as far as this pool measures them; else the two that decide. At least one. */
function useValues(pool: Pool, present: readonly Parameter[]) {
  const [kept, setKept] = useState(rememberedValues);
  const within = (wanted: readonly Parameter[]) => present.filter((one) => wanted.includes(one));
  const values = [within(kept), within(DECIDING[pool.sanitizer]), present.slice(0, 1)].find(({ length }) => length > 0) ?? [];
  const toggle = (value: Parameter) => {
    const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
    if (next.length === 0) return;
    setKept(next);
    remember(VALUES_KEY, next.join(','));
  };
  return { values, toggle };
}

const SPAN_KEY = 'lmp-chart-span';
const SPAN_NAMES: readonly Span[] = ['month', 'season', 'year', 'all'];

/** Chosen on this device, it stays chosen: for the next pool, and the next time. */
function useSpan() {
  const [span, setSpan] = useState<Span>(() => SPAN_NAMES.find((one) => one === remembered(SPAN_KEY)) ?? 'month');
  const choose = (next: Span) => {
    setSpan(next);
    remember(SPAN_KEY, next);
  };
  return { span, choose };
}

interface ChartProps extends History {
  readings: readonly ListedReading[];
  /** "24 fl oz liquid chlorine" */
  treatmentText: (treatment: Treatment) => string;
}

/** The chosen values over the same time, with their targets and what was added; a point opens its test. */
export function HistoryChart({ pool, readings: logged, treatments, plan, treatmentText }: ChartProps) {
  const { units } = useUnits();
  const { span, choose } = useSpan();
  const [opened, setOpened] = useState<ListedReading | null>(null);
  const doubts = plan?.doubts;
  // Two values make combined chlorine: one that can't be true makes none.
  const readings = useMemo(() => {
    const isSure = (reading: ListedReading) => MAKE_COMBINED.every((one) => !isDoubtful(reading, one, doubts));
    return logged.map((reading) => (isSure(reading) ? withCombinedChlorine(reading) : reading));
  }, [logged, doubts]);
  const present = useMemo(() => PARAMETERS.filter((one) => readings.some((reading) => reading[one] !== undefined)), [readings]);
  const { values, toggle } = useValues(pool, present);
  const chosen = values.join();
  const charts = useMemo(
    () =>
      historyCharts(
        { pool, readings, treatments, plan },
        { parameters: present.filter((one) => chosen.split(',').includes(one)), span, units },
      ),
    [pool, readings, treatments, plan, present, chosen, span, units],
  );
  const open = (at: number) => setOpened(logged.find(({ takenAt }) => Date.parse(takenAt) === at) ?? null);
  const treatmentsOf = (at: number) => {
    const day = dayOf(new Date(at), pool.timeZone);
    const list = treatments.filter(({ doneAt }) => dayOf(doneAt, pool.timeZone) === day).map(treatmentText);
    return list.length > 0 ? <p className="mt-1">{m.history_treatments_of_day({ list: list.join(', ') })}</p> : null;
  };
  return (
    <div className="flex flex-col gap-4">
      <ValueChips present={present} values={values} onToggle={toggle} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          label={m.history_time_span()}
          labelHidden
          value={span}
          onChange={choose}
          options={[
            { value: 'month', label: m.common_month() },
            { value: 'season', label: m.history_three_months() },
            { value: 'year', label: m.history_year() },
            { value: 'all', label: m.history_all_time() },
          ]}
        />
        <p className="text-sm text-muted">
          {m.history_tests_shown({ count: testsWithin(readings, span).length })}
          {span === 'all' && readings.length >= MOST_LISTED ? ` · ${m.history_most_tests({ most: MOST_LISTED })}` : null}
        </p>
      </div>
      {charts.length > 0 ? (
        <TimeCharts charts={charts} more={treatmentsOf} open={{ label: m.history_open_test(), at: open }} />
      ) : (
        <p className="py-12 text-center text-muted">{m.history_no_values_in_period()}</p>
      )}
      {opened ? <ReadingEditor key={opened.id} pool={pool} reading={opened} doubts={plan?.doubts} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}

interface ChipsProps {
  present: readonly Parameter[];
  values: readonly Parameter[];
  onToggle: (value: Parameter) => void;
}

function ValueChips({ present, values, onToggle }: ChipsProps) {
  const { units } = useUnits();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.history_values()}</legend>
      <div className="-m-1 flex gap-2 p-1 max-sm:overflow-x-auto sm:flex-wrap">
        {present.map((value) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm has-checked:border-brand has-checked:bg-tint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand dark:bg-raised"
          >
            <input type="checkbox" className="accent-brand" checked={values.includes(value)} onChange={() => onToggle(value)} />
            {parameterDisplay(value, units).label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
