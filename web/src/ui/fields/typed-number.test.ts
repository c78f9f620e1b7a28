import { describe, expect, it } from 'vitest';
import { formatTypedNumber, parseTypedNumber } from './typed-number.ts';

describe('parseTypedNumber', () => {
  it.each([
    ['3.2', 3.2],
    ['3,2', 3.2],
    [' 7.45 ', 7.45],
    ['.5', 0.5],
    [',5', 0.5],
    ['15,000', 15_000],
    ['15,000.5', 15_000.5],
    ['15.000,5', 15_000.5],
    ['1.234.567', 1_234_567],
    ['1 500', 1500],
    ['1\u202f500', 1500],
    ["15'000", 15_000],
    ['−2', -2],
    ['-2.5', -2.5],
    ['0,125', 0.125],
    ['7.500', 7.5],
    ['1234,567', 1234.567],
  ])('reads %j as %d in en-US', (text, value) => {
    expect(parseTypedNumber(text, 'en-US')).toBe(value);
  });

  it('lets the locale decide what one separator before three digits means', () => {
    expect(parseTypedNumber('15.000', 'es-ES')).toBe(15_000);
    expect(parseTypedNumber('7,500', 'es-ES')).toBe(7.5);
  });

  it('tells nothing from nonsense', () => {
    expect(parseTypedNumber('')).toBeNull();
    expect(parseTypedNumber('  ')).toBeNull();
    for (const text of ['abc', '3.2 ppm', '.', '1-2', '1e5', '--2']) expect(parseTypedNumber(text, 'en-US'), text).toBeNaN();
  });

  it.each(['2..5', '2,,5', '1.2.3', '1,2.3,4', '--5', '7.4.', '5-', '1e400', '7 4', '15,00,000.5', '1.234,567.8', '9'.repeat(400)])(
    '%j is not one number',
    (text) => {
      for (const locale of ['en-US', 'es-ES']) expect(parseTypedNumber(text, locale)).toBeNaN();
    },
  );

  it('reads back what it writes', () => {
    for (const value of [0, 3.2, 15_000, 0.125, 1234.5]) {
      for (const locale of ['en-US', 'de-DE', 'es-ES']) expect(parseTypedNumber(formatTypedNumber(value, 6, locale), locale)).toBe(value);
    }
    expect(formatTypedNumber(null)).toBe('');
    expect(formatTypedNumber(7.456, 1, 'en-US')).toBe('7.5');
  });
});
