import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';

const ask = (question: string) => answerMessage(question, CONTEXT).answer;

describe('true or false', () => {
  it.each([
    ['True or False? Never add water to pool chemicals.', /^True\./],
    ['True or false: low pH makes water corrosive', /^True\./],
    ['True or false: chlorine gas is lighter than air.', /^False\./],
    ['True or false: cyanuric acid should be used in indoor pools', /^False\./],
    ['True or False? If the water is sparkly clear, then the water is safe for swimming.', /^False\./],
    ['True or False? If your pool smells like chlorine, you are using too much chlorine.\nA) True\nB) False', /^B\) False/],
    ['True or False: Chlorine works better at a higher pH.', /^False\./],
    ['True or false: Chlorine is most effective at low pH.', /^True\./],
    ['True or false: Low pH causes scale.', /^False\./],
    ['True or false: High calcium hardness makes water corrosive.', /^False\./],
    ['True or false: Acid raises alkalinity.', /^False\. Muriatic acid: it lowers pH and alkalinity\./],
    ['T/F: baking soda lowers alkalinity', /^False\. Baking soda: it raises/],
    ['True or false: Trichlor adds stabilizer to the water.', /^True\./],
    ['True or false: A cartridge filter is backwashed.', /^False\./],
    ['Never add water to pool chemicals.\nA) True\nB) False', /^A\) True/],
  ])('%s', (question, verdict) => {
    expect(ask(question)).toMatch(verdict);
  });

  it.each([
    'True or false, you can mix acid and chlorine in the same bucket',
    'True or False? It is safe to swim during a thunderstorm if the pool is indoors.',
  ])('never says that what is dangerous is true: %s', (question) => {
    expect(ask(question)).toMatch(/^(?:No|False)\b/);
  });

  it('gives what is known, and no verdict, where the words do not tell', () => {
    expect(ask('True or false: high pH makes chlorine more effective')).toMatch(/^As pH rises/);
  });
});
