import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/**
 * Bodies of water. What is computed or sorted with has a column; what is only read as a whole with its pool is JSON,
 * checked by the contract on the way in.
 */
export const pools = pgTable(
  'pools',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: ['pool', 'spa', 'swim_spa'] }).notNull(),
    volumeL: doublePrecision().notNull(),
    volumeSource: text({ enum: ['known', 'shape', 'salt'] }).notNull(),
    /** null: unknown */
    surface: text({ enum: ['plaster', 'pebble', 'tile', 'vinyl', 'fiberglass', 'acrylic'] }),
    sanitizer: text({ enum: ['chlorine', 'salt', 'bromine', 'mineral', 'biguanide'] }).notNull(),
    setting: text({ enum: ['outdoor', 'indoor', 'screened'] }).notNull(),
    /** the shape and its dimensions, as the volume calculator takes them */
    shape: jsonb().$type<object>(),
    surfaceAreaM2: doublePrecision('surface_area_m2'),
    cover: text({ enum: ['none', 'solar', 'solid', 'automatic'] }).notNull(),
    saltCell: jsonb().$type<{
      gramsPerHour?: number | undefined;
      hoursPerDay: number;
      percent?: number | undefined;
      lowPpm?: number | undefined;
      highPpm?: number | undefined;
      model?: string | undefined;
    }>(),
    pumpFlowLpm: doublePrecision(),
    usage: text({ enum: ['light', 'normal', 'heavy'] }).notNull(),
    place: jsonb().$type<object>(),
    timeZone: text().notNull(),
    kit: jsonb().$type<object>(),
    shelf: jsonb().$type<object[]>().notNull(),
    fillWater: jsonb().$type<object>(),
    targetOverrides: jsonb().$type<object>(),
    /** null: not new, or not known */
    surfaceNewSinceOn: date({ mode: 'string' }),
    startUp: text({ enum: ['builder_card', 'traditional', 'bicarbonate'] }),
    secondarySanitizer: text({ enum: ['none', 'uv', 'ozone'] })
      .notNull()
      .default('none'),
    isClosed: boolean().notNull().default(false),
    /** null: not said */
    dailyBathers: doublePrecision(),
    /** the last complete refill; null: not known */
    filledOn: date({ mode: 'string' }),
    /** counts the changes: an update that names the version it saw cannot overwrite another */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('pools_of_person').on(table.personId, table.createdAt),
    check('pools_volume_positive', sql`${table.volumeL} > 0 and ${table.volumeL} < 'Infinity'`),
  ],
);
