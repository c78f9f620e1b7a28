// Kinds of questions that are known by their shape: two at once, slips, spoiled tests, a value against its range, what an amount does.
import { plan } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CARDS } from '../knowledge/find-card.ts';
import { withEngineValues } from '../knowledge/engine-values.ts';
import type { CoachContext, CoachPool } from '../skills/reply.ts';
import { withWhatIsShown } from '../understanding/about.ts';

const NOW = new Date('2026-07-14T16:00:00Z');
const TAKEN_AT = '2026-07-14T12:00:00Z';
const traits = { volumeL: 60_566, kind: 'pool', sanitizer: 'chlorine', setting: 'outdoor', surface: 'plaster' } as const;
const water = { freeChlorinePpm: 2.5, ph: 7.8, alkalinityPpm: 110, hardnessPpm: 300, cyanuricAcidPpm: 45, temperatureC: 27 };
const measuredAt = Object.fromEntries(Object.keys(water).map((name) => [name, TAKEN_AT]));
const LAGOON = {
  id: 'p1',
  name: 'Lagoon',
  traits,
  shelf: [],
  pumpFlowLpm: 170,
  plan: { ...plan({ pool: traits, water, measures: 'us', at: NOW.toISOString() }), water, measuredAt },
  readings: [{ takenAt: TAKEN_AT, ...water }],
  treatments: [],
  tasks: [],
  equipment: [],
} as unknown as CoachPool;
const context: CoachContext = {
  language: 'en',
  measures: 'us',
  personality: 'friendly',
  now: NOW,
  timeZone: 'America/New_York',
  pool: LAGOON,
};
const ask = (message: string, earlier: string[] = []) => answerMessage(message, context, earlier);
const dosesOf = (message: string, earlier: string[] = []) =>
  ask(message, earlier).cards.flatMap(({ kind, productId, inputs }) => (kind === 'dose' ? [[productId, inputs['to']]] : []));

describe('what only carries a new part', () => {
  const general = (message: string, earlier: string[] = []) => {
    const { pool: _pool, ...noPool } = context;
    return answerMessage(message, noPool, earlier);
  };
  it.each<[before: string, after: string, whole: string]>([
    [
      'how much 10% bleach to raise fc from 1 to 4 in 10,000 gallons',
      'and with cal hypo 65?',
      'how much 65% cal hypo to raise fc from 1 to 4 in 10,000 gallons',
    ],
    ['how much baking soda for TA 60 to 90 in 15k gallons', 'make that 70', 'how much baking soda for TA 60 to 70 in 15k gallons'],
    ['how much baking soda for TA 60 to 90 in 15k gallons', 'no, 100', 'how much baking soda for TA 60 to 100 in 15k gallons'],
    ['raise my chlorine by 4', '10% liquid, 14,000 gal', 'raise my chlorine by 4 with 10% liquid chlorine in 14,000 gal'],
    ['ph 8 to 7.5, 15000 gal, TA 100, muriatic 31.45', 'the 14.5 one', 'ph 8 to 7.5, 15000 gal, TA 100, 14.5% muriatic'],
    ['how many hours for a turnover at 40 gpm, 24,000 gal', 'two turnovers?', 'two turnovers at 40 gpm, 24,000 gal, how many hours'],
  ])('%s >> %s', (before, after, whole) => {
    const [asked, wanted] = [general(after, [before]), general(whole)];
    expect(wanted.abstained).toBe(false);
    expect(asked.cards).toEqual(wanted.cards);
  });

  it('keeps a corrected volume apart from what is wanted', () => {
    const { cards } = general('actually 15,000', ['salt 2500 to 3200 in 20,000 gal']);
    expect(cards[0]?.inputs).toMatchObject({ from: 2500, to: 3200, volumeL: 15_000 * 3.785411784 });
  });

  it('takes no number of tablets for a level', () => {
    expect(general('four 3-inch tabs in 15,000 gal, how much cya total').cards.filter(({ kind }) => kind === 'dose')).toEqual([]);
  });

  it.each([
    ['get chlorine to 7 from 2 w/ 12.5 in 18,000 gal', 2, 7],
    ['how much shock (cal hypo 65) to take 15k to 10 ppm from 1', 1, 10],
    ['cuantas onzas de cloro al 12.5 para subir de 1 a 3 en 12 mil galones', 1, 3],
  ])('%s', (question, from, to) => {
    expect(general(question).cards[0]?.inputs).toMatchObject({ from, to });
  });

  it('takes a smell of gas and dizziness for an emergency', () => {
    expect(general('chlorine gas smell from the pump room, dizzy').cards[0]?.kind).toBe('safety');
  });

  it('takes no amount of a product for a new part', () => {
    const { cards } = general('5 gallons of bleach', ['how much 10% bleach to raise fc from 1 to 4 in 10,000 gallons']);
    expect(cards.filter(({ kind }) => kind === 'dose')).toEqual([]);
  });

  it('gives an amount again in another unit', () => {
    expect(general('in kg?', ['need salt from 2000 to 3200 in 18k gal']).answer).toContain('81.8 kg');
  });
});

describe('a unit in another', () => {
  it.each([
    ['104F in celsius', '40 °C'],
    ['1.5 gal to fl oz', '192 fl oz'],
    ['20 m3 to liters', '20,000 liters'],
    ['2.5 lb in ounces', '40 oz'],
    ['90 F a centigrados', '32.2 °C'],
  ])('%s', (question, wanted) => {
    expect(ask(question).answer).toContain(wanted);
  });
});

describe('two wishes in one message', () => {
  it('gives each product to the value that it changes', () => {
    const { cards } = ask('raise fc 2 to 5 and drop ph 8 to 7.5, 15k gal, TA 90, 10% bleach and 31.45% acid');
    expect(cards.map(({ productId, inputs }) => [productId, inputs['strengthPercent'], inputs['to']])).toEqual([
      ['liquid-chlorine', 10, 5],
      ['muriatic-acid', 31.45, 7.5],
    ]);
  });

  it('keeps two values apart that are named with one verb', () => {
    const { cards } = ask('raise TA from 60 to 80 and CH from 150 to 250 in 12,000 gallons');
    const litres = 12_000 * 3.785411784;
    expect(cards.map(({ productId, inputs }) => [productId, inputs['to'], inputs['volumeL']])).toEqual([
      ['baking-soda', 80, litres],
      ['calcium-chloride', 250, litres],
    ]);
  });

  it('doses for the volume that it has just worked out', () => {
    const { cards } = ask('20 by 40, 4 to 8 deep, how many gallons and how much salt to get it from 0 to 3200');
    expect(cards.map(({ kind }) => kind)).toEqual(['volume', 'dose']);
    expect(cards[1]?.inputs['volumeL']).toBe(cards[0]?.value);
  });

  it.each<[question: string, wanted: unknown]>([
    ['raise fc 2 ppm and lower ph to 7.4, 15k gal, ph is 7.8 ta 90', [['liquid-chlorine', expect.any(Number)], ['muriatic-acid', 7.4]]],
    ['lower my ph to 7.4 and raise alkalinity to 120', [['muriatic-acid', 7.4], ['baking-soda', 120]]],
    ['necesito bajar el ph a 7.4 y subir la alcalinidad a 120', [['muriatic-acid', 7.4], ['baking-soda', 120]]],
  ])('%s', (question, wanted) => {
    expect(dosesOf(question), ask(question).answer).toEqual(wanted);
  }); // prettier-ignore

  it('answers two questions, and one that only repeats the first once', () => {
    const both = ask('what should my ph be and how much acid do I need to get there');
    expect(both.answer).toMatch(/7\.2 (?:and|to) 7\.8[\s\S]*muriatic acid/);
    expect(ask('what is my chlorine at and is that enough?').answer).toMatch(/^It's low.*2\.5 ppm/);
  });

  it('keeps what was said between', () => {
    const earlier = ['use dry acid instead', 'how much acid to go from 7.8 to 7.4'];
    expect(ask('for 20,000 gallons', earlier).cards[0]).toMatchObject({
      productId: 'dry-acid',
      inputs: { volumeL: expect.closeTo(75_708, 0) },
    });
  });
});

describe('no dose where none is asked for', () => {
  it.each<[question: string, says: RegExp]>([
    ['I used soda ash instead of baking soda by mistake, what happens to ph', /pushes pH up/],
    ['poured two gallons of acid in by accident', /heater off/],
    ['my son dumped the whole jug of algaecide in', /foam/],
    ['me pasé de sal', /cambiando agua/],
    ['the chlorine test flashes pink and goes clear', /very high chlorine/],
    ['ph drops turned purple after I shocked', /reads too high/],
    ['ph keeps dropping, I use tabs', /Tablets do that/],
    ['can we get back in right after I add acid', /30 minutes after acid/],
    ['how long between shock and algaecide', /one at a time/],
    ['se puede echar cloro y alguicida el mismo día', /uno a la vez/],
    ['is 40 psi too high for my filter', /no single right number/],
    ['chlorine is 8, how do I bring it down?', /don't need to add anything/],
    ['it smells of gas by the pool heater', /gas company or 911/],
    ['what is the best time to add chlorine', /^In the evening/],
    ['mi prueba de cloro se puso rosa y luego se aclaró', /cloro muy alto/],
    ['do I have to drain to fix high CYA', /Only replacing water/],
  ])('%s', (question, says) => {
    const { answer, cards } = ask(question);
    expect(answer).toMatch(says);
    expect(cards.filter(({ kind }) => kind === 'dose' || kind === 'swim')).toEqual([]);
  });
});

describe('numbers', () => {
  it.each<[question: string, says: RegExp]>([
    ['how much DE goes back in after a backwash, 48 sq ft filter', /3\.84 lb.*4\.8 lb/],
    ["I've got 10,500 gallons and a half-gallon of 10% chlorine, what's that do to my FC", /4\.76 ppm/],
    ['what would 3 lb of 73% cal hypo do in 22,000 gal', /11\.9 ppm/],
    ['if I swap out a third of my water at CH 540 and fill is 150, what will it be', /410 ppm/],
    ['FC was 6 to 2 in 9,500 gallons, get it back to 6 with 12.5% chlorine', /39 fl oz/],
    ['pump uses 1.1 kW 9 hrs a day at 31 cents, monthly cost', /\$92\.07/],
    ['how long to heat 400 gal spa from 65 to 102 w/ 5.5 kw heater', /6\.58 hours/],
    ['1/2 inch a day in a 15x30 pool how many gallons is that', /140 gallons/],
    ['how many 3 inch tabs for 15,000 gal', /3\.6 ppm/],
    ['is 220 ppm of calcium too low for plaster', /low.*250 to 450/],
    ['can I run a salt pool at 2000 ppm', /low.*2,700 to 3,600/],
    ['¿está bien un pH de 7.3?', /bien.*7\.2 a 7\.8/],
  ])('%s', (question, says) => {
    expect(ask(question).answer).toMatch(says);
  });

  it('says how long one may swim after something was added, and not how long a turnover takes', () => {
    expect(ask('how long after adding baking soda can we go in').answer).not.toMatch(/turnover/);
  });
});

describe('next to the values of a strip', () => {
  const about = 'My strip shows free chlorine 0 ppm, pH 7.8, total alkalinity 90 ppm, cyanuric acid 60 ppm.';

  it('speaks of those values, and not of the last saved test', () => {
    expect(ask(withWhatIsShown('can we swim?', about)).answer).toMatch(/^No\./);
    expect(ask(withWhatIsShown('what should I add?', about)).answer).toMatch(/Lagoon \(16,000 gallons\) today/);
    expect(ask(`${about} What should I add today?`).cards[0]).toMatchObject({ productId: 'liquid-chlorine' });
  });

  it('leaves questions about something else alone', () => {
    expect(withWhatIsShown('how do I clean a filter?', about)).toBe('how do I clean a filter?');
    expect(withWhatIsShown('raise pH from 7.0 to 7.4', about)).toBe('raise pH from 7.0 to 7.4');
    expect(withWhatIsShown('can we swim?', 'What should I know about “Foam”?')).toBe('can we swim?');
  });
});

it('takes the ranges of the cards from the engine', () => {
  expect(CARDS.filter(({ en, es }) => /[{}]/.test(en + es))).toEqual([]);
  expect(CARDS.find(({ id }) => id === 'cya-salt')?.en).toContain('70 to 80 ppm');
  expect(() => withEngineValues('{luck}', 'en')).toThrow('luck');
});
