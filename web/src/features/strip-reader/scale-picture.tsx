import type { UnitSystem } from '@limpid/chemistry';
import { formatAnalyte } from '../strips/analytes.data.ts';
import { cssOf } from './image/color.ts';
import type { PadReading } from './read-strip.ts';

const WIDTH = 300;
const GAP = 3;
const TOP = 34;
const HEIGHT = 26;

/** The field beside its chart as the photo has them, with a mark where it was found: so that people can check with their own eyes. */
export function ScalePicture({ pad, units }: { pad: PadReading; units: UnitSystem }) {
  const count = pad.chart.length;
  const size = (WIDTH - GAP * (count - 1)) / count;
  const middle = (index: number) => index * (size + GAP) + size / 2;
  const found = pad.refusal === undefined && pad.reading ? positionOf(pad) : undefined;
  const x = found === undefined ? undefined : middle(0) + found * (size + GAP);
  return (
    <svg viewBox={`-2 0 ${WIDTH + 4} 84`} aria-hidden className="w-full max-w-100">
      {pad.chart.map(({ value, color }, index) => (
        <g key={value}>
          <rect
            x={middle(index) - size / 2}
            y={TOP}
            width={size}
            height={HEIGHT}
            rx="5"
            fill={color ? cssOf(color) : 'none'}
            stroke="var(--line-strong)"
            strokeOpacity=".5"
          />
          <text x={middle(index)} y={TOP + HEIGHT + 17} textAnchor="middle" fontSize="13" fill="var(--muted)" className="figures">
            {formatAnalyte(pad.analyte, value, units)}
          </text>
        </g>
      ))}
      {pad.color ? (
        <g transform={`translate(${Math.min(WIDTH - 13, Math.max(13, x ?? WIDTH / 2))} 0)`}>
          <rect x="-13" y="2" width="26" height="22" rx="5" fill={cssOf(pad.color)} stroke="var(--ink)" strokeWidth="1.5" />
          {x === undefined ? null : <path d="M-5.5 25.5h11L0 33z" fill="var(--ink)" />}
        </g>
      ) : null}
    </svg>
  );
}

/** In steps of the chart, from its first field. */
function positionOf({ reading, chart }: PadReading): number {
  const value = reading?.value ?? 0;
  const step = chart.findIndex(({ value: from }, index) => {
    const to = chart[index + 1]?.value;
    return to !== undefined && value >= Math.min(from, to) && value <= Math.max(from, to);
  });
  const [from = 0, to = 1] = [chart[step]?.value, chart[step + 1]?.value];
  return step < 0 ? 0 : step + (value - from) / (to - from);
}
