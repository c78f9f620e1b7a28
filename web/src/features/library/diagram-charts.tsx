// Diagrams whose values come from the engine, so that they can't contradict the app.
import { targets } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import { activeShareAt } from './active-share.ts';
import { AXIS, DiagramFrame, LABEL, SMALL, STROKE } from './diagram-frame.tsx';

const POOL = { volumeL: 40_000, kind: 'pool', setting: 'outdoor' } as const;
const BASE = 210;

/** Minimum, target and shock level at some levels of cyanuric acid. */
export function FreeChlorineByCya() {
  const levels = [30, 40, 50, 60, 80];
  const y = (ppm: number) => BASE - ppm * 5.6;
  return (
    <DiagramFrame title={m.library_diagram_fc_cya()} description={m.library_diagram_fc_cya_text()} width={400} height={262}>
      {levels.map((cya, index) => {
        const set = targets(POOL, cya).freeChlorine;
        if (!set) return null;
        const x = 48 + index * 70;
        return (
          <g key={cya}>
            <rect x={x} y={y(set.shockPpm)} width={44} height={BASE - y(set.shockPpm)} rx={4} fill="var(--warn-tint)" />
            <path d={`M${x} ${y(set.shockPpm)}h44`} stroke="var(--warn)" strokeWidth={3} />
            <rect x={x} y={y(set.targetHighPpm)} width={44} height={y(set.targetLowPpm) - y(set.targetHighPpm)} fill="var(--ok)" />
            <path d={`M${x} ${y(set.minimumPpm)}h44`} stroke="var(--bad)" strokeWidth={3} strokeDasharray="5 4" />
            <text x={x + 22} y={y(set.shockPpm) - 6} textAnchor="middle" {...LABEL}>
              {set.shockPpm}
            </text>
            <text x={x + 22} y={BASE + 20} textAnchor="middle" {...LABEL}>
              {cya}
            </text>
          </g>
        );
      })}
      <path d={`M36 ${BASE}h348`} {...AXIS} />
      <text x={210} y={BASE + 44} textAnchor="middle" {...SMALL}>
        {m.library_diagram_fc_cya_axis()}
      </text>
      <g {...SMALL}>
        <rect x={36} y={6} width={12} height={12} fill="var(--warn-tint)" stroke="var(--warn)" />
        <text x={54} y={18}>
          {m.common_shock_level()}
        </text>
        <rect x={36} y={28} width={12} height={12} fill="var(--ok)" />
        <text x={54} y={40}>
          {m.common_target()}
        </text>
        <path d="M36 56h12" stroke="var(--bad)" strokeWidth={3} strokeDasharray="5 4" />
        <text x={54} y={62}>
          {m.library_diagram_minimum()}
        </text>
      </g>
    </DiagramFrame>
  );
}

/** How much of the chlorine is active as pH rises, without stabilizer. */
export function ActiveByPh() {
  const x = (ph: number) => 50 + (ph - 7) * 220;
  const y = (part: number) => 20 + (1 - part) * 190;
  const points = Array.from({ length: 31 }, (_, index) => 7 + index * 0.05);
  return (
    <DiagramFrame title={m.library_diagram_active_ph()} description={m.library_diagram_active_ph_text()} width={400} height={262}>
      <rect x={x(7.2)} y={20} width={x(7.8) - x(7.2)} height={190} fill="var(--ok-tint)" />
      <path d={`M50 20v190h340`} fill="none" {...AXIS} />
      <path
        d={points.map((ph, index) => `${index === 0 ? 'M' : 'L'}${x(ph)} ${y(activeShareAt(ph))}`).join('')}
        {...STROKE}
        stroke="var(--brand)"
      />
      {[7.2, 7.5, 7.8, 8.2].map((ph) => (
        <g key={ph}>
          <circle cx={x(ph)} cy={y(activeShareAt(ph))} r={4.5} fill="var(--brand)" />
          <text x={x(ph) + 7} y={y(activeShareAt(ph)) - 8} {...LABEL}>{`${Math.round(activeShareAt(ph) * 100)}%`}</text>
          <text x={x(ph)} y={230} textAnchor="middle" {...SMALL}>
            {ph}
          </text>
        </g>
      ))}
      <text x={220} y={254} textAnchor="middle" {...SMALL}>
        pH
      </text>
    </DiagramFrame>
  );
}

/** What is left of a value when part of the water is replaced. */
export function ExchangeBars() {
  return (
    <DiagramFrame title={m.library_diagram_exchange()} description={m.library_diagram_exchange_text()} width={400} height={190}>
      {[0, 25, 50, 75].map((replaced, index) => {
        const left = 1 - replaced / 100;
        const x = 24 + index * 94;
        return (
          <g key={replaced}>
            <rect x={x} y={14} width={70} height={120} rx={8} fill="var(--tint)" stroke="var(--line-strong)" />
            <rect x={x} y={14 + 120 * (1 - left)} width={70} height={120 * left} rx={8} fill="var(--warn)" opacity={0.55} />
            <text x={x + 35} y={80} textAnchor="middle" {...LABEL} fontWeight={600}>
              {Math.round(120 * left)}
            </text>
            <text x={x + 35} y={154} textAnchor="middle" {...SMALL}>{`${replaced}%`}</text>
          </g>
        );
      })}
      <text x={200} y={180} textAnchor="middle" {...SMALL}>
        {m.common_water_replaced()}
      </text>
    </DiagramFrame>
  );
}

/** Power with the cube of the speed, flow with the speed. */
export function PumpPower() {
  return (
    <DiagramFrame title={m.library_diagram_pump_power()} description={m.library_diagram_pump_power_text()} width={400} height={216}>
      {[1, 0.75, 0.5].map((speed, index) => {
        const y = 28 + index * 62;
        const power = speed ** 3;
        return (
          <g key={speed}>
            <text x={8} y={y + 26} {...LABEL}>{`${speed * 100}%`}</text>
            <rect x={62} y={y} width={200 * speed} height={20} rx={4} fill="var(--brand)" />
            <text x={68 + 200 * speed} y={y + 16} {...SMALL}>{`${speed * 100}% ${m.library_diagram_water()}`}</text>
            <rect x={62} y={y + 24} width={Math.max(6, 200 * power)} height={20} rx={4} fill="var(--warn)" />
            <text
              x={68 + Math.max(6, 200 * power)}
              y={y + 40}
              {...SMALL}
            >{`${Math.round(power * 100)}% ${m.library_diagram_power()}`}</text>
          </g>
        );
      })}
      <text x={8} y={16} {...SMALL}>
        {m.common_speed()}
      </text>
    </DiagramFrame>
  );
}
