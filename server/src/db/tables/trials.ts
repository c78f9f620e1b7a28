import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    /** of the address that it began with, under the installation's secret; null: from before this was stored */
    addressHash: text(),
    /** the account went back to Free, or on to a paid plan */
    endedAt: instant(),
  },
  (table) => [
    index('trials_due')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Addresses of erased accounts that had their trial, as hashes under the installation's secret: registering again gives no second one. */
export const erasedTrials = pgTable(
  'erased_trials',
  {
    addressHash: text().primaryKey(),
    keptUntil: instant().notNull(),
  },
  (table) => [index('erased_trials_by_end').on(table.keptUntil)],
);
