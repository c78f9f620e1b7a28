import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Signed-in browsers. Only the hash of the cookie's token is stored: a stolen table opens no account. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** what the person may know and name it by */
    id: uuid().notNull().defaultRandom(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    /** moves at most once in a while: it ends idle sessions and is no record of visits */
    lastSeenAt: instant().notNull().defaultNow(),
    /** the end whatever happens */
    expiresAt: instant().notNull(),
    userAgent: text(),
    method: text({ enum: ['password', 'google', 'passkey'] })
      .notNull()
      .default('password'),
  },
  (table) => [
    unique('sessions_id').on(table.id),
    index('sessions_of_person').on(table.personId),
    index('sessions_by_end').on(table.expiresAt),
  ],
);
