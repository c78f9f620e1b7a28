import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { challenges } from '../../db/tables/challenges.ts';

export type ChallengeRow = typeof challenges.$inferSelect;

/** In a browser one thing of a kind goes on at a time for each person: what was begun before is void. */
export async function replaceChallenge(db: Queries, row: ChallengeRow): Promise<void> {
  await db.delete(challenges).where(and(eq(challenges.browserHash, row.browserHash), eq(challenges.kind, row.kind)));
  await db.insert(challenges).values(row);
}

interface Wanted {
  kind: ChallengeRow['kind'];
  browserHash: string;
  keyHash?: string;
  personId?: string;
}

/** Uses it up; of several simultaneous requests exactly one gets the row. */
export async function takeChallenge(db: Queries, wanted: Wanted, now: Date): Promise<ChallengeRow | undefined> {
  const { kind, browserHash, keyHash, personId } = wanted;
  const [row] = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.kind, kind),
        eq(challenges.browserHash, browserHash),
        keyHash === undefined ? undefined : eq(challenges.keyHash, keyHash),
        personId === undefined ? undefined : eq(challenges.personId, personId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Looks without using it up. */
export async function findChallenge(db: Queries, { kind, browserHash }: Pick<Wanted, 'kind' | 'browserHash'>, now: Date) {
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.kind, kind), eq(challenges.browserHash, browserHash), gt(challenges.expiresAt, now)));
  return row;
}

/** What was begun for this person in any browser. */
export async function deleteChallengesOf(db: Queries, personId: string): Promise<void> {
  await db.delete(challenges).where(eq(challenges.personId, personId));
}
