// What a job is: its queue, when it repeats, and what it does. A feature declares its own in <noun>.jobs.ts, and server/src/jobs.ts lists them.
import type { QueueOptions } from 'pg-boss';
import type { Files } from '../adapters/files/files.ts';
import type { Mailer } from '../adapters/mail.ts';
import type { PushSender } from '../adapters/push.ts';
import type { Connection } from '../db/connection.ts';

export interface JobParts {
  connection: Connection;
  mailer: Mailer;
  push: PushSender;
  files: Files;
  /** what the operator should see, without personal data */
  log: (words: string, figures: Record<string, number>) => void;
  /** where people reach the application, and the secret that only the servers of this installation know */
  site: { baseUrl: string; secret: string };
  now: () => Date;
}

/** Runs at least once for each time that it is enqueued, on one of the servers; again after a failure or a crash. */
export interface Job<Data extends object = object> {
  /** also the name of its queue */
  name: string;
  queue: QueueOptions;
  /** at most one waits or runs, on all servers together; cannot be changed once a queue is there */
  isExclusive?: boolean;
  /** enqueues itself: a cron expression in UTC, once for all servers */
  every?: string;
  /** how many of them one server works on at the same time (1) */
  atOnce?: number;
  run(data: Data, parts: JobParts): Promise<void>;
}
