// A treatment that is being logged: what was typed, when that was at the pool, and what is still missing.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import type { TreatmentInput } from '@limpid/contract';
import { fromMeasured, isTooMuch } from '../../i18n/amounts.ts';
import { momentInField, momentOfField } from '../../i18n/moment-field.ts';
import { isStrengthWrong, type Measured } from './treatment-fields.tsx';

export interface ChosenProduct {
  productId: ProductId;
  /** undefined: the usual one */
  strengthPercent?: number | undefined;
}

/** `evening`: yesterday's, at the pool. */
export type When = 'now' | 'earlier' | 'evening' | 'other';

export interface NewTreatment {
  product: ChosenProduct | null;
  /** undefined: as the product has it; null: the field was emptied */
  strengthPercent?: number | null | undefined;
  /** null: nothing typed */
  measured: Measured | null;
  when: When;
  /** of `earlier`: HH:MM at the pool */
  time: string;
  /** of `other`: as the browser's field has it */
  moment: string;
  note: string;
  /** when the last of it was typed: "now" of a draft that was found again was then */
  typedAt: string | null;
}

export const NOTHING: NewTreatment = {
  product: null,
  measured: null,
  when: 'now',
  time: '',
  moment: '',
  note: '',
  typedAt: null,
};

export const usualStrength = ({ productId, strengthPercent }: ChosenProduct): number =>
  strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;

/** A strength says something only where the product is sold weaker than pure. */
export const hasStrength = (product: ChosenProduct): boolean => usualStrength(product) < 100;

const DAY_MS = 86_400_000;
/** When most people are at the pool in the evening. */
const EVENING = '19:00';

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Undefined: now, or not said yet. */
export function momentOf({ when, time, moment }: Pick<NewTreatment, 'when' | 'time' | 'moment'>, timeZone: string, now: number) {
  const today = momentInField(now, timeZone).slice(0, 10);
  if (when === 'now') return undefined;
  if (when === 'evening') return momentOfField(`${dayBefore(today)}T${EVENING}`, timeZone);
  return momentOfField(when === 'earlier' ? `${today}T${time}` : moment, timeZone);
}

const STILL_NOW_MS = 60 * 60_000;

/** "Now" of a draft that was left for longer than an hour was when it was typed. */
export function foundAgain(draft: NewTreatment, timeZone: string, now: number): NewTreatment {
  const { when, typedAt } = draft;
  if (when !== 'now' || typedAt === null || now - Date.parse(typedAt) < STILL_NOW_MS) return draft;
  return { ...draft, when: 'other', moment: momentInField(typedAt, timeZone) };
}

export interface Faults {
  amount?: 'missing' | 'too_small' | 'too_much' | 'above_pool';
  strength?: 'outside';
  moment?: 'missing' | 'ahead';
}

/** What has to be mended before it can be saved. */
export function faultsOf(draft: NewTreatment, pool: { volumeL: number; timeZone: string }, now: number): Faults {
  const { product, measured, when } = draft;
  const faults: Faults = {};
  const value = measured?.value ?? null;
  if (value === null) faults.amount = 'missing';
  else if (value <= 0) faults.amount = 'too_small';
  else if (product && measured) {
    const used = fromMeasured(product.productId, value, measured.unit);
    if ((used.amountL ?? 0) > pool.volumeL) faults.amount = 'above_pool';
    else if (isTooMuch(used)) faults.amount = 'too_much';
  }
  if (product && isStrengthWrong(product.productId, draft.strengthPercent ?? null)) faults.strength = 'outside';
  const at = momentOf(draft, pool.timeZone, now);
  if (when !== 'now' && at === undefined) faults.moment = 'missing';
  else if (at !== undefined && Date.parse(at) > now) faults.moment = 'ahead';
  return faults;
}

/** What is sent; undefined while something is missing. */
export function inputOf(draft: NewTreatment, pool: { volumeL: number; timeZone: string }, now: number): TreatmentInput | undefined {
  const { product, measured } = draft;
  if (!product || !measured || measured.value === null || Object.keys(faultsOf(draft, pool, now)).length > 0) return undefined;
  const doneAt = momentOf(draft, pool.timeZone, now);
  const note = draft.note.trim();
  const strengthPercent = draft.strengthPercent ?? usualStrength(product);
  return {
    productId: product.productId,
    ...fromMeasured(product.productId, measured.value, measured.unit),
    ...(strengthPercent < 100 ? { strengthPercent } : {}),
    ...(doneAt === undefined ? {} : { doneAt }),
    ...(note ? { note } : {}),
  };
}
