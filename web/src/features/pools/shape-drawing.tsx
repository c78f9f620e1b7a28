import { formatLength, formatQuantity, outline, type Point, type PoolShape, type UnitSystem } from '@limpid/chemistry';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ShapeAnswers } from './pool-answers.ts';
import { SHAPE_LABELS } from './pool-labels.ts';
import { completeShape, DIMENSIONS, type Dimension, drawableShape } from './pool-volume.ts';

const WIDTH = 360;
const MARGIN = { left: 46, right: 46, top: 34 };
const PLAN_WIDTH = WIDTH - MARGIN.left - MARGIN.right;
const PLAN_HEIGHT = 186;
const PROFILE_HEIGHT = 58;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** drawing units in a metre */
  scale: number;
}

/** The plan, as large as it fits, in the middle. */
function planBox(points: readonly Point[]): Box {
  const widthM = Math.max(...points.map((point) => point.x));
  const heightM = Math.max(...points.map((point) => point.y));
  const scale = Math.min(PLAN_WIDTH / widthM, PLAN_HEIGHT / heightM);
  const [width, height] = [widthM * scale, heightM * scale];
  return { x: MARGIN.left + (PLAN_WIDTH - width) / 2, y: MARGIN.top, width, height, scale };
}

const pathOf = (points: readonly Point[], box: Box) =>
  `M${points.map((point) => `${(box.x + point.x * box.scale).toFixed(1)} ${(box.y + point.y * box.scale).toFixed(1)}`).join('L')}Z`;

interface Mark {
  from: Point;
  to: Point;
  dimension: Dimension;
}

/** Where each measure is drawn: along the top, down the right, or on the leg of an L. */
function marksOf(shape: PoolShape, box: Box): Mark[] {
  const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height];
  const across = { from: { x: left, y: top - 14 }, to: { x: right, y: top - 14 } };
  const down = (x: number, from = top, to = bottom) => ({ from: { x, y: from }, to: { x, y: to } });
  const places = {
    rectangle: [across, down(right + 14)],
    round: [across],
    oval: [across, down(right + 14)],
    stadium: [across, down(right + 14)],
    kidney: [across, down(left - 14), down(right + 14)],
    l_shape:
      shape.shape === 'l_shape'
        ? [
            across,
            down(right + 14, top, top + shape.widthM * box.scale),
            down(left - 14, top + shape.widthM * box.scale, bottom),
            { from: { x: left, y: bottom + 12 }, to: { x: left + shape.width2M * box.scale, y: bottom + 12 } },
          ]
        : [],
    freeform: [],
  }[shape.shape];
  return places.map((place, index) => ({ ...place, dimension: DIMENSIONS[shape.shape][index] as Dimension }));
}

function MeasureLine({ mark, text, isTyped }: { mark: Mark; text: string; isTyped: boolean }) {
  const { from, to } = mark;
  const isAcross = from.y === to.y;
  const tick = (point: Point) => (isAcross ? `M${point.x} ${point.y - 4}v8` : `M${point.x - 4} ${point.y}h8`);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = from.x > WIDTH / 2 ? 1 : -1;
  const isBelow = isAcross && from.y > MARGIN.top + 40;
  const place = isAcross
    ? { x: middle.x, y: middle.y + (isBelow ? 17 : -8) }
    : { x: middle.x + side * 16, y: middle.y, transform: `rotate(${side * 90} ${middle.x + side * 16} ${middle.y})` };
  return (
    <g className={isTyped ? undefined : 'opacity-60'}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`} fill="none" stroke="var(--muted)" strokeWidth="1.25" />
      <text
        {...place}
        textAnchor="middle"
        dominantBaseline={isAcross ? 'auto' : 'middle'}
        fontSize="13"
        fontWeight="500"
        fill={isTyped ? 'var(--ink)' : 'var(--muted)'}
        className="figures"
      >
        {mark.dimension.letter} {text}
      </text>
    </g>
  );
}

/** Light over the calm water, the same wherever it is drawn. */
function Ripples({ box }: { box: Box }) {
  const rows = [0.24, 0.5, 0.76].map((part) => box.y + box.height * part);
  return (
    <g strokeWidth="2" strokeLinecap="round" fill="none" className="stroke-surface opacity-50 dark:stroke-ink dark:opacity-20">
      {rows.map((y, index) => {
        const x = box.x + box.width * (0.2 + 0.14 * index);
        const step = Math.min(14, box.width / 14);
        return <path key={y} d={`M${x} ${y}q${step / 2} -5 ${step} 0t${step} 0t${step} 0`} />;
      })}
    </g>
  );
}

function Profile({
  shape,
  box,
  units,
  y,
  answers,
  water,
}: {
  shape: PoolShape;
  box: Box;
  units: UnitSystem;
  y: number;
  answers: ShapeAnswers;
  water: string;
}) {
  const deepest = Math.max(shape.shallowDepthM, shape.deepDepthM);
  // deeper than wide or very flat pools are drawn out of scale, or they would look like a line
  const scale = Math.min(PROFILE_HEIGHT / deepest, Math.max(box.scale, 26 / deepest));
  const [left, right] = [box.x, box.x + box.width];
  const [shallow, deep] = [y + shape.shallowDepthM * scale, y + shape.deepDepthM * scale];
  const isTyped = answers.shallowDepthM !== null || answers.deepDepthM !== null;
  const text = {
    fontSize: 13,
    fontWeight: 500,
    fill: isTyped ? 'var(--ink)' : 'var(--muted)',
    className: isTyped ? 'figures' : 'figures opacity-60',
  };
  const [bendA, bendB] = [left + box.width * 0.36, left + box.width * 0.62];
  const isFlat = shape.shallowDepthM === shape.deepDepthM;
  return (
    <g>
      <path d={`M${left} ${y}V${shallow}H${bendA}L${bendB} ${deep}H${right}V${y}Z`} fill={water} />
      <path
        d={`M${left} ${y - 5}V${shallow}H${bendA}L${bendB} ${deep}H${right}V${y - 5}`}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={`M${left} ${y}H${right}`} stroke="var(--brand)" strokeWidth="1.25" opacity="0.55" />
      <text {...text} x={left + 2} y={shallow + 18}>
        {m.pools_depth({ value: formatLength(shape.shallowDepthM, units) })}
      </text>
      {isFlat ? null : (
        <text {...text} x={right - 2} y={deep + 18} textAnchor="end">
          {m.pools_depth({ value: formatLength(shape.deepDepthM, units) })}
        </text>
      )}
    </g>
  );
}

function sentence(answers: ShapeAnswers, units: UnitSystem): string {
  const name = SHAPE_LABELS[answers.shape]();
  const shape = completeShape(answers);
  if (!shape) return m.pools_drawing_label({ name });
  const measures = DIMENSIONS[answers.shape].map(({ name: key, label }) => {
    const value = answers[key] as number;
    return `${label().toLowerCase()} ${key === 'areaM2' ? formatQuantity('area', value, units) : formatLength(value, units)}`;
  });
  const depths = [...new Set([shape.shallowDepthM, shape.deepDepthM])].map((depth) => formatLength(depth, units)).join(' to ');
  return `${name}, ${measures.join(', ')}, ${depths} deep.`;
}

/** The pool from above and from the side, as typed so far; what is still missing is drawn faintly at a usual size. */
export function ShapeDrawing({ answers, units, className }: { answers: ShapeAnswers; units: UnitSystem; className?: string }) {
  const id = useId();
  const shape = drawableShape(answers);
  const points = outline(shape);
  const box = planBox(points);
  const isComplete = completeShape(answers) !== null;
  const marks = marksOf(shape, box);
  const profileY = box.y + box.height + (shape.shape === 'l_shape' ? 52 : 34);
  const height = profileY + PROFILE_HEIGHT + 26;
  const water = `url(#${id}-water)`;
  return (
    <svg role="img" aria-label={sentence(answers, units)} viewBox={`0 0 ${WIDTH} ${height.toFixed(0)}`} className={className}>
      <defs>
        <linearGradient
          id={`${id}-water`}
          x1={shape.shallowDepthM > shape.deepDepthM ? '1' : '0'}
          x2={shape.shallowDepthM > shape.deepDepthM ? '0' : '1'}
        >
          <stop offset="0.2" stopColor="var(--brand)" stopOpacity="0.16" />
          <stop offset="0.85" stopColor="var(--brand)" stopOpacity={shape.shallowDepthM === shape.deepDepthM ? '0.16' : '0.5'} />
        </linearGradient>
      </defs>
      <path
        d={pathOf(points, box)}
        fill={water}
        stroke="var(--brand)"
        strokeWidth="2.25"
        strokeLinejoin="round"
        strokeDasharray={isComplete ? undefined : '5 5'}
      />
      <clipPath id={`${id}-shore`}>
        <path d={pathOf(points, box)} />
      </clipPath>
      <g clipPath={`url(#${id}-shore)`}>
        <Ripples box={box} />
      </g>
      {marks.map((mark) => {
        const key = mark.dimension.name;
        const metres = (shape as unknown as Record<string, number>)[key] as number;
        return <MeasureLine key={key} mark={mark} isTyped={answers[key] !== null} text={formatLength(metres, units)} />;
      })}
      <Profile shape={shape} box={box} units={units} y={profileY} answers={answers} water={water} />
    </svg>
  );
}

/** Only the outline, for choosing a shape. */
export function ShapeIcon({ shape }: { shape: ShapeAnswers['shape'] }) {
  const points = outline(drawableShape({ ...EMPTY, shape }));
  const widthM = Math.max(...points.map((point) => point.x));
  const heightM = Math.max(...points.map((point) => point.y));
  const scale = Math.min(36 / widthM, 24 / heightM);
  const box = { x: (40 - widthM * scale) / 2, y: (28 - heightM * scale) / 2, width: 0, height: 0, scale };
  return (
    <svg viewBox="0 0 40 28" width="40" height="28" aria-hidden>
      <path
        d={pathOf(points, box)}
        fill="currentColor"
        fillOpacity="0.16"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const EMPTY: ShapeAnswers = {
  shape: 'rectangle',
  lengthM: null,
  widthM: null,
  diameterM: null,
  widthAM: null,
  widthBM: null,
  length2M: null,
  width2M: null,
  areaM2: null,
  shallowDepthM: null,
  deepDepthM: null,
};
