import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { calendarFeeds } from '../../db/tables/calendar-feeds.ts';
import { people } from '../../db/tables/people.ts';
import { pools } from '../../db/tables/pools.ts';

export async function findFeed(db: Queries, personId: string) {
  const { createdAt, endedAt } = calendarFeeds;
  const [row] = await db.select({ createdAt, endedAt }).from(calendarFeeds).where(eq(calendarFeeds.personId, personId));
  return row;
}

/** In the place of the one before, whose address then leads nowhere. */
export async function upsertFeed(tx: Queries, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { secretHash, createdAt } = feed;
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.personId, set: { secretHash, createdAt, endedAt: null } });
}

export async function deleteFeed(tx: Queries, personId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.personId, personId));
}

/** Whose feed it is, with how many pools their plan covers to be decided from. */
export async function findFeedOwner(db: Queries, secretHash: string) {
  const [row] = await db
    .select({ id: people.id, language: people.language, planId: people.planId, planStatus: people.planStatus })
    .from(calendarFeeds)
    .innerJoin(people, eq(people.id, calendarFeeds.personId))
    .where(eq(calendarFeeds.secretHash, secretHash));
  return row;
}

/** Oldest first. */
export const listPoolsOf = (db: Queries, personId: string, limit: number) =>
  db.select().from(pools).where(eq(pools.personId, personId)).orderBy(asc(pools.createdAt), asc(pools.id)).limit(limit);
