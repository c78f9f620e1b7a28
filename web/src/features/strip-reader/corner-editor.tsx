import { type KeyboardEvent, type PointerEvent, type ReactNode, createContext, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type Marks, moved } from './image/corner-marks.ts';
import type { Picture } from './image/patch.ts';
import { Loupe, PhotoCanvas } from './photo-canvas.tsx';
import type { Point, Quad } from './image/quad.ts';

export interface MarkedThing<Name extends string> {
  name: Name;
  label: string;
  tone: 'sun' | 'water';
  /** drawn over the photo, in its pixels */
  inside?: ReactNode;
}

interface CornerEditorProps<Name extends string> {
  picture: Picture;
  photoLabel: string;
  things: readonly MarkedThing<Name>[];
  marks: Marks<Name>;
  onBegin: () => void;
  onChange: (marks: Marks<Name>) => void;
}

/** For a thumb: 44 px across. */
const REACH_PX = 22;
const DOT_PX = 11;
/** From the corner to its grip: the finger then covers neither the corner nor, on a narrow strip, the next grip. */
const STEM_PX = 26;
const STEP_PX = 2;
const LONG_STEP_PX = 16;
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
// On any photo in any theme: light lines with a dark rim.
const TONES = { sun: '#ffce54', water: '#74e0f4' };
const RIM = '#0e222e';

/** Pixels of the photo for one of the screen, for what is drawn over it. */
export const PhotoUnit = createContext(1);

interface Grip<Name extends string> {
  name: Name;
  corner: number | 'all';
}

const away = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Outside the corner, but inside the photo. */
function gripAt(quad: Quad, corner: number, unit: number, { width, height }: Picture): Point {
  const [here, before, after] = [quad[corner], quad[(corner + 3) % 4], quad[(corner + 1) % 4]] as [Point, Point, Point];
  const [one, other] = [away(before, here), away(after, here)];
  const out = away({ x: 0, y: 0 }, { x: one.x + other.x, y: one.y + other.y });
  const within = (value: number, most: number) => Math.min(most - DOT_PX * unit, Math.max(DOT_PX * unit, value));
  return { x: within(here.x + out.x * STEM_PX * unit, width), y: within(here.y + out.y * STEM_PX * unit, height) };
}

/** How wide the photo is on the screen. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(360);
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const watch = new ResizeObserver(() => setWidth(place.clientWidth || 360));
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}

/** An upright photo fits into the window; on a phone it is as wide as the page in any case. */
function roomFor({ width, height }: Picture): string {
  if (height > 1.5 * width) return 'max-w-[44dvh]';
  return height > width ? 'max-w-[56dvh]' : '';
}

/** Corners on a photo: dragged by finger or mouse, or moved by the arrow keys, with a loupe. */
export function CornerEditor<Name extends string>({ picture, photoLabel, things, marks, onBegin, onChange }: CornerEditorProps<Name>) {
  const { ref, width } = useWidth();
  const photo = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<Grip<Name>>();
  const last = useRef<Point | undefined>(undefined);
  const isMoved = useRef(false);
  /** pixels of the photo for one of the screen */
  const unit = picture.width / width;
  const shares = (x: number, y: number): Point => ({ x: (x * unit) / picture.width, y: (y * unit) / picture.height });
  const move = ({ name, corner }: Grip<Name>, by: Point) => onChange({ ...marks, [name]: moved(marks[name], corner, by) });
  const grip = (thing: MarkedThing<Name>, corner: number | 'all') => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      last.current = { x: event.clientX, y: event.clientY };
      setHeld({ name: thing.name, corner });
      isMoved.current = false;
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (!last.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      if (!isMoved.current) onBegin();
      isMoved.current = true;
      move({ name: thing.name, corner }, shares(event.clientX - last.current.x, event.clientY - last.current.y));
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      last.current = undefined;
      setHeld(undefined);
    },
    onPointerCancel: () => setHeld(undefined),
    onFocus: () => setHeld({ name: thing.name, corner }),
    onBlur: () => setHeld(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      if (!event.repeat) onBegin();
      const length = event.shiftKey ? LONG_STEP_PX : STEP_PX;
      move({ name: thing.name, corner }, shares(step.x * length, step.y * length));
    },
  });
  const at = held && held.corner !== 'all' ? marks[held.name][held.corner] : undefined;
  return (
    <div ref={ref} className={`relative mx-auto w-full overflow-hidden rounded-control bg-sunken select-none ${roomFor(picture)}`}>
      <PhotoCanvas picture={picture} label={photoLabel} canvasRef={photo} />
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="absolute inset-0 size-full"
        role="group"
        aria-label={m.strip_corners_label()}
      >
        <PhotoUnit value={unit}>
          {things.map((thing) => (
            <MarkedQuad
              key={thing.name}
              thing={thing}
              quad={marks[thing.name]}
              picture={picture}
              unit={unit}
              held={held?.name === thing.name ? held.corner : undefined}
              grip={grip}
            />
          ))}
        </PhotoUnit>
      </svg>
      {at ? <Loupe source={photo} at={at} scale={unit} /> : null}
    </div>
  );
}

interface MarkedQuadProps<Name extends string> {
  thing: MarkedThing<Name>;
  quad: Quad;
  picture: Picture;
  unit: number;
  held: number | 'all' | undefined;
  grip: (thing: MarkedThing<Name>, corner: number | 'all') => object;
}

function MarkedQuad<Name extends string>({ thing, quad, picture, unit, held, grip }: MarkedQuadProps<Name>) {
  const points = quad.map(({ x, y }) => ({ x: x * picture.width, y: y * picture.height })) as unknown as Quad;
  const outline = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const color = TONES[thing.tone];
  return (
    <g>
      <polygon
        points={outline}
        fill={color}
        fillOpacity="0.06"
        stroke={RIM}
        strokeWidth={5 * unit}
        strokeOpacity="0.6"
        className="touch-none"
      />
      <polygon
        points={outline}
        fill="transparent"
        stroke={color}
        strokeWidth={2.5 * unit}
        className="cursor-move touch-none"
        {...grip(thing, 'all')}
      />
      <g className="pointer-events-none">{thing.inside}</g>
      {points.map((point, corner) => {
        const { x, y } = gripAt(points, corner, unit, picture);
        return (
          <g
            // The corners keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={corner}
            role="button"
            tabIndex={0}
            aria-label={m.strip_corner_label({ thing: thing.label, corner: corner + 1 })}
            className="cursor-grab touch-none outline-none active:cursor-grabbing"
            {...grip(thing, corner)}
          >
            <line x1={point.x} y1={point.y} x2={x} y2={y} stroke={RIM} strokeWidth={5 * unit} strokeOpacity="0.6" />
            <line x1={point.x} y1={point.y} x2={x} y2={y} stroke={color} strokeWidth={2.5 * unit} />
            <circle cx={x} cy={y} r={REACH_PX * unit} fill="transparent" />
            {held === corner ? <circle cx={x} cy={y} r={(DOT_PX + 5) * unit} fill="none" stroke="#fff" strokeWidth={3 * unit} /> : null}
            <circle cx={x} cy={y} r={DOT_PX * unit} fill={color} stroke={RIM} strokeWidth={2 * unit} />
          </g>
        );
      })}
    </g>
  );
}
