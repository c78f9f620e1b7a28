// Pressure, flow and money as this person reads them. Converting there and back gives what was typed.
import { fromCanonical, toCanonical } from '@limpid/chemistry';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import type { Units } from '../../i18n/units.ts';

const tidy = (value: number): number => Number(value.toPrecision(10));
const G_PER_LB = 453.59237;

const UNIT = {
  pressure: { us: { symbol: 'psi', digits: 1 }, metric: { symbol: 'kPa', digits: 0 } },
  flow: { us: { symbol: 'gpm', digits: 0 }, metric: { symbol: 'L/min', digits: 0 } },
  output: { us: { symbol: 'lb/day', digits: 2 }, metric: { symbol: 'g/h', digits: 1 } },
} as const;
export type Shown = keyof typeof UNIT;

export const symbolOf = (what: Shown, units: Units): string => UNIT[what][units].symbol;
export const digitsOf = (what: Shown, units: Units): number => UNIT[what][units].digits;

/** From kPa, L/min or g/h to the number on the screen. */
export function toShown(what: Shown, value: number, units: Units): number {
  if (units === 'metric') return value;
  if (what === 'output') return tidy((value * 24) / G_PER_LB);
  return tidy(what === 'pressure' ? fromCanonical('pressure', value, 'psi') : fromCanonical('flow', value, 'gpm'));
}

/** Back again. */
export function fromShown(what: Shown, value: number, units: Units): number {
  if (units === 'metric') return value;
  if (what === 'output') return tidy((value * G_PER_LB) / 24);
  return tidy(what === 'pressure' ? toCanonical('pressure', value, 'psi') : toCanonical('flow', value, 'gpm'));
}

export const numberText = (value: number, digits = 0): string =>
  numberFormat(languageTag(), { maximumFractionDigits: digits }).format(value);

export const shownText = (what: Shown, value: number, units: Units): string =>
  `${numberText(toShown(what, value, units), digitsOf(what, units))} ${symbolOf(what, units)}`;

export const moneyText = (usd: number, digits: 0 | 2 = 2): string =>
  numberFormat(languageTag(), { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    usd,
  );
