// Accounts: opening one, signing in and out, a new password by mail. What an outsider may not learn (which addresses have an account)
// is the same in words, status, headers and time: an unknown address gets the same hashing, the same counting and the same statements.
import { createHash, randomBytes } from 'node:crypto';
import type { api, BodyOf, Me } from '@limpid/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Passwords } from '../../adapters/passwords.ts';
import type { Queries } from '../../db/connection.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { cookieNames, readCookie, setCookie } from '../../http/cookies.ts';
import { logSecurity } from '../../http/log.ts';
import { problem, requireFound } from '../../http/problems.ts';
import type { HttpApp } from '../../http/route.ts';
import { endAllSessions, endSession, hashToken, type Person, type Session, startSession } from '../../http/session.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import {
  countPools,
  findLiveReset,
  findPersonByEmail,
  insertMail,
  insertPerson,
  lockPassword,
  type PersonRow,
  updatePerson,
  updateResetUsed,
  upsertReset,
} from './accounts.queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { entitlementsOf } from './entitlements.ts';
import { deviceOf, makeDeviceProof } from './known-device.ts';

const RESET_MINUTES = 30;
/** 144 bits: short enough for a link on one line of a mail */
const RESET_TOKEN_BYTES = 18;
const DEVICE_S = 365 * 24 * 3600;

/** One request to an account, and what it needs of the house. */
export interface AccountRequest {
  app: HttpApp;
  passwords: Passwords;
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session | null;
  now: Date;
}

type SignedIn = { user: { id: string; email: string; username: string; firstName: string }; message: string };

const normalizedEmail = (email: string): string => email.trim().toLowerCase();
const usernameOf = (email: string): string => email.split('@')[0] ?? email;
/** Counts by address of mail without keeping the address. */
const emailKey = (email: string): string => createHash('sha256').update(email).digest('base64url');

const signedIn = (person: PersonRow, message: string): SignedIn => ({
  user: { id: person.id, email: person.email, username: usernameOf(person.email), firstName: person.firstName },
  message,
});

function requireUncommon(password: string, personal: readonly string[]): void {
  if (!isCommonPassword(password, personal)) return;
  const message = 'This password is among the first that others would try. Please choose another';
  throw problem('invalid_request', { message, fields: { password: message } });
}

/** The old session of this browser ends, a new one begins, and the browser is known to this account from now on. */
async function openSession(tx: Queries, { app, request, reply, session, now }: AccountRequest, person: PersonRow): Promise<void> {
  if (session) await endSession(tx, reply, session.token, app.cookies);
  const userAgent = request.headers['user-agent'];
  await startSession(tx, reply, { personId: person.id, userAgent, now, cookies: app.cookies });
  setCookie(reply, cookieNames(app.cookies).device, makeDeviceProof(app.secret, person), {
    ...app.cookies,
    maxAgeS: DEVICE_S,
  });
}

export async function openAccount(asked: AccountRequest, body: BodyOf<typeof api.accounts.register>): Promise<SignedIn> {
  const email = normalizedEmail(body.email);
  requireUncommon(body.password, [email, body.firstName, body.lastName]);
  const passwordHash = await asked.passwords.hash(body.password);
  const { firstName, lastName } = body;
  const person = await asked.app.connection
    .withTransaction(async (tx) => {
      const added = await insertPerson(tx, { email, firstName, lastName, passwordHash }, asked.now);
      await openSession(tx, asked, added);
      return added;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'people_email_taken') ? problem('email_taken') : error;
    });
  logSecurity(asked.request, 'sign_up', person.id);
  return signedIn(person, 'Account created');
}

/** Counts the try: by the account's address, or by the browser when the account knows it. */
async function spendTry({ app, request }: AccountRequest, email: string, person: PersonRow | undefined): Promise<() => Promise<void>> {
  const proof = readCookie(request, cookieNames(app.cookies).device);
  const device = person && deviceOf(app.secret, proof, person);
  const [name, who] =
    device && person ? (['signInDevice', `${person.id}:${device}`] as const) : (['signInAccount', emailKey(email)] as const);
  await app.limits.spend(name, who);
  return () => app.limits.giveBack(name, who);
}

export async function signIn(asked: AccountRequest, body: BodyOf<typeof api.accounts.login>): Promise<SignedIn> {
  const { app, passwords, request, now } = asked;
  const email = normalizedEmail(body.email);
  const person = await findPersonByEmail(app.connection.db, email);
  const giveBack = await spendTry(asked, email, person);
  const refused = () => {
    logSecurity(request, 'sign_in_failed');
    return problem('wrong_credentials');
  };
  const isRight = await passwords.verify(body.password, person?.passwordHash);
  if (!person || !isRight) throw refused();
  const renewed = passwords.isOutdated(person.passwordHash) ? await passwords.hash(body.password) : undefined;
  const current = renewed ? { ...person, passwordHash: renewed } : person;
  await app.connection.withTransaction(async (tx) => {
    if (!(await lockPassword(tx, person))) throw refused();
    if (renewed) await updatePerson(tx, person.id, { passwordHash: renewed }, now);
    await openSession(tx, asked, current);
  });
  await giveBack();
  logSecurity(request, 'sign_in_ok', person.id);
  return signedIn(person, 'Login successful');
}

export async function signOut(tx: Queries, { app, request, reply, session }: AccountRequest): Promise<{ message: string }> {
  if (session) {
    await endSession(tx, reply, session.token, app.cookies);
    logSecurity(request, 'sign_out', session.person.id);
  }
  reply.header('clear-site-data', '"cache"');
  return { message: 'Signed out' };
}

export async function describeMe(db: Queries, person: Person): Promise<Me> {
  const entitlements = entitlementsOf(person, await countPools(db, person.id));
  const { id, email, firstName, lastName, units, planId, planStatus } = person;
  return {
    id,
    email,
    username: usernameOf(email),
    firstName,
    lastName,
    units,
    subscription_plan: planId,
    subscription_status: planStatus,
    plan: { planId, status: planStatus },
    entitlements,
  };
}

export async function changeMe(tx: Queries, person: Person, changes: BodyOf<typeof api.accounts.change>, now: Date): Promise<Me> {
  return describeMe(tx, requireFound(await updatePerson(tx, person.id, changes, now)));
}

const RESET_SAID = 'If an account with this email exists, you will receive a password reset email shortly.';

export async function requestPasswordReset(
  { app, request, now }: AccountRequest,
  body: BodyOf<typeof api.accounts.requestPasswordReset>,
): Promise<{ message: string }> {
  const email = normalizedEmail(body.email);
  await app.limits.spend('passwordResetAccount', emailKey(email));
  const token = randomBytes(RESET_TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  const url = `${app.baseUrl}/auth?token=${token}`;
  await app.connection.withTransaction(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    await upsertReset(tx, person?.id ?? newId(), hashToken(token), now, expiresAt);
    const mail = resetMail(email, url, RESET_MINUTES);
    await insertMail(tx, mail, now, person === undefined);
  });
  logSecurity(request, 'reset_requested');
  return { message: RESET_SAID };
}

export async function resetPassword(
  { app, passwords, request, reply, session, now }: AccountRequest,
  body: BodyOf<typeof api.accounts.resetPassword>,
): Promise<{ message: string }> {
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
    await updatePerson(tx, personId, { passwordHash }, now);
    await endAllSessions(tx, personId);
    await insertMail(tx, passwordChangedMail(owner.email, `${app.baseUrl}/auth`), now);
  });
  if (session) await endSession(app.connection.db, reply, session.token, app.cookies);
  await app.limits.clear('signInAccount', emailKey(owner.email));
  logSecurity(request, 'reset_done', owner.id);
  return { message: 'Your password has been successfully changed.' };
}
