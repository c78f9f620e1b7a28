// Which strip this person has, kept on the device: one of the common ones, or their own order and numbers.
import { POSSIBLE } from '@limpid/chemistry';
import { parseTypedNumber } from '../../ui/fields/typed-number.ts';
import { type Analyte, LAYOUTS, type Pad, STRIP_ANALYTES, type StripLayout } from './layout.data.ts';

const KEY = 'lmp-strip';
export const OWN = 'own';
const MOST_PADS = 10;
const MOST_VALUES = 12;

interface Kept {
  chosenId: string;
  own?: StripLayout;
  /** the strip whose numbers this person has compared with the bottle */
  compared?: string;
}

const isAnalyte = (value: unknown): value is Analyte => (STRIP_ANALYTES as readonly unknown[]).includes(value);

export function isScale(values: readonly unknown[]): values is number[] {
  const rising = values.every((value, index) => index === 0 || (value as number) > (values[index - 1] as number));
  const falling = values.every((value, index) => index === 0 || (value as number) < (values[index - 1] as number));
  return values.every(Number.isFinite) && values.length >= 2 && values.length <= MOST_VALUES && (rising || falling);
}

/** What was kept by another version, or by hand, is not trusted. */
function asOwn(value: unknown): StripLayout | undefined {
  const { pads, rowFit, readFromSeconds, readUntilSeconds } = (value ?? {}) as Partial<StripLayout>;
  const arePads = Array.isArray(pads) && pads.length >= 1 && pads.length <= MOST_PADS;
  if (!arePads || !pads.every((pad) => isAnalyte(pad?.analyte) && Array.isArray(pad.values) && isScale(pad.values))) return undefined;
  const [from, until] = [Number(readFromSeconds), Number(readUntilSeconds)];
  if (!(from >= 0 && until > from && until <= 600) || (rowFit !== 'columns' && rowFit !== 'spread')) return undefined;
  return { id: OWN, pads, rowFit, readFromSeconds: from, readUntilSeconds: until };
}

export function savedStrip(): { chosenId: string | undefined; own: StripLayout | undefined } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { chosenId: typeof kept.chosenId === 'string' ? kept.chosenId : undefined, own: asOwn(kept.own) };
  } catch {
    return { chosenId: undefined, own: undefined };
  }
}

export function keepStrip(chosenId: string, own: StripLayout | undefined, compared?: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ chosenId, ...(own && { own }), ...(compared && { compared }) } satisfies Kept));
  } catch {
    // Then it is asked for again next time.
  }
}

const textOf = ({ id, pads, rowFit }: StripLayout): string => JSON.stringify({ id, pads, rowFit });

/** Compared with the bottle once, it is not asked about again until another is chosen or its numbers change. */
export function keepCompared(layout: StripLayout): void {
  const { chosenId, own } = savedStrip();
  keepStrip(chosenId ?? layout.id, own, textOf(layout));
}

export function wasCompared(layout: StripLayout): boolean {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null)?.compared === textOf(layout);
  } catch {
    return false;
  }
}

/** The chosen strip, or the one that fits the kit and the sanitizer of this pool. */
export function layoutFor(pool: { sanitizer: string; kit?: { id?: string | undefined } | null | undefined }): StripLayout {
  const { chosenId, own } = savedStrip();
  if (chosenId === OWN && own) return own;
  const usual = pool.sanitizer === 'bromine' ? 'bromine' : pool.kit?.id === 'strip-6' ? 'six' : 'four';
  return LAYOUTS.find(({ id }) => id === (chosenId ?? usual)) ?? (LAYOUTS[0] as StripLayout);
}

/** "0, 0.5, 1" or "0 0,5 1": separated by spaces, semicolons or commas. */
export function parseValues(text: string): number[] {
  const tidy = text.trim();
  const isByComma = !/[;\s]/.test(tidy) && (tidy.match(/,/g)?.length ?? 0) > 1;
  const parts = tidy.split(isByComma ? ',' : /\s*;\s*|,?\s+/).filter(Boolean);
  return parts.map((part) => parseTypedNumber(part) ?? Number.NaN);
}

export type PadFault = 'values' | 'impossible' | 'twice';

export function padFault(pad: Pad, pads: readonly Pad[]): PadFault | undefined {
  if (!isScale(pad.values)) return 'values';
  const { low, high } = POSSIBLE[pad.analyte];
  if (pad.values.some((value) => value < low || value > high)) return 'impossible';
  return pads.filter(({ analyte }) => analyte === pad.analyte).length > 1 ? 'twice' : undefined;
}
