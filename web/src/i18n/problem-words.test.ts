import { ContactInput, PoolInput, PROBLEM_CODES, PROBLEMS, ReadingInput, TargetOverrides, TreatmentInput } from '@limpid/contract';
import { afterEach, describe, expect, it } from 'vitest';
import * as runtime from '../paraglide/runtime.js';
import { ApiError, fieldErrors, sayError, translateProblems } from '../api/api-error.ts';
import { sayProblem } from './contract-words.ts';
import { sayServerWords } from './problem-words.ts';

const speak = (language: 'en' | 'es') => runtime.overwriteGetLocale(() => language);
afterEach(() => {
  speak('en');
  translateProblems((sentence) => sentence);
});

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } };
}
const sentencesOf = (schema: Schema, values: unknown[]): string[] =>
  values.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []);

/** What a person can get wrong on the sign-in page that forms send to, in the contract's own words. */
const OF_FORMS = [
  ...sentencesOf(ContactInput, [{}, { name: 'x'.repeat(101), email: 'x', topic: 'x', message: 'x' }]),
  ...sentencesOf(PoolInput, [
    { name: '', volumeL: -1, surfaceAreaM2: -1, pumpFlowLpm: -1, saltCell: { gramsPerHour: 0, hoursPerDay: 25, percent: 101 } },
    { name: 'Pool \u202e1', volumeL: 1 },
    { name: 'x'.repeat(81), volumeL: 1, shelf: Array.from({ length: 41 }, () => ({ productId: 'salt' })), fillWater: { ph: 99 } },
    { name: 'x', volumeL: 1, shape: { kind: 'round', diameterM: 900, averageDepthM: 99 } },
  ]),
  ...sentencesOf(TargetOverrides, [{ ph: { low: 7.8, high: 7.4 } }, { alkalinityPpm: { low: 1, high: 999 } }]),
  ...sentencesOf(ReadingInput, [{}, { ph: 99, orpMv: -1, temperatureC: 900, note: 'x'.repeat(2001), takenAt: 'x' }]),
  ...sentencesOf(TreatmentInput, [
    { productId: 'salt', amountG: -1, strengthPercent: 101 },
    { productId: 'salt', amountG: 1, amountMl: 1 },
  ]),
].filter((sentence) => sentence !== 'Invalid input' && !/^(Choose one of|Choose rectangle)/.test(sentence));

/** Made by the server itself. */
const OF_SERVER = [
  'Your plan covers 3 pools. With Pro you can add as many as you like.',
  'The pool holds 50000 liters. You can’t replace more than that at once.',
  'Liquid chlorine: enter a strength of 5 to 15 percent.',
  'Pool salt: enter a strength of 100 percent.',
  'Muriatic acid is measured in milliliters: give amountMl.',
  'This was changed somewhere else.',
  'At least one value must remain. Delete the test instead.',
  'The plan has changed. Please look at it again.',
];
const SENTENCES = [...OF_FORMS, ...OF_SERVER];

it('a problem without a sentence of its own is said by its code, whatever the server calls it', () => {
  translateProblems(sayServerWords);
  speak('es');
  for (const code of PROBLEM_CODES) {
    const title = 'A title of another release';
    const problem = { type: 'about:blank', title, status: 409, code, requestId: 'x', message: title } as const;
    if (code !== 'not_signed_in') expect(sayError(new ApiError(409, '', problem)), code).not.toBe(title);
    expect(sayProblem(new ApiError(409, '', problem)), code).not.toBe(title);
    const other = { ...problem, message: 'Something new' };
    if (code !== 'not_signed_in') expect(sayError(new ApiError(409, '', other)), code).toBe('Something new');
  }
});

describe('the sentences of the server', () => {
  it('are many, and in English what they are', () => {
    expect(new Set(SENTENCES).size).toBeGreaterThan(25);
    for (const sentence of SENTENCES) expect(sayServerWords(sentence)).toBe(sentence);
  });

  it('have Spanish words, with the numbers that they had', () => {
    speak('es');
    const numbers = (text: string) => text.match(/\d[\d.]*\d|\d/g) ?? [];
    for (const sentence of SENTENCES) {
      const messages = sayServerWords(sentence);
      expect(messages, sentence).not.toBe(sentence);
      if (!sentence.includes('Enter an instant')) expect(numbers(messages), sentence).toEqual(numbers(sentence));
    }
    expect(sayServerWords('Enter a number from 0 to 24 hours.')).toBe('Escribe un número de 0 a 24 horas.');
    expect(sayServerWords('Liquid chlorine: enter a strength of 5 to 15 percent.')).toBe(
      'Cloro líquido: escribe una concentración de 5 a 15 por ciento.',
    );
  });

  it('stay as they are where no one knows them', () => {
    speak('es');
    expect(sayServerWords('Something new')).toBe('Something new');
  });
});

it('an error is said in the words that are put in, and without them in English', () => {
  const problem = {
    type: 'about:blank',
    title: PROBLEMS.conflict[1],
    status: 409,
    code: 'conflict',
    requestId: 'x',
    message: PROBLEMS.conflict[1],
    fields: { name: 'Give the pool a name.' },
  } as const;
  const error = new ApiError(409, '', problem);
  speak('es');
  expect(sayError(error)).toBe(PROBLEMS.conflict[1]);
  translateProblems(sayServerWords);
  expect(sayError(error)).toBe('Esto cambió. Vuelve a cargar la página e inténtalo de nuevo');
  expect(fieldErrors(error)).toEqual({ name: 'Ponle un nombre a la piscina.' });
  expect(sayError(new TypeError('Failed to fetch'))).toBe('No se pudo conectar con el servidor. Inténtalo de nuevo.');
});
