import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** the plan that a trial gives */
export const TRIAL_PLAN = 'pro_monthly';

/** Pro for a while, without a card: one row per person, ever. */
export const trials = pgTable(
  'trials',
  {
    personId: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** the account went back to Free, or on to a paid plan */
    endedAt: instant(),
  },
  (table) => [
    index('trials_due')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
  ],
);
