// Rain as this person reads it: inches or millimeters. Converting there and back gives what was typed.
import { numberFormat } from './formats.ts';
import { languageTag } from './language.tsx';
import type { Units } from './units.ts';

const MM_PER_INCH = 25.4;
const tidy = (value: number): number => Number(value.toPrecision(10));

export const RAIN_UNITS = { us: { symbol: 'in', digits: 2 }, metric: { symbol: 'mm', digits: 1 } } as const;

export const shownRain = (mm: number, units: Units): number => (units === 'us' ? tidy(mm / MM_PER_INCH) : mm);
export const rainFromShown = (shown: number, units: Units): number => (units === 'us' ? tidy(shown * MM_PER_INCH) : shown);

/** "0.5 in", "12 mm" */
export function rainText(mm: number, units: Units): string {
  const { symbol, digits } = RAIN_UNITS[units];
  return `${numberFormat(languageTag(), { maximumFractionDigits: digits }).format(shownRain(mm, units))} ${symbol}`;
}
