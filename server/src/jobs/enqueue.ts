// Puts a job into its queue in the caller's transaction: it exists when that commits, and never otherwise.
import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, PgBoss } from 'pg-boss';
import type { Queries } from '../db/connection.ts';
import type { Job } from './job.ts';

interface EnqueueOptions {
  /** the highest first (0) */
  priority?: number;
  startAfter?: Date;
}

/** It only writes, always on the caller's connection, so it needs no background worker. */
const WITHOUT_TIMERS: Clock = {
  now: () => Date.now(),
  setTimeout: () => undefined,
  clearTimeout: () => {},
  setInterval: () => undefined,
  clearInterval: () => {},
};
let sender: PgBoss | undefined;

/** It reads the queues once, on the first call; they are the same in every database of this version. */
async function startedSender(db: Queries): Promise<PgBoss> {
  if (sender) return sender;
  const starting = new PgBoss({ db: fromDrizzle(db, sql), clock: WITHOUT_TIMERS, migrate: false, supervise: false, schedule: false });
  await starting.start();
  sender = starting;
  return sender;
}

export async function enqueue<Data extends object>(
  db: Queries,
  job: Pick<Job<Data>, 'name'>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<void> {
  const boss = await startedSender(db);
  await boss.send(job.name, data, { ...options, db: fromDrizzle(db, sql) });
}
