import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** The authenticator app of a person. */
export const totpFactors = pgTable('totp_factors', {
  personId: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** AES-256-GCM under a key that is not in the database */
  sealedSecret: text().notNull(),
  createdAt: instant().notNull(),
  /** null: not confirmed by a code yet, so it does not count */
  enabledAt: instant(),
  /** of the latest code that was taken (30 s each): no code works twice */
  lastStep: integer().notNull().default(0),
});
