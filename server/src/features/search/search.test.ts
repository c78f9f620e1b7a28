import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { CELL, excerptOf, inOneLine } from './search-excerpt.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearch } from './search.ts';
import { dangerIn } from './search-dangers.ts';
import { stateOf } from './search-places.ts';
import { readQuestion, stem } from './search-words.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp({ doors: [searchRoutes] });
});
afterAll(() => house.close());

const ask = (q: string) => house.browser().get(`/api/search?q=${encodeURIComponent(q)}`);

describe('GET /api/search', () => {
  it('answers anybody, best first, with the place on the page and the words that were found', async () => {
    const { status, body } = await ask('What is the highest safe temperature for a hot tub?');
    expect(status).toBe(200);
    const items = body.items as unknown as { kind: string; url: string; title: string; excerpt: string; words: string[] }[];
    expect(items.length).toBeGreaterThan(1);
    expect(items.length).toBeLessThanOrEqual(20);
    expect(items[0]).toMatchObject({
      kind: 'question',
      url: '/faq#what-is-the-highest-safe-temperature-for-a-hot-tub',
      title: 'What is the highest safe temperature for a hot tub?',
    });
    expect(items[0]?.words).toEqual(expect.arrayContaining(['hot', 'tub', 'temperature']));
    expect(items[0]?.excerpt).toContain('104 °F');
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses %j with a sentence', async (q) => {
    const { status, body } = await ask(q);
    expect(status).toBe(400);
    expect(body['fields']).toHaveProperty('q');
  });

  it.each(['<script>alert(1)</script>', "' or 1=1 --", '%', '☂', '*', 'a\tb\u202e', 'a'.repeat(200)])('takes %j as words', async (q) => {
    expect((await ask(q)).status).toBe(200);
  });
});

describe('short names of the trade', () => {
  const first = async (q: string) => ((await ask(q)).body.items as unknown as { url: string }[])[0]?.url;
  it.each([
    ['/library/testing', ['orp', 'redox', 'oxidation-reduction potential', 'mV', 'tds', 'total dissolved solids', 'ppm', 'mg/L']],
    ['/library/testing', ['potencial de oxidación', 'sólidos disueltos', 'partes por millón']],
    ['/library/saturation-index', ['csi', 'lsi', 'ISL', 'índice de Langelier']],
    ['/library/free-chlorine', ['fc', 'cloro libre']],
    ['/library/combined-chlorine', ['cc', 'cloraminas']],
    ['/library/alkalinity', ['ta', 'alcalinidad']],
    ['/library/cyanuric-acid', ['cya', 'estabilizador']],
    ['/library/salt-systems', ['swg', 'swcg']],
    ['/library/borates', ['borates', 'boratos']],
  ])('lead to %s: %j', async (url, names) => {
    expect(await Promise.all(names.map(first))).toEqual(names.map(() => url));
  });
  it.each(['ch', 'dureza'])('%s is found under calcium hardness', async (q) => {
    const { body } = await ask(q);
    const urls = (body.items as unknown as { url: string }[]).slice(0, 2).map(({ url }) => url);
    expect(urls).toContain('/library/calcium-hardness');
  });
});

describe('the words of a question', () => {
  it.each([
    ['tests', 'testing'],
    ['tested', 'test'],
    ['swimming', 'swims'],
    ['draining', 'drain'],
    ['fences', 'fencing'],
    ['cloudy', 'cloudiness'],
    ['bodies', 'body'],
    ['boxes', 'box'],
  ])('%s and %s are one word', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each(['gas', 'his', 'bus', 'ph', 'analysis'])('%s keeps its ending', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('know the other names of a thing, and only where all its words stand together', () => {
    const alikeOf = (text: string) => readQuestion(text).flatMap(({ alike }) => alike);
    expect(alikeOf('CYA')).toEqual(expect.arrayContaining(['cyanuric', 'stabilizer', 'conditioner']));
    expect(alikeOf('my pool is green')).toContain('algae');
    expect(alikeOf('green fence')).not.toContain('algae');
    expect(readQuestion('how much salt is it').map(({ word }) => word)).toEqual(['salt']);
  });
});

describe('what a question names', () => {
  it('is a pool, whether it is called a swimming pool or slips', () => {
    const words = (text: string) => readQuestion(text).map(({ word }) => word);
    expect(words('swimming pool stabilizer')).toEqual(['stabilizer']);
    expect(words('swiming pools stabilizer')).toEqual(['stabilizer']);
    expect(words('swimming after shock')).toEqual(['swimming', 'shock']);
  });

  it.each([
    ['fence miami', 'florida'],
    ['/pool-regulations-southern-california#ca-ph-text', 'california'],
    ['Las Vegas drain', 'nevada'],
    ['rules in St. Petersburg', 'florida'],
    ['leyes del condado de Clark', 'nevada'],
    ['pool in Mesa, AZ', 'arizona'],
    ['sal de mesa', undefined],
    ['20 fl oz', undefined],
    ['green pool', undefined],
  ])('%s is about %s', (text, state) => {
    expect(stateOf(text)).toBe(state);
  });
});

describe('a current in the water', () => {
  it.each([
    'tingling shock when touching water',
    'electric shock',
    'zap',
    'the water buzzes',
    'pool shocked me',
    'got a little shock off the handrail',
    'feels electric when I touch the ladder... feel electricity',
    'me da toques',
    'la escalera me dio un toque',
    'corriente en el agua',
    'siento cosquilleo',
  ])('is felt: %s', (question) => {
    expect(dangerIn(question)).toBeDefined();
  });

  it.each([
    'shock my pool',
    'how long after shock can we touch the water',
    'pump is buzzing',
    'electric pool heater cost',
    'electricity cost of the pump',
    'no toques el cloro',
    'contra corriente',
    'the pool was shocked yesterday',
  ])('is not felt: %s', (question) => {
    expect(dangerIn(question)).toBeUndefined();
  });

  it('comes before what the words mean otherwise, which follows', () => {
    const page = (url: string, title: string, text: string) => ({ kind: 'page' as const, url, title, keywords: '', text });
    const found = createSearch([page('/shock', 'How to shock', 'Shock the water.'), page('/out', 'Stay out', 'If it tingles, stay out.')])(
      'shocked me when I touched the water',
    );
    expect(found.map(({ url }) => url)).toEqual(['/out', '/shock']);
  });
});

describe('the list', () => {
  const page = (url: string, title: string, text: string) => ({ kind: 'page' as const, url, title, keywords: '', text });

  it('takes another name of several words only where all of them stand, and marks the words that were asked for', () => {
    const found = createSearch([
      page('/algae', 'Green algae', 'Brush black algae.'),
      page('/rules', 'Pool rules', 'A black line in a pool.'),
      page('/mustard', 'Mustard', 'Algae again.'),
    ])('green water');
    expect(found.map(({ url }) => url)).toEqual(['/algae', '/mustard']);
    expect(found.map(({ words }) => words)).toEqual([['green'], ['algae']]);
  });

  it('takes no short word for the beginning of another one', () => {
    const search = createSearch([page('/green', 'Agua verde', 'Agua verde.'), page('/truth', 'La verdad', 'De verdad, agua.')]);
    expect(search('verde').map(({ url }) => url)).toEqual(['/green']);
    expect(search('evaporate').length + createSearch([page('/e', 'Evaporation', 'Evaporation.')])('evaporate').length).toBe(1);
  });

  it('puts what is about the named state before what names it in passing', () => {
    const article = {
      kind: 'article' as const,
      url: '/library/drain',
      keywords: '',
      title: 'When to drain',
      text: 'Drain laws, as in Nevada.',
    };
    const rule = {
      kind: 'rules' as const,
      url: '/pool-regulations-nevada',
      keywords: '',
      title: 'Pool rules',
      text: 'Where you may drain, by law.',
    };
    const filler = page('/other', 'Pumps', 'A pump.');
    expect(createSearch([article, rule, filler])('drain law nevada')[0]?.url).toBe('/pool-regulations-nevada');
    const inSpanish = { ...article, es: { title: 'Cuándo vaciar', text: 'Vaciar y las leyes, como en Nevada.' } };
    const search = createSearch([inSpanish, rule, filler]);
    expect(search('leyes para vaciar en henderson', 'es').map(({ url }) => url)).toEqual(['/pool-regulations-nevada', '/library/drain']);
    expect(search('leyes para vaciar', 'es')[0]?.url).toBe('/library/drain');
  });

  it('takes no short word for another one, but a missing double letter and slips in longer words', () => {
    const search = createSearch([
      page('/box', 'La caja', 'Cada caja.'),
      page('/green', 'Green', 'Green.'),
      page('/cloudy', 'Cloudy', 'Cloudy.'),
    ]);
    expect(search('cara')).toEqual([]);
    expect(search('ceja')).toEqual([]);
    expect(search('gren')[0]?.url).toBe('/green');
    expect(search('claudy')[0]?.url).toBe('/cloudy');
    expect(search('cluody')[0]?.url).toBe('/cloudy');
  });

  it('finds by other names: what floats there, what smells, and the sign of the element', () => {
    const search = createSearch([
      page('/accident', 'Poop or a dead animal', 'Feces. An animal.'),
      page('/gas', 'Hydrogen sulfide', 'From the well.'),
      page('/smell', 'The smell', 'It smells.'),
      page('/chlorine', 'Chlorine', 'Chlorine.'),
      page('/cloudy', 'Cloudy', 'Clear it with a clarifier.'),
    ]);
    const first = (question: string) => search(question)[0]?.url;
    for (const word of ['caca', 'popó', 'heces', 'excremento', 'vómito', 'dead frog', 'se murió una rana', 'rata muerta'])
      expect(first(word), word).toBe('/accident');
    expect(first('smells like rotten eggs')).toBe('/gas');
    expect(first('huele a huevo podrido')).toBe('/gas');
    expect(first('cl')).toBe('/chlorine');
    expect(first('cuánto tiempo dura el clarificador')).toBe('/cloudy');
  });

  it('answers small words alone with nothing', () => {
    const search = createSearch([page('/a', 'The pool', 'What is the water, and how is it?')]);
    for (const words of ['the', 'what is it', 'de la que', 'how to do this']) expect(search(words), words).toEqual([]);
    expect(search('pool')).toHaveLength(1);
  });

  it('puts what can be read in Spanish first, and marks the words of the language that it shows', () => {
    const english = page('/filter', 'Filter filter', 'Clean the filter.');
    const both = { ...page('/both', 'Pumps', 'A pump with a filter.'), es: { title: 'Bombas', text: 'Una bomba con filtro.' } };
    const search = createSearch([english, both]);
    expect(search('filtro').map(({ url }) => url)).toEqual(['/both', '/filter']);
    expect(search('filtro', 'es').map(({ url, language, words }) => [url, language, words])).toEqual([
      ['/both', 'es', ['filtro']],
      ['/filter', 'en', ['filter']],
    ]);
    expect(search('filter').find(({ url }) => url === '/both')?.words).toEqual(['filter']);
    expect(search('filtro').find(({ url }) => url === '/both')?.words).toEqual(['filter']);
  });

  it('puts an English page first that answers all of a Spanish question of which the Spanish page answers a part', () => {
    const part = { ...page('/part', 'Rain', 'Rain in Florida.'), es: { title: 'Lluvia', text: 'Lluvia en Florida.' } };
    const found = createSearch([part, page('/rules', 'Fence', 'A fence in Florida.')])('cerca florida', 'es');
    expect(found[0]?.url).toBe('/rules');
  });

  it('holds at most three places of one page', () => {
    const parts = [1, 2, 3, 4, 5].map((part) => page(`/long#${part}`, `Filter ${part}`, 'Clean the filter.'));
    const found = createSearch([...parts, page('/other', 'Pumps', 'A filter and a pump.')])('filter');
    expect(found.filter(({ url }) => url.startsWith('/long')).length).toBe(3);
    expect(found.map(({ url }) => url)).toContain('/other');
  });

  it('puts the answer to the whole question first', () => {
    const found = createSearch([page('/a', 'Filter filter filter', 'Filter.'), page('/b', 'Backwash', 'When to backwash a sand filter.')])(
      'backwash sand filter',
    );
    expect(found[0]?.url).toBe('/b');
  });

  it('shows the sentence with the match, and cuts a long one at a word', () => {
    const words = new Set([stem('chlorine')]);
    expect(excerptOf('Rain falls. Chlorine goes. It is gone.', words)).toBe('Chlorine goes. It is gone.');
    const table = `Pools lose water. Rain helps.\nChlorine${CELL}\nChlorine${CELL}2 ppm${CELL}\nKeep chlorine up.\nNo more.`;
    expect(excerptOf(table, words)).toBe('Keep chlorine up. No more.');
    expect(excerptOf(table, new Set([stem('pools')]))).toBe('Pools lose water. Rain helps.');
    expect(excerptOf(`pH${CELL}7.5${CELL}`, new Set([stem('ph')]))).toBe('pH: 7.5.');
    expect(inOneLine(table)).toBe('Pools lose water. Rain helps. Chlorine. Chlorine: 2 ppm. Keep chlorine up. No more.');
    const long = excerptOf(`${'Much water '.repeat(60)}.`, words);
    expect(long.length).toBeLessThan(260);
    expect(long).toMatch(/ …$/);
  });
});
