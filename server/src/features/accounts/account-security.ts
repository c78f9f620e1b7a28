// What protects an account, as its owner sees it: the overview, the browsers that are signed in, and the password.
import type { AccountSecurity, SessionSummary } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { clearCookie, cookieNames } from '../../http/cookies.ts';
import { endSessionById, listSessions } from '../../http/session.ts';
import { accountMail, recipientOf } from './account-mails.ts';
import { type OwnRequest, rememberDevice, requireUncommon } from './account-request.ts';
import { deleteResets, findPersonById, insertMail, updatePerson } from './accounts.queries.ts';
import { deviceName } from './texts/device-name.ts';
import { findIdentityOf } from './identities.queries.ts';
import { deleteLinks, findPendingChange } from './mail-links.queries.ts';
import { toPasskey } from './passkeys.ts';
import { listPasskeysOf } from './passkeys.queries.ts';
import { requireProof, requireSame } from './proof.ts';
import { endSignIns } from './sign-out.queries.ts';
import { countRecoveryCodes, findTotp } from './second-factor.queries.ts';

type Inside = OwnRequest & { db: Queries };

export async function describeSecurity(
  { db, person, now }: Pick<Inside, 'db' | 'person' | 'now'>,
  isGoogleAvailable: boolean,
): Promise<AccountSecurity> {
  const row = requireFound(await findPersonById(db, person.id));
  const pending = await findPendingChange(db, person.id, now);
  const google = await findIdentityOf(db, person.id);
  const totp = await findTotp(db, person.id);
  const enabledAt = totp?.enabledAt;
  return {
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    ...(pending ? { pendingEmail: pending.email } : {}),
    hasPassword: row.passwordHash !== null,
    ...(row.passwordChangedAt ? { passwordChangedAt: row.passwordChangedAt.toISOString() } : {}),
    google: google ? { email: google.email, linkedAt: google.createdAt.toISOString() } : null,
    isGoogleAvailable,
    totp: {
      isEnabled: Boolean(enabledAt),
      ...(enabledAt ? { enabledAt: enabledAt.toISOString() } : {}),
      recoveryCodesLeft: enabledAt ? await countRecoveryCodes(db, person.id) : 0,
    },
    passkeys: (await listPasskeysOf(db, person.id)).map(toPasskey),
  };
}

export async function describeSessions({
  db,
  person,
  session,
  now,
}: Pick<Inside, 'db' | 'person' | 'session' | 'now'>): Promise<{ items: SessionSummary[]; nextCursor: null }> {
  const rows = await listSessions(db, person.id, now);
  const items = rows.map(({ id, createdAt, lastSeenAt, userAgent, method }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    device: deviceName(userAgent),
    method,
    isCurrent: id === session.id,
  }));
  return { items, nextCursor: null };
}

export async function endOneSession({ app, db, person, session, request, reply }: Inside, id: string): Promise<void> {
  if (!(await endSessionById(db, person.id, id))) throw problem('not_found');
  if (id === session.id) clearCookie(reply, cookieNames(app.cookies).session, app.cookies);
  logSecurity(request, 'session_ended', person.id);
}

export async function endTheOthers({ db, person, session, request, now }: Inside): Promise<{ ended: number }> {
  const ended = await endSignIns(db, person.id, now, session.id);
  logSecurity(request, 'sessions_ended', person.id);
  return { ended };
}

export async function changePassword(
  asked: OwnRequest,
  body: { currentPassword?: string | undefined; newPassword: string },
): Promise<{ message: string }> {
  const { app, passwords, request, session, now } = asked;
  const person = await requireProof(asked, body.currentPassword, 'currentPassword');
  requireUncommon(body.newPassword, [person.email, person.firstName, person.lastName], 'newPassword');
  const passwordHash = await passwords.hash(body.newPassword);
  await app.connection.withTransaction(async (tx) => {
    await requireSame(tx, asked, person, 'currentPassword');
    await updatePerson(tx, person.id, { passwordHash, passwordChangedAt: now }, now);
    await deleteResets(tx, person.id);
    await deleteLinks(tx, person.id, ['change']);
    await endSignIns(tx, person.id, now, session.id);
    const told = accountMail('newPassword', recipientOf(person, asked), `${app.baseUrl}/settings/security`);
    await insertMail(tx, told, now, { personId: person.id });
  });
  rememberDevice(asked, { id: person.id, passwordHash });
  logSecurity(request, 'password_changed', person.id);
  return { message: 'Your password has been changed, and every other browser was signed out.' };
}
