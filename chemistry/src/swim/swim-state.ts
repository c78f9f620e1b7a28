// May one swim? Three answers: ready, treat today (swimming is fine), stay out. Pure, for the water as measured.
import type { Message, Sentence } from '../sentences/message.ts';
import { messagesOf, sentencesFrom, shown, textsOf } from '../sentences/sentences.ts';
import { swimReasons } from './doubtful-reasons.ts';
import type { SwimInput, SwimReason } from './swim-reasons.ts';
import { SWIM_SENTENCES } from './swim-sentences.ts';
import { sanitizerParameter } from './swim-limits.ts';
import { errorBar } from '../measuring/measurement.ts';
import { isSpa, targets } from '../targets/targets.ts';
import { stillValid } from './test-age.ts';

const sentence = /* @__PURE__ */ sentencesFrom(SWIM_SENTENCES);

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

/** What to test, the doubtful first. */
function askFor(reasons: readonly SwimReason[]): Sentence {
  const [doubtful] = reasons.filter(({ level, action }) => level === 'unknown' && action.messages[0]?.code !== 'findings_swim_do_look');
  if (doubtful) return doubtful.action;
  const codes = reasons.filter(({ level }) => level === 'unknown').map(({ code }) => code);
  const asksPh = codes.includes('measure_ph');
  if (codes.includes('test_biguanide')) return sentence('findings_swim_do_test_biguanide');
  if (codes.includes('measure_free_chlorine'))
    return sentence(asksPh ? 'findings_swim_do_test_free_chlorine_and_ph' : 'findings_swim_do_test_free_chlorine');
  if (codes.includes('measure_bromine')) return sentence(asksPh ? 'findings_swim_do_test_bromine_and_ph' : 'findings_swim_do_test_bromine');
  return sentence('findings_swim_do_test_ph');
}

function answer(state: SwimLevel, isKnown: boolean, reasons: readonly SwimReason[], action: Sentence): SwimState {
  return spoken(
    state,
    isKnown,
    reasons.map(({ code }) => code),
    reasons.map((reason) => reason.why),
    action,
  );
}

function spoken(state: SwimLevel, isKnown: boolean, because: string[], why: readonly Sentence[], action: Sentence): SwimState {
  return {
    state,
    because,
    isKnown,
    why: textsOf(why),
    action: action.text,
    messages: { why: messagesOf(why), action: action.messages },
  };
}

/** The target of the sanitizer in this water; null: not its sanitizer, or its stabilizer is unknown. */
function sanitizerTarget({ pool, water, overrides }: SwimInput): { low: number; high: number } | null {
  const set = targets(pool, Math.max(0, water.cyanuricAcidPpm ?? 0), overrides);
  if (!set.freeChlorine) return set.brominePpm;
  const isUnsure = water.cyanuricAcidPpm === undefined && !isSpa(pool);
  return isUnsure ? null : { low: set.freeChlorine.targetLowPpm, high: set.freeChlorine.targetHighPpm };
}

/** Why a water is ready: safe sanitizer may still miss its target, and the plan and the tiles say so too. */
function readyBecause(input: SwimInput): Sentence {
  const parameter = sanitizerParameter(input.pool);
  const value = parameter === null ? undefined : input.water[parameter];
  const target = sanitizerTarget(input);
  if (parameter === null || value === undefined || target === null) return sentence('findings_swim_ready');
  const error = 0.999 * errorBar(parameter, input.methods?.[parameter] ?? 'drops', value, input.agesHours?.[parameter]);
  const numbers = { parameter, value: shown(value), low: shown(target.low, true), high: shown(target.high, true) };
  if (target.low - value >= error) return sentence('findings_swim_ready_below_target', numbers);
  return value - target.high >= error ? sentence('findings_swim_ready_above_target', numbers) : sentence('findings_swim_ready');
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
  const action = sentence(isSpa(input.pool) ? 'findings_swim_do_look_tub' : 'findings_swim_do_look');
  return spoken('ready', true, [], [readyBecause(input)], action);
}
