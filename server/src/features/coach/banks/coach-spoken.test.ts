// Questions as people type them: label strengths without a sign, sizes without a unit, rates over time, and levels inside other words.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CONTEXT } from '../testing/context.ts';

const ask = (question: string) => answerMessage(question, CONTEXT);
const doseOf = (question: string) => ask(question).cards.find(({ kind }) => kind === 'dose');

describe('a strength from the label without a percent sign', () => {
  it.each([
    ['raise chlorine by 3 ppm, 22000 gallons, cal hypo 65', 'raise chlorine by 3 ppm, 22000 gallons, 65% cal hypo'],
    ['raise chlorine by 3 ppm, 22000 gallons, cal hypo 73', 'raise chlorine by 3 ppm, 22000 gallons, 73% cal hypo'],
    ['ph 8.2 to 7.5, TA 100, 18k gallons, 31.45 muriatic acid', 'ph 8.2 to 7.5, TA 100, 18k gallons, 31.45% muriatic acid'],
    ['ph 8.2 to 7.5, TA 100, 18k gallons, muriatic acid 14.5', 'ph 8.2 to 7.5, TA 100, 18k gallons, 14.5% muriatic acid'],
    ['chlorine from 2 to 5 in 15000 gallons with bleach 8.25', 'chlorine from 2 to 5 in 15000 gallons with 8.25% bleach'],
  ])('%s', (bare, written) => {
    expect(doseOf(bare)).toBeDefined();
    expect(doseOf(bare)).toEqual(doseOf(written));
  });

  it('takes no level for one', () => {
    expect(doseOf('raise chlorine from 2 to 10 with liquid chlorine 12000 gallons')?.inputs).toMatchObject({ from: 2, to: 10 });
  });
});

it('knows which value is wanted where only one of those named can be it', () => {
  expect(doseOf('my ph is 8.2 and TA 100, 18k gallons, how much muriatic acid to get 7.5')?.inputs).toMatchObject({
    parameter: 'ph',
    to: 7.5,
  });
});

it.each([
  ['pool 20 by 40, 4 to 8 deep how many gallons', 35_906],
  ['kidney shape pool 16x32 avg depth 5 ft how many gallons', 17_235],
  ['16 by 32 pool with a depth of 5 feet, how many gallons', 19_149],
])('reads the size in %s', (question, gallons) => {
  const { value = 0 } = ask(question).cards[0] ?? {};
  expect(Math.abs(value / 3.785411784 - gallons)).toBeLessThan(0.01 * gallons);
});

it.each([
  ['convert 2.5 quarts to fluid ounces', '80 fl oz'],
  ['convert 3 cups to ml', '709.8 mL'],
  ['two turnovers a day 18000 gallons 40 gpm how many hours', '15 hours'],
  ['3 turnovers of 12000 gallons at 50 gpm how many hours', '12 hours'],
])('%s: %s', (question, says) => expect(ask(question).answer).toContain(says));

describe('what an amount does is no dose', () => {
  it('of tablets over time', () => {
    const { answer, cards } = ask('if my pool is 12k gal and I have 3 inch tabs 2 per week how much does cya go up in a month');
    expect(cards.map(({ kind }) => kind)).toEqual(['value']);
    expect(answer).toMatch(/^About 23\.\d ppm of stabilizer/);
    expect(ask('2 tabs a week in 12000 gallons, how much cya in 4 weeks').answer).toMatch(/^About 21\.\d ppm/);
  });
  it('asks where the amount is missing', () => {
    const { abstained, cards } = ask('how much does my alkalinity go up with baking soda in 12000 gallons');
    expect([abstained, cards]).toEqual([true, []]);
  });
  it('names what was asked first, and the strength it assumed', () => {
    expect(ask('if i put one 8 oz trichlor tab in 10,000 gallons how much cya does it add').answer).toMatch(
      /^It raises stabilizer by 3\.\d+ ppm/,
    );
    expect(ask('3/4 cup bleach in 300 gal hot tub how much ppm').answer).toMatch(/^At a strength of 12\.5%/);
  });
});

it.each([
  ['ph 7.2 cl 0.5 can kids swim', /^No\./],
  ['is it ok to swim with chlorine at 30 and cya 50 ph 7.5', /^No\./],
  ['puedo nadar con cloro en 0.5 y ph 7.5', /^No\./],
])('judges the level in %s', (question, says) => expect(ask(question).answer).toMatch(says));

it.each([
  ["what's the difference between dichlor and trichlor", /tablets/],
  ['cual es el mejor nivel de ph', /pH/],
  ['what is a good salt level for a swg', /2,700|2700/],
  ['what temp should hot tub be at', /104/],
])('answers %s about the thing that was named', (question, says) => expect(ask(question).answer).toMatch(says));

it.each([
  ['my hot tub smells', /purge/],
  ['water is clear but chlorine drops overnight', /more than 1 ppm/],
  ['baby pooped in the pool', /^Close the pool/],
  ['kid threw up in the pool', /^Close the pool/],
  ['my calcium hardness is 600 is that a problem', /^That's high/],
  ['que pasa si el ph esta en 8.4', /alto/],
  ['do i need to run pump 24 hours', /turnover/],
  ['is it safe?', /free chlorine, pH/],
  ['is the water safe', /free chlorine, pH/],
  ['what is salt?', /makes chlorine out of salt/],
  ['what is chlorine', /kills germs/],
])('answers what troubles: %s', (question, says) => expect(ask(question).answer).toMatch(says));

it('reads an arrow as from and to, after “add” too', () => {
  expect(doseOf('add stabilizer 20 -> 35 ppm, 14k gal')?.inputs).toMatchObject({ from: 20, to: 35 });
});

it.each([
  ['¿Cuánto pH debo tener?', '7.2'],
  ['cuanta alcalinidad debe tener mi alberca', '70'],
  ['how much stabilizer should i have', '30'],
])('names the range, and no dose, for %s', (question, says) => {
  const { answer, cards } = ask(question);
  expect(answer).toContain(says);
  expect(cards.map(({ kind }) => kind)).toEqual(['value']);
});
