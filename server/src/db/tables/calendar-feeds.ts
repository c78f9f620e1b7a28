import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** The private address under which a person's calendar program reads what is due; at most one. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    personId: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** the address itself is known to the person only; null: it was switched off */
    secretHash: text(),
    createdAt: instant().notNull().defaultNow(),
    /** switched off with the sign-ins of the account, so that the settings can say so; null: not */
    endedAt: instant(),
  },
  (table) => [unique('calendar_feeds_secret_taken').on(table.secretHash)],
);
