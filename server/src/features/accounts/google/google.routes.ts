// The round trip to Google is made of navigations: whatever happens, the browser ends on a page of ours that says so in words.
import { api, reason } from '@limpid/contract';
import { type Google, GoogleError } from '../../../adapters/google.ts';
import type { Passwords } from '../../../adapters/passwords.ts';
import { callerAddress } from '../../../http/addresses.ts';
import { problem, ProblemError } from '../../../http/problems.ts';
import { bind, bindPublic, type HttpApp } from '../../../http/route.ts';
import { findSession } from '../../../http/session.ts';
import { type AccountRequest, own } from '../account-request.ts';
import { beginGoogle, finishGoogle, finishGoogleWithCode, linkGoogle, refuse } from './google.ts';
import { removeGoogle } from './google-links.ts';

export function googleRoutes(app: HttpApp, passwords: Passwords, google: Google | undefined): void {
  bind(app, api.security.removeGoogle, (asked) => removeGoogle(own({ ...asked, passwords }), asked.body));
  bindPublic(app, api.security.googleCode, (asked) => finishGoogleWithCode({ ...asked, passwords }, asked.body));
  bind(app, api.security.linkGoogle, async (asked) => {
    if (!google) throw problem('not_found', { reason: reason('google_not_set_up') });
    try {
      return await linkGoogle({ ...own({ ...asked, passwords }), google }, asked.body);
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      throw problem('unavailable', { reason: reason('google_silent'), cause: error });
    }
  });
  navigations(app, passwords, google);
}

function navigations(app: HttpApp, passwords: Passwords, google: Google | undefined): void {
  const navigate = (path: string, work: (asked: AccountRequest & { google: Google }) => Promise<string>) => {
    app.bound.push({ method: 'GET', url: path });
    // Not for HEAD: a look at an address must not use anything up.
    app.server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      if (!google) return reply.redirect('/auth?error=google_not_configured', 302);
      return reply.redirect(await placeAfter({ app, passwords, request, reply }, (asked) => work({ ...asked, google })), 302);
    });
  };
  navigate('/auth/google', async (asked) => {
    await app.limits.spend('anonymous', callerAddress(asked.request));
    const { back } = asked.request.query as { back?: unknown };
    return beginGoogle(asked, back === 'security' ? 'security' : 'dashboard');
  });
  navigate('/auth/google/callback', async (asked) => {
    await app.limits.spend('signInAddress', callerAddress(asked.request));
    return finishGoogle(asked, asked.request.url.split('?')[1] ?? '');
  });
}

async function placeAfter(
  parts: Omit<AccountRequest, 'session' | 'now'>,
  work: (asked: AccountRequest) => Promise<string>,
): Promise<string> {
  const { app, request } = parts;
  const now = app.now();
  const session = await findSession(app.connection.db, request, app.cookies, now);
  const asked = { ...parts, session, now };
  try {
    return await work(asked);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return '/auth?error=too_many_requests';
    request.log[error instanceof GoogleError ? 'info' : 'error']({ err: error }, 'google sign-in');
    return refuse(asked, error instanceof GoogleError ? error.failure : 'failed');
  }
}
