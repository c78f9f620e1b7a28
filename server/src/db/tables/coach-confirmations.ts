import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Proposals of the coach that were confirmed: each only once. A row may go when its proposal has expired. */
export const coachConfirmations = pgTable(
  'coach_confirmations',
  {
    /** of the proposal */
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    confirmedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('coach_confirmations_by_person').on(table.personId), index('coach_confirmations_ended').on(table.expiresAt)],
);
