import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** What people noted about a pool at a moment: at least one of text, rain and bathers. */
export const remarks = pgTable(
  'remarks',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    at: instant().notNull(),
    text: text(),
    /** of the day of `at` at the pool */
    rainMm: doublePrecision(),
    bathers: integer(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    index('remarks_by_time').on(table.poolId, table.at),
    check('remarks_not_empty', sql`num_nonnulls(${table.text}, ${table.rainMm}, ${table.bathers}) > 0`),
  ],
);
