// The weather of a simulated year: monthly normals of a few towns, with day-to-day variation.
import type { Random } from './seed-random.ts';

export interface Climate {
  /** mean daily air temperature of the coldest and the warmest month */
  coldestC: number;
  warmestC: number;
  /** midday ultraviolet index in midwinter and midsummer */
  winterUv: number;
  summerUv: number;
  /** chance of rain on a day, January to December */
  rainChance: readonly number[];
  /** a rainy day's mean fall */
  rainMm: number;
  /** water lost from an open pool on a summer day */
  summerEvaporationMm: number;
}

export interface Day {
  /** noon of the day, UTC */
  at: Date;
  airTemperatureC: number;
  uvIndex: number;
  rainMm: number;
  evaporationMm: number;
}

export const CLIMATES = {
  tampa: {
    coldestC: 16,
    warmestC: 29,
    winterUv: 5,
    summerUv: 11,
    rainChance: [0.2, 0.2, 0.2, 0.18, 0.22, 0.45, 0.52, 0.52, 0.42, 0.22, 0.17, 0.18],
    rainMm: 13,
    summerEvaporationMm: 6,
  },
  phoenix: {
    coldestC: 13,
    warmestC: 35,
    winterUv: 3.5,
    summerUv: 11,
    rainChance: [0.12, 0.12, 0.1, 0.05, 0.03, 0.02, 0.12, 0.14, 0.08, 0.07, 0.07, 0.11],
    rainMm: 6,
    summerEvaporationMm: 9,
  },
} as const satisfies Record<string, Climate>;

const DAY_MS = 86_400_000;

/** 0 in mid-January, 1 in mid-July (northern hemisphere). */
export function summerness(at: Date): number {
  const dayOfYear = (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / DAY_MS;
  return (1 - Math.cos((2 * Math.PI * (dayOfYear - 15)) / 365.25)) / 2;
}

/** The weather of `days` days that end with the day of `end`. */
export function weatherOf(climate: Climate, end: Date, days: number, random: Random): Day[] {
  const lastNoon = Math.floor(end.getTime() / DAY_MS) * DAY_MS + DAY_MS / 2;
  let spell = 0;
  return Array.from({ length: days }, (_, index) => {
    const at = new Date(lastNoon - (days - 1 - index) * DAY_MS);
    const summer = summerness(at);
    // Warm and cool spells last a few days: today's deviation remembers yesterday's.
    spell = 0.7 * spell + 1.6 * random.normal();
    const isRainy = random.chance(climate.rainChance[at.getUTCMonth()] ?? 0);
    const cloud = isRainy ? random.between(0.45, 0.8) : random.between(0.85, 1);
    return {
      at,
      airTemperatureC: climate.coldestC + (climate.warmestC - climate.coldestC) * summer + spell,
      uvIndex: (climate.winterUv + (climate.summerUv - climate.winterUv) * summer) * cloud,
      rainMm: isRainy ? -Math.log(1 - random.next()) * climate.rainMm : 0,
      evaporationMm: climate.summerEvaporationMm * (0.35 + 0.65 * summer) * (isRainy ? 0.5 : 1),
    };
  });
}
