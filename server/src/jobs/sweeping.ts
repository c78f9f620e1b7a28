// Rows that have expired: sessions, counts of limits, answers stored for a repeated request, links in mails, unfinished setups.
import { lt, or } from 'drizzle-orm';
import type { Queries } from '../db/connection.ts';
import { challenges } from '../db/tables/challenges.ts';
import { coachConfirmations } from '../db/tables/coach-confirmations.ts';
import { idempotencyKeys } from '../db/tables/idempotency-keys.ts';
import { mailLinks } from '../db/tables/mail-links.ts';
import { passwordResets } from '../db/tables/password-resets.ts';
import { rateLimits } from '../db/tables/rate-limits.ts';
import { sessions } from '../db/tables/sessions.ts';
import type { Job } from './job.ts';
import { adoptMails, sweepMails } from './mail-delivery.ts';

const DAY_MS = 24 * 3600_000;
/** Promised: at least a day. */
const ANSWERS_KEPT_MS = 2 * DAY_MS;
const IDLE_SESSION_MS = 30 * DAY_MS;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export async function sweepEnded(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, before(now, IDLE_SESSION_MS))));
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(now, ANSWERS_KEPT_MS)));
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  await db.delete(coachConfirmations).where(lt(coachConfirmations.expiresAt, now));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(now, DAY_MS)));
}

export const sweepJob: Job = {
  name: 'sweep',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 24 * 3600 },
  every: '*/15 * * * *',
  run: async (_data, { connection, mailer, now }) => {
    await adoptMails(connection.db);
    await sweepMails(connection.db, mailer, now());
    await sweepEnded(connection.db, now());
  },
};
