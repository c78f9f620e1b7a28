// Between the value that a calculator keeps and the number on the screen.
import { convert, type Quantity, type UnitOf, UNITS, type UnitSystem, unitSymbol, usualUnit } from '@limpid/chemistry';
import { doseLabelText } from '../../i18n/product-names.ts';
import type { NumberInput } from './inputs.ts';

export interface ShownUnit {
  /** null: the number is shown as it is stored */
  name: string | null;
  symbol: string;
}

type AnyUnit = UnitOf<Quantity>;

/** The unit of a quantity that has scale 1. */
function ownUnit(quantity: Quantity): string {
  const units = UNITS[quantity] as Record<string, { scale: number; offset?: number }>;
  return Object.keys(units).find((name) => units[name]?.scale === 1) as string;
}

export function unitsFor(input: NumberInput, units: UnitSystem): readonly string[] {
  if (!input.quantity) return [];
  return input.offered?.[units] ?? [usualUnit(input.quantity, units)];
}

/** The unit that was picked, if this system offers it, else the usual one. */
export function shownUnit(input: NumberInput, units: UnitSystem, picked?: string): ShownUnit {
  if (!input.quantity) return { name: null, symbol: input.unit ?? '' };
  const offered = unitsFor(input, units);
  const name = (picked !== undefined && offered.includes(picked) ? picked : offered[0]) as AnyUnit;
  return { name, symbol: doseLabelText(unitSymbol(input.quantity, name)) };
}

/** Converting there and back must give what was typed, or the field would rewrite itself under the fingers. */
const tidy = (value: number): number => Number(value.toPrecision(10));

export function toShown(input: NumberInput, value: number, { name }: ShownUnit): number {
  if (!input.quantity || name === null) return value;
  return tidy(convert(input.quantity, value, (input.storedIn ?? ownUnit(input.quantity)) as never, name as never));
}

export function toCanonical(input: NumberInput, typed: number, { name }: ShownUnit): number {
  if (!input.quantity || name === null) return typed;
  return tidy(convert(input.quantity, typed, name as never, (input.storedIn ?? ownUnit(input.quantity)) as never));
}
