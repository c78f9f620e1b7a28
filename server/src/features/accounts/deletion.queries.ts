import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { rateLimits } from '../../db/tables/rate-limits.ts';

/**
 * Erases a person. Most tables follow by their foreign keys; what names the person without one goes here: letters to us, mails of before
 * the account was noted with them, letters that wait, and counts of limits.
 */
export async function deletePerson(tx: Queries, person: { id: string; email: string }, emailKey: string): Promise<void> {
  const { id, email } = person;
  await tx.delete(contactMessages).where(or(eq(contactMessages.personId, id), eq(sql`lower(${contactMessages.email})`, email)));
  const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));
  // The whole address, not one that ends or begins like it.
  const named = `(^|[\\s<:])${email.replaceAll(/[^a-z0-9@]/g, '\\$&')}($|[\\s>])`;
  await tx.delete(mails).where(or(eq(mails.recipient, email), and(isWaiting, sql`${mails.bodyText} ~* ${named}`)));
  await tx.delete(rateLimits).where(or(like(rateLimits.key, `%:${id}%`), like(rateLimits.key, `%:${emailKey}`)));
  await tx.delete(people).where(eq(people.id, id));
}
