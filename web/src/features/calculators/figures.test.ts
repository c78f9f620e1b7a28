// No figure that a person sees is longer than it means something, and each is a number: for whatever can be typed, in both systems of units.
import { UNIT_SYSTEMS } from '@limpid/chemistry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { ALL_CALCULATORS } from './testing/all-calculators.ts';
import { type Calculator, run } from './calculator.ts';
import type { Input, Value } from './inputs.ts';
import { formatIn } from './format.ts';

/** No number at all, or a zero with a sign. */
const ODD = /\de[-+]?\d|NaN|Infinity|undefined|null|\[object|(?<![\d.,\w])[-−]0(?:\.0+)?(?![\d.,])/;
/** A unit's factor has six digits that count; between units as exact as they are defined. Nothing that is measured has as many. */
const mostDigits = ({ name }: Calculator) => (name === 'units' ? 9 : 6);

/** Numbers in a text that were not rounded; large ones may have their few decimals anyway. */
const unrounded = (text: string, most: number): string[] =>
  [...text.matchAll(/(\d[\d,]*)\.(\d+)/g)]
    .filter(
      ([, whole = '', decimals = '']) =>
        (whole === '0' ? decimals.replace(/^0+/, '') : decimals).length > (whole === '0' ? most : most - 1),
    )
    .map(([figure]) => figure);

/** Everything of an answer that is read, without the names that are only compared. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['productId', 'code', 'kind', 'status', 'direction', 'severity'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, key));
  if (typeof value !== 'object' || value === null) return [];
  // What the engine says beside its text is read by machines.
  return Object.entries(value).flatMap(([name, part]) => (name === 'messages' || name === 'sources' ? [] : textsOf(part, name)));
}

function valueFor(input: Input): fc.Arbitrary<Value> {
  switch (input.kind) {
    case 'number': {
      const typical = typeof input.initial === 'number' ? [input.initial] : input.initial ? Object.values(input.initial) : [];
      // No one types more than six decimals.
      const odd = fc.double({ min: input.low, max: input.high, noNaN: true }).map((value) => Number(value.toFixed(6)));
      const near = typical.map((value) => odd.map((far) => Math.min(input.high, Math.max(input.low, value * (0.5 + (far % 1))))));
      const values = fc.oneof(fc.constantFrom(input.low, input.high, ...typical), odd, ...near);
      return input.optional ? fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) }) : values;
    }
    case 'choice':
      return fc.constantFrom(...input.options.map(({ value }) => value));
    case 'flag':
      return fc.boolean();
    case 'many':
      return fc.subarray(input.options.map(({ value }) => value));
  }
}

const valuesOf = (calculator: Calculator) =>
  fc.record(Object.fromEntries(Object.entries(calculator.inputs).map(([name, input]) => [name, valueFor(input)])));

describe.each(ALL_CALCULATORS.map((calculator) => [calculator.name, calculator] as const))('%s', (_, calculator) => {
  it.each(UNIT_SYSTEMS)('shows only figures that mean something (%s)', (units) => {
    const format = formatIn(units, 'en-US');
    const check = (answer: Answer | null, ...others: readonly (string | null)[]) => {
      for (const text of [...textsOf(answer), ...others]) {
        if (text === null) continue;
        expect(text).not.toMatch(ODD);
        expect(unrounded(text, mostDigits(calculator)), text).toEqual([]);
      }
    };
    fc.assert(
      fc.property(valuesOf(calculator), (values) => {
        const { answer, errors, trouble } = run(calculator, values, format);
        check(answer, trouble, ...Object.values(errors));
      }),
      { numRuns: calculator.name === 'plan' ? 40 : 250, seed: 20_261_122 },
    );
  });
});
