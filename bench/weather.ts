// Ten thousand pools whose weather is refreshed: how many requests that takes, and whether anything on a page waits while the weather service
// is dead. By hand: node bench/weather.ts [how many pools]
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openMeteo } from '../server/src/adapters/weather/forecast.ts';
import { type Database, openDatabase } from '../server/src/db/open.ts';
import { fetchForecasts } from '../server/src/features/weather/fetching.ts';
import { bringUpToDate } from '../server/src/jobs.ts';
import { openWeatherStandIn, type WeatherStandIn } from '../server/src/testing/weather-stand-in.ts';
import { inBenchFolder, withServer } from './bench-server.ts';

const POOLS = Number(process.argv[2] ?? 10_000);
const PORT = Number(process.env['BENCH_PORT'] ?? 24_180);
const MINUTE_MS = 60_000;
const HOURS = 3;
const ROUNDS = 3;
const ROUND_MS = 8000;
const CONNECTIONS = 8;
/** The service is called once a minute. */
const CALLED_WITHIN_MS = 100_000;

/** People who were here today, with pools in and around a hundred towns. */
async function fill({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into people (id, email, first_name, last_name)
     select gen_random_uuid(), 'bench' || n || '@example.com', 'Mara', 'Quist' from generate_series(1, $1::int) n`,
    [POOLS],
  );
  await pool.query(`insert into sessions (token_hash, person_id, created_at, last_seen_at, expires_at)
    select md5(id::text), id, now(), now(), now() + interval '30 days' from people where email like 'bench%'`);
  await pool.query(
    `insert into pools (id, person_id, name, volume_l, kind, volume_source, sanitizer, setting, cover, usage, time_zone, shelf, place)
     select gen_random_uuid(), id, 'Backyard', 40000, 'pool', 'known', 'chlorine', 'outdoor', 'none', 'normal', 'America/Phoenix', '[]',
       jsonb_build_object('city', 'Town', 'state', 'AZ', 'timeZone', 'America/Phoenix',
         'latitude', 31.5 + (n % 10) * 0.5 + random() * 0.4, 'longitude', -114.5 + (n / 10 % 10) * 0.5 + random() * 0.4)
     from (select id, row_number() over (order by email)::int as n from people where email like 'bench%') each`,
  );
}

const minutes = (count: number) => count * MINUTE_MS;

/** The job of each minute, for some hours; the clock is ours. */
async function countRequests(database: Database, standIn: WeatherStandIn): Promise<void> {
  const service = openMeteo(standIn.url, undefined);
  const begin = Date.now();
  const perHour = new Map<string, number>();
  let seen = 0;
  let spentMs = 0;
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    const now = new Date(begin + minutes(minute));
    standIn.now = () => now;
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- minute by minute
    await fetchForecasts(database, service, now);
    spentMs += performance.now() - started;
    for (const url of standIn.asked.slice(seen)) {
      const query = new URL(url, 'http://stand-in').searchParams;
      const key = `${Math.floor(minute / 60)} ${query.get('latitude')} ${query.get('longitude')}`;
      perHour.set(key, (perHour.get(key) ?? 0) + 1);
    }
    seen = standIn.asked.length;
  }
  const cells = (await database.pool.query<{ n: number }>('select count(*)::int as n from weather_cells')).rows[0]?.n ?? 0;
  console.log(`${POOLS} pools in ${cells} cells of 0.1 degrees, ${HOURS} hours of the job: ${seen} requests`);
  console.log(`  most requests for one cell in an hour: ${Math.max(...perHour.values())}; ${(spentMs / (HOURS * 60)).toFixed(0)} ms a run`);
}

async function signIn(base: string): Promise<{ paths: string[]; headers: Record<string, string> }> {
  const cookies = new Map<string, string>();
  const headers = () => ({ 'content-type': 'application/json', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const send = async (path: string, body?: unknown): Promise<unknown> => {
    const token = body === undefined ? undefined : ((await send('/api/csrf-token')) as { token: string; headerName: string });
    const response = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers(), ...(token ? { [token.headerName]: token.token } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as unknown;
  };
  await send('/auth/register', { firstName: 'Mara', lastName: 'Quist', email: `${randomUUID()}@example.com`, password: 'Teal-Harbor-41x' });
  const place = { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.96, longitude: -82.46, timeZone: 'America/New_York' };
  const { id } = (await send('/api/pools', { name: 'Backyard', volumeL: 40_000, place })) as { id: string };
  await send(`/api/pools/${id}/readings`, { freeChlorinePpm: 2, ph: 7.6, alkalinityPpm: 90, cyanuricAcidPpm: 40 });
  const ofPool = ['plan', 'readings', 'treatments', 'tasks', 'weather?pastDays=92'].map((part) => `/api/pools/${id}/${part}`);
  return { paths: ['/api/me', '/api/pools', '/api/notifications', ...ofPool], headers: headers() };
}

/** 99 of 100 calls took at most this long. */
async function p99(base: string, { paths, headers }: Awaited<ReturnType<typeof signIn>>): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + ROUND_MS;
  const work = async () => {
    for (let index = 0; performance.now() < until; index += 1) {
      const begin = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a page does on one connection
      const response = await fetch(base + paths[index % paths.length], { headers });
      // oxlint-disable-next-line no-await-in-loop
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function untilCalled(standIn: WeatherStandIn): Promise<void> {
  const [before, until] = [standIn.asked.length, Date.now() + CALLED_WITHIN_MS];
  while (standIn.asked.length === before) {
    if (Date.now() > until) throw new Error('The server did not ask for the weather.');
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function comparePages(database: Database, standIn: WeatherStandIn, folder: string): Promise<void> {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'server'),
    LIMITS_FACTOR: '100000',
    LOG_LEVEL: 'silent',
    WEATHER_BASE_URL: standIn.url,
    WEATHER_ALERTS_URL: standIn.url,
  };
  standIn.now = () => new Date();
  await withServer({ main: join(import.meta.dirname, '../server/src/main.ts'), port: PORT, env }, async ({ base }) => {
    const owner = await signIn(base);
    const found: Record<'none' | 'late', number[]> = { none: [], late: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const fault of ['none', 'late'] as const) {
        standIn.fault = fault;
        // oxlint-disable-next-line no-await-in-loop -- in turns
        await database.pool.query('update weather_cells set fetched_at = null, retry_at = null, failures = 0');
        // Another job would work through all pools now: it is not what is measured.
        // oxlint-disable-next-line no-await-in-loop
        await database.pool.query(`insert into reminder_checks (pool_id, checked_at) select id, now() from pools
          on conflict (pool_id) do update set checked_at = now()`);
        // oxlint-disable-next-line no-await-in-loop
        await untilCalled(standIn);
        // oxlint-disable-next-line no-await-in-loop
        found[fault].push(await p99(base, owner));
      }
    const ratios = found.late.map((ms, index) => ms / (found.none[index] ?? Number.NaN));
    const list = (values: readonly number[], digits: number) => values.map((value) => value.toFixed(digits)).join(', ');
    console.log(`The dashboard's calls while the job runs, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s`);
    console.log(`  p99 with the weather service alive: ${list(found.none, 1)} ms; dead (no answer): ${list(found.late, 1)} ms`);
    console.log(`  ratio dead to alive: ${list(ratios, 2)}`);
  });
}

await inBenchFolder(async (folder) => {
  const database = await openDatabase({ dataDir: join(folder, 'database'), log: () => {} });
  const standIn = await openWeatherStandIn();
  try {
    await bringUpToDate(database);
    await fill(database);
    await countRequests(database, standIn);
    await comparePages(database, standIn, folder);
  } finally {
    await standIn.close();
    await database.close();
  }
});
