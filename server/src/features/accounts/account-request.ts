// What every part of an account shares: the request to it, how an address is written and counted, and the opening of a session.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Passwords } from '../../adapters/passwords.ts';
import type { Queries } from '../../db/connection.ts';
import { cookieNames, readCookie, setCookie } from '../../http/cookies.ts';
import { problem } from '../../http/problems.ts';
import type { HttpApp } from '../../http/route.ts';
import { endSession, type Person, type Session, type SignInMethod, startSession } from '../../http/session.ts';
import type { PersonRow } from './accounts.queries.ts';
import { isCommonPassword } from './texts/common-passwords.ts';
import { makeDeviceProof } from './known-device.ts';
import { reason } from '@limpid/contract';

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

/** A request of the person whose account it is. */
export interface OwnRequest extends AccountRequest {
  person: Person;
  session: Session;
}

export type SignedIn = { user: { id: string; email: string; username: string; firstName: string }; message: string; linked?: 'google' };

export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
export const usernameOf = (email: string): string => email.split('@')[0] ?? email;
/** Counts by address of mail without keeping the address. */
export const emailKey = (email: string): string => createHash('sha256').update(email).digest('base64url');

export const signedIn = (person: PersonRow, message: string): SignedIn => ({
  user: { id: person.id, email: person.email, username: usernameOf(person.email), firstName: person.firstName },
  message,
});

export function requireUncommon(password: string, personal: readonly string[], field = 'password'): void {
  if (!isCommonPassword(password, personal)) return;
  const because = reason('password_common');
  throw problem('invalid_request', { reason: because, fields: { [field]: because } });
}

/** The old session of this browser ends, a new one begins, and the browser is known to this account from now on. */
export async function openSession(
  tx: Queries,
  { app, request, reply, session, now }: AccountRequest,
  person: PersonRow,
  method: SignInMethod,
): Promise<void> {
  if (session) await endSession(tx, reply, session.token, app.cookies);
  const userAgent = request.headers['user-agent'];
  await startSession(tx, reply, { personId: person.id, method, userAgent, now, cookies: app.cookies });
  rememberDevice({ app, reply }, person);
}

/** The proof depends on the password: changing it renews the proof of this browser. */
export function rememberDevice(
  { app, reply }: Pick<AccountRequest, 'app' | 'reply'>,
  person: Pick<PersonRow, 'id' | 'passwordHash'>,
): void {
  const proof = makeDeviceProof(app.secret, person);
  setCookie(reply, cookieNames(app.cookies).device, proof, { ...app.cookies, maxAgeS: DEVICE_S });
}

/** What binds a thing that was begun to this browser: its session, or the cookie from before the sign-in. */
export const browserOf = ({ app, request, session }: Pick<AccountRequest, 'app' | 'request' | 'session'>): string | undefined =>
  session?.token ?? readCookie(request, cookieNames(app.cookies).preSession);

/** A signed-in person has a session: the binder has checked it. */
export function own<T extends { session: Session | null }>(asked: T): T & { session: Session } {
  if (!asked.session) throw problem('not_signed_in');
  return { ...asked, session: asked.session };
}
