// Cells of 0.1 degrees: what the weather services learn of where a pool is.
import type { Position } from './normals.ts';

const PER_DEGREE = 10;
const row = (latitude: number) => Math.min(Math.floor((latitude + 90) * PER_DEGREE), 180 * PER_DEGREE - 1);
const column = (longitude: number) => Math.min(Math.floor((longitude + 180) * PER_DEGREE), 360 * PER_DEGREE - 1);

export const cellOf = ({ latitude, longitude }: Position): string => `${row(latitude)}_${column(longitude)}`;

/** The middle of a cell. */
export function positionOf(cell: string): Position {
  const [down = 0, across = 0] = cell.split('_').map(Number);
  const middle = (index: number, from: number) => Math.round(((index + 0.5) / PER_DEGREE - from) * 100) / 100;
  return { latitude: middle(down, 90), longitude: middle(across, 180) };
}
