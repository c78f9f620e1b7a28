// The articles of the library keep the shape that the pages build on, lead nowhere wrong, and say no number that the engine doesn't.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE_CATEGORIES } from '@limpid/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALCULATOR_NAMES } from '../../web/src/features/calculators/calculator-names.ts';
import { activeShareAt } from '../../web/src/features/library/active-share.ts';
import { DIAGRAM_NAMES } from '../../web/src/features/library/diagram-names.ts';
import { REGIONS } from '../../web/src/public-pages/regions/regions.ts';
import { ARTICLES_FILE, articlesJson, type ArticleText, articleTexts, SOURCES, toArticle } from './library-articles.ts';
import { namedSources, withValues } from './library-values.ts';
import { typedAmounts, typedTargets } from './typed-amounts.ts';

const TOPICS = (
  'green-algae mustard-algae black-algae cloudy-water free-chlorine combined-chlorine breakpoint cyanuric-acid high-cya ph-high ph-low ' +
  'ph-drift alkalinity calcium-hardness lsi scale salt-system salt-cell-cleaning salt-low pump-run-time pump-priming filter-sand ' +
  'filter-cartridge filter-de filter-pressure skimmer-basket vacuuming leak water-level opening closing freeze heater solar-cover hot-tub ' +
  'bromine chlorine-types chemical-safety swim-safety fecal-incident drowning-prevention stains-metals stains-organic phosphates foam rain ' +
  'testing new-plaster above-ground volume-calculation energy-saving'
).split(' ');

/** “Below 7.2 to 7.8” doesn’t say where the limit is. */
const BESIDE_RANGE = /(?:above|below|over|under|encima de|debajo de) \{\{(?:range|swim ph-danger)[^}]*\}\}/gi;

const texts = articleTexts();
const slugs = texts.map(({ slug }) => slug);
const LANGUAGES = ['en', 'es'] as const;

const inBoth = (least: number, most: number) =>
  z.strictObject({ en: z.string().trim().min(least).max(most), es: z.string().trim().min(least).max(most) });
const asks = (least: number) => z.array(z.string().trim().min(6).max(100)).min(least).max(40);
const FACTS = z.strictObject({
  category: z.enum(ARTICLE_CATEGORIES),
  title: inBoth(8, 75),
  summary: inBoth(50, 170),
  topics: z.array(z.enum(TOPICS)).max(1),
  asks: z.strictObject({ en: asks(7), es: asks(3) }),
  calculators: z.array(z.enum(CALCULATOR_NAMES)).max(4),
  related: z.array(z.enum(slugs)).min(2).max(4),
  sources: z.array(z.enum(Object.keys(SOURCES))).min(1),
  reviewedOn: z.iso.date(),
});

const PAGES = [
  '/proof',
  '/faq',
  '/disclaimer',
  '/chemistry',
  '/chemistry/clear-up',
  '/chemistry/log',
  '/library/symptoms',
  ...CALCULATOR_NAMES.map((name) => `/calculators/${name}`),
  ...REGIONS.flatMap(({ careSlug, rulesSlug }) => [`/${careSlug}`, `/${rulesSlug}`]),
  ...slugs.map((slug) => `/library/${slug}`),
];

const bodiesOf = ({ body }: ArticleText): string[] => [body.en, ...(body.es === undefined ? [] : [body.es])];
const linksOf = (body: string): string[] => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? '');
const diagramsOf = (body: string): string[] => [...body.matchAll(/\{\{\s*diagram ([a-z-]+)/g)].map(([, name]) => name ?? '');
const wordsOf = (body: string): number => body.split(/\s+/).length;

/** Everything that is wrong with an article. */
function faultsOf(text: ArticleText): string[] {
  const { error } = FACTS.safeParse(text.facts);
  const bodies = bodiesOf(text);
  return [
    ...(error ? [z.prettifyError(error)] : []),
    ...(text.facts.related.includes(text.slug) ? ['is related to itself'] : []),
    ...bodies.flatMap((body) => [
      ...linksOf(body)
        .filter((href) => !href.startsWith('https://') && !PAGES.includes(href))
        .map((href) => `dead link ${href}`),
      ...diagramsOf(body)
        .filter((name) => !DIAGRAM_NAMES.some((known) => known === name))
        .map((name) => `unknown diagram ${name}`),
      ...typedAmounts(body).map((amount) => `a typed amount, use a shortcode: ${amount}`),
      ...typedTargets(body).map((target) => `a typed target, use a shortcode: ${target}`),
      ...(body.match(BESIDE_RANGE) ?? []).map((words) => `a range has two ends, say “below its range of …” or “outside …”: ${words}`),
      ...namedSources(body)
        .filter((source) => !text.facts.sources.includes(source))
        .map((source) => `unknown source ${source}`),
      ...(body.match(/\[(V2?|G|C|\?)\]|TODO|TBD|[Ll]orem|^# |^#### |<[a-z]|!\[|^```|"/m) ?? []).map((mark) => `not allowed here: ${mark}`),
      ...(wordsOf(body) < 230 || wordsOf(body) > 900 ? [`${wordsOf(body)} words`] : []),
    ]),
  ];
}

test('finds what is wrong with an article', () => {
  const [first] = texts;
  if (!first) throw new Error('there are no articles');
  const body = `${first.body.en}\n\nBelow {{range ph}} add 3 lb, keep the pH between 6.0 and 9.5, and chlorine around 40, see [this](/library/nowhere) {{said 5 ppm nobody}}\n\n{{diagram nothing}}\n`;
  const faults = faultsOf({ ...first, facts: { ...first.facts, sources: ['made-up'], topics: ['weather'] }, body: { en: body } });
  for (const part of [
    'sources',
    'topics',
    '/library/nowhere',
    '3 lb',
    'pH between 6.0 and 9.5',
    'chlorine around 40',
    'unknown source nobody',
    'unknown diagram nothing',
    'a range has two ends',
  ]) {
    expect(faults.join('\n')).toContain(part);
  }
  expect(() => withValues('{{range happiness}}', { units: 'us', language: 'en' })).toThrow('{{range happiness}}');
});

describe.each(texts.map((text) => [text.slug, text] as const))('%s', (_, text) => {
  test('is a whole article', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('says the same numbers in Spanish', () => {
    if (text.body.es === undefined) return;
    const shortcodes = LANGUAGES.map((language) => (text.body[language] ?? '').match(/\{\{[^}]*\}\}/g)?.toSorted());
    expect(shortcodes[1]).toEqual(shortcodes[0]);
  });

  test('has one box of advice and one of mistakes in each language', () => {
    for (const blocks of Object.values(toArticle(text).body))
      expect(blocks.map(({ kind }) => kind).filter((kind) => kind === 'do' || kind === 'avoid')).toEqual(['do', 'avoid']);
  });
});

test('the diagram of active chlorine shows what the articles say', () => {
  for (const ph of [7.2, 7.5, 8])
    expect(withValues(`{{active ${ph}}}`, { units: 'us', language: 'en' })).toBe(`${Math.round(activeShareAt(ph) * 100)}%`);
});

test('every topic has one article, and no question is asked twice', () => {
  const owners = texts.flatMap(({ facts }) => facts.topics);
  expect(owners.filter((topic, at) => owners.indexOf(topic) !== at)).toEqual([]);
  const questions = texts.flatMap(({ facts }) => [...facts.asks.en, ...facts.asks.es]);
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
});

test('no Spanish text is without its article, no source without a link', () => {
  const folder = join(import.meta.dirname, '../..', 'content', 'library');
  expect(readdirSync(join(folder, 'es')).filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  for (const { url, title } of Object.values(SOURCES)) expect(url, title).toMatch(/^(https:\/\/[a-z0-9.-]+\.[a-z]{2,}|\/proof$)/);
});

test('articles.json is what the articles and the engine say (write it with: node tools/library/library-articles.ts)', () => {
  expect(readFileSync(ARTICLES_FILE, 'utf8')).toBe(articlesJson(texts));
});
