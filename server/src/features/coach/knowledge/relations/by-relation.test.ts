// Choices between products, events and values are decided by what moves what, whatever the verb.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';

const choose = (question: string, ...choices: string[]): string =>
  answerMessage(`${question}\n${choices.map((choice, index) => `${'ABCD'[index]}) ${choice}`).join('\n')}`, CONTEXT).answer;

describe('what moves what', () => {
  it.each([
    ['Which chlorine keeps nudging my calcium north?', ['trichlor', 'bleach', 'dichlor', 'cal-hypo'], /^D\)/],
    ['Which of these tugs the pH down hardest?', ['sodium hypochlorite', 'trichlor', 'cal-hypo', 'dichlor'], /^B\)/],
    ['With a salt cell on the pool, which reading tends to wander up?', ['pH', 'cyanuric acid', 'iron', 'hardness'], /^A\)/],
    ['Which lifts alkalinity with the least change in pH?', ['soda ash', 'sodium bicarbonate', 'lye', 'dry acid'], /^B\)/],
    ['After all that rain you would expect the hardness to', ['climb', 'sink a bit', 'double', 'stay the same'], /^B\)/],
    ['Which of these will not make the salt go down?', ['backwashing', 'a leak', 'evaporation', 'splash-out'], /^C\)/],
    ['My calcium is 500 already. Which chlorine do I avoid?', ['bleach', 'trichlor', 'dichlor', 'cal-hypo'], /^D\)/],
    ['¿Cuál me tumba el pH y la alcalinidad?', ['bicarbonato', 'ácido muriático', 'cloruro de calcio', 'sal'], /^B\)/],
    ['Which sanitizer is about neutral, near pH 7?', ['trichlor', 'dichlor', 'cal-hypo', 'bleach'], /^B\)/],
    ['As the pH falls, chlorine works', ['faster', 'slower', 'not at all', 'only at night'], /^A\)/],
  ] as const)('%s', (question, choices, answer) => {
    expect(choose(question, ...choices)).toMatch(answer);
  });
});

describe('tests and what they measure', () => {
  it.each([
    ['Which test counts 25 ppm of free chlorine?', ['OTO', 'phenol red', 'DPD color block', 'FAS-DPD'], /^D\)/],
    ['Phenol red drops tell me the', ['pH', 'chlorine', 'hardness', 'salt'], /^A\)/],
    ['OTO can not tell me the', ['total chlorine', 'combined chlorine'], /^B\)/],
  ] as const)('%s', (question, choices, answer) => {
    expect(choose(question, ...choices)).toMatch(answer);
  });
});

describe('what is observed', () => {
  it.each([
    ['Bucket down 1/4 inch, pool down 1 inch. So', ['evaporation', 'a leak', 'rain', 'low pH'], /^B\)/],
    ['Pool and bucket both dropped 1/2 inch. So', ['evaporation', 'a leak', 'rain', 'low pH'], /^A\)/],
    ['Gauge was 14 clean and shows 25 now. The', ['pump lost prime', 'filter is dirty', 'pH is high', 'basket is full'], /^B\)/],
    ['Gauge normally reads 18, today 8. Check for a', ['dirty filter', 'full pump basket', 'high pH', 'cold heater'], /^B\)/],
    ['FC was 7 at sunset and 3 at sunrise, so', ['the sun took it', 'something organic uses it', 'it evaporated', 'CYA is low'], /^B\)/],
  ] as const)('%s', (question, choices, answer) => {
    expect(choose(question, ...choices)).toMatch(answer);
  });
});

describe('what is safe', () => {
  it.each([
    [
      'How should I keep the tabs and the cal-hypo?',
      ['in one tub', 'apart, each dry in its own container', 'by the heater', 'lids loose'],
      /^B\)/,
    ],
    [
      'Which pair may share a cabinet?',
      ['acid and bleach', 'trichlor and cal-hypo', 'chlorine and gasoline', 'baking soda and salt'],
      /^D\)/,
    ],
    ['¿Cómo guardo el cloro y el ácido?', ['juntos', 'separados y secos', 'al sol', 'en la cocina'], /^B\)/],
  ] as const)('%s', (question, choices, answer) => {
    expect(choose(question, ...choices)).toMatch(answer);
  });
});

it.each([
  ['Why not pour water into the acid?', /heat/],
  ['¿Por qué el ácido al agua y no el agua al ácido?', /calor/],
  ['What do I do with the pump before I move the multiport handle?', /pump is off/],
  ['Is it legal to use triple the dose on the algaecide label?', /FIFRA/],
  ['My CYA is 160, what can I pour in to bring it down?', /replacing water/],
  ['Which antibiotic do I take for a hot tub rash?', /doctor or pharmacist/],
  ['The bucket fell 1/4 inch and the pool 1 inch. What does it mean?', /the pool leaks/],
])('answers for sure: %s', (question, answer) => {
  expect(answerMessage(question, CONTEXT).answer).toMatch(answer);
});
