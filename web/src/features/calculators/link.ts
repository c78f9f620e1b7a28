// A calculator's values as the query of a link, canonical, so that a link means the same to everyone.
import type { Input, Inputs, Value, Values } from './inputs.ts';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** More than any scale shows, few enough to hide what binary fractions do. */
const DIGITS = 9;

function textOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : value.join(',');
}

/** undefined: the text is no answer to this question, so the example is used. */
function valueOf(input: Input, text: string): Value | undefined {
  switch (input.kind) {
    case 'number': {
      if (text === '') return null;
      const value = NUMBER.test(text) ? Number(text) : Number.NaN;
      return Number.isFinite(value) ? value : undefined;
    }
    case 'flag':
      return text === '1' || text === '0' ? text === '1' : undefined;
    case 'choice':
      return input.options.some((option) => option.value === text) ? text : undefined;
    case 'many': {
      const wanted = text === '' ? [] : text.split(',');
      return input.options.map((option) => option.value).filter((option) => wanted.includes(option));
    }
  }
}

/** Everything that is asked now; other parameters of the address (the pool) stay. */
export function writeValues(inputs: Inputs, values: Values, onto: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(onto);
  for (const [name, input] of Object.entries(inputs)) {
    written.delete(name);
    const value = values[name] ?? null;
    const isOpen = value === null && input.kind === 'number' && input.initial === null;
    if (isOpen || (input.when && !input.when(values))) continue;
    written.set(name, textOf(value));
  }
  return written;
}

/** The values of an address over the example, or null when it names none. */
export function readValues(inputs: Inputs, search: URLSearchParams, example: Values): Values | null {
  const values: Record<string, Value> = { ...example };
  let named = 0;
  for (const [name, input] of Object.entries(inputs)) {
    const text = search.get(name);
    const value = text === null ? undefined : valueOf(input, text);
    if (value === undefined) continue;
    values[name] = value;
    named += 1;
  }
  return named === 0 ? null : values;
}

/** A link with no figure only chooses (what to dose): the figures are this pool's. */
export const onlyChooses = (inputs: Inputs, search: URLSearchParams): boolean =>
  Object.entries(inputs).every(([name, input]) => input.kind === 'choice' || !search.has(name));
