// The browsers that are signed in to an account.
import * as z from 'zod/mini';
import { Id, Instant } from './values.ts';

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
