// The marks on a photo while they are moved: with a history for Undo, and a first guess.
import { useState } from 'react';
import type { Point, Quad } from './quad.ts';

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

/** The strip stands to the left of its chart, its first field at the top; so its fields run along from its top right corner downward. */
export function firstGuess(): Marks<'strip' | 'chart'> {
  const [topLeft, topRight, bottomRight, bottomLeft] = rectangle(0.14, 0.16, 0.21, 0.8);
  return { strip: [topRight, bottomRight, bottomLeft, topLeft], chart: rectangle(0.34, 0.12, 0.88, 0.84) };
}

/** `begin` before a change that can be undone in one go, such as a drag; `set` during it. */
export function useMarks<Name extends string>(guess: () => Marks<Name>) {
  const [marks, set] = useState(guess);
  const [history, setHistory] = useState<readonly Marks<Name>[]>([]);
  const begin = () => setHistory((before) => [...before.slice(-MOST_UNDONE), marks]);
  const undo = () => {
    const last = history.at(-1);
    if (!last) return;
    set(last);
    setHistory(history.slice(0, -1));
  };
  const restart = (next: Marks<Name>) => {
    set(next);
    setHistory([]);
  };
  return { marks, set, begin, undo, canUndo: history.length > 0, restart };
}
