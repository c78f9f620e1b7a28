import { clsx } from 'clsx';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

export interface Span {
  low: number;
  high: number;
}

/** The scale shows the target in its middle third, and stretches to hold the value. */
export function rangeScale(target: Span, value: number | null, scale?: Span): Span {
  if (scale) return scale;
  const width = target.high - target.low || Math.max(Math.abs(target.high), 1) * 0.2;
  const low = Math.min(target.low - width, value ?? target.low);
  const high = Math.max(target.high + width, value ?? target.high);
  return { low: target.low >= 0 ? Math.max(0, low) : low, high };
}

function place(value: number, scale: Span): number {
  const share = (value - scale.low) / (scale.high - scale.low || 1);
  return Math.min(100, Math.max(0, share * 100));
}

/** A value against its target band. `label` is the sentence read aloud, with value, unit and band. */
export function RangeBar(props: {
  label: string;
  value: number | null;
  target: Span;
  scale?: Span;
  /** the test's error, drawn as a whisker */
  errorBar?: number;
  /** a second, hollow mark: what the water will be */
  predicted?: number | null;
  /** writes low and high of the band under it */
  showBand?: boolean;
  /** the band was worked out for this one pool, and others have another */
  isOwn?: boolean;
  formatValue?: (value: number) => string;
  className?: string;
}) {
  const { label, value, target, errorBar = 0, predicted = null, showBand = false, isOwn = false, className } = props;
  const scale = rangeScale(target, value, props.scale);
  const low = place(target.low, scale);
  const high = place(target.high, scale);
  const format = props.formatValue ?? ((number: number) => new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(number));
  const inRange = value !== null && value >= target.low && value <= target.high;
  return (
    <div className={clsx('min-w-0', className)}>
      <svg role="img" aria-label={label} width="100%" height="22" className="block overflow-visible">
        <rect x="0" y="7" width="100%" height="8" rx="4" fill="var(--line)" />
        <rect x={`${low}%`} y="7" width={`${Math.max(high - low, 1)}%`} height="8" rx="3" fill="var(--ok-band)" />
        {value !== null && errorBar > 0 ? (
          <line
            x1={`${place(value - errorBar, scale)}%`}
            x2={`${place(value + errorBar, scale)}%`}
            y1="11"
            y2="11"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeLinecap="round"
            opacity="0.45"
          />
        ) : null}
        {predicted !== null ? (
          <circle
            cx={`${place(predicted, scale)}%`}
            cy="11"
            r="6"
            fill="var(--surface)"
            stroke="var(--brand)"
            strokeWidth="2.5"
            strokeDasharray="3 2.2"
          />
        ) : null}
        {value !== null ? (
          <circle
            cx={`${place(value, scale)}%`}
            cy="11"
            r="7"
            fill={inRange ? 'var(--ink)' : 'var(--warn)'}
            stroke="var(--surface)"
            strokeWidth="2.5"
          />
        ) : null}
      </svg>
      {showBand ? (
        <p aria-hidden className="figures mt-0.5 text-xs text-muted">
          {(isOwn ? m.ui_own_target : m.ui_ideal)({ low: format(target.low), high: format(target.high) })}
        </p>
      ) : null}
    </div>
  );
}
