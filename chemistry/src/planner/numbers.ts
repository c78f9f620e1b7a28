// The numbers of a plan as its sentences show them.
import type { Situation } from './input.ts';
import type { Addition, Portion } from './schedule.ts';
import { PRODUCTS } from '../products/products.ts';
import type { MessageAmount } from '../sentences/message.ts';
import { shown } from '../sentences/sentences.ts';

/** An amount as this person measures it. */
export function amountOf({ measures }: Situation, { productId, amount }: Pick<Portion, 'productId' | 'amount'>): MessageAmount {
  return PRODUCTS[productId].form === 'liquid' ? { amountMl: amount, measures } : { amountG: amount, measures };
}

type Shown = 'freeChlorinePpm' | 'brominePpm' | 'alkalinityPpm' | 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm';
export const fromTo = ({ before, after }: Addition, key: Shown) => ({ from: shown(before[key]), to: shown(after[key]) });
export const phFromTo = ({ before, after }: Addition) => ({ fromPh: shown(before.ph, true), toPh: shown(after.ph, true) });
export const rangeOf = ({ low, high }: { low: number; high: number }, isPh = false) => ({ low: shown(low, isPh), high: shown(high, isPh) });
