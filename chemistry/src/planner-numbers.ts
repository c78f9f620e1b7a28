// The numbers of a plan as its sentences show them.
import type { Situation } from './planner-input.ts';
import type { Addition, Portion } from './planner-schedule.ts';
import { PRODUCTS } from './products.ts';
import type { SaidAmount } from './said.ts';
import { shown } from './sentences.ts';

/** An amount as this person measures it. */
export function amountOf({ measures }: Situation, { productId, amount }: Pick<Portion, 'productId' | 'amount'>): SaidAmount {
  return PRODUCTS[productId].form === 'liquid' ? { amountMl: amount, measures } : { amountG: amount, measures };
}

type Shown = 'freeChlorinePpm' | 'brominePpm' | 'alkalinityPpm' | 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm';
export const fromTo = ({ before, after }: Addition, key: Shown) => ({ from: shown(before[key]), to: shown(after[key]) });
export const phFromTo = ({ before, after }: Addition) => ({ fromPh: shown(before.ph, true), toPh: shown(after.ph, true) });
export const rangeOf = ({ low, high }: { low: number; high: number }, isPh = false) => ({ low: shown(low, isPh), high: shown(high, isPh) });
