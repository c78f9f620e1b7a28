// What a calculator asks for. Values are canonical (litres, °C, ppm, grams); only the screen speaks the person's units.
import type { Quantity, UnitSystem } from '@limpid/chemistry';

export type Value = number | string | boolean | readonly string[] | null;
export type Values = Readonly<Record<string, Value>>;

interface Asked {
  label: string;
  hint?: string;
  /** shown, and counted, only then */
  when?: (values: Values) => boolean;
}

export interface NumberInput<Optional extends boolean = boolean> extends Asked {
  kind: 'number';
  /** its units follow the person; without it `unit` is written as it is */
  quantity?: Quantity;
  /** the unit of the value itself, where it is not the quantity's own (a drop in mm) */
  storedIn?: string;
  /** units to choose from, the usual one first; otherwise the one that is usual for the quantity */
  offered?: Record<UnitSystem, readonly string[]>;
  unit?: string;
  /** an example, canonical; two where a round number differs */
  initial: number | null | Record<UnitSystem, number>;
  /** what the engine takes, canonical */
  low: number;
  high: number;
  optional: Optional;
  /** decimals of an example in its unit, at most and at least */
  decimals?: number;
  leastDecimals?: number;
  whole?: boolean;
}

export interface Option<V extends string = string> {
  value: V;
  label: string;
}
export interface ChoiceInput<V extends string = string> extends Asked {
  kind: 'choice';
  look: 'list' | 'segments' | 'shapes';
  options: readonly Option<V>[];
  initial: V;
}
export interface FlagInput extends Asked {
  kind: 'flag';
  description?: string;
  initial: boolean;
}
/** any number of them, none included */
export interface ManyInput<V extends string = string> extends Asked {
  kind: 'many';
  options: readonly Option<V>[];
  initial: readonly V[];
}

export type Input = NumberInput | ChoiceInput | FlagInput | ManyInput;
export type Inputs = Readonly<Record<string, Input>>;

export type ValuesOf<I extends Inputs> = {
  [K in keyof I]: I[K] extends NumberInput<infer Optional>
    ? Optional extends true
      ? number | null
      : number
    : I[K] extends ChoiceInput<infer V>
      ? V
      : I[K] extends ManyInput<infer V>
        ? readonly V[]
        : boolean;
};

type NumberOptions = Omit<NumberInput, 'kind' | 'label' | 'initial' | 'low' | 'high' | 'optional'>;
type Span = readonly [low: number, high: number];

/** A number that is required for any answer. */
export const number = (
  label: string,
  initial: number | Record<UnitSystem, number>,
  [low, high]: Span,
  options: NumberOptions = {},
): NumberInput<false> => ({ kind: 'number', label, initial, low, high, optional: false, ...options });

/** A number that may stay open. */
export const maybeNumber = (
  label: string,
  initial: number | null | Record<UnitSystem, number>,
  [low, high]: Span,
  options: NumberOptions = {},
): NumberInput<true> => ({ kind: 'number', label, initial, low, high, optional: true, ...options });

export const choice = <const V extends string>(
  label: string,
  initial: NoInfer<V>,
  options: readonly Option<V>[],
  more: Pick<ChoiceInput, 'hint' | 'when'> & { look?: ChoiceInput['look'] } = {},
): ChoiceInput<V> => ({ kind: 'choice', label, initial, options, look: 'list', ...more });

export const flag = (label: string, more: Pick<FlagInput, 'when' | 'description'> & { initial?: boolean } = {}): FlagInput => ({
  kind: 'flag',
  label,
  initial: false,
  ...more,
});

export const many = <const V extends string>(
  label: string,
  options: readonly Option<V>[],
  more: Pick<ManyInput, 'hint' | 'when'> = {},
): ManyInput<V> => ({ kind: 'many', label, options, initial: [], ...more });

/** The example that a calculator opens with. */
export function exampleOf(inputs: Inputs, units: UnitSystem): Values {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, { initial }]) => [
      name,
      typeof initial === 'object' && initial !== null && 'us' in initial ? initial[units] : initial,
    ]),
  );
}

export const isAsked = (input: Input, values: Values): boolean => input.when?.(values) ?? true;
