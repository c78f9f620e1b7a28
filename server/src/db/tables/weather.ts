import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Cells of 0.1 degrees with their weather: one request serves every pool in a cell and zone, and names the middle of the cell instead of
 * a pool's place. `cell` is "row_column", counted from the south pole and the date line.
 */
export const weatherCells = pgTable(
  'weather_cells',
  {
    cell: text().notNull(),
    timeZone: text().notNull(),
    /** of the ground, as the service reckons; null: it never answered */
    elevationM: doublePrecision(),
    /** when the service last answered */
    fetchedAt: instant(),
    /** not before; moves on with each failure */
    retryAt: instant(),
    failures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.cell, table.timeZone] })],
);

/** Kept for good: no archive has the UV index of past days. */
export const weatherDays = pgTable(
  'weather_days',
  {
    cell: text().notNull(),
    timeZone: text().notNull(),
    on: date('day', { mode: 'string' }).notNull(),
    uvIndexMax: doublePrecision(),
    airTemperatureC: doublePrecision(),
    airTemperatureMaxC: doublePrecision(),
    rainMm: doublePrecision(),
    windMaxKmh: doublePrecision(),
    /** when the service last said something about this day */
    fetchedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cell, table.timeZone, table.on] })],
);

/** States whose alerts are asked for, with one request each. */
export const weatherStates = pgTable('weather_states', {
  state: text().primaryKey(),
  lastModified: text(),
  fetchedAt: instant(),
  retryAt: instant(),
  failures: integer().notNull().default(0),
});

export const weatherAlerts = pgTable(
  'weather_alerts',
  {
    id: text().notNull(),
    /** one alert may be for places in several states, and each state is asked for by its own request */
    state: text().notNull(),
    /** the first alert of a chain of extensions and changes: people hear of it once */
    chain: text().notNull(),
    event: text().notNull(),
    headline: text().notNull(),
    severity: text({ enum: ['extreme', 'severe', 'moderate', 'minor', 'unknown'] }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    zones: text().array().notNull(),
    rings: jsonb().$type<[number, number][][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.id] })],
);

/** The codes that alerts name a cell by. */
export const weatherZones = pgTable('weather_zones', {
  cell: text().primaryKey(),
  zones: text().array().notNull(),
  fetchedAt: instant().notNull(),
});
