import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Signed-in browsers. Only the hash of the cookie's token is kept: a stolen table opens no account. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    /** moves at most once in a while: it ends idle sessions and is no record of visits */
    lastSeenAt: instant().notNull().defaultNow(),
    /** the end whatever happens */
    expiresAt: instant().notNull(),
    userAgent: text(),
  },
  (table) => [index('sessions_of_person').on(table.personId), index('sessions_by_end').on(table.expiresAt)],
);
