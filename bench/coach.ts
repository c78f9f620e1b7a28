// The built-in coach as a person meets it: from the question to the first word, over HTTP, with the server's time to start and its memory; and
// what others feel of it while many people ask hostile questions at once. BENCH_MAIN: another build of the server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBenchFolder, withServer } from './bench-server.ts';

const root = process.env['BENCH_ROOT'] ?? join(import.meta.dirname, '..');
const PORT = Number(process.env['BENCH_PORT'] ?? 24_180);
const base = `http://localhost:${PORT}`;
const ROUNDS = 40;
const QUESTIONS = [
  'how much 12.5% liquid chlorine to get to 6?',
  'can I swim?',
  'how is my pool doing?',
  'what is cyanuric acid?',
  '¿cuánta sal para subir de 500 a 3200 ppm en 60,000 litros?',
];

const memoryMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const middle = (values: readonly number[], part = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

const HOSTILE_PEOPLE = 20;
const LOOK_EVERY_MS = 20;
const long = (text: string): string =>
  text
    .repeat(Math.ceil(2000 / text.length))
    .slice(0, 2000)
    .trim();
/** What was told, and then asked: talks that once asked themselves without end, and the longest to read. */
const HOSTILE = [
  ['My pool is 20,000 gallons and the pH is 7.8 and chlorine 1 ppm, what should I add and how much and when can we swim?', 'why?'],
  [long('how much acid? and how many gallons of chlorine for 20,000 gallons, '), 'and 2 gallons?'],
  [long('chlorne alkilinity '), long('one two three four ')],
  [long('12 x 24 ft '), long('1,')],
] as const;

type Post = (path: string, body: object) => Promise<Response>;

let people = 0;
async function account(): Promise<Post> {
  let cookie = '';
  let token = '';
  const keep = (response: Response) => {
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0)
      cookie = [...cookie.split('; ').filter((one) => !set.some((fresh) => fresh?.split('=')[0] === one.split('=')[0])), ...set]
        .filter(Boolean)
        .join('; ');
    return response;
  };
  const fetchToken = async () => {
    token = ((await keep(await fetch(`${base}/api/csrf-token`, { headers: { cookie } })).json()) as { token: string }).token;
  };
  const post: Post = async (path, body) => {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token, cookie };
    return keep(await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  await fetchToken();
  await post('/auth/register', {
    firstName: 'Bea',
    lastName: 'Bench',
    email: `bench${Date.now()}.${people++}@example.com`,
    password: 'Teal-Harbor-41x',
  });
  // The one from before the sign-up is void.
  await fetchToken();
  return post;
}

const saidIn = (events: string): string =>
  [...events.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)].map(([, piece]) => JSON.parse(piece ?? '""') as string).join('');

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Hostile talks at once: how long health and the question of another person take. */
async function amongHostile(another: Post, poolId: string): Promise<void> {
  const talks: (() => Promise<Response>)[] = [];
  for (let index = 0; index < HOSTILE_PEOPLE; index += 1) {
    const post = await account();
    const [told, asked] = HOSTILE[index % HOSTILE.length] ?? HOSTILE[0];
    const chatId = crypto.randomUUID();
    await (await post('/api/coach/chat', { message: told, chatId })).text();
    talks.push(() => post('/api/coach/chat', { message: asked, chatId }));
  }
  const health: number[] = [];
  const over = new AbortController();
  const watched = (async () => {
    while (!over.signal.aborted) {
      health.push(await timed(() => fetch(`${base}/api/health/live`)));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  const start = performance.now();
  const hostile = Promise.all(
    talks.map(async (talk) => {
      const response = await talk();
      return { isRefused: response.status === 429, said: saidIn(await response.text()) };
    }),
  );
  const othersMs = await firstWordMs(another, { message: 'can I swim?', poolId });
  const answers = await hostile;
  const tookMs = performance.now() - start;
  over.abort();
  await watched;
  const refused = answers.filter(({ isRefused }) => isRefused).length;
  const cut = answers.filter(({ said }) => said.startsWith('That took me too long')).length;
  console.log(
    `${HOSTILE_PEOPLE} hostile questions at once: all answered after ${tookMs.toFixed(0)} ms (${cut} cut, ${refused} refused), another person after ${othersMs.toFixed(0)} ms, health within ${Math.max(...health).toFixed(0)} ms (${health.length} looks)`,
  );
}

/** Until the first word. */
async function firstWordMs(post: Post, body: object): Promise<number> {
  const start = performance.now();
  const reader = (await post('/api/coach/chat', body)).body?.getReader();
  const decoder = new TextDecoder();
  for (let output = ''; ;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`The coach gave no answer: ${output.slice(0, 300)}`);
    output += decoder.decode(value, { stream: true });
    if (!output.includes('text-delta')) continue;
    const took = performance.now() - start;
    while (!(await reader?.read())?.done);
    return took;
  }
}

await inBenchFolder(async (folder) => {
  const env = { DATA_DIR: folder, LIMITS_FACTOR: '1000', LOG_LEVEL: 'error' };
  const started = performance.now();
  await withServer({ main: process.env['BENCH_MAIN'] ?? join(root, 'server/src/main.ts'), port: PORT, env }, async ({ child }) => {
    console.log(`ready after ${Math.round(performance.now() - started)} ms (a fresh database), ${memoryMb(child.pid).toFixed(0)} MB`);
    const post = await account();
    const { id: poolId } = (await (await post('/api/pools', { name: 'Backyard', volumeL: 56_781 })).json()) as { id: string };
    await post(`/api/pools/${poolId}/readings`, { freeChlorinePpm: 2, ph: 7.5, alkalinityPpm: 90, cyanuricAcidPpm: 30 });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await firstWordMs(post, { message: QUESTIONS[round % QUESTIONS.length] ?? '', poolId }));
    console.log(
      `first word: ${times[0]?.toFixed(0)} ms the first time, median ${middle(times).toFixed(0)} ms, 95 % within ${middle(times, 0.95).toFixed(0)} ms`,
    );
    console.log(`memory after ${ROUNDS} questions: ${memoryMb(child.pid).toFixed(0)} MB`);
    await amongHostile(post, poolId);
    console.log(`memory after those: ${memoryMb(child.pid).toFixed(0)} MB`);
  });
});
