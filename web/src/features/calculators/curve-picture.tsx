import type { Panel } from './answer.ts';

const WIDTH = 640;
const HEIGHT = 180;
const TOP = 16;
const BOTTOM = HEIGHT - 28;
const SIDE = 10;

/** One falling line with a mark where the answer stands. */
export function CurvePicture({ panel }: { panel: Extract<Panel, { kind: 'curve' }> }) {
  const { points, mark, label, xEnds, yTop } = panel;
  const xMost = Math.max(...points.map((point) => point.x)) || 1;
  const yMost = Math.max(...points.map((point) => point.y)) || 1;
  const x = (value: number) => SIDE + (value / xMost) * (WIDTH - 2 * SIDE);
  const y = (value: number) => BOTTOM - (value / yMost) * (BOTTOM - TOP);
  const line = points.map((point) => `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`).join('L');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full">
      <path d={`M${x(0)} ${BOTTOM}L${line}L${x(xMost)} ${BOTTOM}Z`} fill="var(--brand)" fillOpacity="0.1" />
      <path d={`M${x(0)} ${BOTTOM}H${x(xMost)}`} stroke="var(--line)" strokeWidth="1.5" />
      <path d={`M${x(mark.x)} ${y(mark.y)}V${BOTTOM}`} stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="3 4" />
      <path d={`M${line}`} fill="none" stroke="var(--brand)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={x(mark.x)} cy={y(mark.y)} r="7" fill="var(--surface)" stroke="var(--brand)" strokeWidth="3.5" />
      <g className="figures" fill="var(--muted)" fontSize="14">
        <text x={x(xMost)} y={TOP + 6} textAnchor="end">
          {yTop} when new
        </text>
        <text x={SIDE} y={HEIGHT - 6}>
          {xEnds[0]}
        </text>
        <text x={WIDTH - SIDE} y={HEIGHT - 6} textAnchor="end">
          {xEnds[1]}
        </text>
      </g>
    </svg>
  );
}
