// Puts a job into its queue in the caller's transaction: it exists when that commits, and never otherwise.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { type Clock, type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { Queries } from '../db/connection.ts';
import type { Job } from './job.ts';

interface EnqueueOptions {
  /** the highest first (0) */
  priority?: number;
  startAfter?: Date;
}

/** It works only while a job is enqueued, always on the caller's connection, so it needs no background worker. */
const WITHOUT_TIMERS: Clock = {
  now: () => Date.now(),
  setTimeout: () => undefined,
  clearTimeout: () => {},
  setInterval: () => undefined,
  clearInterval: () => {},
};
/** The transaction that a job is enqueued in; each call has its own, also when several run at the same time. */
const caller = new AsyncLocalStorage<Queries>();
const onCallersConnection: Db = {
  executeSql: async (text, values) => {
    const db = caller.getStore();
    if (!db) throw new Error('A job can only be enqueued in a transaction.');
    return fromDrizzle(db, sql).executeSql(text, values);
  },
};
let sender: PgBoss | undefined;

/** It reads the queues once, on the first call; they are the same in every database of this version. */
async function startedSender(): Promise<PgBoss> {
  if (sender) return sender;
  const starting = new PgBoss({ db: onCallersConnection, clock: WITHOUT_TIMERS, migrate: false, supervise: false, schedule: false });
  await starting.start();
  sender = starting;
  return starting;
}

export function enqueue<Data extends object>(
  db: Queries,
  job: Pick<Job<Data>, 'name'>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<void> {
  return caller.run(db, async () => {
    const boss = await startedSender();
    try {
      await boss.send(job.name, data, options);
    } catch (error) {
      // A sender whose first transaction failed may not know the queues.
      if (sender === boss) sender = undefined;
      throw error;
    }
  });
}
