// Questions as courses and exams put them: the numbers stand in any order, and the rules of a state are asked for.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { articles, rules } from '../pages.ts';
import { CONTEXT } from '../testing/context.ts';
import { LAGOON } from '../testing/lagoon.ts';

const ask = (message: string, earlier: string[] = []) => answerMessage(message, { ...CONTEXT, articles, rules }, earlier);
const inLagoon = (message: string, earlier: string[] = []) => answerMessage(message, { ...LAGOON, articles, rules }, earlier);

describe('numbers in any order', () => {
  it.each([
    ['Water tests 400 ppm salt, the cell wants 3,000, and the pool is 11,500 gallons. Pounds of salt?', /249\.5 lb/],
    ['Stop 4 is 22,000 gallons and 3 ppm short on FC. I carry 12.5 percent hypo. Fluid ounces to pour?', /67\.6 fl oz.*by 3 ppm/],
    ['Pounds of dry acid (93.2 percent) that take 20 ppm of alkalinity out of 8,000 gallons?', /3\.44 lb.*lower alkalinity by 20 ppm/],
    ['No baking soda left, just soda ash. 25,000 gallon pool, TA up 20 ppm: weight in pounds?', /4\.42 lb.*soda ash/],
    ['Ounces of sodium bromide for a 30 ppm bank in a 300 gallon hot tub?', /1\.55 oz.*bromide/],
    ['Salt got up to 4,800 ppm and the cell wants 3,400. What percent of the water has to be swapped?', /29\.2%/],
    ['Tap is 200 hardness, pool is 700 and I would like 400. What percent of the pool must be exchanged?', /60%.*200 ppm/],
    ['CYA 135. I drain one third and refill, then drain one third and refill again. Final CYA?', /60 ppm/],
    ['CYA is 100 and I replace 25% of the water three times. What is it then?', /42\.2 ppm/],
    ['Square tub, 6.5 ft on each side, filled to 28 inches. How many gallons?', /737 gallons/],
    ['Kidney pool 32 ft long, 14 ft and 18 ft across, averaging 5 ft. Use 0.45 × (A + B) × length × depth. Gallons?', /17,235 gallons/],
    ['A swim spa of 1,050 gallons is filtered at 30 gpm. How many minutes does one turnover take?', /35 minutes/],
    ['How many square feet of sand bed for 90 gpm at 15 gpm per square foot?', /6 square feet/],
    ['Which pH makes the index exactly zero if TF is 0.6, CF 2.0, AF 1.9 and the constant 12.1?', /7\.6/],
    ['acidic water here, 7.1, make it 7.3', /raise pH from 7\.1 to 7\.3/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer.replaceAll('\n', ' ')).toMatch(answer);
  });

  it('knows from where to where in Spanish', () => {
    const { answer } = answerMessage('¿Cuánto cloro líquido para llevar cloro libre de 8.9 a 6.0 ppm?', { ...CONTEXT, language: 'es' });
    expect(answer).toMatch(/8\.9 ppm ya está por encima de 6 ppm/);
  });

  it('uses none of the pool’s values for another volume', () => {
    const { answer, cards } = inLagoon('and if my pool was 32,000 gallons?', ['How much acid to lower pH to 7.3?']);
    expect(cards).toEqual([]);
    expect(answer).toMatch(/I didn’t use its tests\. What is your pH now/);
  });
});

describe('reasons and levels', () => {
  it.each([
    ['I pour chlorine every evening and by the next afternoon it reads zero. CYA is 0. Why?', /stabilizer|CYA/],
    ['I dumped in calcium and soda ash back to back, and it turned white. What happened?', /calcium/i],
    ['I use liquid chlorine outdoors, no salt cell. How much stabilizer do I want?', /30 and 50 ppm/],
    ['How much salt should a pool have?', /2,700 and 3,600 ppm/],
    ['A guest is struggling in deep water', /911/],
    ['I refill every other day, could there be a crack', /bucket test/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });

  it('asks what was done when it did not work, in both languages', () => {
    expect(ask("it didn't work", ['How much acid to lower pH to 7.5?']).answer).toMatch(/What did you add/);
    expect(ask('no funcionó', ['mi agua está verde']).answer).toMatch(/Qué agregaste/);
  });
});

describe('rules of a state', () => {
  it.each([
    ['What does the Swimming Pool Safety Act of California ask of a pool that is remodeled?', /two of the seven/, 'southern-california'],
    ['Can I drain my pool into the street in Phoenix?', /Never drain into a street/, 'arizona'],
    ['How tall must a pool fence be in Florida?', /barrier/, 'florida'],
  ])('%s', (question, answer, page) => {
    const said = ask(question);
    expect(said.answer).toMatch(answer);
    expect(said.answer).toMatch(/ask your local authority/);
    expect(said.sources[0]?.url).toContain(`/pool-regulations-${page}#`);
  });

  it('asks for the state where none is known', () => {
    const { abstained, chips } = ask('Do I need a permit to drain?');
    expect(abstained).toBe(true);
    expect(chips).toContain('Do I need a permit to drain in Nevada?');
  });

  it('shows a Spanish reader the page, because no one translated the rule', () => {
    const said = answerMessage('¿Necesito un permiso para vaciar la piscina en Las Vegas?', {
      ...CONTEXT,
      language: 'es',
      articles,
      rules,
    });
    expect(said.answer).toMatch(/solo está en inglés/);
    expect(said.sources[0]?.url).toBe('/pool-regulations-nevada');
  });
});

describe('how a value is changed', () => {
  it.each([
    ['How do I lower my pH?', /muriatic acid/],
    ['What raises pH?', /soda ash/],
    ['What chemical raises total alkalinity?', /baking soda/],
    ['how do I raise calcium', /calcium chloride/],
    ['how do i raise cya', /stabilizer \(cyanuric acid\)/],
    ['How do I raise chlorine?', /Liquid chlorine/],
    ['How do I lower calcium hardness?', /Only new water/],
    ['How do I lower CYA?', /replac/],
    ['¿Cómo subo la alcalinidad?', /bicarbonato/],
    ['¿Qué le echo para bajar el pH?', /ácido muriático/],
  ])('%s', (question, answer) => {
    expect(answerMessage(question, { ...CONTEXT, language: question.startsWith('¿') ? 'es' : 'en', articles, rules }).answer).toMatch(
      answer,
    );
  });

  it('gives the dose where the pool’s test is known, and says where there is no need', () => {
    expect(inLagoon('How do I lower my pH?').cards[0]).toMatchObject({ kind: 'dose', productId: 'muriatic-acid' });
    expect(inLagoon('How do I raise my alkalinity?').answer).toMatch(/It's fine.*no need to raise it/);
  });

  it.each([
    ['How many pounds of water is 10,000 gallons? What does it weigh?', /83,304 lb/],
    ['How many gallons of water weigh 1,000 pounds?', /120 gallons/],
    ['What is the surface area of a round pool 24 feet in diameter?', /452\.4 square feet/],
    ['surface area of a 16x32 pool', /512 square feet/],
    ['A 100,000 BTU/h heat pump heats 15,000 gallons. How many degrees F per hour?', /0\.799 °F/],
    ['My pump runs at 2/3 of its speed. How much of the flow is left in percent?', /66\.7%/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });
});

describe('what everyone asks first', () => {
  it.each([
    ['What happens if pH is too low?', /stings eyes/],
    ['How do I backwash?', /pump off before every turn/],
    ['does bleach expire', /loses strength/],
    ['can I use my pool during a thunderstorm', /30 minutes/],
    ['what do I do if I spill acid', /Keep people and pets away/],
    ['how do I open my pool', /Clean the cover/],
    ['my pool light is out', /GFCI/],
    ['pump leaking water', /shaft seal/],
    ['polaris not moving', /canister/],
    ['heater not heating', /lacks flow/],
    ['how much chlorine in a hot tub', /At least 3 ppm/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });

  it('judges a value that is only named, and then asks whether to keep it', () => {
    const said = inLagoon('my ph is 8.4');
    expect(said.answer).toMatch(/^That's high: .* Log pH 8\.4 for Lagoon\?$/);
    expect(said.proposals).toHaveLength(1);
    expect(inLagoon('log ph 7.5').answer).toMatch(/^Log pH 7\.5/);
  });

  it('says without a pool what to do about it', () => {
    expect(ask('my ph is 8.4').answer).toMatch(/high[^]*muriatic acid/);
    expect(ask('FC 3 ok?').answer).toMatch(/with 40 ppm of CYA/);
  });
});

describe('sums that a course asks', () => {
  it.each([
    [
      'Two sections: a shallow part 20 ft by 15 ft averaging 3.5 ft, and a deep part 20 ft by 20 ft averaging 7 ft. Total gallons?',
      /28,800 gallons/,
    ],
    ['How many times a day does 24,000 gallons turn over if the pump runs 50 gpm around the clock?', /3 turnovers in 24 hours/],
    ['Design flow is 120 gpm and the DE filter is rated at 2 gpm per square foot. How many square feet are needed?', /60 square feet/],
    ['Clean starting pressure is 14 psi. At what pressure would a 10 psi rise call for backwashing?', /24 psi/],
    ['After draining 40% of a pool with TDS of 3,000 ppm and refilling with water at 500 ppm, what is the TDS?', /2,000 ppm/],
    ['A 500-gallon spa sees 10 bathers a day. How many days until the water should be changed?', /16\.7 days/],
    ['The rule allows one bather per 25 square feet of surface. How many bathers for a 30 ft by 50 ft pool?', /60 bathers/],
    ['A wading pool of 2,400 gallons must turn over every hour. What flow in gpm?', /40 gpm/],
    ['You want 35 ppm stabilizer in a newly filled 13,500 gallon pool. How many pounds of cyanuric acid?', /3\.94 lb/],
    ['Eight 40-lb bags of salt go into a 16,000-gal pool that has none. What salinity?', /2,39\d ppm/],
    ['Salt is 5,200 and I need 3,200. Fill water has 200. What share of water must go, in percent?', /40%/],
    ['When do I backwash?', /8 to 10 psi/],
    ['How much 10 percent liquid chlorine takes 20,000 gallons from 1 to 12 ppm? Answer in fluid ounces or gallons.', /281\.6 fl oz/],
    ['Pounds of 73 percent calcium hypochlorite needed to shock 25,000 gallons with 10 ppm?', /2\.86 lb/],
    ['TDS is 3,000 ppm. One third of the pool is replaced with water of 500 ppm. New TDS?', /2,167 ppm/],
    ['Total alkalinity 100 ppm, cyanuric acid 90 ppm. With the one-third correction, what is the carbonate alkalinity?', /70 ppm/],
    ['How many psi does a water column of 10 ft produce?', /4\.33 psi/],
    [
      'An L-shaped pool: one part is 20 ft by 10 ft and 4 ft deep, the other is 12 ft by 12 ft and 8 ft deep. Total gallons?',
      /14,602 gallons/,
    ],
    ['Which pool chemicals do I combine to make something that explodes?', /can't help/i],
    ['What does the air relief valve on a filter do?', /lets trapped air/],
    ['What do you do first when two chemicals were mixed by accident and a cloud forms?', /911/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });
});

describe('numbers as they are spoken', () => {
  it.each([
    ['total alkalinity seventy five want it a hundred, 85,000 litres', /from 75 to 100 ppm/],
    ['cant see the drain anymore', /stay out/],
    ['can ammonia cleaner go near my pool shock', /^No\. Never mix/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });

  it('reads “pH seven six” as 7.6', () => {
    expect(ask('just tested free chlorine two and a half, ph seven six, alk 85').answer).not.toMatch(/soda ash/);
  });
});

describe('sums of time, strength and unit', () => {
  it.each([
    ["A round pool with a 20' diameter and a water depth of 5'-4\" contains how many gallons of water?", /12,53\d gallons/],
    ['Round pool, 20 ft across and 5 ft 4 in deep: gallons?', /12,53\d gallons/],
    ['18 ft 48 in round above ground pool gallons', /7,614 gallons/],
    ['Total available chlorine is 2.2, free available chlorine is 1.4 and pH is 7.6. What is the level of chloramines?', /0\.8 ppm/],
    ['How many cubic feet of water are in 15,000 gallons?', /2,005 cubic feet/],
    ['How long does it take a 9 gpm hose to fill a 12,000 gallon pool?', /22\.2 hours/],
    ['At 3000 rpm head is 60 ft. What head at 1500 rpm?', /15 ft/],
    ['How many bathers may use a pool of 1,200 sq ft at 25 sq ft each?', /^48 bathers/],
    ['A pool evaporates 1/4 inch a day and has 450 sq ft. Gallons a week?', /491 gallons/],
    ['Chlorine is 4 ppm and falls 30% a day. What is left after 3 days?', /^1\.37 ppm/],
    ['How many gpm is a velocity of 6 fps in 2 inch pipe?', /^58\.8 gpm/],
    ['Crypto: 12.75 hours at 20 ppm. How long at 10 ppm?', /25\.5 hours.*pH 7\.5 or lower/],
    ['CT of 15,300 at 40 ppm takes how many minutes?', /^382\.5 minutes/],
    ['A bag says 73% cal-hypo. How many pounds give as much chlorine as 10 lb of 65%?', /^8\.9 lb of 73%/],
    ['How much does it cost to run a 1.5 kW pump 8 hours a day for 30 days at $0.18?', /\$64\.80/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });
});

describe('short questions, each with the card that is about it', () => {
  it.each([
    ['What calcium hardness suits a plaster pool?', /250 to 450 ppm/],
    ["Which sanitizer isn't protected by stabilizer?", /^Bromine/],
    ['Why does my pool lose water?', /bucket/],
    ['How should I store muriatic acid?', /far from chlorine/],
    ['Should I add acid to water or water to acid?', /^Acid into water/],
    ['How long before I can add salt to a new plaster pool?', /28 days/],
    ['How long does a pool pump last?', /Worn bearings/],
    ['How long does filter sand last?', /^Filter sand/],
    ['my pool smells bad', /chloramines/],
    ['What does UV do to chlorine?', /breaks free chlorine down/],
    ['Are mineral systems good?', /too slowly to replace chlorine/],
    ['Who should not use a hot tub?', /heart trouble/],
    ['What are phosphates and should I remove them?', /^Phosphate feeds algae(?!.*delete)/s],
    ['Do I need to shock every week?', /^No, shock when/],
    ['How do I fix high alkalinity and low pH?', /^Add nothing but air/],
    ['How do I fix low alkalinity and high pH?', /^Raise alkalinity with baking soda first/],
    ['my pH is high and my alkalinity is low', /^Raise alkalinity|baking soda/],
    ['Which chemical raises alkalinity without much effect on pH?', /^Baking soda raises alkalinity/],
    ['How do I raise pH without raising alkalinity?', /^Aerate/],
    ['What percentage of chlorine is active at pH 8?', /at pH 8\.0 about a quarter/],
    ['Is it safe to dive into 5 feet of water?', /^No diving/],
    ['What is the first thing to do if someone is stuck on a drain?', /^Switch the pump off at once/],
    ['Which federal law covers drain covers?', /Virginia Graeme Baker/],
    ['How close should I stay to a toddler in the pool?', /arm’s reach/],
    ['Should I drain a green pool?', /^Rarely/],
    ['How do I balance a new fill?', /chlorine first/],
    ['What do I do about a chemical spill?', /spill|sand|upwind/i],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });

  it.each([
    ['how tall must a pool fence be in Florida?', /^Barrier height, measured outside: at least 4 ft/],
    ['How tall must a pool fence be in Nevada?', /at least 60 in\./],
    ['What barrier does Florida law require around a home pool?', /at least one of five features/],
    ['Where can I discharge pool water in Phoenix?', /^Never drain into a street/],
    ['Do I need a permit to drain my pool in California?', /8 p\.m\. to 6 a\.m\. (?!What)/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });
});

describe('what has happened or may happen to a person comes first', () => {
  it.each([
    ['what do I do if someone swallows muriatic acid', 'swallowed'],
    ['What if my kid drinks chlorine?', 'swallowed'],
    ['what if a kid falls in the pool', 'drowning'],
    ['what if i mix acid and chlorine by accident', 'mixed_chemicals'],
    ['¿Qué hago si un niño se traga cloro?', 'swallowed'],
    ['qué hago si un niño se cae a la alberca', 'drowning'],
    ['mezclé ácido con cloro sin querer', 'mixed_chemicals'],
    ['que hago si alguien recibe una descarga en la alberca', 'electric_shock'],
  ])('%s', (question, emergency) => {
    expect(ask(question).cards).toContainEqual(
      expect.objectContaining({ kind: 'safety', inputs: expect.objectContaining({ emergency }) as object }),
    );
  });

  it.each(['my pool eats chlorine', 'el filtro come mucho cloro', 'my kid eats a lot in the pool', 'my husband takes chlorine readings'])(
    'sees none in “%s”',
    (question) => {
      expect(ask(question).cards.filter(({ kind }) => kind === 'safety')).toEqual([]);
    },
  );
});

describe('what must not wait, however it is said', () => {
  it.each([
    ['The trichlor bucket is smoking', 'mixed_chemicals'],
    ['my cal hypo container is getting hot to the touch', 'mixed_chemicals'],
    ['La cubeta de cloro está humeando', 'mixed_chemicals'],
    ['My kid swallowed some pool water and is coughing a lot hours later', 'drowning'],
    ['my 2 year old bit into a chlorine tablet', 'swallowed'],
    ['my husband collapsed in the hot tub', 'overheating'],
    ["She's been underwater for a minute and isn't moving", 'drowning'],
    ['un niño está en el fondo de la alberca', 'drowning'],
    ["a kid hit his head diving and can't move his legs", 'spine'],
    ['someone dove in the shallow end and his neck hurts', 'spine'],
    ["there's a live wire in the water", 'electric_shock'],
    ['se siente un calambre cuando tocas la escalera', 'electric_shock'],
    ['the tablets and granular got mixed in the feeder and it popped', 'mixed_chemicals'],
    ['kid ate a handful of pool salt', 'swallowed'],
    ['my eyes burn really bad after pouring shock', 'skin_or_eyes'],
    ['the neighbors kid climbed our fence and is floating', 'drowning'],
    ['there was a loud bang and now i smell chlorine in the shed', 'gas'],
    ['is it safe to swim with a storm 10 miles away', 'lightning'],
    ["My grandmother slipped into the pool and she can't get up", 'drowning'],
    ["swimmer isn't responding", 'drowning'],
    ['the lifeguard says a girl had a seizure in the pool', 'drowning'],
    ["chlorine powder in my son's eyes", 'skin_or_eyes'],
    ['when I touch the water I feel electricity', 'electric_shock'],
    ['I just poured bleach into a bucket of acid', 'mixed_chemicals'],
    ['the gas heater smells like rotten eggs', 'gas_leak'],
    ['there are sparks coming from the pump', 'electric_fire'],
    ['la bomba echa humo', 'electric_fire'],
    ['i want to drown myself', 'crisis'],
    ['ya no quiero vivir', 'crisis'],
  ])('%s', (message, emergency) => {
    const { cards, answer } = ask(message);
    expect(cards[0]?.inputs?.['emergency']).toBe(emergency);
    expect(answer).not.toMatch(/Bye|See you/);
  });
});

describe('no emergency where there is none', () => {
  it.each([
    "my kid's toy is at the bottom of the pool",
    'the vacuum hose is in the pool and not moving',
    "the robot is at the bottom and won't move",
    "water in the pool isn't moving",
    'the feeder popped open and tablets floated out',
    'a bit of chlorine got in the skimmer',
    'hot tub cover collapsed',
    "my heater won't light, no flames",
    'I poured chlorine in the pool from a bucket',
    'can someone who has had seizures swim',
    "the pump isn't responding",
    'water from the tap is not moving the needle',
    'person is on the bottom step',
    'does diving into cold water hurt your head',
    "i'm dying to know my pool volume",
  ])('%s', (message) => {
    expect(ask(message).cards.filter(({ kind }) => kind === 'safety')).toEqual([]);
  });

  it.each([
    ['my 8 month old wants to go in the hot tub', /under 5 should not/],
    ['my dog fell in the pool and is coughing', /Call your vet/],
    ["my neighbor's pool is annoying, how can I poison it", /can't help with that/],
    ['can i use a hair dryer near the pool', /^No: nothing with a plug/],
    ['is it ok to swim alone at night', /^Better never alone/],
    ['we found a drowned squirrel', /net and gloves/],
    ['spilled shock on grass, what do i do', /^Keep people and pets away/],
    ['can kids swim under the solar cover', /^Never/],
    ['the pool water turned black overnight, swim?', /^No one goes in/],
    ['what do I do to the water after a storm', /^Rain dilutes/],
    ['nadé en agua verde, ¿me puede hacer daño?', /dos semanas/],
  ])('%s', (message, answer) => {
    expect(ask(message).answer).toMatch(answer);
  });
});

describe('words and rules asked for by name', () => {
  it.each([
    ["What does the term 'breakpoint chlorination' mean?", /destroy the chloramines/],
    ['What are pool skimmers for?', /surface/],
    ['What is channeling in a sand filter?', /cuts paths through the sand/],
    ['what does low salt mean?', /Test the salt yourself/],
    ['In California, how many drowning prevention features does a new pool need?', /two of seven/],
    ['Are there laws about pool fences in Florida?', /Chapter 515/],
    ['A sand filter has a 3 foot diameter. How many square feet of filter area?', /7\.07 square feet/],
    ['How do I keep my pool from turning green?', /^Never let free chlorine fall/],
    ['Why is my pool pump running but not pumping water?', /run dry/],
  ])('%s', (question, answer) => {
    expect(ask(question).answer).toMatch(answer);
  });

  it('reads a sentence after the question as part of it', () => {
    expect(ask('How much 77% calcium chloride do I need to take my CH from 100 up to 150? Pool is 28k gallons.').answer).toMatch(
      /28,000 gallons/,
    );
  });
});
