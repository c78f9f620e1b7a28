import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/**
 * Links in mails that prove who reads a mailbox: `verify` the address of the account, `change` to a new one, `undo` such a change. Each is
 * bound to the address that it was sent to and is stored as a hash. Those that change something work once (the row is deleted by use);
 * `verify` always has the same result, and may be used again until it expires.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text().primaryKey(),
    kind: text({ enum: ['verify', 'change', 'undo'] }).notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** verify: the address of the account · change: the new one · undo: the one to go back to */
    email: text().notNull(),
    /** undo: how the address to go back to had been confirmed, see people */
    wasVerifiedInSession: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    // A newer link takes the place of the older one; ways back add up.
    uniqueIndex('mail_links_one_of_kind')
      .on(table.personId, table.kind)
      .where(sql`${table.kind} <> 'undo'`),
    // An address that a person may still return to cannot be taken by anyone else.
    index('mail_links_kept_addresses')
      .on(table.email)
      .where(sql`${table.kind} = 'undo'`),
    index('mail_links_of_person').on(table.personId),
    index('mail_links_by_end').on(table.expiresAt),
  ],
);
