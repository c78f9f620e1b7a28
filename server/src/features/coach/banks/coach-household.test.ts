// What a household asks about its equipment, the seasons, a hot tub and money: the first sentence answers, about the right thing.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { backyard } from '../testing/backyard.ts';

const pool = backyard();
const ask = (message: string, language: 'en' | 'es' = 'en') => answerMessage(message, { ...pool, language });
const first = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** What the first sentence says, and what has no place in the answer. */
type Asked = readonly [question: string, opens: RegExp, never?: RegExp];

const EQUIPMENT: readonly Asked[] = [
  ['pump making loud grinding screech', /screech.*bearings/i, /WD-40/],
  ['pump hums but wont start', /hums.*(?:capacitor|impeller)/],
  ['pump is running but no water moving', /pump.*prime.*switch it off|pump.*prime/],
  ['pump basket full of air bubbles', /Air in the pump basket/],
  ['my pump quit overnight', /breaker/],
  ['is it bad if the pump runs 24/7', /^No/],
  ['when do i clean my filter', /8 to 10 psi.*not by the calendar/, /sight glass/],
  ['how to backwash a sand filter', /pump off|To backwash/i],
  ['how often change filter sand or cartridge', /cartridge.*three years.*sand.*five/],
  ['do i put the cartridge in the washing machine', /^No/],
  ['water squirting from the filter clamp', /^Switch the pump off now/],
  ['should i get a robot or a suction cleaner', /^Get a robot/],
  ['my cleaner just sits in one spot', /cleaner.*flow/],
  ['can i leave the robot in the pool all the time', /^No/],
  ['valve arrows which way is open', /OFF mark/],
  ['is my pool leaking or just evaporating', /evaporation.*leak/],
  ['heater wont fire up its cold lol', /heater.*(?:flow|gas|power)/, /That is normal/],
  ['my heater is leaking', /heater.*heat pump.*condensation/],
  ['is heat pump or gas better in florida', /Florida.*heat pump/],
  ['should i get a salt system for my pool', /convenience, not a must/],
  ['water dripping under the pump', /shaft seal/],
  ['pool light tripping the gfci', /light off.*electrician/],
  ['theres water in my pool light', /light off|electrician/],
  ['my multiport leaks out the waste line', /multiport.*gasket/],
  ['why is my electric bill so high since we got the pool', /pump.*electric bill/, /leak/],
  ['pool light is full of water, can i still turn it on', /electrician/],
  ['the skimmer lid cracked, is it safe to use the pool', /^Not until the opening is safely covered/],
  ['Should I repair or replace a 10 year old pump?', /^Only the motor, if/],
  ['Should I switch to a variable speed pump? Is it worth the money?', /^Usually yes/, /service/],
  ["pump won't prime after I cleaned the basket", /sucks air|no water/],
  ['robot vacuum stopped halfway thru the pool', /stops partway/],
  ['pump lid wont come off its stuck', /^Switch the pump off/],
  ['how do i clean a de filter', /^Backwash a DE filter/],
  ['is it bad to turn the pump on and off alot', /^A few starts a day are fine/],
  ['how long can a pool go without the pump running', /^Don’t leave the pump off for days/],
  ['can i leave the pool light on all night', /^Yes/],
];

const SEASONS: readonly Asked[] = [
  ['it hailed on my pool', /Hail/],
  ['can we swim in flood water', /^No/],
  ['can i skip chlorine all winter', /^No/],
  ['flood water got in the pool', /contaminated/],
  ['big storm coming this weekend, anything to prep', /Before a storm/, /hurricane/i],
  ['how much does it cost to open a pool', /written offer|yourself/],
  ['it rained all night', /After heavy rain, test/, /hurricane/i],
  ['do i need to do anything after heavy rain', /test chlorine and pH/, /hurricane/i],
  ['pool is overflowing from the rain', /too full/, /hurricane/i],
  ['hurricane coming should i drain my pool', /^No, don’t drain/],
  ['what to do with the pool before a hurricane', /raise the chlorine.*don’t drain|raise the chlorine/],
  ['pool after the hurricane full of debris', /power off/],
  ['power is out 3 days what about my pool', /chlorine up by hand/, /freez/],
  ['can i leave the pool for a month', /^Not a whole month/],
  ['should i cover the pool in winter', /^Only if you close/, /drown/],
  ['is it ok to leave the pool cover off all winter', /^Yes/],
  ['do i need a cover for my pool', /^No/],
  ['do i close a pool in florida', /^No need/, /heat pump/],
  ['less chlorine in winter right?', /^Yes, less/],
  ['my screen cage does that help with the water', /^Yes/],
  ['drought restriction can i fill my pool', /allowed/],
  ['should i lower the level before storms', /^Usually not/],
  ['what do i do with the cover while raining', /cover/],
  ['how do i raise the temp cheaply', /cover is the cheapest/],
  ['do i turn off the pump in thunderstorm', /^Yes, switch the pump off/],
  ['i was away my pool is lower by 2 inches', /evaporation/],
  ['do i have to heat the pool all winter', /^No/],
  ['pollen all over my pool', /Pollen floats/],
  ['its going to be 20 degrees tonight, what do i do about the pool', /as long as water moves/],
  ["we're leaving for 3 weeks in july, whats the plan", /^Not a whole month/],
  ['going on a cruise for 10 days do i shut the pump off', /^Before you leave/],
  ['can i leave my pool cover on all summer', /^Not in hot weather/],
  ['will a tarp work as a pool cover', /^Not a loose tarp/],
  ['do i have to do anything if we get snow', /^Snow does an open pool no harm/],
  ['do i add less acid in cold season', /^Usually yes/],
  ['do i turn the heater off in summer', /^Yes/],
];

const HOT_TUB: readonly Asked[] = [
  ['how hot should my hot tub be', /104/],
  ['hot tub smells bad', /hot tub.*(?:chlorine|biofilm)/, /^Change it/],
  ['can i use my pool liquid chlorine in the hot tub', /^Yes/],
  ['do i need to shock my hot tub', /^Yes/],
  ['what shock for hot tub', /dichlor|liquid chlorine/],
  ['does my tub need the same levels as the pool', /^No/],
  ['white flakes in my spa', /scale.*biofilm/],
  ['how do i clean spa filter', /hose every week or two/, /[Bb]ackwash/],
  ['is legionnaires from hot tubs a real thing', /^Yes/],
  ['do i leave my hot tub on all the time', /^Yes/],
  ['my new hot tub how do i start it up', /Start a new hot tub/],
  ['reopening my spa after 2 months off', /Don’t use the old water/],
  ['hot tub not heating', /hot tub.*flow/],
  ['hot tub jets are weak', /filter|water/],
  ['can my 3 year old use the hot tub', /under 5 should not/],
  ['can teenagers use the hot tub', /under 5 should not.*teenagers/],
  ['can my dog go in the hot tub', /^No/],
  ['can i drain my hot tub on the lawn', /^Yes/],
  ['how long does hot tub take to heat up', /5 °F an hour/],
  ['what temp should i keep the hottub at when im on vacation', /few days away/],
  ['what temp should hot tub be at', /104/, /few days away/],
  ['can i use regular pool chlorine in my hot tub', /tiny doses/],
  ['is it safe to drink beer in the hot tub', /^That's dangerous/],
  ['can i have a beer in the hot tub', /^No/],
  ['too much chlorine in the hot tub', /^Stay out/],
  ['do i have to drain the hottub for winter', /leave it running/],
  ['why does my hot tub eat up so much chlorine', /small and warm/],
];

const MONEY_AND_HABITS: readonly Asked[] = [
  ['can the neighbors kids swim without an adult', /^No/],
  ['can i swim with my robot in the pool', /^No/],
  ['can i skip testing if it looks clear', /^No, clear water/],
  ['can i skip brushing', /week without brushing/],
  ['how often should pool guy come', /^Once a week/],
  ['my service adds tabs only is that bad', /^Over time, yes/],
  ['pool guy says drain my pool every year, true?', /^No/],
  ['is it worth resurfacing my pool', /^Yes, if/],
  ['is a robot cleaner worth 900 bucks', /^Often yes/],
  ['is a mineral system or ionizer any good, guy at work swears by it', /^Not instead of chlorine/],
  ['do uv or ozone mean no chlorine', /^No/],
  ['do i need clarifier and floc every week', /^No/],
  ['is generic chlorine from the big box same', /^Yes/],
  ['what test kit should i buy', /drop kit/],
  ['is my water bill high from my pool', /quarter inch a day/],
  ['can i use costco bleach', /^Yes, plain bleach/],
  ['can i test once a week', /^No/],
  ['what happens if i dont clean the filter', /filter that isn’t cleaned/],
  ['how do i save money on chemicals', /Save on chemicals/],
  ['do i really need a pool guy', /^No/, /algaecide/],
  ['do i need to test every single day', /^No/],
  ['what should i ask before buying a house with pool', /^Ask for the age/],
  ['can my 12 yr old add the chlorine', /chemicals, the pump and the filter are for adults/],
  ['how much does it cost to run a pool pump per month', /electric bill/],
  ['how much does it cost to resurface a plaster pool', /price list/],
  ['what does it cost to convert to salt', /price list/],
  ['is it cheaper to do pool maintenance myself', /cheaper/],
  ['does a pool add value to a house', /^Sometimes/],
];

const SPANISH: readonly Asked[] = [
  ['la bomba hace mucho ruido que puede ser', /ruidosa.*rodamientos/],
  ['cada cuanto limpio el filtro', /8 a 10 psi/],
  ['viene huracan que hago con la piscina', /no vacíes/],
  ['a que temperatura pongo el jacuzzi', /104/],
  ['vale la pena pagar un servicio de piscina', /vale la pena si/],
  ['el robot no sube las paredes', /ya no sube/],
  ['cada cuánto le pongo químicos al jacuzzi', /después de cada uso/],
  ['es normal que el piscinero venga solo dos veces al mes', /Una vez por semana/],
  ['cuanto dura una celda de sal', /tres a siete años/],
  ['cada cuanto tengo que lavar el filtro de arena', /^Retrolava/],
  ['la tapa del jacuzzi pesa mucho', /empapada/],
  ['la bomba se apaga sola', /protección/],
  ['se me olvidó apagar la bomba toda la noche, pasa algo', /^No/],
  ['es malo dejar la luz de la piscina prendida', /^Sí, la luz/],
  ['como guardo el robot limpiafondos en invierno', /robot/, /^Compra/],
  ['mi vecino dice que vacíe la piscina cada invierno', /^No/],
];

/** What is about the pool itself, or about something near. */
const NOT_OF_HOUSEHOLD: readonly Asked[] = [
  ['my water feels slimy on walls', /Slippery walls/, /[Hh]ot tub/],
  ['chlorine wont hold above 1', /using it up/, /hot tub/],
  ['my pool is light green', /^Stay out/, /electrician/],
  ['light green water in my pool', /^Stay out/, /electrician/],
];

type Row = [question: string, opens: RegExp, never: RegExp | undefined];
const rows = (asked: readonly Asked[]): Row[] => asked.map(([question, opens, never]) => [question, opens, never]);

describe.each<[name: string, asked: readonly Asked[], language: 'en' | 'es']>([
  ['equipment', EQUIPMENT, 'en'],
  ['seasons', SEASONS, 'en'],
  ['hot tub', HOT_TUB, 'en'],
  ['money and habits', MONEY_AND_HABITS, 'en'],
  ['Spanish', SPANISH, 'es'],
  ['what only sounds alike', NOT_OF_HOUSEHOLD, 'en'],
])('%s', (_, asked, language) => {
  it.each<Row>(rows(asked))('%s', (question, opens, never) => {
    const { answer, abstained } = ask(question, language);
    expect(abstained, answer).toBe(false);
    expect(first(answer), answer).toMatch(opens);
    if (never) expect(answer).not.toMatch(never);
  });
});

describe('a hot tub of their own', () => {
  const traits = { volumeL: 1500, kind: 'spa', sanitizer: 'chlorine', setting: 'outdoor' } as const;
  const tub = backyard({ water: { freeChlorinePpm: 0 }, before: [], treatments: [], pool: { traits } });
  const questions = ['is my hot tub ok today', 'can i get in the hot tub now', 'is my hot tub safe to use'];

  it.each(questions)('%s: by its own tests', (question) => {
    expect(answerMessage(question, { ...tub, language: 'en' }).answer).toMatch(/^No\b/);
    expect(ask(question).answer).toMatch(/^Test the hot tub/);
  });
});
