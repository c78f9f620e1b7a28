// npm run dev: the server (restarted at every change) behind Vite (which swaps changed parts of the pages in place).
// The database stays up over restarts of the server. PORT is where you look (3000); the server itself listens one above.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/open.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = readConfig({ NODE_ENV: 'development', ...process.env });
const { port } = config;
const apiPort = port + 1;

function start(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function main(): Promise<void> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    poolSize: 1,
    log: (line) => console.log(line),
  });
  const server = start(['--watch', '--watch-preserve-output', 'src/main.ts'], join(root, 'server'), {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.url,
  });
  const pages = start(
    [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'dev', '--port', String(port), '--strictPort'],
    join(root, 'web'),
    {
      LIMPID_API: `http://127.0.0.1:${apiPort}`,
    },
  );
  let isLeaving = false;
  const leave = async (code: number) => {
    if (isLeaving) return;
    isLeaving = true;
    server.kill('SIGTERM');
    pages.kill('SIGTERM');
    await Promise.all([ended(server), ended(pages)]);
    await database.close();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
  server.once('exit', () => void leave(1));
  pages.once('exit', () => void leave(1));
  console.log(`Limpid for development: http://localhost:${port} (server on ${apiPort})`);
}

await main();
