// Every text in content/ keeps the shape that the pages build on: front matter as one JSON object between two lines of ---, then Markdown.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALCULATOR_NAMES } from '../web/src/features/calculators/calculator-names.ts';

const root = join(import.meta.dirname, '..', 'content');

const REGION_SLUGS = [
  'pool-services-florida',
  'pool-care-hawaii',
  'pool-maintenance-southern-california',
  'pool-services-arizona',
  'pool-services-nevada',
] as const;
const REGULATION_SLUGS = [
  'pool-regulations-florida',
  'pool-regulations-hawaii',
  'pool-regulations-southern-california',
  'pool-regulations-arizona',
  'pool-regulations-nevada',
] as const;

const words = z.string().trim().min(2);
const sentence = words.regex(/[.?!)]$/, 'ends like a sentence');
const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const asOf = z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'YYYY or YYYY-MM');
const confidence = z.enum(['read', 'secondary', 'computed']);
const source = z.strictObject({ title: words, url: httpsUrl, asOf, undated: z.literal(true).optional(), readIn: words.optional() });
const measure = z.union([z.number(), z.tuple([z.number(), z.number()]), words]);

const page = {
  title: z.string().min(8).max(60),
  description: z.string().min(50).max(155),
  keywords: z.array(words).min(3).max(10),
  updatedOn: z.iso.date(),
};

const sourcedFact = z
  .strictObject({
    name: words,
    value: measure,
    unit: z.string().min(1),
    note: words.optional(),
    source: source.optional(),
    confidence,
  })
  .refine((fact) => (fact.confidence === 'computed' ? fact.note !== undefined : fact.source !== undefined), 'a source, or the sum');

const climateMonth = z
  .strictObject({
    month: z.int().min(1).max(12),
    airHighF: z.number().min(20).max(125),
    airLowF: z.number().min(0).max(100),
    rainIn: z.number().min(0).max(30).optional(),
  })
  .refine((month) => month.airLowF < month.airHighF);

const monthsInOrder = (months: { month: number }[]) => months.every(({ month }, index) => month === index + 1);

const region = z.strictObject({
  kind: z.literal('region'),
  slug: z.enum(REGION_SLUGS),
  region: words,
  regulationsSlug: z.enum(REGULATION_SLUGS),
  ...page,
  climate: z.strictObject({
    place: words,
    basis: sentence,
    source,
    confidence,
    months: z.array(climateMonth).length(12).refine(monthsInOrder, 'January to December'),
    facts: z.array(sourcedFact).min(1),
  }),
  fillWater: z
    .array(
      z.strictObject({
        place: words,
        quantity: z.enum(['hardness', 'alkalinity', 'pH', 'disinfectant', 'source']),
        value: measure,
        unit: z.enum(['ppm as CaCO3', 'pH', 'kind']),
        note: words.optional(),
        source,
        confidence,
      }),
    )
    .min(1),
  months: z
    .array(z.strictObject({ month: z.int(), title: words.max(60), tasks: z.array(sentence.max(260)).min(3).max(6) }))
    .length(12)
    .refine(monthsInOrder, 'January to December'),
  problems: z.array(z.strictObject({ name: words.max(60), why: sentence, whatToDo: sentence })).min(4),
  calculators: z.array(z.enum(CALCULATOR_NAMES)).min(1),
  sources: z.array(source).min(3),
});

const rule = z.strictObject({
  id: z.string().regex(/^(us|fl|hi|ca|az|nv)-[a-z0-9-]+$/),
  topic: words.max(70),
  appliesTo: z.array(z.enum(['home', 'rental', 'semi-public', 'public'])).min(1),
  when: z
    .array(
      z.enum(['always', 'building-or-remodeling', 'child-under-six', 'selling', 'operating', 'draining', 'hiring', 'heating', 'equipment']),
    )
    .min(1),
  rule: sentence,
  numbers: z.array(
    z.strictObject({
      name: words,
      value: measure,
      unit: z.string().min(1),
      bound: z.enum(['min', 'max', 'over', 'under', 'about']).optional(),
    }),
  ),
  source,
  confidence,
});

const regulation = z.strictObject({
  kind: z.literal('regulation'),
  slug: z.enum(REGULATION_SLUGS),
  region: words,
  regionSlug: z.enum(REGION_SLUGS),
  ...page,
  asOf,
  authority: z.strictObject({
    name: words,
    url: httpsUrl,
    also: z.array(z.strictObject({ name: words, url: httpsUrl.optional(), about: words })),
  }),
  rules: z
    .array(rule)
    .min(10)
    .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'ids are unique'),
  changes: z.array(z.strictObject({ what: sentence, status: z.enum(['in force', 'announced', 'bill', 'outcome unknown']), source })),
  askLocally: z.array(sentence).min(4),
});

const faq = z.strictObject({
  kind: z.literal('faq'),
  slug: z.enum(['faq', 'es/faq']),
  ...page,
  groups: z
    .array(z.strictObject({ group: words, items: z.array(z.strictObject({ question: words.endsWith('?'), answer: sentence })).min(2) }))
    .min(3),
});

const about = z.strictObject({ kind: z.literal('about'), slug: z.literal('about-limpid'), ...page });

const SHAPES = z.discriminatedUnion('kind', [region, regulation, faq, about]);

interface Text {
  name: string;
  source: string;
  front: unknown;
  body: string;
}

function readText(file: string): Text {
  const text = readFileSync(join(root, file), 'utf8');
  const match = /^---\n(\{[\s\S]*?\n\})\n---\n\n([\s\S]+)$/.exec(text);
  if (!match) throw new Error(`${file}: no JSON between two lines of --- at the top`);
  return { name: file, source: text, front: JSON.parse(match[1] ?? ''), body: match[2] ?? '' };
}

const texts = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  // the library and the tasks have checks of their own: library-articles.test.ts and catalog.test.ts
  .filter((file) => !/^(legal|library|seasonal|tasks)\//.test(file))
  .toSorted()
  .map(readText);

const hrefs = (source: string) => [...source.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
const PAGES = [
  '/setup',
  '/pricing',
  '/contact',
  '/privacy-settings',
  '/gallery',
  '/test-upload',
  '/calculators',
  '/proof',
  '/privacy',
  '/disclaimer',
  ...CALCULATOR_NAMES.map((name) => `/calculators/${name}`),
  ...REGION_SLUGS.map((slug) => `/${slug}`),
  ...REGULATION_SLUGS.map((slug) => `/${slug}`),
];

describe.each(texts.map((text) => [text.name, text] as const))('%s', (_, text) => {
  test('has the front matter of its kind', () => {
    const { error } = SHAPES.safeParse(text.front);
    expect(error ? z.prettifyError(error) : '').toBe('');
  });

  test('carries no working marks, no unfilled place and no promise of compliance', () => {
    expect(text.source).not.toMatch(/\[(V2?|G|C|calc|\?|G est)\]|\[(V2?|G|C|\?)[:; ][^\]]*\]|\{\{|\}\}|TODO|TBD|[Ll]orem/);
    expect(text.source).not.toMatch(/you are (in )?complian|you comply|guaranteed/i);
  });

  test('links only to pages of ours, https, mail or a number to call', () => {
    const inside = hrefs(text.source).filter((href) => !/^(https:\/\/|mailto:|tel:(\+\d{11}|911)$)/.test(href));
    expect(inside.filter((href) => !PAGES.includes(href))).toEqual([]);
  });

  test('stays within the Markdown that the pages can show', () => {
    expect(text.body).not.toMatch(/^# |^#### |^ {2,}[-*\d]|<[a-z]|!\[|^```/m);
    const lines = text.body.split('\n').filter((line) => line.startsWith('|'));
    for (const line of lines) expect(line.split('|')).toHaveLength(4);
  });
});

// A text of the wrong shape fails above, by name; here it is left out.
const fronts = texts.map((text) => SHAPES.safeParse(text.front)).flatMap(({ data }) => (data ? [data] : []));
const regulations = fronts.filter((front) => front.kind === 'regulation');
const regions = fronts.filter((front) => front.kind === 'region');

test('the texts are there', () => {
  expect(fronts.map(({ slug }) => slug).toSorted()).toEqual(
    [...REGION_SLUGS, ...REGULATION_SLUGS, 'about-limpid', 'faq', 'es/faq'].toSorted(),
  );
});

test('a region and its rules point at each other', () => {
  for (const { slug, regulationsSlug } of regions) {
    expect(regulations.find((front) => front.slug === regulationsSlug)?.regionSlug).toBe(slug);
  }
});

test('every rules page says its date, sends to the authority and serves each kind of reader', () => {
  for (const text of texts.filter(({ name }) => name.startsWith('regulations/'))) {
    expect(text.body).toMatch(/as of November 2026/i);
    expect(text.body).toMatch(/check with your local authority/i);
  }
  for (const { rules } of regulations) {
    expect([...new Set(rules.flatMap(({ appliesTo }) => appliesTo))].toSorted()).toEqual(['home', 'public', 'rental', 'semi-public']);
    expect(rules.some(({ id }) => id === 'us-drain-covers')).toBe(true);
  }
});

test('a number range runs upward, and a range has no bound', () => {
  for (const { rules } of regulations) {
    for (const { value, bound, name } of rules.flatMap(({ numbers }) => numbers)) {
      if (!Array.isArray(value)) continue;
      expect(value[0], name).toBeLessThan(value[1]);
      expect(bound, name).toBeUndefined();
    }
  }
});

const faqs = fronts.filter((front) => front.kind === 'faq');
const questionsOf = (slug: string) =>
  faqs.filter((front) => front.slug === slug).flatMap(({ groups }) => groups.flatMap(({ items }) => items));

test('the Spanish answers have the numbers and the links of the English ones', () => {
  const factsOf = (slug: string) =>
    questionsOf(slug).map(({ answer }) => ({
      links: hrefs(answer).toSorted(),
      // the numbers of its words; links are compared above, and "1." to "4." are the same in both
      numbers: [...answer.replaceAll(/\]\([^)]+\)/g, ']').matchAll(/\d[\d,.]*\d|\d/g)].map(([number]) => number).toSorted(),
    }));
  const sizesOf = (slug: string) => faqs.find((front) => front.slug === slug)?.groups.map(({ items }) => items.length);
  expect(sizesOf('es/faq')).toEqual(sizesOf('faq'));
  expect(factsOf('es/faq')).toEqual(factsOf('faq'));
});

test.each(['faq', 'es/faq'])('there are enough questions in %s, none twice', (slug) => {
  const questions = questionsOf(slug);
  expect(questions.length).toBeGreaterThanOrEqual(24);
  expect(questions.length).toBeLessThanOrEqual(50);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});
