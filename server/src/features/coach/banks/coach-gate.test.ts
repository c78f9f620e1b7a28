// What must get no dose: two measurements of one water, "is it?", "should I?", a store's advice, a conversion, and what was just done.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import type { Reply } from '../skills/reply.ts';
import { backyard } from '../testing/backyard.ts';
import { CONTEXT } from '../testing/context.ts';

const POOL = backyard();
const dosed = ({ cards }: Reply) => cards.filter(({ kind }) => kind === 'dose' || kind === 'water');
const both = (question: string): Reply[] => [answerMessage(question, CONTEXT), answerMessage(question, POOL)];

/** The question, and what its answer says in any case. */
const NO_DOSE: readonly (readonly [string, RegExp])[] = [
  ['store says TA 180, I get 90, what do I add', /two measurements of the same water.*180 would be high, 90 would be in range.*drops/],
  ['cell reads 2,400, drops say 3,400', /two measurements of the same water.*3,400 would be in range/],
  ['salt cell reads 2600 and my strips say 3600, how much salt do I add', /two measurements of the same water/],
  ['my strip says chlorine 0 and the drop test says 4, how much chlorine to add', /two measurements.*stay out/],
  ['two strips from the same bottle gave me ph 7.2 and 8.0', /two measurements of the same water/],
  ['la tienda dice que mi alcalinidad es 150 pero mi kit dice 90', /dos mediciones de la misma agua/],
  ['cell says low salt, water is 50 °F, kit says 3,200', /^Add no salt and drain nothing.*under 60 °F/],
  ['controller says low salt, water is 52 degrees, test kit shows 3300 what now', /^Add no salt and drain nothing/],
  ['ORP is 780, is my chlorine high', /never turned into ppm/],
  ['my orp reads 620 how much chlorine do I have', /never turned into ppm/],
  ['ORP 640 mV, how much chlorine do I add', /never turned into ppm/],
  ['50 ppm boric acid is how much boron', /8\.74 ppm of boron/],
  ['what does 45 ppm of borate mean in boric acid', /257\.4 ppm of boric acid/],
  ['should I add chlorine at 3', /^Yes, that's low/],
  ['should I add acid, pH is 7.6', /7\.2 to 7\.8/],
  ['is 90 alkalinity too low?', /^No, that's fine/],
  ['do I need to drain if cya is 110', /^Yes, that's high/],
  ['store says to add stabilizer, CYA is 50', /fine.*30 to 50/],
  ['pool store wants me to buy 15 lbs of stabilizer, my cya is 60', /^No, that's high.*30 to 50/i],
  ['the store says my alkalinity is 60, how much baking soda do I need', /that's low.*Test it yourself/i],
  ['I doubled the acid', /^Acid lowers pH.*everyone out.*/],
  ['I accidentally doubled the muriatic acid', /^Acid lowers pH/],
  ['added soda ash by mistake', /raises? pH|pushes pH up/],
  ['just dumped a whole 25 lb bag of baking soda in by mistake', /alkalinity/],
  ['I already added the soda ash, ph now 8.2, did I overdo it', /that's high.*7\.2 to 7\.8/i],
];

describe('what asks for no amount', () => {
  it.each(NO_DOSE)('“%s” gets no dose', (question, says) => {
    for (const answer of both(question)) {
      expect(dosed(answer)).toEqual([]);
      expect(answer.answer.replaceAll('\n', ' ')).toMatch(says);
    }
  });

  it('what was just done is told what it does, and can be logged', () => {
    const { answer, cards, proposals } = answerMessage('I just put in 10 lb of stabilizer', POOL);
    expect(cards).toEqual([]);
    expect(answer).toMatch(/from 45 to about [\d.]+ ppm.*Log 10 lb/s);
    expect(proposals).toHaveLength(1);
    expect(answerMessage('I just put in 10 lb of stabilizer', CONTEXT).answer).toMatch(/^Stabilizer raises cyanuric acid/);
  });

  it.each([
    ['pH is 7.9 how much acid do I add'],
    ['salt is 2600, want 3200, how much'],
    ['the test kit says chlorine is 1, how much bleach to get to 5'],
    ['what do I add to bring chlorine from 1 to 5'],
  ])('“%s” gets its dose', (question) => {
    for (const answer of both(question)) expect(dosed(answer)).toHaveLength(1);
  });
});

describe('told values and told volumes', () => {
  it.each([
    ['bicarb to get from 45 to 85'],
    ['how much bicarb to get from 45 to 85'],
    ['baking soda needed to go from 45 up to 85'],
    ['TA is 45, how much bicarb to get to 85'],
  ])('“%s” doses the difference', (question) => {
    const [card] = dosed(answerMessage(question, POOL));
    expect(card?.inputs).toMatchObject({ parameter: 'alkalinityPpm', from: 45, to: 85 });
  });

  it.each([
    ['pH 8.0 in a 20,000 gallon pool, how much acid'],
    ["my neighbor's pool is 8,000 gallons and his pH is 8, how much acid"],
    ['a friend has 12,000 gallons with pH 8.2, how much muriatic acid'],
    ['how much acid for 30,000 gallons at pH 7.9'],
  ])('“%s” is of other water: typical values, named in the answer', (question) => {
    const { answer, cards } = answerMessage(question, POOL);
    expect(answer).toContain('I didn’t use its tests: I assumed alkalinity 100 ppm and cyanuric acid 30 ppm');
    expect(cards[0]?.inputs).toMatchObject({ alkalinityPpm: 100, cyanuricAcidPpm: 30 });
    expect(cards[0]?.inputs).not.toHaveProperty('freeChlorinePpm');
  });

  it('a shock of other water uses none of the pool’s values', () => {
    const { answer } = answerMessage('my neighbor has a 10,000 gallon pool, how much chlorine to shock it', POOL);
    expect(answer).toContain('for 30 ppm of CYA; tell me your CYA');
  });
});

describe('people before water', () => {
  it.each([
    ['is 104 too hot for my 5 year old', /^Yes\b/],
    ['is 102 ok for a 10 year old', /^No\b/],
    ['is 104 too hot for a pregnant woman', /^Yes\b/],
    ['my 2 year old wants in, water is 102', /^No\b.*children under 5/i],
    ['my 3 year old wants to get in the hot tub', /^No\b.*children under 5/i],
    ['Someone passed out in the hot tub', /^Call 911.*out of the water/],
    ['my wife fainted in the spa', /^Call 911.*out of the water/],
    ['alguien se desmayó en el jacuzzi', /^Llama ya al 911.*fuera del agua|^Llama ya al 911.*sácala/i],
  ])('“%s”', (question, says) => {
    for (const answer of both(question)) expect(answer.answer).toMatch(says);
  });
});

describe('harm in unusual words, and plain questions that sound like it', () => {
  it.each([
    ['the ladder tickles me like static when I climb out', 'electric_shock'],
    ['every time I hold the rail it feels like licking a battery', 'electric_shock'],
    ['gas came out at the chlorinator and my chest is tight', 'gas'],
    ['opened the tab feeder, got a whiff and now I can hardly get air', 'gas'],
    ['me salpicó cloro en los ojos', 'skin_or_eyes'],
    ['le brincó cloro a la cara a mi niño y no puede abrir los ojos', 'skin_or_eyes'],
  ])('“%s” is an emergency', (message, emergency) => {
    for (const { cards } of both(message)) expect(cards[0]?.inputs).toMatchObject({ emergency });
  });

  it.each([["I poured acid into a jug I hadn't rinsed"], ['put muriatic acid in an old bleach jug without rinsing it']])(
    '“%s” is a danger',
    (message) => {
      for (const { cards } of both(message)) expect(cards[0]?.kind).toBe('safety');
    },
  );

  it.each([
    ['I want to lower pH'],
    ['how do I wash chlorine out of my hair'],
    ['how do I get the chlorine smell off my skin'],
    ['I want to bring my chlorine down'],
  ])('“%s” is none', (message) => {
    for (const { answer, cards } of both(message)) {
      expect(cards.filter(({ kind }) => kind === 'safety')).toEqual([]);
      expect(answer).not.toMatch(/911|1-800/);
    }
  });

  it.each([
    ['someone passed out in the hot tub', 'how much salt do I need'],
    ['my kid swallowed chlorine', 'what is a good pH'],
    ['I got acid in my eye', 'how do I lower alkalinity'],
    ['the pool light shocked me', 'how much salt for 10,000 gallons from 2,800 to 3,200'],
  ])('after “%s”, “%s” is a new topic', (before, message) => {
    const { cards } = answerMessage(message, CONTEXT, [before]);
    expect(cards.filter(({ kind }) => kind === 'safety')).toEqual([]);
  });
});

describe('what is no number', () => {
  it.each(['my chlorine is 2..5 what do i add', 'log ph 7..4', 'mi cloro está en 2..5 cuánto agrego'])('is asked about: %s', (question) => {
    for (const answer of both(question)) {
      expect(answer).toMatchObject({ abstained: true, proposals: [], cards: [] });
      expect(answer.answer).toMatch(/[“«]\d\.\.\d[”»]/);
    }
  });
});

describe('after an emergency', () => {
  it.each([
    ['hair got stuck in the drain cover how do i get her out', 'ok shes out shes fine. can the others keep swimming'],
    ['i got shocked by the pool light', 'im ok now, can the kids swim'],
  ])('no one swims yet: %s, %s', (before, message) => {
    expect(answerMessage(message, POOL, [before]).answer).toMatch(/^(?:Not yet|No\b)|[Ss]tay out/);
  });
  it('a cracked grate at the bottom is no one who drowns', () => {
    const { answer } = answerMessage('the grate on bottom of deep end is cracked. can kids just not go near it', POOL);
    expect(answer).toMatch(/^Keep everyone out/);
  });
  it('asks what a product is for rather than speak of swimming', () => {
    const { answer, cards } = answerMessage('can i use the pool cal hypo instead', POOL, [
      'My hot tub is 400 gallons. 0 chlorine how much dichlor',
    ]);
    expect(answer).not.toMatch(/fine to swim/);
    expect(dosed({ cards } as Reply)).toEqual([]);
  });
});
