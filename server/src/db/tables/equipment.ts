import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** Pumps, filters and the rest. What is only read as a whole with its piece is JSON, checked by the contract on the way in. */
export const equipment = pgTable(
  'equipment',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    /** often made by the client, so it is unique in its pool */
    id: uuid().notNull(),
    kind: text({ enum: ['pump', 'filter', 'heater', 'salt_cell', 'cleaner', 'cover', 'automation', 'light', 'other'] }).notNull(),
    variant: text(),
    name: text(),
    make: text(),
    model: text(),
    serial: text(),
    size: text(),
    installedOn: date({ mode: 'string' }),
    warrantyUntilOn: date({ mode: 'string' }),
    expectedLifeYears: doublePrecision(),
    cleanPressureKpa: doublePrecision(),
    manualUrl: text(),
    note: text(),
    ratedHours: doublePrecision(),
    gramsPerHour: doublePrecision(),
    minimumFlowLpm: doublePrecision(),
    speeds: jsonb().$type<object[]>(),
    planner: jsonb().$type<object>(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.id] })],
);

/** The log of each piece: services, parts, pressures, and what the counter of hours showed. */
export const equipmentEntries = pgTable(
  'equipment_entries',
  {
    poolId: uuid().notNull(),
    id: uuid().notNull(),
    equipmentId: uuid().notNull(),
    kind: text({ enum: ['service', 'pressure', 'part', 'hours'] }).notNull(),
    at: instant().notNull(),
    pressureKpa: doublePrecision(),
    hours: doublePrecision(),
    costCents: integer(),
    note: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    foreignKey({
      name: 'equipment_entries_of_equipment',
      columns: [table.poolId, table.equipmentId],
      foreignColumns: [equipment.poolId, equipment.id],
    }).onDelete('cascade'),
    index('equipment_entries_by_time').on(table.poolId, table.at),
    index('equipment_entries_of_one').on(table.poolId, table.equipmentId, table.at),
    check('equipment_entries_pressure', sql`${table.kind} <> 'pressure' or ${table.pressureKpa} is not null`),
    check('equipment_entries_hours', sql`${table.kind} <> 'hours' or ${table.hours} is not null`),
  ],
);
