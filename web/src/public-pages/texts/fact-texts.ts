// How the public texts print a value, a bound and a source's date.
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { MeasureValue, RuleNumber, Source } from './front-matter.ts';

const SILENT_UNITS = new Set(['pH', 'dates', 'date', 'time', 'kind', 'index']);
/** The name of a month, 1 to 12, in the language of the page. */
export const monthName = (month: number): string =>
  new Intl.DateTimeFormat(getLocale(), { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 15)));

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

export function valueText(value: MeasureValue, unit: string): string {
  const words = typeof value === 'string' ? value : rangeText([value].flat(), unit);
  if (SILENT_UNITS.has(unit)) return words;
  if (unit === 'USD') return `$${words}`;
  return unit === '%' ? m.ui_percent({ value: words }) : `${words} ${unit}`;
}

function rangeText([low = 0, high]: readonly number[], unit: string): string {
  return high === undefined ? numberText(low, unit) : m.common_range({ low: numberText(low, unit), high: numberText(high, unit) });
}

// A pH of 7 is written 7.0, as on every test.
const numberText = (value: number, unit: string): string => (unit === 'pH' ? value.toFixed(1) : number.format(value));

const BOUNDS = {
  min: m.rules_number_at_least,
  max: m.rules_number_at_most,
  over: m.rules_number_more_than,
  under: m.rules_number_under,
  about: m.rules_number_about,
} as const;

export function boundText({ value: given, unit, bound }: RuleNumber): string {
  const value = valueText(given, unit);
  return bound ? BOUNDS[bound]({ value }) : value;
}

export const listText = (words: readonly string[]): string => words.join(', ');

/** "2025", "September 2024". */
export function monthText(asOf: string): string {
  const [year = '', month] = asOf.split('-');
  return month ? m.public_month_year({ month: monthName(Number(month)), year }) : year;
}

export const sourceDateText = ({ asOf, undated }: Source): string =>
  undated ? m.public_source_read({ value: monthText(asOf) }) : monthText(asOf);

export const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9);

export const toMillimetres = (inches: number): number => Math.round(inches * 25.4);
