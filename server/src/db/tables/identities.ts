import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** Accounts elsewhere that open an account here: issuer and subject name them for good, whatever becomes of the address. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** for the eye only */
    email: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), unique('identities_one_of_issuer').on(table.personId, table.issuer)],
);
