// What follows from a piece of equipment and its log, computed here as on the server, so that it is right offline too.
import {
  type EquipmentLife,
  equipmentLife,
  filterPressure,
  type FilterPressure,
  type HoursLife,
  hoursLife,
  localDay,
} from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import type { ListedEntry, ListedEquipment } from './equipment.data.ts';

export interface PieceFacts {
  life: EquipmentLife;
  /** the newest pressure; missing while none is logged */
  pressure?: { at: string; pressureKpa: number } & Partial<FilterPressure>;
  hours?: HoursLife;
  /** at the pool */
  lastServiceOn?: string;
  costCents: number;
  warranty?: { untilOn: string; daysLeft: number };
}

const DAY_MS = 86_400_000;

/** `entries`: of this piece, newest first. */
export function factsOf(piece: ListedEquipment, entries: readonly ListedEntry[], pool: Pick<Pool, 'timeZone'>, now: number): PieceFacts {
  const todayOn = localDay(now, pool.timeZone);
  const lastServiceAt = entries.find(({ kind }) => kind === 'service')?.at;
  const pressure = pressureOf(piece, entries);
  const hours = hoursOf(piece, entries, pool.timeZone);
  const { warrantyUntilOn: untilOn } = piece;
  return {
    life: equipmentLife(piece, todayOn),
    costCents: entries.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
    ...(pressure ? { pressure } : {}),
    ...(hours ? { hours } : {}),
    ...(lastServiceAt === undefined ? {} : { lastServiceOn: localDay(Date.parse(lastServiceAt), pool.timeZone) }),
    ...(untilOn === undefined ? {} : { warranty: { untilOn, daysLeft: (Date.parse(untilOn) - Date.parse(todayOn)) / DAY_MS } }),
  };
}

function pressureOf({ cleanPressureKpa }: ListedEquipment, entries: readonly ListedEntry[]): PieceFacts['pressure'] {
  const newest = entries.find((entry) => entry.pressureKpa !== undefined);
  if (newest?.pressureKpa === undefined) return undefined;
  const { at, pressureKpa } = newest;
  return { at, pressureKpa, ...(cleanPressureKpa === undefined ? {} : filterPressure({ cleanPressureKpa, pressureKpa })) };
}

function hoursOf({ ratedHours, installedOn }: ListedEquipment, entries: readonly ListedEntry[], timeZone: string): HoursLife | undefined {
  if (ratedHours === undefined) return undefined;
  const counts = entries.flatMap(({ at, hours }) => (hours === undefined ? [] : [{ on: localDay(Date.parse(at), timeZone), hours }]));
  return hoursLife(counts, ratedHours, installedOn);
}
