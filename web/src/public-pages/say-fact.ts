// How the public texts print a value, a bound and a source's date.
import type { MeasureValue, RuleNumber, Source } from './front-matter.ts';

const SILENT_UNITS = new Set(['pH', 'dates', 'date', 'time', 'kind', 'index']);
const BOUNDS = { min: 'at least ', max: 'at most ', over: 'more than ', about: 'about ' } as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

export function sayValue(value: MeasureValue, unit: string): string {
  const words =
    typeof value === 'string'
      ? value
      : [value]
          .flat()
          .map((one) => sayNumber(one, unit))
          .join(' to ');
  if (SILENT_UNITS.has(unit)) return words;
  return unit === '%' ? `${words} %` : `${words} ${unit}`;
}

// A pH of 7 is written 7.0, as on every test.
const sayNumber = (value: number, unit: string): string => (unit === 'pH' ? value.toFixed(1) : number.format(value));

export const sayBound = ({ value, unit, bound }: RuleNumber): string => `${bound ? BOUNDS[bound] : ''}${sayValue(value, unit)}`;

/** "2025", "September 2024". */
export function sayMonth(asOf: string): string {
  const [year = '', month] = asOf.split('-');
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year;
}

export const saySourceDate = ({ asOf, undated }: Source): string => (undated ? `read ${sayMonth(asOf)}` : sayMonth(asOf));

export const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9);

export const toMillimetres = (inches: number): number => Math.round(inches * 25.4);
