// Moving and enlarging a picture with fingers, the mouse and keys; a swipe across the whole picture leads to the next one.
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { CLOSE_SCALE, movedBy, type Point, type Size, swiped, WHOLE, type Zoom, ZOOM_STEP, zoomedAt } from './zoom.ts';

const MIDDLE: Point = { x: 0, y: 0 };
const DOUBLE_TAP_MS = 300;
const TAP_PX = 12;

interface Gesture {
  fingers: Map<number, Point>;
  start: Point;
  hasMoved: boolean;
  wasPinch: boolean;
  lastTapMs: number;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** How far it is moved and enlarged, and the steps of buttons and keys. */
function useZoomState(stage: RefObject<HTMLDivElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const sizeOf = (): Size => ({ width: stage.current?.clientWidth ?? 1, height: stage.current?.clientHeight ?? 1 });
  const by = (factor: number, at: Point = MIDDLE) => setZoom((before) => zoomedAt(before, before.scale * factor, at, sizeOf()));
  return {
    zoom,
    by,
    to: (scale: number, at: Point) => setZoom((before) => zoomedAt(before, scale, at, sizeOf())),
    move: (way: Point) => setZoom((before) => movedBy(before, way, sizeOf())),
    whole: () => setZoom(WHOLE),
    fromMiddle: ({ x, y }: Point): Point => {
      const box = stage.current?.getBoundingClientRect();
      return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : MIDDLE;
    },
  };
}

/** What fingers do to the picture. */
interface Deeds extends Pick<ReturnType<typeof useZoomState>, 'by' | 'to' | 'move' | 'fromMiddle'> {
  scale: number;
  drag: (x: number) => void;
  onSwipe: (way: 1 | -1) => void;
}

function begun(gesture: Gesture, event: PointerEvent<HTMLDivElement>): void {
  if (event.button !== 0) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  if (gesture.fingers.size === 0) Object.assign(gesture, { start: pointOf(event), hasMoved: false, wasPinch: false });
  gesture.fingers.set(event.pointerId, pointOf(event));
}

function moved(gesture: Gesture, event: PointerEvent<HTMLDivElement>, { scale, by, move, drag, fromMiddle }: Deeds): void {
  const { fingers, start } = gesture;
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = pointOf(event);
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  fingers.set(event.pointerId, now);
  gesture.hasMoved ||= distance(now, start) > TAP_PX;
  if (other) {
    gesture.wasPinch = true;
    drag(0);
    by(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  } else if (scale > 1) move({ x: now.x - before.x, y: now.y - before.y });
  else if (gesture.hasMoved && !gesture.wasPinch) drag(now.x - start.x);
}

function ended(gesture: Gesture, event: PointerEvent<HTMLDivElement>, { scale, to, drag, onSwipe, fromMiddle }: Deeds): void {
  const { fingers, start, hasMoved, wasPinch, lastTapMs } = gesture;
  if (!fingers.delete(event.pointerId)) return;
  drag(0);
  // The browser took it, to scroll the page.
  if (event.type === 'pointercancel' || wasPinch || fingers.size > 0) return;
  const now = pointOf(event);
  const way = swiped({ x: now.x - start.x, y: now.y - start.y });
  if (hasMoved && scale === 1 && way !== 0) onSwipe(way);
  if (hasMoved) return;
  const isSecond = event.timeStamp - lastTapMs < DOUBLE_TAP_MS;
  gesture.lastTapMs = isSecond ? 0 : event.timeStamp;
  if (isSecond) to(scale > 1 ? 1 : CLOSE_SCALE, fromMiddle(now));
}

export function useZoom(onSwipe: (way: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, by, to, move, whole, fromMiddle } = useZoomState(stage);
  const [dragX, drag] = useState(0);
  const gesture = useRef<Gesture>({ fingers: new Map(), start: MIDDLE, hasMoved: false, wasPinch: false, lastTapMs: -DOUBLE_TAP_MS });
  const deeds: Deeds = { scale: zoom.scale, by, to, move, drag, onSwipe, fromMiddle };
  const end = (event: PointerEvent<HTMLDivElement>) => ended(gesture.current, event, deeds);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => begun(gesture.current, event),
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => moved(gesture.current, event, deeds),
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { zoom, dragX, whole, closer: () => by(ZOOM_STEP), farther: () => by(1 / ZOOM_STEP), stage, handlers };
}
