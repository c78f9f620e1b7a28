// Equipment: what moves, cleans and heats the water, and how long it will last.
import { equipmentLife, type EquipmentVariant, hasVariant, localDay } from '@limpid/chemistry';
import {
  type Equipment,
  type EquipmentInput,
  type EquipmentPatch,
  type PumpPlanner,
  type PumpSpeed,
  type Reason,
  reason,
} from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import {
  deleteEquipment,
  type EquipmentRow,
  findEquipmentRow,
  insertEquipment,
  listEquipmentRows,
  listLatestPressureRows,
  updateEquipment,
} from './equipment.queries.ts';

export interface PoolOfEquipment {
  id: string;
  timeZone: string;
}
interface Change {
  now: Date;
  /** the one that the caller last saw; missing, it changes whatever is there */
  version?: string | undefined;
}

/** What a piece is like today, at the pool. */
export function toEquipment(row: EquipmentRow, todayOn: string): Equipment {
  const { poolId: _poolId, createdAt, updatedAt, id, kind, variant, speeds, planner, ...facts } = row;
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  const life = equipmentLife(
    {
      kind,
      variant: variant ?? undefined,
      installedOn: row.installedOn ?? undefined,
      expectedLifeYears: row.expectedLifeYears ?? undefined,
    },
    todayOn,
  );
  return {
    id,
    kind,
    ...known,
    ...(variant === null ? {} : { variant: variant as EquipmentVariant }),
    ...(speeds === null ? {} : { speeds: speeds as PumpSpeed[] }),
    ...(planner === null ? {} : { planner: planner as PumpPlanner }),
    lifeUsedPercent: life.usedPercent === null ? null : Math.round(life.usedPercent * 100) / 100,
    expectedEndOn: life.expectedEndOn,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const todayAt = (pool: PoolOfEquipment, now: Date): string => localDay(now.getTime(), pool.timeZone);
const present = (pool: PoolOfEquipment, now: Date) => {
  const todayOn = todayAt(pool, now);
  return (row: EquipmentRow) => toEquipment(row, todayOn);
};

export async function listEquipment(
  db: Queries,
  pool: PoolOfEquipment,
  query: { limit: number; cursor?: string | undefined },
  now = new Date(),
) {
  const rows = await listEquipmentRows(db, pool.id, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => ({ at: row.createdAt, id: row.id }), present(pool, now));
}

/** The same id twice is one piece. */
export async function addEquipment(db: Queries, pool: PoolOfEquipment, input: EquipmentInput, now: Date): Promise<Equipment> {
  requireFittingDates(input, todayAt(pool, now));
  const id = (input.id ?? newId()).toLowerCase();
  const added = await insertEquipment(db, { ...tidy(input), id, kind: input.kind, poolId: pool.id, createdAt: now, updatedAt: now });
  return present(pool, now)(added ?? requireFound(await findEquipmentRow(db, pool.id, id)));
}

export async function changeEquipment(
  db: Queries,
  pool: PoolOfEquipment,
  id: string,
  patch: EquipmentPatch,
  { now, version }: Change,
): Promise<Equipment> {
  const before = requireFound(await findEquipmentRow(db, pool.id, id));
  const toItem = present(pool, now);
  requireVersion(version, before, toItem);
  if (patch.variant && !hasVariant(before.kind, patch.variant)) {
    throw problem('invalid_request', { fields: { variant: reason('equipment_type_unfit') } });
  }
  requireFittingDates({ ...before, ...patch }, todayAt(pool, now));
  return toItem(requireFound(await updateEquipment(db, pool.id, id, { ...tidy(patch), updatedAt: nextVersion(before, now) })));
}

export async function removeEquipment(db: Queries, pool: PoolOfEquipment, id: string, { now, version }: Change): Promise<void> {
  if (version !== undefined) requireVersion(version, requireFound(await findEquipmentRow(db, pool.id, id)), present(pool, now));
  requireFound((await deleteEquipment(db, pool.id, id)) || null);
}

export interface LatestPressure {
  equipmentId: string;
  at: Date;
  pressureKpa: number;
  cleanPressureKpa: number;
}
/** For what depends on a dirty filter: the newest pressure of each piece whose clean pressure is known. `filterPressure` judges it. */
export async function latestPressures(db: Queries, poolId: string): Promise<LatestPressure[]> {
  const rows = await listLatestPressureRows(db, poolId);
  return rows.filter((row): row is LatestPressure => row.pressureKpa !== null && row.cleanPressureKpa !== null);
}

/** Texts as they are stored: composed letters, and no empty ones. */
function tidy<Facts extends Omit<EquipmentPatch, 'id' | 'kind'>>(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? value.normalize('NFC') || null : value]);
  return Object.fromEntries(entries) as Facts;
}

const EARLIEST_ON = '1900-01-01';
const LATEST_ON = '2200-01-01';

interface Dates {
  installedOn?: string | null | undefined;
  warrantyUntilOn?: string | null | undefined;
}
function requireFittingDates({ installedOn, warrantyUntilOn }: Dates, todayOn: string): void {
  const refuse = (field: string, because: Reason) => problem('invalid_request', { fields: { [field]: because } });
  for (const [field, on] of Object.entries({ installedOn, warrantyUntilOn })) {
    if (on && (on < EARLIEST_ON || on >= LATEST_ON)) throw refuse(field, reason('day_outside_equipment'));
  }
  if (installedOn && Date.parse(installedOn) > Date.parse(todayOn) + DAY_MS) {
    throw refuse('installedOn', reason('installed_in_future'));
  }
  if (installedOn && warrantyUntilOn && warrantyUntilOn < installedOn) {
    throw refuse('warrantyUntilOn', reason('warranty_before_installation'));
  }
}
const DAY_MS = 86_400_000;
