// Liquid chlorine loses strength on the shelf. From a table in a secondary source (science/chemistry 2.7), so a guide, not a measurement.
import { requireAllWithin } from '../measuring/valid-range.ts';

/** What is left of 12.5 % after one and after three months, by storage temperature (70, 85 and 95 °F). */
const TABLE = [
  { temperatureC: (70 - 32) / 1.8, afterOne: 11.1, afterThree: 9.3 },
  { temperatureC: (85 - 32) / 1.8, afterOne: 9.2, afterThree: 6.6 },
  { temperatureC: (95 - 32) / 1.8, afterOne: 7.5, afterThree: 5.0 },
] as const;
const TABLE_STRENGTH = 12.5;
/** Twice the strength decays about five times as fast, where a plain second-order reaction would give four: an extra power of log2(5/4). */
const EXTRA_ORDER = Math.log2(5 / 4);
/** Below the table: 3.5 times slower per 10 °C. */
const RATE_PER_10_C = 3.5;

type Row = (typeof TABLE)[number];

/** 1/c − 1/c0 of the table's product after some months: straight from 0 to 1 and from 1 to 3 months, as a second-order decay is. */
function inverseRise(row: Row, months: number): number {
  const first = 1 / row.afterOne - 1 / TABLE_STRENGTH;
  const perMonthLater = (1 / row.afterThree - 1 / row.afterOne) / 2;
  return months <= 1 ? first * months : first + perMonthLater * (months - 1);
}

function riseAt(temperatureC: number, months: number): number {
  const [coldest, middle, hottest] = TABLE;
  if (temperatureC < coldest.temperatureC) {
    return inverseRise(coldest, months) / RATE_PER_10_C ** ((coldest.temperatureC - temperatureC) / 10);
  }
  const [low, high] = temperatureC <= middle.temperatureC ? [coldest, middle] : [middle, hottest];
  const part = (temperatureC - low.temperatureC) / (high.temperatureC - low.temperatureC);
  return inverseRise(low, months) ** (1 - part) * inverseRise(high, months) ** part;
}

export interface BleachStrength {
  /** about this much is left, same percent as the label's (trade percent) */
  strengthPercent: number;
  /** outside the table (cooler than 21 °C, beyond three months, another strength): by rule, less certain */
  isExtrapolated: boolean;
}

/**
 * About what is left of liquid chlorine of `labelPercent` (3 to 15 %) after `months` (0 to 6) at `temperatureC` (5 to 35 °C).
 * Good to perhaps a tenth of the value; a product that was already old when bought is weaker. Throws `out_of_range`.
 */
export function bleachStrength(input: { labelPercent: number; months: number; temperatureC: number }): BleachStrength {
  requireAllWithin(input, { labelPercent: [3, 15, '%'], months: [0, 6, 'months'], temperatureC: [5, 35, '°C'] });
  if (input.months === 0) return { strengthPercent: input.labelPercent, isExtrapolated: false };
  const rise = riseAt(input.temperatureC, input.months) * (input.labelPercent / TABLE_STRENGTH) ** EXTRA_ORDER;
  const isInTable =
    input.months <= 3 && input.temperatureC >= TABLE[0].temperatureC && Math.abs(input.labelPercent - TABLE_STRENGTH) < 0.01;
  return { strengthPercent: input.labelPercent / (1 + input.labelPercent * rise), isExtrapolated: !isInTable };
}
