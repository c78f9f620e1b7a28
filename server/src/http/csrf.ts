// Protection against requests that another page makes a browser send. The token is an HMAC under the cookie that it belongs to:
// only who can read an answer of ours in this browser can know it, and nothing has to be stored. Signed in, it is bound to the
// session (so a token from before the sign-in is void); signed out, to a cookie that exists only for this.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, type CookieSettings, readCookie, setCookie } from './cookies.ts';
import { problem } from './problems.ts';

export const CSRF_HEADER = 'X-CSRF-Token';
const PRE_SESSION_S = 24 * 3600;

const macOf = (secret: string, nonce: string): string => createHmac('sha256', secret).update(`csrf:${nonce}`).digest('base64url');

export function makeToken(secret: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${macOf(secret, nonce)}`;
}

export function isTokenOf(secret: string, token: string): boolean {
  const [nonce, mac, ...rest] = token.split('.');
  if (!nonce || !mac || rest.length > 0 || token.length > 200) return false;
  const expected = Buffer.from(macOf(secret, nonce));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The token for this browser; signed out, the cookie that it is bound to is set first. */
export function tokenFor(request: FastifyRequest, reply: FastifyReply, sessionToken: string | undefined, cookies: CookieSettings): string {
  if (sessionToken !== undefined) return makeToken(sessionToken);
  const name = cookieNames(cookies).preSession;
  const known = readCookie(request, name);
  if (known !== undefined && known.length >= 32) return makeToken(known);
  const fresh = randomBytes(32).toString('base64url');
  setCookie(reply, name, fresh, { maxAgeS: PRE_SESSION_S, ...cookies });
  return makeToken(fresh);
}

/** Browsers say where a request comes from; who says "elsewhere" is refused whatever else they carry. */
function comesFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}

export function requireToken(request: FastifyRequest, sessionToken: string | undefined, cookies: CookieSettings, ownOrigin: string): void {
  const given = request.headers[CSRF_HEADER.toLowerCase()];
  const secret = sessionToken ?? readCookie(request, cookieNames(cookies).preSession);
  if (comesFromElsewhere(request, ownOrigin) || typeof given !== 'string' || !secret || secret.length < 32 || !isTokenOf(secret, given)) {
    throw problem('csrf_token_invalid');
  }
}
