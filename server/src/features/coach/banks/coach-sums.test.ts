// Sums about the water, the pool and its equipment, with their numbers in any order.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { reckon } from '../skills/reckoning/reckoning.ts';
import { CONTEXT } from '../testing/context.ts';
import { readMessage } from '../understanding/frame.ts';

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

describe('numbers whose units lead to what is asked for', () => {
  it.each([
    ['I know the pool holds 28,000 gallons and measures 36 ft by 18 ft. What must the average depth be, in feet?', /^5\.78 feet/],
    ['By how many inches would 1,000 gallons raise the level of a 20 x 40 ft pool?', /^2\.01 inches/],
    ['A round pool holds 10,000 gallons when filled to a depth of 4 ft. What is its diameter in feet?', /^20\.6 feet/],
    ['How many gallons of water stand in 100 ft of pipe with a 2 inch inside diameter?', /^16\.3 gallons/],
    ['The utility bills by the cubic foot. Filling our pool took 2,400 cubic feet of water. How many gallons is that?', /^17,953 gallons/],
    ['Filter inlet is 22 psi and outlet 9 psi. What is the pressure differential across the filter?', /^13 psi/],
    ['Clean pressure was 16 psi and it is 22 psi now. By what percentage has it risen?', /^37\.5%/],
    ['A liquid feed pump must deliver 3 gallons in a day running continuously. What is the feed rate in fluid ounces per hour?', /^16 fl oz per hour/],
    ['The feeder is rated for 24 gallons per day and we only need 6 gallons a day. To what percentage do we set it?', /^25%/],
    ['My cell makes 1.45 lb per day at full output. The 20,000 gallon pool loses 3 ppm daily. What output percent do I need?', /^34\.5%/],
    ['We use 2 gallons of 12.5% liquid chlorine daily at $4.25 a gallon. What does it cost for a 30-day month in dollars?', /^255 dollars/],
    ['Cal-hypo at 65% costs $3.20 a pound. What is the cost per pound of available chlorine in dollars?', /^\$4\.92 per lb/],
    ['A pool uses up 2 ppm of chlorine every day and holds 20,000 gallons. How many 8-ounce trichlor tablets (90 percent) does it need a week?', /^5\.19 tablets/],
    ['A heat pump with COP 5 needs to put 1,000,000 BTU into the pool. How many kilowatt-hours of electricity does it draw?', /^58\.6 kWh/],
    ['The heater takes 91,500 BTU per gallon of propane, at 80% efficiency. How many gallons put 732,000 BTU into the water?', /^10 gallons/],
    ['How many kilowatt hours raise 50 m³ of water by 4 °C?', /^232\.4 kWh/],
    ['Brake horsepower for 150 gpm at 70 feet of head with a 60 percent efficient pump?', /^4\.4\d hp/],
    ['The pool light is 500 W and is on 4 hours a night. An LED of 70 W replaces it. What is saved in 365 days at $0.16 per kWh, in dollars?', /^100\.\d dollars/],
    ['A spa has 6 jets and each needs 12 gpm. What total flow must the jet pump supply?', /^72 gpm/],
    ['The sand of a filter weighs 300 lb. Sand comes in 50 lb bags. How many bags do I order?', /^6 bags/],
    ['A leak drips 1 gallon every 5 minutes. How many gallons is that in a day?', /^288 gallons/],
    ['The pump timer is on from 8 a.m. to 4 p.m. at 45 gpm. How many gallons are filtered on such a day?', /21,600 gallons/],
    ['Each inch of depth in my pool is 280 gallons. Splash-out took 2.5 inches. How many gallons have to go back in?', /^700 gallons/],
    ['Liquid chlorine: $5.20 for 1.25 gallons. What is that per gallon, in dollars?', /^4\.16 dollars per gallon/],
    ['FC falls from 6 to 2.5 ppm over a day in 20,000 gallons. How many fluid ounces of 10 percent chlorine replace the loss?', /^89\.6 fl oz/],
    ['A tank of 30 gallons feeds at 1.2 gallons a day. How many days until it is empty?', /^25 days/],
    ['Each drop is 10 ppm in the test, and it took 11 drops. What is the alkalinity?', /^110 ppm/],
    ['A pressure of 24 psi is 60 percent above the clean starting pressure. What was the clean pressure in psi?', /^15 psi/],
    ['Un filtro de arena tiene 3.5 pies cuadrados de área y trabaja a 15 gpm por pie cuadrado. ¿Cuál es su caudal máximo en gpm?', /^52\.5 gpm/],
    ['¿Cuántos gramos de hipoclorito de calcio al 65 % dan 2 ppm en 80 m³?', /^246\.2 g/],
    ['¿Cuántas vueltas completas da al día una alberca de 60 m³ con una bomba de 10 m³ por hora que trabaja 12 horas?', /^2 vueltas/],
  ])('%s', (question, answer) => {
    expect(answerMessage(question, CONTEXT).answer).toMatch(answer);
  }); // prettier-ignore

  it.each([
    ['My pump runs 18 hours at 20 gpm and then two hours at 50 gpm. How many gallons does it move altogether in a day?', /^27,600 gallons/],
    ['The flow on our 27,000 gallon pool fell from 60 to 45 gpm. By how many hours did the turnover time lengthen?', /^2\.5 hours/],
    ['You backwash for 3 minutes at 50 gpm and rinse for another 30 seconds at the same flow. How many gallons went to waste?', /^175 gallons/],
    ['Two hoses fill the pool, one at 5 gpm and the other at 7 gpm. How many hours do they need together for 14,400 gallons?', /^20 hours/],
    ['There are six elbows, each equal to 5.7 feet of straight pipe, plus 80 feet of pipe. What is the total equivalent length in feet?', /^114\.2 feet/],
    ['Before filling, the water meter read 458,120 gallons; afterwards it read 476,870. What is the volume of the pool?', /^18,750 gallons/],
    ['Old pump: 1,800 W for 8 hours. New pump: 300 W for 16 hours. How many kWh per day are saved?', /^9\.6 kWh/],
    ['The label gives 20 fl oz of clarifier for 25,000 gallons; how much for 17,500, in fluid ounces?', /^14 fl oz/],
    ['SWG output: 0.9 lb of chlorine per day at 60 percent. What would it be at 80 percent, in pounds?', /^1\.2 lb/],
  ])('of two results: %s', (question, answer) => {
    expect(answerMessage(question, CONTEXT).answer).toMatch(answer);
  }); // prettier-ignore

  // A number that is left over, a law that is no product, or two ways to go: nothing is worked out by units alone.
  it.each([
    'My 20,000 gallon pool has a 40 gpm pump and a 48 sq ft filter. How many hours does one turnover take?',
    'How many pounds of baking soda raise TA by 10 ppm in 10,000 gallons?',
    'A filter reads 12 psi clean. Using the 25 percent rule, at what pressure should it be cleaned?',
    'Clean starting pressure is 14 psi. At what pressure would a 10 psi rise call for backwashing?',
    'Crypto: 12.75 hours at 20 ppm. How long at 10 ppm?',
    'It takes 6 hours to fill with one hose. How long with two hoses?',
    'A pump takes 1,600 watts at full speed. How many watts at 60% speed?',
    'I have 2 lb of trichlor for a 10,000 gallon pool. How many ppm of cyanuric acid?',
    'Thirty percent of the water was replaced. CYA had been 110 ppm. How many ppm now?',
    'A pool is at 86 °F: what is that in Celsius?',
  ])('leaves to others: %s', (question) => {
    expect(reckon(readMessage(question), CONTEXT)?.answer).toBeUndefined();
  });
});
