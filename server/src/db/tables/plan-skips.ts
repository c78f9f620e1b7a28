import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** Products that somebody does not want in this pool's plans for now; the next reading ends it. */
export const planSkips = pgTable(
  'plan_skips',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    productId: text().notNull(),
    skippedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.productId] })],
);
