// Diagrams of principle: their shape is what they say, they have no scale.
import { m } from '../../paraglide/messages.js';
import { AXIS, DiagramFrame, LABEL, SMALL, STROKE } from './diagram-frame.tsx';

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
        <text key={index} x={at(index)} y={94} textAnchor="middle" {...SMALL}>
          {index > 0 ? `+${index}` : String(index).replace('-', '−')}
        </text>
      ))}
      <text x={24} y={30} {...LABEL}>
        {m.library_diagram_dissolves()}
      </text>
      <text x={200} y={65} textAnchor="middle" {...LABEL}>
        {m.library_diagram_balanced()}
      </text>
      <text x={376} y={30} textAnchor="end" {...LABEL}>
        {m.library_diagram_scales()}
      </text>
      <text x={200} y={122} textAnchor="middle" {...SMALL}>
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
      <text x={216} y={232} textAnchor="middle" {...SMALL}>
        {m.library_diagram_breakpoint_axis()}
      </text>
    </DiagramFrame>
  );
}

export function PoolShapes() {
  const name = { ...LABEL, textAnchor: 'middle' } as const;
  const sum = { ...SMALL, textAnchor: 'middle' } as const;
  const shape = { fill: 'var(--brand)', fillOpacity: 0.22, stroke: 'var(--brand)', strokeWidth: 2.5 } as const;
  return (
    <DiagramFrame title={m.library_diagram_shapes()} description={m.library_diagram_shapes_text()} width={400} height={300}>
      <rect x={40} y={20} width={130} height={64} {...shape} />
      <text x={105} y={108} {...name}>
        {m.common_rectangle()}
      </text>
      <text x={105} y={128} {...sum}>
        {m.library_diagram_rectangle_sum()}
      </text>
      <circle cx={295} cy={52} r={38} {...shape} />
      <text x={295} y={108} {...name}>
        {m.common_round()}
      </text>
      <text x={295} y={128} {...sum}>
        {m.library_diagram_round_sum()}
      </text>
      <ellipse cx={105} cy={200} rx={65} ry={34} {...shape} />
      <text x={105} y={258} {...name}>
        {m.common_oval()}
      </text>
      <text x={105} y={278} {...sum}>
        {m.library_diagram_oval_sum()}
      </text>
      <path d="M235 200c0-30 34-40 62-28s62-14 62 22-40 42-64 32-60 12-60-26z" {...shape} />
      <text x={295} y={258} {...name}>
        {m.common_kidney()}
      </text>
      <text x={295} y={278} {...sum}>
        {m.library_diagram_kidney_sum()}
      </text>
    </DiagramFrame>
  );
}
