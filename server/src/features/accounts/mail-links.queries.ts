import { and, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { mailLinks } from '../../db/tables/mail-links.ts';

export type MailLinkRow = typeof mailLinks.$inferSelect;

/** A way back; there may be several. */
export async function insertUndo(db: Queries, link: Omit<MailLinkRow, 'kind'>): Promise<void> {
  await db.insert(mailLinks).values({ ...link, kind: 'undo' });
}

/** The person's one link of this kind: a newer one takes the place of the older. */
export async function upsertLink(
  db: Queries,
  link: Omit<MailLinkRow, 'wasVerifiedInSession'> & { kind: 'verify' | 'change' },
): Promise<void> {
  await db
    .insert(mailLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [mailLinks.personId, mailLinks.kind],
      targetWhere: sql`${mailLinks.kind} <> 'undo'`,
      set: { tokenHash: link.tokenHash, email: link.email, createdAt: link.createdAt, expiresAt: link.expiresAt },
    });
}

/** Uses up the link; of several simultaneous requests exactly one gets the row. */
export async function takeLink(db: Queries, kind: MailLinkRow['kind'], tokenHash: string, now: Date): Promise<MailLinkRow | undefined> {
  const [row] = await db
    .delete(mailLinks)
    .where(and(eq(mailLinks.tokenHash, tokenHash), eq(mailLinks.kind, kind), gt(mailLinks.expiresAt, now)))
    .returning();
  return row;
}

/** Leaves the link as it is. */
export async function findLink(db: Queries, kind: MailLinkRow['kind'], tokenHash: string, now: Date): Promise<MailLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.tokenHash, tokenHash), eq(mailLinks.kind, kind), gt(mailLinks.expiresAt, now)));
  return row;
}

export async function findPendingChange(db: Queries, personId: string, now: Date): Promise<MailLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.personId, personId), eq(mailLinks.kind, 'change'), gt(mailLinks.expiresAt, now)));
  return row;
}

export async function deleteLinks(db: Queries, personId: string, kinds: MailLinkRow['kind'][]): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.personId, personId), inArray(mailLinks.kind, kinds)));
}

/**
 * Every link except those back to addresses that a signed-in person had confirmed: these belong to the owner whose account a thief moved.
 */
export async function deleteUnprovenLinks(db: Queries, personId: string): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.personId, personId), eq(mailLinks.wasVerifiedInSession, false)));
}

/** Ways back to addresses that came later: who takes an earlier change back takes all after it back. */
export async function deleteUndosSince(db: Queries, personId: string, since: Date): Promise<void> {
  await db.delete(mailLinks).where(and(eq(mailLinks.personId, personId), eq(mailLinks.kind, 'undo'), gte(mailLinks.createdAt, since)));
}

/** Another person may still return to this address. */
export async function isReservedForAnother(db: Queries, email: string, personId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ personId: mailLinks.personId })
    .from(mailLinks)
    .where(and(eq(mailLinks.email, email), eq(mailLinks.kind, 'undo'), ne(mailLinks.personId, personId), gt(mailLinks.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}
