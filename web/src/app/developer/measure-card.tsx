import type { ReactNode } from 'react';
import { type Status, StatusPill } from '../../ui/badge.tsx';
import { BigNumber, type Trend } from '../../ui/big-number.tsx';
import { Card } from '../../ui/card.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';

export interface Measure {
  label: string;
  value: number | null;
  unit?: string;
  target: { low: number; high: number };
  status: readonly [Status, string];
  trend?: Trend;
  errorBar?: number;
  predicted?: number;
}

export const CHLORINE: Measure = {
  label: 'Free chlorine',
  value: 3.2,
  unit: 'ppm',
  target: { low: 2, high: 4 },
  status: ['ok', 'In range'],
  trend: { direction: 'up', label: '0.4 since Tuesday' },
  errorBar: 0.3,
};

function inWords({ label, value, unit = '', target, predicted }: Measure): string {
  const now = value === null ? 'not tested' : `${value} ${unit}`.trim();
  return `${label} ${now}, target ${target.low} to ${target.high}${predicted === undefined ? '' : `, will be ${predicted}`}`;
}

/** A measure as Today shows it: the number, its state, and its place in its range. `where` distinguishes two of the same. */
export function MeasureCard({ measure, where, children }: { measure: Measure; where?: string; children?: ReactNode }) {
  const { label, value, unit, target, status, trend, errorBar, predicted } = measure;
  return (
    <Card>
      <BigNumber
        label={label}
        value={value === null ? null : String(value)}
        unit={unit}
        status={
          <StatusPill status={status[0]} bare>
            {status[1]}
          </StatusPill>
        }
        trend={trend}
      />
      <RangeBar
        className="mt-3"
        label={[inWords(measure), where].filter(Boolean).join(', ')}
        value={value}
        target={target}
        errorBar={errorBar}
        predicted={predicted}
        showBand
      />
      {children}
    </Card>
  );
}
