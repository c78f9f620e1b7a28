import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** The outbox: a mail is written in the transaction that causes it and sent afterwards, again and again until it is taken. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** whose account it is about: it is deleted with the account; null: no account */
    personId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** emptied once sent: a reset link must not stay in a table */
    bodyText: text().notNull(),
    bodyHtml: text(),
    /** of reminders: ends them by one press (RFC 8058) */
    unsubscribeUrl: text(),
    /** of its job, see MAIL_PRIORITY: a mail whose job is lost gets one of the same */
    priority: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    /** not before; moves on at each failure */
    dueAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: instant(),
    /** no further attempts */
    givenUpAt: instant(),
  },
  (table) => [
    index('mails_of_person').on(table.personId),
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
);
