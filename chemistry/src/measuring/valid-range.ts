// Every input of the physical calculators has a stated range; outside it there is no answer, only an error that names the field.
import { ChemistryError } from '../findings.ts';

/** The value itself when it is a finite number from `low` to `high`. Throws `out_of_range` with the field's dotted path otherwise. */
export function requireWithin(value: number, field: string, low: number, high: number, unit = ''): number {
  if (Number.isFinite(value) && value >= low && value <= high) return value;
  const range = `from ${low} to ${high}${unit && ` ${unit}`}`;
  throw new ChemistryError('out_of_range', `${field} must be a number ${range}.`, field);
}

/** Requires several fields of one input at once: `[low, high, unit]` by field name; a missing optional value passes. */
export function requireAllWithin<T extends object>(input: T, limits: { [K in keyof T]?: readonly [number, number, string] }): void {
  for (const [field, limit] of Object.entries(limits) as [keyof T & string, readonly [number, number, string]][]) {
    const value = input[field];
    if (value !== undefined) requireWithin(value as number, field, ...limit);
  }
}
