// How numbers are formatted for this person: language, units, and the conversions as lines of the sum.
import {
  convert,
  formatNumber,
  formatQuantity,
  fromCanonical,
  householdDose,
  leastDecimals,
  PRODUCTS,
  type Parameter,
  type ProductId,
  type Quantity,
  type UnitOf,
  type UnitSystem,
  unitSymbol,
  usualUnit,
} from '@limpid/chemistry';
import { formatShown, parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { doseLabelText } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';

export interface Format {
  units: UnitSystem;
  locale: string;
  number: (value: number, digits?: number) => string;
  /** "15,000 gal" */
  quantity: <Q extends Quantity>(quantity: Q, canonical: number, digits?: number, unit?: UnitOf<Q>) => string;
  /** the number alone, in the person's unit */
  amount: <Q extends Quantity>(quantity: Q, canonical: number, digits?: number, unit?: UnitOf<Q>) => string;
  symbol: <Q extends Quantity>(quantity: Q, unit?: UnitOf<Q>) => string;
  /** "84 °F", "3.2 ppm", "7.5" */
  parameter: (parameter: Parameter, canonical: number) => string;
  /** the number alone, as fine as its test reads: "3.0", "7.5", "80" */
  measured: (parameter: Parameter, canonical: number, digits?: number) => string;
  /** "+0.35" and "−0.35": the sign is the message */
  signed: (value: number, digits?: number) => string;
  /** "0.6–0.8", or one number where both are the same */
  between: (low: number, high: number, digits?: number) => string;
  percent: (value: number, digits?: number) => string;
  usd: (value: number) => string;
  duration: (minutes: number) => string;
  /** the lines that turn the person's units into ours; none for who counts in ours */
  conversions: (...pairs: readonly (readonly [Quantity, number])[]) => string[];
  /** "15,000 gal = 56,781 L": the answer in the person's unit, as the last line of a sum */
  result: (quantity: Quantity, canonical: number, canonicalText: string) => string[];
  /** a dose in units that people measure with */
  dose: (productId: ProductId, amount: ProductAmount) => { label: string; also: string | undefined };
}

export interface ProductAmount {
  amountG?: number | undefined;
  amountMl?: number | undefined;
  amountL?: number | undefined;
}

const CANONICAL: { [Q in Quantity]: string } = {
  volume: 'L',
  liquid: 'mL',
  mass: 'g',
  length: 'm',
  area: 'm²',
  temperature: '°C',
  flow: 'L/min',
  pressure: 'kPa',
  speed: 'm/s',
  energy: 'kWh',
  power: 'kW',
};

/** Decimals that a person needs, by the size of the number. */
export const usefulDigits = (value: number): number => {
  const size = Math.abs(value);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
};

function conversionLine(quantity: Quantity, canonical: number, units: UnitSystem, locale: string): string | null {
  const unit = usualUnit(quantity, units);
  const symbol = unitSymbol(quantity, unit);
  if (symbol === CANONICAL[quantity]) return null;
  const typed = fromCanonical(quantity, canonical, unit);
  const shown = (value: number) => formatNumber(value, locale, usefulDigits(value));
  const left = `${formatNumber(typed, locale, Math.abs(typed) >= 1000 ? 0 : 2)} ${symbol}`;
  if (quantity === 'temperature') return `(${left} − 32) × 5 ÷ 9 = ${formatNumber(canonical, locale, 2)} °C`;
  const factor = Number(convert(quantity, 1, unit, baseUnit(quantity)).toPrecision(6));
  return `${left} × ${formatNumber(factor, locale, 6)} = ${shown(canonical)} ${CANONICAL[quantity]}`;
}

const BASE: { [Q in Quantity]: UnitOf<Q> } = {
  volume: 'L',
  liquid: 'mL',
  mass: 'g',
  length: 'm',
  area: 'm2',
  temperature: 'C',
  flow: 'lpm',
  pressure: 'kPa',
  speed: 'mps',
  energy: 'kWh',
  power: 'kW',
};
const baseUnit = <Q extends Quantity>(quantity: Q): UnitOf<Q> => BASE[quantity];

function durationText(minutes: number, locale: string): string {
  if (minutes < 90) return `${formatNumber(minutes, locale, 0)} min`;
  const hours = minutes / 60;
  if (hours < 48) return `${formatNumber(hours, locale, hours < 10 ? 1 : 0)} h`;
  return m.calculators_days({ value: formatNumber(hours / 24, locale, 1) });
}

function doseText(productId: ProductId, amounts: ProductAmount, units: UnitSystem, locale: string) {
  const { amountL, amountG, amountMl } = amounts;
  if (amountL !== undefined) return { label: formatQuantity('volume', amountL, units, { locale }), also: undefined };
  const density = PRODUCTS[productId].densityGPerMl;
  const solid = amountG !== undefined && density ? { densityGPerMl: density } : {};
  const dose = householdDose({ ...(amountG === undefined ? { amountMl: amountMl ?? 0 } : { amountG }), system: units, locale, ...solid });
  return { label: doseLabelText(dose.label), also: dose.alsoLabel === undefined ? undefined : doseLabelText(dose.alsoLabel) };
}

export function formatIn(units: UnitSystem, locale: string): Format {
  const unitOf = <Q extends Quantity>(quantity: Q, unit?: UnitOf<Q>): UnitOf<Q> => unit ?? usualUnit(quantity, units);
  const amount: Format['amount'] = (quantity, canonical, digits, unit) => {
    const value = fromCanonical(quantity, canonical, unitOf(quantity, unit));
    return formatNumber(value, locale, digits ?? usefulDigits(value));
  };
  const symbol: Format['symbol'] = (quantity, unit) => unitSymbol(quantity, unitOf(quantity, unit));
  return {
    units,
    locale,
    number: (value, digits = usefulDigits(value)) => formatNumber(value, locale, digits),
    amount,
    symbol,
    quantity: (quantity, canonical, digits, unit) => `${amount(quantity, canonical, digits, unit)} ${symbol(quantity, unit)}`,
    parameter: (parameter, canonical) => {
      const { unit } = parameterDisplay(parameter, units);
      return `${formatShown(parameter, shownValue(parameter, canonical, units), locale)}${unit ? ` ${unit}` : ''}`;
    },
    measured: (parameter, canonical, digits = parameterDisplay(parameter, units).decimals) =>
      formatNumber(shownValue(parameter, canonical, units), locale, digits, leastDecimals(parameter)),
    signed: (value, digits = 2) => {
      const text = formatNumber(Math.abs(value), locale, digits);
      return Number(Math.abs(value).toFixed(digits)) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
    },
    between: (low, high, digits) => {
      const [from, to] = [low, high].map((value) => formatNumber(value, locale, digits ?? usefulDigits(high)));
      return from === to ? `${from}` : `${from}–${to}`;
    },
    percent: (value, digits = usefulDigits(value)) => m.ui_percent({ value: formatNumber(value, locale, digits) }),
    usd: (value) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(value),
    duration: (minutes) => durationText(minutes, locale),
    conversions: (...pairs) => pairs.flatMap(([quantity, canonical]) => conversionLine(quantity, canonical, units, locale) ?? []),
    result: (quantity, canonical, canonicalText) =>
      symbol(quantity) === CANONICAL[quantity] ? [] : [`${canonicalText} = ${amount(quantity, canonical)} ${symbol(quantity)}`],
    dose: (productId, amounts) => doseText(productId, amounts, units, locale),
  };
}
