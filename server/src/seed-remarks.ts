// What the owner of a demo pool notes beside tests and treatments: heavy rain, guests, and what the salt cell was set to.
import type { Day } from './seed-climate.ts';
import type { DemoPool } from './seed-pools.ts';
import { randomFrom } from './seed-random.ts';
import type { DemoReading, DemoRemark } from './seed-story.ts';

const HOUR_MS = 3_600_000;
/** Worth noting. */
const HEAVY_RAIN_MM = 18;
const WARM_C = 24;
const GUESTS = 3;
const STORMS = ['Storm: leaves in the skimmer', 'Heavy rain all afternoon', undefined];
const PARTIES = ['Friends over', 'Birthday party', undefined];

/** The cell is turned down in winter, when the sun takes less. */
export const cellShareOn = ({ uvIndex }: Pick<Day, 'uvIndex'>): number => Math.min(1, 0.25 + 0.75 * (uvIndex / 10));

/** Of the past days only; the weather itself stays as it was told. */
export function remarksOf(demo: DemoPool, weather: readonly Day[], { end, seed }: { end: Date; seed: number }): DemoRemark[] {
  const random = randomFrom(seed + 50_000);
  const pick = (from: readonly (string | undefined)[]) => from[Math.floor(random.next() * from.length)];
  const isOutdoor = demo.pool.setting !== 'indoor' && demo.pool.kind !== 'spa';
  return weather.flatMap(({ at, rainMm, airTemperatureC }): DemoRemark[] => {
    const evening = new Date(at.getTime() + 11 * HOUR_MS);
    if (evening > end) return [];
    if (isOutdoor && rainMm >= HEAVY_RAIN_MM && random.chance(0.6)) {
      return [{ id: random.id(evening), at: evening, rainMm: Math.round(rainMm), text: pick(STORMS) }];
    }
    const isParty = at.getUTCDay() % 6 === 0 && airTemperatureC > WARM_C && random.chance(0.2);
    return isParty ? [{ id: random.id(evening), at: evening, bathers: demo.bathersOnWeekends + GUESTS, text: pick(PARTIES) }] : [];
  });
}

/** Each test of a salt pool with the output of its cell on that day, in the steps of its display. */
export function withCellPercents(demo: DemoPool, readings: DemoReading[], weather: readonly Day[]): DemoReading[] {
  if (demo.pool.sanitizer !== 'salt') return readings;
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const percents = new Map(weather.map((day) => [dayOf(day.at), Math.round(cellShareOn(day) * 20) * 5]));
  return readings.map((reading) => ({ ...reading, saltCellPercent: percents.get(dayOf(reading.takenAt)) }));
}
