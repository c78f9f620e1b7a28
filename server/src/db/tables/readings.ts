import { doublePrecision, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** Measured values of one moment; null: not measured. The key begins with the pool and the time, so that it can be partitioned by both. */
export const readings = pgTable(
  'readings',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    takenAt: instant().notNull(),
    /** often made by the client, so it is unique in its pool */
    id: uuid().notNull(),
    method: text({ enum: ['drops', 'strip', 'photometer', 'device', 'store'] }),
    freeChlorinePpm: doublePrecision(),
    combinedChlorinePpm: doublePrecision(),
    brominePpm: doublePrecision(),
    ph: doublePrecision(),
    alkalinityPpm: doublePrecision(),
    hardnessPpm: doublePrecision(),
    cyanuricAcidPpm: doublePrecision(),
    saltPpm: doublePrecision(),
    boratePpm: doublePrecision(),
    phosphatePpb: doublePrecision(),
    copperPpm: doublePrecision(),
    ironPpm: doublePrecision(),
    tdsPpm: doublePrecision(),
    orpMv: doublePrecision(),
    temperatureC: doublePrecision(),
    totalChlorinePpm: doublePrecision(),
    totalHardnessPpm: doublePrecision(),
    biguanidePpm: doublePrecision(),
    /** seen, not measured; a reading may consist of it alone */
    look: text({ enum: ['clear', 'hazy', 'cloudy', 'green', 'brown', 'foamy'] }),
    /** by value: below or above what the test can show */
    bounds: jsonb().$type<Record<string, 'below' | 'above'>>(),
    note: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.takenAt, table.id] }), unique('readings_id_in_pool').on(table.poolId, table.id)],
);
