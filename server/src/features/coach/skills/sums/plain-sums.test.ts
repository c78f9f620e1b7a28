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
