// Follow-ups to a dose and to something that waits to be saved: only what is named changes, and no other question is answered.
import { expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import type { Reply } from '../skills/reply.ts';
import { backyard } from '../testing/backyard.ts';

function talk(turns: readonly string[]): Reply {
  const earlier = turns.slice(0, -1).toReversed();
  const last = turns.at(-1) ?? '';
  return answerMessage(last, { ...backyard({}), language: /^(?:y |la |de )/.test(last) ? 'es' : 'en' }, earlier);
}
const ACID = 'how much acid to lower ph from 8.0 to 7.5';
const BLEACH = 'how much liquid chlorine to raise chlorine from 2 to 6';

it.each([
  [[ACID, 'and for 20,000?'], /pH from 8\.0 to 7\.5 in 20,000 gallons/],
  [[ACID, 'and for 20,000?', 'what about to 7.8'], /from 8\.0 to 7\.8 in 20,000 gallons/],
  [['how much acid to get ph to 7.4', 'and for 20,000?'], /I didn’t use its tests. What is your pH now/],
  [[BLEACH, 'and for 20,000?'], /from 2 to 6 ppm in 20,000 gallons/],
  [[BLEACH, 'and for 20,000?', 'and with 8.25%'], /8\.25% liquid chlorine .* from 2 to 6 ppm in 20,000 gallons/],
  [['how much baking soda to go from 60 to 90', 'and for 20,000?'], /from 60 to 90 ppm in 20,000 gallons/],
  [['how much salt to go from 2000 to 3200', 'and for 20,000?'], /from 2,000 to 3,200 ppm in 20,000 gallons/],
  [['cuanto acido para bajar el ph de 8 a 7.5', 'y para 20,000?'], /de 8\.0 a 7\.5 en 20,000 galones/],
  [[ACID, 'half of that'], /^Half of it is 11 fl oz/],
  [[ACID, 'double it'], /^No, don't double it: 22 fl oz/],
  [[ACID, 'is that safe'], /^That’s within range: it brings pH to 7\.5/],
  [[ACID, 'are you sure'], /^Yes\. The amount/],
  [[ACID, 'why so much'], /^The amount/],
  [[ACID, 'how do I add it'], /in front of a return/],
  [['cuanto acido para bajar el ph de 8 a 7.5', 'la mitad'], /^La mitad es 11 fl oz/],
])('%j', (turns, answer) => {
  expect(talk(turns).answer).toMatch(answer);
});

it('shows the same dose again for the plan', () => {
  const [before, after] = [talk([ACID]), talk([ACID, 'ok add it to my plan'])];
  expect(after.cards).toEqual(before.cards);
  expect(after.answer).toMatch(/Add to today’s plan/);
});

it('corrects, keeps or drops what waits to be saved', () => {
  const LOG = 'I added 2 cups of acid';
  expect(talk([LOG, 'make that 3 cups']).answer).toMatch(/24 fl oz of muriatic acid/);
  expect(talk([LOG, 'yes']).proposals).toHaveLength(1);
  expect(talk([LOG, 'yes']).answer).toMatch(/Press Save/);
  expect(talk([LOG, 'no'])).toMatchObject({ proposals: [], answer: 'Okay, nothing was saved.' });
});
