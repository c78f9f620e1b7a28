// No talk makes the coach ask itself without end: whatever asks again goes down, and only so often for one message.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { type Asking, type CoachContext, reply, type Reply } from '../skills/reply.ts';
import { CONTEXT } from '../testing/context.ts';
import { makingOf } from '../testing/making.ts';
import { questionBank } from '../testing/question-bank.ts';
import { EXAMPLES } from '../understanding/examples/examples.ts';
import { askedAgain, MOST_ASKED } from './asked-again.ts';

const fresh = (): Asking['of'] => ({ known: new Map(), asked: 0, cut: 0 });
const counting = (of: Asking['of'], turns: number): CoachContext => ({ ...CONTEXT, asking: { turns: turns + 1, isReworded: false, of } });

describe('a talk that asked itself', () => {
  const SEVERAL = 'My pool is 20,000 gallons and the pH is 7.8 and chlorine 1 ppm, what should I add and how much and when can we swim?';
  it.each([
    ['why?', SEVERAL],
    ['why?', "If I've used dichlor for 10 days at 4 ppm of chlorine a day, how much CYA is in the tub?"],
    ['por qué?', 'what then?', 'how much cya does one 8 oz trichlor puck add to my pool'],
  ])('%s', (message, ...said) => {
    const of = fresh();
    expect(answerMessage(message, counting(of, said.length), said).answer).not.toBe('');
    expect(of.asked).toBeLessThan(MOST_ASKED / 2);
  });

  it('gets the reasons of the answer that it asks about', () => {
    expect(answerMessage('why?', CONTEXT, [SEVERAL]).answer).toBe(answerMessage(SEVERAL, CONTEXT).answer);
  });
});

describe('whatever asks again', () => {
  /** How often it is worked out when it asks what `asks` says, again and again. */
  function timesOf(asks: (again: (message: string, said: readonly string[]) => Reply, message: string, said: readonly string[]) => void) {
    let times = 0;
    const answer = (context: CoachContext, message: string, said: readonly string[]): Reply =>
      askedAgain(context, [message, ...said], (inner) => {
        times += 1;
        asks((next, before) => answer(inner, next, before), message, said);
        return reply('done');
      });
    answer(CONTEXT, 'why?', ['a', 'b', 'c']);
    return times;
  }

  it('may ask the same once, and no more', () => {
    expect(timesOf((again, message, said) => again(message, said))).toBe(2);
    expect(timesOf((again, message, said) => again(`${message} why?`, said))).toBe(2);
  });

  it('never goes back to more turns', () => {
    expect(timesOf((again, message, said) => again(message, [message, ...said]))).toBe(1);
  });

  it('is bounded where it asks several things at each step', () => {
    const several = timesOf((again, message, said) => {
      for (const word of ['how', 'when', 'where', 'who']) again(`${message} ${word}`, said.slice(1));
    });
    expect(several).toBeLessThanOrEqual(MOST_ASKED);
    expect(several).toBeGreaterThan(10);
  });
});

const FOLLOW_UPS = [
  'why?', 'how come', 'how much?', 'are you sure?', 'is that ok?', 'what then?', 'ok', 'yes', 'no', 'done', 'and with bleach?', 'in cups?', 'in 40 lb bags?',
  "what if I don't?", 'how do I do it?', 'when can we swim after that?', 'I added 2 gallons', 'the store says 3 gallons', 'sorry, 6.9', "it's vinyl", 'por qué?', '¿cuánto?',
]; // prettier-ignore
const TALKS = 6;
const TURNS = 5;

it('asks no more than it may in any talk', () => {
  const seed = 3;
  const { pick, between } = makingOf(seed);
  const questions = [...EXAMPLES.map(({ text }) => text), ...questionBank(seed, 3).map(({ question }) => question)];
  for (let talk = 0; talk < TALKS; talk += 1) {
    const said: string[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const message = turn > 0 && between(0, 1, 0.1) < 0.6 ? pick(FOLLOW_UPS) : pick(questions);
      const of = fresh();
      answerMessage(message, counting(of, said.length), said);
      expect(of.asked, JSON.stringify([message, ...said])).toBeLessThan(MOST_ASKED);
      said.unshift(message);
    }
  }
});
