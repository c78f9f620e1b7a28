// Questions with answers to choose from: the letter comes first, and what speaks against an answer does not speak for it.
import { describe, expect, it } from 'vitest';
import { answerMessage } from './answer.ts';
import { articles } from './coach-context.ts';
import { CONTEXT } from './testing/context.ts';

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
});
