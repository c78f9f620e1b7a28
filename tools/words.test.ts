// A feature begins with its word (CONTRIBUTING, step 1): what features, endpoints and offline nouns are called stands in docs/words.md.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Folders and files that are named after a noun, each with the word that their name says. */
const NAMED_AFTER_A_NOUN = ['{server,web}/src/features/*', 'server/src/features/*/*.noun.ts', 'web/src/offline/nouns/*.ts'];
const HAS_ENDPOINTS = /^import \{[^}]*\b(get|post|patch|remove)\b[^}]*\} from '\.\/endpoint\.ts'/m;

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
const wordOf = (path: string): string =>
  singular(
    basename(path)
      .replace(/(\.noun)?\.ts$/, '')
      .replaceAll('-', ' '),
  );

/** What a row of the two lists explains: the API's column of the first, the first column of the second. */
function explainedIn(words: string): Set<string> {
  const rows = words.split('\n## Quantities')[0]!.split('\n');
  const cells = rows.filter((row) => /^\| [^-]/.test(row)).map((row) => row.split('|').map((cell) => cell.trim()));
  const named = cells.map((row) => (row.length > 4 ? row[3] : row[1]) ?? '');
  const single = named.flatMap((cell) => cell.replace(/\(.*?\)/g, '').split(/[,:]/));
  return new Set(single.map((word) => singular(word.replaceAll('`', '').replaceAll('-', ' ').trim().toLowerCase())));
}

function unexplained(paths: string[], words: string): string[] {
  const explained = explainedIn(words);
  return paths
    .filter((path) => !explained.has(wordOf(path)))
    .map((path) => `docs/words.md does not say what “${wordOf(path)}” means (${path})`);
}

const inTheHouse = [
  ...NAMED_AFTER_A_NOUN.flatMap((pattern) => globSync(pattern, { cwd: root })),
  ...globSync('contract/src/*.ts', { cwd: root }).filter((path) => HAS_ENDPOINTS.test(readFileSync(join(root, path), 'utf8'))),
].filter((path) => !path.endsWith('.test.ts'));
const words = readFileSync(join(root, 'docs/words.md'), 'utf8');

it('docs/words.md says what every feature, endpoint and offline noun is called', () => {
  expect(inTheHouse.length).toBeGreaterThan(60);
  expect(unexplained(inTheHouse, words)).toEqual([]);
});

it('names what a newcomer has forgotten', () => {
  const forgotten = ['server/src/features/bather-counts', 'web/src/offline/nouns/bather-count.ts', 'contract/src/bather-counts.ts'];
  expect(unexplained(forgotten, words)).toHaveLength(3);
  expect(unexplained(forgotten, `${words.split('\n## Quantities')[0]}| bather count | how many people swam |\n`)).toEqual([]);
});
