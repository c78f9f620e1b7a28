import * as z from 'zod/mini';
import { get, patch, post } from './endpoint.ts';
import { Email, Id, inOneLine, readable, text } from './values.ts';
import { fault } from './reasons.ts';

const tag = 'accounts';

/** At least 8 characters with a lower-case letter, an upper-case letter and a digit; up to 128. */
export const NewPassword = z.string({ error: fault('password_short') }).check(
  z.minLength(8, fault('password_short')),
  z.maxLength(128, fault('password_long')),
  z.refine((value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /[0-9]/.test(value), fault('password_simple')),
);

const name = (whose: 'first_name' | 'last_name') =>
  z
    .string({ error: fault(`${whose}_missing`) })
    .check(
      z.trim(),
      inOneLine(),
      z.minLength(1, fault(`${whose}_missing`)),
      z.maxLength(50, fault(`${whose}_long`)),
      ...readable(fault(`${whose}_characters`)),
    );

/** Six digits of the authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const SecondFactorCode = z
  .string({ error: fault('code_missing') })
  .check(z.trim(), z.minLength(1, fault('code_missing')), z.maxLength(40, fault('code_long')));

export const Login = z.strictObject({
  email: Email,
  password: z
    .string({ error: fault('password_missing') })
    .check(z.minLength(1, fault('password_missing')), z.maxLength(1024, fault('password_too_long'))),
  /** the six digits of the authenticator app, or a recovery code; asked for by `second_factor_required` */
  code: z.optional(SecondFactorCode),
});
export const Registration = z.strictObject({
  firstName: name('first_name'),
  lastName: name('last_name'),
  email: Email,
  password: NewPassword,
});
export const ResetRequest = z.strictObject({ email: Email });
export const ResetCompletion = z.strictObject({
  token: text(1, 200, fault('reset_link_invalid')),
  password: NewPassword,
});

export const UNITS = ['us', 'metric'] as const;
export const LANGUAGES = ['en', 'es'] as const;

export const Entitlements = z.object({
  planId: z.string(),
  status: z.string(),
  features: z.object({
    hasAdsRemoved: z.boolean(),
    canAddPools: z.boolean(),
    /** -1: unlimited */
    remainingPools: z.int(),
    hasUnlimitedPools: z.boolean(),
    hasIoTAccess: z.boolean(),
    hasUnlimitedAICoach: z.boolean(),
    hasExportAccess: z.boolean(),
    hasTeam: z.optional(z.boolean()),
  }),
  ui: z.object({ showUpgradePrompts: z.boolean(), showUsageLimits: z.boolean() }),
});
export type Entitlements = z.infer<typeof Entitlements>;

export const Me = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** null: not chosen, the browser's language decides */
  units: z.nullable(z.enum(UNITS)),
  /** null: not chosen, the browser's language decides */
  language: z.nullable(z.enum(LANGUAGES)),
  emailVerified: z.boolean(),
  /** false: signs in by Google or a passkey only */
  hasPassword: z.boolean(),
  subscription_plan: z.string(),
  subscription_status: z.string(),
  plan: z.object({ planId: z.string(), status: z.string() }),
  entitlements: Entitlements,
});
export type Me = z.infer<typeof Me>;

/** What sign-in and registration answer: who it is now. */
export const SignedIn = z.object({
  user: z.object({ id: Id, email: z.string(), username: z.string(), firstName: z.string() }),
  message: z.string(),
  /** this sign-in also linked the Google account that had just been used (/auth?link=google) */
  linked: z.optional(z.literal('google')),
});
export const Acknowledged = z.object({ message: z.string() });

// Hashing a password takes long: those calls open their transaction themselves, so that no connection waits for it.
export const accounts = {
  login: post('/auth/login', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'signIn',
    summary: 'Signs in with email and password, and with a code where a second factor is on; sets the session cookie.',
    body: Login,
    response: SignedIn,
    problems: ['wrong_credentials', 'second_factor_required', 'second_factor_wrong'],
  }),
  register: post('/auth/register', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'signUp',
    status: 201,
    summary: 'Opens an account and signs in.',
    body: Registration,
    response: SignedIn,
    problems: ['email_taken'],
  }),
  logout: post('/auth/logout', { tag, access: 'public', summary: 'Ends the session.', response: Acknowledged }),
  requestPasswordReset: post('/api/auth/request-password-reset', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'passwordReset',
    summary: 'Mails a reset link if the account exists; the answer is the same either way.',
    body: ResetRequest,
    response: Acknowledged,
  }),
  resetPassword: post('/api/auth/reset-password', {
    tag,
    access: 'public',
    withoutTransaction: true,
    limit: 'passwordReset',
    summary: 'Sets a new password with the token of the mailed link and ends all sessions.',
    body: ResetCompletion,
    response: Acknowledged,
    problems: ['reset_link_invalid'],
  }),
  me: get('/api/me', { tag, offline: true, summary: 'Who is signed in, with plan and entitlements.', response: Me }),
  change: patch('/api/me', {
    tag,
    summary: 'Changes the name, the units or the language of the person signed in.',
    body: z.strictObject({
      firstName: z.optional(name('first_name')),
      lastName: z.optional(name('last_name')),
      units: z.optional(z.enum(UNITS, { error: fault('choose_units') })),
      language: z.optional(z.nullable(z.enum(LANGUAGES, { error: fault('choose_language') }))),
    }),
    response: Me,
  }),
};
