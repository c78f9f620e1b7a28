import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { people } from './people.ts';

/** Codes for the day the authenticator app is gone. 80 random bits each, kept as hashes; use deletes the row. */
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
