// The end of a trial: the account is Free again, and its owner gets a mail. Nothing is deleted; what Free does not include becomes
// read-only.
import type { Queries } from '../../db/connection.ts';
import { MAIL_PRIORITY, postMail } from '../../jobs/mail-delivery.ts';
import { updateEndedTrials, updateResumedTrials } from './subscriptions.queries.ts';

const LETTER = {
  subject: 'Your 30 days of Limpid Pro have ended',
  text: [
    'Hello,',
    'Your 30 days of Pro are over, and your account is on the Free plan again.\nNothing was deleted, and nothing is charged.',
    'Your first pool goes on as before, with every test, dose, plan and warning.\nFurther pools can be read, and deleted if you like.',
    'Limpid\nClear water, every day.',
    '',
  ].join('\n\n'),
};

/** In one transaction. Of several servers each trial is ended by one. */
export async function endDueTrials(tx: Queries, now: Date): Promise<void> {
  await updateResumedTrials(tx, now);
  for (const { id, email } of await updateEndedTrials(tx, now)) {
    await postMail(tx, { ...LETTER, recipient: email }, now, { priority: MAIL_PRIORITY.letter, personId: id });
  }
}
