// A new password by mail, for who cannot sign in. Which addresses have an account is the same in words, status, headers and time.
import { randomBytes } from 'node:crypto';
import type { api, BodyOf } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { newId } from '../../db/ids.ts';
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { endSession, hashToken } from '../../http/session.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { type AccountRequest, emailKey, normalizedEmail, requireUncommon } from './account-request.ts';
import {
  findLiveReset,
  findPersonById,
  insertMail,
  lockPersonByEmail,
  type PersonRow,
  updatePerson,
  updateResetUsed,
  upsertReset,
} from './accounts.queries.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import { deleteLinks, deleteUnprovenLinks } from './mail-links.queries.ts';
import { deleteTotp } from './second-factor.queries.ts';
import { endSignIns } from './sign-out.queries.ts';
import { deleteWaysPastThePassword } from './ways-in.queries.ts';

const RESET_MINUTES = 30;
/** 144 bits: short enough for a link on one line of a mail */
const RESET_TOKEN_BYTES = 18;
const RESET_MESSAGE = 'If an account with this email exists, you will receive a password reset email shortly.';

/** The token of a link that sets a new password; does nothing for an unknown id. */
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
    const person = await lockPersonByEmail(tx, email);
    const token = await makeResetToken(tx, person?.id ?? newId(), now);
    const to = recipientOf({ email, language: person?.language ?? null }, asked);
    const mail = accountMail('reset', to, `${app.baseUrl}/auth?token=${token}`, { minutes: RESET_MINUTES });
    await insertMail(tx, mail, now, { personId: person?.id, isDecoy: person === undefined });
  });
  logSecurity(request, 'reset_requested');
  return { message: RESET_MESSAGE };
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
    // The person first, as everyone who changes what opens an account does: two that wait for each other would both fail.
    const personId = (await lockPerson(tx, owner.id)) ? await updateResetUsed(tx, tokenHash, now) : undefined;
    if (!personId) throw refused();
    await takeOver(tx, requireFound(await findPersonById(tx, personId)), passwordHash, now);
    await insertMail(tx, accountMail('passwordChanged', recipientOf(owner, asked), `${app.baseUrl}/auth`), now, { personId });
  });
  if (session) await endSession(app.connection.db, reply, session.token, app.cookies);
  await app.limits.clear('signInAccount', emailKey(owner.email));
  logSecurity(request, 'reset_done', owner.id);
  return { message: 'Your password has been successfully changed.' };
}

/**
 * The person who reads the mailbox is the owner, and has proven it. A pending change of address may be another's, and is deleted. If the
 * address was never confirmed, or by someone who was not signed in, the account may have been opened by another person: then every other
 * sign-in method is removed, with the links and the second factor, which would lock out the owner of the mailbox for good. From now on the
 * account belongs to the owner alone.
 */
async function takeOver(tx: Queries, owner: PersonRow, passwordHash: string, now: Date): Promise<void> {
  const { id, emailVerifiedAt, isVerifiedInSession } = owner;
  const changes = { passwordHash, passwordChangedAt: now, emailVerifiedAt: emailVerifiedAt ?? now, isVerifiedInSession: true };
  await updatePerson(tx, id, changes, now);
  await deleteLinks(tx, id, ['change']);
  await deleteChallengesOf(tx, id);
  if (emailVerifiedAt === null || !isVerifiedInSession) {
    await deleteWaysPastThePassword(tx, id);
    await deleteTotp(tx, id);
    await deleteUnprovenLinks(tx, id);
  }
  await endSignIns(tx, id, now);
}
