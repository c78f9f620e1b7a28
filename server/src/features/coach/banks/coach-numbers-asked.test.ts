// A question with quantities that asks for a number gets the number, whatever words it shares with something reckless. Real dangers stay first.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { fixedAnswer } from '../gate.ts';
import { CONTEXT } from '../testing/context.ts';
import { LAGOON } from '../testing/lagoon.ts';
import { ASKS_FOR_NUMBER, DANGERS_WITH_NUMBERS } from '../testing/number-questions.ts';
import type { CoachContext, Reply } from '../skills/reply.ts';

const ask = (message: string, context: CoachContext): Reply => {
  const built = answerMessage(message, context);
  return fixedAnswer(message, built, context) ?? built;
};
const ALARM = /^(?:No[.,:;]|Never\b|Please don't|Nunca\b|Por favor no)|911|Poison Control|Envenenamiento|menores de 5 años no deben/;
const alarms = ({ answer, cards }: Reply): boolean => cards.some(({ kind }) => kind === 'safety') || ALARM.test(answer);

describe('a plain question for a number', () => {
  it.each(ASKS_FOR_NUMBER)('%s', (message, says) => {
    expect(alarms(ask(message, LAGOON))).toBe(false);
    const reply = ask(message, CONTEXT);
    expect(alarms(reply)).toBe(false);
    expect(reply.answer).toMatch(says);
  });
});

describe('a danger with numbers', () => {
  it.each(DANGERS_WITH_NUMBERS)('%s', (message) => {
    for (const context of [CONTEXT, LAGOON]) expect(alarms(ask(message, context))).toBe(true);
  });
});

describe('sums of a kind', () => {
  it.each<[question: string, says: RegExp]>([
    // water below the top of a wall
    ['A 24 ft round pool has a 52 inch wall and the water is six inches below the top rail. How many gallons?', /12,97\d gallons/],
    ['How many gallons does a 15-foot round pool hold if the wall is 48 inches tall and I fill it to 6 inches from the top?', /4,62\d gallons/],
    ['Mi alberca redonda mide 18 pies, pared de 52 pulgadas, y el agua queda 6 pulgadas abajo del borde. ¿Cuántos galones?', /7,29\d galones/],
    // parts with their own sides, and stretches of one length
    ['Motel pool 75 ft long and 45 ft wide. The first 45 ft is a constant 3.5 ft deep; the last 30 ft slopes from 3.5 ft to 11 ft. Gallons?', /126,23\d gallons/],
    ['Our pool is 60 feet by 30 feet. Two thirds of the length is 4 ft deep, the remaining third 9 ft. How many gallons?', /76,30\d gallons/],
    ['A round spa 8 ft across and 3 ft deep spills into a 30 x 15 ft pool that averages 5 ft. Gallons total?', /17,95\d gallons/],
    ['Kidney, 36 feet long, 20 ft and 16 ft across at its two widest spots, 4.5 ft average. Gallons (0.45 rule)?', /19,63\d gallons/],
    ['Racetrack-shaped: straight sides with half-circle ends, 40 ft overall, 20 ft wide, average depth 5 ft. Gallons?', /26,7\d\d gallons/],
    // a part of it is water, and a slice of it
    ['Square inside, 6 ft 8 in on each side, water 30 inches deep. Say the seats take up a quarter of that. How many gallons?', /62\d gallons/],
    ['It is 20 by 40, from 3 feet down to 8, and right now only three quarters full. How many gallons are in it?', /24,68\d gallons/],
    ['28 by 14 feet, average depth five feet, minus steps that take away about 60 cubic feet. How many gallons?', /14,21\d gallons/],
    ['The water in our 16 by 32 foot pool went down three quarters of an inch. How many gallons did we lose?', /239(?:\.\d)? gallons/],
    // hours from one time to another, and how often
    ['It moves 2,700 gallons an hour from eight in the morning until four in the afternoon. 18,000 gallons. How many turnovers is that a day?', /1\.2 turnovers/],
    ['La bomba trabaja de 8 de la mañana a 4 de la tarde a 50 gpm. La piscina es de 20,000 galones. ¿Cuántas vueltas da al día?', /1\.2 vueltas/],
    ['The pump uses 2 kW and runs three hours a day, weekdays only. How many kWh a week?', /30 kWh/],
    ['We use half a gallon of liquid chlorine every other day. How many gallons is that for a 30 day month?', /7\.5 gallons/],
    ['A pound and a half of 90 percent trichlor a week in 20,000 gallons for sixteen weeks: how much CYA is that?', /78\.\d ppm/],
    // several drains
    ['CYA 160. Two successive drains of 25 percent each, refilled with stabilizer-free water. Final CYA?', /90 ppm/],
    ['Four times this season I drained a tenth and refilled with water that has no stabilizer. It was 100. What CYA do you expect?', /65\.6 ppm/],
    ['Hardness is 500 and I replace a quarter twice with tap water of 100 ppm. Where does it end up?', /325 ppm/],
    // what an amount did
    ['I poured two full gallons of 10 percent liquid chlorine into my 16,000 gallon pool. By how many ppm should it go up?', /12\.5 ppm/],
    ['Salt was 2,000. We put three 40-lb bags in 18,000 gallons. What is it now?', /2,79\d ppm/],
    ['My wife added 8 pounds of baking soda; we have 13,000 gallons. TA used to be 70. New TA?', /11[34](?:\.\d)? ppm/],
    // a third of the stabilizer
    ['The kit gives me 110 for total alkalinity and 60 for stabilizer. Take off a third: what carbonate alkalinity goes in the index?', /90 ppm/],
    // meters
    ['Meter in hundred cubic feet (CCF): 412.6 before filling, 438.1 after. Gallons used?', /19,07\d gallons/],
    ['My meter said 5,120 kWh on the first and 5,480 on the 31st, and I pay 15 cents each. What did that cost me?', /\$54\.00/],
    ['We used 31 CCF to fill at $6.10 each. Cost?', /\$189\.10/],
    // a filter that is due
    ['Fresh from cleaning my cartridge filter reads 12. By the 25 percent rule, at what reading is the next cleaning due?', /15 psi/],
    ['Right after cleaning 1.2 bar. By the 25% rule, at how many bar do I backwash?', /1\.5 bar/],
    // how strong an unknown chlorine is
    ['The label fell off. Two quarts in 8,000 gallons took FC from 2 to 9.8. What percent strength is it?', /12\.5%/],
    ['My supplier says 12.5%, but 2 gallons in 25,000 gallons only gave 8 ppm. What percent is it really?', /10%/],
    // parts of chlorine
    ['Breakpoint by the ten-times rule is 7 ppm, total chlorine 2.6. They forgot free chlorine. What was it?', /1\.9 ppm/],
    ['If the 10x rule says 15 ppm and free is 2.0, what was total?', /3\.5 ppm/],
    // standing water
    ['The gauge reads 6 psi with the pump off. How many feet is the pool water above it?', /13\.9 feet/],
    ['El equipo está 10 pies abajo del agua, con la bomba apagada. ¿Cuántas psi marca el manómetro?', /4\.33 psi/],
    // degrees of hardness
    ['My kit is a German one and reports hardness as 14 °dH. What is that in ppm?', /249\.9 ppm/],
    ['25 °f hardness equals how many ppm?', /250 ppm/],
    ['A British test says 18 degrees Clark. Convert to ppm.', /256\.6 ppm/],
    // water that is replaced, a thinned sample, what a chlorine brings along
    ['Hardness of 480 ppm, two fifths exchanged for fill water testing 130. New reading?', /340 ppm/],
    ['I mixed the sample half and half with distilled water and the CYA test read 65. What is the real CYA?', /130 ppm/],
    ['Trichlor tabs put 3 ppm a day into my pool for 30 days. How much CYA is that?', /54\.6 ppm/],
    ['A 504 gallon spa is drained every 14 days. By gallons ÷ 3 ÷ bathers per day, what daily bather count does that fit?', /12 bathers/],
  ])('%s', (question, says) => expect(answerMessage(question, CONTEXT).answer).toMatch(says)); // prettier-ignore
});
