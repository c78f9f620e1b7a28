// pg-boss on our own connections: its tables and queues are made once, and every server works on them.
import { type Db, PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Connection } from '../db/connection.ts';
import type { Job, JobParts } from './job.ts';

const POLL_S = 1;
/** how often crashed jobs are looked for */
const SUPERVISE_S = 30;
/** What is under way when the server stops gets so long to end; a mail server may answer later than we may wait. */
const ENDING_MS = 3000;

type Result = Awaited<ReturnType<Db['executeSql']>>;

/** Several statements in one text give several results. */
const onClient = (client: Pick<pg.Client, 'query'>): Db => ({
  executeSql: async (text, values) => {
    const result = (await client.query(text, values)) as Result | Result[];
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
  },
});

/** Brings the tables and queues to this version. Several servers may call it at the same time: one works, the others wait. */
export async function installJobs(connection: Pick<Connection, 'connectAlone'>, jobs: readonly Job[]): Promise<void> {
  const guard = await connection.connectAlone();
  const client = await connection.connectAlone();
  const boss = new PgBoss({ db: onClient(client), supervise: false, schedule: false });
  try {
    // Every start declares the queues again, so none of it waits for the disk on its own; whatever is committed later takes it along.
    await client.query('set synchronous_commit = off');
    await guard.query('begin');
    await guard.query('select id from schema_migrations_lock where id = 1 for update');
    await boss.start();
    for (const { name, queue, isExclusive } of jobs) {
      await boss.createQueue(name, { ...queue, policy: isExclusive ? 'exclusive' : 'standard' });
      if (Object.keys(queue).length > 0) await boss.updateQueue(name, queue);
    }
    await guard.query('commit');
  } finally {
    await boss.stop({ graceful: false });
    await client.end();
    await guard.end();
  }
}

export interface RunningJobs {
  stop: () => Promise<void>;
}

export async function startJobs(
  parts: JobParts,
  jobs: readonly Job[],
  onError: (error: unknown, job: string) => void,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: onClient(parts.connection.pool),
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  });
  boss.on('error', (error) => onError(error, 'queues'));
  await boss.start();
  for (const job of jobs) {
    await work(boss, job, parts, onError);
    if (job.every !== undefined) await boss.schedule(job.name, job.every, null, { tz: 'UTC' });
  }
  return { stop: () => boss.stop({ timeout: ENDING_MS }) };
}

async function work(boss: PgBoss, job: Job, parts: JobParts, onError: (error: unknown, job: string) => void): Promise<void> {
  const options = { pollingIntervalSeconds: POLL_S, localConcurrency: job.atOnce ?? 1, batchSize: 1 };
  const workerId = await boss.work(job.name, options, async ([one]) => {
    const isDone = await job.run(one?.data ?? {}, parts).then(
      () => true,
      (error: unknown) => {
        onError(error, job.name);
        return false;
      },
    );
    // There may be more: check again immediately.
    boss.notifyWorker(workerId);
    // What went wrong is for the log; the table of jobs would keep it with its words.
    if (!isDone) throw new Error(`${job.name} failed`);
  });
}
