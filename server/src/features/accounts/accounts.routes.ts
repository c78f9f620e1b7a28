import { api } from '@limpid/contract';
import type { Passwords } from '../../adapters/passwords.ts';
import { bind, bindPublic, type HttpApp } from '../../http/route.ts';
import { changeMe, describeMe, openAccount, requestPasswordReset, resetPassword, signIn, signOut } from './accounts.ts';

export function accountRoutes(app: HttpApp, passwords: Passwords): void {
  bindPublic(app, api.accounts.register, ({ body, ...asked }) => openAccount({ ...asked, passwords }, body));
  bindPublic(app, api.accounts.login, ({ body, ...asked }) => signIn({ ...asked, passwords }, body));
  bindPublic(app, api.accounts.logout, ({ db, ...asked }) => signOut(db, { ...asked, passwords }));
  bindPublic(app, api.accounts.requestPasswordReset, ({ body, ...asked }) => requestPasswordReset({ ...asked, passwords }, body));
  bindPublic(app, api.accounts.resetPassword, ({ body, ...asked }) => resetPassword({ ...asked, passwords }, body));
  bind(app, api.accounts.me, ({ db, person }) => describeMe(db, person));
  bind(app, api.accounts.change, ({ db, person, body, now }) => changeMe(db, person, body, now));

  // A navigation, not a call: people come back to the sign-in page, which says why.
  app.bound.push({ method: 'GET', url: '/auth/google' });
  app.server.get('/auth/google', (_request, reply) => reply.redirect('/auth?error=google_not_configured', 302));
}
