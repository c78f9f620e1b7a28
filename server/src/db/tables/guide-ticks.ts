import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** What was ticked off in a pool's seasonal guides. The guides are files: an item that is gone leaves a row that is never shown. */
export const guideTicks = pgTable(
  'guide_ticks',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    guide: text().notNull(),
    item: text().notNull(),
    /** the first day of the season, or of the event, that it was ticked for */
    seasonOn: date({ mode: 'string' }).notNull(),
    doneAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    uniqueIndex('guide_ticks_once').on(table.poolId, table.guide, table.seasonOn, table.item),
    index('guide_ticks_by_time').on(table.poolId, table.doneAt),
  ],
);
