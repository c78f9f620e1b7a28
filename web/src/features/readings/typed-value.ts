// What a person types for a measured value, and the question that it calls for: unclear input is asked about, never guessed.
import { type Parameter, PARAMETERS, POSSIBLE, type UnitSystem } from '@limpid/chemistry';
import { canonicalValue } from '../../i18n/parameters.ts';
import { decimalSeparator, parseTypedNumber } from '../../ui/fields/typed-number.ts';

/** Values are canonical. */
export type TypedQuestion =
  /** "<30": the test ends there */
  | { kind: 'below'; value: number }
  /** ">100"; without a value: "OVER" */
  | { kind: 'above'; value?: number }
  /** "15.000": fifteen, or fifteen thousand? */
  | { kind: 'grouping'; values: [number, number] }
  /** "15.000" where only fifteen is possible */
  | { kind: 'meant'; values: [number, number] }
  /** 28 where degrees Fahrenheit are asked for */
  | { kind: 'celsius'; value: number }
  /** 75 for pH */
  | { kind: 'decimal'; value: number };

const BOUND = /^([<>≤≥]=?)\s*(.+)$/;
const OVER = /^(over|high|hi|alto|fuera de rango)$/i;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}$/;
/** Warm enough to bathe in, in degrees Celsius; as Fahrenheit it would be ice or close to it. */
const CELSIUS = { low: 5, high: 43 };
const PH = { low: 6.2, high: 8.8 };

const isPossible = (parameter: Parameter, value: number) => value >= POSSIBLE[parameter].low && value <= POSSIBLE[parameter].high;

function boundOf(parameter: Parameter, text: string, units: UnitSystem, locale: string | undefined): TypedQuestion | undefined {
  const [, sign = '', rest = ''] = BOUND.exec(text) ?? [];
  const typed = sign ? parseTypedNumber(rest, locale) : null;
  if (typed === null || Number.isNaN(typed)) return undefined;
  const value = canonicalValue(parameter, typed, units);
  if (!isPossible(parameter, value)) return undefined;
  return { kind: sign.startsWith('<') || sign === '≤' ? 'below' : 'above', value };
}

function groupingOf(parameter: Parameter, text: string, units: UnitSystem, locale: string | undefined): TypedQuestion | undefined {
  const mark = GROUPED.exec(text)?.[1];
  // The other mark groups thousands in this language.
  if (mark === undefined || mark !== decimalSeparator(locale)) return undefined;
  const digits = Number(text.replace(mark, ''));
  const values: [number, number] = [canonicalValue(parameter, digits / 1000, units), canonicalValue(parameter, digits, units)];
  // What is possible as thousands is possible as ones too, but for water below freezing.
  if (!isPossible(parameter, values[0])) return undefined;
  return { kind: isPossible(parameter, values[1]) ? 'grouping' : 'meant', values };
}

function slipOf(parameter: Parameter, typed: number, units: UnitSystem): TypedQuestion | undefined {
  const isFahrenheit = parameter === 'temperatureC' && units === 'us';
  if (isFahrenheit && typed >= CELSIUS.low && typed <= CELSIUS.high) return { kind: 'celsius', value: typed };
  if (parameter !== 'ph' || typed <= POSSIBLE.ph.high) return undefined;
  const value = [typed / 10, typed / 100].find((one) => one >= PH.low && one <= PH.high);
  return value === undefined ? undefined : { kind: 'decimal', value: Math.round(value * 100) / 100 };
}

/** Nothing counts before it is answered. What may only be a slip stays as typed. */
export const isOpen = (question: TypedQuestion | undefined): boolean =>
  question?.kind === 'grouping' || (question?.kind === 'above' && question.value === undefined);

/** Undefined: it is clear, or empty, or nothing that could be a value. */
export function typedQuestion(parameter: Parameter, text: string, units: UnitSystem, locale?: string): TypedQuestion | undefined {
  const tidy = text.trim();
  if (OVER.test(tidy)) return { kind: 'above' };
  const asked = boundOf(parameter, tidy, units, locale) ?? groupingOf(parameter, tidy, units, locale);
  if (asked && asked.kind !== 'meant') return asked;
  const typed = parseTypedNumber(tidy, locale);
  return (typed === null || Number.isNaN(typed) ? undefined : slipOf(parameter, typed, units)) ?? asked;
}

/** Which of these texts can't be saved: their question isn't answered, or they are no number. */
export function openQuestions(asked: Readonly<Partial<Record<Parameter, string>>> = {}, units: UnitSystem): Parameter[] {
  return PARAMETERS.filter((parameter) => {
    const text = asked[parameter];
    if (text === undefined) return false;
    const question = typedQuestion(parameter, text, units);
    return isOpen(question) || (question === undefined && Number.isNaN(parseTypedNumber(text)));
  });
}
