// A label's amount for another volume, and what is no such question.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';

const ask = (question: string) => answerMessage(question, { ...CONTEXT, language: /[¿áéíóú]/.test(question) ? 'es' : 'en' });

describe('a label’s amount for another volume', () => {
  it.each([
    ['It takes 2 pounds of calcium chloride to raise hardness 20 ppm in 10,000 gallons. How many pounds for a 30,000 gallon pool?', 6],
    ['If the label says 2 lb treats 10,000 gallons for 1 ppm, how much raises a 30,000 gallon pool 2 ppm?', 12],
    ['How much raises 30,000 gallons by 20 ppm if 2 lb raises 10,000 gallons 10 ppm?', 12],
    ['A label calls for 12 fl oz of clarifier per 20,000 gallons. My pool is 15,000 gallons, how much?', 9],
    ['How many ounces of clarifier for my 18,000 gallon pool if the label says 8 oz per 10,000?', 14.4],
    ['4 oz per 1,000 gallons, I have 450 gallons', 1.8],
    ['Si la etiqueta dice 2 libras por cada 10,000 galones, ¿cuánto va en 25,000 galones?', 5],
  ])('%s', (question, amount) => {
    expect(ask(question).cards[0]?.value).toBeCloseTo(amount, 6);
  });

  it.each([
    'I put 2 lb of baking soda in my 10,000 gallon pool, how much more do I need for 20,000 gallons?',
    'I moved from a 10,000 gallon pool to a 20,000 gallon pool. How much acid do I need now if I used 8 oz?',
    'The label says 2 lb per 10,000 gallons. How much raises 30,000 gallons by 20 ppm?',
  ])('asks rather than scales: %s', (question) => {
    expect(ask(question).cards.filter(({ kind }) => kind === 'value')).toEqual([]);
  });
});
