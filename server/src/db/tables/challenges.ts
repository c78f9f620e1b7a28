import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/**
 * What one browser has begun and must end soon: a round trip to Google, a passkey to be made or used, a Google account that waits for the
 * password or the second factor. Used once (use deletes the row), by the browser that began only.
 */
export const challenges = pgTable(
  'challenges',
  {
    /** of the value that comes back: OAuth state, WebAuthn challenge */
    keyHash: text().primaryKey(),
    kind: text({ enum: ['google', 'google_link', 'google_code', 'passkey_add', 'passkey_sign_in'] }).notNull(),
    /** of the browser's cookie */
    browserHash: text().notNull(),
    /** whose account it is for, where that is settled */
    personId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('challenges_of_browser').on(table.browserHash),
    index('challenges_of_person').on(table.personId),
    index('challenges_by_end').on(table.expiresAt),
  ],
);
