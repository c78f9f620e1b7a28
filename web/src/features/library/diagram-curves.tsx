// Diagrams of principle: their shape is what they say, they have no scale.
import { m } from '../../paraglide/messages.js';
import { AXIS, DiagramFrame, LABEL, SMALL, STROKE } from './diagram-frame.tsx';

/** Numbers that are close together lean away from each other. */
const ANCHORS: Record<number, 'start' | 'end'> = { [-0.5]: 'end', [-0.3]: 'start', 0.3: 'end', 0.5: 'start' };

export function SaturationScale() {
  const at = (index: number) => 200 + index * 180;
  return (
    <DiagramFrame title={m.library_diagram_saturation()} description={m.library_diagram_saturation_text()} width={400} height={140}>
      <rect x={at(-1)} y={44} width={90} height={30} fill="var(--bad-tint)" stroke="var(--bad)" />
      <rect x={at(-0.5)} y={44} width={36} height={30} fill="var(--warn-tint)" stroke="var(--warn)" />
      <rect x={at(-0.3)} y={44} width={108} height={30} fill="var(--ok-tint)" stroke="var(--ok)" />
      <rect x={at(0.3)} y={44} width={36} height={30} fill="var(--warn-tint)" stroke="var(--warn)" />
      <rect x={at(0.5)} y={44} width={90} height={30} fill="var(--bad-tint)" stroke="var(--bad)" />
      {[-0.5, -0.3, 0, 0.3, 0.5].map((index) => (
        <text key={index} x={at(index * 1.08)} y={96} textAnchor={ANCHORS[index] ?? 'middle'} {...SMALL}>
          {index > 0 ? `+${index}` : String(index).replace('-', '−')}
        </text>
      ))}
      <text x={20} y={30} {...LABEL}>
        {m.library_diagram_dissolves()}
      </text>
      <text x={200} y={65} textAnchor="middle" {...LABEL}>
        {m.library_diagram_balanced()}
      </text>
      <text x={380} y={30} textAnchor="end" {...LABEL}>
        {m.library_diagram_scales()}
      </text>
      <text x={200} y={126} textAnchor="middle" {...SMALL}>
        {m.common_saturation_index()}
      </text>
    </DiagramFrame>
  );
}

export function BreakpointCurve() {
  return (
    <DiagramFrame title={m.library_diagram_breakpoint()} description={m.library_diagram_breakpoint_text()} width={400} height={250}>
      <path d="M44 16v190h344" fill="none" {...AXIS} />
      <path d="M44 206C100 150 130 100 170 96s60 60 84 86q8 8 18 0L372 74" {...STROKE} stroke="var(--brand)" />
      <circle cx={263} cy={187} r={6} fill="var(--warn)" />
      <path d="M263 180V46" stroke="var(--warn)" strokeWidth={2} strokeDasharray="4 4" />
      <text x={263} y={36} textAnchor="middle" {...LABEL} fontWeight={600}>
        {m.common_breakpoint()}
      </text>
      <text x={150} y={82} textAnchor="middle" {...SMALL}>
        {m.common_combined_chlorine()}
      </text>
      <text x={388} y={62} textAnchor="end" {...SMALL}>
        {m.common_free_chlorine()}
      </text>
      <text x={216} y={234} textAnchor="middle" {...SMALL}>
        {m.library_diagram_breakpoint_axis()}
      </text>
    </DiagramFrame>
  );
}

const SHAPE = { fill: 'var(--brand)', fillOpacity: 0.22, stroke: 'var(--brand)', strokeWidth: 2.5 } as const;
const MEASURE = { stroke: 'var(--ink)', strokeWidth: 1.5, fill: 'none' } as const;

/** Each shape with its name and its formula beside it. */
export function PoolShapes() {
  const row = (y: number, name: string, sum: string) => (
    <>
      <text x={186} y={y - 6} {...LABEL} fontWeight={600}>
        {name}
      </text>
      <text x={186} y={y + 20} {...SMALL}>
        {sum}
      </text>
    </>
  );
  return (
    <DiagramFrame title={m.library_diagram_shapes()} description={m.library_diagram_shapes_text()} width={400} height={420}>
      <rect x={24} y={20} width={136} height={64} {...SHAPE} />
      {row(52, m.common_rectangle(), m.library_diagram_rectangle_sum())}
      <circle cx={92} cy={148} r={38} {...SHAPE} />
      <path d="M92 148h38M92 144v8" {...MEASURE} />
      {row(148, m.common_round(), m.library_diagram_round_sum())}
      <ellipse cx={92} cy={246} rx={68} ry={36} {...SHAPE} />
      {row(246, m.common_oval(), m.library_diagram_oval_sum())}
      <g transform="translate(-205 146)">
        <path d="M235 200c0-30 34-40 62-28s62-14 62 22-40 42-64 32-60 12-60-26z" {...SHAPE} />
        <path d="M256 171v52M250 171h12M250 223h12M337 175v52M331 175h12M331 227h12M235 248h124M235 242v12M359 242v12" {...MEASURE} />
        <text x={264} y={206} {...LABEL}>
          A
        </text>
        <text x={331} y={206} textAnchor="end" {...LABEL}>
          B
        </text>
        <text x={297} y={268} textAnchor="middle" {...SMALL}>
          {m.library_diagram_length()}
        </text>
      </g>
      {row(346, m.common_kidney(), m.library_diagram_kidney_sum())}
    </DiagramFrame>
  );
}
