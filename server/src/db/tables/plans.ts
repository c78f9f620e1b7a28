import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { pools } from './pools.ts';

/** What became of one step of a plan, by the step's id. What was skipped is in plan_skips. */
export interface PlanStepState {
  state: 'done';
  at: string;
  treatmentId: string;
}

/**
 * The plan that a person is working through, stored so that timers, waits and the swim-safe clock survive a closed browser and a restarted
 * server. At most one per pool is open (a unique index enforces it); the others are its history.
 */
export const plans = pgTable(
  'plans',
  {
    poolId: uuid()
      .notNull()
      .references(() => pools.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** the newest reading that it was computed from */
    readingId: uuid(),
    startedAt: instant().notNull(),
    /** the plan as the engine gave it */
    plan: jsonb().$type<object>().notNull(),
    steps: jsonb().$type<Record<string, PlanStepState>>().notNull().default({}),
    closedAt: instant(),
    closedBecause: text({ enum: ['retested', 'replanned', 'finished', 'restarted'] }),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poolId, table.id] }),
    index('plans_of_reading').on(table.poolId, table.readingId, table.startedAt, table.id),
    uniqueIndex('plans_one_open')
      .on(table.poolId)
      .where(sql`${table.closedAt} is null`),
  ],
);

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
