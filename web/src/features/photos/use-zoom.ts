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

export function useZoom(onSwipe: (way: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, by, to, move, whole, fromMiddle } = useZoomState(stage);
  const [dragX, setDragX] = useState(0);
  const gesture = useRef<Gesture>({ fingers: new Map(), start: MIDDLE, hasMoved: false, wasPinch: false });
  const lastTap = useRef(0);

  const down = (event: PointerEvent<HTMLDivElement>) => {
    const { fingers } = gesture.current;
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.size === 0) gesture.current = { fingers, start: pointOf(event), hasMoved: false, wasPinch: false };
    fingers.set(event.pointerId, pointOf(event));
  };
  const moved = (event: PointerEvent<HTMLDivElement>) => {
    const { fingers, start } = gesture.current;
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (distance(now, start) > TAP_PX) gesture.current.hasMoved = true;
    if (other) {
      gesture.current.wasPinch = true;
      setDragX(0);
      by(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    } else if (zoom.scale > 1) move({ x: now.x - before.x, y: now.y - before.y });
    else if (gesture.current.hasMoved && !gesture.current.wasPinch) setDragX(now.x - start.x);
  };
  const tapped = (event: PointerEvent<HTMLDivElement>) => {
    const isSecond = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isSecond ? 0 : event.timeStamp;
    if (isSecond) to(zoom.scale > 1 ? 1 : CLOSE_SCALE, fromMiddle(pointOf(event)));
  };
  const ended = (event: PointerEvent<HTMLDivElement>, isLeft: boolean) => {
    const { fingers, start, hasMoved, wasPinch } = gesture.current;
    if (!fingers.delete(event.pointerId)) return;
    setDragX(0);
    if (isLeft || wasPinch || fingers.size > 0) return;
    const now = pointOf(event);
    const way = swiped({ x: now.x - start.x, y: now.y - start.y });
    if (hasMoved && zoom.scale === 1 && way !== 0) onSwipe(way);
    if (!hasMoved) tapped(event);
  };
  const handlers = {
    onPointerDown: down,
    onPointerMove: moved,
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => ended(event, false),
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => ended(event, true),
  };
  return { zoom, dragX, whole, closer: () => by(ZOOM_STEP), farther: () => by(1 / ZOOM_STEP), stage, handlers };
}
