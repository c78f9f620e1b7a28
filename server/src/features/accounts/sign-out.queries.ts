// Ending what lets anyone into an account without its password: the signed-in browsers, and what works without one of them.
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { calendarFeeds } from '../../db/tables/calendar-feeds.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { sessions } from '../../db/tables/sessions.ts';

/**
 * Every session of the person, but one where it is given; how many. With them go the calendar address, which anyone who was signed in may
 * have copied, and browsers that take push messages and of which no session is known. Other push subscriptions follow their session.
 */
export async function endSignIns(tx: Queries, personId: string, now: Date, keptId?: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), keptId === undefined ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  await tx
    .update(calendarFeeds)
    .set({ secretHash: null, endedAt: now })
    .where(and(eq(calendarFeeds.personId, personId), isNotNull(calendarFeeds.secretHash)));
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.personId, personId), isNull(pushSubscriptions.sessionHash)));
  return ended.length;
}
