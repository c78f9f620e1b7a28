import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { notifications } from './notifications.ts';
import { people } from './people.ts';
import { sessions } from './sessions.ts';

/** The browsers that take push messages, until their push service says that they are gone. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** one per browser; it belongs to the last person who signed in there */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** the sign-in under which it was turned on: it ends with it; null: from before this was known */
    sessionHash: text().references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** of the browser, for people who have chosen none */
    language: text({ enum: ['en', 'es'] }).notNull(),
    /** how often in a row its push service has answered that we may not send there */
    refusals: integer().notNull().default(0),
    /** its push service takes no more messages: the browser would bring the same address again; null: it works */
    endedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('push_subscriptions_endpoint_taken').on(table.endpoint),
    index('push_subscriptions_of_person').on(table.personId),
    index('push_subscriptions_of_session').on(table.sessionHash),
  ],
);

/** One notification on its way to one browser. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** until then a worker is sending it */
    claimedUntil: instant(),
    sentAt: instant(),
    /** no further attempts */
    givenUpAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.subscriptionId] }),
    index('push_deliveries_of_subscription').on(table.subscriptionId),
  ],
);
