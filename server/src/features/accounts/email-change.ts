// Another address for the account: asked for with proof, done from the new mailbox, told to the old one with a way back.
// Which addresses have an account stays secret: a taken one gets the same answer, and its owner a mail.
import type { Queries } from '../../db/connection.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { hashToken } from '../../http/session.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { type AccountRequest, emailKey, normalizedEmail, type OwnRequest } from './account-request.ts';
import { deleteResets, findPersonByEmail, findPersonById, insertMail, type PersonRow, updatePerson } from './accounts.queries.ts';
import { deleteChallengesOf } from './challenges.queries.ts';
import { makeToken } from './email-verification.ts';
import { deleteLinks, deleteUndosSince, findLink, insertUndo, isReservedForAnother, takeLink, upsertLink } from './mail-links.queries.ts';
import { makeResetToken } from './password-reset.ts';
import { requireLinkOwner, requireProof, requireSame, requireStillOwner } from './proof.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { endSignIns } from './sign-out.queries.ts';
import { deleteTotpSince, deleteWaysPastThePassword } from './ways-in.queries.ts';
import { reason } from '@limpid/contract';

const HOUR_MS = 3600_000;
const CONFIRM_MS = 24 * HOUR_MS;
const UNDO_MS = 7 * 24 * HOUR_MS;

type PublicRequest = AccountRequest & { db: Queries };
/** The address of an account, and how it came to be confirmed. */
type Confirmed = Pick<PersonRow, 'email' | 'isVerifiedInSession'>;

export async function changeEmail(
  asked: OwnRequest,
  body: { password?: string | undefined; newEmail: string },
): Promise<{ message: string }> {
  const { app, request, now } = asked;
  const newEmail = normalizedEmail(body.newEmail);
  if (newEmail === asked.person.email) {
    const because = reason('email_unchanged');
    throw problem('invalid_request', { reason: because, fields: { newEmail: because } });
  }
  const person = await requireProof(asked, body.password);
  await app.limits.spend('accountMail', person.id);
  await app.limits.spend('accountMail', emailKey(newEmail));
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person);
    const token = makeToken();
    const expiresAt = new Date(now.getTime() + CONFIRM_MS);
    await upsertLink(tx, { tokenHash: hashToken(token), kind: 'change', personId: person.id, email: newEmail, createdAt: now, expiresAt });
    const told = accountMail('changeAsked', recipientOf(person, asked), `${app.baseUrl}/settings/security`);
    await insertMail(tx, told, now, { personId: person.id });
    await mailNewAddress(tx, asked, person, newEmail, token);
  });
  logSecurity(request, 'email_change_requested', person.id);
  return { message: 'We sent an email to the new address. Open its link to finish the change.' };
}

/** The link to who may use it; else a word to the owner, or a mail that is never sent: the same work each time. */
async function mailNewAddress(tx: Queries, asked: OwnRequest, person: PersonRow, newEmail: string, token: string): Promise<void> {
  const { app, now } = asked;
  const owner = await findPersonByEmail(tx, newEmail);
  const isKept = await isReservedForAnother(tx, newEmail, person.id, now);
  if (owner) {
    const taken = accountMail('addressTaken', recipientOf(owner, asked), `${app.baseUrl}/auth`);
    return insertMail(tx, taken, now, { personId: owner.id });
  }
  const to = recipientOf({ email: newEmail, language: person.language }, asked);
  const mail = accountMail('confirmChange', to, `${app.baseUrl}/auth?confirm=${token}`);
  return insertMail(tx, mail, now, { personId: person.id, isDecoy: isKept });
}

export async function cancelEmailChange(db: Queries, personId: string): Promise<void> {
  await deleteLinks(db, personId, ['change']);
}

function refused(asked: AccountRequest) {
  logSecurity(asked.request, 'mail_link_refused');
  return problem('link_invalid');
}

async function moveTo(tx: Queries, personId: string, { email, isVerifiedInSession }: Confirmed, now: Date): Promise<void> {
  try {
    await updatePerson(tx, personId, { email, isVerifiedInSession, emailVerifiedAt: now }, now);
  } catch (error) {
    throw isUniqueViolation(error, 'people_email_taken') ? problem('email_taken') : error;
  }
  if (await isReservedForAnother(tx, email, personId, now)) throw problem('email_taken');
}

export async function confirmEmail(
  asked: AccountRequest,
  body: { token: string; password?: string | undefined },
): Promise<{ email: string; message: string }> {
  const { app, request, now } = asked;
  const tokenHash = hashToken(body.token);
  const found = await findLink(app.connection.db, 'change', tokenHash, now);
  if (!found) throw refused(asked);
  const owner = await requireLinkOwner(asked, found.personId, body.password);
  await app.connection.withTransaction(async (tx) => {
    const before = await requireStillOwner(tx, asked, owner);
    if (!(await takeLink(tx, 'change', tokenHash, now))) throw refused(asked);
    await moveAway(tx, asked, before, { email: found.email, isVerifiedInSession: owner.isInSession });
  });
  logSecurity(request, 'email_changed', found.personId);
  return { email: found.email, message: 'Your account has its new email address.' };
}

async function moveAway(tx: Queries, asked: AccountRequest, before: PersonRow, to: Confirmed): Promise<void> {
  const { app, now } = asked;
  const { id: personId, email, emailVerifiedAt, isVerifiedInSession } = before;
  await moveTo(tx, personId, to, now);
  // What was mailed to the old address opens nothing any more, but the way back.
  await deleteResets(tx, personId);
  await deleteLinks(tx, personId, ['verify', 'change']);
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  const wasVerifiedInSession = emailVerifiedAt !== null && isVerifiedInSession;
  await insertUndo(tx, { tokenHash: hashToken(token), personId, email, wasVerifiedInSession, createdAt: now, expiresAt });
  const told = accountMail('addressChanged', recipientOf(before, asked), `${app.baseUrl}/auth?undo=${token}`);
  await insertMail(tx, told, now, { personId });
}

/**
 * For a person who finds that the account was moved away: the address is restored, all sessions end, and so do the sign-in methods that
 * were added around the change; all of them if no signed-in person had confirmed this address, because someone else may have opened the
 * account. The token in the answer sets a new password, because the attacker may know the old one.
 */
export async function undoEmailChange(
  asked: PublicRequest,
  body: { token: string },
): Promise<{ email: string; message: string; resetToken: string }> {
  const { app, db: tx, request, now } = asked;
  const link = await takeLink(tx, 'undo', hashToken(body.token), now);
  if (!link || !(await lockPerson(tx, link.personId))) throw refused(asked);
  const { personId, email } = link;
  const isVerifiedInSession = link.wasVerifiedInSession;
  await moveTo(tx, personId, { email, isVerifiedInSession }, now);
  await deleteLinks(tx, personId, ['verify', 'change']);
  await deleteUndosSince(tx, personId, link.createdAt);
  await deleteChallengesOf(tx, personId);
  const since = isVerifiedInSession ? new Date(link.createdAt.getTime() - CONFIRM_MS) : undefined;
  await deleteWaysPastThePassword(tx, personId, since);
  await deleteTotpSince(tx, personId, since);
  await endSignIns(tx, personId, now);
  const resetToken = await makeResetToken(tx, personId, now);
  const { language } = requireFound(await findPersonById(tx, personId));
  await insertMail(tx, accountMail('addressRestored', recipientOf({ email, language }, asked), `${app.baseUrl}/auth`), now, { personId });
  logSecurity(request, 'email_change_undone', personId);
  return { email, message: 'Your account is back at this address. Choose a new password now.', resetToken };
}
