// What a dose card was computed from, and the dose for other numbers.
import { dose, DOSE_LEVELS, type DoseParameter, isSpa, mostChlorinePpm, PARAMETERS, PRODUCTS, type WaterInput } from '@limpid/chemistry';
import type { CoachCard as Card } from '@limpid/contract';
import type { Amounts } from '../../../i18n/amounts.ts';
import type { DoseNumbers } from './dose-fields.tsx';
import { DOSE_TARGETS } from './dose-link.ts';

export interface Computed extends Amounts {
  parts: number;
}

const numberIn = (inputs: Card['inputs'], name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};

/** What can be changed on the card; undefined for a step of a plan, which has no goal of its own. */
export function numbersOf(card: Card): DoseNumbers | undefined {
  const { inputs, productId } = card;
  const parameter = Object.keys(DOSE_TARGETS).find((name) => name === (inputs['parameter'] ?? 'freeChlorinePpm'));
  const [from, to, volumeL] = [numberIn(inputs, 'from'), numberIn(inputs, 'to'), numberIn(inputs, 'volumeL')];
  if (!parameter || !productId || from === undefined || to === undefined || volumeL === undefined) return undefined;
  const by = numberIn(inputs, 'by');
  const numbers = {
    productId,
    parameter: parameter as DoseParameter,
    from,
    to,
    volumeL,
    strengthPercent: numberIn(inputs, 'strengthPercent') ?? null,
    ...(by === undefined ? {} : { by }),
  };
  return numbers.strengthPercent === null ? withStrength(card, numbers) : numbers;
}

/** As far off as an amount may be that was rounded. */
const IS_ROUNDED = 0.01;
const isAbout = (one: number, other: number) => Math.abs(one - other) <= other * IS_ROUNDED;
const amountOf = ({ amountG, amountMl }: Amounts): number => amountG ?? amountMl ?? Number.NaN;

/**
 * A card may not name the strength that its amount is for. There is only one that gives this amount; the usual strength would turn it into
 * another dose as soon as anything else is changed. Undefined where none gives it.
 */
function withStrength(card: Card, numbers: DoseNumbers): DoseNumbers | undefined {
  const usual = PRODUCTS[numbers.productId].defaultStrengthPercent;
  if (usual === 100) return numbers;
  const atUsual = compute(card, { ...numbers, strengthPercent: usual });
  const found = atUsual && Math.round(((usual * amountOf(atUsual)) / amountOf(card)) * 100) / 100;
  if (!found || found > 100) return undefined;
  const strengthPercent = isAbout(found, usual) ? usual : found;
  const again = compute(card, { ...numbers, strengthPercent });
  return again && isAbout(amountOf(again), amountOf(card)) ? { ...numbers, strengthPercent } : undefined;
}

/** Where nothing is known of the water, it is the one that the coach takes too. */
const USUAL = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 0 };
export const waterOf = (inputs: Card['inputs']): WaterInput => ({
  ...USUAL,
  ...Object.fromEntries(PARAMETERS.flatMap((name) => (typeof inputs[name] === 'number' ? [[name, inputs[name]]] : []))),
});

export const isFilled = ({ from, to, by, volumeL, strengthPercent }: DoseNumbers, { strengthPercent: given }: DoseNumbers): boolean =>
  from !== null && volumeL !== null && (by === undefined ? to !== null : by !== null) && (strengthPercent !== null || given === null);

const FIELDS = ['from', 'to', 'by', 'volumeL', 'strengthPercent'] as const;
export const isChanged = (now: DoseNumbers, given: DoseNumbers): boolean => FIELDS.some((name) => now[name] !== given[name]);

const goalOf = ({ from, to, by }: DoseNumbers): number | null => (by === undefined || from === null ? to : from + (by ?? Number.NaN));

/** A number that the coach works no dose out for either, and between which it has to be. */
export interface Beyond {
  field: 'from' | 'to' | 'by';
  least: number;
  most: number;
  /** no water is raised so far: not a slip of the finger alone */
  isChlorine: boolean;
}

/** `shockPpm` of this pool's water, where it is known. */
export function beyond(numbers: DoseNumbers, shockPpm: number | undefined): Beyond | undefined {
  const { parameter, from, by } = numbers;
  const to = goalOf(numbers);
  const [least, possible] = DOSE_LEVELS[parameter];
  const isRaised = parameter === 'freeChlorinePpm' && from !== null && to !== null && to > from;
  const most = isRaised ? Math.min(possible, mostChlorinePpm(shockPpm)) : possible;
  if (to !== null && (to < least || to > most)) {
    const start = by === undefined ? 0 : (from ?? 0);
    return { field: by === undefined ? 'to' : 'by', least: least - start, most: most - start, isChlorine: isRaised && to > most };
  }
  return from !== null && by === undefined && (from < least || from > possible)
    ? { field: 'from', least, most: possible, isChlorine: false }
    : undefined;
}

/** Of a rounded volume. */
const SAME_VOLUME = 0.02;
export const isOtherVolume = ({ volumeL }: DoseNumbers, ofPoolL: number): boolean =>
  volumeL !== null && Math.abs(volumeL - ofPoolL) > ofPoolL * SAME_VOLUME;

/** Null where this product can't do it, or a field is empty. */
export function compute({ productId, inputs }: Card, numbers: DoseNumbers): Computed | null {
  const { parameter, from, volumeL, strengthPercent } = numbers;
  const to = goalOf(numbers);
  if (!productId || from === null || to === null || volumeL === null || !Number.isFinite(to)) return null;
  const water: WaterInput = { ...waterOf(inputs), [parameter]: from };
  try {
    const { amountG, amountMl, steps } = dose({
      volumeL,
      water,
      productId,
      ...(strengthPercent === null ? {} : { strengthPercent }),
      target: { parameter, value: to },
      isSpa: isSpa({ kind: inputs['kind'] === 'spa' ? 'spa' : 'pool' }),
    });
    return { amountG, amountMl, parts: steps.length };
  } catch {
    return null;
  }
}
