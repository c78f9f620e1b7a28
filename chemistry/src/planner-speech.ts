// The mouth of the planner: sentences about a plan and about its steps.
import { FINDING_SENTENCES } from './finding-sentences.ts';
import type { ChemistryError } from './findings.ts';
import type { Situation } from './planner-input.ts';
import type { Addition, Portion } from './planner-schedule.ts';
import { sayProductOrAmount } from './product-words.ts';
import { PRODUCTS } from './products.ts';
import type { SaidAmount, Spoken } from './said.ts';
import { shown, speaker } from './sentences.ts';
import { STEP_SENTENCES } from './step-sentences.ts';

export const sayFinding = /* @__PURE__ */ speaker(FINDING_SENTENCES, sayProductOrAmount);
export const sayStep = /* @__PURE__ */ speaker(STEP_SENTENCES, sayProductOrAmount);

/** What was wrong, as a part of another sentence. */
export const detailOf = ({ message, said }: ChemistryError): Spoken =>
  said ? { text: message, said } : sayFinding('findings_detail_other', { text: message });

/** An amount as this person measures it. */
export function amountOf({ measures }: Situation, { productId, amount }: Pick<Portion, 'productId' | 'amount'>): SaidAmount {
  return PRODUCTS[productId].form === 'liquid' ? { amountMl: amount, measures } : { amountG: amount, measures };
}

type Shown = 'freeChlorinePpm' | 'brominePpm' | 'alkalinityPpm' | 'hardnessPpm' | 'cyanuricAcidPpm' | 'saltPpm' | 'boratePpm';
export const fromTo = ({ before, after }: Addition, key: Shown) => ({ from: shown(before[key]), to: shown(after[key]) });
export const phFromTo = ({ before, after }: Addition) => ({ fromPh: shown(before.ph, true), toPh: shown(after.ph, true) });
export const rangeOf = ({ low, high }: { low: number; high: number }, isPh = false) => ({ low: shown(low, isPh), high: shown(high, isPh) });
