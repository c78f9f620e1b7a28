// When the last test of the pool is said, and in figures that people use.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { backyard } from '../testing/backyard.ts';
import { countText, hoursText, levelFigure } from '../skills/numbers.ts';

const own = /at its last test|En el último análisis de/;
const ask = (message: string, lastAnswer?: string) =>
  answerMessage(message, { ...backyard(), ...(lastAnswer === undefined ? {} : { lastAnswer }) }).answer;

describe('the last test of the pool', () => {
  it.each(['my pool is green', 'why is my water cloudy?', 'the pool smells of chlorine', 'mi piscina está verde'])(
    'is said to “%s”',
    (message) => {
      expect(ask(message)).toMatch(own);
    },
  );

  it.each([
    'is there a leak? I lose an inch a day',
    "my pump hums and won't start",
    'my dog swims in the pool',
    'my pressure gauge reads high',
    'my salt cell says low salt',
    'there is foam on the water',
    'there are brown stains on the plaster',
    'la bomba zumba y no prende',
  ])('is not said to “%s”', (message) => {
    expect(ask(message)).not.toMatch(own);
  });

  it('is not said twice in a row', () => {
    const first = ask('my pool is green');
    expect(ask('why is my water cloudy?', first)).not.toMatch(own);
    expect(ask('why is my water cloudy?', 'Something else.')).toMatch(own);
  });
});

describe('a figure', () => {
  it('is a fraction where that is as good, and otherwise has one decimal', () => {
    expect([2.21, 4.98, 0.5, 3.6, 12].map((value) => countText(value))).toEqual(['2¼', '5', '½', '3.6', '12']);
    expect(hoursText(4.98)).toBe('about 5 hours');
    expect([8.832, 0.35, 16].map((value) => levelFigure(value))).toEqual(['8.8', '0.35', '16']);
  });

  it('is measured with spoons where no scale shows it', () => {
    expect(ask('how much dichlor to raise chlorine by 3 in 300 gallons')).toMatch(/0\.22 oz \(about 1¼ tsp\)/);
    expect(ask('¿cuánto dicloro para subir 3 ppm el cloro en 300 galones?')).toMatch(/0\.22 oz \(unas 1¼ cdta\)/);
    expect(ask('how much baking soda to raise alkalinity by 10 in 15,000 gallons')).not.toMatch(/tsp/);
  });

  it('of the pool’s own pump and chlorine is as fine as the test or the clock', () => {
    expect(ask('how long does one turnover take?')).toMatch(/about 5 hours \(15,000 gallons at \d+ gpm\)/);
    expect(ask('how do I lower chlorine fast?')).toMatch(/add anything: 8\.9 ppm/);
    expect(ask('How long does one turnover of 24,000 gallons take at 47 gpm?')).toMatch(/8\.51 hours/);
  });
});
