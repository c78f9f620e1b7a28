// Everything that this process does by itself, and when.
import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from '../adapters/mail.ts';
import type { Queries } from '../db/connection.ts';
import { deliverDueMails, sweepMails } from './mail-delivery.ts';
import { repeat } from './repeat.ts';
import { sweepEnded } from './sweeping.ts';
import { endDueTrials } from './trials.ts';

const MAIL_EVERY_MS = 1000;
const TRIALS_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 15 * 60_000;
/** What is under way when the house closes gets so long to end; a mail server may answer later than we may wait. */
const ENDING_MS = 3000;

export interface JobParts {
  db: Queries;
  mailer: Mailer;
  now?: () => Date;
  onError: (error: unknown, job: string) => void;
}

export function startJobs({ db, mailer, now = () => new Date(), onError }: JobParts): { stop: () => Promise<void> } {
  let isStopping = false;
  const jobs = [
    repeat(
      MAIL_EVERY_MS,
      () => deliverDueMails(db, mailer, now(), { isStopping: () => isStopping }),
      (error) => onError(error, 'mail'),
    ),
    repeat(
      TRIALS_EVERY_MS,
      () => endDueTrials(db, now()),
      (error) => onError(error, 'trials'),
    ),
    repeat(
      SWEEP_EVERY_MS,
      () => sweepMails(db, now()).then(() => sweepEnded(db, now())),
      (error) => onError(error, 'sweep'),
    ),
  ];
  return {
    stop: async () => {
      isStopping = true;
      await Promise.race([Promise.all(jobs.map((job) => job.stop())), pause(ENDING_MS)]);
    },
  };
}
