import { filterPressure } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { useMemo } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { languageTag } from '../../i18n/language.tsx';
import { type Units, useUnits } from '../../i18n/units.ts';
import { TimeCharts, type TimeChartFacts } from '../../charts/time-chart.tsx';
import { m } from '../../paraglide/messages.js';
import { type Status, StatusPill } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { PieceFacts } from './equipment-facts.ts';
import { digitsOf, numberText, shownText, symbolOf, toShown } from './equipment-units.ts';
import { ENTRY_LABELS } from './equipment-labels.ts';
import type { ListedEntry, ListedEquipment } from './equipment.data.ts';

interface PanelProps {
  pool: Pool;
  piece: ListedEquipment;
  entries: readonly ListedEntry[];
  facts: PieceFacts;
}

/** A filter's newest pressure against the clean one, when it is due, and how it rose. */
export function PressurePanel({ pool, piece, entries, facts }: PanelProps) {
  const { units } = useUnits();
  const { pressure } = facts;
  if (!pressure) {
    return (
      <p className="text-sm text-muted">
        {piece.cleanPressureKpa === undefined ? m.equipment_pressure_teach() : m.equipment_pressure_none()}
      </p>
    );
  }
  const { status, text } = statusOf(piece, pressure);
  const count = entries.filter(({ pressureKpa }) => pressureKpa !== undefined).length;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p>
          <span className="figures text-2xl font-semibold">
            {numberText(toShown('pressure', pressure.pressureKpa, units), digitsOf('pressure', units))}
          </span>{' '}
          <span className="text-muted">{symbolOf('pressure', units)}</span>
        </p>
        <StatusPill status={status}>{text}</StatusPill>
      </div>
      <p className="figures mt-1 text-sm text-muted">
        {piece.cleanPressureKpa === undefined || pressure.dueAtKpa === undefined
          ? m.equipment_pressure_needs_clean()
          : m.equipment_pressure_due_at({
              clean: shownText('pressure', piece.cleanPressureKpa, units),
              due: shownText('pressure', pressure.dueAtKpa, units),
              moment: momentText(pressure.at, pool.timeZone),
            })}
      </p>
      {count > 1 ? (
        <Disclosure summary={m.equipment_pressure_chart()} tone="quiet" className="mt-1">
          <PressureChart pool={pool} piece={piece} entries={entries} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function statusOf(piece: ListedEquipment, { isDue, risePercent }: NonNullable<PieceFacts['pressure']>): { status: Status; text: string } {
  if (isDue === undefined || risePercent === undefined) return { status: 'unknown', text: m.equipment_pressure_unknown() };
  if (isDue) return { status: 'warn', text: piece.variant === 'cartridge' ? m.equipment_rinse_due() : m.equipment_backwash_due() };
  if (risePercent <= 0) return { status: 'ok', text: m.equipment_pressure_clean() };
  return { status: 'ok', text: m.equipment_pressure_rise({ percent: numberText(risePercent) }) };
}

/** The last hundred pressures; the band goes from clean to due. */
const POINTS = 100;

function PressureChart({ pool, piece, entries }: Omit<PanelProps, 'facts'>) {
  const { units } = useUnits();
  const charts = useMemo((): TimeChartFacts[] => {
    const points = entries
      .flatMap(({ at, pressureKpa }) =>
        pressureKpa === undefined ? [] : [{ at: Date.parse(at), value: toShown('pressure', pressureKpa, units) }],
      )
      .slice(0, POINTS)
      .toReversed();
    const first = points[0]?.at ?? 0;
    const clean = piece.cleanPressureKpa;
    const marks = entries
      .filter(({ kind, at }) => kind === 'service' && Date.parse(at) >= first)
      .map(({ at }) => ({ at: Date.parse(at), label: ENTRY_LABELS.service.label() }));
    const chart = {
      label: m.equipment_pressure(),
      unit: symbolOf('pressure', units),
      points,
      band: clean === undefined ? undefined : bandOf(clean, units),
      marks,
      marksName: ENTRY_LABELS.service.label(),
      marksSentence: m.equipment_chart_services({ count: marks.length }),
      languageTag: languageTag(),
      formatValue: (value: number) => numberText(value, digitsOf('pressure', units)),
      formatMoment: (at: number) => momentText(new Date(at).toISOString(), pool.timeZone),
    };
    return [chart];
  }, [entries, piece.cleanPressureKpa, pool.timeZone, units]);
  return <TimeCharts charts={charts} />;
}

/** From clean to due. */
function bandOf(cleanPressureKpa: number, units: Units): NonNullable<TimeChartFacts['band']> {
  const { dueAtKpa } = filterPressure({ cleanPressureKpa, pressureKpa: cleanPressureKpa });
  const values = { clean: shownText('pressure', cleanPressureKpa, units), due: shownText('pressure', dueAtKpa, units) };
  return {
    low: toShown('pressure', cleanPressureKpa, units),
    high: toShown('pressure', dueAtKpa, units),
    name: m.equipment_band(),
    sentence: m.equipment_band_sentence(values),
  };
}
