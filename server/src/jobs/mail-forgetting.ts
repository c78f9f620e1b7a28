// Mails that became files go with the account: those to its address, and those about it. The queue knows them by ids and a keyed hash.
import { createHmac } from 'node:crypto';
import type { Queries } from '../db/connection.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';

/** An attempt to send takes no longer. */
const SENT_MS = 120_000;

interface Forgotten {
  recipientHash: string;
  mailIds: string[];
  /** what was written later is not of this account, but its last mail, or of the next with this address */
  before: string;
}

const hashOf = (secret: string, email: string): string => createHmac('sha256', secret).update(`recipient:${email}`).digest('base64url');

export const forgetMailsJob: Job<Forgotten> = {
  name: 'forget-mails',
  queue: { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  run: async ({ recipientHash, mailIds, before }, { mailer, site }) => {
    const ids = new Set(mailIds);
    const isOf = ({ id, recipient }: { id: string; recipient: string }) => ids.has(id) || hashOf(site.secret, recipient) === recipientHash;
    await mailer.forget(isOf, new Date(before));
  },
};

/** Once this transaction has committed; again for mails that were being sent at that moment. */
export async function forgetMails(
  tx: Queries,
  { email, secret, now }: { email: string; secret: string; now: Date },
  mailIds: string[],
): Promise<void> {
  const forgotten = { recipientHash: hashOf(secret, email), mailIds, before: now.toISOString() };
  await enqueue(tx, forgetMailsJob, forgotten);
  await enqueue(tx, forgetMailsJob, forgotten, { startAfter: new Date(now.getTime() + SENT_MS) });
}
