import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';
import { pools } from './pools.ts';

/** What a person was told, or is about to be. The words are made when it is read or sent, in the person's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    poolId: uuid().references(() => pools.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['test_due', 'step_ready', 'plan_unfinished', 'task_due', 'warranty_ending', 'weather_alert', 'test_message', 'push_stopped'],
    }).notNull(),
    /** what the sentences name */
    values: jsonb().$type<Record<string, string | number | string[]>>().notNull(),
    url: text().notNull(),
    /** false: the person wants this kind by mail or push only */
    isInInbox: boolean().notNull(),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    /** waiting: goes into the next mail */
    mailState: text({ enum: ['none', 'waiting', 'mailed'] }).notNull(),
    /** the mail that it went into */
    digestId: uuid(),
  },
  (table) => [
    index('notifications_of_person').on(table.personId, table.createdAt, table.id),
    index('notifications_of_pool').on(table.poolId),
    index('notifications_unread')
      .on(table.personId)
      .where(sql`${table.isInInbox} and ${table.readAt} is null`),
    index('notifications_to_mail')
      .on(table.personId)
      .where(sql`${table.mailState} = 'waiting'`),
  ],
);
