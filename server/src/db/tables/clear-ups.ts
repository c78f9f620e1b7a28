import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** Only that a clear-up was started and ended; its progress follows from the readings and treatments since. */
export const clearUps = pgTable(
  'clear_ups',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    /** often made by the client, so it is unique in its pool */
    id: uuid().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    outcome: text({ enum: ['clear', 'stopped'] }),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    uniqueIndex('clear_ups_one_open')
      .on(table.poolId)
      .where(sql`ended_at is null`),
    check('clear_ups_ended_with_outcome', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
  ],
);
