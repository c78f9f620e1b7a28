import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';
import { pools } from './pools.ts';

/**
 * What a person has been reminded of, each occasion once: the row is inserted in the transaction that writes the notification, with
 * `on conflict do nothing`, so that two servers, a restart or a clock that was set back cannot remind twice.
 */
export const reminders = pgTable(
  'reminders',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** the occasion, such as `task_due:<task>:2026-07-04` */
    key: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] }), index('reminders_by_age').on(table.createdAt)],
);

/** When the reminders of a pool were last worked out. */
export const reminderChecks = pgTable('reminder_checks', {
  poolId: uuid()
    .primaryKey()
    .references(() => pools.id, { onDelete: 'cascade' }),
  checkedAt: instant().notNull(),
});
