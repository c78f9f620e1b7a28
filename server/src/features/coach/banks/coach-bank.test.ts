// Questions made by machine from many wordings. A wrong number is worse than asking back.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CONTEXT } from '../testing/context.ts';
import type { BankQuestion } from '../testing/making.ts';
import { questionBank } from '../testing/question-bank.ts';
import { readMessage } from '../understanding/frame.ts';
import { guessIntent } from '../understanding/intents.ts';

const numbersIn = (text: string) =>
  [...text.replaceAll(/(\d),(?=\d{3})/g, '$1').matchAll(/-?\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

type Verdict = 'right' | 'asked' | 'wrong';

function verdictOf(asked: BankQuestion): Verdict {
  const { answer, cards, abstained } = answerMessage(asked.question, CONTEXT);
  if (asked.dose) {
    const card = cards.find(({ kind }) => kind === 'dose');
    if (!card) return abstained ? 'asked' : 'wrong';
    const [wanted, found] = [
      asked.dose.amountG ?? asked.dose.amountMl ?? 0,
      asked.dose.amountG === undefined ? card.amountMl : card.amountG,
    ];
    const isRight = card.productId === asked.dose.productId && found !== undefined && Math.abs(found - wanted) <= wanted * 0.02;
    return isRight ? 'right' : 'wrong';
  }
  if (asked.intent === 'emergency') return cards.some(({ kind }) => kind === 'safety') ? 'right' : 'wrong';
  if (abstained && (asked.wanted || asked.says)) return 'asked';
  if (asked.wanted) {
    const numbers = numbersIn(answer);
    const has = ({ value, tolerance = 0.02 }: { value: number; tolerance?: number }) =>
      numbers.some((number) => Math.abs(number - value) <= Math.max(0.01, Math.abs(value) * tolerance));
    return asked.wanted.every(has) ? 'right' : 'wrong';
  }
  if (asked.says) return asked.says.test(answer) ? 'right' : 'wrong';
  return guessIntent(readMessage(asked.question)).intent === asked.intent ? 'right' : 'wrong';
}

describe.each([7, 42, 2026])('questions of seed %i', (seed) => {
  const judged = questionBank(seed, 9).map((question) => ({ ...question, verdict: verdictOf(question) }));
  const texts = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).map(({ kind, question }) => `${kind}: ${question}`);
  const numeric = judged.filter(({ dose, wanted }) => dose ?? wanted);

  it('answers nearly all, and never with a wrong number', () => {
    expect(judged.length).toBeGreaterThan(200);
    const wrongNumbers = numeric.filter(({ verdict }) => verdict === 'wrong').map(({ question }) => question);
    expect(wrongNumbers).toEqual([]);
    expect(texts('asked').length, texts('asked').join('\n')).toBeLessThanOrEqual(numeric.length * 0.1);
    expect(texts('wrong').length, texts('wrong').join('\n')).toBeLessThanOrEqual(judged.length * 0.02);
  });
});
