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
