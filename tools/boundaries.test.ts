// The compiler and the linter hold the module boundaries too: each must reject code that is known to be bad.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let copy: string;

/** Runs a tool in the copy: what it printed, and whether it passed. */
function run(tool: string, args: string[]): { ok: boolean; out: string } {
  try {
    return { ok: true, out: execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' }) };
  } catch (error) {
    return { ok: false, out: String((error as { stdout?: string }).stdout) };
  }
}

function lay(file: string, source: string): string {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), source);
  return file;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'limpid-boundaries-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) copyFileSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the linter', () => {
  it.each([
    [
      'chemistry/src/a.ts',
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('a', 'utf8');\n",
      'no-restricted-imports',
    ],
    ['chemistry/src/b.ts', 'export const now = () => Date.now();\n', 'no-restricted-properties'],
    ['chemistry/src/c.ts', 'export const title = () => document.title;\n', 'no-restricted-globals'],
    ['contract/src/a.ts', "import Fastify from 'fastify';\nexport const app = Fastify();\n", 'no-restricted-imports'],
    ['web/src/features/pools/a.tsx', "import { Dialog } from 'radix-ui';\nexport const Part = Dialog.Root;\n", 'no-restricted-imports'],
    ['web/src/ui/a.tsx', "import { api } from '@limpid/contract';\nexport const path = api;\n", 'no-restricted-imports'],
    ['server/src/features/pools/a.ts', 'export default 1;\n', 'no-default-export'],
    ['server/src/features/pools/b.ts', `export const lines = 1;\n${'// line\n'.repeat(310)}`, 'max-lines'],
    ['server/src/features/pools/c.ts', 'export const value: any = 1;\n', 'no-explicit-any'],
  ])('%s is refused', (file, source, rule) => {
    const { ok, out } = run('oxlint', [lay(file, source)]);
    expect(ok).toBe(false);
    expect(out).toContain(rule);
  });

  it('accepts good code', () => {
    expect(run('oxlint', [lay('chemistry/src/good.ts', 'export const one = 1;\n')]).ok).toBe(true);
  });
});

describe('the compiler, which the linter brings along', () => {
  it.each([
    ['chemistry', 'document.title', /TS2584|TS2304/],
    ['chemistry', 'process.env', /TS2591|TS2580/],
    ['contract', 'window.location', /TS2304/],
    ['web', "['a', 'b'][2].length", /TS2532/],
    ['server', "((amount: number) => amount)('one')", /TS2345/],
  ])('%s has no %s', (name, expression, mistake) => {
    const bad = lay(`${name}/src/bad.ts`, `export const outside = ${expression};\n`);
    lay(`${name}/tsconfig.json`, '{ "extends": "../tsconfig.base.json", "compilerOptions": { "types": [] }, "include": ["src/bad.ts"] }');
    const { ok, out } = run('oxlint', ['--type-aware', '--type-check', bad]);
    expect(ok).toBe(false);
    expect(out).toMatch(mistake);
  });
});
