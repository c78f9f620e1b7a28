import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The people who have an account. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    /** always in lower case, so that one address is one account */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** null: signs in by Google or a passkey only */
    passwordHash: text(),
    passwordChangedAt: instant(),
    /** null: not chosen, the browser's language decides */
    units: text({ enum: ['us', 'metric'] }),
    /** null: not chosen, the browser's language decides */
    language: text({ enum: ['en', 'es'] }),
    planId: text().notNull().default('free'),
    planStatus: text().notNull().default('active'),
    emailVerifiedAt: instant(),
    /** by a signed-in person, so the account's sign-in methods are theirs; otherwise a reset removes them */
    isVerifiedInSession: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('people_email_taken').on(table.email), check('people_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);
