// The mouth of the planner: sentences about a plan and about its steps.
import { FINDING_SENTENCES } from '../sentences/finding-sentences.ts';
import type { ChemistryError } from '../findings.ts';
import { sayProductOrAmount } from '../sentences/product-names.ts';
import type { Sentence } from '../sentences/message.ts';
import { speaker } from '../sentences/sentences.ts';
import { STEP_SENTENCES } from '../sentences/step-sentences.ts';

export const sayFinding = /* @__PURE__ */ speaker(FINDING_SENTENCES, sayProductOrAmount);
export const sayStep = /* @__PURE__ */ speaker(STEP_SENTENCES, sayProductOrAmount);

/** What was wrong, as a part of another sentence. */
export const detailOf = ({ message, messages }: ChemistryError): Sentence =>
  messages ? { text: message, messages } : sayFinding('findings_detail_other', { text: message });
