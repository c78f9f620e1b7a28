import { type KeyboardEvent, type PointerEvent, type ReactNode, createContext, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type Marks, moved } from './image/corner-marks.ts';
import type { Picture } from './image/patch.ts';
import { DOT_PX, gripAt, nearestGrip, REACH_PX } from './grips.ts';
import { Loupe, PhotoCanvas } from './photo-canvas.tsx';
import { isInside, type Point, type Quad, scaled } from './image/quad.ts';

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

/** How wide the photo is on the screen. */
export function useWidth() {
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
  const keys = (grip: Grip<Name>) => ({
    onFocus: () => setHeld(grip),
    onBlur: () => setHeld(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      if (!event.repeat) onBegin();
      const length = event.shiftKey ? LONG_STEP_PX : STEP_PX;
      move(grip, shares(step.x * length, step.y * length));
    },
  });
  /** Grips and things overlap: what lies nearest is meant, whatever was drawn last. */
  const pressed = (event: PointerEvent<SVGElement>): Grip<Name> | undefined => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - box.x) * unit, y: (event.clientY - box.y) * unit };
    const quads = things.map(({ name }) => ({ name, quad: scaled(marks[name], picture.width, picture.height) }));
    const grips = quads.flatMap(({ name, quad }) => quad.map((_, corner) => ({ name, corner, at: gripAt(quad, corner, unit, picture) })));
    const inside = quads.findLast(({ quad }) => isInside(quad, point));
    return nearestGrip(grips, point, REACH_PX * unit) ?? (inside && { name: inside.name, corner: 'all' });
  };
  const drag = useRef<Grip<Name> | undefined>(undefined);
  const end = () => {
    last.current = undefined;
    drag.current = undefined;
    setHeld(undefined);
  };
  const dragging = {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const grip = pressed(event);
      if (!grip || !event.isPrimary) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      if (grip.corner !== 'all') event.currentTarget.querySelector<SVGElement>(`[data-grip="${grip.name} ${grip.corner}"]`)?.focus();
      last.current = { x: event.clientX, y: event.clientY };
      drag.current = grip;
      setHeld(grip);
      isMoved.current = false;
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (!last.current || !drag.current || !event.isPrimary) return;
      if (!isMoved.current) onBegin();
      isMoved.current = true;
      move(drag.current, shares(event.clientX - last.current.x, event.clientY - last.current.y));
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  const at = held && held.corner !== 'all' ? marks[held.name][held.corner] : undefined;
  return (
    <div ref={ref} className={`relative mx-auto w-full overflow-hidden rounded-control bg-sunken select-none ${roomFor(picture)}`}>
      <PhotoCanvas picture={picture} label={photoLabel} canvasRef={photo} />
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="absolute inset-0 size-full"
        role="group"
        aria-label={m.strip_corners_label()}
        {...dragging}
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
              keys={keys}
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
  keys: (grip: Grip<Name>) => object;
}

function MarkedQuad<Name extends string>({ thing, quad, picture, unit, held, keys }: MarkedQuadProps<Name>) {
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
      <polygon points={outline} fill="transparent" stroke={color} strokeWidth={2.5 * unit} className="cursor-move touch-none" />
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
            data-grip={`${thing.name} ${corner}`}
            {...keys({ name: thing.name, corner })}
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
