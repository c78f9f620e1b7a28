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
  /** of the latest codes that were taken (30 s each), oldest first: no code works twice, even if the clock has jumped between them */
  usedSteps: integer().array().notNull().default([]),
});
