// Which Google account opens which account here. Never by the address alone: the person proves the account first.
import type { Queries } from '../../../db/connection.ts';
import { logSecurity } from '../../../http/log.ts';
import { problem } from '../../../http/problems.ts';
import { hashToken } from '../../../http/session.ts';
import { accountMail, recipientOf } from '../account-mails.ts';
import type { AccountRequest, OwnRequest } from '../account-request.ts';
import { insertMail, type PersonRow } from '../accounts.queries.ts';
import { takeChallenge } from '../challenges.queries.ts';
import { deleteIdentityOf, insertIdentity } from '../identities.queries.ts';
import { requireProof, requireSame } from '../proof.ts';
import { requireWayIn } from '../last-way-in.ts';

export interface LinkedAccount {
  issuer: string;
  subject: string;
  email: string;
}

/** False when one of the two is linked otherwise already. */
export async function link(
  tx: Queries,
  asked: AccountRequest,
  person: Pick<PersonRow, 'id' | 'email' | 'language'>,
  account: LinkedAccount,
): Promise<boolean> {
  const { app, request, now } = asked;
  const { issuer, subject, email } = account;
  if (!(await insertIdentity(tx, { issuer, subject, personId: person.id, email, createdAt: now }))) return false;
  const told = accountMail('googleLinked', recipientOf(person, asked), `${app.baseUrl}/settings/security`);
  await insertMail(tx, told, now, { personId: person.id });
  logSecurity(request, 'google_linked', person.id);
  return true;
}

/** At a sign-in that proves the account: links the Google account that this browser has just come back with, if it waits for this person. */
export async function linkWaiting(tx: Queries, asked: AccountRequest, person: PersonRow, browser: string | undefined): Promise<boolean> {
  if (browser === undefined) return false;
  const wanted = { kind: 'google_link', browserHash: hashToken(browser), personId: person.id } as const;
  const waiting = await takeChallenge(tx, wanted, asked.now);
  if (!waiting) return false;
  const { issuer = '', subject = '', email = '' } = waiting.data;
  return link(tx, asked, person, { issuer, subject, email });
}

export async function removeGoogle(asked: OwnRequest, body: { password?: string | undefined }): Promise<{ message: string }> {
  const { app, request, now } = asked;
  const person = await requireProof(asked, body.password);
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    if (!(await deleteIdentityOf(tx, person.id))) throw problem('not_found');
    await requireWayIn(tx, person, 'google');
    const told = accountMail('googleUnlinked', recipientOf(person, asked), `${app.baseUrl}/settings/security`);
    await insertMail(tx, told, now, { personId: person.id });
  });
  logSecurity(request, 'google_unlinked', person.id);
  return { message: 'The Google account no longer opens your account.' };
}
