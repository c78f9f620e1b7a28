// Kinds of questions that are known by their shape: two at once, slips, spoiled tests, a value against its range, what an amount does.
import { plan } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { answerMessage } from './answer.ts';
import { CARDS } from './knowledge/find-card.ts';
import { withEngineValues } from './knowledge/engine-values.ts';
import type { CoachContext, CoachPool } from './skills/reply.ts';
import { withWhatIsShown } from './understanding/about.ts';

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

describe('two wishes in one message', () => {
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
