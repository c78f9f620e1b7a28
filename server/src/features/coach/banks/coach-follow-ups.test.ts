// Questions about the answer before: other units, bags, waits, prices, parts; and "What about pH?" of this pool.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { LAGOON } from '../testing/lagoon.ts';
import type { Reply } from '../skills/reply.ts';

/** The last of the questions, asked one after the other. */
function last(...questions: string[]): Reply {
  const [question = '', ...earlier] = questions.toReversed();
  return answerMessage(question, LAGOON, earlier);
}
const SALT = 'how much salt to go from 1000 to 3200 in 15000 gallons';

describe('a question about the dose just given', () => {
  it.each<[questions: string[], answer: string]>([
    [['how much liquid chlorine to get to 7', 'how about in cups'], "That's 8.64 cups of liquid chlorine."],
    [['how much liquid chlorine to get to 7', 'how about in cups', 'and in quarts'], "That's 2.16 quarts of liquid chlorine."],
    [[SALT, 'how many 40 lb bags is that'], '7 40-lb bags of pool salt: you need 6.88 of them.'],
    [[SALT, 'how many 40 lb bags is that', 'and 50 lb bags?'], '6 50-lb bags of pool salt: you need 5.51 of them.'],
    [[SALT, 'how many bags do i need'], '7 40-lb bags of pool salt: you need 6.88 of them.'],
    [[SALT, 'en kilos?'], 'Son 124.9 kg de sal para piscina.'],
    [['how much liquid chlorine to get to 7', 'can i add it all at once'], 'Yes, in one go:'],
    [['lower alkalinity to 80', 'all at once?'], 'No, split it into 3 parts: pump on, 60 minutes between them'],
    [['how much stabilizer to get to 60', 'how long does it take'], 'Test again 7 days after you add it'],
    [['how much liquid chlorine to get to 7', 'when can we swim after that'], 'Wait 30 minutes with the pump running'],
    [['how much stabilizer to get to 60', 'how many cups is that'], 'Better weigh it'],
  ])('%j', (questions, answer) => {
    expect(last(...questions).answer).toContain(answer);
  });

  it('asks how big a jug is', () => {
    expect(last('how much liquid chlorine to get to 7', 'how many jugs is that')).toMatchObject({ abstained: true });
  });

  it('knows a price for an amount that was just given or is named', () => {
    const [before, named] = [
      last('how much liquid chlorine to get to 7', 'how much will that cost'),
      last('what does 1 gallon of bleach cost'),
    ];
    for (const { answer, cards } of [before, named]) {
      expect(cards[0]).toMatchObject({ kind: 'value', unit: 'USD' });
      expect(answer).toContain(`$${Number(cards[0]?.value).toFixed(2)}`);
    }
  });

  it('takes the amount from the same sum as the dose', () => {
    const [dose, asked] = [last(SALT), last(SALT, 'how many 40 lb bags is that')];
    expect(asked.cards[0]).toEqual(dose.cards[0]);
  });
});

describe('a question about this pool after another', () => {
  it.each<[questions: string[], answer: RegExp]>([
    [['can we swim tonight', 'what about ph?'], /pH in Lagoon is 7\.8/],
    [['can we swim tonight', 'what about ph?', 'and alkalinity?'], /alkalinity in Lagoon is 110 ppm/],
    [['explain cya', 'how much is in mine?'], /cyanuric acid in Lagoon is 45 ppm/],
    [['que es el cya', 'cuanto tengo?'], /ácido cianúrico en Lagoon está en 45 ppm/],
    [['is my chlorine ok', 'and the hardness?'], /hardness in Lagoon is 380 ppm/],
    [['is my ph ok', 'why?'], /how acidic/],
    [['how much stabilizer for 70 ppm'], /from 45 to 70 ppm/],
    [['cya went from 80 to 60, how much did i drain'], /About 25% of the water was replaced, about 3,750 gallons/],
    [['el cya bajo de 80 a 60, cuanta agua cambie'], /el 25% del agua/],
  ])('%j', (questions, answer) => {
    expect(last(...questions).answer).toMatch(answer);
  });

  it('reads "once" as a word in English and as eleven in Spanish', () => {
    expect(last('can i add acid and chlorine once a week').answer).not.toMatch(/\b11\b/);
    expect(last('cuántos litros son once galones').answer).toMatch(/41\.6/);
  });
});
