// What is typed into the pump planner, in the person's units, and the task that it makes for the engine.
import { atSpeed, dayOfRuns, hourlyPrices, type PumpDay, type PumpTask } from '@limpid/chemistry';
import type { Pool, PumpPlanner, PumpSpeed } from '@limpid/contract';
import type { Units } from '../../i18n/units.ts';
import { fromShown, toShown } from './equipment-units.ts';
import type { ListedEquipment } from './equipment.data.ts';
import { typicalPrice, typicalSpeeds } from './planner-typical.ts';

interface Row {
  /** tells rows apart while they are edited */
  id: number;
}
export interface SpeedDraft extends Row {
  rpm: number | null;
  /** as shown */
  flow: number | null;
  powerW: number | null;
}
export interface PeriodDraft extends Row {
  fromHour: number;
  toHour: number;
  price: number | null;
}
export interface RunDraft extends Row {
  fromMinute: number;
  toMinute: number;
  speed: number;
}
export interface PlannerDraft {
  turnovers: number | null;
  price: number | null;
  cellHours: number | null;
  speeds: SpeedDraft[];
  periods: PeriodDraft[];
  runs: RunDraft[];
}

let rows = 0;
export const rowId = (): number => ++rows;

/** Kept rows come from another visit, which counted from the start too. */
export function withNewIds(draft: PlannerDraft): PlannerDraft {
  const renewed = <Some extends Row>(list: readonly Some[]): Some[] => list.map((row) => ({ ...row, id: rowId() }));
  return { ...draft, speeds: renewed(draft.speeds), periods: renewed(draft.periods), runs: renewed(draft.runs) };
}

/** What was saved; else what is typical, and a day as many pumps run it. */
export function plannerDraftOf(pump: ListedEquipment, pool: Pool, units: Units): PlannerDraft {
  const { planner } = pump;
  const speeds = pump.speeds?.length ? pump.speeds : typicalSpeeds(pool, pump);
  const first = { rpm: null, flow: pool.pumpFlowLpm === null ? null : shownFlow(pool.pumpFlowLpm, units), powerW: null };
  return {
    turnovers: planner?.turnoversPerDay ?? 1,
    price: planner?.pricePerKwhUsd ?? typicalPrice(pool.place) ?? null,
    cellHours: planner?.cellHoursPerDay ?? cellHoursOf(pool),
    speeds:
      speeds.length === 0
        ? [{ id: rowId(), ...first }]
        : speeds.map(({ rpm, flowLpm: flow, powerW }) => ({
            id: rowId(),
            rpm: rpm ?? null,
            flow: pump.speeds?.length ? toShown('flow', flow, units) : shownFlow(flow, units),
            powerW,
          })),
    periods: (planner?.periods ?? []).map(({ pricePerKwhUsd, ...hours }) => ({ id: rowId(), ...hours, price: pricePerKwhUsd })),
    runs: planner ? planner.runs.map((run) => ({ id: rowId(), ...run })) : [{ id: rowId(), fromMinute: 480, toMinute: 960, speed: 0 }],
  };
}

const shownFlow = (flowLpm: number, units: Units): number => Math.round(toShown('flow', flowLpm, units));

export interface Assumed {
  /** the speeds are typical ones */
  speeds: boolean;
  price: boolean;
}

/** What of a draft is assumed and neither saved nor typed. */
export function assumedOf(draft: PlannerDraft, pump: ListedEquipment, pool: Pool, units: Units): Assumed {
  const typical = plannerDraftOf({ ...pump, speeds: [] }, pool, units).speeds;
  const isSame = ({ flow, powerW }: SpeedDraft, at: number) => flow === typical[at]?.flow && powerW === typical[at]?.powerW;
  return {
    speeds: !pump.speeds?.length && typicalSpeeds(pool, pump).length > 0 && draft.speeds.every(isSame),
    price: !pump.planner && draft.price !== null && draft.price === typicalPrice(pool.place),
  };
}

/** The hours that the cell of the pool would need at full output. */
function cellHoursOf({ saltCell, sanitizer }: Pool): number | null {
  if (sanitizer !== 'salt' || !saltCell) return null;
  return Math.round(saltCell.hoursPerDay * (saltCell.percent ?? 100)) / 100;
}

const isIn = (value: number | null, low: number, high: number): value is number => value !== null && value >= low && value <= high;

const LIMITS = {
  turnovers: [0.1, 10],
  price: [0, 5],
  cellHours: [0, 24],
  rpm: [100, 6000],
  flowLpm: [1, 20_000],
  powerW: [1, 20_000],
} as const;

/** The names of fields that are missing or out of bounds: "turnovers", "speeds.0.flow". */
export function faultsOf(draft: PlannerDraft, units: Units): Set<string> {
  const faults = new Set<string>();
  const check = (name: string, value: number | null, [low, high]: readonly [number, number], isOptional = false) => {
    if (!(isOptional && value === null) && !isIn(value, low, high)) faults.add(name);
  };
  check('turnovers', draft.turnovers, LIMITS.turnovers);
  check('price', draft.price, LIMITS.price);
  check('cellHours', draft.cellHours, LIMITS.cellHours, true);
  for (const [index, { rpm, flow, powerW }] of draft.speeds.entries()) {
    check(`speeds.${index}.rpm`, rpm, LIMITS.rpm, true);
    check(`speeds.${index}.flow`, flow === null ? null : fromShown('flow', flow, units), LIMITS.flowLpm);
    check(`speeds.${index}.powerW`, powerW, LIMITS.powerW);
  }
  for (const [index, { price, fromHour, toHour }] of draft.periods.entries()) {
    check(`periods.${index}.price`, price, LIMITS.price);
    if (fromHour === toHour) faults.add(`periods.${index}.toHour`);
  }
  return faults;
}

export interface Planned {
  speeds: PumpSpeed[];
  planner: PumpPlanner;
}

/** As it is stored; undefined while something is missing. */
export function plannedOf(draft: PlannerDraft, units: Units): Planned | undefined {
  if (faultsOf(draft, units).size > 0) return undefined;
  const speeds = draft.speeds.map(({ rpm, flow, powerW }) => ({
    ...(rpm === null ? {} : { rpm }),
    flowLpm: fromShown('flow', flow ?? 0, units),
    powerW: powerW ?? 0,
  }));
  const planner = {
    turnoversPerDay: draft.turnovers ?? 1,
    pricePerKwhUsd: draft.price ?? 0,
    periods: draft.periods.map(({ fromHour, toHour, price }) => ({ fromHour, toHour, pricePerKwhUsd: price ?? 0 })),
    runs: draft.runs.filter(({ speed }) => speed < speeds.length).map(({ id: _id, ...run }) => wholeDay(run)),
    ...(draft.cellHours === null ? {} : { cellHoursPerDay: draft.cellHours }),
  };
  return { speeds, planner };
}

/** The same time twice is the whole day. */
const wholeDay = <Run extends { fromMinute: number; toMinute: number }>(run: Run): Run =>
  run.fromMinute === run.toMinute ? { ...run, fromMinute: 0, toMinute: 1440 } : run;

export function taskOf({ speeds, planner }: Planned, pool: Pool, cell: ListedEquipment | undefined): PumpTask {
  const { cellHoursPerDay: hoursPerDay = 0 } = planner;
  return {
    volumeL: pool.volumeL,
    turnoversPerDay: planner.turnoversPerDay,
    speeds,
    pricesPerKwhUsd: hourlyPrices(planner.pricePerKwhUsd, planner.periods),
    ...(hoursPerDay > 0 ? { cell: { hoursPerDay, minimumFlowLpm: cell?.minimumFlowLpm } } : {}),
  };
}

export const dayNow = ({ speeds, planner }: Planned): PumpDay => dayOfRuns(planner.runs, speeds.length);

/** The parts of the full speed at which slower ones are estimated. */
const SLOWER = [0.8, 0.6, 0.4] as const;
const [MOST_SPEEDS, STEP_RPM] = [8, 50];

/** The fastest speed, if it says enough, and slower ones by the affinity laws. */
export function withSlowerSpeeds(speeds: readonly SpeedDraft[], pumpUnits: Units): SpeedDraft[] | undefined {
  const known = speeds.filter(({ rpm, flow, powerW }) => rpm !== null && flow !== null && powerW !== null && rpm > 0);
  const fastest = known.toSorted((one, other) => (other.rpm ?? 0) - (one.rpm ?? 0))[0];
  if (!fastest || speeds.length + SLOWER.length > MOST_SPEEDS) return undefined;
  const { rpm, flow, powerW } = fastest;
  const rated = { rpm: rpm ?? 0, flowLpm: fromShown('flow', flow ?? 0, pumpUnits), powerW: powerW ?? 0 };
  const slower = SLOWER.map((part) => {
    const slow = Math.round((rated.rpm * part) / STEP_RPM) * STEP_RPM;
    const point = atSpeed(rated, slow);
    const shown = toShown('flow', point.flowLpm, pumpUnits);
    return { id: rowId(), rpm: slow, flow: Math.round(shown * 10) / 10, powerW: Math.round(point.powerW) };
  });
  return [...speeds, ...slower];
}
