// A new password by mail, for who cannot sign in. Which addresses have an account is the same in words, status, headers and time.
import { randomBytes } from 'node:crypto';
import type { api, BodyOf } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { logSecurity } from '../../http/log.ts';
import { problem } from '../../http/problems.ts';
import { endAllSessions, endSession, hashToken } from '../../http/session.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { type AccountRequest, emailKey, normalizedEmail, requireUncommon } from './account-request.ts';
import {
  findLiveReset,
  findPersonByEmail,
  insertMail,
  type PersonRow,
  updatePerson,
  updateResetUsed,
  upsertReset,
} from './accounts.queries.ts';
import { deleteLinks } from './mail-links.queries.ts';
import { deleteTotp } from './second-factor.queries.ts';
import { deleteWaysPastThePassword } from './ways-in.queries.ts';

const RESET_MINUTES = 30;
/** 144 bits: short enough for a link on one line of a mail */
const RESET_TOKEN_BYTES = 18;
const RESET_SAID = 'If an account with this email exists, you will receive a password reset email shortly.';

/** The token of a link that sets a new password; does nothing for an id that is nobody's. */
export async function makeResetToken(tx: Queries, personId: string, now: Date): Promise<string> {
  const token = randomBytes(RESET_TOKEN_BYTES).toString('base64url');
  await upsertReset(tx, personId, hashToken(token), now, new Date(now.getTime() + RESET_MINUTES * 60_000));
  return token;
}

export async function requestPasswordReset(
  asked: AccountRequest,
  body: BodyOf<typeof api.accounts.requestPasswordReset>,
): Promise<{ message: string }> {
  const { app, request, now } = asked;
  const email = normalizedEmail(body.email);
  await app.limits.spend('passwordResetAccount', emailKey(email));
  await app.connection.withTransaction(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    const token = await makeResetToken(tx, person?.id ?? newId(), now);
    const to = recipientOf({ email, language: person?.language ?? null }, asked);
    const mail = accountMail('reset', to, `${app.baseUrl}/auth?token=${token}`, { minutes: RESET_MINUTES });
    await insertMail(tx, mail, now, { personId: person?.id, isDecoy: person === undefined });
  });
  logSecurity(request, 'reset_requested');
  return { message: RESET_SAID };
}

export async function resetPassword(asked: AccountRequest, body: BodyOf<typeof api.accounts.resetPassword>): Promise<{ message: string }> {
  const { app, passwords, request, reply, session, now } = asked;
  const tokenHash = hashToken(body.token);
  const refused = () => {
    logSecurity(request, 'reset_failed');
    return problem('reset_link_invalid');
  };
  // Looked up first, so that a wrong link costs no hashing; what counts is the conditional update below.
  const owner = await findLiveReset(app.connection.db, tokenHash, now);
  if (!owner) throw refused();
  requireUncommon(body.password, [owner.email, owner.firstName, owner.lastName]);
  const passwordHash = await passwords.hash(body.password);
  await app.connection.withTransaction(async (tx) => {
    const personId = await updateResetUsed(tx, tokenHash, now);
    if (!personId) throw refused();
    await takeOver(tx, owner, passwordHash, now);
    await insertMail(tx, accountMail('passwordChanged', recipientOf(owner, asked), `${app.baseUrl}/auth`), now, { personId });
  });
  if (session) await endSession(app.connection.db, reply, session.token, app.cookies);
  await app.limits.clear('signInAccount', emailKey(owner.email));
  logSecurity(request, 'reset_done', owner.id);
  return { message: 'Your password has been successfully changed.' };
}

/**
 * Who reads the mailbox is the owner, and has proven it. A change of address that waits may be another's, and goes. If nobody had proven
 * anything before, whoever opened the account may be another as well: what they added to come in without the password goes, and so does
 * their second factor, which would keep the owner of the mailbox out for good.
 */
async function takeOver(tx: Queries, owner: PersonRow, passwordHash: string, now: Date): Promise<void> {
  await updatePerson(tx, owner.id, { passwordHash, passwordChangedAt: now, emailVerifiedAt: owner.emailVerifiedAt ?? now }, now);
  await deleteLinks(tx, owner.id, ['change']);
  if (owner.emailVerifiedAt === null) {
    await deleteWaysPastThePassword(tx, owner.id);
    await deleteTotp(tx, owner.id);
  }
  await endAllSessions(tx, owner.id);
}
