import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** Products that a person does not want in this pool's plans for now, until the next reading. */
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
