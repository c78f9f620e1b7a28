// Plain questions as owners type them, misspelled and in two languages: each reaches the answer to just that question.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CARDS } from '../knowledge/find-card.ts';
import { backyard } from '../testing/backyard.ts';
import { fold } from '../understanding/fold.ts';
import { withoutTypos } from '../understanding/typos/typos.ts';

const pool = backyard();
const isSpanish = (text: string) => /[áéíóúñ¿]|^(?:como|cuant[oa]|que|es|puedo|hay|hace|le|la|se|acabo|tengo)\b/.test(text);
const ask = (message: string) => answerMessage(message, { ...pool, language: isSpanish(message) ? 'es' : 'en' });

type Asked = readonly [question: string, says: RegExp, never?: RegExp];
const each = (all: readonly Asked[]) =>
  it.each(all.map((one) => [...one] as [string, RegExp, RegExp?]))('%s', (question, says, never) => {
    const { answer } = ask(question);
    expect(answer).toMatch(says);
    if (never) expect(answer).not.toMatch(never);
  });

describe('misspelled words of the field', () => {
  it.each(
    'huricane>hurricane hurricaine>hurricane jacuzi>jacuzzi yacuzi>jacuzzi algecide>algaecide algacide>algaecide stabalizer>stabilizer clorine>chlorine chlroine>chlorine alkalinaty>alkalinity skimer>skimmer vaccum>vacuum filtter>filter ipoclorito>hipoclorito alverca>alberca bonba>bomba uracan>huracan valbula>valvula electrisidad>electricidad vinal>vinyl algea>algae sanatizer>sanitizer'
      .split(' ')
      .map((pair) => pair.split('>') as [string, string]),
  )('%s is %s', (typed, meant) => expect(withoutTypos(typed)).toBe(meant));

  it.each(
    'platter wager costa cuento infierno limpia electrica infection strings injection though education banco prision settings hardest lumber quimica'.split(
      ' ',
    ),
  )('leaves %s as it is', (word) => expect(withoutTypos(word)).toBe(word));

  it('leaves the words of the cards as they are', () => {
    const words = new Set(CARDS.flatMap(({ en, es }) => fold(`${en} ${es}`).match(/[a-z]{4,}/g) ?? []));
    const changed = [...words].filter((word) => withoutTypos(word) !== word && !/^(?:temp|prob|till|thru|vinil|galon|checar)$/.test(word));
    expect(changed).toEqual([]);
  });

  each([
    ['how do i get pool ready for a huricane', /^Before a hurricane/],
    ['cuanto cloro lleva el jacuzi', /^Un jacuzzi necesita/],
    ['is algecide needed or a waste of money', /^No, not if free chlorine stays in range/],
    ['what temp shoud i keep my hottub', /104 °F/],
  ]);
});

describe('a zero right after adding chlorine', () => {
  each([
    ['test strip says zero chlorine but i just put some in', /another kit.*bleaches the color.*No one swims/],
    ['just added chlorine and test still reads 0', /another kit/],
    ['why does my kit show 0 chlorine after i just shocked', /another kit/],
    ['acabo de echar cloro y la tira marca cero', /otro kit.*nadie nada/],
    ['le puse cloro y la prueba sale en 0', /otro kit/],
  ]);
});

describe('how to change a value that was measured', () => {
  each([
    ['how do i raise alkalinity its at 60', /baking soda to raise alkalinity from 60 to 95/],
    ['my alkalinity is at 60 how do i raise it', /baking soda to raise alkalinity from 60/],
    ['how do i lower ph its 8.2', /muriatic acid to lower pH from 8\.2/],
    ['how do i get my ph up its 6.8', /soda ash to raise pH from 6\.8/],
    ["how can i raise calcium it's at 120", /calcium chloride to raise hardness from 120/, /blood pressure/],
    ['how do i lower cya its at 120', /from 120 to 40/],
    ['how do i raise cya its at 10', /stabilizer.*from 10 to 40/],
    ['como subo el ph, esta en 6.9', /subir el pH de 6\.9/],
    ['como bajo la alcalinidad si esta en 180', /bajar la alcalinidad de 180/],
  ]);
});

describe('equipment, covers and levels', () => {
  each([
    ['pump is not pulling water', /sucks air or gets no water/, /bearings/],
    ['pump isnt sucking water', /sucks air or gets no water/],
    ['bomba no chupa agua que hago', /aspira aire/],
    ['is it bad to leave the solar cover on all the time', /^It can stay on between swims/],
    ['is it ok to leave solar blanket on overnight', /^Yes, if you heat it/],
    ['should solar cover be on or off when i shock', /^Cover off/],
    ['es malo dejar puesta la cubierta solar en la noche', /^Puede quedarse/],
    ['how low can the water get in summer', /middle of the skimmer opening/],
    ['que tan bajo puede estar el agua', /boca del skimmer/],
    ['pool light wont turn on', /breaker.*GFCI/],
  ]);
});

describe('before and after', () => {
  each([
    ['pool after a hurricane what do i do', /^After a hurricane, leave the power off.*no one swim/],
    ['hurricane just passed now what with the pool', /^After a hurricane/],
    ['before the hurricane what do i do with pool', /^Before a hurricane/],
    ['hurricane is coming should i drain the pool', /^No, don’t drain/],
    ['paso el huracan y mi piscina esta llena de basura', /^Después de un huracán/],
    ['viene un huracan que hago con la piscina', /^Antes de un huracán/],
    ['what do i do before a pool party', /^The day before/],
    ['what do i do with the pool after a party', /^Many swimmers/],
    ['just got back from vacation what do i do with pool', /^Look first/],
    ['what to do with pool before vacation', /^Before you leave/],
    ['what to do before rain', /^Before a storm/],
    ['what to do after heavy rain', /^Rain dilutes/],
    ['how do i get pool ready after winter', /^Clean the cover and take it off/],
    ['power went out for 2 days what do i do with pool', /^Without power/],
  ]);
});

describe('seasons, hot tubs, work and old water', () => {
  each([
    ['pool gets so hot in arizona summer how do i cool it', /^Aerate at night/],
    ['how much chlorine in summer vs winter', /^The target is the same all year/],
    ['will my pool freeze in vegas', /^Rarely/],
    ['se puede congelar la piscina en phoenix', /^Casi nunca/],
    ['how much shock for a 400 gallon hot tub', /takes [\d.]+ oz .*56% dichlor in 400 gallons/],
    ['cuanto choque para un jacuzzi de 400 galones', /Eso son [\d.]+ oz .*dicloro 56%/],
    ['how much chlorine do i put in my hot tub', /^At least/],
    ['how many hours a wk does a pool take', /one to two hours a week/],
    ['cuanto tiempo a la semana lleva una alberca', /una o dos horas por semana/],
    ['do i have to drain my pool when the water gets old', /^No, water doesn’t have to go because it’s old/],
    ['hay que cambiar el agua de la alberca cuando esta vieja', /decide el análisis/],
  ]);
});

describe('electricity that has to be paid is no danger', () => {
  it.each([
    'how can i lower my pool electric bill',
    'my electric bill is so high because of the pool pump what can i do',
    'electric bill doubled since we got the pool',
    'how much electricity does a pool pump use',
    'como bajo el recibo de luz de la alberca',
    'la bomba me sube mucho la luz como ahorro',
    'cuanta luz gasta la bomba',
    'can i run the pump at night when power is cheaper',
    'is an electric heater better than gas',
    'do pools need a special electric meter',
  ])('%s', (question) => {
    const { answer, cards } = ask(question);
    expect(cards.map(({ kind }) => kind)).not.toContain('safety');
    expect(answer).not.toMatch(/^No\./);
  });
  it.each([
    'i feel tingling from the pool light',
    'my electric bill is high and i got a shock from the ladder',
    'how do i bypass the gfci it keeps tripping',
    'can i put an electric heater next to the hot tub on an extension cord',
  ])('%s stays one', (question) => expect(ask(question).cards.map(({ kind }) => kind)).toContain('safety'));
});

describe('a question how is no question whether', () => {
  it.each([
    'como cuido a mi hijo chiquito en la alberca',
    'how do i keep my toddler safe around the pool',
    'how do i watch 3 kids in the pool',
    'como evito que mi hijo se ahogue',
    'como hago para que los niños no entren solos a la alberca',
  ])('%s', (question) => {
    const { answer } = ask(question);
    expect(answer).not.toMatch(/^(?:No|Yes|Sí|Por favor no|Please don)\b/);
    expect(answer).toMatch(/adult/);
  });
  it.each(['como evito que se ahogue no respira', 'my kid isnt breathing how do i keep him from dying'])('%s is an emergency', (question) =>
    expect(ask(question).cards.map(({ kind }) => kind)).toContain('safety'),
  );
});
