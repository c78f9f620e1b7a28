// The mouth of the planner: sentences about a plan and about its steps.
import { FINDING_SENTENCES } from '../sentences/finding-sentences.ts';
import type { ChemistryError } from '../findings.ts';
import { productOrAmountText } from '../sentences/product-names.ts';
import type { Sentence } from '../sentences/message.ts';
import { sentencesFrom } from '../sentences/sentences.ts';
import { STEP_SENTENCES } from '../sentences/step-sentences.ts';

export const findingSentence = /* @__PURE__ */ sentencesFrom(FINDING_SENTENCES, productOrAmountText);
export const stepSentence = /* @__PURE__ */ sentencesFrom(STEP_SENTENCES, productOrAmountText);

/** What was wrong, as a part of another sentence. */
export const detailOf = ({ message, messages }: ChemistryError): Sentence =>
  messages ? { text: message, messages } : findingSentence('findings_detail_other', { text: message });
