import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/**
 * The one reset link that a person may have. The key is the person, so that a newer link replaces the older one
 * (`on conflict do update`), and use is one conditional update of `usedAt`.
 */
export const passwordResets = pgTable('password_resets', {
  personId: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique('password_resets_token'),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
