// One calculator: what it asks, what it answers. Everything around it (form, link, result) is the same for all.
import { ChemistryError } from '@limpid/chemistry';
import { getLocale } from '../../paraglide/runtime.js';
import { engineText } from '../../i18n/engine-text.ts';
import { m } from '../../paraglide/messages.js';
import type { Answer } from './answer.ts';
import type { CalculatorName } from './calculator-names.ts';
import { type Input, type Inputs, isAsked, type NumberInput, type Values, type ValuesOf } from './inputs.ts';
import type { Format } from './format.ts';
import { shownUnit, toShown } from './shown-unit.ts';

export interface InputGroup {
  title: string;
  names: readonly string[];
  /** closed until the person opens it */
  folded?: boolean;
}

export interface Calculator {
  name: CalculatorName;
  inputs: Inputs;
  groups: readonly InputGroup[];
  /** where the engine's field is called differently here */
  fields: Readonly<Record<string, string>>;
  compute: (values: Values, format: Format) => Answer;
  /** the input whose value the dose corrects; undefined: it is no such calculator */
  doseFrom: (values: Values) => string | undefined;
}

interface Definition<I extends Inputs> {
  inputs: I;
  groups?: readonly { title: string; names: readonly (keyof I & string)[]; folded?: boolean }[];
  fields?: Readonly<Record<string, keyof I & string>>;
  compute: (values: ValuesOf<I>, format: Format) => Answer;
  doseFrom?: (values: ValuesOf<I>) => keyof I & string;
}

/** `describe` contains many texts, so it runs again when the language changes, and not before it is needed. */
export function defineCalculator<const I extends Inputs>(name: CalculatorName, describe: () => Definition<I>): Calculator {
  let described: { language: string; definition: Definition<I> } | undefined;
  const current = (): Definition<I> => {
    const language = getLocale();
    if (described?.language !== language) described = { language, definition: describe() };
    return described.definition;
  };
  return {
    name,
    get inputs() {
      return current().inputs;
    },
    get groups() {
      const { inputs, groups } = current();
      return groups ?? [{ title: '', names: Object.keys(inputs) }];
    },
    get fields() {
      return current().fields ?? {};
    },
    // run() has checked that every number that is asked for is there
    compute: (values, format) => current().compute(values as ValuesOf<I>, format),
    doseFrom: (values) => current().doseFrom?.(values as ValuesOf<I>),
  };
}

export interface Outcome {
  answer: Answer | null;
  /** what is wrong, by input */
  errors: Readonly<Record<string, string>>;
  /** wrong with no single input, or with one that is not shown */
  trouble: string | null;
}

function rangeText(input: NumberInput, format: Format): string {
  const unit = shownUnit(input, format.units);
  const [low, high] = [input.low, input.high].map((value) => format.number(toShown(input, value, unit)));
  return m.calculators_range_text({ low: String(low), high: unit.symbol ? `${high} ${unit.symbol}` : String(high) });
}

/** Sums of converted units may miss the limit by a rounding error. */
const SLACK = 1e-9;

function faultOf(input: Input, value: Values[string], format: Format): string | null {
  if (input.kind !== 'number') return null;
  if (value === null || value === undefined) return input.optional ? null : m.calculators_enter_number();
  const room = SLACK * Math.max(1, Math.abs(input.high));
  if (typeof value === 'number' && value >= input.low - room && value <= input.high + room) return null;
  return m.calculators_value_must_be({ label: input.label, value: rangeText(input, format) });
}

/** The engine names its fields by dotted paths: the last part is the input's name unless the calculator says otherwise. */
function inputOf(calculator: Calculator, field: string | undefined): string | null {
  if (field === undefined) return null;
  const named = calculator.fields[field] ?? field.split('.').at(-1);
  return named !== undefined && named in calculator.inputs ? named : null;
}

function inWords(error: ChemistryError, label: string | undefined): string {
  if (error.messages) return engineText(error.message, error.messages);
  if (error.field === undefined || label === undefined) return error.message;
  const last = error.field.split('.').at(-1) ?? error.field;
  return error.message.replaceAll(error.field, label).replaceAll(last, label);
}

/** The answer, or what is wrong with which input. Never throws for what a person can type. */
export function run(calculator: Calculator, values: Values, format: Format): Outcome {
  const errors: Record<string, string> = {};
  const asked: Record<string, Values[string]> = { ...values };
  for (const [name, input] of Object.entries(calculator.inputs)) {
    if (!isAsked(input, values)) continue;
    const fault = faultOf(input, values[name] ?? null, format);
    if (fault) errors[name] = fault;
    const value = asked[name];
    if (input.kind === 'number' && typeof value === 'number') asked[name] = Math.min(input.high, Math.max(input.low, value));
  }
  if (Object.keys(errors).length > 0) return { answer: null, errors, trouble: null };
  try {
    return { answer: calculator.compute(asked, format), errors, trouble: null };
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    const name = inputOf(calculator, error.field);
    const input = name === null ? undefined : calculator.inputs[name];
    const text = inWords(error, input?.label);
    return name !== null && input && isAsked(input, values)
      ? { answer: null, errors: { [name]: text }, trouble: null }
      : { answer: null, errors, trouble: text };
  }
}
