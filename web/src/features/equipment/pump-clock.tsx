import { type PumpDay, type PumpRun, runsOfDay } from '@limpid/chemistry';
import type { PumpSpeed } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
import { lengthOf, timeText } from './pump-texts.ts';

const [SIZE, CENTER] = [376, 188];
/** Radii of the rings: prices outside, the plan below them, today's hours inside. */
const PRICE = { inner: 132, low: 4, high: 22 };
const PLAN = { outer: 126, low: 12, high: 36 };
const NOW = { outer: 82, low: 6, high: 14 };

const round = (value: number): number => Math.round(value * 100) / 100;
function pointAt(radius: number, minute: number): string {
  const angle = (minute / 1440) * 2 * Math.PI - Math.PI / 2;
  return `${round(CENTER + radius * Math.cos(angle))} ${round(CENTER + radius * Math.sin(angle))}`;
}

/** A piece of a ring; the whole ring is drawn as two halves. */
function sector(inner: number, outer: number, fromMinute: number, minutes: number): string {
  if (minutes >= 1440) return `${sector(inner, outer, fromMinute, 720)} ${sector(inner, outer, fromMinute + 720, 720)}`;
  const to = fromMinute + minutes;
  const large = minutes > 720 ? 1 : 0;
  return [
    `M ${pointAt(outer, fromMinute)} A ${outer} ${outer} 0 ${large} 1 ${pointAt(outer, to)}`,
    `L ${pointAt(inner, to)} A ${inner} ${inner} 0 ${large} 0 ${pointAt(inner, fromMinute)} Z`,
  ].join(' ');
}

export interface ClockFacts {
  plan: PumpDay;
  now: PumpDay;
  speeds: readonly PumpSpeed[];
  pricesPerKwhUsd: readonly number[];
  /** in the middle */
  figure: string;
  caption: string;
  /** the sentence that describes the picture */
  summary: string;
}

/** A day as a clock of 24 hours, midnight at the top. Thicker is faster, taller is more expensive: no color is needed to read it. */
export function PumpClock({ plan, now, speeds, pricesPerKwhUsd, figure, caption, summary }: ClockFacts) {
  const dearest = Math.max(...pricesPerKwhUsd);
  return (
    <svg
      viewBox={`-44 0 ${SIZE + 88} ${SIZE}`}
      role="img"
      aria-label={summary}
      className="mx-auto block w-full max-w-[440px] overflow-visible"
    >
      <circle cx={CENTER} cy={CENTER} r={PLAN.outer} className="fill-sunken dark:fill-canvas" />
      <circle cx={CENTER} cy={CENTER} r={PLAN.outer - PLAN.high - 2} className="fill-surface" />
      {pricesPerKwhUsd.map((price, hour) => (
        <path
          key={hour}
          d={sector(
            PRICE.inner,
            PRICE.inner + PRICE.low + (dearest > 0 ? price / dearest : 0) * (PRICE.high - PRICE.low),
            hour * 60 + 3,
            54,
          )}
          className="fill-sun"
        />
      ))}
      <Ring runs={runsOfDay(plan)} speeds={speeds} ring={PLAN} className="fill-brand" />
      <Ring runs={runsOfDay(now)} speeds={speeds} ring={NOW} className="fill-muted" />
      <HourMarks />
      <text x={CENTER} y={CENTER - 2} textAnchor="middle" className="figures fill-ink text-[32px] font-semibold max-sm:text-[40px]">
        {figure}
      </text>
      <text x={CENTER} y={CENTER + 26} textAnchor="middle" className="fill-muted text-base max-sm:text-[24px]">
        {caption}
      </text>
    </svg>
  );
}

function Ring(props: { runs: readonly PumpRun[]; speeds: readonly PumpSpeed[]; ring: typeof PLAN; className: string }) {
  const { runs, speeds, ring, className } = props;
  const fastest = Math.max(...speeds.map(({ flowLpm }) => flowLpm));
  return runs.map((run) => {
    const part = (speeds[run.speed]?.flowLpm ?? 0) / fastest;
    const inner = ring.outer - ring.low - part * (ring.high - ring.low);
    return <path key={run.fromMinute} d={sector(inner, ring.outer, run.fromMinute, lengthOf(run))} className={className} />;
  });
}

function HourMarks() {
  return (
    <>
      {Array.from({ length: 8 }, (_, index) => index * 180).map((minute) => (
        <path
          key={minute}
          d={`M ${pointAt(PLAN.outer + 1, minute)} L ${pointAt(PLAN.outer + 6, minute)}`}
          className="stroke-line-strong"
          strokeWidth={1.5}
        />
      ))}
      {[0, 360, 720, 1080].map((minute) => {
        const [x = '0', y = '0'] = pointAt(PRICE.inner + PRICE.high + (minute % 720 === 0 ? 14 : 6), minute).split(' ');
        return (
          <text
            key={minute}
            x={x}
            y={Number(y) + 4}
            textAnchor={anchorOf(minute)}
            className="fill-muted text-[15px] font-medium max-sm:text-[24px]"
          >
            {timeText(minute)}
          </text>
        );
      })}
    </>
  );
}

/** On the sides the words begin or end at the ring, so that they stay inside the picture. */
const anchorOf = (minute: number) => (minute === 360 ? 'start' : minute === 1080 ? 'end' : 'middle');

/** What the rings mean. */
export function ClockLegend() {
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-muted">
      {[
        { className: 'bg-sun', label: m.common_price() },
        { className: 'bg-brand', label: m.equipment_ring_plan() },
        { className: 'bg-muted', label: m.common_now() },
      ].map(({ className, label }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-3 shrink-0 rounded-sm ${className}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
