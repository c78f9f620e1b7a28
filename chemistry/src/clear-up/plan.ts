// While a clear-up runs, the plan answers with its next thing and holds the ordinary steps back.
import { type ClearUpState, clearUpState } from './clear-up.ts';
import type { ClearUpAction } from './action.ts';
import type { ClearUpInput } from './log.ts';
import { CLEAR_UP_SENTENCES } from './sentences.ts';
import { ChemistryError, type Finding } from '../findings.ts';
import { productOrAmountText } from '../sentences/product-names.ts';
import type { Sentence } from '../sentences/message.ts';
import { shown, sentencesFrom, together } from '../sentences/sentences.ts';
import type { UnitSystem } from '../units.ts';

const sentence = /* @__PURE__ */ sentencesFrom(CLEAR_UP_SENTENCES, productOrAmountText);
const HOUR_MS = 3_600_000;

/** undefined: none is running, its criteria are met, or its log adds up to a water that cannot be. */
export function runningClearUp(input: ClearUpInput | undefined): ClearUpState | undefined {
  if (input === undefined) return undefined;
  try {
    const state = clearUpState(input);
    return state.action.kind === 'done' ? undefined : state;
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

function testNext(at: string, now: Date): Sentence {
  const hours = Math.round((Date.parse(at) - now.getTime()) / HOUR_MS);
  if (hours < 1) return sentence('findings_clear_up_test_now');
  return sentence(hours === 1 ? 'findings_clear_up_test_in_an_hour' : 'findings_clear_up_test_later', { hours });
}

function nextOf(action: ClearUpAction, { measures, now }: { measures: UnitSystem; now: Date }): Sentence {
  switch (action.kind) {
    case 'test':
      return testNext(action.at, now);
    case 'add': {
      const { productId: product, amountG, amountMl } = action.addition;
      const amount = { ...(amountMl === undefined ? { amountG } : { amountMl }), measures };
      if (action.toPpm === undefined) return sentence('findings_clear_up_add', { amount, product });
      return sentence('findings_clear_up_add_chlorine', { amount, product, shock: shown(action.toPpm) });
    }
    case 'aerate':
    case 'exchange':
    case 'drain_spa':
    case 'call':
      return sentence(`findings_clear_up_${action.kind}`);
    default:
      return sentence('findings_clear_up_obstacle');
  }
}

/** What the plan says instead of its steps. */
export function clearUpFindings({ action }: ClearUpState, input: Pick<ClearUpInput, 'measures' | 'now'>): Finding[] {
  return [{ code: 'clear_up_running', severity: 'act', ...together(sentence('findings_clear_up_running'), nextOf(action, input)) }];
}
