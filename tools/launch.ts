// The second half of npm start, on the pinned Node: builds what is out of date and becomes the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { holdBuild } from './builds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Until the server listens to signals itself, being asked to end is no failure; npm may ask twice.
const leave = () => process.exit(0);
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
for (const signal of SIGNALS) process.on(signal, leave);

let built: Awaited<ReturnType<typeof build>>;
try {
  built = await build((line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  console.error('Limpid could not be built. If you changed nothing, run: npm ci && npm start');
  process.exit(1);
}
console.log('Starting Limpid ...');
enableCompileCache(join(root, 'node_modules', '.cache', 'limpid'));
process.setSourceMapsEnabled(true);
process.env['NODE_ENV'] ??= 'production';
for (const signal of SIGNALS) process.off(signal, leave);
process.env['WEB_BUILD_DIR'] = built.pages;
for (const dir of [built.server, built.pages]) holdBuild(dir);
await import(pathToFileURL(join(built.server, 'main.js')).href);
