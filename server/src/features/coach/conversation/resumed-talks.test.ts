// Follow-ups that go on from any earlier turn: another pump or pool, a new test, a number told before, the rest, the reason, an old subject again.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import type { Reply } from '../skills/reply.ts';
import { backyard } from '../testing/backyard.ts';

const WATER = { freeChlorinePpm: 2.5, ph: 7.8, hardnessPpm: 280, cyanuricAcidPpm: 40, temperatureC: 28.9 };
const SPANISH = /[¿áéíóúñ]|^(?:cuant[oa]|mi|como|la|se|tengo|puedo|no se|cada|manchas) /;
function talk(turns: readonly string[]): Reply {
  const language = SPANISH.test(turns[0] ?? '') ? 'es' : 'en';
  const context = { ...backyard({ water: WATER, before: [], treatments: [] }), language } as const;
  return answerMessage(turns.at(-1) ?? '', context, turns.slice(0, -1).toReversed());
}
type Talk = [answer: RegExp, ...turns: string[]];
/** With the turns, so that a failure shows them. */
const ended = (turns: string[]): unknown[] => {
  const { abstained, answer } = talk(turns);
  return [turns, abstained, answer];
};

const TURNOVER = 'pump moves 50 gpm how long is one turnover';
const BLEACH = 'how much 10% chlorine to raise fc by 4';
const ACID = 'how much acid to go from 8 to 7.5';
const SODA = 'how much baking soda to raise ta by 20';
const SALT = 'going salt this spring. how much salt for 3200 ppm starting from zero';

describe('another value of the same kind', () => {
  it.each<Talk>([
    [/^One turnover takes 8\.33 hours/, TURNOVER, 'and at 30'],
    [/^One turnover takes 3\.57 hours/, TURNOVER, 'and at 30', 'ok and 70 gpm'],
    [/8\.33 horas/, 'cuanto tarda una vuelta con una bomba de 50 gpm', 'y con 30?'],
    [/^About 14 hours/, 'how long to heat my pool from 70 to 84 w a 400k btu gas heater', 'what about a 125k heat pump'],
    [/^Unas 8\.94/, 'cuanto tarda en calentar de 75 a 85 con un calentador de 250 mil btu', 'y con una bomba de calor de 140 mil?'],
    [/in 400 gallons/, SODA, 'can we swim right after', 'what about my spa, 400 gal, same 20 ppm'],
    [/in 8,000 gallons/, 'how much calcium to raise hardness by 50', 'my sisters pool is 8k gallons, how much for hers'],
    [/60,000 litros/, 'cuanto acido para bajar ph de 8 a 7.5', 'y si la alberca fuera de 60 mil litros'],
    [/from 2,000 to 3,200 ppm in 22,000/, 'how much salt for 3200 from 2000', 'and if the pool was 22,000 gallons'],
    [/by 3 ppm/, BLEACH, 'no wait, 3'],
    [/^Add \d+ fl oz of 12\.5% .* by 5/, 'how much liquid chlorine for 5 ppm', 'its 12.5% not 10'],
    [/by 10 ppm/, SODA, 'no, by 10'],
    [/costs \$2\.\d\d/, 'how much will it cost to run my 2hp pump 10 hours', 'my rate is 18 cents'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('a number that was measured or told', () => {
  it.each<Talk>([
    [/from 1,000 to 3,200/, SALT, 'strip says theres already 1000 in it'],
    [/^7 40-lb bags/, SALT, 'strip says theres already 1000 in it', 'how many 40 lb bags is that'],
    [
      /10% liquid chlorine .*from 6 to 16/,
      'how much 10% to go from 2.5 to shock level 16',
      'sorry just retested, fc is actually 6 already',
    ],
    [/from 7\.8 to 7\.5/, ACID, 'oh wait i tested again, ph is 7.8 now'],
    [/de 4 a 8/, 'cuanto cloro al 10 para subir de 2 a 8', 'perdon volvi a medir y el cloro esta en 4'],
    [/from 80 to 100/, 'how much baking soda from 60 to 100', 'my bad its actually 80'],
    [/58\.3%|8,750/, 'pool store says my cya is 120 now. how do i get it down', 'how much do i have to drain to get to 50'],
    [/60%|9,000/, 'mi cya esta en 100 es mucho?', 'cuanta agua hay que cambiar para llegar a 40'],
    [/from 8\.2 to 7\.4/, 'my ph is 8.2 is that bad', 'how much acid to get it to 7.4'],
    [/from 60 to 90/, 'alk is 60, too low?', 'how much bicarb to get to 90'],
    [/alkalinity from 180 to 100/, 'my ta is 180, how do i lower it', 'how much acid to get to 100'],
    [/^3 50-lb bags/, 'how much salt from 2000 to 3200', 'ok so how many bags', 'they only have 50 lb ones'],
    [/^One 1-gal/, 'how much 10% bleach for 4 ppm', 'how many gallon jugs is that'],
    [/^Son 1\.91 kg/, 'cuanto bicarbonato para llegar a 110 de alcalinidad', 'en kilos porfa'],
    [/7,500 gal/, 'cya is 100 how do i lower it to 50', 'how many gallons is that'],
    [/^No, that's fine/, 'what does cya do', 'is 45 bad?'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('back to an earlier subject', () => {
  it.each<Talk>([
    [
      /by 6 ppm/,
      BLEACH,
      'my vacuum keeps losing suction btw',
      'found it, hose had a split. ok back to the chlorine, make it 6 ppm more instead of 4',
    ],
    [/by 5 ppm/, BLEACH, 'is it going to rain', 'anyway, the chlorine. 5 ppm instead'],
    [/10%.* 5 ppm/, 'cuanto cloro liquido al 10 para subir 3 ppm', 'se me cae la presion de la bomba', 'volviendo al cloro, que sean 5'],
    [/from 2,000 to 3,400/, 'how much salt from 2000 to 3200', 'can my dog swim in salt water', 'ok about the salt again, make it 3400'],
    [/once a month/, 'how often should i test chlorine?', 'and cya?'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('how, why, and what else', () => {
  it.each<Talk>([
    [/^Turn the pump off/, 'when should i clean the cartridge filter', 'it was 12 psi clean and now its at 23', 'ok how do i do it'],
    [/^Switch the pump off before every turn/, 'when do i backwash', 'ok how do i do it'],
    [/^Apaga la bomba/, 'cuando limpio el cartucho', 'como lo hago'],
    [
      /ascorbic acid.*sequestrant/,
      'brown stain on the plaster by the steps',
      'held a vitamin c tablet on it and it went away in that spot',
      'so how do i get the rest off',
    ],
    [/secuestrante/, 'manchas cafes en los escalones', 'les puse una pastilla de vitamina c y se quito', 'como quito las demas'],
    [/groundwater/, 'hurricane this weekend should i drain the pool', 'why'],
    [/Stabilizer|stabilizer/, 'whats the right free chlorine for me', 'why that much'],
    [/filter about once a day/, 'my pump runs 4 hours a day', 'why isnt that enough?'],
    [/dry acid \(sodium bisulfate/, 'ph is 7.8 whats the fix', 'anything i can use instead of acid? hate handling that stuff'],
    [/ácido seco/, 'como bajo el ph', 'hay algo que no sea acido?'],
    [/dry acid to lower pH from 8\.0 to 7\.5/, ACID, 'anything safer i can use'],
    [
      /sure for this pool: free chlorine belongs at 5 to 7 ppm/,
      'whats the right free chlorine for me',
      'you sure? pool store says 1 to 3 is fine',
    ],
    [/dentro de lo mío/, 'cual debe ser mi alcalinidad', 'en la tienda dicen que de 80 a 110'],
    [/too much/, 'how much acid from 7.8 to 7.4', 'you sure? pool guy says a gallon'],
    [
      /one at a time with the pump running:\n1\. /,
      'tested again today: TA 60, ph 8.0, fc 1. i have baking soda, acid and liquid chlorine here',
      'ok and the order?',
    ],
    [/^You get muriatic acid/, 'what can i use to bring ph down', 'where do i buy it'],
    [/lo demás de esta lista/, 'mi bomba no agarra agua', 'ya revise la canasta', 'que mas puede ser'],
    [/combined chlorine/, 'my eyes burn after swimming', 'chlorine is 2 ppm', 'so whats causing it'],
    [/alkalinity/, 'ph keeps going up', 'put acid in 2 days ago', 'its back up again'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('what was tried, and what stays a no', () => {
  it.each<Talk>([
    [/^Don’t add more clarifier/, 'what does clarifier do', 'ok put it in yesterday, what the bottle said', 'it didnt work'],
    [/^El alguicida previene/, 'se me puso verde', 'le eche alguicida', 'sigue igual'],
    [/^One dose of shock/, 'green pool, dumped 2 bags of shock', 'still green'],
    [/most likely a leak/, 'losing 1/2 inch a day is that a leak', 'how do i check', 'did it. bucket went down 1/4, pool went down 1/2'],
    [/^Pool and bucket dropped the same/, 'pool loses an inch a week', 'how do i do the bucket test', 'did that, both went down the same'],
    [/1 cm más/, 'tengo una fuga?', 'como reviso', 'hice la prueba: la cubeta bajo 1 cm y la piscina 2 cm'],
    [/^Even then, no\./, 'cant see the main drain today, ok to swim?', 'even if the chlorine is good?'],
    [/^Even then, no\./, 'my chlorine is 0', 'is it safe to swim', 'even just for 10 minutes'],
    [/^Aun así, no\./, 'puedo mezclar cloro y acido', 'ni aunque sea poquito?'],
    [
      /^Not until the water is clear/,
      'woke up to a green pool',
      'how much 10% do i need',
      'ok pouring it tonight',
      'how long till i can swim then',
    ],
    [/^Not until the water is clear/, 'pool is green how do i fix it', 'ok', 'when can we swim'],
    [/^Lo mismo vale para los niños/, '¿podemos nadar hoy?', '¿y los niños?'],
  ])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
});

describe('what it leaves alone', () => {
  it.each<Talk>([[/clear|range|fine/i, 'pool was green last week', 'its clear now', 'can we swim?']])('%s', (answer, ...turns) => {
    expect(ended(turns)).toEqual([turns, false, expect.stringMatching(answer)]);
  });
  it('asks where a card only shares a word with the question', () => {
    expect(talk(['how much water to raise it 2 inches', 'how long with a hose'])).toMatchObject({ abstained: true });
  });
});
