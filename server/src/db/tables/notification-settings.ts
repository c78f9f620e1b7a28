import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** What a person has chosen; without a row the defaults count. */
export const notificationSettings = pgTable('notification_settings', {
  personId: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** local times of day, HH:MM; both null: no quiet hours */
  quietFrom: text(),
  quietTo: text(),
  /** IANA; null: that of the first pool */
  timeZone: text(),
  /** only what differs from the defaults, by kind and channel */
  channels: jsonb().$type<Record<string, Record<string, boolean>>>().notNull().default({}),
  updatedAt: instant().notNull().defaultNow(),
});
