// May one swim? Three answers: ready, treat today (swimming is fine), stay out. Pure, for the water as measured.
import type { Message, Sentence } from '../sentences/message.ts';
import { messagesOf, speaker, textsOf } from '../sentences/sentences.ts';
import { type SwimInput, type SwimReason, swimReasons } from './swim-reasons.ts';
import { SWIM_SENTENCES } from './swim-sentences.ts';
import { isSpa } from '../targets/targets.ts';
import { stillValid } from './test-age.ts';

const sentence = /* @__PURE__ */ speaker(SWIM_SENTENCES);

export type { SwimInput };
export const SWIM_LEVELS = ['ready', 'treat_today', 'stay_out'] as const;
export type SwimLevel = (typeof SWIM_LEVELS)[number];
export interface SwimState {
  state: SwimLevel;
  /** codes, what weighs most first; empty when ready */
  because: string[];
  /** false: a deciding test is missing or too old, and nothing else is a danger. Shown grey, as unknown. */
  isKnown: boolean;
  /** a sentence for each code; when ready, the one that says so */
  why: string[];
  /** what to do about the first of them */
  action: string;
  /** the sentences of these two, for other languages */
  messages: { why: Message[][]; action: Message[] };
  /** ISO instant from which swimming is fine, when only a wait is left */
  from?: string;
}

function askFor(reasons: readonly SwimReason[]): Sentence {
  const codes = reasons.filter(({ level }) => level === 'unknown').map(({ code }) => code);
  const asksPh = codes.includes('measure_ph');
  if (codes.includes('test_biguanide')) return sentence('findings_swim_do_test_biguanide');
  if (codes.includes('measure_free_chlorine'))
    return sentence(asksPh ? 'findings_swim_do_test_free_chlorine_and_ph' : 'findings_swim_do_test_free_chlorine');
  if (codes.includes('measure_bromine')) return sentence(asksPh ? 'findings_swim_do_test_bromine_and_ph' : 'findings_swim_do_test_bromine');
  return sentence('findings_swim_do_test_ph');
}

function answer(state: SwimLevel, isKnown: boolean, reasons: readonly SwimReason[], action: Sentence): SwimState {
  const why = reasons.length > 0 ? reasons.map((reason) => reason.why) : [sentence('findings_swim_ready')];
  return {
    state,
    because: reasons.map(({ code }) => code),
    isKnown,
    why: textsOf(why),
    action: action.text,
    messages: { why: messagesOf(why), action: action.messages },
  };
}

/** The swim state of a water. */
export function swimState(input: SwimInput): SwimState {
  const reasons = swimReasons({ ...input, water: stillValid(input.water, input.agesHours) });
  const dangers = reasons.filter(({ level }) => level === 'danger');
  const unknown = reasons.filter(({ level }) => level === 'unknown');
  const rest = reasons.filter(({ level }) => level === 'treat');
  const [first = rest[0]] = dangers;
  const isOnlyWaiting = dangers.length === 1 && first?.code === 'mixing';
  if (dangers.length > 0 && first) {
    const stay = answer('stay_out', true, [...dangers, ...rest], first.action);
    return isOnlyWaiting && unknown.length === 0 && input.blockedUntil !== undefined ? { ...stay, from: input.blockedUntil } : stay;
  }
  if (unknown.length > 0) return answer('treat_today', false, [...unknown, ...rest], askFor(unknown));
  if (first) return answer('treat_today', true, rest, first.action);
  return answer('ready', true, [], sentence(isSpa(input.pool) ? 'findings_swim_do_look_tub' : 'findings_swim_do_look'));
}
