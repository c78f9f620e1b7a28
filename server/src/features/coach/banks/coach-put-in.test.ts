// What someone put in by mistake: what it does to this pool, and what to do now. And two products that met and must not.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { backyard } from '../testing/backyard.ts';
import { CONTEXT } from '../testing/context.ts';

const ask = (message: string, language: 'en' | 'es' = 'en') => answerMessage(message, { ...backyard(), language });

describe('an amount that went in by mistake', () => {
  it.each([
    ['i put in a gallon of bleach by mistake', /more than needed, but no harm.*from about 8\.9 to about 14\.4 ppm/],
    ['i accidentally added 2 gallons of 12.5% chlorine', /^It’s too much to swim in: stay out.*less than 18 ppm.*about 25\.6 ppm/],
    ['oops i added a cup of acid', /^That’s fine: by your last test pH comes to about 7\.6/],
    ['i dumped in a whole gallon of muriatic acid by accident', /pH goes to about 6\.6\. Stay out.*soda ash in small steps/],
    ['i dumped half a gallon of acid instead of a cup', /about 7\.0, outside 7\.2 to 7\.8: stay out/],
    ['i poured in 2 lb of soda ash instead of baking soda, what do i do', /pH goes to about 8\.5\. Stay out.*small doses of acid/],
    ['i accidentally put 5 lbs of baking soda in', /^That does no harm: alkalinity goes from .* to about 115\.5 ppm/],
    [
      'put 10 lb of stabilizer in, was that too much',
      /stabilizer goes from 45 to about 124\.9 ppm, above its range of 30 to 50\. Only new water/,
    ],
  ])('%s', (message, answer) => {
    const { abstained, answer: said, proposals } = ask(message);
    expect([abstained, said]).toEqual([false, expect.stringMatching(new RegExp(answer.source, 's'))]);
    // What went in is offered for the log, as it was said.
    expect(proposals).toMatchObject([{ action: 'log_treatment' }]);
    expect(said).toMatch(/\n\nLog .* for Backyard pool\?$/);
  });

  it('takes what was poured in and not what was meant', () => {
    expect(ask('i added 20 lb of baking soda instead of calcium').proposals).toMatchObject([{ fields: { productId: 'baking-soda' } }]);
  });

  it('says it in Spanish', () => {
    expect(ask('puse un galón de cloro por error', 'es').answer).toMatch(/^Es más de lo necesario, pero no hace daño.*si es del 12\.5 %/s);
  });

  it('does not count it twice where a test since then may have seen it', () => {
    expect(ask('i added 2 gallons of chlorine yesterday by mistake').answer).not.toMatch(/goes from/);
  });

  it('gets loose tablets out first', () => {
    expect(ask('i threw in 4 tablets by accident').answer).toMatch(/^Get them out with a net/);
  });

  it('knows that it is far too much for a hot tub that it has no test of', () => {
    const { answer } = answerMessage('i put a gallon of chlorine in my 400 gallon hot tub', CONTEXT);
    expect(answer).toMatch(/^That’s far too much: it raises free chlorine by about 310 ppm\. No one goes in/);
  });

  it('logs tablets by their usual weight', () => {
    expect(ask('i added 3 tablets').proposals).toMatchObject([{ fields: { productId: 'trichlor', amountG: 681 } }]);
  });
});

describe('two products that have met', () => {
  it.each([
    'i mixed a cup of acid with a gallon of bleach',
    'i put the acid in the bleach jug',
    'just mixed shock with acid what do i do',
    'accidentally poured a quart of bleach into my muriatic acid',
    'i put dichlor in the cal-hypo bucket',
    'my wife combined 2 cups of bleach and a cup of muriatic acid',
    'se me mezcló el cloro con el ácido',
    'mezclé 2 tazas de ácido con una de cloro',
    'eché cloro en la garrafa del ácido',
  ])('%s', (message) => {
    const { answer, cards } = ask(message, /[áéíó]/.test(message) ? 'es' : 'en');
    expect([answer, cards[0]?.kind]).toEqual([expect.stringMatching(/^(?:Chemicals were mixed|Aléjense)/), 'safety']);
  });

  it.each([
    'can i mix acid and bleach',
    'i mixed soda ash and baking soda',
    'i added bleach to my chlorine pool',
    'i added acid and then chlorine to the pool',
    'how do i add acid and chlorine',
  ])('is no alarm: %s', (message) => {
    expect(ask(message).answer).not.toMatch(/^Chemicals were mixed/);
  });

  it('says what to do where both went into the pool', () => {
    expect(ask('i added acid and then chlorine to the pool').answer).toMatch(/one after the other, the water dilutes them/);
  });
});

describe('a question about swimming that tells of something broken', () => {
  it.each([
    ['broken glass in the pool, can we swim', /^Everyone out.*net/],
    ['hay vidrio roto en la alberca, podemos nadar', /^Todos fuera/],
    ['the ladder is loose can we swim', /^Not until that’s put right/],
    ['the pool light has a crack can we swim', /^Not until that’s put right/],
    ['is it ok to swim, a tile broke off and its sharp', /^Not until that’s put right/],
    ['se rompió la escalera, podemos nadar', /^No hasta que eso quede arreglado/],
    ['its dark and the pool light is broken can we swim', /^(?:Not until|No,)/],
  ])('%s', (message, says) => {
    const { answer, cards } = ask(message, /[áéíó]|vidrio/.test(message) ? 'es' : 'en');
    expect([answer, cards.map(({ kind }) => kind)]).toEqual([expect.stringMatching(new RegExp(says.source, 's')), []]);
  });

  it('is judged by the water where nothing is broken', () => {
    expect(ask('is it safe to swim with the heater on').cards[0]?.kind).toBe('swim');
    expect(ask('can we swim').cards[0]?.kind).toBe('swim');
  });
});

describe('what was no alarm, and what is one', () => {
  it.each([
    ['mi niño tragó un poquito de agua de la alberca', /Un trago casi nunca hace daño/],
    ['my kid swallowed a little pool water', /^A mouthful is mostly harmless/],
    ['como evito que mis hijos se ahoguen', /^(?!Pide ayuda)/],
    ['el agua esta blanca como leche', /^Si no se ve el fondo/],
    ['is it safe to swim in a green pool', /^No\./],
    ['mi hijo se ahoga', /^Pide ayuda a gritos/],
    ['my kid swallowed some pool water and is coughing', /^Call 911/],
    ['my son swallowed some chlorine', /^Someone swallowed a pool chemical/],
  ])('%s', (message, says) => {
    expect(ask(message, /^(?:mi|como|el) /.test(message) ? 'es' : 'en').answer).toMatch(says);
  });

  it('speaks of the glass and not of the chlorine that waits to be saved', () => {
    const { answer } = answerMessage("there's broken glass in the pool, can we swim", { ...backyard(), language: 'en' }, [
      'i put in a gallon of bleach by mistake',
    ]);
    expect(answer).toMatch(/^Everyone out/);
  });

  it('gives the right levels of two values at once', () => {
    expect(ask('cual es el nivel bueno de cloro y ph', 'es').answer).toMatch(/cloro libre entre.*pH entre 7\.2 y 7\.8/);
  });
});
