// Sums that are told as a story: the size of a pool in parts, what a product raised, and what a season of doses left behind.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CONTEXT } from '../testing/context.ts';

const cardOf = (message: string) => answerMessage(message, CONTEXT).cards[0];
const GAL = 3.785411784;

describe('the size of a pool', () => {
  it.each<[question: string, gallons: number]>([
    [
      'Kidney pool, 30 ft long, 18 ft wide at the big end and 12 ft at the small end, average depth 5 ft. Gallons, using area = 0.45 × (A + B) × length?',
      15_147,
    ],
    ['Find the surface area first and then the gallons: rectangle 16 ft by 32 ft, average depth 5 ft.', 19_150],
    [
      'Total gallons, please: the shallow part is 30 ft by 20 ft with a flat floor at 3.5 ft, and the deep part next to it is 20 ft by 20 ft and averages 8 ft.',
      39_647,
    ],
    [
      'I need the total volume in gallons. The shallow half is 20 ft by 16 ft and 3.5 ft deep. The deep half is 16 ft by 16 ft and averages 6.5 ft.',
      20_826,
    ],
    [
      'Necesito los galones totales: la parte baja es de 6 m por 4 m y 1 m de hondo, la parte honda es de 5 m por 4 m y 2 m en promedio.',
      16_907,
    ],
    [
      'Nobody knows the size of this pool. We poured in exactly one gallon of 10 percent liquid chlorine and, half an hour later, FC had gone from 3.0 to 7.5 ppm. About how many gallons does the pool hold?',
      22_222,
    ],
    ['FC was 2, I added 64 oz of 12.5% liquid chlorine, 30 minutes later FC is 6. Estimate the gallons of the pool.', 15_625],
    [
      'Nadie sabe de qué tamaño es la alberca. Echamos 1 galón de cloro líquido al 10 % y el cloro libre pasó de 3 a 7.5 ppm. ¿Cuántos galones tiene?',
      22_222,
    ],
    ["I don't know how big my pool is. I added 10 lb of baking soda and alkalinity went from 70 to 94. How many gallons is it?", 29_740],
    ['After 12 pounds of calcium chloride the hardness rose from 150 to 220 ppm. What is the volume of the pool?', 14_264],
    ['How many gallons of water are in my pool if 3 lb of stabilizer brought CYA from 0 to 25?', 14_379],
    ['Two 1 lb bags of 65% cal-hypo raised FC from 1 to 9. How many gallons does the pool hold?', 19_472],
    ["Six 40 lb bags of salt raised it from 400 to 2000 ppm. What's the volume?", 17_974],
  ])('%s', (question, gallons) => {
    const card = cardOf(question);
    expect(card?.kind).toBe('volume');
    expect((card?.value ?? 0) / GAL / gallons).toBeCloseTo(1, 2);
  });

  it('is not given where only the surface is asked for', () => {
    expect(cardOf('What is the surface area of a kidney pool 30 ft long, 18 ft and 12 ft wide?')?.value).toBeCloseTo(405 * 0.3048 ** 2, 1);
    expect(cardOf("What's the surface of a round pool 24 ft across, 4 ft deep?")?.unit).toBe('m²');
  });

  it('does not hide a dive into the shallow end', () => {
    const { answer } = answerMessage(
      'Total gallons, please: the kids are going to dive into the shallow part, it is 30 ft by 20 ft at 3.5 ft deep',
      CONTEXT,
    );
    expect(answer).toMatch(/^No\./);
  });
});

describe('what all the doses left behind', () => {
  it.each<[question: string, ppm: number]>([
    [
      'A spa was sanitized only with dichlor, and the doses since the last refill add up to 45 ppm of chlorine. About how much cyanuric acid (ppm) is in the water now?',
      41,
    ],
    ['My hot tub has had 60 ppm of chlorine from dichlor in total since I filled it. What is the CYA by now?', 54.6],
    ['Since the fill, dichlor doses totaling 50 ppm FC went in. CYA now?', 45.5],
    ["If I've used dichlor for 10 days at 4 ppm of chlorine a day, how much CYA is in the tub?", 36.4],
    ['We dosed 100 ppm of FC in total with cal-hypo this summer. How much has calcium hardness gone up?', 70.6],
    ['Desde que llené el spa he echado en total 30 ppm de cloro con dicloro. ¿Cuánto CYA hay ya?', 27.3],
  ])('%s', (question, ppm) => {
    expect(cardOf(question)).toMatchObject({ kind: 'value', unit: 'ppm' });
    expect(cardOf(question)?.value ?? 0).toBeCloseTo(ppm, 0);
  });

  it('is not worked out where someone wants to get in', () => {
    expect(answerMessage('I just added dichlor to the spa, can we get in now?', CONTEXT).answer).toMatch(/^No\./);
  });
});
