import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { rateLimits } from '../../db/tables/rate-limits.ts';

interface Leaving {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/**
 * Erases a person. Most tables follow by their foreign keys; what names the person without one goes here: letters to us, mails of before
 * the account was noted with them, letters that wait, and counts of limits. What was written signed out belongs to whoever reads the
 * address: only somebody who has proven to be that erases it.
 */
export async function deletePerson(tx: Queries, { id, email, emailVerifiedAt }: Leaving, emailKey: string): Promise<void> {
  const isProven = emailVerifiedAt !== null;
  const byAddress = isProven ? eq(sql`lower(${contactMessages.email})`, email) : undefined;
  await tx.delete(contactMessages).where(or(eq(contactMessages.personId, id), byAddress));
  const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));
  // The whole address, not one that ends or begins like it.
  const named = isProven ? `(^|[\\s<:])(${id}|${email.replaceAll(/[^a-z0-9@]/g, '\\$&')})($|[\\s>])` : `(^|\\s)${id}($|\\s)`;
  await tx.delete(mails).where(or(eq(mails.recipient, email), and(isWaiting, sql`${mails.bodyText} ~* ${named}`)));
  await tx.delete(rateLimits).where(or(like(rateLimits.key, `%:${id}%`), like(rateLimits.key, `%:${emailKey}`)));
  await tx.delete(people).where(eq(people.id, id));
}
