// Takes mails from the outbox table and hands them to the mailer. Several processes may run it: each mail is claimed by one of them,
// by moving its due time on before the attempt, so that a crash in the middle means one more attempt and never a lost mail.
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Mailer } from '../adapters/mail.ts';
import type { Queries } from '../db/connection.ts';
import { mails } from '../db/tables/mails.ts';

const ATTEMPTS = 10;
/** how long an attempt may take, and when another process may try */
const ATTEMPT_MS = 60_000;
const CLAIM_MS = 2 * ATTEMPT_MS;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3600_000;

/** Waits double from half a minute to an hour. */
export const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

type MailRow = typeof mails.$inferSelect;

async function claimDue(db: Queries, now: Date): Promise<MailRow | undefined> {
  const isDue = and(isNull(mails.sentAt), isNull(mails.givenUpAt), lte(mails.dueAt, now));
  const due = db.select({ id: mails.id }).from(mails).where(isDue).orderBy(mails.dueAt).limit(1).for('update', { skipLocked: true });
  const rows = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(mails.id, due))
    .returning();
  return rows[0];
}

/** A mail server that answers a byte at a time is one that does not answer. */
async function inTime(sending: Promise<void>, attemptMs: number): Promise<void> {
  const sent = new AbortController();
  const late = pause(attemptMs, undefined, { signal: sent.signal, ref: false }).then(() => {
    throw new Error('The mail server took too long.');
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    sent.abort();
  }
}

async function deliver(db: Queries, mailer: Mailer, row: MailRow, now: Date, attemptMs: number): Promise<boolean> {
  try {
    await inTime(
      mailer.send({ id: row.id, recipient: row.recipient, subject: row.subject, text: row.bodyText, html: row.bodyHtml ?? undefined }),
      attemptMs,
    );
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await db
      .update(mails)
      .set({
        lastError,
        dueAt: new Date(now.getTime() + waitAfter(row.attempts)),
        ...(row.attempts >= ATTEMPTS ? { givenUpAt: now, bodyText: '', bodyHtml: null } : {}),
      })
      .where(eq(mails.id, row.id));
    return false;
  }
  await db.update(mails).set({ sentAt: now, bodyText: '', bodyHtml: null, lastError: null }).where(eq(mails.id, row.id));
  return true;
}

interface DeliveryOptions {
  isStopping?: () => boolean;
  attemptMs?: number;
}

/** Everything that is due now, one after the other; how many were sent and how many must wait. Told to stop, it begins no other. */
export async function deliverDueMails(
  db: Queries,
  mailer: Mailer,
  now: Date,
  { isStopping = () => false, attemptMs = ATTEMPT_MS }: DeliveryOptions = {},
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  while (!isStopping()) {
    const row = await claimDue(db, now);
    if (!row) break;
    counts[(await deliver(db, mailer, row, now, attemptMs)) ? 'sent' : 'failed'] += 1;
  }
  return counts;
}

/** Rows of mails that are done with, after a month. */
export async function sweepMails(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 24 * 3600_000);
  await db.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.givenUpAt, before)));
}
