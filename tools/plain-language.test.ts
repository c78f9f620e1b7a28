// What people read, and what engineers read in the repository, is plain English as one friend would say it to another. These words of a
// stiffer English came back once: they may not again, in no text, page, mail, document, comment or name of a test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const VERBS =
  'adds|answers|asks|begins|buys|came|can|cannot|chooses|comes|corrects|could|counts|does|expects|feels|finds|gets|goes|has|knows|leaves|' +
  'likes|looks|may|measures|might|must|needs|opens|plans|points|presses|reaches|reads|says|sees|should|sits|speaks|swims|takes|tests|' +
  'thinks|types|uses|waits|wants|works|would|writes';
/** Each with the words that say the same. */
const STIFF: Readonly<Record<string, RegExp>> = {
  'no one': /\bnobody\b/,
  'someone, someone else': /\bsomebody\b/,
  'anyone who, the person who': /\bwho(m)?ever\b/,
  again: /\banew\b/,
  'too, also': /\bas well\b(?! as)/,
  'alone, on its own, without doing anything': /\bby (itself|themselves)\b/,
  'in the meantime, while': /\bmeanwhile\b/,
  'it is, it says': /\bit stands\b/,
  'it is removed, it rises, it disappears': /\bit goes\b/,
  'you, people': new RegExp(
    `\\b(as|if|while|when|whenever|where|wherever|what|how|which|that|than|until|because|so|before|after) one (${VERBS})\\b`,
  ),
  'your own': /(?<!\b(no|any|every|some|each|this|that|other|first|second|last|next) ?)\bone[’']s own\b|\boneself\b/,
  'at, on, by then': /\b(hereby|therein|thereof|whereby|wherein|hence|thus)\b/,
};

/** The words of others stay theirs: what people ask the coach or type into the search. */
const OF_OTHERS = [
  // what people may ask, in their words, and the words that the search understands
  /^server\/src\/features\/coach\/(understanding|testing|knowledge\/words)/,
  /^server\/src\/features\/search\/search-words\.ts$/,
  // what a language model may say
  /^server\/src\/features\/coach\/guard\/swim-claims\.ts$/,
  // the name of an account of the system
  /^server\/src\/db\/postgres\/identity\.ts$/,
  // this list
  /^tools\/plain-language\.test\.ts$/,
];

const stiffIn = (text: string): string[] =>
  Object.entries(STIFF).flatMap(([plain, word]) =>
    [...text.matchAll(new RegExp(word.source, 'gi'))].map(({ 0: found, index }) => {
      const around = text.slice(Math.max(0, index - 50), index + found.length + 40).replaceAll(/\s+/g, ' ');
      return `“${found}” (say: ${plain}) in: ${around}`;
    }),
  );

const TITLES = new Set(['it', 'test', 'describe']);
const nameOf = (node: object): string =>
  'name' in node
    ? String(node.name)
    : 'object' in node
      ? nameOf(node.object as object)
      : 'callee' in node
        ? nameOf(node.callee as object)
        : '';

/** Comments, names of tests, and in what ships every text of several words. */
function wordsOf(file: string, source: string): string {
  const { comments, program } = parseSync(file, source);
  const found = comments.map(({ value }) => value);
  const isTest = /\.(test|spec)\.tsx?$|\/testing\/|^(e2e|bench|tools)\//.test(file);
  const take = (text: string) => void (/\s\S+\s/.test(text) && found.push(text));
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (isTest && first?.type === 'Literal' && typeof first.value === 'string' && TITLES.has(nameOf(callee))) take(first.value);
    },
    Literal({ value }) {
      if (!isTest && typeof value === 'string') take(value);
    },
    TemplateElement({ value }) {
      if (!isTest) take(value.cooked ?? '');
    },
  }).visit(program);
  return found.join('\n');
}

const commentsOf = (file: string, source: string): string =>
  (file.endsWith('.css') ? (source.match(/\/\*[^]*?\*\//g) ?? []) : source.split('\n').filter((line) => /^\s*#/.test(line))).join('\n');

/** Addresses, names in code, and the titles and quotations of sources are not ours. */
const withoutSources = (text: string): string =>
  text.replaceAll(/https?:\/\/\S+|`[^`\n]*`/g, '').replaceAll(/"(title|publisher|url|quote|name)": "[^"]*"/g, '');

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/paraglide/**', '**/build/**', '**/dist/**', '**/.react-router/**'] })
    .filter((file) => !OF_OTHERS.some((others) => others.test(file)))
    .toSorted();

const CODE = files([
  '*.ts',
  '{chemistry,schedule,contract,server,web}/{src,truth,tools}/**/*.{ts,tsx}',
  '{tools,bench,e2e}/**/*.{ts,mjs}',
  'web/*.ts',
]);
const TEXTS = files(['web/messages/en/*.json', 'content/**/*.{md,json}', '*.md', 'docs/**/*.md']);
const STYLES_AND_SCRIPTS = files(['web/src/**/*.css', '{tools,bench}/**/*.sh']);

describe('plain language', () => {
  it('is looked for everywhere', () => {
    expect(CODE.length).toBeGreaterThan(1000);
    expect(TEXTS.length).toBeGreaterThan(150);
    expect(stiffIn('Nobody swims, as well as one can. It stands by itself, anew; one’s own pool, as one reads.')).toHaveLength(7);
    expect(stiffIn('No one swims. This one’s owner, the next one may wait, as well as that.')).toEqual([]);
    const source = "// as one may\nit('goes anew by itself', () => expect('somebody or other').toBe(1));";
    expect(stiffIn(wordsOf('x.test.ts', source))).toHaveLength(3);
    expect(stiffIn(wordsOf('x.ts', source))).toHaveLength(4);
  });

  it('in messages, articles and documents', () => {
    expect(TEXTS.flatMap((file) => stiffIn(withoutSources(read(file))).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  it('in comments, names of tests, and the texts of server and engine', () => {
    expect(CODE.flatMap((file) => stiffIn(wordsOf(file, read(file))).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  it('in comments of styles and scripts', () => {
    expect(STYLES_AND_SCRIPTS.flatMap((file) => stiffIn(commentsOf(file, read(file))).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });
});
