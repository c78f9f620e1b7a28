// Doses, heat, products and the log of a person's own pool: with its own numbers.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { backyard } from '../../testing/backyard.ts';
import { CONTEXT } from '../../testing/context.ts';
import type { CoachContext } from '../reply.ts';
import { answerRounds } from '../rounds.ts';
import { readMessage } from '../../understanding/frame.ts';

const POOL = backyard();
const ask = (context: CoachContext, ...turns: string[]) => {
  const [question = '', ...earlier] = turns.toReversed();
  return answerMessage(question, context, earlier);
};

describe('doses', () => {
  it.each([
    'how much muriatic acid from 8.0 to 7.5 in 15000 gallons',
    'how much acid to go from 8.0 to 7.5 for 15k gallons',
    'acido para bajar de 8.0 a 7.5 en 15000 galones',
  ])('use the tests of the pool for its own volume: %s', (question) => {
    const named = ask(POOL, question);
    const plain = ask(POOL, 'how much muriatic acid from 8.0 to 7.5');
    expect(named.cards[0]?.amountMl).toBeCloseTo(plain.cards[0]?.amountMl ?? 0, 0);
    expect(named.cards[0]?.inputs).toMatchObject({ cyanuricAcidPpm: 45 });
    expect(named.answer).not.toMatch(/assumed|Supuse/);
  });
  it('say what is assumed for another volume', () => {
    const { answer, cards } = ask(POOL, 'how much muriatic acid from 8.0 to 7.5 in 20000 gallons');
    expect(answer).toMatch(/isn’t the volume of Backyard pool.*assumed alkalinity 100 ppm/);
    expect(cards[0]?.inputs).toMatchObject({ alkalinityPpm: 100 });
  });
  it.each([
    'how much calcium chloride to raise hardness 50 ppm',
    'raise hardness by 50 ppm, how much calcium chloride',
    'cuánto cloruro de calcio para subir la dureza 50 ppm',
  ])('start a step where the pool is: %s', (question) => {
    const { cards, answer } = ask(POOL, question);
    expect(cards[0]?.inputs).toMatchObject({ from: 250, to: 300, by: 50 });
    expect(answer).toMatch(/from 250 to 300|de 250 a 300/);
  });

  const ONLY_CHLORINE = backyard({
    water: { alkalinityPpm: 40 },
    treatments: [],
    pool: { shelf: [{ productId: 'liquid-chlorine', strengthPercent: 12.5 }] },
  });
  it.each(['ph is 6.5 what do I do', 'ph way low 6.5 what now', 'mi ph está en 6.5 qué hago'])('say what to buy: %s', (question) => {
    const { answer, cards } = ask(ONLY_CHLORINE, question);
    expect(answer).toMatch(/Buy .*soda|Compra .*(?:soda ash|bicarbonato)/s);
    expect(answer).not.toMatch(/Nothing to add|no hay que agregar/);
    expect(cards[0]?.productId).toMatch(/^(?:soda-ash|baking-soda)$/);
  });
  it.each(['ph is 6.5 what do I do', 'ph way low 6.5 what now'])('say to aerate where alkalinity is enough: %s', (question) => {
    const { answer, cards } = ask(backyard({ treatments: [] }), question);
    expect(answer).toMatch(/Stay out of the water.*Aerate/s);
    expect(cards.filter(({ kind }) => kind === 'dose')).toEqual([]);
  });
  it('ask to test again where the log speaks against it', () => {
    const acidic = backyard({ water: { ph: 6.5 }, treatments: [] });
    expect(ask(acidic, 'what should i add').answer).toMatch(/Test pH again before anyone gets in/);
  });

  const STABILIZED = backyard({ water: { cyanuricAcidPpm: 130, hardnessPpm: 900 }, treatments: [] });
  it.each(['what should i add', 'whats the plan', 'qué agrego hoy'])('drain before they refill: %s', (question) => {
    const { answer } = ask(STABILIZED, question);
    expect(answer).toMatch(/Drain 7,100 gallons and refill|Vacía 7,100 galones y rellena/);
    expect(answer).toMatch(/pump, heater and salt cell off while the water is low|apagados la bomba/);
    expect(answer).toMatch(/cyanuric acid from 130 to 68|CYA/);
    expect(answer).toMatch(/local rules|normas locales/);
    expect(answer).not.toMatch(/Add it with the pump running/);
  });
});

describe('numbers that are told', () => {
  it.each(['log free chlorine 1e9', 'log ph 7.5e3', 'registra cloro 2e5'])('asks: %s', (question) => {
    expect(ask(POOL, question)).toMatchObject({ abstained: true, proposals: [] });
  });
  it.each<[string[], RegExp]>([
    [['ph 7.2 alk 40 what first'], /baking soda/],
    [['ph 7.2 alk 40 what first', 'no I meant ph 7.8'], /baking soda/],
    [['alkalinity 60 ph 7.8 what do i do'], /baking soda/],
    [['ta 50 ph 7.0 qué arreglo primero'], /carbonato de sodio/],
    [['ph 6.6 help'], /Aerate/],
  ])('%s', (turns, words) => {
    const { answer, proposals } = ask(POOL, ...turns);
    expect(answer).toMatch(words);
    expect(answer).not.toMatch(/hardness|dureza/i);
    expect(proposals).toEqual([]);
  });
  it.each<[string, RegExp]>([
    ['is 8.2 ph dangerous', /^No, it isn’t dangerous.*That's high/],
    ['is a ph of 8.5 dangerous', /^Yes\. Stay out/],
    ['es peligroso un ph de 8.2', /^No, nadar con eso no es peligroso/],
    ['is ph 8 safe', /^Yes, for a swim/],
    ['is chlorine 15 dangerous', /^No\./],
  ])('%s', (question, words) => expect(ask(POOL, question).answer).toMatch(words));
  it.each([
    'my cloudy pool: FC is 3 but the pH is 8.2, what should I do?',
    'water is hazy. ph 8.2 FC 3',
    'agua turbia, cloro 3 y ph 8.2, qué hago',
  ])('%s', (question) => {
    expect(ask(POOL, question).answer).toMatch(
      /^(?:pH 8\.2 is high.*to about 7\.5 first: 30 fl oz|Un pH de 8\.2 es alto.*7\.5).*CYA (?:of|de) 45/,
    );
    expect(ask(CONTEXT, question).answer).toMatch(/7\.5.*CYA/);
  });
  it('gives the dose in another strength', () => {
    expect(ask(POOL, 'how much chlorine do i need to raise it to 10', 'how much chlorine (8.25%) is that').answer).toMatch(
      /of 8\.25% liquid chlorine to raise free chlorine from 8\.9 to 10/,
    );
  });
  it.each<[string, string]>([
    ['I added a gallon of bleach an hour ago', '2026-11-26T14:00:00.000Z'],
    ['i put in a gallon of bleach 30 min ago', '2026-11-26T14:30:00.000Z'],
    ['eché medio galón de cloro hace 2 horas', '2026-11-26T13:00:00.000Z'],
    ['I added a gallon of bleach yesterday at 6pm', '2026-11-25T23:00:00.000Z'],
  ])('knows when: %s', (question, doneAt) => expect(ask(POOL, question).proposals[0]).toMatchObject({ fields: { doneAt } }));
});

describe('heat', () => {
  it.each(['should I run the heater now for saturday, I want 84 degrees', 'heat it to 84 degrees'])(
    'from the water as it is: %s',
    (question) => {
      const { answer, cards } = ask(POOL, question);
      expect(answer).toMatch(/is at 64 °F by your last test; you want 84 °F\. It takes 2,49\d,000 BTU/);
      expect(cards[0]?.inputs['degreesC']).toBeCloseTo(11.1, 1);
    },
  );
  it.each<[string[], RegExp]>([
    [['how much does it cost to heat the pool 10 degrees'], /^About \$23 with a gas heater .* \$1\.50.*heat pump/],
    [['cuánto cuesta calentar la alberca 10 grados'], /^Unos \$23/],
    [['how long to heat to 84 with a 400k btu heater'], /About 6\.25 hours/],
    [['how many hours would a 400k btu heater take'], /^About 3\.13 hours for every 10 °F in Backyard pool \(now 64 °F\)/],
    [['I want 84 degrees by saturday, run the heater?', 'how many hours would a 400k btu heater take'], /About 6\.25 hours/],
  ])('%s', (turns, words) => expect(ask(POOL, ...turns).answer).toMatch(words));
  it('is not asked for in a fault', () => {
    expect(ask(POOL, 'heater at 84 degrees says error').answer).not.toMatch(/BTU \(/);
  });
  it('asks how warm it is where no one knows', () => {
    expect(ask(CONTEXT, 'how long to heat 15000 gallons to 84 with a 400k btu heater')).toMatchObject({ abstained: true });
  });
});

describe('the pool itself', () => {
  it.each<[string, RegExp]>([
    ['how long do i run the pump', /^At 50 gpm, your pump turns over Backyard pool \(15,000 gallons\) once in about 5 hours/],
    ['cuántas horas prendo la bomba', /^Con 50 gpm/],
    ['is 3 hours a day enough for my pump', /^Not quite/],
    ['what is my pool called', /^It’s called Backyard pool/],
    ['cómo se llama mi alberca', /^Se llama Backyard pool/],
    ["what's my pool's volume", /15,000 gallons/],
    ['how big is my pool', /15,000 gallons/],
    ["what's the LSI", /Langelier.*\n\nBackyard pool: The saturation index is/],
    ['whats my water temp', /^64 °F in Backyard pool at your last test \(Nov 25\)/],
    ['a qué temperatura está el agua', /^64 °F en Backyard pool/],
    ['is it safe to swim', /^Yes, it's fine to swim in Backyard pool/],
    ['how is my water doing compared to last month', /^I can't compare that.*Nov 23/],
    ['compare my pool to last year', /^I can't compare that/],
    ['comparado con el mes pasado cómo va mi agua', /^No puedo compararlo/],
    ['how much acid did i use this month', /^None that was logged/],
    ['how much chlorine have we gone through this month', /^37 fl oz of liquid chlorine \(1 addition\)/],
    ['cuánto cloro usé este mes', /^37 fl oz de cloro líquido/],
    ['how much will chlorine cost me a month', /^About \$\d+ a month, at a typical store price/],
    ['cuánto gasto en cloro al mes', /^Unos \$\d+ al mes/],
    ['how much is left in my chlorine jug', /^I can't see that/],
    ['cuánto cloro me queda en la garrafa', /^Eso no lo veo/],
    ['how long will my 4 jugs last', /^About 53 days, counting 4 1-gallon jugs/],
    ['cuánto me duran 3 garrafas de cloro', /^Unos 40 días/],
    ['im new to pools where do i start', /^Pool care is three habits.*Nothing to add right now/s],
    ['acabo de comprar una casa con alberca, por dónde empiezo', /^Cuidar una piscina son tres hábitos/],
  ])('%s', (question, words) => expect(ask(POOL, question).answer).toMatch(words));

  it('compares each value with a test from then', () => {
    const month = backyard();
    const old = { takenAt: '2026-10-27T14:00:00.000Z', method: 'drops', freeChlorinePpm: 4, ph: 7.8, alkalinityPpm: 100 };
    const pool = {
      ...month,
      pool: { ...(month.pool as NonNullable<CoachContext['pool']>), readings: [...(month.pool?.readings ?? []), old] },
    };
    expect(ask(pool, 'how is my water doing compared to last month').answer).toMatch(
      /• free chlorine: 4 on Oct 27, 6\.5 ppm on Nov 25\n• pH: 7\.8 on Oct 27, 7\.6 on Nov 25/,
    );
  });

  it('names the pools that are low on chlorine', () => {
    const brief = { swim: { state: 'ready', isKnown: true }, testedAt: '2026-11-25T14:00:00Z', stepsLeft: 1, hasClearUp: false } as const;
    const all = [
      { ...brief, id: 'a', name: 'Smith', freeChlorine: { ppm: 3, low: 5, minimum: 3.5 } },
      { ...brief, id: 'b', name: 'Jones', freeChlorine: { ppm: 8, low: 5, minimum: 3.5 } },
      { ...brief, id: 'c', name: 'Lee', freeChlorine: { ppm: 1, low: 5, minimum: 3.5 } },
    ];
    const { answer = '' } = answerRounds(readMessage('which pools need chlorine'), { ...CONTEXT, allPools: all }) ?? {};
    expect(answer).toMatch(/^2 of 3 pools need chlorine, the lowest first:\n1\. Lee: 1 ppm.*\n2\. Smith: 3 ppm/);
    expect(answerRounds(readMessage('qué piscinas están bajas de cloro'), { ...CONTEXT, language: 'es', allPools: all })?.answer).toMatch(
      /^2 de 3 piscinas/,
    );
  });
});
