// A second start builds nothing: what a build lays beside the sources is no source.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGES, SERVER } from '../builds.ts';
import { fingerprint, sourcesIn } from './fingerprint.ts';

const WEB = ['web/**', 'content/**'];
let root = '';
const lay = (file: string, text = file) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'limpid-fingerprint-'));
  for (const file of ['web/src/root.tsx', 'web/messages/en/ui.json', 'content/faq.md']) lay(file);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the fingerprint', () => {
  it.each([
    // the compiler of the messages, at its first run in a fresh clone
    'web/project.inlang/.gitignore',
    'web/project.inlang/settings.json',
    'web/project.inlang/cache/plugins/one',
    'web/src/paraglide/messages.js',
    'web/.react-router/types/root.ts',
    'web/build/client/index.html',
    'web/tsconfig.tsbuildinfo',
    'web/npm-debug.log',
    // what only tests read
    'web/src/root.test.tsx',
    'web/src/testing/server.ts',
  ])('stays what it was when %s comes', (file) => {
    const before = fingerprint(root, WEB);
    lay(file);
    expect(fingerprint(root, WEB)).toBe(before);
  });

  it.each(['web/src/app/page.tsx', 'web/messages/es/ui.json', 'web/public/icons/icon.png', 'content/regions/florida.md'])(
    'is another when %s is new or changes',
    (file) => {
      const before = fingerprint(root, WEB);
      lay(file, 'first');
      const first = fingerprint(root, WEB);
      lay(file, 'other');
      expect(new Set([before, first, fingerprint(root, WEB)]).size).toBe(3);
    },
  );
});

it.each([SERVER, PAGES])('of $name counts no file that git leaves out', ({ inputs }) => {
  const house = join(import.meta.dirname, '../..');
  const files = sourcesIn(house, inputs);
  expect(files.length).toBeGreaterThan(50);
  // A copy without its history has no git to ask, but it contains its ignore rules: they are read in a history of its own.
  const history = join(root, 'history');
  execFileSync('git', ['init', '-q', '--bare', history]);
  const { stdout, status } = spawnSync('git', [`--git-dir=${history}`, `--work-tree=${house}`, 'check-ignore', '--no-index', '--stdin'], {
    cwd: house,
    input: files.join('\n'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // 1: not one of them is left out
  expect(status).toBe(1);
});
