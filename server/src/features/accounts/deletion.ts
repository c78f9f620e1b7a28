// The end of an account: everything of the person is erased at once, and one last mail says so.
import { cookieNames, clearCookie } from '../../http/cookies.ts';
import { logSecurity } from '../../http/log.ts';
import { problem } from '../../http/problems.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { emailKey, normalizedEmail, type OwnRequest } from './account-request.ts';
import { insertMail } from './accounts.queries.ts';
import { deletePerson } from './deletion.queries.ts';
import { requireProof, requireSame } from './proof.ts';

export async function deleteAccount(asked: OwnRequest, body: { password?: string | undefined; confirm: string }): Promise<void> {
  const { app, request, reply, now } = asked;
  if (normalizedEmail(body.confirm) !== asked.person.email) {
    const message = 'Type the email address of this account';
    throw problem('invalid_request', { message, fields: { confirm: message } });
  }
  const person = await requireProof(asked, body.password);
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    await deletePerson(tx, person, emailKey(person.email));
    await insertMail(tx, accountMail('accountDeleted', recipientOf(person, asked), `${app.baseUrl}/contact`), now);
  });
  for (const name of [cookieNames(app.cookies).session, cookieNames(app.cookies).device]) clearCookie(reply, name, app.cookies);
  reply.header('clear-site-data', '"cache"');
  logSecurity(request, 'account_deleted', person.id);
}
