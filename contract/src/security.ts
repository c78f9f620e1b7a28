// Everything about the safety of an account. Sensitive changes want proof: the password, or, from people who have none, a sign-in by
// Google or a passkey within the last ten minutes (else `fresh_sign_in_required`).
import * as z from 'zod/mini';
import { NewPassword, Acknowledged, SecondFactorCode, SignedIn } from './accounts.ts';
import { AccountSecurity, SessionSummary } from './account-security.ts';
import { get, patch, post, remove } from './endpoint.ts';
import { Download } from './download.ts';
import {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyName,
  PasskeyRequestOptions,
  PasskeySummary,
} from './passkeys.ts';
import { Email, Id, text } from './values.ts';
import { fault } from './reasons.ts';

const tag = 'security';

const Password = z
  .string({ error: fault('password_needed') })
  .check(z.minLength(1, fault('password_needed')), z.maxLength(1024, fault('password_too_long')));
/** left out by people who have none */
const proof = { password: z.optional(Password) };
const Proof = z.strictObject(proof);
const ProofWithCode = z.strictObject({ ...proof, code: SecondFactorCode });
const PROOF_PROBLEMS = ['wrong_password', 'fresh_sign_in_required'] as const;

const token = text(1, 200, fault('link_invalid'));
const Token = z.strictObject({ token });
/** A link shows who reads a mailbox. Whose account it is shows a session of it, or its password. */
const TokenWithProof = z.strictObject({ token, ...proof });
const LINK_PROBLEMS = ['link_invalid', 'password_required', 'wrong_password', 'fresh_sign_in_required'] as const;
const ById = z.object({ id: Id });

/** Shown once, never again. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const account = {
  overview: get('/api/me/security', { tag, offline: true, summary: 'Everything that protects the account.', response: AccountSecurity }),
  sessions: get('/api/me/sessions', {
    tag,
    summary: 'The browsers that are signed in, latest first; at most 50, the oldest end automatically.',
    response: z.object({ items: z.array(SessionSummary), nextCursor: z.nullable(z.string()) }),
  }),
  endSession: remove('/api/me/sessions/{id}', { tag, summary: 'Signs one browser out.', params: ById }),
  endOtherSessions: post('/api/me/sessions/end-others', {
    tag,
    summary: 'Signs every other browser out.',
    response: z.object({ ended: z.int() }),
  }),
  download: get('/api/me/download', {
    tag,
    summary: 'Everything that is kept about the person, as a JSON file: account, what opens it, pools, readings and treatments.',
    response: Download,
  }),
  deleteAccount: post('/api/me/delete', {
    tag,
    withoutTransaction: true,
    summary: 'Erases the account and everything in it. `confirm` repeats the email address.',
    body: z.strictObject({ ...proof, confirm: Email }),
    problems: PROOF_PROBLEMS,
  }),
};

const address = {
  changeEmail: post('/api/me/email', {
    tag,
    withoutTransaction: true,
    status: 202,
    summary: 'Mails a link to the new address; the change happens when it is opened. The answer is the same for a taken address.',
    body: z.strictObject({ ...proof, newEmail: Email }),
    response: Acknowledged,
    problems: PROOF_PROBLEMS,
  }),
  cancelEmailChange: remove('/api/me/email', { tag, summary: 'Forgets the address that waits to be confirmed.' }),
  confirmEmail: post('/api/auth/confirm-email', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'passwordReset',
    summary:
      'Makes the new address the address of the account, by the token of /auth?confirm=... and a session of the account or its password; ' +
      'the old address is told, with a way back.',
    body: TokenWithProof,
    response: z.object({ email: z.string(), message: z.string() }),
    problems: [...LINK_PROBLEMS, 'email_taken'],
  }),
  undoEmailChange: post('/api/auth/undo-email-change', {
    tag,
    access: 'public',
    limit: 'passwordReset',
    summary:
      'Takes a change of address back by the token of /auth?undo=..., ends all sessions and answers a token for choosing a new password.',
    body: Token,
    response: z.object({
      email: z.string(),
      message: z.string(),
      /** for POST /api/auth/reset-password: an attacker may know the old password */
      resetToken: z.string(),
    }),
    problems: ['link_invalid', 'email_taken'],
  }),
  sendVerification: post('/api/me/verification', {
    tag,
    withoutTransaction: true,
    status: 202,
    summary: 'Mails the link that verifies the address once more.',
    response: Acknowledged,
  }),
  verifyEmail: post('/api/auth/verify-email', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'passwordReset',
    summary:
      'Verifies the address of an account by the token of /auth?verify=... and a session of the account or its password, as often as it is ' +
      'asked until the token ends.',
    body: TokenWithProof,
    response: z.object({
      email: z.string(),
      message: z.string(),
      /** it was verified before */
      wasVerified: z.boolean(),
    }),
    problems: LINK_PROBLEMS,
  }),
};

const factors = {
  changePassword: post('/api/me/password', {
    tag,
    withoutTransaction: true,
    summary: 'Sets a new password, or the first one, and signs every other browser out.',
    body: z.strictObject({ currentPassword: z.optional(Password), newPassword: NewPassword }),
    response: Acknowledged,
    problems: PROOF_PROBLEMS,
  }),
  startTotp: post('/api/me/totp', {
    tag,
    withoutTransaction: true,
    summary: 'Makes the secret for an authenticator app. It counts once it is confirmed; 409 when a second factor is on already.',
    body: Proof,
    response: z.object({ secret: z.string(), otpauthUrl: z.string() }),
    problems: [...PROOF_PROBLEMS, 'conflict'],
  }),
  confirmTotp: post('/api/me/totp/confirm', {
    tag,
    withoutTransaction: true,
    summary: 'Turns the second factor on with a code of the app; answers the recovery codes, this once.',
    body: z.strictObject({ code: SecondFactorCode }),
    response: RecoveryCodes,
    problems: ['wrong_code', 'conflict'],
  }),
  removeTotp: post('/api/me/totp/remove', {
    tag,
    withoutTransaction: true,
    summary: 'Turns the second factor off.',
    body: ProofWithCode,
    response: Acknowledged,
    problems: [...PROOF_PROBLEMS, 'wrong_code', 'conflict'],
  }),
  renewRecoveryCodes: post('/api/me/recovery-codes', {
    tag,
    withoutTransaction: true,
    summary: 'New recovery codes; the old ones are void.',
    body: ProofWithCode,
    response: RecoveryCodes,
    problems: [...PROOF_PROBLEMS, 'wrong_code', 'conflict'],
  }),
  linkGoogle: post('/api/me/google', {
    tag,
    withoutTransaction: true,
    summary:
      'Begins linking a Google account: the browser goes to `url` and comes back to /settings/security?linked=google or ?error=google_...',
    body: Proof,
    response: z.object({ url: z.string() }),
    problems: [...PROOF_PROBLEMS, 'conflict', 'not_found'],
  }),
  googleCode: post('/auth/google/code', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'signIn',
    summary: 'Ends a sign-in with Google that led to /auth?code=google: the account wants its second factor.',
    body: z.strictObject({ code: SecondFactorCode }),
    response: SignedIn,
    problems: ['second_factor_wrong', 'fresh_sign_in_required'],
  }),
  removeGoogle: post('/api/me/google/remove', {
    tag,
    withoutTransaction: true,
    summary: 'Unlinks the Google account.',
    body: Proof,
    response: Acknowledged,
    problems: [...PROOF_PROBLEMS, 'not_found', 'last_way_in'],
  }),
};

const passkeys = {
  passkeyOptions: post('/api/me/passkeys/options', {
    tag,
    withoutTransaction: true,
    summary: 'What the browser needs to make a passkey; valid for five minutes and in this browser only.',
    body: Proof,
    response: PasskeyCreationOptions,
    problems: [...PROOF_PROBLEMS, 'conflict'],
  }),
  addPasskey: post('/api/me/passkeys', {
    tag,
    withoutTransaction: true,
    status: 201,
    summary: 'Keeps a passkey that was made with the options.',
    body: z.strictObject({ name: PasskeyName, response: PasskeyCreation }),
    response: PasskeySummary,
    problems: ['passkey_refused', 'conflict'],
  }),
  renamePasskey: patch('/api/me/passkeys/{id}', {
    tag,
    summary: 'Renames a passkey.',
    params: ById,
    body: z.strictObject({ name: PasskeyName }),
    response: PasskeySummary,
  }),
  removePasskey: post('/api/me/passkeys/{id}/remove', {
    tag,
    withoutTransaction: true,
    summary: 'Removes a passkey.',
    params: ById,
    body: Proof,
    response: Acknowledged,
    problems: [...PROOF_PROBLEMS, 'last_way_in'],
  }),
  passkeySignInOptions: post('/auth/passkey/options', {
    tag,
    access: 'public',
    summary: 'What the browser needs to sign in with a passkey; the same for everybody.',
    response: PasskeyRequestOptions,
  }),
  passkeySignIn: post('/auth/passkey', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'signIn',
    summary: 'Signs in with a passkey, which counts as two factors; sets the session cookie.',
    body: z.strictObject({ response: PasskeyAssertion }),
    response: SignedIn,
    problems: ['passkey_refused'],
  }),
};

export const security = { ...account, ...address, ...factors, ...passkeys };
