import { date, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** The daily mail with reminders: at most one for a person and local day. */
export const mailDigests = pgTable(
  'mail_digests',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    onDate: date().notNull(),
    /** the row in `mails`, which goes after a month */
    mailId: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('mail_digests_one_a_day').on(table.personId, table.onDate), index('mail_digests_of_mail').on(table.mailId)],
);
