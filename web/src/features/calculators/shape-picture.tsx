import { formatLength, outline, type PoolShape } from '@limpid/chemistry';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { useFormat } from './use-format.ts';

const WIDTH = 380;
const PLAN = { left: 62, right: 62, top: 30, height: 170 };
const PROFILE = { gap: 36, height: 52 };
/** Bowls stay deep enough to see however long the pool is. */
const DEPTH_SHARE = { least: 0.45, most: 1 };

/** The pool as typed: from above with its outline, and cut along its length. */
export function ShapePicture({ shape }: { shape: PoolShape }) {
  const id = useId();
  const { units, locale } = useFormat();
  const length = (metres: number) => formatLength(metres, units, locale);
  const points = outline(shape);
  const widthM = Math.max(...points.map((point) => point.x));
  const heightM = Math.max(...points.map((point) => point.y));
  const scale = Math.min((WIDTH - PLAN.left - PLAN.right) / widthM, PLAN.height / heightM);
  const [width, height] = [widthM * scale, heightM * scale];
  const left = (WIDTH - width) / 2;
  const right = left + width;
  const top = PLAN.top;
  const line = points.map(({ x, y }) => `${(left + x * scale).toFixed(1)} ${(top + y * scale).toFixed(1)}`).join('L');
  const profileTop = top + height + PROFILE.gap;
  const water = `url(#${id})`;
  const isDeepRight = shape.deepDepthM >= shape.shallowDepthM;
  const label = m.calculators_shape_label({
    length: length(widthM),
    width: length(heightM),
    shallow: length(shape.shallowDepthM),
    deep: length(shape.deepDepthM),
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${(profileTop + PROFILE.height + 14).toFixed(0)}`}
      className="mx-auto block h-auto w-full max-w-[500px]"
    >
      <defs>
        <linearGradient id={id} x1={isDeepRight ? '0' : '1'} x2={isDeepRight ? '1' : '0'}>
          <stop offset="0.15" stopColor="var(--brand)" stopOpacity="0.16" />
          <stop offset="0.9" stopColor="var(--brand)" stopOpacity={shape.deepDepthM === shape.shallowDepthM ? '0.16' : '0.5'} />
        </linearGradient>
      </defs>
      <path d={`M${line}Z`} fill={water} stroke="var(--brand)" strokeWidth="2" strokeLinejoin="round" />
      <Light left={left} top={top} width={width} height={height} />
      <Measure x1={left} x2={right} y={top - 10} text={length(widthM)} />
      <g fill="none" stroke="var(--muted)" strokeWidth="1.25">
        <path d={`M${right + 12} ${top}V${top + height}M${right + 8} ${top}h8M${right + 8} ${top + height}h8`} />
      </g>
      <Label x={right + 18} y={top + height / 2} text={length(heightM)} anchor="start" />
      <Cut shape={shape} left={left} right={right} top={profileTop} water={water} length={length} />
    </svg>
  );
}

function Measure({ x1, x2, y, text }: { x1: number; x2: number; y: number; text: string }) {
  return (
    <>
      <path d={`M${x1} ${y}H${x2}M${x1} ${y - 4}v8M${x2} ${y - 4}v8`} fill="none" stroke="var(--muted)" strokeWidth="1.25" />
      <Label x={(x1 + x2) / 2} y={y - 11} text={text} anchor="middle" />
    </>
  );
}

function Label({ x, y, text, anchor }: { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }) {
  return (
    <text x={x} y={y} textAnchor={anchor} dominantBaseline="middle" fontSize="13" fontWeight="500" fill="var(--ink)" className="figures">
      {text}
    </text>
  );
}

/** Light over calm water. */
function Light({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  const step = Math.min(14, width / 12);
  return (
    <g stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" fill="none" opacity="0.55">
      {[0.3, 0.52, 0.74].map((part, index) => (
        <path
          key={part}
          d={`M${left + width * (0.26 + 0.1 * index)} ${top + height * part}q${step / 2} -4 ${step} 0t${step} 0t${step} 0`}
        />
      ))}
    </g>
  );
}

interface CutProps {
  shape: PoolShape;
  left: number;
  right: number;
  top: number;
  water: string;
  length: (metres: number) => string;
}

function Cut({ shape, left, right, top, water, length }: CutProps) {
  const deepest = Math.max(shape.shallowDepthM, shape.deepDepthM);
  const bottom = (depthM: number) =>
    top + PROFILE.height * Math.max(DEPTH_SHARE.least * (depthM / deepest < 1 ? 1 : 0), (depthM / deepest) * DEPTH_SHARE.most);
  const d = `M${left} ${top}V${bottom(shape.shallowDepthM)}L${right} ${bottom(shape.deepDepthM)}V${top}`;
  return (
    <g>
      <path d={`${d}Z`} fill={water} />
      <path d={d} fill="none" stroke="var(--brand)" strokeWidth="2" strokeLinejoin="round" />
      <path d={`M${left} ${top + 2}H${right}`} stroke="var(--brand)" strokeWidth="1.5" strokeOpacity="0.5" />
      <Label x={left - 8} y={top + 14} text={length(shape.shallowDepthM)} anchor="end" />
      <Label x={right + 8} y={top + 14} text={length(shape.deepDepthM)} anchor="start" />
    </g>
  );
}
