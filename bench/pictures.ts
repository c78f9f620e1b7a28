// What a photo costs: the time to make the sizes of 12 megapixels; how quickly hostile files are refused, and in how much memory; and what others
// feel of it: `GET /api/pools`, alone and while photo after photo is made. BENCH_MAIN: another build of the server.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hostileFiles } from '../server/src/adapters/pictures/hostile-files.ts';
import type { PictureMaker } from '../server/src/adapters/pictures/picture-maker.ts';
import { pictureProcesses } from '../server/src/adapters/pictures/picture-processes.ts';
import { inBenchFolder, withServer } from './bench-server.ts';

const root = join(import.meta.dirname, '..');
const PORT = Number(process.env['BENCH_PORT'] ?? 24_190);
const base = `http://localhost:${PORT}`;
const PHOTOS = 7;
const READS = 400;
const EVERY_MS = 20;

const part = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** With the grain of a camera: a plain color would be read and written in no time. */
const cameraLike = () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#4a90a4', noise } })
    .blur(1.2)
    .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** Of the processes that make pictures, the largest that each has been. */
function peakMb(): number {
  const found = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('picture-process') && line.trim().split(/\s+/)[1] === String(process.pid))
    .map((line) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${line.trim().split(/\s+/)[0]}/status`, 'utf8'))?.[1]) / 1024);
  return Math.max(0, ...found);
}

async function makePhotos(maker: PictureMaker, path: string, folder: string): Promise<void> {
  await maker.make(path, folder);
  const times: number[] = [];
  for (let round = 0; round < PHOTOS; round += 1) times.push(await timed(() => maker.make(path, folder)));
  console.log(
    `12 megapixels, ${(readFileSync(path).length / 1e6).toFixed(1)} MB: ${Math.round(part(times, 0.5))} ms (slowest ${Math.round(part(times, 1))} ms), peak ${Math.round(peakMb())} MB`,
  );
}

async function refuseHostile(maker: PictureMaker, folder: string): Promise<void> {
  const times: number[] = [];
  const wrong: string[] = [];
  for (const { name, bytes, because } of await hostileFiles()) {
    const path = join(folder, 'hostile');
    writeFileSync(path, bytes);
    times.push(
      await timed(async () => {
        const answer = await maker.make(path, folder);
        if (answer.is !== 'refused' || answer.because !== because) wrong.push(`${name}: ${JSON.stringify(answer).slice(0, 200)}`);
      }),
    );
  }
  console.log(
    `${times.length} hostile files: ${times.length - wrong.length} refused as they should, ${Math.round(part(times, 0.5))} ms (slowest ${Math.round(part(times, 1))} ms), peak ${Math.round(peakMb())} MB`,
  );
  for (const line of wrong) console.log(`  not refused as it should: ${line}`);
}

/** As many reads a second whatever the answers take. */
async function reads(cookie: string): Promise<number[]> {
  const all: Promise<number>[] = [];
  for (let index = 0; index < READS; index += 1) {
    all.push(timed(async () => (await fetch(`${base}/api/pools`, { headers: { cookie } })).arrayBuffer()));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return Promise.all(all);
}

async function signUp(): Promise<string> {
  const first = await fetch(`${base}/api/csrf-token`);
  const cookiesOf = (response: Response) => response.headers.getSetCookie().map((one) => one.split(';')[0]);
  const { token, headerName } = (await first.json()) as { token: string; headerName: string };
  const person = { firstName: 'Bea', lastName: 'Bench', email: `bench${Date.now()}@example.com`, password: 'Teal-Harbor-41x' };
  const headers = { 'content-type': 'application/json', [headerName]: token, cookie: cookiesOf(first).join('; ') };
  const registered = await fetch(`${base}/auth/register`, { method: 'POST', headers, body: JSON.stringify(person) });
  return cookiesOf(registered).join('; ');
}

async function readBeside(maker: PictureMaker, path: string, folder: string): Promise<void> {
  const env = { DATA_DIR: join(folder, 'data'), LIMITS_FACTOR: '1000', LOG_LEVEL: 'warn' };
  await withServer({ main: process.env['BENCH_MAIN'] ?? join(root, 'server/src/main.ts'), port: PORT, env }, async () => {
    const cookie = await signUp();
    await reads(cookie);
    const alone = await reads(cookie);
    const state = { isOver: false, made: 0 };
    const making = (async () => {
      while (!state.isOver) {
        await maker.make(path, folder);
        state.made += 1;
      }
    })();
    const beside = await reads(cookie);
    state.isOver = true;
    await making;
    const line = (times: readonly number[]) => `p50 ${part(times, 0.5).toFixed(1)}, p99 ${part(times, 0.99).toFixed(1)} ms`;
    console.log(`GET /api/pools alone: ${line(alone)}; beside ${state.made} photos: ${line(beside)}`);
    console.log(`ratio of p99: ${(part(beside, 0.99) / part(alone, 0.99)).toFixed(2)}`);
  });
}

await inBenchFolder(async (folder) => {
  const maker = pictureProcesses();
  const path = join(folder, 'photo.jpeg');
  writeFileSync(path, await cameraLike());
  await makePhotos(maker, path, folder);
  await refuseHostile(maker, folder);
  await readBeside(maker, path, folder);
  await maker.close();
});
