// At which hours of the day: among quarter hours of one price any order costs the same, so the one with the fewest switches is taken, then
// the one that lies most in daylight, when the sun takes the chlorine and the neighbors are awake.
import { type PumpDay, SLOT_MINUTES, SLOTS_PER_DAY } from './hydraulics-pump.ts';

interface SpeedCount {
  speed: number;
  slots: number;
}
type Slots = (number | null)[];

const [DAY_BEGINS, DAY_ENDS] = [(7 * 60) / SLOT_MINUTES, (19 * 60) / SLOT_MINUTES];

/** `counts`: the strongest speed first, which gets the cheapest quarter hours. */
export function arrange(counts: readonly SpeedCount[], pricesPerKwhUsd: readonly number[], preferFromMinute: number): PumpDay {
  const queue = counts.flatMap(({ speed, slots }) => Array.from({ length: slots }, () => speed));
  const day: Slots = Array.from({ length: SLOTS_PER_DAY }, () => null);
  for (const price of [...new Set(pricesPerKwhUsd)].toSorted((one, other) => one - other)) {
    const free = [...day.keys()].filter((slot) => pricesPerKwhUsd[Math.floor((slot * SLOT_MINUTES) / 60)] === price);
    place(day, free, queue.splice(0, free.length), Math.round(preferFromMinute / SLOT_MINUTES));
  }
  return day;
}

/** Puts the speeds into the free quarter hours of one price, one after the other from the best beginning. */
function place(day: Slots, free: readonly number[], speeds: readonly number[], preferFrom: number): void {
  let best: { slots: Slots; score: number } | undefined;
  for (const order of [speeds, speeds.toReversed()]) {
    for (const [begin, first] of free.entries()) {
      const slots = [...day];
      for (const [index, speed] of order.entries()) slots[free[(begin + index) % free.length] as number] = speed;
      const late = (first - preferFrom + SLOTS_PER_DAY) % SLOTS_PER_DAY;
      const score = switchesOf(slots) * 10_000 - daylightOf(slots) * 10 + late / SLOTS_PER_DAY;
      if (!best || score < best.score) best = { slots, score };
    }
  }
  for (const [slot, speed] of (best?.slots ?? []).entries()) day[slot] = speed;
}

const switchesOf = (slots: Slots): number => slots.filter((speed, index) => speed !== slots.at(index - 1)).length;
const daylightOf = (slots: Slots): number => slots.filter((speed, slot) => speed !== null && slot >= DAY_BEGINS && slot < DAY_ENDS).length;
