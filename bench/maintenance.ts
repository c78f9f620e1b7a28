// How long the server works for the maintenance page: the list of 60 tasks after three years of completions, read as the page reads it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/src/db/open.ts';
import { listTasks } from '../server/src/features/tasks/tasks.ts';
import { bringUpToDate } from '../server/src/jobs.ts';

const TASKS = 60;
const DAYS = 3 * 365;
const ROUNDS = 40;
const POOL = { id: '00000000-0000-7000-8000-000000000002', timeZone: 'America/Los_Angeles' };

/** Every task was done every third day; every fifth one waits for tests, of which there is one a day. */
const SEED = `
  insert into people (id, email, first_name, last_name) values ('00000000-0000-7000-8000-000000000001', 'bench@example.com', 'B', 'B');
  insert into pools (id, person_id, name, volume_l, kind, sanitizer, setting, volume_source, cover, usage, shelf, time_zone)
    values ('${POOL.id}', '00000000-0000-7000-8000-000000000001', 'Bench', 40000, 'pool', 'chlorine', 'outdoor', 'known', 'none', 'normal', '[]', '${POOL.timeZone}');
  insert into readings (pool_id, id, taken_at, ph)
    select '${POOL.id}', gen_random_uuid(), now() - make_interval(days => day), 7.4 from generate_series(1, ${DAYS}) day;
  insert into tasks (pool_id, id, title, recurrence, event_count)
    select '${POOL.id}', gen_random_uuid(), 'Task ' || n, (case when n % 5 = 0 then '{"kind":"every_nth_reading","n":7}'
      else '{"kind":"calendar","rule":"FREQ=WEEKLY;BYDAY=MO,TH","startsOn":"2023-11-01"}' end)::jsonb, ${DAYS} from generate_series(1, ${TASKS}) n;
  insert into task_completions (pool_id, id, task_id, done_at, event)
    select '${POOL.id}', gen_random_uuid(), id, now() - make_interval(days => day), ${DAYS} - day from tasks, generate_series(1, ${DAYS}, 3) day;
  analyze;`;

const folder = mkdtempSync(join(tmpdir(), 'limpid-bench-'));
const database = await openDatabase({ dataDir: folder, poolSize: 2, log: () => {} });
try {
  await bringUpToDate(database);
  await database.pool.query(SEED);
  const times: number[] = [];
  let count = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    // one after the other: each is measured on its own
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await listTasks(database.db, POOL, { limit: 200 }, new Date());
    times.push(performance.now() - start);
    count = items.length;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (ROUNDS - 1))] ?? 0).toFixed(1);
  const completions = TASKS * Math.ceil(DAYS / 3);
  console.log(`${count} tasks, ${completions} completions: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, first ${times[0]?.toFixed(1)} ms`);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
