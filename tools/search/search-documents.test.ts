// The search over our real texts: what people type, and the page that answers it among the first three.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Search } from '../../server/src/features/search/search.ts';
import { join } from 'node:path';
import { DOCUMENTS_FILE, searchDocuments } from './search-documents.ts';
import { SOUGHT_FOR } from './search-topics.ts';

let documents: Awaited<ReturnType<typeof searchDocuments>>;
let search: Search;
beforeAll(async () => {
  documents = await searchDocuments();
  search = createSearch(documents);
  // the calculators' titles may have to be compiled first
}, 60_000);

it('documents.json is what the texts say (write it with: node tools/search/search-documents.ts)', () => {
  expect(JSON.parse(readFileSync(DOCUMENTS_FILE, 'utf8'))).toEqual(documents);
});

it('names every place once, by an address of ours, with words to find it by', () => {
  expect(documents.length).toBeGreaterThan(300);
  expect(new Set(documents.map(({ url }) => url)).size).toBe(documents.length);
  for (const { url, title, text } of documents) {
    expect(url).toMatch(/^\/[a-z-/]+(#[a-z0-9-]+)?$/);
    expect(title.length * text.length, url).toBeGreaterThan(0);
    expect(`${title} ${text}`, url).not.toMatch(/\*\*|\]\(|\{\{/);
  }
});

/** Words that people type alone: what they mean comes before what to do about it. */
const FIRST: [question: string, url: string][] = [
  ['alkalinity', '/library/alkalinity'],
  ['total alkalinity', '/faq#what-is-total-alkalinity'],
  ['alcalinidad', '/library/alkalinity'],
  ['chlorine', '/library/free-chlorine'],
  ['free chlorine', '/library/free-chlorine'],
  ['combined chlorine', '/library/combined-chlorine'],
  ['chloramines', '/library/combined-chlorine'],
  ['cyanuric acid', '/library/cyanuric-acid'],
  ['what is cya', '/faq#what-is-cyanuric-acid'],
  ['calcium hardness', '/library/calcium-hardness'],
  ['hardness', '/library/calcium-hardness'],
  ['saturation index', '/library/saturation-index'],
  ['log', '/chemistry/log'],
  ['log book', '/chemistry'],
  ['bleach', '/library/chlorine-types'],
  ['how much salt', '/library/low-salt'],
  ['salt', '/library/salt-systems'],
  ['swiming pool stablizer', '/library/cyanuric-acid'],
  ['lifeguard', '/library/drowning-prevention'],
  ['ducks', '/library/fecal-incident'],
  ['como limpio el filtro', '/library/cartridge-filter'],
  // the rule of a state before what holds everywhere
  ['drain law nevada', '/pool-regulations-nevada'],
  ['fence florida', '/pool-regulations-florida'],
  ['permit florida', '/pool-regulations-florida'],
];

/** Behind at most two articles. */
const AMONG_FIRST: [question: string, url: string | RegExp][] = [
  ['ph', '/faq#what-is-ph'],
  ['salt level', '/faq#what-is-the-salt-level-for'],
  ['log a test', '/chemistry/log'],
  ['test history', '/chemistry'],
  // plain words
  ['dose', '/calculators/dose'],
  ['volume', '/calculators/volume'],
  ['saturation index', '/calculators/balance'],
  ['hurricane', /^\/seasonal\/florida-(before|after)-a-hurricane$/],
  ['refund', '/terms#plans-and-prices'],
  ['cookies', /^\/privacy/],
  ['florida', '/pool-services-florida'],
  // names of the trade for one thing
  ['LSI', '/calculators/balance'],
  ['fc target for my cya', '/calculators/targets'],
  ['stabilizer', /^\/faq#|\/calculators\/(targets|dilution|effect)/],
  ['hot tub temperature', '/faq#what-is-the-highest-safe-temperature-for-a-hot-tub'],
  ['jacuzzi temperature', '/faq#what-is-the-highest-safe-temperature-for-a-hot-tub'],
  ['swg percent', '/calculators/salt-cell'],
  ['bleach strength', '/calculators/chlorine-strength'],
  ['muriatic acid dose', '/calculators/dose'],
  ['baking soda', '/calculators/dose'],
  ['green pool florida', /^\/pool-services-florida#green|green-algae/],
  ['breakpoint chlorination', '/calculators/breakpoint'],
  ['pool pump run time', '/calculators/turnover'],
  ['poop in pool', '/calculators/contact-time'],
  ['party bather load', '/calculators/bathers'],
  // questions
  ['how much chlorine do I add?', '/calculators/dose'],
  ['how big is my pool', '/calculators/volume'],
  ['how often should I test my water', '/faq#which-values-should-i-test-and-how-often'],
  ['when can we swim after adding acid', /when-can-we-swim|how-long/],
  ['is my pool leaking or just evaporating', '/calculators/leak-test'],
  ['do i need a fence in arizona', /^\/pool-regulations-arizona/],
  ['can I drain my pool into the street in las vegas', /^\/pool-regulations-nevada#.*drain/],
  ['what does limpid cost', '/faq#what-does-limpid-cost'],
  ['how do I delete my account', /have-everything-deleted|^\/terms#ending/],
  ['how accurate is it', /^\/proof|^\/faq#how-accurate|^\/about/],
  ['how to heat my pool cost', '/calculators/heater'],
  ['can i mix chemicals', '/faq#can-i-mix-pool-chemicals-or-add-two-at-once'],
  // slips of the finger, plurals
  ['clorine dose', '/calculators/dose'],
  ['cyanuric asid chlorine', '/faq#why-does-the-target-for-chlorine-depend-on-cyanuric-acid'],
  ['evaporaton', '/calculators/evaporation'],
  ['breakpiont', '/calculators/breakpoint'],
  ['pool volumes', '/calculators/volume'],
  ['huricanes', /^\/seasonal\/florida-(before|after)-a-hurricane$/],
  ['test strips or drops', '/faq#strips-drops-or-photometer'],
  // unfinished, while it is typed
  ['evapo', '/calculators/evaporation'],
  ['highest safe temp', '/faq#what-is-the-highest-safe-temperature-for-a-hot-tub'],
  ['highest safe temperature for a hot t', '/faq#what-is-the-highest-safe-temperature-for-a-hot-tub'],
  // Spanish words for English pages
  ['volumen de la piscina', '/calculators/volume'],
  ['bomba', '/calculators/turnover'],
  ['agua verde', '/seasonal/algae-season'],
  ['agua verde', '/faq#the-water-is-green-what-do-i-do'],
  ['agua turbia', '/calculators/plan'],
  ['cloro alto', /^\/calculators\/(plan|targets)|test-stay-clear/],
  ['cuánto cloro', /^\/calculators\/(dose|targets)|what-is-free-chlorine/],
  ['subir alcalinidad', '/calculators/dose'],
  ['bajar el ph', '/calculators/dose'],
  ['nivel de ph', '/calculators/targets'],
  ['cuánta sal', /^\/calculators\/(dose|salt-cell)/],
  ['ácido cianúrico alto', /dilution|lower-cyanuric-acid/],
  ['olor a cloro', '/calculators/breakpoint'],
  ['ojos rojos', '/calculators/breakpoint'],
  ['fuga de agua', '/calculators/leak-test'],
  ['calentar la piscina', '/calculators/heater'],
  ['borrar cuenta', /have-everything-deleted/],
  ['sin conexión', '/faq#does-it-work-offline'],
  // what owners see
  ['green water', '/calculators/plan'],
  ['green water', '/faq#the-water-is-green-what-do-i-do'],
  ['my pool is green', '/calculators/plan'],
  ['my pool is green', '/faq#the-water-is-green-what-do-i-do'],
  ['algae', '/calculators/plan'],
  ['black algae', '/calculators/plan'],
  ['cloudy water', '/calculators/plan'],
  ['cloudy water', '/faq#the-water-is-cloudy-what-do-i-do'],
  ['why is my pool cloudy', '/faq#the-water-is-cloudy-what-do-i-do'],
  ['milky pool', '/calculators/plan'],
  ['hot tub foam', '/calculators/plan'],
  ['strong chlorine smell', '/calculators/breakpoint'],
  ['red eyes after swimming', /breakpoint|combined-chlorine/],
  ['white scale on tiles', '/calculators/balance'],
  ['losing water', /^\/calculators\/(leak-test|evaporation)/],
  // what they measured
  ['ph', '/calculators/targets'],
  ['ph', /calculators\/dose|lower-ph/],
  ['chlorine too high', /targets|free-chlorine/],
  ['chlorine too high', /^\/faq#/],
  ['chlorine too low', '/calculators/dose'],
  ['no chlorine reading', /test-stay-clear/],
  ['ph too high', '/calculators/dose'],
  ['ph too low', '/calculators/dose'],
  ['ph keeps rising', '/calculators/plan'],
  ['high alkalinity', '/calculators/dose'],
  ['raise alkalinity', '/calculators/dose'],
  ['cya too high', /dilution|lower-cyanuric-acid/],
  ['lower cyanuric acid', /dilution|lower-cyanuric-acid/],
  ['calcium hardness too high', '/calculators/dilution'],
  ['salt too low', /^\/calculators\/(dose|salt-cell)/],
  ['ideal chlorine level', '/calculators/targets'],
  // what they want to do
  ['shock my pool', '/calculators/dose'],
  ['how to open my pool in spring', '/calculators/plan'],
  ['log a test', '/chemistry/log'],
  ['my plan', '/dashboard'],
  ['safe to swim', '/faq#when-can-we-swim-after-a-treatment'],
  ['swim after shocking', '/faq#when-can-we-swim-after-a-treatment'],
  ['best test kit', '/faq#strips-drops-or-photometer'],
  ['iphone app', '/faq#do-i-have-to-install-anything'],
  ['delete my account', /have-everything-deleted/],
  // a place that is named comes before what holds everywhere
  ['algae hawaii', /^\/pool-care-hawaii/],
  ['hard water las vegas', /^\/pool-services-nevada/],
  ['ph limits of public pools california', '/pool-regulations-southern-california#ca-ph-text'],
  // more slips of the finger
  ['gren water', '/calculators/plan'],
  ['claudy pool', '/calculators/plan'],
  ['chlroine too high', /targets|free-chlorine/],
  ['alkalinty low', '/calculators/dose'],
  ['cyanuirc acid high', /dilution|lower-cyanuric-acid/],
];

describe('what people type', () => {
  it.each(FIRST)('%s: comes first', (question, wanted) => {
    expect(search(question)[0]?.url).toBe(wanted);
  });

  it.each(AMONG_FIRST)('%s', (question, wanted) => {
    const first = search(question)
      .slice(0, 6)
      .map(({ url }) => url);
    const fits = (url: string) => (typeof wanted === 'string' ? url === wanted : wanted.test(url));
    expect(first.some(fits), `${question}: ${first.join(' ')}`).toBe(true);
  });

  it('finds the right article among the first three for nine of ten questions', () => {
    const questions = readFileSync(join(import.meta.dirname, 'search-questions.txt'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('|'));
    const missed = questions.filter((line) => {
      const [topic = '', question = ''] = line.split('|');
      return !search(question)
        .slice(0, 3)
        .some(({ topics }) => topics?.includes(topic));
    });
    expect(questions.length).toBeGreaterThan(120);
    expect(missed.length / questions.length, missed.join('\n')).toBeLessThan(0.1);
  });

  it('finds an article by nearly each question that it says it answers', () => {
    const asked = documents.flatMap(({ url, asks = [] }) => asks.map((ask) => ({ url, ask })));
    const isMissed = ({ url, ask }: (typeof asked)[number]) =>
      !search(ask)
        .slice(0, 3)
        .some((item) => item.url === url);
    const missed = asked.filter(isMissed);
    expect(asked.length).toBeGreaterThan(600);
    expect(missed.length, JSON.stringify(missed)).toBeLessThan(asked.length / 50);
  });

  it('answers in Spanish where there is a Spanish text', () => {
    const [first] = search('agua verde', 'es');
    expect(first).toMatchObject({ url: '/library/green-algae', language: 'es', title: expect.stringContaining('Piscina verde') as string });
    expect(first?.words).toContain('verde');
    expect(search('agua verde')[0]?.language).toBe('en');
  });

  it('shows what there is in Spanish first, with a sentence and its marks', () => {
    for (const question of ['verde', 'agua turbia', 'cómo limpio el filtro', 'ph alto', 'cuánta sal', 'bomba']) {
      const found = search(question, 'es');
      const [first] = found;
      expect(first, question).toMatchObject({ language: 'es' });
      expect(first?.words.length, question).toBeGreaterThan(0);
      expect(
        found.slice(0, 4).map(({ language }) => language),
        question,
      ).toEqual(['es', 'es', 'es', 'es']);
      for (const { excerpt, words } of found) {
        expect(excerpt, question).not.toMatch(/[\t\n]/);
        expect(words).not.toContain('verdad');
      }
    }
  });

  it('marks what was typed, or the one name of it that stands there, and nothing else', () => {
    for (const [question, allowed] of [
      ['green water', /^(green|algae)/],
      ['chlorine too high', /^(chlorine|high|low)/],
      ['ph', /^ph$/],
      ['cloudy water', /^(cloud|clear|turbid)/],
      ['my pump is loud', /^(pump|loud|nois|screech)/],
      ['fuga', /^(leak|bucket|test|crack)/],
    ] as const) {
      const found = search(question);
      expect(found.length, question).toBeGreaterThan(0);
      for (const { words, url } of found) for (const word of words) expect(word, `${question} ${url}`).toMatch(allowed);
    }
  });

  it('has words of owners for places that are there', () => {
    const there = new Set(documents.map(({ url }) => url));
    expect(Object.keys(SOUGHT_FOR).filter((url) => !there.has(url))).toEqual([]);
  });

  it('answers a stranger with nothing rather than with anything', () => {
    expect(search('zxqwv plumbus')).toEqual([]);
    expect(search('?!')).toEqual([]);
  });
});
