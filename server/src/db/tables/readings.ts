import { type SQL, sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** The columns of measured values, as they are called here and in the database. */
const MEASURED = [
  ['freeChlorinePpm', 'free_chlorine_ppm'],
  ['combinedChlorinePpm', 'combined_chlorine_ppm'],
  ['brominePpm', 'bromine_ppm'],
  ['ph', 'ph'],
  ['alkalinityPpm', 'alkalinity_ppm'],
  ['hardnessPpm', 'hardness_ppm'],
  ['cyanuricAcidPpm', 'cyanuric_acid_ppm'],
  ['saltPpm', 'salt_ppm'],
  ['boratePpm', 'borate_ppm'],
  ['phosphatePpb', 'phosphate_ppb'],
  ['copperPpm', 'copper_ppm'],
  ['ironPpm', 'iron_ppm'],
  ['tdsPpm', 'tds_ppm'],
  ['orpMv', 'orp_mv'],
  ['temperatureC', 'temperature_c'],
  ['totalChlorinePpm', 'total_chlorine_ppm'],
  ['totalHardnessPpm', 'total_hardness_ppm'],
  ['biguanidePpm', 'biguanide_ppm'],
] as const;

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
    /** the setting of the salt cell at that moment */
    saltCellPercent: doublePrecision(),
    /** seen, not measured; a reading may consist of it alone */
    look: text({ enum: ['clear', 'hazy', 'cloudy', 'green', 'brown', 'foamy'] }),
    /** by value: below or above what the test can show */
    bounds: jsonb().$type<Record<string, 'below' | 'above'>>(),
    /** parameters whose value can't be true and decides nothing; null: not judged yet */
    doubtful: jsonb().$type<string[]>(),
    /** parameters whose value the person said is true, however unlikely */
    confirmed: jsonb().$type<string[]>(),
    note: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.takenAt, table.id] }),
    unique('readings_id_in_pool').on(table.poolId, table.id),
    // One for each value: its newest test is found at once, however long ago it was (docs/decisions/032-an-index-for-each-value.md).
    ...MEASURED.map(([column, name]) =>
      index(`readings_with_${name}`)
        .on(table.poolId, table.takenAt, table.id)
        .where(sql`${table[column]} is not null`),
    ),
  ],
);

/** Whether it says anything about the water: the setting of a salt cell alone is no test of it. */
export const isTestOfWater: SQL<boolean> = sql`num_nonnulls(${sql.join([readings.look, ...MEASURED.map(([column]) => readings[column])], sql`, `)}) > 0`;
