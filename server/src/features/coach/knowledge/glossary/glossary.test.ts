// The meaning of a word, however it is asked for, and only where nothing else is asked.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';
import { LAGOON } from '../../testing/lagoon.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import { TERMS } from './glossary.ts';

const ask = (message: string, context = CONTEXT) => answerMessage(message, context).answer;

describe('the meaning of a word', () => {
  it.each(TERMS.map(([names, en, es]) => [names.split('|')[0] ?? '', en, es] as const))('%s', (name, en, es) => {
    expect(ask(`What is ${name}?`)).toBe(en);
    expect(answerMessage(`what is ${name}`, { ...CONTEXT, language: 'es' }).answer).toMatch(
      new RegExp(`^(?:${escaped(en)}|${escaped(es)})$`),
    );
  });

  it.each([
    ['What does DE stand for?', /diatomaceous earth/],
    ['whats a multiport valve', /where the water goes/],
    ['How does a heat pump work?', /out of the air/],
    ['What is the purpose of an air relief valve?', /lets out trapped air/],
    ['explain cavitation', /starved of water/],
    ['What does CT mean in pool water?', /times minutes/],
    ['What is secondary drowning?', /medical help at once/],
    ["What's the difference between a skimmer and a main drain?", /waterline.*deepest point/],
    ['What is the difference between DPD and OTO?', /free and total.*only total chlorine/],
  ])('%s', (question, answer) => {
    expect(ask(question)).toMatch(answer);
  });

  it.each([
    ['What is the floating flap in the mouth of the skimmer called?', /^The weir/],
    ['What is the physical process of removing suspended particles from the water called?', /^Filtration/],
    ['What is the equation for the surface area of a circular pool?', /3\.14 × radius/],
  ])('finds the word for what is described: %s', (question, answer) => {
    expect(ask(question)).toMatch(answer);
  });

  it.each([
    ['¿Qué es la cavitación?', /le falta agua/],
    ['¿Para qué sirve el skimmer?', /superficie/],
    ['¿Cómo funciona una bomba de calor?', /calor del aire/],
  ])('%s', (question, answer) => {
    expect(answerMessage(question, { ...CONTEXT, language: 'es' }).answer).toMatch(answer);
  });

  it('leaves a question about the own pool to the pool', () => {
    expect(ask('What is my salt level?', LAGOON)).not.toBe(ask('What is salt chlorine generator?'));
    expect(ask('How much muriatic acid lowers pH from 8.0 to 7.5 in 10,000 gallons?')).toMatch(/fl oz/);
  });

  it('has each name once', () => {
    const names = TERMS.flatMap(([all]) => all.split('|'));
    expect(names).toEqual([...new Set(names)]);
  });
});

it.each(['small', 'shell', 'price', 'swimmer', 'drowning', 'sink', 'strainer', 'barato', 'bloqueador', 'string', 'wall'])(
  'takes “%s” for no slip',
  (word) => {
    expect(withoutTypos(word)).toBe(word);
  },
);

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
