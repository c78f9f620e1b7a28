// npm run bench: every file of bench/, one after the other; ratios of one run, nothing asserted.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../bench');
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .toSorted()) {
  console.log(`\n# ${file}`);
  const { status } = spawnSync(process.execPath, [join(folder, file)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
