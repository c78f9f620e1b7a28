import type { Queries } from '../../db/connection.ts';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { MAIL_PRIORITY, type OutgoingMail, postMail } from '../../jobs/mail-delivery.ts';

export async function insertMessage(db: Queries, row: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(row);
}

export const insertMail = (db: Queries, mail: OutgoingMail, now: Date): Promise<void> =>
  postMail(db, mail, now, { priority: MAIL_PRIORITY.letter });
