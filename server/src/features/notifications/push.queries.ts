import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { people } from '../../db/tables/people.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/tables/push-subscriptions.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type NewSubscriptionRow = typeof pushSubscriptions.$inferInsert;

/** The person's browsers that take push messages. */
export const isActiveOf = (personId: string) => and(eq(pushSubscriptions.personId, personId), isNull(pushSubscriptions.endedAt));

export const listSubscriptions = (db: Queries, personId: string): Promise<SubscriptionRow[]> =>
  db.select().from(pushSubscriptions).where(isActiveOf(personId)).orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));

/**
 * The same browser renews its keys, and belongs to the person who is signed in there now. Undefined: this subscription has ended, and the
 * browser has to make another one.
 */
export async function upsertSubscription(db: Queries, row: NewSubscriptionRow): Promise<SubscriptionRow | undefined> {
  const { personId, p256dh, auth, language, sessionHash } = row;
  const isOther = or(ne(pushSubscriptions.p256dh, p256dh), ne(pushSubscriptions.auth, auth));
  const [saved] = await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { personId, p256dh, auth, language, sessionHash, refusals: 0, endedAt: null },
      setWhere: or(isNull(pushSubscriptions.endedAt), isOther),
    })
    .returning();
  return saved;
}

/** What was on its way to the person who had this browser before does not reach the next one. */
export async function deleteDeliveriesOfOthers(db: Queries, { id, personId }: SubscriptionRow): Promise<void> {
  const ofOthers = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, pushDeliveries.notificationId), sql`${notifications.personId} <> ${personId}::uuid`));
  await db.delete(pushDeliveries).where(and(eq(pushDeliveries.subscriptionId, id), inArray(pushDeliveries.notificationId, ofOthers)));
}

/** The oldest, and before them those that have ended. */
export async function deleteSubscriptionsBeyond(db: Queries, personId: string, kept: number): Promise<void> {
  const { id, createdAt, endedAt } = pushSubscriptions;
  const least = db
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, personId))
    .orderBy(desc(isNull(endedAt)), desc(createdAt), desc(id))
    .offset(kept);
  await db.delete(pushSubscriptions).where(inArray(id, least));
}

export async function deleteSubscription(db: Queries, personId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.personId, personId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** The push service takes no more messages for this browser. In one statement, so that its person is told once and not without it. */
export async function endSubscription(db: Queries, id: string, told: { id: string; url: string; now: Date }): Promise<void> {
  await db.execute(sql`
    with ended as (
      update push_subscriptions set ended_at = ${told.now} where id = ${id}::uuid and ended_at is null returning id, person_id
    ), dropped as (
      delete from push_deliveries using ended where subscription_id = ended.id and sent_at is null
    )
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
