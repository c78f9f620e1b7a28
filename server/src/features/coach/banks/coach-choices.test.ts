// Questions with answers to choose from: the letter comes first, and what speaks against an answer does not speak for it.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { articles } from '../coach-context.ts';
import { CONTEXT } from '../testing/context.ts';
import { OFFERED } from '../testing/offered-questions.ts';

const ask = (question: string, choices: readonly string[]) =>
  answerMessage(`${question}\n${choices.map((choice, index) => `${'ABCD'[index] ?? ''}) ${choice}`).join('\n')}`, { ...CONTEXT, articles });

describe('the answer with its letter', () => {
  it.each<[question: string, choices: string[], letter: string]>([
    ['A cartridge filter should be cleaned with', ['a pressure washer', 'a garden hose', 'a wire brush', 'bleach only'], 'B'],
    ['Which is a sign of scale?', ['white rough deposits', 'green hair', 'foam', 'a burning smell'], 'A'],
    [
      'Which tank or device removes hair and lint before water enters the pump?',
      ['The multiport valve', 'The strainer basket', 'The heater', 'The return fitting'],
      'B',
    ],
    [
      'Bromine is often preferred over chlorine in hot tubs because it',
      ['is stable at high temperature', 'is cheaper', 'needs no testing', 'raises alkalinity'],
      'A',
    ],
    ['Which sanitizer adds cyanuric acid to the water?', ['liquid chlorine', 'dichlor', 'cal-hypo', 'bromine'], 'B'],
    ['Maximum hot tub temperature recommended in the US', ['98 °F', '102 °F', '104 °F', '110 °F'], 'C'],
    ['How long should you wait after the last thunder before swimming again?', ['5 minutes', '30 minutes', '2 hours', 'a day'], 'B'],
  ])('%s', (question, choices, letter) => {
    expect(ask(question, choices).answer).toMatch(new RegExp(String.raw`^${letter}\) `));
  });

  it.each(OFFERED)('%s', (question, choices, letter) => {
    expect(ask(question, choices).answer).toMatch(new RegExp(String.raw`^${letter}\) `));
  });

  it('is what a product does by the table of products', () => {
    expect(ask('Dichlor over time tends to', ['raise CYA', 'raise calcium', 'lower CYA', 'raise pH']).answer).toMatch(/^A\)/);
    expect(ask('Calcium hardness is raised by', ['borax', 'soda ash', 'calcium chloride', 'dry acid']).answer).toMatch(/^C\)/);
    expect(ask('To lower total alkalinity you add', ['baking soda', 'muriatic acid', 'stabilizer', 'salt']).answer).toMatch(/^B\)/);
    expect(ask('Which product raises pH and adds calcium?', ['dichlor', 'cal-hypo', 'dry acid', 'trichlor']).answer).toMatch(/^B\)/);
  });

  it('is the number that the coach works out', () => {
    const choices = ['about 12,000', 'about 24,000', 'about 36,000', 'about 48,000'];
    expect(ask('How many gallons are in a 16 by 40 ft pool with an average depth of 5 ft?', choices).answer).toMatch(/^B\)/);
  });

  it('is the one that does not fit where that is asked for', () => {
    const choices = ['pH', 'calcium hardness', 'free chlorine', 'temperature'];
    expect(ask('Which value is not part of the saturation index?', choices).answer).toMatch(/^C\)/);
  });
});
