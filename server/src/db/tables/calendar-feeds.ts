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
    /** the address itself is known to the person only */
    secretHash: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('calendar_feeds_secret_taken').on(table.secretHash)],
);
