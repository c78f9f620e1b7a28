import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** What people wrote to us. Kept whatever becomes of the mail. */
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
    /** looks as if a program wrote it: kept, but not mailed */
    isSuspect: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt)],
);
