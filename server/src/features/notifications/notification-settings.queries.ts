import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { notificationSettings } from '../../db/tables/notification-settings.ts';
import { people } from '../../db/tables/people.ts';
import { pools } from '../../db/tables/pools.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { isActiveOf } from './push.queries.ts';

export type SettingsRow = typeof notificationSettings.$inferSelect;
export type SettingsChanges = Partial<Pick<SettingsRow, 'quietFrom' | 'quietTo' | 'timeZone' | 'channels'>>;

export async function findSettingsRow(db: Queries, personId: string): Promise<SettingsRow | undefined> {
  return (await db.select().from(notificationSettings).where(eq(notificationSettings.personId, personId)))[0];
}

/** Creates the row if there is none and locks it, so that two simultaneous changes come one after the other. */
export async function lockSettingsRow(tx: Queries, personId: string, now: Date): Promise<SettingsRow> {
  const [row] = await tx
    .insert(notificationSettings)
    .values({ personId, updatedAt: now })
    .onConflictDoUpdate({ target: notificationSettings.personId, set: { personId: sql`excluded.person_id` } })
    .returning();
  return row as SettingsRow;
}

export async function updateSettingsRow(tx: Queries, personId: string, changes: SettingsChanges, now: Date): Promise<void> {
  await tx
    .update(notificationSettings)
    .set({ ...changes, updatedAt: now })
    .where(eq(notificationSettings.personId, personId));
}

/** Of the person's oldest pool. */
export async function findFirstTimeZone(db: Queries, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ timeZone: pools.timeZone })
    .from(pools)
    .where(eq(pools.personId, personId))
    .orderBy(asc(pools.createdAt), asc(pools.id))
    .limit(1);
  return row?.timeZone;
}

export async function countPushSubscriptions(db: Queries, personId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(pushSubscriptions).where(isActiveOf(personId));
  return row?.count ?? 0;
}

export interface Addressee {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  /** chosen, or of the browser that takes push messages; null: unknown */
  language: 'en' | 'es' | null;
}

export async function findAddressee(db: Queries, personId: string): Promise<Addressee | undefined> {
  const [row] = await db
    .select({ id: people.id, email: people.email, emailVerifiedAt: people.emailVerifiedAt, language: people.language })
    .from(people)
    .where(eq(people.id, personId));
  if (!row || row.language !== null) return row;
  const [browser] = await db
    .select({ language: pushSubscriptions.language })
    .from(pushSubscriptions)
    .where(isActiveOf(personId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(1);
  return { ...row, language: browser?.language ?? null };
}
