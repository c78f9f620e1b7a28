// How the engine speaks: a sentence is made from its pattern and its values, so that a page can say the same in another language. Each
// part of the engine has its own table of patterns, so that a page carries only those that it needs.
import { parameterInside, parameterName } from './parameter-names.ts';
import type { ProductId } from '../products/product-identity.ts';
import { messageNumber } from './message-numbers.ts';
import type { Message, MessageAmount, MessagePart, MessageValue, Sentence } from './message.ts';
import type { Parameter } from '../water.ts';

/** The English pattern of each sentence by its code; values in braces. */
export type Patterns = Readonly<Record<string, string>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
type Forms = { parameterStart: 'parameter'; parameterBare: 'parameter'; productInside: 'product' };
type ValueName<Name extends string> = Name extends keyof Forms ? Forms[Name] : Name;
/** As handed over: a part is given with its text. */
export type GivenValue = number | string | MessageAmount | readonly Sentence[];
type ValueOf<Name extends string> = Name extends 'parameter' ? Parameter : Name extends 'product' ? ProductId : GivenValue;
type ValuesOf<Text extends string> = { [Name in ValueName<Placeholder<Text>>]: ValueOf<Name> };
type Rest<Text extends string> = keyof ValuesOf<Text> extends never ? [] : [values: ValuesOf<Text>];
type Given = Record<string, GivenValue>;
/** How to format a value that needs more than a number or a name: products and amounts. */
export type FormatValue = (name: string, values: Given) => string | undefined;

/** The mouth of one part of the engine. */
export function sentencesFrom<Table extends Patterns>(table: Table, valueText: FormatValue = () => undefined) {
  return <Code extends keyof Table & string>(code: Code, ...[given]: Rest<Table[Code]>): Sentence => {
    if (given === undefined) return { text: table[code] as string, messages: [{ code }] };
    const values = given as Given;
    const text = (table[code] as string).replace(
      /\{(\w+)\}/g,
      (_, name: string) => valueText(name, values) ?? plainValue(code, name, values),
    );
    return {
      text,
      messages: [{ code, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutText(value)])) }],
    };
  };
}

const isParts = (value: GivenValue): value is readonly Sentence[] => Array.isArray(value);
/** Parts have no parts of their own. */
const withoutText = (value: GivenValue): MessageValue =>
  isParts(value) ? value.flatMap(({ messages }) => messages as MessagePart[]) : value;

function plainValue(code: string, name: string, values: Given): string {
  if (name === 'parameterStart') return parameterName(values.parameter as Parameter);
  if (name === 'parameter' || name === 'parameterBare') return parameterInside(values.parameter as Parameter);
  const value = values[name] ?? '';
  if (typeof value === 'number') return messageNumber(code, name, value, values, 'en-US');
  if (isParts(value)) return textsOf(value).join(', ');
  // an amount is put into words before it comes here
  return typeof value === 'string' ? value : '';
}

/** Several sentences as one text. */
export function together(...parts: readonly (Sentence | null)[]): Sentence {
  const spoken = parts.filter((part) => part !== null);
  return { text: textsOf(spoken).join(' '), messages: spoken.flatMap(({ messages }) => messages) };
}

export const textsOf = (spoken: readonly Sentence[]): string[] => spoken.map(({ text }) => text);
export const messagesOf = (spoken: readonly Sentence[]): Message[][] => spoken.map(({ messages }) => messages);

/** A number as a sum shows it: at most so many decimals, and never a negative nothing. */
export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits + 0;
}

/** pH with two decimals, small ppm with one, large ones whole: the number as it is shown. */
export function shown(value: number, isPh = false): number {
  const digits = isPh ? 2 : Math.abs(value) < 20 ? 1 : 0;
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
