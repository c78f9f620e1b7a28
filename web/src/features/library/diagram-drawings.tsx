// Cross sections of a pool and its equipment.
import { m } from '../../paraglide/messages.js';
import { DiagramFrame, LABEL, SMALL, STROKE, WATER } from './diagram-frame.tsx';

export function WaterLevel() {
  return (
    <DiagramFrame title={m.library_diagram_level()} description={m.library_diagram_level_text()} width={400} height={220}>
      <rect x={150} y={98} width={238} height={110} {...WATER} />
      <path d="M150 20v188M150 20H20M388 98H150" {...STROKE} />
      <rect x={62} y={60} width={88} height={76} rx={6} fill="var(--surface)" stroke="var(--ink)" strokeWidth={2.5} />
      <rect x={62} y={98} width={88} height={36} {...WATER} />
      <path d="M106 136v60" {...STROKE} />
      <path d="M150 60h40M150 136h40" stroke="var(--warn)" strokeWidth={2.5} strokeDasharray="6 5" />
      <path d="M150 98h60" stroke="var(--ok)" strokeWidth={4} />
      <text x={198} y={64} {...SMALL}>
        {m.library_diagram_level_high()}
      </text>
      <text x={216} y={90} {...LABEL} fontWeight={600}>
        {m.library_diagram_level_right()}
      </text>
      <text x={198} y={140} {...SMALL}>
        {m.library_diagram_level_low()}
      </text>
      <text x={106} y={46} textAnchor="middle" {...SMALL}>
        Skimmer
      </text>
    </DiagramFrame>
  );
}

export function BucketTest() {
  return (
    <DiagramFrame title={m.library_diagram_bucket()} description={m.library_diagram_bucket_text()} width={400} height={230}>
      <rect x={20} y={84} width={360} height={130} {...WATER} />
      <path d="M20 30v184h360V30" {...STROKE} />
      <path d="M20 168h150v46" {...STROKE} />
      <path d="M62 40h86l-10 128H72z" fill="var(--surface)" stroke="var(--ink)" strokeWidth={2.5} strokeLinejoin="round" />
      <path d="M66 84h78l-6 84H72z" {...WATER} />
      <path d="M66 84h78" stroke="var(--brand)" strokeWidth={3} />
      <path d="M20 84h44M146 84h234" stroke="var(--brand)" strokeWidth={3} />
      <path d="M146 102h234" stroke="var(--bad)" strokeWidth={2.5} strokeDasharray="6 5" />
      <path d="M67 92h75" stroke="var(--ok)" strokeWidth={2.5} strokeDasharray="6 5" />
      <text x={372} y={74} textAnchor="end" {...LABEL}>
        {m.library_diagram_bucket_before()}
      </text>
      <text x={372} y={124} textAnchor="end" {...LABEL}>
        {m.library_diagram_bucket_after()}
      </text>
      <text x={105} y={28} textAnchor="middle" {...SMALL}>
        {m.library_diagram_bucket_inside()}
      </text>
    </DiagramFrame>
  );
}

export function SandFilter() {
  return (
    <DiagramFrame title={m.library_diagram_sand()} description={m.library_diagram_sand_text()} width={400} height={280}>
      <rect x={110} y={50} width={180} height={210} rx={60} fill="var(--surface)" stroke="var(--ink)" strokeWidth={2.5} />
      <path d="M112 140h176v62a58 58 0 0 1-58 58h-60a58 58 0 0 1-58-58z" fill="var(--sun)" opacity={0.45} />
      <path d="M116 110h168v30H112q0-18 4-30z" {...WATER} />
      <path d="M200 50v170M150 230h100" {...STROKE} />
      {[156, 172, 188, 212, 228, 244].map((x) => (
        <path key={x} d={`M${x} 230v10`} {...STROKE} />
      ))}
      <rect x={160} y={22} width={80} height={30} rx={6} fill="var(--raised)" stroke="var(--ink)" strokeWidth={2.5} />
      <path d="M20 40h132M144 33l8 7-8 7M248 40h132M372 33l8 7-8 7" {...STROKE} stroke="var(--brand)" />
      <path d="M140 150v50M132 192l8 8 8-8M260 150v50M252 192l8 8 8-8" {...STROKE} stroke="var(--brand)" />
      <text x={8} y={22} {...SMALL}>
        {m.library_diagram_sand_in()}
      </text>
      <text x={392} y={22} textAnchor="end" {...SMALL}>
        {m.library_diagram_sand_out()}
      </text>
      <text x={20} y={176} {...LABEL}>
        {m.library_diagram_sand_bed()}
      </text>
      <text x={302} y={238} {...LABEL}>
        {m.library_diagram_sand_laterals()}
      </text>
    </DiagramFrame>
  );
}

export function PumpBasket() {
  const dot = (x: number, y: number, number: number) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={15} fill="var(--brand)" />
      <text x={x} y={y + 6} textAnchor="middle" fontSize={18} fontWeight={600} fill="var(--on-brand)">
        {number}
      </text>
    </g>
  );
  return (
    <DiagramFrame title={m.library_diagram_pump()} description={m.library_diagram_pump_text()} width={400} height={246}>
      <path d="M20 30v120h90V30" {...STROKE} />
      <rect x={20} y={64} width={90} height={86} {...WATER} />
      <path d="M110 60h22v44h-22" {...STROKE} />
      <path d="M121 104v76h89" {...STROKE} />
      <rect x={210} y={130} width={76} height={66} rx={10} fill="var(--surface)" stroke="var(--ink)" strokeWidth={2.5} />
      <path d="M206 130h84" stroke="var(--ink)" strokeWidth={6} strokeLinecap="round" />
      <path d="M224 142v40h48v-40" fill="none" stroke="var(--muted)" strokeWidth={2} strokeDasharray="4 4" />
      <rect x={286} y={140} width={76} height={46} rx={10} fill="var(--raised)" stroke="var(--ink)" strokeWidth={2.5} />
      <path d="M300 140V70h70M362 63l8 7-8 7" {...STROKE} stroke="var(--brand)" />
      <path d="M138 171l22 18v-18l-22 18z" fill="var(--surface)" stroke="var(--ink)" strokeWidth={2.5} strokeLinejoin="round" />
      <rect x={180} y={169} width={14} height={22} rx={3} fill="var(--raised)" stroke="var(--ink)" strokeWidth={2.5} />
      <path d="M238 197h20" stroke="var(--ink)" strokeWidth={7} strokeLinecap="round" />
      {dot(65, 42, 1)}
      {dot(150, 80, 2)}
      {dot(248, 163, 2)}
      {dot(248, 106, 3)}
      {dot(149, 148, 4)}
      {dot(187, 214, 5)}
      {dot(248, 222, 5)}
    </DiagramFrame>
  );
}

export function SafetyLayers() {
  const layers = [
    m.library_diagram_layer_watch,
    m.library_diagram_layer_fence,
    m.library_diagram_layer_gate,
    m.library_diagram_layer_alarm,
    m.library_diagram_layer_swim,
  ];
  return (
    <DiagramFrame title={m.library_diagram_layers()} description={m.library_diagram_layers_text()} width={400} height={270}>
      {layers.map((say, index) => (
        <g key={say()}>
          <rect
            x={14 + index * 18}
            y={14 + index * 48}
            width={372 - index * 36}
            height={40}
            rx={10}
            fill="var(--tint)"
            stroke="var(--brand)"
            strokeWidth={2}
          />
          <text x={200} y={40 + index * 48} textAnchor="middle" {...LABEL}>
            {say()}
          </text>
        </g>
      ))}
    </DiagramFrame>
  );
}
