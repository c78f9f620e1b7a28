import { findSource, pumpPlan, type PumpPlan, type PumpRun, type PumpTask, type PumpUse, pumpUse } from '@limpid/chemistry';
import type { PumpSpeed } from '@limpid/contract';
import { useMemo } from 'react';
import { sentenceText, useSentences } from '../../i18n/engine-text.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Table } from '../../ui/table.tsx';
import { moneyText, numberText, shownText } from './equipment-units.ts';
import { dayNow, type Planned } from './planner-draft.ts';
import { ClockLegend, PumpClock } from './pump-clock.tsx';
import { hoursText, lengthOf, pricesText, speedText, timeText } from './pump-texts.ts';

/** The cheapest day beside the day as it is now; what is missing, where the pump can't do it. */
export function PlannerResult({ task, planned }: { task: PumpTask; planned: Planned }) {
  const { units } = useUnits();
  const plan = useMemo(() => pumpPlan(task), [task]);
  if (!plan.isPossible) {
    const most = shownText('flow', Math.max(...task.speeds.map(({ flowLpm }) => flowLpm)), units);
    return (
      <Callout tone="warn" title={m.equipment_plan_impossible()} live>
        {plan.lacks.includes('turnover')
          ? m.equipment_plan_too_slow({ most, turnovers: numberText(plan.mostTurnovers, 2) })
          : m.equipment_plan_no_cell_flow({
              most,
              needed: shownText('flow', task.cell?.minimumFlowLpm ?? 0, units),
            })}
      </Callout>
    );
  }
  return <BestDay plan={plan} task={task} planned={planned} />;
}

function BestDay({ plan, task, planned }: { plan: PumpPlan; task: PumpTask; planned: Planned }) {
  const day = dayNow(planned);
  const now = pumpUse(task, day);
  const saved = now.costPerYearUsd - plan.use.costPerYearUsd;
  return (
    <Card padding="lg" aria-label={m.equipment_plan_title()}>
      <CardHeader title={m.equipment_plan_title()} description={m.equipment_plan_text()} />
      <PumpClock
        plan={plan.day}
        now={day}
        speeds={task.speeds}
        pricesPerKwhUsd={task.pricesPerKwhUsd}
        figure={moneyText(plan.use.costPerYearUsd, 0)}
        caption={m.equipment_per_year()}
        summary={m.equipment_clock_summary({
          runs: plan.runs.map((run) => runText(run)).join(', '),
          cost: moneyText(plan.use.costPerYearUsd, 0),
          now: moneyText(now.costPerYearUsd, 0),
        })}
      />
      <ClockLegend />
      <p className="mt-4 text-center font-medium" aria-live="polite">
        {savingText(now, saved)}
      </p>
      <RunTable plan={plan} task={task} speeds={planned.speeds} />
      <Comparison plan={plan.use} now={now} task={task} />
      <HowComputed plan={plan} />
    </Card>
  );
}

const runText = ({ fromMinute, toMinute }: PumpRun): string => m.common_range({ low: timeText(fromMinute), high: timeText(toMinute) });

/** Less than anybody would reset a timer for. */
const WORTH_USD = 1;

function savingText(now: PumpUse, saved: number): string {
  if (now.hours === 0) return m.equipment_saving_no_runs();
  if (saved >= WORTH_USD) return m.equipment_saving({ saved: moneyText(saved, 0), now: moneyText(now.costPerYearUsd, 0) });
  if (saved <= -WORTH_USD) return m.equipment_saving_more({ more: moneyText(-saved, 0) });
  return m.equipment_saving_none();
}

function RunTable({ plan, task, speeds }: { plan: PumpPlan; task: PumpTask; speeds: readonly PumpSpeed[] }) {
  const { units } = useUnits();
  const pricesOf = (run: PumpRun) =>
    Array.from(
      { length: lengthOf(run) / 15 },
      (_, index) => task.pricesPerKwhUsd[Math.floor(((run.fromMinute + index * 15) % 1440) / 60)] ?? 0,
    );
  return (
    <Table
      className="mt-4"
      caption={m.equipment_run_table()}
      captionHidden
      stacks
      rows={plan.runs}
      rowKey={(run) => String(run.fromMinute)}
      columns={[
        { id: 'hours', header: m.equipment_run_hours(), isRowHeader: true, stacked: 'wide', cell: runText },
        {
          id: 'speed',
          header: m.common_speed(),
          stacked: 'wide',
          cell: (run) => speedText(speeds[run.speed] ?? { flowLpm: 0, powerW: 0 }, units),
        },
        { id: 'length', header: m.equipment_run_length(), numeric: true, cell: (run) => hoursText(lengthOf(run) / 60) },
        { id: 'price', header: m.equipment_run_price(), numeric: true, cell: (run) => pricesText(pricesOf(run)) },
      ]}
    />
  );
}

function Comparison({ plan, now, task }: { plan: PumpUse; now: PumpUse; task: PumpTask }) {
  const rows: { label: string; of: (use: PumpUse) => string }[] = [
    { label: m.equipment_cost_year(), of: (use) => moneyText(use.costPerYearUsd, 0) },
    { label: m.equipment_cost_day(), of: (use) => moneyText(use.costPerDayUsd) },
    { label: m.equipment_energy_day(), of: (use) => `${numberText(use.kwhPerDay, 1)} kWh` },
    { label: m.equipment_pump_runs(), of: (use) => hoursText(use.hours) },
    { label: m.common_turnovers_a_day(), of: (use) => numberText(use.turnovers, 2) },
    ...(task.cell ? [{ label: m.equipment_cell_hours(), of: (use: PumpUse) => hoursText(use.cellHours) }] : []),
  ];
  return (
    <Table
      className="mt-4"
      caption={m.equipment_before_after()}
      captionHidden
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { id: 'what', header: m.equipment_before_after(), isRowHeader: true, cell: ({ label }) => label },
        { id: 'now', header: m.common_now(), numeric: true, cell: ({ of }) => of(now) },
        {
          id: 'plan',
          header: m.equipment_ring_plan(),
          numeric: true,
          cell: ({ of }) => of(plan),
        },
      ]}
    />
  );
}

function HowComputed({ plan }: { plan: PumpPlan }) {
  const hasSentences = useSentences();
  const law = findSource('affinity-laws');
  return (
    <Disclosure summary={m.common_show_math()} tone="quiet" className="mt-3">
      {hasSentences ? <Arithmetic plan={plan} /> : null}
      <p className="mt-3 text-muted">{m.equipment_math_method()}</p>
      {law ? <p className="mt-2 text-muted">{m.equipment_math_source({ authors: law.authors, title: law.title })}</p> : null}
    </Disclosure>
  );
}

/** Rendered once the engine's sentences are available in the person's language. */
function Arithmetic({ plan }: { plan: PumpPlan }) {
  return (
    <ul className="figures flex flex-col gap-1">
      {plan.arithmetic.map((spoken) => (
        <li key={spoken.text}>{sentenceText(spoken)}</li>
      ))}
    </ul>
  );
}
