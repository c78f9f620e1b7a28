import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { isActiveOf } from './push.queries.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotificationRow = typeof notifications.$inferInsert;

const isUnread = (personId: string) =>
  and(eq(notifications.personId, personId), eq(notifications.isInInbox, true), isNull(notifications.readAt));

/** Newest first, after the given position. */
export function listInbox(db: Queries, personId: string, limit: number, after?: { at: Date; id: string }): Promise<NotificationRow[]> {
  const position =
    after && sql`(${notifications.createdAt}, ${notifications.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.personId, personId), eq(notifications.isInInbox, true), position))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export async function countUnread(db: Queries, personId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(notifications).where(isUnread(personId));
  return row?.count ?? 0;
}

/** `ids`: only these; undefined: all. */
export async function updateRead(db: Queries, personId: string, ids: string[] | undefined, readAt: Date): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(isUnread(personId), ids && inArray(notifications.id, ids)));
}

export async function insertNotification(db: Queries, row: NewNotificationRow): Promise<void> {
  await db.insert(notifications).values(row);
}

/** One delivery for each browser of the person; answers their subscriptions. */
export async function insertDeliveries(db: Queries, notificationId: string, personId: string): Promise<string[]> {
  const browsers = await db.select({ subscriptionId: pushSubscriptions.id }).from(pushSubscriptions).where(isActiveOf(personId));
  if (browsers.length === 0) return [];
  await db.insert(pushDeliveries).values(browsers.map(({ subscriptionId }) => ({ notificationId, subscriptionId })));
  return browsers.map(({ subscriptionId }) => subscriptionId);
}

export async function deleteOldNotifications(db: Queries, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
