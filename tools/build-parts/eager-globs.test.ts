import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withEagerGlobs } from './eager-globs.ts';

it('imports what Vite would import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'globs-'));
  mkdirSync(join(folder, 'nouns'));
  for (const name of ['task', 'reading']) writeFileSync(join(folder, 'nouns', `${name}.ts`), '');
  const source = "const all = import.meta.glob<Noun>('./nouns/*.ts', { eager: true, import: 'noun' });";
  expect(withEagerGlobs(source, folder)).toBe(
    [
      'import { noun as glob_0 } from "./nouns/reading.ts";',
      'import { noun as glob_1 } from "./nouns/task.ts";',
      'const all = ({ "./nouns/reading.ts": glob_0, "./nouns/task.ts": glob_1 });',
    ].join('\n'),
  );
});
