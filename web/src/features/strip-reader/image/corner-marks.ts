// The marks on a photo while they are moved: with a history for Undo, and a first guess.
import { useState } from 'react';
import { type Point, type Quad, quarterTurned, turned, turnedWithPhoto } from './quad.ts';

export type Marks<Name extends string> = Readonly<Record<Name, Quad>>;

const MOST_UNDONE = 50;

const inPhoto = (value: number): number => Math.min(1, Math.max(0, value));

export function moved(quad: Quad, corner: number | 'all', by: Point): Quad {
  if (corner !== 'all')
    return quad.map((point, index) =>
      index === corner ? { x: inPhoto(point.x + by.x), y: inPhoto(point.y + by.y) } : point,
    ) as unknown as Quad;
  // As a whole it keeps its shape at the edge of the photo.
  const room = (key: 'x' | 'y') => {
    const values = quad.map((point) => point[key]);
    return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), by[key]));
  };
  const [x, y] = [room('x'), room('y')];
  return quad.map((point) => ({ x: point.x + x, y: point.y + y })) as unknown as Quad;
}

export const rectangle = (left: number, top: number, right: number, bottom: number): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/**
 * The strip stands to the left of its chart, its first field at the top; so its fields run along from its top right corner downward. Far
 * enough from the chart that no two grips overlap on a phone.
 */
export function firstGuess(): Marks<'strip' | 'chart'> {
  const [topLeft, topRight, bottomRight, bottomLeft] = rectangle(0.08, 0.24, 0.14, 0.72);
  return { strip: [topRight, bottomRight, bottomLeft, topLeft], chart: rectangle(0.4, 0.12, 0.94, 0.84) };
}

const middleOf = (one: Point | undefined, other: Point | undefined): Point => ({
  x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
});

/**
 * The marks after the photo was turned a quarter clockwise: on the same things, but reading begins where it does in an upright photo, at the
 * chart's top left and at the upper (or left) end of the strip. That is what the photo is turned for.
 */
export function marksTurned({ strip, chart }: Marks<'strip' | 'chart'>): Marks<'strip' | 'chart'> {
  const [along, around] = [strip, chart].map((quad) => quad.map(turnedWithPhoto) as unknown as Quad) as [Quad, Quad];
  const starts = [around, quarterTurned(around), turned(around), quarterTurned(turned(around))];
  const upright = starts.reduce((one, other) => (other[0].x + other[0].y < one[0].x + one[0].y ? other : one));
  const [first, last] = [middleOf(along[0], along[3]), middleOf(along[1], along[2])];
  const [right, down] = [last.x - first.x, last.y - first.y];
  return { strip: (Math.abs(down) > Math.abs(right) ? down : right) < 0 ? turned(along) : along, chart: upright };
}

/** `begin` before a change that can be undone in one go, such as a drag; `set` during it. */
export function useMarks<Name extends string>(guess: () => Marks<Name>) {
  const [marks, set] = useState(guess);
  const [history, setHistory] = useState<readonly Marks<Name>[]>([]);
  const [isMoved, setMoved] = useState(false);
  const begin = () => {
    setHistory((before) => [...before.slice(-MOST_UNDONE), marks]);
    setMoved(true);
  };
  const undo = () => {
    const last = history.at(-1);
    if (!last) return;
    set(last);
    setHistory(history.slice(0, -1));
  };
  /** From before nothing can be undone. `isMoved`: they are no guess any more. */
  const restart = (next: Marks<Name>, isMoved = false) => {
    set(next);
    setHistory([]);
    setMoved(isMoved);
  };
  return { marks, set, begin, undo, canUndo: history.length > 0, isMoved, restart };
}
