// A pump through a day of 96 quarter hours: what it moves, what the salt cell gets of it, and what it costs.
import { requireAllWithin, requireWithin } from '../measuring/valid-range.ts';

export interface PumpPoint {
  flowLpm: number;
  powerW: number;
}

/**
 * The affinity laws: at a part of the rated speed a pump moves that part of the flow and takes the cube of it as power (`affinity-laws`). Real
 * pumps take somewhat more at low speed, because motor losses do not follow the law; what the pump's display shows is better.
 */
export function atSpeed(rated: PumpPoint & { rpm: number }, rpm: number): PumpPoint {
  const speed = rpm / rated.rpm;
  return { flowLpm: rated.flowLpm * speed, powerW: rated.powerW * speed ** 3 };
}

export const SLOT_MINUTES = 15;
export const SLOTS_PER_DAY = 96;
const SLOT_HOURS = SLOT_MINUTES / 60;
export const DAYS_PER_YEAR = 365;

export interface PricePeriod {
  /** 0 to 23 */
  fromHour: number;
  /** 0 to 24; over midnight when it is not after `fromHour` */
  toHour: number;
  pricePerKwhUsd: number;
}

const isBetween = (value: number, from: number, to: number): boolean =>
  from < to ? value >= from && value < to : value >= from || value < to;

/** The price of each of the 24 hours; of several periods for one hour the last counts. */
export function hourlyPrices(pricePerKwhUsd: number, periods: readonly PricePeriod[]): number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const period = periods.findLast(({ fromHour, toHour }) => isBetween(hour, fromHour, toHour));
    return requireWithin(period?.pricePerKwhUsd ?? pricePerKwhUsd, 'pricePerKwhUsd', 0, 5, 'USD per kWh');
  });
}

/** Quarter hours by the clock of the pool, from midnight: the number of the speed that runs, null where the pump rests. */
export type PumpDay = readonly (number | null)[];

export interface PumpRun {
  /** 0 to 1439 */
  fromMinute: number;
  /** 0 to 1440; over midnight when it is not after `fromMinute` */
  toMinute: number;
  speed: number;
}

/** The day that such runs make; where they overlap, the later one in the list counts. A speed that is not there does not run. */
export function dayOfRuns(runs: readonly PumpRun[], speeds: number): PumpDay {
  return Array.from({ length: SLOTS_PER_DAY }, (_, slot) => {
    const at = slot * SLOT_MINUTES;
    return runs.findLast(({ fromMinute, toMinute, speed }) => speed < speeds && isBetween(at, fromMinute, toMinute))?.speed ?? null;
  });
}

/** The same day as runs; one over midnight stays one. */
export function runsOfDay(day: PumpDay): PumpRun[] {
  const starts = [...day.keys()].filter((slot) => day[slot] !== day[(slot + day.length - 1) % day.length]);
  if (starts.length === 0) return day[0] === null || day[0] === undefined ? [] : [{ fromMinute: 0, toMinute: 1440, speed: day[0] }];
  return starts.flatMap((slot, index) => {
    const speed = day[slot];
    const end = (starts[(index + 1) % starts.length] ?? 0) * SLOT_MINUTES;
    return speed === null || speed === undefined ? [] : [{ fromMinute: slot * SLOT_MINUTES, toMinute: end === 0 ? 1440 : end, speed }];
  });
}

export interface CellWish {
  /** at full output, 0 to 24 */
  hoursPerDay: number;
  /** what flows slower does not count; missing: every speed counts */
  minimumFlowLpm?: number | undefined;
}

export interface PumpTask {
  /** 50 to 10,000,000 */
  volumeL: number;
  /** 0.1 to 10 */
  turnoversPerDay: number;
  /** one to eight */
  speeds: readonly PumpPoint[];
  /** of each hour from midnight, 0 to 5 USD */
  pricesPerKwhUsd: readonly number[];
  cell?: CellWish | undefined;
}

export function requireTask({ volumeL, turnoversPerDay, speeds, pricesPerKwhUsd, cell }: PumpTask): void {
  requireAllWithin({ volumeL, turnoversPerDay }, { volumeL: [50, 10_000_000, 'L'], turnoversPerDay: [0.1, 10, 'times a day'] });
  requireWithin(speeds.length, 'speeds', 1, 8);
  for (const [index, { flowLpm, powerW }] of speeds.entries()) {
    requireWithin(flowLpm, `speeds.${index}.flowLpm`, 1, 20_000, 'L/min');
    requireWithin(powerW, `speeds.${index}.powerW`, 1, 20_000, 'W');
  }
  requireWithin(pricesPerKwhUsd.length, 'pricesPerKwhUsd', 24, 24);
  for (const price of pricesPerKwhUsd) requireWithin(price, 'pricesPerKwhUsd', 0, 5, 'USD per kWh');
  if (cell) requireWithin(cell.hoursPerDay, 'cell.hoursPerDay', 0, 24, 'hours');
}

export const feedsCell = ({ cell }: PumpTask, { flowLpm }: PumpPoint): boolean => flowLpm >= (cell?.minimumFlowLpm ?? 0);

export interface PumpUse {
  litres: number;
  turnovers: number;
  hours: number;
  /** in which the flow is enough for the salt cell */
  cellHours: number;
  kwhPerDay: number;
  costPerDayUsd: number;
  costPerYearUsd: number;
}

/** What such a day moves and costs. */
export function pumpUse(task: PumpTask, day: PumpDay): PumpUse {
  const use = { litres: 0, hours: 0, cellHours: 0, kwhPerDay: 0, costPerDayUsd: 0 };
  for (const [slot, number] of day.entries()) {
    const speed = number === null ? undefined : task.speeds[number];
    if (!speed) continue;
    const kwh = (speed.powerW / 1000) * SLOT_HOURS;
    use.litres += speed.flowLpm * SLOT_MINUTES;
    use.hours += SLOT_HOURS;
    if (feedsCell(task, speed)) use.cellHours += SLOT_HOURS;
    use.kwhPerDay += kwh;
    use.costPerDayUsd += kwh * (task.pricesPerKwhUsd[Math.floor((slot * SLOT_MINUTES) / 60)] ?? 0);
  }
  return { ...use, turnovers: use.litres / task.volumeL, costPerYearUsd: use.costPerDayUsd * DAYS_PER_YEAR };
}
