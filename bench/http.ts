// How much of a bare insert is left when it takes the whole way through the server: POST of one reading by 50 connections, the whole application against
// a bare Node server with the same INSERT, on the same embedded database, in turns, each in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../server/src/db/open.ts';
import { bringUpToDate } from '../server/src/jobs.ts';

const CONNECTIONS = 50;
const ROUNDS = 3;
const ROUND_MS = 3000;
const WARM_UP_MS = 1500;
const APP_PORT = Number(process.env['BENCH_PORT'] ?? 24_080);
const BARE_PORT = APP_PORT + 1;
const READING = { method: 'drops', freeChlorinePpm: 3.5, ph: 7.5, alkalinityPpm: 90, temperatureC: 26 };

interface Reply {
  status: number;
  body: Record<string, unknown>;
  cookies: string[];
}
interface Round {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** The yardstick: no checks, no session, no transaction of its own. */
function serveBare(): void {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  const statement = {
    name: 'insert-reading',
    text: `insert into readings (pool_id, taken_at, id, method, free_chlorine_ppm, ph, alkalinity_ppm, temperature_c)
           values ($1, now(), gen_random_uuid(), $2, $3, $4, $5, $6) returning *`,
  };
  createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const given = JSON.parse(Buffer.concat(chunks).toString()) as typeof READING;
      const poolId = incoming.url?.split('/')[3];
      const values = [poolId, given.method, given.freeChlorinePpm, given.ph, given.alkalinityPpm, given.temperatureC];
      pool.query({ ...statement, values }).then(
        ({ rows }) => outgoing.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0])),
        (error: Error) => outgoing.writeHead(500).end(error.message),
      );
    });
  }).listen(BARE_PORT, '127.0.0.1', () => process.stdout.write('ready\n'));
}

function send(options: Omit<RequestOptions, 'headers'> & { headers?: Record<string, string> }, body?: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...options.headers,
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const asked = request({ host: '127.0.0.1', ...options, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const cookies = (incoming.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
        resolve({ status: incoming.statusCode ?? 0, body: text.startsWith('{') ? JSON.parse(text) : { text }, cookies });
      });
    });
    asked.on('error', reject);
    asked.end(payload);
  });
}

/** A person with as many pools as asked, and the headers that a browser would send. */
async function signUp(count: number, upgrade: (personId: string) => Promise<unknown>) {
  const token = async (cookie: string) => send({ port: APP_PORT, path: '/api/csrf-token', headers: { cookie } });
  const before = await token('');
  const first = { cookie: before.cookies.join('; '), 'x-csrf-token': String(before.body['token']) };
  const account = { firstName: 'Ben', lastName: 'Chmark', email: `bench${count}@limpid.example`, password: 'Quick-Otter-77' };
  const registered = await send({ port: APP_PORT, method: 'POST', path: '/auth/register', headers: first }, account);
  if (registered.status !== 201) throw new Error(`Registration was answered with ${registered.status}.`);
  await upgrade(String((registered.body['user'] as Record<string, unknown>)['id']));
  const cookie = registered.cookies.join('; ');
  const headers = { cookie, 'x-csrf-token': String((await token(cookie)).body['token']) };
  const paths: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const added = await send({ port: APP_PORT, method: 'POST', path: '/api/pools', headers }, { name: `Pool ${n}`, volumeL: 40_000 });
    if (added.status !== 201) throw new Error(`Adding a pool was answered with ${added.status}.`);
    paths.push(`/api/pools/${added.body['id']}/readings`);
  }
  return { headers, paths };
}

async function load(port: number, paths: readonly string[], headers: Record<string, string>, forMs: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + forMs;
  const times: number[] = [];
  const client = async (n: number) => {
    for (let turn = n; performance.now() < until; turn += CONNECTIONS) {
      const begin = performance.now();
      const { status } = await send({ port, method: 'POST', path: paths[turn % paths.length] ?? '', headers, agent }, READING);
      if (status !== 201) throw new Error(`A reading was answered with ${status}.`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => client(n)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  return { perSecond: times.length / (forMs / 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(title: string, app: Round[], bare: Round[]): void {
  const line = (name: string, rounds: Round[]) => {
    const [rate, p50, p99] = [rounds.map((r) => r.perSecond), rounds.map((r) => r.p50Ms), rounds.map((r) => r.p99Ms)].map(median);
    return `  ${name.padEnd(12)} ${rate?.toFixed(0).padStart(7)}/s   p50 ${p50?.toFixed(1)} ms   p99 ${p99?.toFixed(1)} ms`;
  };
  const ratios = app.map((round, index) => round.perSecond / (bare[index]?.perSecond ?? Number.NaN));
  console.log(`${title} (medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CONNECTIONS} connections)`);
  console.log(
    `${line('application', app)}\n${line('bare insert', bare)}\n  ratio ${median(ratios).toFixed(2)} (${ratios.map((r) => r.toFixed(2)).join(', ')})`,
  );
}

function start(args: string[], env: Record<string, string>, readyWhen: RegExp): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout?.on('data', (chunk: Buffer) => readyWhen.test(chunk.toString()) && resolve(child));
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code} before it was ready.`)));
  });
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'limpid-bench-'));
  const database = await openDatabase({ dataDir: folder, poolSize: 2, log: () => {} });
  const children: ChildProcess[] = [];
  try {
    await bringUpToDate(database);
    const common = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LIMITS_FACTOR: '100000',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      WEATHER_BASE_URL: 'off',
      WEATHER_ALERTS_URL: 'off',
    };
    const main = join(import.meta.dirname, '../server/src/main.ts');
    children.push(await start([main], { ...common, PORT: String(APP_PORT) }, /ready/));
    children.push(await start([import.meta.filename, 'bare'], common, /ready/));
    const upgrade = (id: string) => database.pool.query(`update people set plan_id = 'business_monthly' where id = $1`, [id]);
    for (const pools of [1, CONNECTIONS]) {
      const { headers, paths } = await signUp(pools, upgrade);
      await load(APP_PORT, paths, headers, WARM_UP_MS);
      await load(BARE_PORT, paths, {}, WARM_UP_MS);
      const app: Round[] = [];
      const bare: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        app.push(await load(APP_PORT, paths, headers, ROUND_MS));
        bare.push(await load(BARE_PORT, paths, {}, ROUND_MS));
      }
      report(`POST of a reading into ${pools === 1 ? 'one pool' : `${pools} pools`}`, app, bare);
    }
  } finally {
    await Promise.all(children.map(stop));
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[2] === 'bare') serveBare();
else await run();
