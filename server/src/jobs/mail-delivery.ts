// Outgoing mail. The row holds the words until they are sent; the job in the same transaction says that it waits. An attempt claims the row,
// so that a job that is run twice, after a crash or beside an older version of the server, does not send twice.
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Mailer } from '../adapters/mail.ts';
import type { Queries } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { mails } from '../db/tables/mails.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';

const ATTEMPTS = 10;
/** How long an attempt may take; when it counts as lost, and when the queue tries again. */
const ATTEMPT_MS = 60_000;
const CLAIM_MS = 75_000;
const EXPIRES_S = 90;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 3600;
const MONTH_S = 30 * 24 * 3600;
const MOST_ADOPTED = 500;

/** What opens or protects an account goes before letters and reminders. */
export const MAIL_PRIORITY = { security: 10, letter: 0 } as const;

export interface OutgoingMail {
  recipient: string;
  subject: string;
  text: string;
  html?: string;
  /** of reminders: ends them by one press */
  unsubscribeUrl?: string;
}

interface MailOptions {
  priority: (typeof MAIL_PRIORITY)[keyof typeof MAIL_PRIORITY];
  /** whose account it is about */
  personId?: string | null | undefined;
  id?: string | undefined;
  /** takes as long as a mail that will be sent, and is never sent */
  isDecoy?: boolean | undefined;
}

/** Sent once this transaction has committed, and never if it does not. */
export async function postMail(
  db: Queries,
  mail: OutgoingMail,
  now: Date,
  { priority, personId, isDecoy, id = newId() }: MailOptions,
): Promise<void> {
  await db.insert(mails).values({
    id,
    personId: personId ?? null,
    recipient: isDecoy ? '' : mail.recipient,
    subject: mail.subject,
    bodyText: mail.text,
    bodyHtml: mail.html ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    priority,
    createdAt: now,
    dueAt: now,
    givenUpAt: isDecoy ? now : null,
  });
  await enqueue(db, mailJob, { mailId: id }, { priority });
}

type MailRow = typeof mails.$inferSelect;
const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

async function claim(db: Queries, id: string, now: Date): Promise<MailRow | undefined> {
  const isFree = or(eq(mails.attempts, 0), lte(mails.dueAt, now));
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
    .where(and(eq(mails.id, id), isWaiting, isFree))
    .returning();
  return row;
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

/** Sends one mail; throws when it has to be tried again. */
export async function deliverMail(db: Queries, mailer: Mailer, id: string, now: Date, attemptMs = ATTEMPT_MS): Promise<void> {
  const row = await claim(db, id, now);
  if (!row) {
    const [waiting] = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.id, id), isWaiting));
    if (waiting) throw new Error('Another server is sending this mail.');
    return;
  }
  const message = {
    id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.bodyText,
    html: row.bodyHtml ?? undefined,
    unsubscribeUrl: row.unsubscribeUrl ?? undefined,
    writtenAt: row.createdAt,
  };
  const lastError = await inTime(mailer.send(message), attemptMs).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500),
  );
  if (lastError !== undefined) {
    const isLast = row.attempts >= ATTEMPTS;
    const end = isLast ? { givenUpAt: now, bodyText: '', bodyHtml: null } : {};
    await db
      .update(mails)
      .set({ lastError, dueAt: now, ...end })
      .where(eq(mails.id, id));
    if (isLast) return;
    // The mail server's answer may name people: it stays with the row.
    throw new Error(`A mail could not be sent (attempt ${row.attempts} of ${ATTEMPTS}).`);
  }
  await db.update(mails).set({ sentAt: now, bodyText: '', bodyHtml: null, lastError: null }).where(eq(mails.id, id));
}

export const mailJob: Job<{ mailId: string }> = {
  name: 'mail',
  queue: {
    // a crash uses up an attempt here, but not one of ours
    retryLimit: 2 * ATTEMPTS,
    retryDelay: FIRST_WAIT_S,
    retryBackoff: true,
    retryDelayMax: LONGEST_WAIT_S,
    expireInSeconds: EXPIRES_S,
    retentionSeconds: MONTH_S,
    deleteAfterSeconds: 24 * 3600,
  },
  atOnce: 4,
  run: ({ mailId }, { connection, mailer, now }) => deliverMail(connection.db, mailer, mailId, now()),
};

/** Mails that wait without a job, written by a server of before there were jobs or left behind by a job that used up its attempts, get one. */
export async function adoptMails(db: Queries): Promise<void> {
  const hasJob = sql`exists (select 1 from pgboss.job where name = ${mailJob.name} and state in ('created', 'retry', 'active') and data ->> 'mailId' = ${mails.id}::text)`;
  const left = await db
    .select({ id: mails.id, priority: mails.priority, dueAt: mails.dueAt })
    .from(mails)
    .where(and(isWaiting, sql`not ${hasJob}`))
    .orderBy(desc(mails.priority), asc(mails.dueAt))
    .limit(MOST_ADOPTED);
  for (const { id, priority, dueAt } of left) {
    // Another server may be sending it: then this is when it would have given up.
    await enqueue(db, mailJob, { mailId: id }, { priority, startAfter: dueAt });
  }
}

/** Mails that are done with, after a month: their rows, and the files where no mail server takes them. */
export async function sweepMails(db: Queries, mailer: Mailer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MONTH_S * 1000);
  await mailer.forget(() => true, before);
  await db.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.givenUpAt, before)));
}
