import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { people } from '../../db/tables/people.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/tables/push-subscriptions.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type NewSubscriptionRow = typeof pushSubscriptions.$inferInsert;

export const listSubscriptions = (db: Queries, personId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

/** The same browser renews its keys, and belongs to the person who is signed in there now. */
export async function upsertSubscription(db: Queries, row: NewSubscriptionRow): Promise<SubscriptionRow> {
  const { personId, p256dh, auth, language, sessionHash } = row;
  const [saved] = await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { personId, p256dh, auth, language, sessionHash, refusals: 0 } })
    .returning();
  return saved as SubscriptionRow;
}

/** What was on its way to the person who had this browser before does not reach the next one. */
export async function deleteDeliveriesOfOthers(db: Queries, { id, personId }: SubscriptionRow): Promise<void> {
  const ofOthers = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, pushDeliveries.notificationId), sql`${notifications.personId} <> ${personId}::uuid`));
  await db.delete(pushDeliveries).where(and(eq(pushDeliveries.subscriptionId, id), inArray(pushDeliveries.notificationId, ofOthers)));
}

export async function deleteSubscriptionsBeyond(db: Queries, personId: string, kept: number): Promise<void> {
  const oldest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(kept);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest));
}

export async function deleteSubscription(db: Queries, personId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.personId, personId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** The push service takes no more messages for this browser. In one statement, so that its person is told once and not without it. */
export async function endSubscription(db: Queries, id: string, told: { id: string; url: string; now: Date }): Promise<void> {
  await db.execute(sql`
    with ended as (delete from push_subscriptions where id = ${id}::uuid returning person_id)
    insert into notifications (id, person_id, kind, values, url, is_in_inbox, created_at, mail_state)
    select ${told.id}::uuid, person_id, 'push_stopped', '{}'::jsonb, ${told.url}, true, ${told.now}, 'none' from ended`);
}

/** How often in a row it has been, with this one; 0: there is no such browser any more. */
export async function addRefusal(db: Queries, id: string): Promise<number> {
  const refusals = sql`${pushSubscriptions.refusals} + 1`;
  const rows = await db.update(pushSubscriptions).set({ refusals }).where(eq(pushSubscriptions.id, id)).returning();
  return rows[0]?.refusals ?? 0;
}

export async function updateRefusals(db: Queries, id: string, refusals: number): Promise<void> {
  await db.update(pushSubscriptions).set({ refusals }).where(eq(pushSubscriptions.id, id));
}

export interface DeliveryKey {
  notificationId: string;
  subscriptionId: string;
}
const isIt = ({ notificationId, subscriptionId }: DeliveryKey) =>
  and(eq(pushDeliveries.notificationId, notificationId), eq(pushDeliveries.subscriptionId, subscriptionId));
const isOpen = and(isNull(pushDeliveries.sentAt), isNull(pushDeliveries.givenUpAt));

/**
 * The number of attempts; undefined: done, gone, or another worker is sending it. A claim further ahead than a claim lasts comes from a
 * wrong clock.
 */
export async function claimDelivery(db: Queries, key: DeliveryKey, now: Date, claimMs: number): Promise<number | undefined> {
  const claimedUntil = new Date(now.getTime() + claimMs);
  const isFree = or(
    isNull(pushDeliveries.claimedUntil),
    lte(pushDeliveries.claimedUntil, now),
    gt(pushDeliveries.claimedUntil, claimedUntil),
  );
  const [row] = await db
    .update(pushDeliveries)
    .set({ attempts: sql`${pushDeliveries.attempts} + 1`, claimedUntil })
    .where(and(isIt(key), isOpen, isFree))
    .returning({ attempts: pushDeliveries.attempts });
  return row?.attempts;
}

export async function isDeliveryOpen(db: Queries, key: DeliveryKey): Promise<boolean> {
  const rows = await db
    .select({ id: pushDeliveries.notificationId })
    .from(pushDeliveries)
    .where(and(isIt(key), isOpen));
  return rows.length > 0;
}

export async function findDelivery(db: Queries, { notificationId, subscriptionId }: DeliveryKey) {
  const [row] = await db
    .select({ notification: notifications, subscription: pushSubscriptions, language: people.language })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, subscriptionId))
    .innerJoin(people, eq(people.id, notifications.personId))
    .where(eq(notifications.id, notificationId));
  return row;
}

export async function updateDelivery(
  db: Queries,
  key: DeliveryKey,
  changes: { sentAt: Date } | { givenUpAt: Date } | { claimedUntil: null },
): Promise<void> {
  await db.update(pushDeliveries).set(changes).where(isIt(key));
}
