import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from './people.ts';

/** Codes for when the authenticator app is lost. 80 random bits each, stored as hashes; deleted by use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
);
