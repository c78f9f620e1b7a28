// The built-in coach as a person meets it: from the question to the first word, over HTTP, with the server's time to start and its memory.
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

type Post = (path: string, body: object) => Promise<Response>;

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
    email: `bench${Date.now()}@example.com`,
    password: 'Teal-Harbor-41x',
  });
  // The one from before the sign-up is void.
  await fetchToken();
  return post;
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
  await withServer({ main: join(root, 'server/src/main.ts'), port: PORT, env }, async ({ child }) => {
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
  });
});
