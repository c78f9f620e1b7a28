// Starts the built product on an empty data folder of its own (DATA_DIR) and takes the folder away at the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProduct } from '../tools/builds.ts';

const data = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'limpid-journeys-'));
const { main, env } = builtProduct();
const child = spawn(process.execPath, [main], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, ...env, DATA_DIR: data },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
