import { api } from '@limpid/contract';
import type { Passwords } from '../../adapters/passwords.ts';
import { bind, bindPublic, type HttpApp } from '../../http/route.ts';
import { own } from './account-request.ts';
import { changePassword, describeSecurity, describeSessions, endOneSession, endTheOthers } from './account-security.ts';
import { cancelEmailChange, changeEmail, confirmEmail, undoEmailChange } from './email-change.ts';
import { sendVerification, verifyEmail } from './email-verification.ts';
import { addPasskey, passkeyOptions, passkeySignIn, passkeySignInOptions, removePasskey, renamePasskey } from './passkeys.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './second-factor.ts';

export function securityRoutes(app: HttpApp, passwords: Passwords, isGoogleAvailable: boolean): void {
  const { security } = api;
  bind(app, security.overview, (asked) => describeSecurity(own({ ...asked, passwords }), isGoogleAvailable));
  bind(app, security.sessions, (asked) => describeSessions(own({ ...asked, passwords })));
  bind(app, security.endSession, (asked) => endOneSession(own({ ...asked, passwords }), asked.params.id));
  bind(app, security.endOtherSessions, (asked) => endTheOthers(own({ ...asked, passwords })));
  bind(app, security.changePassword, (asked) => changePassword(own({ ...asked, passwords }), asked.body));
  addressRoutes(app, passwords);
  factorRoutes(app, passwords);
  passkeyRoutes(app, passwords);
}

function addressRoutes(app: HttpApp, passwords: Passwords): void {
  const { security } = api;
  bind(app, security.changeEmail, (asked) => changeEmail(own({ ...asked, passwords }), asked.body));
  bind(app, security.cancelEmailChange, ({ db, person }) => cancelEmailChange(db, person.id));
  bindPublic(app, security.confirmEmail, (asked) => confirmEmail({ ...asked, passwords }, asked.body));
  bindPublic(app, security.undoEmailChange, (asked) => undoEmailChange({ ...asked, passwords }, asked.body));
  bind(app, security.sendVerification, (asked) => sendVerification(own({ ...asked, passwords })));
  bindPublic(app, security.verifyEmail, (asked) => verifyEmail({ ...asked, passwords }, asked.body));
}

function factorRoutes(app: HttpApp, passwords: Passwords): void {
  const { security } = api;
  bind(app, security.startTotp, (asked) => startTotp(own({ ...asked, passwords }), asked.body));
  bind(app, security.confirmTotp, (asked) => confirmTotp(own({ ...asked, passwords }), asked.body));
  bind(app, security.removeTotp, (asked) => removeTotp(own({ ...asked, passwords }), asked.body));
  bind(app, security.renewRecoveryCodes, (asked) => renewRecoveryCodes(own({ ...asked, passwords }), asked.body));
}

function passkeyRoutes(app: HttpApp, passwords: Passwords): void {
  const { security } = api;
  bind(app, security.passkeyOptions, (asked) => passkeyOptions(own({ ...asked, passwords }), asked.body));
  bind(app, security.addPasskey, (asked) => addPasskey(own({ ...asked, passwords }), asked.body));
  bind(app, security.renamePasskey, ({ db, person, params, body }) => renamePasskey(db, person.id, params.id, body.name));
  bind(app, security.removePasskey, (asked) => removePasskey(own({ ...asked, passwords }), asked.params.id, asked.body));
  bindPublic(app, security.passkeySignInOptions, (asked) => passkeySignInOptions({ ...asked, passwords }));
  bindPublic(app, security.passkeySignIn, (asked) => passkeySignIn({ ...asked, passwords }, asked.body));
}
