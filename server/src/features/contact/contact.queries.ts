import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { mails } from '../../db/tables/mails.ts';

export async function insertMessage(db: Queries, row: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(row);
}

export async function insertMail(db: Queries, mail: { recipient: string; subject: string; bodyText: string }, now: Date): Promise<void> {
  await db.insert(mails).values({ id: newId(), ...mail, createdAt: now, dueAt: now });
}
