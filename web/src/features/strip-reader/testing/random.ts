// The same numbers for the same seed.

export interface Chance {
  /** from 0 up to 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  /** around 0, standard deviation 1 */
  normal: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // The sum of four even chances: close enough to the bell curve, and quick.
  const normal = () => (next() + next() + next() + next() - 2) * Math.sqrt(3);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}
