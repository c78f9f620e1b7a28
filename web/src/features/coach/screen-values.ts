// Numbers of a screen in words: with their names and in the person's units.
import { fromCanonical, type Parameter, PARAMETERS, type Quantity, unitSymbol, usualUnit } from '@limpid/chemistry';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import type { Units } from '../../i18n/units.ts';

export const figure = (value: number, decimals: number, least = 0): string =>
  numberFormat(languageTag(), { maximumFractionDigits: decimals, minimumFractionDigits: least }).format(value);

export function levelText(parameter: Parameter, value: number, units: Units): string {
  const { decimals, leastDecimals } = parameterDisplay(parameter, units);
  return figure(shownValue(parameter, value, units), decimals, leastDecimals);
}

export const numberOf = (values: URLSearchParams, name: string): number | undefined => {
  const text = values.get(name);
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** A name within a sentence. */
export const inside = (name: string): string => (name === 'pH' ? name : name.toLocaleLowerCase(languageTag()));

/** "total alkalinity 92 ppm" */
export function levelWithName(parameter: Parameter, value: number, units: Units): string {
  const { label, unit } = parameterDisplay(parameter, units);
  return `${inside(label)} ${levelText(parameter, value, units)}${unit ? ` ${unit}` : ''}`;
}

/** "15,000 gal", "110,000 Btu/h" */
export function quantityText(quantity: Quantity, value: number, units: Units, decimals = 0): string {
  const unit = usualUnit(quantity, units);
  return `${figure(fromCanonical(quantity, value, unit), decimals)} ${unitSymbol(quantity, unit)}`;
}

/** The values of a water that are named. */
export const levelsIn = (values: URLSearchParams): { name: Parameter; value: number }[] =>
  PARAMETERS.flatMap((name) => {
    const value = numberOf(values, name);
    return value === undefined ? [] : [{ name, value }];
  });
