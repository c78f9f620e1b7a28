import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { reminders } from '../../db/tables/reminders.ts';

export type AlertNotification = Pick<typeof notifications.$inferSelect, 'id' | 'poolId' | 'values'>;

/** What people were told of alerts lately. */
export const listAlertNotifications = (db: Queries, since: Date): Promise<AlertNotification[]> =>
  db
    .select({ id: notifications.id, poolId: notifications.poolId, values: notifications.values })
    .from(notifications)
    .where(and(eq(notifications.kind, 'weather_alert'), gt(notifications.createdAt, since)));

/** Of all people: the occasions with this beginning that were claimed lately. */
export async function listClaimedKeys(db: Queries, prefix: string, since: Date): Promise<Set<string>> {
  const rows = await db
    .select({ key: reminders.key })
    .from(reminders)
    .where(and(like(reminders.key, `${prefix}%`), gt(reminders.createdAt, since)));
  return new Set(rows.map(({ key }) => key));
}

export async function updateValues(db: Queries, { id, values }: Pick<AlertNotification, 'id' | 'values'>): Promise<void> {
  await db.update(notifications).set({ values }).where(eq(notifications.id, id));
}

/** An alert that is over is no news for the next mail. */
export async function dropMailOfOver(db: Queries, now: Date): Promise<void> {
  const endsAt = sql`nullif(${notifications.values}->>'endsAt', '')::timestamptz`;
  await db
    .update(notifications)
    .set({ mailState: 'none' })
    .where(
      and(
        eq(notifications.kind, 'weather_alert'),
        eq(notifications.mailState, 'waiting'),
        sql`(${notifications.values}->>'isOver' = '1' or ${endsAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    );
}
