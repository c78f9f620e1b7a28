import { and, asc, between, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { mailDigests } from '../../db/tables/mail-digests.ts';
import { mails } from '../../db/tables/mails.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { people } from '../../db/tables/people.ts';
import { MAIL_PRIORITY, type OutgoingMail, postMail } from '../../jobs/mail-delivery.ts';
import type { NotificationRow } from './notifications.queries.ts';

const isWaiting = eq(notifications.mailState, 'waiting');

/** People with a confirmed address for whom something waits to be mailed, in the order of their ids, after the given one. */
export async function listPeopleToMail(db: Queries, limit: number, after: string | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ personId: notifications.personId })
    .from(notifications)
    .innerJoin(people, eq(people.id, notifications.personId))
    .where(and(isWaiting, isNotNull(people.emailVerifiedAt), after === undefined ? undefined : gt(notifications.personId, after)))
    .orderBy(asc(notifications.personId))
    .limit(limit);
  return rows.map(({ personId }) => personId);
}

export async function hasDigestBetween(db: Queries, personId: string, from: Date, to: Date): Promise<boolean> {
  const rows = await db
    .select({ id: mailDigests.id })
    .from(mailDigests)
    .where(and(eq(mailDigests.personId, personId), between(mailDigests.createdAt, from, to)))
    .limit(1);
  return rows.length > 0;
}

/** False: this person has had the mail of this day. */
export async function insertDigest(tx: Queries, digest: typeof mailDigests.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(mailDigests).values(digest).onConflictDoNothing().returning({ id: mailDigests.id });
  return rows.length > 0;
}

/** Locked, in the order in which they came up. */
export const listToMail = (tx: Queries, personId: string): Promise<NotificationRow[]> =>
  tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.personId, personId), isWaiting))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .for('update');

export async function updateMailState(
  tx: Queries,
  ids: string[],
  changes: { mailState: 'mailed'; digestId: string } | { mailState: 'none' },
): Promise<void> {
  if (ids.length > 0) await tx.update(notifications).set(changes).where(inArray(notifications.id, ids));
}

/** What was in a mail that no mail server took waits for the next one, as long as it is new enough and unread. */
export async function reopenGivenUp(tx: Queries, since: Date): Promise<void> {
  const given = tx
    .select({ id: mailDigests.id })
    .from(mailDigests)
    .innerJoin(mails, eq(mails.id, mailDigests.mailId))
    .where(isNotNull(mails.givenUpAt));
  await tx
    .update(notifications)
    .set({ mailState: 'waiting', digestId: null })
    .where(
      and(
        eq(notifications.mailState, 'mailed'),
        isNull(notifications.readAt),
        gt(notifications.createdAt, since),
        inArray(notifications.digestId, given),
      ),
    );
}

export async function insertReminderMail(
  tx: Queries,
  mail: OutgoingMail,
  about: { id?: string; personId: string; now: Date },
): Promise<void> {
  const { id, personId, now } = about;
  await postMail(tx, mail, now, { priority: MAIL_PRIORITY.letter, personId, id });
}

export async function deleteOldDigests(db: Queries, before: Date): Promise<void> {
  await db.delete(mailDigests).where(lt(mailDigests.createdAt, before));
}

/** No mail waits for people who may not get mail: otherwise it would all come when they may. */
export async function dropStaleMail(tx: Queries, before: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailState: 'none' })
    .where(and(isWaiting, lt(notifications.createdAt, before)));
}
