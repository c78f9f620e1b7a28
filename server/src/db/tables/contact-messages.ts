import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** What people wrote to us. Stored whether or not the mail is delivered. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** who was signed in while writing */
    personId: uuid().references(() => people.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    /** looks like spam: stored, but not mailed */
    isSuspect: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt)],
);
