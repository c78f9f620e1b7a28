// Averages, the weight of a ppm, and a daily loss, which is no level.
import { expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { CONTEXT } from '../../testing/context.ts';

it.each([
  ['Average depth when shallow is 3.5 ft and deep is 8.5 ft?', /^6 ft/],
  ['1 ppm in 10,000 gallons equals how many pounds?', /^0\.083 lb/],
  ['If the pool loses 2 ppm chlorine a day, how much 12.5% per week in 15,000 gallons?', /1 gal 88 fl oz .*a week.*31 fl oz a day/],
  ['my pool uses 3 ppm of chlorine per day, how much bleach do I need each day for 12k gallons', /^About 37 fl oz .*a day/],
  ['mi alberca pierde 2 ppm al dia, cuanto cloro en una semana para 10000 galones', /por semana.*al día/],
  ['Pool is 25,000 gal, pH 7.9, alkalinity 120; acid needed for pH 7.4?', /from 7\.9 to 7\.4/],
  ['acid for ph 7.4, ph is 7.9, ta 120, 25000 gal', /from 7\.9 to 7\.4/],
  ['How many bags (40 lb) of salt for 3,000 ppm in a new 15,000 gallon pool?', /375 lb/],
  ['How many gallons of 6% bleach equal 1 gallon of 12.5%?', /^2\.08 gallons of 6%/],
  ['Saturation index with pH 7.5, 84F, TA 100, CH 250, TDS 1000, CYA 0?', /it is 0\. /],
])('%s', (question, answer) => {
  expect(answerMessage(question, { ...CONTEXT, language: question.startsWith('mi') ? 'es' : 'en' }).answer).toMatch(answer);
});

it.each([
  ['Mix 2 gallons of 12% bleach with 4 gallons of water. What percent strength is the mix?', /^4%/],
  ['How many gallons of water dilute 1 gallon of 30% solution to 10%?', /^2 gallons of water/],
  ['Continuous dilution while the mixed water runs out: how many pool volumes of fresh water cut the level to half?', /^0\.693 times/],
  ['If flow in a pipe doubles, by what factor does friction loss grow (square law)?', /^4 times/],
  ['The system loses 30 ft of head at 50 gpm. About how many feet at 75 gpm, by the square law?', /^67\.5 feet of head/],
  ['Using gallons divided by three divided by bathers per day, how many daily bathers would make a 600 gallon spa due every 20 days?', /^10 bathers/],
  ['Using the gallons divided by 3 divided by daily bathers rule, after how many days should a 340 gallon spa with 4 users a day be drained?', /^Every 28\.3 days/],
  ['Combined chlorine 0.4 ppm with free chlorine 1.6 ppm: what does the total chlorine test read?', /^Total chlorine is 2 ppm/],
  ['If total chlorine reads 5.0 and combined is 0.8, what is the free chlorine?', /^Free chlorine is 4\.2 ppm/],
  ['TC is 4.0, FC is 3.1. Applying the ten-fold rule, to what free chlorine level must I go?', /^Raise free chlorine to 9 ppm/],
  ['A hot tub of 500 gallons has 0.6 ppm combined chlorine. Ounces of 56% dichlor to add 6 ppm?', /^Add 0\.715 oz/],
  ['The saturation index came out as 0.5 at pH 7.9. If only pH is changed, which pH brings the index to zero?', /^A pH of about 7\.4/],
  ['A saltwater pool uses 12.2 instead of 12.1 as the TDS factor. pH 7.5, TF .7, CF 2.1, AF 1.9. SI?', /index is 0:/],
  ['Factors: temperature 0.7, calcium 1.9, alkalinity 2.1; pH 7.6; subtract 12.1. Saturation index?', /index is 0\.2:/],
  ['What is the calcium factor for 400 ppm?', /2\.2: log 400 − 0\.4/],
  ['Índice de saturación con pH 7.4, factor de temperatura 0.7, factor de calcio 2.0, factor de alcalinidad 1.9 y constante 12.1?', /es -0\.1:/],
  ['Average depth is 5 ft. To cut CYA from 100 to 70 with clean water, by how many inches should the level be lowered before refilling?', /18 inches/],
  ['Two thousand gallons out of a 16,000 gallon pool with 96 ppm CYA are replaced by rain water. New CYA?', /84 ppm/],
  ['Hardness 480 ppm. After replacing 40% with water at 80 ppm, what do I expect?', /320 ppm/],
  ['The salt reading fell from 3,600 to 2,700 after storms. What percent of the pool water was displaced, if rain has no salt?', /25% of the water/],
  ['Three partial drains of 20 percent each, fresh water each time. CYA starts from 125 ppm, where do we end?', /64 ppm/],
  ['How many gallons must be drained from a 25,000 gallon pool to halve the CYA?', /12,500 gallons/],
  ['Halving the speed of a 2,000 W pump leaves how many watts by the affinity laws?', /250 W/],
  ['TA 130 and CYA 60: adjust the alkalinity by one third of the CYA. Result in ppm?', /110 ppm/],
  ['Turn 101 °F into degrees Celsius.', /38\.3 °C/],
  ['Kidney-shaped pool: the two widths are 20 ft and 16 ft, the length is 36 ft, the mean depth is 5 ft. With 0.45 × (A + B) × length × depth × 7.5, what is the capacity in gallons?', /21,8\d\d gallons/],
])('%s', (question, answer) => {
  expect(answerMessage(question, { ...CONTEXT, language: /[áéíóú]/.test(question) ? 'es' : 'en' }).answer).toMatch(answer);
}); // prettier-ignore
