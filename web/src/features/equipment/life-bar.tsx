import { type EquipmentKind, typicalLife } from '@limpid/chemistry';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { type Status, StatusPill } from '../../ui/badge.tsx';
import type { PieceFacts } from './equipment-facts.ts';
import { numberText } from './equipment-units.ts';
import { monthText } from './equipment-labels.ts';
import type { ListedEquipment } from './equipment.data.ts';

const [SOON_PERCENT, OVER_PERCENT] = [80, 100];

export function lifeStatus(usedPercent: number): { status: Status; text: string } {
  if (usedPercent >= OVER_PERCENT) return { status: 'bad', text: m.equipment_life_over() };
  return usedPercent >= SOON_PERCENT ? { status: 'warn', text: m.equipment_life_soon() } : { status: 'ok', text: m.equipment_life_fine() };
}

const COLORS: Partial<Record<Status, string>> = { ok: 'bg-ok', warn: 'bg-warn', bad: 'bg-bad' };

/** How much of a life is used: bar, word and figure together. */
export function UsedBar({ label, usedPercent, note }: { label: string; usedPercent: number; note: ReactNode }) {
  const { status, text } = lifeStatus(usedPercent);
  const percent = numberText(usedPercent);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="font-medium">{label}</span>
        <StatusPill status={status} bare>
          {text}
        </StatusPill>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round(usedPercent))}
        aria-valuetext={m.equipment_life_used({ percent })}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken dark:bg-canvas"
      >
        <div className={clsx('h-full min-w-1 rounded-full', COLORS[status])} {...widthOf(usedPercent)} />
      </div>
      <p className="figures mt-1.5 text-sm text-muted">{note}</p>
    </div>
  );
}

const widthOf = (percent: number) => ({ style: { width: `${Math.min(100, Math.max(0, percent))}%` } });

/** Age against the expected life, and what the estimate rests on; a question where the installation date is missing. */
export function LifeBar({ piece, facts }: { piece: ListedEquipment; facts: PieceFacts }) {
  const { usedPercent, expectedEndOn, years } = facts.life;
  if (usedPercent === null || expectedEndOn === null) {
    const text = piece.installedOn === undefined ? m.equipment_life_needs_date() : m.equipment_life_needs_years();
    return <p className="text-sm text-muted">{text}</p>;
  }
  const age = numberText((usedPercent * (years ?? 0)) / 100, 1);
  return (
    <UsedBar
      label={m.equipment_life()}
      usedPercent={usedPercent}
      note={
        <>
          {m.equipment_life_years({ age, years: numberText(years ?? 0, 1), end: monthText(expectedEndOn) })}{' '}
          {basisText(piece.kind, piece.variant, facts)}
        </>
      }
    />
  );
}

function basisText(kind: EquipmentKind, variant: string | undefined, { life }: PieceFacts): string {
  if (life.basis === 'own') return m.equipment_basis_own();
  const typical = typicalLife(kind, variant);
  return typical ? m.equipment_basis_typical({ low: numberText(typical.lowYears), high: numberText(typical.highYears) }) : '';
}

/** Running hours of a salt cell against its rated life. */
export function HoursBar({ piece, facts }: { piece: ListedEquipment; facts: PieceFacts }) {
  const { hours } = facts;
  if (piece.ratedHours === undefined) return null;
  if (!hours) return <p className="text-sm text-muted">{m.equipment_hours_none()}</p>;
  const values = { hours: numberText(hours.hours), rated: numberText(piece.ratedHours) };
  return (
    <UsedBar
      label={m.equipment_hours_life()}
      usedPercent={hours.usedPercent}
      note={
        hours.hoursPerDay !== null && hours.expectedEndOn !== null
          ? m.equipment_hours_of_end({ ...values, perDay: numberText(hours.hoursPerDay, 1), end: monthText(hours.expectedEndOn) })
          : m.equipment_hours_of(values)
      }
    />
  );
}
