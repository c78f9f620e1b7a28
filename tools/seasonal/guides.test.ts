// The seasonal guides keep their shape in both languages, lead nowhere wrong, name no amount of a chemical (doses are the engine's), don't
// repeat each other, and leave no day of the year in any region without a guide.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALCULATOR_NAMES } from '../../web/src/features/calculators/calculator-names.ts';
import { REGIONS as REGION_PAGES } from '../../web/src/public-pages/regions/regions.ts';
import { GUIDE_REGIONS, GUIDE_SEASONS } from '@limpid/contract';
import { isInSeason } from '../../server/src/features/seasonal/season.ts';
import { type Guide, inUnits, type Language, readGuides, readSources } from './guides.ts';

const content = join(import.meta.dirname, '../../content');
const namesIn = (...path: string[]): string[] =>
  readdirSync(join(content, ...path))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''));

const guides = readGuides();
const LANGUAGES = ['en', 'es'] as const;
const textsOf = ({ title, summary, items, body }: Guide, language: Language): string[] => [
  title[language],
  summary[language],
  body[language],
  ...items.flatMap(({ text, why }) => [text[language], ...(why ? [why[language]] : [])]),
];
const everything = (guide: Guide, language: Language): string => textsOf(guide, language).join('\n');

const withoutShortcodes = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, 'x');
const withoutLinks = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, ']');

const MEASURES =
  'oz|ounces?|lbs?|pounds?|gal|gallons?|quarts?|pints?|cups?|tsp|tbsp|(?:tea|table)spoons?|kg|g|grams?|mL|ml|L|liters?|' +
  'onzas?|libras?|galones|galón|cuartos?|tazas?|cucharad(?:it)?as?|kilos?|gramos?|litros?';
const NUMBERS = String.raw`\d[\d.,/]*|an?|one|two|three|four|five|half|una?|dos|tres|cuatro|cinco|medi[ao]`;
/** Amounts of what is poured: "2 lb", "half a gallon". */
const amountsIn = (text: string): string[] =>
  [...withoutShortcodes(text).matchAll(new RegExp(String.raw`\b(?:${NUMBERS})[ -](?:an? )?(?:fl )?(?:${MEASURES})\b`, 'gi'))].map(
    ([found]) => found,
  );
/** Temperatures, pressures and lengths that only one of the unit systems would read. */
const inOneSystem = (text: string): string[] =>
  [...withoutShortcodes(text).matchAll(/\d ?(?:°|psi|bar\b|ft\b|feet|mph)|\b(?:inch(?:es)?|pulgadas?) (?!\(\d+ [cm]m\))of\b/g)].map(
    ([found]) => found,
  );

const TARGETS = [
  '/proof',
  '/setup',
  ...CALCULATOR_NAMES.map((name) => `/calculators/${name}`),
  ...REGION_PAGES.flatMap(({ careSlug, rulesSlug }) => [`/${careSlug}`, `/${rulesSlug}`]),
  ...namesIn('library').map((slug) => `/library/${slug}`),
  ...guides.map(({ slug }) => `/seasonal/${slug}`),
];
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? '');

const wordsIn = (guide: Guide, language: Language): number =>
  withoutShortcodes(textsOf(guide, language).slice(2).join(' ')).split(/\s+/).filter(Boolean).length;

const sentencesIn = (text: string): string[] =>
  withoutLinks(text)
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.length > 0);
/** The share of the sentences of the shorter text that the other has too. */
function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((sentence) => others.has(sentence)).length / Math.max(1, Math.min(some.size, others.size));
}
const sentenceSet = (text: string): Set<string> => new Set(sentencesIn(text));

const introductionOf = (body: string): string => body.split(/^## /m)[0]?.trim() ?? '';

/** Everything that is wrong with the texts of a guide in a language. */
function faultsOf(guide: Guide, language: Language): string[] {
  const text = everything(guide, language);
  const body = guide.body[language];
  const words = wordsIn(guide, language);
  const introduction = introductionOf(body)
    .split(/[.!?](?:\s|$)/)
    .filter(Boolean).length;
  const sections = body.match(/^## /gm)?.length ?? 0;
  return [
    ...amountsIn(text).map((found) => `an amount, the engine computes doses: ${found}`),
    ...inOneSystem(text).map((found) => `for one unit system only, use a shortcode: ${found}`),
    ...(text.match(/\{\{(?!q \d+ (?:F|dF|ft|psi)\}\}|inch 1\/\d\}\})[^}]*\}\}/g) ?? []).map(
      (found) => `a shortcode of no use here: ${found}`,
    ),
    ...linksIn(text)
      .filter((href) => !href.startsWith('https://') && !TARGETS.includes(href))
      .map((href) => `dead link ${href}`),
    ...(text.match(/\[(V2?|G|C|\?)\]|TODO|TBD|[Ll]orem|^# |^#### |<[a-z]|!\[|^```|["']/m) ?? []).map(
      (found) => `not allowed here: ${found}`,
    ),
    ...(words < 200 || words > 450 ? [`${words} words`] : []),
    ...(introduction < 2 || introduction > 4 ? [`an introduction of ${introduction} sentences`] : []),
    ...(sections > 3 ? [`${sections} sections`] : []),
  ];
}

test('finds what is wrong with a guide', () => {
  const [first] = guides;
  if (!first) throw new Error('there are no guides');
  const body = {
    en: `Add 2 lb of salt, half a gallon of bleach and {{dose salt salt 100}} below 60 °F.\n\n${'## More\n\nSee [this](/library/nowhere).\n\n'.repeat(4)}`,
    es: '',
  };
  const faults = faultsOf({ ...first, body }, 'en').join('\n');
  for (const part of ['2 lb', 'half a gallon', '{{dose', '0 °', '/library/nowhere', 'of 1 sentences', '4 sections']) {
    expect(faults).toContain(part);
  }
  expect(faultsOf({ ...first, body, items: [] }, 'es').join('\n')).toContain('0 words');
  expect(overlap(sentenceSet('Net it. Brush it. Test.'), sentenceSet('Net it! Clean it. Test.'))).toBeCloseTo(2 / 3);
});

describe.each(guides.map((guide) => [guide.slug, guide] as const))('%s', (_, guide) => {
  test.each(LANGUAGES)('has sound texts (%s)', (language) => {
    expect(faultsOf(guide, language)).toEqual([]);
  });

  test('says the same numbers in Spanish', () => {
    const numbersOf = (language: Language) =>
      textsOf(guide, language)
        .map(withoutLinks)
        .flatMap((text) => [...text.matchAll(/\{\{[^}]*\}\}|\d[\d,.]*\d|\d/g)].map(([number]) => number))
        .toSorted();
    expect(numbersOf('es')).toEqual(numbersOf('en'));
    expect(linksIn(guide.body.es).toSorted()).toEqual(linksIn(guide.body.en).toSorted());
  });

  test('opens by date or by alert', () => {
    expect(guide.months !== null || guide.event.length > 0).toBe(true);
  });
});

const STATE_OF = { florida: 'FL', hawaii: 'HI', 'southern-california': 'CA', arizona: 'AZ', nevada: 'NV' } as const;
interface TaskFacts {
  only?: Partial<Record<'kind' | 'sanitizer' | 'setting' | 'winter' | 'region', string[]>>;
}
const tasks = new Map(
  namesIn('tasks').map((slug) => {
    const front = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(content, 'tasks', `${slug}.md`), 'utf8'))?.[1];
    return [slug, JSON.parse(front ?? '{}') as TaskFacts] as const;
  }),
);
const meet = (some: readonly string[] | undefined, others: readonly string[] | undefined): boolean =>
  some === undefined || others === undefined || some.some((one) => others.includes(one));

/** What keeps a task of the catalog from being an item of this guide. */
function taskFault({ region, only }: Guide, slug: string): string | undefined {
  const task = tasks.get(slug);
  if (!task) return `no task "${slug}"`;
  const where = region === null ? undefined : [STATE_OF[region]];
  const apart = (['kind', 'sanitizer', 'setting', 'winter'] as const).find((part) => !meet(only[part], task.only?.[part]));
  if (apart) return `"${slug}" is for another ${apart}`;
  return meet(where, task.only?.region) ? undefined : `"${slug}" is for another region`;
}

test('an item that becomes a task is one of the catalog, fits the pools of its guide, and is there once', () => {
  const [spa] = guides.filter(({ only }) => only.kind?.includes('spa'));
  expect(spa && [taskFault(spa, 'vacuum'), taskFault(spa, 'swim')]).toEqual(['"vacuum" is for another kind', 'no task "swim"']);
  for (const guide of guides) {
    const slugs = guide.items.flatMap(({ task }) => task ?? []);
    expect(
      slugs.flatMap((slug) => taskFault(guide, slug) ?? []),
      guide.slug,
    ).toEqual([]);
    expect(new Set(slugs).size, guide.slug).toBe(slugs.length);
  }
});

const everyDay = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));

test('there are enough guides for every region, and one on every day of the year', () => {
  expect(guides.length).toBeGreaterThanOrEqual(24);
  expect(isInSeason(['11-15', '02-10'], '2024-01-31') && !isInSeason(['11-15', '02-10'], '2024-02-11')).toBe(true);
  for (const region of GUIDE_REGIONS) {
    const own = guides.filter((guide) => guide.region === region);
    expect(own.length, region).toBeGreaterThanOrEqual(4);
    expect(
      everyDay.filter((day) => !own.some((guide) => isInSeason(guide.months, day))),
      region,
    ).toEqual([]);
  }
});

test('every season, every source and every Spanish text belongs to a guide', () => {
  expect([...new Set(guides.map(({ season }) => season))].toSorted()).toEqual(GUIDE_SEASONS.toSorted());
  const used = new Set(guides.flatMap(({ sources }) => sources.map((source) => source.id)));
  expect([...readSources().keys()].filter((key) => !used.has(key))).toEqual([]);
  expect(namesIn('seasonal', 'es').toSorted()).toEqual(guides.map(({ slug }) => slug).toSorted());
});

test.each(LANGUAGES)('any two guides share under a tenth of their sentences (%s)', (language) => {
  const texts = guides.map((guide) => [guide.slug, sentenceSet(everything(guide, language))] as const);
  const alike = texts.flatMap(([slug, text], index) =>
    texts.slice(index + 1).flatMap(([other, otherText]) => (overlap(text, otherText) < 0.1 ? [] : [`${slug} and ${other}`])),
  );
  expect(alike).toEqual([]);
});

test('before a hurricane: never drain, both opinions on lowering, breakers and gas off', () => {
  const before = guides.filter(({ season }) => season === 'hurricane-before');
  expect(before.map(({ region }) => region).toSorted()).toEqual(['florida', 'hawaii']);
  for (const guide of before) {
    const [english, spanish] = LANGUAGES.map((language) => everything(guide, language).toLowerCase()) as [string, string];
    for (const words of [/never drain|don’t empty/, /not (to lower it )?at all/, /breaker/, /\bgas\b/]) expect(english).toMatch(words);
    for (const words of [/nunca la vacíes|no la vacíes/, /no la bajes nada|; nada, dice/, /interruptores/, /\bgas\b/])
      expect(spanish).toMatch(words);
  }
});

test('temperatures and lengths are there in both unit systems', () => {
  expect(inUnits('below {{q 60 F}}, {{q 1 ft}} to {{q 2 ft}}', 'en')).toEqual({
    us: 'below 60 °F, 1 ft to 2 ft',
    metric: 'below 16 °C, 0.3 m to 0.6 m',
  });
  for (const guide of guides) for (const text of textsOf(guide, 'es')) expect(inUnits(text, 'es').metric).not.toMatch(/°F|\bft\b|psi|\{\{/);
});
