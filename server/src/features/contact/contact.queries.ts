import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { MAIL_PRIORITY, type OutgoingMail, postMail } from '../../jobs/mail-delivery.ts';

export async function insertMessage(db: Queries, row: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(row);
}

export const insertMail = (db: Queries, mail: OutgoingMail, now: Date): Promise<void> =>
  postMail(db, mail, now, { priority: MAIL_PRIORITY.letter });

/** What a person wrote while signed in, oldest first; ids are made in order. */
export async function pageOfMessages(db: Queries, personId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.personId, personId), cursor === undefined ? undefined : gt(contactMessages.id, cursor)))
    .orderBy(asc(contactMessages.id))
    .limit(limit);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, nextCursor: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
