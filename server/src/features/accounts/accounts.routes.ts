import { api } from '@limpid/contract';
import { createGoogle, type GoogleSettings } from '../../adapters/google.ts';
import type { Passwords } from '../../adapters/passwords.ts';
import { bind, bindPublic, type HttpApp } from '../../http/route.ts';
import { changeMe, describeMe, openAccount, signOut } from './accounts.ts';
import { googleRoutes } from './google/google.routes.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { securityRoutes } from './security.routes.ts';
import { signIn } from './sign-in.ts';

/** Without `google` there is no sign-in with Google. */
export function accountRoutes(app: HttpApp, passwords: Passwords, google?: GoogleSettings): void {
  bindPublic(app, api.accounts.register, ({ body, ...asked }) => openAccount({ ...asked, passwords }, body));
  bindPublic(app, api.accounts.login, ({ body, ...asked }) => signIn({ ...asked, passwords }, body));
  bindPublic(app, api.accounts.logout, ({ db, ...asked }) => signOut(db, { ...asked, passwords }));
  bindPublic(app, api.accounts.requestPasswordReset, ({ body, ...asked }) => requestPasswordReset({ ...asked, passwords }, body));
  bindPublic(app, api.accounts.resetPassword, ({ body, ...asked }) => resetPassword({ ...asked, passwords }, body));
  bind(app, api.accounts.me, ({ db, person }) => describeMe(db, person));
  bind(app, api.accounts.change, ({ db, person, body, now }) => changeMe(db, person, body, now));
  securityRoutes(app, passwords, google !== undefined);
  googleRoutes(app, passwords, google && createGoogle(google));
}
