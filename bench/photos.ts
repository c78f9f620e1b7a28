// Photos as a person sends them, over HTTP: how long 12 megapixels take until they are stored, what others feel of it, how hostile files are
// refused, and how long a gallery of 5,000 photos takes to list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hostileFiles } from '../server/src/adapters/pictures/hostile-files.ts';
import { joinDatabase } from '../server/src/db/open.ts';
import { inBenchFolder, withServer } from './bench-server.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 24_190);
const base = `http://localhost:${PORT}`;
const main = process.env['BENCH_MAIN'] ?? join(import.meta.dirname, '../server/src/main.ts');
const PHOTOS = 5;
const LOOKS = 400;
const LISTED = 5000;
const PAGE = 200;

const memoryMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const part = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now();
  const made = await work();
  return [performance.now() - start, made];
}

let cookie = '';
let token = '';
async function ask(method: string, path: string, body?: object): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers = { cookie, 'x-csrf-token': token, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(base + path, { method, headers, ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}) });
  const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const kept = cookie.split('; ').filter((one) => one && !set.some((fresh) => fresh.split('=')[0] === one.split('=')[0]));
  cookie = [...kept, ...set].join('; ');
  return response;
}
async function signUp(): Promise<void> {
  const person = { firstName: 'Bea', lastName: 'Bench', email: 'bench@example.com', password: 'Teal-Harbor-41x' };
  for (const step of ['before', 'after']) {
    token = ((await (await ask('GET', '/api/csrf-token')).json()) as { token: string }).token;
    if (step === 'before') await ask('POST', '/auth/register', person);
  }
}

function send(path: string, file: Buffer): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  return ask('POST', path, form);
}

/** With as much detail as a camera finds at a pool. */
const photoOf12Megapixels = (): Promise<Buffer> =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#4a9', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();

async function looks(until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) times.push((await timed(async () => (await ask('GET', '/api/pools')).text()))[0]);
  return times;
}

async function storing(path: string): Promise<void> {
  const file = await photoOf12Megapixels();
  let count = 0;
  const alone = await looks(() => count++ >= LOOKS);
  let isDone = false;
  const beside = looks(() => isDone);
  const times: number[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const [ms, { status }] = await timed(() => send(path, file));
    if (status !== 201) throw new Error(`A photo was answered with ${status}.`);
    times.push(ms / 1000);
  }
  isDone = true;
  const [before, during] = [part(alone, 0.99), part(await beside, 0.99)];
  console.log(
    `12 megapixels (${(file.length / 1e6).toFixed(1)} MB) stored: first ${times[0]?.toFixed(2)} s, median ${part(times, 0.5).toFixed(2)} s`,
  );
  console.log(
    `GET /api/pools, 99 %: ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside ${PHOTOS} photos: ${(during / before).toFixed(2)} times`,
  );
}

async function hostile(path: string, pid: number | undefined): Promise<void> {
  const before = memoryMb(pid);
  const files = await hostileFiles();
  const answers: { name: string; ms: number; status: number; sentence: string }[] = [];
  for (const { name, bytes } of files) {
    const [ms, response] = await timed(() => send(path, bytes));
    answers.push({ name, ms, status: response.status, sentence: String(((await response.json()) as { message?: string }).message) });
  }
  for (const { name, ms, status, sentence } of answers) console.log(`  ${status} ${ms.toFixed(0).padStart(5)} ms  ${name}: ${sentence}`);
  const refused = answers.filter(({ status }) => status === 413 || status === 415).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  console.log(
    `${refused} of ${files.length} hostile files refused with a sentence, the slowest after ${slowest.toFixed(0)} ms; memory ${before.toFixed(0)} MB before, ${memoryMb(pid).toFixed(0)} MB after`,
  );
}

async function listing(folder: string, poolId: string): Promise<void> {
  const database = await joinDatabase({ dataDir: folder, poolSize: 1, log: () => {} });
  await database.pool.query(
    `insert into photos (pool_id, id, taken_at, tags, width, height, bytes, file_key, formats)
     select $1, gen_random_uuid(), now() - make_interval(hours => n), array['Step', 'Tag ' || n % 50], 4000, 3000, 900000, gen_random_uuid(), '{jpeg,webp}'
     from generate_series(1, $2::int) n`,
    [poolId, LISTED],
  );
  await database.pool.query('analyze photos');
  await database.close();
  const pages: number[] = [];
  let cursor: string | null = null;
  do {
    const query: string = `limit=${PAGE}${cursor === null ? '' : `&cursor=${cursor}`}`;
    const [ms, page]: [number, { nextCursor: string | null }] = await timed(
      async () => (await (await ask('GET', `/api/photos?${query}`)).json()) as { nextCursor: string | null },
    );
    pages.push(ms);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const [monthsMs] = await timed(async () => (await ask('GET', '/api/photos/months')).text());
  const [tagMs] = await timed(async () => (await ask('GET', '/api/photos?tag=Tag%2049')).text());
  const sum = pages.reduce((all, ms) => all + ms, 0);
  console.log(
    `${LISTED} photos of all pools in ${pages.length} pages: ${sum.toFixed(0)} ms, a page ${part(pages, 0.5).toFixed(0)} ms (the slowest ${Math.max(...pages).toFixed(0)} ms); months and tags ${monthsMs.toFixed(0)} ms; a rare tag ${tagMs.toFixed(0)} ms`,
  );
}

await inBenchFolder(async (folder) => {
  const env = { DATA_DIR: folder, LIMITS_FACTOR: '1000', LOG_LEVEL: 'error' };
  await withServer({ main, port: PORT, env }, async ({ child }) => {
    await signUp();
    const { id } = (await (await ask('POST', '/api/pools', { name: 'Backyard', volumeL: 56_781 })).json()) as { id: string };
    const path = `/api/pools/${id}/photos`;
    await storing(path);
    await hostile(path, child.pid);
    await listing(folder, id);
  });
});
