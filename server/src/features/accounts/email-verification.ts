// That the address of an account is read by its owner. Asked for once at registration; it never keeps anybody from using the product.
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../db/connection.ts';
import { logSecurity } from '../../http/log.ts';
import { problem } from '../../http/problems.ts';
import { hashToken } from '../../http/session.ts';
import { accountMail, type MailLanguage, recipientOf } from './account-mails.ts';
import type { AccountRequest, OwnRequest } from './account-request.ts';
import { findPersonById, insertMail, updateVerified } from './accounts.queries.ts';
import { findLink, upsertLink } from './mail-links.queries.ts';
import { requireLinkOwner, requireStillOwner } from './proof.ts';

const LIVES_MS = 24 * 3600_000;

/** 192 bits: impossible to guess, and the link fits on one line of a mail */
export const makeToken = (): string => randomBytes(24).toString('base64url');

/** Mails the one link that verifies this address; a newer one voids the older. */
export async function mailVerification(
  tx: Queries,
  asked: AccountRequest,
  person: { id: string; email: string; language: MailLanguage | null },
): Promise<void> {
  const { app, now } = asked;
  const token = makeToken();
  const { id: personId, email } = person;
  const expiresAt = new Date(now.getTime() + LIVES_MS);
  await upsertLink(tx, { tokenHash: hashToken(token), kind: 'verify', personId, email, createdAt: now, expiresAt });
  await insertMail(tx, accountMail('verify', recipientOf(person, asked), `${app.baseUrl}/auth?verify=${token}`), now, { personId });
}

export async function sendVerification(asked: OwnRequest): Promise<{ message: string }> {
  const { app, person } = asked;
  if (person.emailVerifiedAt !== null) return { message: 'Your email address is confirmed already.' };
  await app.limits.spend('accountMail', person.id);
  await app.connection.withTransaction((tx) => mailVerification(tx, asked, person));
  return { message: 'We sent you an email with a link that confirms your address.' };
}

export async function verifyEmail(asked: AccountRequest, body: { token: string; password?: string | undefined }) {
  const { app, request, now } = asked;
  const { db } = app.connection;
  const refused = () => {
    logSecurity(request, 'mail_link_refused');
    return problem('link_invalid');
  };
  const link = await findLink(db, 'verify', hashToken(body.token), now);
  const found = link && (await findPersonById(db, link.personId));
  // Bound to the address that it was mailed to: it says nothing about another one.
  if (!link || found?.email !== link.email) throw refused();
  // Opened a second time, it says that it is done.
  if (found.emailVerifiedAt) return { email: link.email, message: 'Your email address is confirmed already.', wasVerified: true };
  const owner = await requireLinkOwner(asked, link.personId, body.password);
  await app.connection.withTransaction(async (tx) => {
    await requireStillOwner(tx, asked, owner);
    if (!(await updateVerified(tx, link, owner.isInSession, now))) throw refused();
  });
  logSecurity(request, 'email_verified', link.personId);
  return { email: link.email, message: 'Your email address is confirmed.', wasVerified: false };
}
