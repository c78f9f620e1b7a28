// What opens an account, as its owner sees it: nothing in it is secret.
import * as z from 'zod/mini';
import { PasskeySummary } from './passkeys.ts';
import { Id, Instant } from './values.ts';

export const AccountSecurity = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** an address that waits to be confirmed from its mailbox */
  pendingEmail: z.optional(z.string()),
  hasPassword: z.boolean(),
  passwordChangedAt: z.optional(Instant),
  google: z.nullable(z.object({ email: z.string(), linkedAt: Instant })),
  /** the installation offers sign-in with Google */
  isGoogleAvailable: z.boolean(),
  totp: z.object({ isEnabled: z.boolean(), enabledAt: z.optional(Instant), recoveryCodesLeft: z.int() }),
  passkeys: z.array(PasskeySummary),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

export const SessionSummary = z.object({
  id: Id,
  createdAt: Instant,
  /** to the hour */
  lastSeenAt: Instant,
  /** as far as the browser says */
  device: z.object({
    browser: z.optional(z.string()),
    system: z.optional(z.string()),
    kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  }),
  method: z.enum(['password', 'google', 'passkey']),
  isCurrent: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;
