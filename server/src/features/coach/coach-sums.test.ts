// Sums about the water, the pool and its equipment, with their numbers in any order.
import { expect, it } from 'vitest';
import { answerMessage } from './answer.ts';
import { CONTEXT } from './testing/context.ts';

it.each([
  ['45 lb of salt took the reading up 300 ppm. How many gallons are in there?', /17,97\d gallons/],
  ['No stabilizer, pH 7.8. What share of the chlorine is hypochlorous acid?', /32\.8%.*pH 7\.8 without stabilizer/],
  ['The cell makes 1.2 lb per 24 hours at full output. It runs 8 hours a day at 50% in 16,000 gallons. Ppm per day?', /1\.5\d* ppm/],
  ['Hardness is 600 and the hose itself has 180. What percent must be exchanged to end at 350?', /59\.5%.*180 ppm/],
  ['CYA 120. I swap 25% now and 40% next month. Final CYA if the new water has none?', /54 ppm/],
  ['Total chlorine 3.5, free 2.9. What is the combined?', /0\.6 ppm/],
  ['The label says 6 oz per 5,000 gallons and my pool is 17,500. How many ounces?', /21 oz/],
  ['Hours for two turnovers of 24,000 gallons at 50 gallons per minute?', /16 hours/],
  [
    'A 15 ft wide pool throughout. Shelf: 8 ft long, 3 ft deep. Slope: 12 ft long, from 3 to 8 ft. Deep end: 10 ft long, 8 ft deep. Gallons?',
    /19,0\d\d gallons/,
  ],
  ['Bathers: 5 soakers a day in a 400 gallon tub. When is a water change due?', /26\.7 days/],
])('%s', (question, answer) => {
  expect(answerMessage(question, CONTEXT).answer.replaceAll('\n', ' ')).toMatch(answer);
});
