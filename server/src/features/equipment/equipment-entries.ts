// The log of the equipment: services, parts, pressures, running hours.
import { type EquipmentEntry, type EquipmentEntryInput, reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { requireVersion } from '../../http/versions.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import { deleteEntry, type EntryRow, findEntryRow, findEquipmentRow, insertEntry, listEntryRows } from './equipment.queries.ts';

interface PoolOfEntry {
  id: string;
}
interface PageOf {
  limit: number;
  cursor?: string | undefined;
}

export function toEntry(row: EntryRow): EquipmentEntry {
  return {
    id: row.id,
    equipmentId: row.equipmentId,
    kind: row.kind,
    at: row.at.toISOString(),
    pressureKpa: row.pressureKpa ?? undefined,
    hours: row.hours ?? undefined,
    costCents: row.costCents ?? undefined,
    note: row.note ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Of the whole pool, or of one piece of its equipment. */
export async function listEntries(db: Queries, pool: PoolOfEntry, query: PageOf, equipmentId?: string) {
  if (equipmentId !== undefined) requireFound(await findEquipmentRow(db, pool.id, equipmentId));
  const of = { poolId: pool.id, ...(equipmentId === undefined ? {} : { equipmentId }) };
  const rows = await listEntryRows(db, of, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => ({ at: row.at, id: row.id }), toEntry);
}

/** The same id twice is one entry. */
export async function recordEntry(
  db: Queries,
  pool: PoolOfEntry,
  equipmentId: string,
  input: EquipmentEntryInput,
  now: Date,
): Promise<EquipmentEntry> {
  const { id = newId(), at, note, kind, pressureKpa, hours, costCents } = input;
  const entry = {
    kind,
    pressureKpa,
    hours,
    costCents,
    equipmentId,
    id: id.toLowerCase(),
    poolId: pool.id,
    at: requirePlausibleInstant(at, now, 'at'),
    note: note?.normalize('NFC') || null,
    createdAt: now,
    updatedAt: now,
  };
  const row = (await insertEntry(db, entry)) ?? requireFound(await findEntryRow(db, pool.id, entry.id));
  return toEntry(row);
}

/** Named in the body and not in the path: what is missing is a field that is wrong. */
export async function recordPoolEntry(
  db: Queries,
  pool: PoolOfEntry,
  { equipmentId, ...input }: EquipmentEntryInput & { equipmentId: string },
  now: Date,
): Promise<EquipmentEntry> {
  if (!(await findEquipmentRow(db, pool.id, equipmentId))) {
    throw problem('invalid_request', {
      fields: { equipmentId: reason('equipment_gone') },
    });
  }
  return recordEntry(db, pool, equipmentId, input, now);
}

export async function removeEntry(db: Queries, pool: PoolOfEntry, id: string, version?: string): Promise<void> {
  if (version !== undefined) requireVersion(version, requireFound(await findEntryRow(db, pool.id, id)), toEntry);
  requireFound((await deleteEntry(db, pool.id, id)) || null);
}
