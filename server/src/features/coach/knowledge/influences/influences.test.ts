// What does what to the water: yes or no with its reason, and the usual causes.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';
import { INFLUENCES } from './influences.ts';

const ask = (message: string) => answerMessage(message, CONTEXT).answer;
const enEspanol = (message: string) => answerMessage(message, { ...CONTEXT, language: 'es' }).answer;

describe('what one thing does to a value', () => {
  it.each([
    ['Does algaecide lower chlorine?', /^Yes\..*use up some chlorine/],
    ['Does acid lower chlorine?', /^No\./],
    ['Does CYA evaporate?', /^No\./],
    ['Does salt evaporate?', /^No.*stays behind/],
    ['Does rain lower alkalinity?', /^Yes\..*dilutes/],
    ['Does liquid chlorine raise CYA?', /^No\./],
    ['Does cal-hypo raise calcium?', /^Yes\..*brings calcium/],
    ['Does shocking raise pH?', /^For a while\./],
    ['Do tablets lower pH?', /^Yes\..*acidic/],
    ['How does rain affect pH?', /^It falls\./],
    ['What does baking soda do to chlorine?', /^Hardly at all\./],
    ['Does a salt system use up salt?', /^No\./],
    ['Does a cover reduce chlorine use?', /^Under a cover less is lost/],
  ])('%s', (question, answer) => {
    expect(ask(question)).toMatch(answer);
  });

  it.each([
    ['¿La lluvia baja el pH?', /^Sí\./],
    ['¿El alguicida baja el cloro?', /^Sí\./],
  ])('%s', (question, answer) => {
    expect(enEspanol(question)).toMatch(answer);
  });
});

it.each([
  ['Why is my alkalinity rising?', /baking soda.*Acid lowers it/],
  ['Why is my stabilizer so high?', /trichlor tablets.*Only replacing water/],
  ['Why does my salt keep dropping?', /leak.*The cell uses none up/],
])('lists the usual causes: %s', (question, answer) => {
  expect(ask(question)).toMatch(answer);
});

it.each([
  'what does cyanuric acid actually do',
  'how much acid lowers pH from 8 to 7.5 in 10,000 gallons',
  'why is my salt cell reading low salt',
])('leaves “%s” to others', (question) => {
  expect(ask(question)).not.toMatch(/^(?:Yes|No|Hardly|Usual causes)/);
});

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
it.each(INFLUENCES.filter(({ en }) => !/with refilling|leaves/.test(en)).map(({ en, es, names }) => [en, es, names] as const))(
  'finds %s by its own name in both languages',
  (en, es, names) => {
    expect(folded(en)).toMatch(names);
    expect(folded(es)).toMatch(names);
  },
);
