// The cheapest day of a pump that turns the water over as often as wanted and feeds the salt cell as long as it needs.
//
// For given numbers of quarter hours at each speed, the cheapest order gives the strongest speed the cheapest quarter hours (rearrangement
// inequality). So it is enough to look at how many quarter hours each speed runs. Of up to three speeds all numbers are tried: for every
// number of the two stronger ones, the weakest runs as short as the water and the cell allow. The result is the best of all days with up to
// three speeds, not an approximation.
import { arrange } from './hydraulics-pump-runs.ts';
import {
  feedsCell,
  type PumpDay,
  type PumpPoint,
  type PumpRun,
  type PumpTask,
  type PumpUse,
  pumpUse,
  requireTask,
  runsOfDay,
  SLOT_MINUTES,
  SLOTS_PER_DAY,
} from './hydraulics-pump.ts';
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';

export const PUMP_PLAN_SENTENCES = {
  answers_pump_plan_need: '{wholeVolume} L × {turnovers} = {wholeLitres} L a day',
  answers_pump_plan_run: '{flow} L/min × 60 × {hours} h = {wholeLitres} L, {power} W × {hours} h = {energy} kWh',
  answers_pump_plan_cell: '{hours} h with enough flow for the salt cell, {needed} h needed',
  answers_pump_plan_cost: '{energy} kWh a day, each hour at its own price: {cost} USD a day × 365 = {year} USD a year',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(PUMP_PLAN_SENTENCES);

export interface PumpPlan {
  isPossible: true;
  day: PumpDay;
  runs: PumpRun[];
  use: PumpUse;
  arithmetic: Sentence[];
}
/** What the pump cannot do in 24 hours, and what it can. */
export interface NoPumpPlan {
  isPossible: false;
  lacks: ('turnover' | 'cell_flow')[];
  mostTurnovers: number;
}

/** A hair of rounding may not cost a quarter of an hour. */
const HAIR = 1e-9;
/** How many speeds a day may use: more is nothing that anybody would set. */
const MOST_SPEEDS = 3;

interface Choice {
  /** numbers of speeds, the strongest first, each with its quarter hours */
  counts: { speed: number; slots: number }[];
  costUsd: number;
  kwh: number;
}

/** The cheapest plan; `preferFromMinute`: when it should begin where the price does not mind. */
export function pumpPlan(task: PumpTask, preferFromMinute = 8 * 60): PumpPlan | NoPumpPlan {
  requireTask(task);
  const lacks = lackOf(task);
  const mostTurnovers = (Math.max(...task.speeds.map(({ flowLpm }) => flowLpm)) * 1440) / task.volumeL;
  if (lacks.length > 0) return { isPossible: false, lacks, mostTurnovers };
  const best = cheapest(task);
  const day = arrange(best.counts, task.pricesPerKwhUsd, preferFromMinute);
  const use = pumpUse(task, day);
  return { isPossible: true, day, runs: runsOfDay(day), use, arithmetic: arithmeticOf(task, best, use) };
}

/** The strongest flow all day does whatever can be done at all. */
function lackOf(task: PumpTask): NoPumpPlan['lacks'] {
  const most = Math.max(...task.speeds.map(({ flowLpm }) => flowLpm));
  const isTooSlow = most * 1440 < neededLitres(task) * (1 - HAIR);
  const hasNoCellFlow = cellSlots(task) > 0 && !task.speeds.some((speed) => feedsCell(task, speed));
  return [...(isTooSlow ? (['turnover'] as const) : []), ...(hasNoCellFlow ? (['cell_flow'] as const) : [])];
}

const neededLitres = ({ volumeL, turnoversPerDay }: PumpTask): number => volumeL * turnoversPerDay;
const cellSlots = ({ cell }: PumpTask): number => Math.ceil(((cell?.hoursPerDay ?? 0) * 60) / SLOT_MINUTES - HAIR);

function cheapest(task: PumpTask): Choice {
  const byPower = [...task.speeds.keys()].toSorted((one, other) => (task.speeds[other]?.powerW ?? 0) - (task.speeds[one]?.powerW ?? 0));
  const sums = priceSums(task.pricesPerKwhUsd);
  let best: Choice | undefined;
  for (const speeds of groupsOf(byPower, MOST_SPEEDS)) {
    for (const choice of choicesOf(task, speeds, sums)) if (!best || isBetter(choice, best)) best = choice;
  }
  // lackOf has made sure that running all day at the strongest flow is one of them.
  return best as Choice;
}

/** What the cheapest n quarter hours of one watt cost together, for every n. */
function priceSums(pricesPerKwhUsd: readonly number[]): number[] {
  const sums = [0];
  const sorted = pricesPerKwhUsd.flatMap((price) => Array.from({ length: 60 / SLOT_MINUTES }, () => price)).toSorted((a, b) => a - b);
  for (const price of sorted) sums.push((sums.at(-1) ?? 0) + (price * SLOT_MINUTES) / 60 / 1000);
  return sums;
}

/** All groups of one to `most` of them, in their order. */
function groupsOf(all: readonly number[], most: number): number[][] {
  return all.flatMap((first, index) => [
    [first],
    ...(most > 1 ? groupsOf(all.slice(index + 1), most - 1).map((rest) => [first, ...rest]) : []),
  ]);
}

/** For a group of speeds: every number of quarter hours of all but the last, with the fewest of the last. */
function* choicesOf(task: PumpTask, group: readonly number[], sums: readonly number[]): Generator<Choice> {
  const last = group.at(-1) as number;
  const weakest = task.speeds[last] as PumpPoint;
  for (const counts of countsOf(group.length - 1, SLOTS_PER_DAY)) {
    const used = counts.reduce((sum, count) => sum + count, 0);
    const rest = fewest(task, group, counts, weakest);
    if (rest === undefined || used + rest > SLOTS_PER_DAY) continue;
    yield costOf(task, [...counts.map((slots, index) => ({ speed: group[index] as number, slots })), { speed: last, slots: rest }], sums);
  }
}

/** Every list of that many whole numbers from 1 that leaves room; groups with fewer speeds are tried separately. */
function* countsOf(length: number, room: number): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (let count = 1; count <= room; count += 1) for (const rest of countsOf(length - 1, room - count)) yield [count, ...rest];
}

/** The fewest quarter hours of the last speed beside the others; undefined where it cannot make up what is missing. */
function fewest(task: PumpTask, group: readonly number[], counts: readonly number[], weakest: PumpPoint): number | undefined {
  let litres = 0;
  let slots = 0;
  for (const [index, count] of counts.entries()) {
    const speed = task.speeds[group[index] as number] as PumpPoint;
    litres += count * speed.flowLpm * SLOT_MINUTES;
    if (feedsCell(task, speed)) slots += count;
  }
  const forWater = (neededLitres(task) - litres) / (weakest.flowLpm * SLOT_MINUTES);
  const missing = cellSlots(task) - slots;
  if (missing > 0 && !feedsCell(task, weakest)) return undefined;
  return Math.max(0, missing, Math.ceil(forWater * (1 - HAIR) - HAIR));
}

function costOf(task: PumpTask, counts: Choice['counts'], sums: readonly number[]): Choice {
  let [slots, costUsd, kwh] = [0, 0, 0];
  for (const { speed, slots: count } of counts) {
    const { powerW } = task.speeds[speed] as PumpPoint;
    costUsd += powerW * ((sums[slots + count] ?? 0) - (sums[slots] ?? 0));
    kwh += (powerW * count * SLOT_MINUTES) / 60 / 1000;
    slots += count;
  }
  return { counts, costUsd, kwh };
}

/** Cheaper; at the same cost with less energy, then with fewer speeds. */
function isBetter(one: Choice, other: Choice): boolean {
  if (Math.abs(one.costUsd - other.costUsd) > HAIR) return one.costUsd < other.costUsd;
  if (Math.abs(one.kwh - other.kwh) > HAIR) return one.kwh < other.kwh;
  return one.counts.length < other.counts.length;
}

function arithmeticOf(task: PumpTask, { counts }: Choice, use: PumpUse): Sentence[] {
  const need = sentence('answers_pump_plan_need', {
    wholeVolume: Math.round(task.volumeL),
    turnovers: rounded(task.turnoversPerDay, 2),
    wholeLitres: Math.round(neededLitres(task)),
  });
  const runs = counts.flatMap(({ speed, slots }) => {
    const { flowLpm, powerW } = task.speeds[speed] as PumpPoint;
    const hours = (slots * SLOT_MINUTES) / 60;
    const [flow, power, wholeLitres] = [rounded(flowLpm, 1), rounded(powerW, 0), Math.round(flowLpm * 60 * hours)];
    return slots === 0
      ? []
      : [sentence('answers_pump_plan_run', { flow, hours, wholeLitres, power, energy: rounded((powerW * hours) / 1000, 2) })];
  });
  const cell = task.cell && sentence('answers_pump_plan_cell', { hours: use.cellHours, needed: rounded(task.cell.hoursPerDay, 1) });
  const cost = sentence('answers_pump_plan_cost', {
    energy: rounded(use.kwhPerDay, 2),
    cost: rounded(use.costPerDayUsd, 2),
    year: rounded(use.costPerYearUsd, 0),
  });
  return [need, ...runs, ...(cell ? [cell] : []), cost];
}
