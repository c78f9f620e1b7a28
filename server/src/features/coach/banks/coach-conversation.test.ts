// Short questions that mean what was talked about before: corrections, "why?", "is that bad?", "how do I fix it?", "can the kids go in now?".
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { articles } from '../pages.ts';
import type { Reply } from '../skills/reply.ts';
import { LAGOON } from '../testing/lagoon.ts';

/** The last of the questions, asked one after the other. */
function last(...questions: string[]): Reply {
  const [question = '', ...earlier] = questions.toReversed();
  return answerMessage(question, { ...LAGOON, articles }, earlier);
}

describe('a correction', () => {
  it.each<[questions: string[], answer: RegExp]>([
    [['log fc 4 ph 7.6', 'oops fc was 2 not 4'], /free chlorine 2 ppm and pH 7\.6/],
    [['how many gallons is a 15 by 30 with 5 ft average', 'its oval though'], /13,2\d\d gallons/],
    [['my ph is 8.2 how much acid to get to 7.4', 'sorry i meant 7.2 thats what it reads'], /Don't add muriatic acid.*7\.2/],
    [['if i drain half what will a cya of 100 be', 'and if i do that one more time'], /25 ppm/],
    [['what should chlorine be', 'and in a hot tub'], /3 ppm/],
    [['whats cyanuric acid?', 'mine is 120, how do i bring it down?'], /Replace 58\.3%/],
    [['a cuánto debo tener la alcalinidad', 'y si tengo 180?'], /alto.*70 a 120/],
    [['is the water good for a swim', 'just me i mean not the kids'], /Lagoon/],
    [['is my ph ok', 'and alkalinity', 'and chlorine'], /free chlorine in Lagoon is 2\.5/],
  ])('%j', (questions, answer) => {
    expect(last(...questions).answer).toMatch(answer);
  });
});

describe('a question about what was said before', () => {
  it.each<[questions: string[], answer: RegExp]>([
    [['my calcium is 600', 'is that bad'], /scale/i],
    [['my stabilizer is 120', 'how do i lower it'], /Replace 58\.3%/],
    [['mi ph está en 8', 'cómo lo bajo'], /ácido muriático.*de 8\.0 a/],
    [['my cya is 90 should i worry', 'what happens if i just leave it'], /too much|works more slowly/],
    [['ph keeps going up every week', 'why tho'], /carbon dioxide/],
    [['how do i get rid of algae', 'how long does that usually take'], /days.*weeks/],
    [['how do i get rid of algae', 'how long does that usually take', 'ok and do i keep the pump on the whole time'], /day and night/],
    [['my water is cloudy', 'can we swim in it'], /bottom/],
    [['how long should i wait to swim after adding acid', 'why'], /isn’t mixed yet/],
    [['what is a salt cell', 'how long does it last'], /years/],
    [['what is a salt cell', 'how do i clean it', 'how often'], /every three months/],
    [['do i need algaecide', 'what does it do'], /algae/],
    [['should i cover the pool at night', 'does it cut down on chlorine too'], /chlorine lasts longer/],
    [['i have black algae', 'will it come back'], /hold the shock level/i],
    [["it's going to rain tomorrow", 'should i do anything'], /Rain dilutes/],
    [['cuántas horas prendo la bomba', 'se puede de noche?'], /noche/],
    [['qué hago con el agua turbia', 'cuánto tarda'], /uno o dos días/],
  ])('%j', (questions, answer) => {
    expect(last(...questions)).toMatchObject({ abstained: false, answer: expect.stringMatching(answer) as string });
  });
});

describe('swimming after something was added', () => {
  // The last test of this pool is older than what went in, so it says nothing of now.
  it.each([
    ['just poured in a gallon of liquid chlorine', 'can my kids swim after'],
    ['shocked the pool last night', 'can the kids go in now'],
    ['le eché ácido hace una hora', 'ya se puede nadar'],
    ['acabo de echar cloro', 'cuándo se pueden meter los niños'],
    ['hice cloración de choque anoche', 'ya podemos bañarnos hoy?'],
  ])('%s: %s', (...questions) => {
    const { answer } = last(...questions);
    expect(answer).toMatch(/has mixed|se mezcle/);
    expect(answer).not.toMatch(/is fine|Se puede nadar en/);
  });
});

it('takes no card by chance, and asks back where it does not know what is meant', () => {
  expect(last('do i need algaecide', 'is it expensive').answer).not.toMatch(/heat/);
  expect(last('what is orp', 'how often').answer).not.toMatch(/plaster/i);
  expect(last('i have a salt pool', 'with what')).toMatchObject({ abstained: true });
});

it('lets a question that stands for itself stand for itself', () => {
  expect(last('my water is cloudy', 'what should my ph be').answer).toMatch(/7\.2/);
  expect(last('do i need algaecide', 'how do i clean a cartridge filter').answer).toMatch(/hose/);
  expect(last('is my ph ok', 'thanks').answer).toMatch(/welcome/);
  expect(last('how do i vacuum', 'someone is drowning').cards[0]).toMatchObject({ kind: 'safety' });
});
