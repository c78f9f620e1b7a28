// Protection against requests that another page makes a browser send. The token is an HMAC over the cookie that it belongs to, under
// the installation's secret: only who can read an answer of ours in this browser can know it, and nothing has to be stored. Signed in, it is bound to the
// session (so a token from before the sign-in is void); signed out, to a cookie that exists only for this.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, type CookieSettings, readCookie, setCookie } from './cookies.ts';
import { isOwnOrigin, type OwnOrigins } from './origins.ts';
import { problem } from './problems.ts';

export const CSRF_HEADER = 'X-CSRF-Token';
const PRE_SESSION_S = 24 * 3600;
const SHORTEST_COOKIE = 32;

export interface CsrfSettings {
  secret: string;
  cookies: CookieSettings;
  ownOrigins: OwnOrigins;
}

const macOf = (secret: string, cookie: string, nonce: string): string =>
  createHmac('sha256', secret).update(`csrf:${cookie}:${nonce}`).digest('base64url');

function makeToken(secret: string, cookie: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${macOf(secret, cookie, nonce)}`;
}

function isTokenOf(secret: string, cookie: string, token: string): boolean {
  const [nonce, mac, ...rest] = token.split('.');
  if (!nonce || !mac || rest.length > 0 || token.length > 200) return false;
  const expected = Buffer.from(macOf(secret, cookie, nonce));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The token for this browser; signed out, the cookie that it is bound to is set first. */
export function tokenFor(request: FastifyRequest, reply: FastifyReply, sessionToken: string | undefined, settings: CsrfSettings): string {
  if (sessionToken !== undefined) return makeToken(settings.secret, sessionToken);
  return makeToken(settings.secret, preSessionOf(request, reply, settings.cookies));
}

/** The cookie that names a browser before anybody signs in; it gets one if it has none. */
export function preSessionOf(request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): string {
  const name = cookieNames(cookies).preSession;
  const known = readCookie(request, name);
  if (known !== undefined && known.length >= SHORTEST_COOKIE) return known;
  const fresh = randomBytes(32).toString('base64url');
  setCookie(reply, name, fresh, { maxAgeS: PRE_SESSION_S, ...cookies });
  return fresh;
}

/** Browsers say where a request comes from; who says "elsewhere" is refused whatever else they carry. */
export function comesFromElsewhere(request: FastifyRequest, own: OwnOrigins): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined || isOwnOrigin(origin, request.headers.host, own)) return false;
  // The browser treats page and server as one origin, so the setting is wrong and not the page: tell the operator.
  if (site === 'same-origin')
    request.log.warn({ origin: origin.slice(0, 200) }, 'pages of this address may not write: set PUBLIC_URL to it');
  return true;
}

export function requireToken(request: FastifyRequest, sessionToken: string | undefined, settings: CsrfSettings): void {
  const given = request.headers[CSRF_HEADER.toLowerCase()];
  const cookie = sessionToken ?? readCookie(request, cookieNames(settings.cookies).preSession) ?? '';
  const isOurs = typeof given === 'string' && cookie.length >= SHORTEST_COOKIE && isTokenOf(settings.secret, cookie, given);
  if (!isOurs || comesFromElsewhere(request, settings.ownOrigins)) throw problem('csrf_token_invalid');
}
