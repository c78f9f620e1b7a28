// Follow-ups that fill or correct one part of the question before, ask its answer again in another unit, number or time, or add a fact to it.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import type { Reply } from '../../skills/reply.ts';
import { backyard } from '../../testing/backyard.ts';

const SPANISH = /[¿áéíóúñ]|^(?:cuant[oa]|mi|como|la|se|tengo|puedo|voy|quiero) /;
/** The answer before is known, as it is in the app. */
function talk(turns: readonly string[]): Reply {
  const language = SPANISH.test(turns[0] ?? '') ? 'es' : 'en';
  const context = { ...backyard(), language } as const;
  return answerMessage(turns.at(-1) ?? '', context, turns.slice(0, -1).toReversed());
}
type Talk = [answer: RegExp, ...turns: string[]];
/** With the turns, so that a failure shows them. */
const ended = (turns: string[]): unknown[] => {
  const { abstained, answer } = talk(turns);
  return [turns, abstained, answer];
};

describe('the last answer in another unit, number or time', () => {
  it.each<Talk>([
    [/^That's 654 mL of muriatic acid/, 'how much acid to go from 8 to 7.5', 'whats that in milliliters'],
    [/^That's [\d.]+ grams|^That's [\d.,]+ g /, 'how much cal hypo to go from 2 to 8 ppm', 'in grams please, my son has a metric scale'],
    [/^That's 39\.7 kg/, 'how much salt from 2500 to 3200', 'in kilos please'],
    [/^That's about 12\.1 cups.*Better weigh it/, 'how much baking soda to go from 70 to 100', 'no scale here, how many cups would that be'],
    [/^That's about 34\.7 tablespoons/, 'how much dry acid from 7.9 to 7.5', 'i only have tablespoons'],
    [/^Son 28,391 litros/, 'cuánta agua cambio para bajar el cya de 100 a 50', 'y en litros cuánto es'],
    [/^Son 51,241 litros/, 'cuántos galones tiene una redonda de 24 pies por 4 de hondo', 'y eso en litros'],
    [/^2 25-kilo sacks/, 'how much salt from 2500 to 3200', 'can i get that in 25 kilo sacks'],
    [/^3 50-lb bags/, 'how much salt to go from 2000 to 3200', 'menards has 50 lb bags, how many do i get'],
    [/^10 of them raise.*66\.8 ppm/, 'how much cya does one 8 oz trichlor puck add to my pool', 'and if i go thru 10 of them?'],
    [/^30 times that is \$40\.20/, 'how much is it to run a 1.5 hp pump 8 hours at 15 cents', 'and for 30 of those days'],
    [/^About 14\.6 hours: 8,750 gallons/, 'cya 120 and i want 50, how much water do i drain', 'how long to refill with the hose, it does 10 gallons a minute'],
    [/^About 13\.9 hours/, 'how long to fill a 15000 gallon pool with a garden hose at 9 gpm', 'two hoses?'],
    [/in 13,219 gallons/, 'how many gallons in a 15x30 oval 4 ft deep', 'and if it was 5 ft deep', 'how much salt for 3200 in that'],
    [/^Unas 20\.8 horas/, 'cuánto tarda en llenarse una piscina de 50000 litros con una manguera de 20 litros por minuto', 'y con dos mangueras'],
    [/^That’s enough: add 61 fl oz/, 'how much liquid chlorine from 2 to 6', 'i only have 1 gallon left'],
    [/^No, split it into 3 parts/, 'i want to lower my ta from 140 to 90 in 16000 gal', 'how much acid in total', 'can I do it all at once'],
    [/^Unas 3\.33 horas: 5,000 galones/, 'voy a vaciar un tercio de la alberca', 'mi bomba saca 25 galones por minuto, cuánto se tarda'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  }); // prettier-ignore
});

describe('a value that only new water lowers, and a goal that is named after the test', () => {
  it.each<Talk>([
    [/Replace 50%.*7,500 gallons/, 'cya tested 100', 'how do i get it down to 50'],
    [/^That's 7,500 gallons/, 'cya tested 100', 'how do i get it down to 50', 'how many gallons is that'],
    [/Replace 55\.6%/, 'pool store says cya 90. want 40', 'how much do i gotta drain'],
    [/about 60 ppm/, 'pool store says cya 90. want 40', 'what if i only drain a third'],
    [/60 ppm de ácido cianúrico/, 'mi cya está en 120', 'si vacío la mitad en cuánto queda'],
    [/muriatic acid.*from 8\.2 to 7\.5/, 'my ph is 8.2', 'how do i get it down to 7.5'],
    [/calcium chloride.*from 180 to 300/, 'tested calcium, 180', 'how do i get it up to 300'],
    [/ácido muriático.*de 8\.0 a 7\.4/, 'mi ph está en 8', 'cómo lo bajo a 7.4'],
    [/in 250 gallons/, 'got a 400 gal spa too, dichlor to go from 0 to 4?', 'just looked at the sticker its 250 gal'],
    [/^One 1-gallon jug .* is enough/, 'fc is 2 i want 6. using 10% how many oz', 'whats that in gallon jugs'],
    [/no time of day.*Nov 29/, 'remind me to test chlorine saturday', 'make it sunday instead', '9 am'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  }); // prettier-ignore
});

describe('one part of the question filled or corrected', () => {
  it.each<Talk>([
    [/^Add 76 fl oz of 10%/, 'how much chlorine from 2 to 6', 'all they had was the 10% stuff'],
    [/al 6%.* de 2 a 7/, 'cuánto cloro para subir de 2 a 7', 'el que tengo es del 6'],
    [/94% calcium chloride.*250 to 300/, 'need hardness up to 300 how much', 'its the 94 to 97 percent kind'],
    [/borax.*7\.1 to 7\.4/, 'ph is 7.1 how much soda ash to hit 7.4', 'all we got is borax'],
    [/from 70 to 90/, 'ta came out 60 today, need 90. baking soda how much?', 'do i run the pump', 'ok wait i read it wrong ta is 70 not 60. so how much'],
    [/from 6\.9 to 7\.5/, 'how much soda ash from 7.0 to 7.5', 'sorry wrong, 6.9'],
    [/from 45 to 70/, 'the installer wants my cya at 70', 'does it dissolve ok in 64 degree water', 'so how much stabilizer from where its at now'],
    [/^That's 233\.7 lb/, 'my friends pool is 20k gallons and salt is 2000, he wants 3400', 'will bags from home depot do', 'how many pounds does he need'],
    [/11,111 gal/, 'brother in laws cya is 90 he wants 40, pool is 20000 gallons', 'does a filter take it out', 'ok how much water then'],
    [/soda ash.*de 7\.2 a 7\.5/, 'tengo el ph en 7.9 cuánto ácido le pongo', 'perdón, era 7.2'],
    [/in Backyard pool/, 'a neighbor has a 10,000 gal salt pool at 400 ppm and needs 3200. how many pounds of salt', 'and if i did that with mine, same numbers?'],
    [/^Add .*14\.5% muriatic acid/, 'to take ta from 140 to 100 in 10,000 gallons how much 31.45% muriatic', 'the store only has the 14.5% green jug, how much of that'],
    [/60,000 litros/, '¿cuánto cloro líquido al 10% para pasar de 1 a 5 ppm en 40.000 litros?', '¿y para 60.000?'],
    [/in 31,000 gallons/, 'how much liquid chlorine to add 5 ppm in 13000 gal', 'wait its 31000 gal not 13000'],
    [/^Agrega 1\.45 L.*60,000 litros/, 'cuánto ácido para bajar el ph de 8 a 7.5 en 60000 litros', 'solo tengo del 15%'],
    [/^Add 68 fl oz of 14\.5%/, 'ph 8 ta 120 18k gal how much acid to get 7.5', 'what if i have the 14.5% kind instead'],
    [/8\.25% liquid chlorine.*3 ppm in 10,000/, 'can I use bleach instead of pool chlorine', 'how much would i need for 3 ppm in 10k gallons'],
    [/de 7\.9 a 7\.5/, 'tengo el ph en 7.9', 'quiero dejarlo en 7.5'],
    [/from 30 to 60/, 'how much stabilizer to get to 60', 'sorry my cya is 30 not 45 so how much'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  }); // prettier-ignore
});

describe('a fact beside the question, and where a figure comes from', () => {
  it.each<Talk>([
    [/groundwater/, 'thinking of emptying the pool to acid wash it', 'its rained pretty much all week. does that matter'],
    [/^With a mesh cover/, 'when do i close the pool', 'got a mesh cover'],
    [/isn’t too early/, 'my brother asks when to open his pool', 'water is 50 right now. is that too early'],
    [/day and night, 24 hours/, 'water is cloudy but all my numbers are fine', 'so how many hours a day till it clears'],
    [/^With a sand filter/, 'pool turned green after vacation', 'i have a sand filter'],
    [/liner de vinil/, 'quiero vaciar la piscina para pintarla', 'es de vinil'],
    [/it’s metal/, 'brown stains showed up by the steps', 'held a vitamin c tablet on one and it faded'],
    [/^A pool pump usually lasts 8 to 12 years/, 'pump is making a grinding noise', 'its 8 years old'],
    [/^Even then, no/, 'can i mix muriatic acid and bleach', 'outside with just a cup of each is fine tho right'],
    [/^Aun así, no/, 'puedo juntar cloro y ácido en el mismo balde', 'solo un poquito no pasa nada verdad'],
    [/^Even then, no/, 'can i swim in a thunderstorm', 'its far away'],
    [/^Glass tile scratches/, 'how do i get scale off the tile', 'its glass'],
    [
      /^Filter sand usually lasts 5 to 7 years, so yours is due/,
      'water stays cloudy, could it be the sand in my filter',
      'its 9 years old',
    ],
    [/^It's an estimate.*Nov 25 said 6\.5 ppm, and 37 fl oz/, 'whats my chlorine right now', 'i didnt test today tho how do you know'],
    [/25 nov dio 90 ppm/, 'cómo está mi alcalinidad', 'de dónde sacas ese número'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('a reminder with another time', () => {
  it.each<Talk>([
    [/every Monday/, 'remind me to empty the skimmer baskets', 'every friday', 'actually mondays are better'],
    [/every Wednesday/, 'remind me to backwash every sunday', 'sundays are bad, wednesdays instead'],
    [/Nov 28/, 'remind me to test on friday', 'no, saturday'],
    [/every 30 days/, 'remind me to clean the filter every 2 weeks', 'actually make it monthly'],
    [/cada domingo/, 'recuérdame cepillar', 'los sábados', 'no, mejor domingos'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
    expect(talk(turns).proposals).toHaveLength(1);
  });
});

describe('what it leaves alone', () => {
  it.each<Talk>([
    [/backwash|pressure/i, 'is my ph ok', 'one more thing how often do i backwash'],
    [/free chlorine/, 'how much acid to lower ph from 8.0 to 7.5', 'and how much chlorine'],
    [/bearings|cavitation|grava/i, 'how much shock for 15000 gallons', 'my pump is making a weird noise'],
    [/bearings|rodamientos/i, 'cuánto cloro granulado para un choque en 15000 galones', 'mi bomba hace un ruido raro'],
    [/^El clarificador/, 'cuánto cloro para subir 3 ppm', 'para qué sirve el clarificante'],
    [/turnover/, 'how much acid for my pool today', 'my pump is 1.5 hp how long should i run it'],
    [/^Tablets can’t do this/, 'how much liquid chlorine to raise chlorine from 2 to 6', 'what if i only have tablets'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('what it asks back about', () => {
  it.each<[...turns: string[]]>([
    ['how much acid to lower ph from 8.0 to 7.5', 'my wife wants to put in a waterfall'],
    ['can kids swim with the pump on', "they're 4 and 6 years old"],
    ['cuánto ácido para bajar el ph de 8 a 7.5', 'mi vecino tiene 7.8'],
    ['should i use test strips', 'mine turned yellow'],
  ])('%s', (...turns) => {
    expect(talk(turns).abstained, talk(turns).answer).toBe(true);
  });
});
