// Logs of any length for the bench of the plans, made by the database itself: a test every so many minutes, and a treatment with each.
import { randomUUID } from 'node:crypto';
import type { Database } from '../server/src/db/open.ts';

const PERSON = '00000000-0000-7000-8000-000000000001';

/**
 * Chlorine and pH each time, alkalinity and hardness now and then, stabilizer rarely, copper once at the beginning, the others never. As the
 * server keeps them: each test was judged when it was logged, and none is doubtful.
 */
const READINGS = `
  insert into readings (pool_id, id, taken_at, created_at, method, free_chlorine_ppm, combined_chlorine_ppm, ph, alkalinity_ppm, hardness_ppm,
    cyanuric_acid_ppm, copper_ppm, doubtful)
  select pool, gen_random_uuid(), now() - n * $3::double precision * interval '1 minute', now() - n * $3::double precision * interval '1 minute', 'drops', 2 + n % 4, 0.2,
    7.4 + (n % 5) * 0.1, case when n % 7 = 0 then 90 end, case when n % 7 = 0 then 300 end, case when n % 30 = 0 then 40 end,
    case when n = $2 then 0.1 end, '[]'
  from unnest($1::uuid[]) pool, generate_series(1, $2::int) n`;
const TREATMENTS = `
  insert into treatments (pool_id, id, done_at, product_id, strength_percent, amount_ml, amount_l)
  select pool, gen_random_uuid(), now() - (n + 0.5) * $3::double precision * interval '1 minute', case when n % 20 = 0 then 'fill-water' else 'liquid-chlorine' end,
    case when n % 20 <> 0 then 10 end, case when n % 20 <> 0 then 1000 end, case when n % 20 = 0 then 800 end
  from unnest($1::uuid[]) pool, generate_series(1, $2::int) n`;

export async function addPerson({ pool }: Pick<Database, 'pool'>): Promise<string> {
  await pool.query(`insert into people (id, email, first_name, last_name) values ($1, 'bench@example.com', 'B', 'B')`, [PERSON]);
  return PERSON;
}

/** Pools with so many tests and treatments each. */
export async function addPools(
  { connectAlone }: Pick<Database, 'connectAlone'>,
  count: number,
  entries: number,
  minutes: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const client = await connectAlone();
  await client.query(
    `insert into pools (id, person_id, name, volume_l, kind, surface, sanitizer, setting, volume_source, cover, usage, shelf, time_zone)
     select id, $2, 'Bench', 50000, 'pool', 'plaster', 'chlorine', 'outdoor', 'known', 'none', 'normal', '[]', 'America/Los_Angeles'
     from unnest($1::uuid[]) id`,
    [ids, PERSON],
  );
  await client.query(READINGS, [ids, entries, minutes]);
  await client.query(TREATMENTS, [ids, entries, minutes]);
  await client.end();
}
