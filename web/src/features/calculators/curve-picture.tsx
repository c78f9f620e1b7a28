import type { Panel } from './answer.ts';

const WIDTH = 400;
const HEIGHT = 120;
const EDGE = 8;

/** One falling line with a mark at the answer; the text below keeps its size on every screen. */
export function CurvePicture({ panel }: { panel: Extract<Panel, { kind: 'curve' }> }) {
  const { points, mark, label, xEnds, yTop } = panel;
  const xMost = Math.max(...points.map((point) => point.x)) || 1;
  const yMost = Math.max(...points.map((point) => point.y)) || 1;
  const bottom = HEIGHT - 2;
  const x = (value: number) => EDGE + (value / xMost) * (WIDTH - 2 * EDGE);
  const y = (value: number) => bottom - (value / yMost) * (bottom - EDGE);
  const line = points.map((point) => `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`).join('L');
  return (
    <figure>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full">
        <path d={`M${x(0)} ${bottom}L${line}L${x(xMost)} ${bottom}Z`} fill="var(--brand)" fillOpacity="0.1" />
        <path d={`M${x(0)} ${bottom}H${x(xMost)}`} stroke="var(--line)" strokeWidth="1.5" />
        <path d={`M${x(mark.x)} ${y(mark.y)}V${bottom}`} stroke="var(--muted)" strokeWidth="1.25" strokeDasharray="2 3" />
        <path d={`M${line}`} fill="none" stroke="var(--brand)" strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round" />
        <circle cx={x(mark.x)} cy={y(mark.y)} r="5" fill="var(--surface)" stroke="var(--brand)" strokeWidth="2.5" />
      </svg>
      <figcaption className="figures mt-1 flex justify-between text-xs text-muted" aria-hidden>
        <span>
          {xEnds[0]}, {yTop}
        </span>
        <span>{xEnds[1]}</span>
      </figcaption>
    </figure>
  );
}
