import type { Parameter } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from '../../ui/fields/typed-number.ts';
import { type TypedQuestion, typedQuestion } from './typed-value.ts';

const LOCALES = ['en-US', 'es-US', 'es-ES'] as const;
const ASK: [Parameter, string, TypedQuestion | undefined][] = [
  ['ph', '75', { kind: 'decimal', value: 7.5 }],
  ['ph', '752', { kind: 'decimal', value: 7.52 }],
  ['ph', '7.5', undefined],
  ['ph', '7,5', undefined],
  ['ph', '12', undefined],
  ['ph', '40', undefined],
  ['ph', '<6.8', { kind: 'below', value: 6.8 }],
  ['ph', '> 8,2', { kind: 'above', value: 8.2 }],
  ['cyanuricAcidPpm', '<30', { kind: 'below', value: 30 }],
  ['cyanuricAcidPpm', '< 30', { kind: 'below', value: 30 }],
  ['cyanuricAcidPpm', '≤30', { kind: 'below', value: 30 }],
  ['cyanuricAcidPpm', '>100', { kind: 'above', value: 100 }],
  ['cyanuricAcidPpm', '>=100', { kind: 'above', value: 100 }],
  ['freeChlorinePpm', 'OVER', { kind: 'above' }],
  ['freeChlorinePpm', 'over', { kind: 'above' }],
  ['freeChlorinePpm', 'alto', { kind: 'above' }],
  ['freeChlorinePpm', '>', undefined],
  ['freeChlorinePpm', '>1000', undefined],
  ['freeChlorinePpm', 'abc', undefined],
  ['freeChlorinePpm', '3', undefined],
  ['freeChlorinePpm', '', undefined],
];

describe.each(LOCALES)('in %s', (locale) => {
  it.each(ASK)('%s "%s" asks %o', (parameter, text, question) => {
    expect(typedQuestion(parameter, text, 'us', locale)).toEqual(question);
  });

  it.each(['3.2', '3,2'])('a decimal comma and a decimal point are the same: %s', (text) => {
    expect(parseTypedNumber(text, locale)).toBe(3.2);
  });
});

describe('three digits after a mark', () => {
  it.each([
    ['en-US', '3.200', [3.2, 3200]],
    ['es-US', '3.200', [3.2, 3200]],
    ['es-ES', '3,200', [3.2, 3200]],
    ['en-US', '15.000', [15, 15_000]],
    ['en-US', '3,200', undefined],
    ['es-ES', '3.200', undefined],
    ['en-US', '0.250', undefined],
  ])('%s "%s"', (locale, text, values) => {
    expect(typedQuestion('saltPpm', text, 'us', locale)).toEqual(values && { kind: 'grouping', values });
  });

  it.each<[Parameter, string, string, [number, number]]>([
    ['alkalinityPpm', '15.000', 'en-US', [15, 15_000]],
    ['alkalinityPpm', '15.000', 'es-US', [15, 15_000]],
    ['alkalinityPpm', '15,000', 'es-ES', [15, 15_000]],
    ['cyanuricAcidPpm', '30.000', 'en-US', [30, 30_000]],
    ['ph', '7.400', 'en-US', [7.4, 7400]],
  ])('takes what is possible of the two, and says so: %s "%s" in %s', (parameter, text, locale, values) => {
    expect(typedQuestion(parameter, text, 'us', locale)).toEqual({ kind: 'meant', values });
    expect(parseTypedNumber(text, locale)).toBe(values[0]);
  });

  it.each<[Parameter, string, TypedQuestion | undefined]>([
    ['temperatureC', '82.500', undefined],
    ['temperatureC', '28.000', { kind: 'celsius', value: 28 }],
    ['ph', '75.000', { kind: 'decimal', value: 7.5 }],
    ['saltPpm', '150.000', { kind: 'meant', values: [150, 150_000] }],
    ['hardnessPpm', '1.250', { kind: 'grouping', values: [1.25, 1250] }],
  ])('asks about the likelier slip first: %s "%s"', (parameter, text, question) => {
    const asked = typedQuestion(parameter, text, 'us', 'en-US');
    if (question) expect(asked).toEqual(question);
    else expect(asked).toMatchObject({ kind: 'meant', values: [expect.closeTo(28.06, 2), expect.closeTo(45_815.6, 1)] });
  });
});

describe('the temperature', () => {
  it.each([
    ['28', 'us', { kind: 'celsius', value: 28 }],
    ['40', 'us', { kind: 'celsius', value: 40 }],
    ['82', 'us', undefined],
    ['45', 'us', undefined],
    ['28', 'metric', undefined],
  ] as const)('"%s" (%s)', (text, units, question) => {
    expect(typedQuestion('temperatureC', text, units, 'en-US')).toEqual(question);
  });
});
