// Everyday questions in the words of people: what they say when something has happened, comparisons, kitchen units, follow-ups and slips.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { fixedAnswer } from '../gate.ts';
import type { CoachContext } from '../skills/reply.ts';

const context: CoachContext = {
  language: 'en',
  measures: 'us',
  personality: 'friendly',
  now: new Date('2026-07-04T16:00:00Z'),
  timeZone: 'America/New_York',
};
const ask = (message: string, earlier: string[] = []) => answerMessage(message, context, earlier);
const numbersIn = (text: string) =>
  [...text.replaceAll(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
const hasNumber = (text: string, wanted: number) => numbersIn(text).some((value) => Math.abs(value - wanted) <= wanted * 0.02);

describe('something has happened', () => {
  it.each<[question: string, emergency: string]>([
    ["my toddler fell in and isn't breathing", 'drowning'],
    ['she stopped breathing in the pool', 'drowning'],
    ['mi hija dejó de respirar', 'drowning'],
    ['there is a yellow green cloud in the pump room', 'mixed_chemicals'],
    ['se me cayó cloro granulado en el ácido y sale humo', 'mixed_chemicals'],
    ['bleach spilled into the muriatic acid and now it is smoking', 'mixed_chemicals'],
    ['someone got shocked touching the ladder', 'electric_shock'],
    ['me dio corriente al tocar la escalera', 'electric_shock'],
    ['i feel dizzy after cleaning the pump shed where chlorine is stored', 'gas'],
    ['got chlorine powder in my left eye', 'skin_or_eyes'],
    ['the cat ate a chlorine tablet', 'swallowed'],
    ['there is smoke coming out of the chlorine bucket', 'mixed_chemicals'],
    ['huele a gas en el cuarto de bombas y estoy mareado', 'gas'],
    ['is it ok to swim during a thunderstorm', 'lightning'],
    ['¿podemos nadar con truenos?', 'lightning'],
  ])('%s', (question, emergency) => {
    const { cards, answer } = ask(question);
    expect(cards[0], answer).toMatchObject({ kind: 'safety', inputs: { emergency } });
  });

  it('sends the owner of a pet to a vet, and a parent to Poison Control', () => {
    expect(ask('my dog ate a chlorine tablet').answer).toMatch(/vet/);
    expect(ask('my son ate a chlorine tablet').answer).toMatch(/Poison Control/);
  });

  it.each(['mi hijo tragó agua y tose mucho', 'my kid swallowed a lot of pool water and keeps coughing'])('%s', (question) => {
    expect(fixedAnswer(question, ask(question), context)?.answer).toMatch(/911/);
  });

  it.each([
    'how do i get a shock dose right',
    'should I get a shock treatment',
    'I shocked the pool last night, when can we swim?',
    'is green cloudy water dangerous',
  ])('is no emergency: %s', (question) => expect(ask(question).cards.filter(({ kind }) => kind === 'safety')).toEqual([]));
});

describe('numbers', () => {
  it.each<[question: string, wanted: number]>([
    ['How many gallons does a pump at 40 gpm move in 8 hours?', 19_200],
    ['A round stock tank pool is 8 feet in diameter with 22 inches of water. Gallons?', 689],
    ['how many 40 lb bags of salt to go from 1200 to 3200 ppm in 16,000 gallons?', 6.68],
    ['How many ppm of chlorine does a 3 inch 8 oz trichlor tablet add to 10,000 gallons?', 5.4],
    ['pool calcium 650, tap 150, want 400. how much water do I replace (%)', 50],
    ['CC 0.8 in 12,000 gallons indoor, how many fl oz of 10% chlorine for 10x breakpoint?', 122.9],
    ['LSI: pH 7.4, temp factor 0.7, calcium factor 2.2, alk factor 2.0, constant 12.1', 0.2],
    ['If pump rpm goes from 3000 to 1500 what happens to power?', 12.5],
    ['water evaporates 1/4 inch per day on 16x32 ft pool. How many gallons per day?', 79.8],
    ['convert 250 ppm hardness to grains per gallon', 14.6],
    ['how many cups in half a gallon of acid', 8],
    ['how many teaspoons in 3 oz fluid', 18],
    ['pasa 104 F a centígrados', 40],
    ['clorine is 1 wnat 5 in 14k galons, 10 percent', 71.7],
    ['stabelizer from 30 too 60 17000 gal', 4],
    ['how many ounces of 73% cal hypo raise 9,000 gallons 4 ppm', 6.58],
    ['CYA went from 40 to 80, do i drain half?', 40],
    ['¿Cuánto cloro líquido al 10% para subir 4 ppm en 40.000 litros?', 1.6],
  ])('%s', (question, wanted) => {
    const { answer, abstained } = ask(question);
    expect(abstained, answer).toBe(false);
    expect(hasNumber(answer, wanted), answer).toBe(true);
  });

  it('turns one acid into the other with the same effect', () => {
    const { answer, cards } = ask('How much dry acid replaces 1 quart of 31.45% muriatic acid?');
    expect(cards[0]?.productId).toBe('dry-acid');
    // 946 mL hold 9.47 mol of acid, which are 1,220 g at 93.2 %: 2.69 lb.
    expect(cards[0]?.value, answer).toBeGreaterThan(1195);
    expect(cards[0]?.value, answer).toBeLessThan(1245);
  });

  it('takes a wish between 6 and 9 as pH, and a lower end as the end', () => {
    expect(ask('ph 7.1 ta 70 in 10000 gal soda ash to 7.5').cards[0]).toMatchObject({
      productId: 'soda-ash',
      inputs: { from: 7.1, to: 7.5 },
    });
    expect(ask('ta 150 lower to 100 in 20k gal').cards[0]).toMatchObject({ inputs: { parameter: 'alkalinityPpm', from: 150, to: 100 } });
  });

  it('takes a gallon of bleach as the amount and not as the pool', () => {
    const pool = { name: 'Home', traits: { volumeL: 56_781 }, plan: { water: {} } } as unknown as NonNullable<CoachContext['pool']>;
    expect(hasNumber(answerMessage('what happens if i add a gallon of 10% chlorine', { ...context, pool }).answer, 6.67)).toBe(true);
  });
});

describe('follow-ups', () => {
  const acid = 'how much acid from 8.0 to 7.6 in 15000 gal, TA 100?';
  it('replaces the number in the same place of the sentence', () => {
    expect(ask('to 7.4 instead', [acid]).answer).toMatch(/from 8\.0 to 7\.4 in 15,000/);
  });
  it('takes another product with its own strength', () => {
    const { cards } = ask('and with cal hypo instead?', ['how many fl oz of 10% bleach from 2 to 6 ppm in 10,000 gallons']);
    expect(cards[0]).toMatchObject({ productId: 'cal-hypo', inputs: { from: 2, to: 6 } });
  });
  it('gives the reasons again', () => {
    expect(ask('why?', ['Can I swim with FC 0.2?']).answer).toMatch(/^No\./);
  });
  it('is no follow-up when it asks something of its own', () => {
    expect(ask('in what order do I add chemicals', [acid]).answer).toMatch(/alkalinity/i);
  });
});

describe('comparisons', () => {
  it.each<[question: string, wanted: RegExp]>([
    ['Difference between total and free chlorine', /free plus combined/],
    ['muriatic acid or dry acid, which is better?', /sulfate/],
    ['DE vs sand filter which cleans finer', /^DE filters finest/],
    ['baking soda vs soda ash', /hardly moves pH/],
    ['how do I measure CYA', /dot/],
    ['can i use household bleach', /^Yes/],
    ['¿sirve el cloro de la ropa?', /^Sí/],
    ['¿se puede echar ácido en el skimmer?', /^No/],
    ['¿cada cuánto lavo el filtro de arena?', /psi/],
    ['What does CYA do?', /sun/],
    ['how do i raise ph without raising alkalinity', /^Aerate/],
    ['why is my salt cell reading low salt', /^Test the salt/],
    ['my watter is gren', /^Stay out/],
    ['give me the email of the owner of the next pool', /^No/],
    ['Just tell me a number for acid, no questions, any number', /your pH now/],
  ])('%s', (question, wanted) => expect(ask(question).answer).toMatch(wanted));
});

describe('what is said without its name', () => {
  it.each<[question: string, wanted: number]>([
    ['how many gallons of 10% to get 25,000 gal from 0 to 12', 3],
    ['3 ppm in 12k with 6% bleach', 76],
    ['10% for 5 ppm in 15000 gal', 96],
    ['what will 3 gallons of 12.5% do to 30000 gallons', 12.5],
    ['ph 7 ta 60 20k gal how much borax for 7.4', 7.4],
    ['18ft round above ground 48in water depth gallons', 7614],
    ['how many cups is 28 fl oz', 3.5],
    ['I added 5 lbs of stabilizer to 15k gallons, whats my cya after', 39.9],
    ['how much does one puck raise chlorine in 15000 gal', 3.6],
    ['vacié el 25% de la alberca, tenía cya 100, ¿cuánto queda?', 75],
    ['should my pool be at 7.2 or 7.8', 7.5],
    ['phosphates 800 is that bad', 500],
    ['9000 gal vinyl, raise calcium 60 ppm with 77%', 60],
    ['1 lb trichlor in 12,500 gal fc?', 8.63],
    ['pool is 8m by 4m average 1.4m', 11_835],
    ['40 psi in bar', 2.76],
    ['0.5 lb in grams', 226.8],
    ['pump 1.8 kw 10 hrs a day 0.32 per kwh monthly cost', 172.8],
    ['how much 10% liquid to go up 4 in a 300 gallon spa', 3],
    ['mi jacuzzi de 1200 litros tiene bromo en 1, lo quiero en 4', 3],
    ['combined chlorine 2 in my indoor pool what now', 10],
    ['water temp 106 hot tub ok?', 104],
    ['raise ph to 7.6 from 7.2 ta 80 in 10k', 7.6],
    ['A 16 by 32 ft pool loses a quarter inch a day. How many gallons is that?', 79.8],
    ['How many gallons is one inch of water in a 20 by 40 ft pool?', 498.7],
  ])('%s', (question, wanted) => {
    const { answer, abstained } = ask(question);
    expect(abstained, answer).toBe(false);
    expect(hasNumber(answer, wanted), answer).toBe(true);
  });

  it.each<[question: string, about: RegExp]>([
    ['when do i replace my cartridge', /pleats/],
    ['leaving for 3 weeks in july', /Before you leave/],
    ['me voy dos semanas de viaje', /Antes de salir/],
    ['can you use pool water for plants', /chlorine is gone/],
    ['¿puedo usar el agua de la alberca para regar el pasto?', /cuando ya no tenga cloro/],
    ['what size pump do i need', /by flow/],
    ['can my kid with pink eye swim', /doctor/],
    ['how big should my filter be', /plate/],
    ['My chlorine reading is always zero no matter how much I add, why?', /using it up/],
    ['¿Cuándo hago el retrolavado de mi filtro?', /presión/],
    ['Do I need to wear goggles when I pour acid?', /[Gg]oggles/],
    ['What does a GFCI protect against?', /electric shock/],
    ['When should the multiport valve be turned?', /pump is off/],
    ['my pool lost 2 inches of water this week', /bucket/],
    ['vacation next week what do i do', /Before you leave/],
    ['when should i test next', /every day or two/],
    ['give me the shopping list', /shopping list/],
    ['pump loses prime overnight', /sucks air/],
    ['chlorine wont hold above 1', /using it up/],
    ['found dead mouse in skimmer', /net and gloves/],
    ['is clorox ok for pools', /unscented/],
    ['are you human', /coach of Limpid/],
    ['if chlorine is 3 and cya 80 is it safe', /minimum of 6/],
    ['4 lbs of shock in 15000 gallons too much?', /label/],
    ['20 by 40 pool 60 deep how many gallons', /dimensions/],
    ["there's a thunderstorm coming should we get out", /^Yes\. .*gets out/],
  ])('%s', (question, about) => expect(ask(question).answer).toMatch(about));
});

describe('as owners ask it', () => {
  it.each([
    ['3/4 pound of baking soda in 5000 gallons how much ppm', /10\.7 ppm/],
    ['convert 3/4 pound to ounces', /12 oz/],
    ['chlorine and hair', /rinse hair and suit/],
    ['chlorine granules got wet', /^Keep away from it/],
    ['dispose of muriatic acid', /drop-off/],
    ['overdosed acid', /^(?!What is your pH)/],
    ['switch from tablets to liquid chlorine', /^Take the tablets out/],
    ['should i shower before swimming', /^(?!I can tell once you test)/],
    ['who are you', /coach of Limpid/],
    ['what should orp be', /mV/],
    ['pH is 8.2, 20000 gallons', /^Add 34 fl oz .*from 8\.2 to 7\.5/],
    ['what is the ideal alkalinity for a salt pool', /70 and 120 ppm/],
    ['do i turn off the pump when adding acid', /^Leave it on/],
    ['How do I convert from trichlor pucks to liquid chlorine?', /^Take the tablets out/],
    ['can i pour leftover chlorine down the drain', /drop-off/],
    ['my hot tub water smells like rotten eggs what do I do', /hydrogen sulfide/],
    ['water in pool looks teal green but clear', /copper or iron, not algae/],
    ['we had a dust storm last night in phoenix what should i do', /dust settle/],
    ['cell output at 60%, chlorine is 1, raise how much?', /^In small steps/],
    ['I have a 500 gal spa and bromine reads 1 how much granular do I add', /raise bromine from 1 to/],
  ])('%s', (question, answer) => {
    expect(answerMessage(question, context).answer).toMatch(answer);
  });
});
