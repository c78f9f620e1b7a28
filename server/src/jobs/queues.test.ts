import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fakeMailer } from '../adapters/mail-fake.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { fakePush } from '../adapters/push-fake.ts';
import { JOBS } from '../jobs.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import type { Job } from './job.ts';
import { installJobs, startJobs } from './queues.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const queues = async () => {
  const { rows } = await database.pool.query<{ name: string }>(`select name from pgboss.queue where name not like '\\_\\_%' order by name`);
  return rows.map(({ name }) => name);
};

it('is installed once by several servers, without special rights, and again without harm', async () => {
  await database.pool.query('drop schema pgboss cascade');
  await Promise.all([installJobs(database, JOBS), installJobs(database, JOBS), installJobs(database, JOBS)]);
  expect(await queues()).toEqual(JOBS.map(({ name }) => name).toSorted());
  await installJobs(database, [{ ...(JOBS[0] as Job), queue: { retryLimit: 7 } }]);
  const { rows } = await database.pool.query('select retry_limit from pgboss.queue where name = $1', [JOBS[0]?.name]);
  expect(rows).toEqual([{ retry_limit: 7 }]);
  await installJobs(database, JOBS);
});

it('runs a job of each time that it was enqueued, on one of two servers, and those that repeat are scheduled once', async () => {
  const done: number[] = [];
  const count: Job<{ number: number }> = {
    name: 'count',
    queue: {},
    every: '0 0 1 1 *',
    atOnce: 2,
    run: async ({ number }) => void done.push(number),
  };
  await installJobs(database, [count as Job]);
  const parts = {
    connection: database,
    mailer: fakeMailer(),
    push: fakePush(),
    files: folderFiles('/nowhere'),
    log: () => undefined,
    site: { baseUrl: '', secret: '' },
    now: () => new Date(),
  };
  const servers = [await startJobs(parts, [count as Job], () => {}), await startJobs(parts, [count as Job], () => {})];
  await database.withTransaction(async (tx) => {
    for (let number = 0; number < 20; number += 1) await enqueue(tx, count, { number });
  });
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(20);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect((await database.pool.query('select cron, timezone from pgboss.schedule where name = $1', ['count'])).rows).toEqual([
    { cron: '0 0 1 1 *', timezone: 'UTC' },
  ]);
  await Promise.all(servers.map((server) => server.stop()));
});

it('is enqueued on the connection of its own transaction, no matter who enqueued before and what became of that', async () => {
  // as in a process that has enqueued nothing yet
  vi.resetModules();
  const { enqueue: enqueueFirst } = await import('./enqueue.ts');
  const first: Job<{ of: string }> = { name: 'first', queue: {}, run: async () => {} };
  const later: Job<{ of: string }> = { ...first, name: 'later' };
  await installJobs(database, [first as Job]);
  const earlier = await testDatabase();
  await installJobs(earlier, [first as Job]);
  await earlier.withTransaction((tx) => enqueueFirst(tx, first, { of: 'earlier' }));
  await earlier.close();
  // made after the sender has read the queues, so it has to look again
  await installJobs(database, [later as Job]);
  const failing = database.withTransaction(async (tx) => {
    await enqueueFirst(tx, later, { of: 'undone' });
    throw new Error('undone');
  });
  const kept = database.withTransaction((tx) => enqueueFirst(tx, later, { of: 'kept' }));
  await expect(failing).rejects.toThrow('undone');
  await kept;
  const { rows } = await database.pool.query("select data from pgboss.job where name in ('first', 'later')");
  expect(rows).toEqual([{ data: { of: 'kept' } }]);
});

it('enqueues again after a transaction that could not', async () => {
  const known: Job<object> = { name: 'known', queue: {}, run: async () => {} };
  await installJobs(database, [known as Job]);
  const unknown = database.withTransaction((tx) => enqueue(tx, { name: 'unknown' }, {}));
  await expect(unknown).rejects.toThrow('unknown does not exist');
  await database.withTransaction((tx) => enqueue(tx, known, {}));
  expect((await database.pool.query("select 1 from pgboss.job where name = 'known'")).rowCount).toBe(1);
});
