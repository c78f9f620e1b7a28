import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

export interface Trend {
  direction: 'up' | 'down' | 'steady';
  /** e.g. "0.4 since Tuesday" */
  label: string;
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, steady: ArrowRight };
const WORDS = { up: m.ui_trend_up, down: m.ui_trend_down, steady: m.ui_trend_steady };

/** A number as the hero: large tabular figures, a small unit, its name above, its state and trend below. */
export function BigNumber(props: {
  label?: ReactNode;
  /** already formatted for this person, or null when unknown */
  value: string | null;
  unit?: ReactNode;
  status?: ReactNode;
  trend?: Trend;
  note?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
}) {
  const { label, value, unit, status, trend, note, size = 'md' } = props;
  const sizes = { md: 'text-2xl', lg: 'text-3xl', xl: 'text-display' };
  const Arrow = trend ? ARROWS[trend.direction] : null;
  return (
    <div className="min-w-0">
      {label ? <p className="text-sm text-muted">{label}</p> : null}
      <p className={clsx('figures font-semibold wrap-anywhere', sizes[size], value === null && 'text-muted')}>
        {value ?? <span aria-label={m.common_unknown()}>–</span>}
        {unit && value !== null ? ' ' : null}
        {unit && value !== null ? <span className="text-[0.42em] font-medium tracking-normal text-muted">{unit}</span> : null}
      </p>
      {status ? <div className="mt-1">{status}</div> : null}
      {trend && Arrow ? (
        <p className="figures mt-1 flex items-center gap-1 text-xs text-muted">
          <Arrow size={14} aria-hidden />
          <span>
            <span className="sr-only">{WORDS[trend.direction]()} </span>
            {trend.label}
          </span>
        </p>
      ) : null}
      {note ? <p className="figures mt-1 text-xs text-muted">{note}</p> : null}
    </div>
  );
}
