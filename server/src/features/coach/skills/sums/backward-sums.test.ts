// Sums asked backward: the level before, what has to go, the reading behind a breakpoint, what a product brought along.
import { expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';

it.each([
  ['We replaced a quarter of the water with stabilizer-free water and CYA now tests at 60. What was it before?', /80 ppm/],
  ['Cambiamos la mitad del agua y ahora el CYA marca 45. ¿Cuánto era antes?', /90 ppm/],
  ['The pool is 4 ft deep with straight walls and a flat bottom and has 90 ppm CYA. I pump it down by 12 inches and refill. What will CYA be?', /67\.5 ppm/],
  ['Salt is at 4,500 ppm and the cell wants 3,000. How many of my 20,000 gallons must go, with salt-free fill water?', /6,667 gallons/],
  ['Ten times the combined chlorine comes to 8 ppm and total chlorine is 3.0. What is free chlorine?', /Free chlorine is 2\.2 ppm/],
  ['A breakpoint of 10 ppm was worked out by the ten-times rule, with free chlorine at 2 ppm. What was the total chlorine?', /Total chlorine is 3 ppm/],
  ['By the 25 percent rule the filter is due at 25 psi. What did it read when clean?', /20 psi when clean/],
  ['CYA went up 20 ppm from trichlor alone. How many ppm of free chlorine did it supply?', /^About 33 ppm/],
  ['10 ppm of free chlorine from dichlor: how many ppm of CYA come along with it?', /^About 9\.1 ppm/],
  ['The sample reads 1.5 after reagents 1 and 2 and 2.3 once reagent 3 is in. How much combined chlorine?', /0\.8 ppm/],
  ['The gauge is in bar and shows 1.2. What is that in psi?', /17\.4 psi/],
  ['An L-shaped pool is two rectangles, one 30 ft by 15 ft and the other 12 ft by 10 ft, average depth 5 ft throughout. Gallons?', /21,3\d\d gallons/],
  ['How many kg of salt for a 40,000 litre pool that has 500 ppm and should have 3,500 ppm?', /120 kg/],
  ['How many fluid ounces of 12.5 percent chlorine (125 g of chlorine per litre) add 2 ppm to 1,000 gallons?', /fl oz/],
])('%s', (question, answer) => {
  const { abstained, answer: said } = answerMessage(question, { ...CONTEXT, language: question.startsWith('Cambiamos') ? 'es' : 'en' });
  expect(said).toMatch(answer);
  expect(abstained).toBe(false);
}); // prettier-ignore

it('asks about a share of boron, and takes it for no strength', () => {
  const { answer } = answerMessage(
    'Boric acid is 17.5 percent boron. Pounds to bring a 14,000 gallon pool from zero to 50 ppm borates?',
    CONTEXT,
  );
  expect(answer).not.toMatch(/190 lb/);
});

it.each([
  ['A 1 lb bag of 73% calcium hypochlorite goes into a 13,500 gal pool. What rise in free chlorine can I expect?', /raises free chlorine by 6\.4/],
  ['Over one season a homeowner feeds 24 lb of trichlor to a 20,000 gallon pool with no water replaced. About how many ppm of CYA does that add?', /adds about 7\d/],
  ['CYA is 20 ppm. A four-pound jar of stabilizer is added to the 12,000 gallon pool and dissolves. What will CYA read?', /makes about 59\.9 ppm/],
  ['A salt cell makes 1.4 lb of chlorine in 24 hours. How many ppm per day is that in 20,000 gallons?', /8\.39 ppm/],
  ['One gallon of 10 percent liquid chlorine took FC from 2.0 to 6.5 ppm. About how many gallons does the pool hold?', /22,2\d\d gallons/],
  ['Six-lane 25-yard pool: 75 ft long, 42 ft wide, floor slopes evenly from 4 ft to 6 ft. Gallons of water?', /117,8\d\d gallons/],
  ['Straight sides 15 ft long and a half circle of 15 ft diameter at each end. It averages 4.5 ft deep. Gallons?', /13,5\d\d gallons/],
  ['The first 20 ft of an 18 ft wide pool is a flat 3.5 ft deep; the remaining 15 ft averages 7 ft deep. Total gallons?', /23,5\d\d gallons/],
  ['Square spa, 7 ft on each side, with 2 ft 6 in of water. How many gallons?', /916 gallons/],
  ['By the 25 percent rule the operator cleans the cartridges at 30 psi. What was the clean pressure?', /24 psi/],
  ['A quarter of the water is drained and refilled, and a week later another quarter. CYA started at 120 ppm. Where does it end up?', /67\.5 ppm/],
  ['The saturation index is +0.7 at pH 8.1. What would the index be if acid brings pH down to 7.5?', /^About 0\.1\b/],
  ['A spa takes 4 ppm of chlorine per day, all from dichlor. In how many days does CYA reach 50 ppm?', /^In about 13\.7 days/],
])('%s', (question, answer) => {
  expect(answerMessage(question, CONTEXT).answer).toMatch(answer);
}); // prettier-ignore
