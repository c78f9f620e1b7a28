// The end of an account: everything about the person is erased, and one last mail confirms it.
import { cookieNames, clearCookie } from '../../http/cookies.ts';
import { logSecurity } from '../../http/log.ts';
import { problem } from '../../http/problems.ts';
import type { Queries } from '../../db/connection.ts';
import type { Leaving, Noun } from '../../registry/noun.ts';
import { accountMail, recipientOf, sendMail } from '../accounts/account-mails.ts';
import { emailKey, normalizedEmail, type OwnRequest } from '../accounts/account-request.ts';
import { requireProof, requireSame } from '../accounts/proof.ts';
import { deletePerson } from './personal-data.queries.ts';
import { reason } from '@limpid/contract';

/** What foreign keys do not delete goes first: each noun knows what that is. */
export async function erasePerson(tx: Queries, leaving: Leaving, nouns: readonly Noun[]): Promise<void> {
  for (const { erasure } of nouns) if (typeof erasure === 'function') await erasure(tx, leaving);
  await deletePerson(tx, leaving.id);
}

export async function deleteAccount(
  asked: OwnRequest,
  body: { password?: string | undefined; confirm: string },
  nouns: readonly Noun[],
): Promise<void> {
  const { app, request, reply, now } = asked;
  if (normalizedEmail(body.confirm) !== asked.person.email) {
    const because = reason('email_unconfirmed');
    throw problem('invalid_request', { reason: because, fields: { confirm: because } });
  }
  const person = await requireProof(asked, body.password);
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    await erasePerson(tx, { ...person, emailKey: emailKey(person.email), secret: app.secret, now }, nouns);
    await sendMail(tx, accountMail('accountDeleted', recipientOf(person, asked), `${app.baseUrl}/contact`), now);
  });
  for (const name of [cookieNames(app.cookies).session, cookieNames(app.cookies).device]) clearCookie(reply, name, app.cookies);
  reply.header('clear-site-data', '"cache"');
  logSecurity(request, 'account_deleted', person.id);
}
