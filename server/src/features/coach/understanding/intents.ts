// What a message asks for: every intent collects points from what was found, the best wins if it wins clearly.
import type { Frame } from './frame.ts';
import { HARM_TO_PEOPLE } from './harm-patterns.ts';
import { ASKS, AWAY, FOREIGN, HARM, INJECTION, IS_SAFE } from './intent-patterns.ts';
import { type Intent, INTENTS } from './intent-names.ts';
import { RULES } from './intent-rules.ts';
import { likeliest } from './learned.ts';

export type { Intent } from './intent-names.ts';

export interface Guess {
  intent: Intent;
  /** 0 to 1: how clearly it wins */
  confidence: number;
  runnersUp: Intent[];
}

export const isInjection = ({ text }: Frame): boolean => INJECTION.test(text);
export const isForeign = ({ text }: Frame): boolean => FOREIGN.test(text);
export const asksIfSafe = ({ text }: Frame): boolean => IS_SAFE.test(text);
export const asksForHarm = ({ text }: Frame): boolean => HARM.test(text) || HARM_TO_PEOPLE.test(text);

/** By the rules alone. */
export function guessByRules(frame: Frame): Guess {
  const has = (cue: Parameters<Frame['cues']['has']>[0]) => frame.cues.has(cue);
  const scored = INTENTS.map((intent) => [intent, RULES[intent](frame, has)] as const).toSorted((a, b) => b[1] - a[1]);
  const [best, second, third] = scored;
  if (!best || best[1] < 1.3) return { intent: 'explain', confidence: 0.2, runnersUp: [] };
  const margin = best[1] - Math.max(0, second?.[1] ?? 0);
  const confidence = Math.min(1, 0.5 + margin / 2.5) * Math.min(1, best[1] / 2);
  return {
    intent: best[0],
    confidence,
    runnersUp: [second, third].filter((one) => one !== undefined && one[1] > 1).map((one) => (one as readonly [Intent, number])[0]),
  };
}

const WRITES: ReadonlySet<Intent> = new Set<Intent>(['log_treatment', 'complete']);
/** Answers to these come from the pool's log alone, and say nothing where another answer would have. */
const FROM_LOG: ReadonlySet<Intent> = new Set<Intent>(['status', 'trend', 'history', 'forecast', 'schedule', 'remind']);
/** How clear the examples have to be where the rules are this sure. */
const OVERRULES: readonly (readonly [sure: number, chance: number])[] = [
  [0.85, 0.9],
  [0.6, 0.72],
  [0, 0.4],
];

/** By the rules, and by what the examples teach where the rules are unsure or the examples are clear. */
export function guessIntent(frame: Frame): Guess {
  const byRules = guessByRules(frame);
  if (byRules.intent === 'injection') return byRules;
  const { intent, chance } = likeliest(frame);
  if (isForeign(frame)) return intent === 'out_of_scope' ? { intent, confidence: chance, runnersUp: [] } : byRules;
  if (intent === byRules.intent) return { ...byRules, confidence: Math.max(byRules.confidence, chance) };
  // What is written down is no question, and a question writes nothing down.
  if (WRITES.has(intent) && ASKS.test(frame.text)) return byRules;
  // A trouble that is told with its numbers wants help.
  if (intent === 'log' && frame.symptoms.length > 0 && !frame.cues.has('log')) return byRules;
  // What to do before a trip is in no log.
  if ((intent === 'schedule' || intent === 'remind') && AWAY.test(frame.text)) return byRules;
  const needed = (OVERRULES.find(([sure]) => byRules.confidence >= sure)?.[1] ?? 1) + (FROM_LOG.has(intent) ? 0.2 : 0);
  if (chance < needed) return byRules;
  const runnersUp = [byRules.intent, ...byRules.runnersUp].filter((one) => one !== intent && one !== 'explain');
  return { intent, confidence: chance, runnersUp: runnersUp.slice(0, 2) };
}
