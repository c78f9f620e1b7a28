// Doses that are asked for as people say them at the pool, and what the same words must not be taken for.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CONTEXT } from '../testing/context.ts';

const ask = (question: string) => answerMessage(question, CONTEXT);
const doseOf = (question: string) => ask(question).cards.find(({ kind }) => kind === 'dose')?.inputs ?? {};
const LITERS_PER_GALLON = 3.785411784;

describe('a dose said aloud', () => {
  it.each<[string, { parameter: string; from?: number; to?: number; step?: number; gallons: number }]>([
    ['clorox 7.5% 13 thousand gal pool sitting at half a ppm want 4', { parameter: 'freeChlorinePpm', from: 0.5, to: 4, gallons: 13_000 }],
    [
      "chlorine's at 1 and a half gotta be at 5 pool is nine thousand gal",
      { parameter: 'freeChlorinePpm', from: 1.5, to: 5, gallons: 9000 },
    ],
    ['ph eight point two wanna be seven six, 22 thousand gal, alk 90', { parameter: 'ph', from: 8.2, to: 7.6, gallons: 22_000 }],
    ['hardness is one ten need two fifty, 21000 gal', { parameter: 'hardnessPpm', from: 110, to: 250, gallons: 21_000 }],
    ['soda ash for going 7 flat to 7 and a half, sixteen k gal', { parameter: 'ph', from: 7, to: 7.5, gallons: 16_000 }],
    // Nothing says which of two levels is wished: the first is where it is, unless a word says otherwise.
    ['alk sixty id settle for ninety 20k gal', { parameter: 'alkalinityPpm', from: 60, to: 90, gallons: 20_000 }],
    ['salt 2500, book says 3200, 17k gal', { parameter: 'saltPpm', from: 2500, to: 3200, gallons: 17_000 }],
    ['pH 7.9, TA 110, give me 7.5, 14k gal', { parameter: 'ph', from: 7.9, to: 7.5, gallons: 14_000 }],
    ['get ph 7.5 (8.0 now), 12000 gal', { parameter: 'ph', from: 8, to: 7.5, gallons: 12_000 }],
    ['make my alkalinity 100, it reads 70 today, 9000 gallons', { parameter: 'alkalinityPpm', from: 70, to: 100, gallons: 9000 }],
    [
      'chlorine is at like two and i want six in eleven thousand gallons',
      { parameter: 'freeChlorinePpm', from: 2, to: 6, gallons: 11_000 },
    ],
    ['pucks crashed my ph, 6.9, want 7.4, 16k gallons', { parameter: 'ph', from: 6.9, to: 7.4, gallons: 16_000 }],
    ['neighbor says 3 jugs. 24,000 gallons, fc 1, want 5', { parameter: 'freeChlorinePpm', from: 1, to: 5, gallons: 24_000 }],
    ['Route 7 Jones. 15k, FC .5 tgt 4, 12.5 LC qty', { parameter: 'freeChlorinePpm', from: 0.5, to: 4, gallons: 15_000 }],
    ['+3 chlorine for a 7k pool, 10% liquid', { parameter: 'freeChlorinePpm', step: 3, gallons: 7000 }],
    ['hardness has to come up 60 points in 12k gallons', { parameter: 'hardnessPpm', step: 60, gallons: 12_000 }],
    [
      'el estabilizador salió en 20 y me gustaría tenerlo en 50, son 13 mil galones',
      { parameter: 'cyanuricAcidPpm', from: 20, to: 50, gallons: 13_000 },
    ],
    ['73% cal hypo to put 6 more ppm in 32k gal', { parameter: 'freeChlorinePpm', step: 6, gallons: 32_000 }],
    ['need my alkalinity up twenty points in eighteen thousand gallons', { parameter: 'alkalinityPpm', step: 20, gallons: 18_000 }],
    ["my alk is 210 i'd be happy w 120, 15000 gallons", { parameter: 'alkalinityPpm', from: 210, to: 120, gallons: 15_000 }],
    ['fresh fill no salt yet, cell likes 3 thousand, 14000 gal', { parameter: 'saltPpm', from: 0, to: 3000, gallons: 14_000 }],
    ["stabilizer's at twenty, need fifty, 15 thou", { parameter: 'cyanuricAcidPpm', from: 20, to: 50, gallons: 15_000 }],
    [
      'quiero el cloro en cinco, lo tengo en uno y medio, diez mil galones',
      { parameter: 'freeChlorinePpm', from: 1.5, to: 5, gallons: 10_000 },
    ],
    ['el ph anda en ocho, lo quiero en siete cuatro, doce mil galones', { parameter: 'ph', from: 8, to: 7.4, gallons: 12_000 }],
  ])('%s', (question, { parameter, from, to, step, gallons }) => {
    const inputs = doseOf(question) as Record<string, number | string>;
    expect(inputs['parameter']).toBe(parameter);
    expect(Number(inputs['volumeL']) / LITERS_PER_GALLON).toBeCloseTo(gallons, 0);
    if (step === undefined) expect([inputs['from'], inputs['to']]).toEqual([from, to]);
    else expect(Number(inputs['to']) - Number(inputs['from'])).toBeCloseTo(step, 6);
  });

  it.each([
    'my ph was 7.8 yesterday and it is 7.4 today, 15k gallons',
    'ph 7.8 or 7.6 for a salt pool in 15k gallons',
    'log ph 7.8 and later ph 7.5',
  ])('takes two tests for no wish: %s', (question) => {
    expect(ask(question).cards.filter(({ kind }) => kind === 'dose')).toEqual([]);
  });

  it('says what it would take from nothing, and asks for the test', () => {
    const { answer, abstained } = ask('how much 10% chlorine gets 20,000 gallons to 8 ppm?');
    expect(abstained).toBe(true);
    expect(answer).toMatch(/^What is your free chlorine now\?.* From 0 ppm it would be this: add 1 gal 76 fl oz/);
  });

  it('takes the strength of a product for no level', () => {
    const inputs = doseOf('subir dos partes por millon el cloro en cuarenta metros cubicos con cloro al 12') as Record<string, number>;
    expect(Number(inputs['to']) - Number(inputs['from'])).toBeCloseTo(2, 6);
    expect(inputs['strengthPercent']).toBe(12);
  });

  it('adds no stabilizer where the chlorine for a stabilizer is asked', () => {
    expect(ask('min chlorine for 60 cya').answer).toMatch(/with 60 ppm of CYA, and never under 5 ppm/);
  });
});

it.each([
  ['how many hrs a day on the pump', /turnover a day/],
  ['water turned kinda tea colored', /iron|metal/i],
  ['how far apart do i dump acid n chlorine', /never together/],
  ['my skin is burning after i spilled acid', /Rinse at once/],
  ['my kid swallowed some pool water is that ok', /mouthful is mostly harmless/],
  ['my salt cell says low flow', /too little water/],
  ['heater says LO error', /manual/],
  ['what chemical do you use to raise ph', /soda ash/],
  ['ur the best lol', /Any time|Glad|welcome/],
  ['llovio bien fuerte anoche', /lluvia/],
])('%s', (question, answer) => {
  expect(ask(question).answer).toMatch(answer);
});

describe('a bottom that cannot be seen', () => {
  it.each([
    'FC 4 and pH 7.5 test perfect, but I cannot make out the drain at the bottom. OK to open?',
    'fc 4 ph 7.5 cya 30, can barely see the floor in the deep end, can we swim',
    'cloro 4, ph 7.5, apenas se ve el fondo, podemos nadar',
  ])('%s', (question) => {
    expect(ask(question).answer).toMatch(/^No\./);
  });
});
