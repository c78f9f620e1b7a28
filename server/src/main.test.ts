// The process itself: comes up, tells its address, goes away in order.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
/** One that nothing else on this machine has right now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
const PORT = await freePort();
const AT = `http://127.0.0.1:${PORT}`;
const dataDir = mkdtempSync(join(tmpdir(), 'limpid-main-'));
chmodSync(dataDir, 0o711);
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'test', PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  running.add(child);
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve)).finally(() => running.delete(child));
  return { child, output: () => text, ended };
}

async function untilReady({ child, output }: Run): Promise<void> {
  for (let waited = 0; !output().includes('Limpid is ready'); waited += 50) {
    if (child.exitCode !== null || waited > 25_000) throw new Error(`It did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the process', () => {
  it('serves, mails into the outbox, keeps what it was told, and ends in order', async () => {
    const first = run();
    await untilReady(first);
    expect(first.output()).toContain(`Limpid is ready: http://localhost:${PORT}`);
    expect(await (await fetch(`${AT}/api/health/ready`)).json()).toEqual({ status: 'ok' });
    const call = caller();
    await call('/auth/register', { firstName: 'Mara', lastName: 'Quist', email: 'mara@example.com', password: 'Teal-Harbor-41x' });
    await call('/api/auth/request-password-reset', { email: 'mara@example.com' });
    const folder = join(dataDir, 'mail');
    await expect.poll(() => readdirSync(dataDir).includes('mail') && readdirSync(folder).length, { timeout: 5000 }).toBe(2);
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const links = mails.map((mail) => new RegExp(`^http://localhost:${PORT}/auth\\?(\\w+)=[\\w-]{24,32}$`, 'm').exec(mail)?.[1]);
    expect(links.toSorted()).toEqual(['token', 'verify']);

    first.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${AT}/api/health/ready`).catch(() => undefined))?.status, { interval: 10 }).not.toBe(200);
    expect(await first.ended).toBe(0);

    const second = run();
    await untilReady(second);
    const again = caller();
    expect((await again('/auth/login', { email: 'mara@example.com', password: 'Teal-Harbor-41x' })).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  }, 60_000);

  it('says in one sentence why it cannot start', async () => {
    const wrong = run({ PORT: 'many' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/^PORT is "many", but must be a whole number/);
    expect(wrong.output()).not.toContain('    at ');

    const limit = run({ LIMIT_PERSON: 'many' });
    expect(await limit.ended).toBe(1);
    expect(limit.output()).toContain('LIMIT_PERSON is "many"');

    const blocker = createServer().listen(PORT, '127.0.0.1');
    const taken = run();
    expect(await taken.ended).toBe(1);
    expect(taken.output()).toContain(`Port ${PORT} is taken`);
    blocker.close();
  }, 60_000);
});

/** A plain client: fetches the token, sends it with the cookies. */
function caller() {
  let cookies = '';
  const remember = (response: Response) => {
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) cookies = set.join('; ');
    return response;
  };
  return async (path: string, body: object): Promise<Response> => {
    const answer = remember(await fetch(`${AT}/api/csrf-token`, { headers: { cookie: cookies } }));
    const { token, headerName } = (await answer.json()) as { token: string; headerName: string };
    const headers = { cookie: cookies, 'content-type': 'application/json', [headerName]: token };
    return remember(await fetch(`${AT}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
}
