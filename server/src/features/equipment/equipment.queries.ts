import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { equipment, equipmentEntries as entries } from '../../db/tables/equipment.ts';

export type EquipmentRow = typeof equipment.$inferSelect;
export type NewEquipmentRow = typeof equipment.$inferInsert;
export type EquipmentChanges = Partial<Omit<NewEquipmentRow, 'id' | 'poolId' | 'kind' | 'createdAt'>>;
export type EntryRow = typeof entries.$inferSelect;
export type NewEntryRow = typeof entries.$inferInsert;
interface Position {
  at: Date;
  id: string;
}

const isIt = (poolId: string, id: string) => and(eq(equipment.poolId, poolId), eq(equipment.id, id));
const isEntry = (poolId: string, id: string) => and(eq(entries.poolId, poolId), eq(entries.id, id));

/** Newest first, after the given position. */
export function listEquipmentRows(db: Queries, poolId: string, limit: number, after?: Position): Promise<EquipmentRow[]> {
  const position = after && sql`(${equipment.createdAt}, ${equipment.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(equipment)
    .where(and(eq(equipment.poolId, poolId), position))
    .orderBy(desc(equipment.createdAt), desc(equipment.id))
    .limit(limit);
}

export async function findEquipmentRow(db: Queries, poolId: string, id: string): Promise<EquipmentRow | undefined> {
  return (await db.select().from(equipment).where(isIt(poolId, id)))[0];
}

/** Undefined when this pool has one with this id already. */
export async function insertEquipment(db: Queries, row: NewEquipmentRow): Promise<EquipmentRow | undefined> {
  return (await db.insert(equipment).values(row).onConflictDoNothing().returning())[0];
}

export async function updateEquipment(
  db: Queries,
  poolId: string,
  id: string,
  changes: EquipmentChanges,
): Promise<EquipmentRow | undefined> {
  return (await db.update(equipment).set(changes).where(isIt(poolId, id)).returning())[0];
}

/** False: there was none. */
export async function deleteEquipment(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(equipment).where(isIt(poolId, id)).returning({ id: equipment.id })).length > 0;
}

/** Newest first, after the given position; of one piece, or of the whole pool. */
export function listEntryRows(
  db: Queries,
  of: { poolId: string; equipmentId?: string },
  limit: number,
  after?: Position,
): Promise<EntryRow[]> {
  const position = after && sql`(${entries.at}, ${entries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const ofOne = of.equipmentId === undefined ? undefined : eq(entries.equipmentId, of.equipmentId);
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.poolId, of.poolId), ofOne, position))
    .orderBy(desc(entries.at), desc(entries.id))
    .limit(limit);
}

export async function findEntryRow(db: Queries, poolId: string, id: string): Promise<EntryRow | undefined> {
  return (await db.select().from(entries).where(isEntry(poolId, id)))[0];
}

/** Undefined when this pool has an entry with this id already. */
export async function insertEntry(db: Queries, row: NewEntryRow): Promise<EntryRow | undefined> {
  return (await db.insert(entries).values(row).onConflictDoNothing().returning())[0];
}

/** False: there was none. */
export async function deleteEntry(db: Queries, poolId: string, id: string): Promise<boolean> {
  return (await db.delete(entries).where(isEntry(poolId, id)).returning({ id: entries.id })).length > 0;
}

/** The newest pressure of each piece whose clean pressure is known. */
export function listLatestPressureRows(db: Queries, poolId: string) {
  return db
    .selectDistinctOn([entries.equipmentId], {
      equipmentId: entries.equipmentId,
      at: entries.at,
      pressureKpa: entries.pressureKpa,
      cleanPressureKpa: equipment.cleanPressureKpa,
    })
    .from(entries)
    .innerJoin(equipment, and(eq(equipment.poolId, entries.poolId), eq(equipment.id, entries.equipmentId)))
    .where(and(eq(entries.poolId, poolId), isNotNull(entries.pressureKpa), isNotNull(equipment.cleanPressureKpa)))
    .orderBy(entries.equipmentId, desc(entries.at), desc(entries.id));
}
