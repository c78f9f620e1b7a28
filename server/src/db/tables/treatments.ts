import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** What was put into the water or done to it: exactly one amount. */
export const treatments = pgTable(
  'treatments',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    doneAt: instant().notNull(),
    productId: text().notNull(),
    strengthPercent: doublePrecision(),
    amountG: doublePrecision(),
    amountMl: doublePrecision(),
    amountL: doublePrecision(),
    /** with amountL: the water that replaced it */
    fillWater: jsonb().$type<object>(),
    note: text(),
    /** which step of which plan it was, if any */
    planStep: jsonb().$type<{ planId: string; stepId: string }>(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    index('treatments_by_time').on(table.poolId, table.doneAt),
    // the last whole change of the water is looked up at every look at a hot tub's plan
    index('treatments_of_water')
      .on(table.poolId, table.doneAt, table.amountL)
      .where(sql`${table.productId} = 'fill-water'`),
    check(
      'treatments_one_amount',
      sql`(${table.amountG} is not null)::int + (${table.amountMl} is not null)::int + (${table.amountL} is not null)::int = 1`,
    ),
  ],
);
