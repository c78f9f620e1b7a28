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
  // The numbers of a formula are no sizes.
  [
    'Kidney: 0.45 x (A + B) x length x average depth x 7.48. A = 16 ft, B = 12 ft, length 30 ft, average depth 5 ft. Gallons?',
    /14,13\d gallons/,
  ],
  ['L-shaped: main leg 28 by 14 feet averaging 5 feet deep, side leg 10 by 10 feet at 4 feet deep. Total gallons?', /17,65\d gallons/],
  [
    'A 16 ft wide pool has a shallow area 12 ft long at 3 ft, a 10 ft slope going from 3 to 8 ft, then a deep end 10 ft long at 8 ft. Gallons?',
    /20,4\d\d gallons/,
  ],
  ['My pool is 60 ft x 30 ft, average depth 5 ft, and must turn over in 6 hours. Required gpm?', /187 gpm.*in 6 hours/],
  ['A 200 cubic meter pool turns over in 4 hours. What flow in cubic meters per hour?', /50 m³\/h/],
  ['Three identical 24-inch sand filters at 12 gpm per square foot. Combined flow in gpm?', /113\.1 gpm/],
  ['A rectangular 30 x 15 ft pool is down exactly one inch. How many gallons are missing?', /280\.5|281 gallons/],
  ['Straight walls, 4 ft deep everywhere. CYA 90, want 60, tap has none. How many inches do I drain?', /16 inches/],
  ['CYA 120. I drain 20% and refill, then do the same again. What is it then?', /76\.8 ppm/],
  ['CYA 120. I drain a third and refill, two separate times. CYA at the end?', /53\.3 ppm/],
  ['Free 2, total 2.9. By the 10x rule and counting the free chlorine, how many ppm to reach breakpoint?', /9 ppm \(ten times.*7 ppm more/],
  ['A 350,000 BTU/h heater is 80% efficient. How many °F per hour in 25,000 gallons?', /1\.34 °F/],
  ['Heat pump puts out 100,000 BTU an hour. Hours to warm 15,000 gallons by 8 degrees F?', /10 hours/],
  ['What does it cost to warm 18,000 gallons by 5 °F with an 80% efficient gas heater at $1.50 per therm?', /\$14\.08/],
  ['How many therms does it take to heat 20,000 gallons by 10 °F at 80 percent efficiency?', /20\.9 therms/],
  ['A pump draws 2,000 W at 3,450 rpm. By the affinity laws, power at 1,725 rpm?', /250 W/],
  ['A pump makes 50 ft of head at full speed. By the affinity laws, what head at 80% speed?', /32 ft/],
  ['Velocity in feet per second of 50 gpm through pipe with a 2.047 inch inside diameter?', /4\.87 feet per second/],
  ['A customer with 18,000 gallons wants a 6 ppm chlorine bump with 68% cal-hypo. Ounces by weight?', /21\.2 oz.*by 6 ppm/],
  ['Pounds of boric acid for 40 ppm borate in 15,000 gallons starting from zero?', /28\.6 lb.*from 0 to 40/],
  ['The cell is rated 2 lb per 24 h at 100%. I run it 10 hours at 40% on 25,000 gallons. Ppm per day?', /1\.6 ppm/],
  ['Grams of cyanuric acid to raise stabilizer 20 ppm in a 40,000 litre pool?', /800 g/],
  ['A DE filter with 60 sq ft of grids passes 90 gpm. What filtration rate per square foot?', /1\.5 gpm per square foot/],
  ['A 20,000 gallon pool has CYA 100. I drain 5,000 gallons and refill. What is it then?', /75 ppm/],
  ['Diarrhea, no stabilizer, CT 15,300. How many hours at 40 ppm?', /6\.38 hours/],
  ['TA is 120 ppm and CYA 60 ppm. By the one-third rule, what is carbonate alkalinity?', /100 ppm/],
  ['pH 7.5, TF 0.7, CF 2.0, AF 2.0 and use 12.2. Saturation index?', /index is 0:/],
])('%s', (question, answer) => {
  expect(answerMessage(question, CONTEXT).answer.replaceAll('\n', ' ')).toMatch(answer);
});

it.each([
  ['free chlorine was 5 at dusk and 2 in the morning', /^That's too much.*you lose 3/],
  ['I lost 0.5 ppm of chlorine overnight, is that ok?', /^That is fine/],
  ['el cloro bajó de 6 a 2 en la noche', /^Es demasiado/],
])('judges what is lost without sun: %s', (question, answer) => {
  expect(answerMessage(question, CONTEXT).answer).toMatch(answer);
});

it('names the danger of two products that must not meet, and the right order with acid', () => {
  const choose = (question: string, choices: string[]) =>
    answerMessage(`${question}\n${choices.map((choice, index) => `${'ABCD'[index] ?? ''}) ${choice}`).join('\n')}`, CONTEXT).answer;
  expect(
    choose('Cal-hypo is put in a feeder that held trichlor. What is the danger?', ['cloudy water', 'stains', 'fire or explosion', 'foam']),
  ).toMatch(/^C\)/);
  expect(choose('Diluting acid, which order?', ['water goes slowly into acid', 'acid goes slowly into water', 'both at once'])).toMatch(
    /^B\)/,
  );
});
