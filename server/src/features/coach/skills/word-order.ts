// Questions that the same words in another order would turn around: high alkalinity and low pH, or the other way round.
import { cardReply } from '../knowledge/knowledge-reply.ts';
import type { Frame } from '../understanding/frame.ts';
import type { CoachContext, Reply } from './reply.ts';
import { answerMix } from './danger/safety.ts';

const ALKALINITY = String.raw`(?:total )?(?:alkalinity|alk|ta)`;
const before = (level: string, value: string) => String.raw`\b${level} ${value}\b|\b${value} (?:is |reads |looks |too )*${level}\b`;
const both = (a: string, b: string): RegExp => new RegExp(`^(?=.*(?:${a}))(?=.*(?:${b}))`);

const ORDERS: readonly (readonly [RegExp, string])[] = [
  [both(before('low', ALKALINITY), before('high', 'ph')), 'low-ta-high-ph'],
  [both(before('high', ALKALINITY), before('low', 'ph')), 'high-ta-low-ph'],
  [/^(?=.*alcalinidad (?:esta |muy )*baja)(?=.*ph (?:esta |muy )*alto)/, 'low-ta-high-ph'],
  [/^(?=.*alcalinidad (?:esta |muy )*alta)(?=.*ph (?:esta |muy )*bajo)/, 'high-ta-low-ph'],
  [/\brais\w* (?:the |my |total )*(?:alkalinity|ta)\b.*\bwithout\b.*\bph\b|\bsub\w+ (?:la )?alcalinidad sin\b.*\bph\b/, 'soda-choice'],
  [/\brais\w* (?:the |my )*ph\b.*\bwithout\b.*\b(?:alkalinity|ta)\b/, 'raise-ph-only'],
  [/\bbaj\w+ (?:la )?alcalinidad sin\b.*\bph\b|\blower\w* (?:the |my |total )*(?:alkalinity|ta)\b.*\bwithout\b.*\bph\b/, 'lower-ta'],
  [
    /\b(?:pool|water|alberca|piscina|agua)\b.{0,12}\b(?:eats?|eating|(?:goes|going|burns?|burning) through|come|gasta|traga)\b.{0,16}\b(?:chlorine|tabs|tablets|cloro|pastillas)\b/,
    'chlorine-gone',
  ],
  [/\bover[- ]?shock/, 'over-shock'],
  [/\bhow (?:close|near|far)\b.*\b(?:stay|be|stand)\b.*\b(?:toddlers?|child\w*|kids?|bab(?:y|ies))\b/, 'leave-kids'],
];

/** "Can ammonia cleaner go near my shock?" asks for no dose of shock. */
const NEAR_AMMONIA =
  /\b(?:ammonia|amoniaco)\b.*\b(?:shock|chlorine|bleach|cloro|choque)\b|\b(?:shock|chlorine|bleach|cloro|choque)\b.*\b(?:near|with|beside|next to|con|junto)\b.*\b(?:ammonia|amoniaco)\b/;

export function answerByOrder(frame: Frame, context: CoachContext): Reply | undefined {
  const { text, quantities, volumeL } = frame;
  if (quantities.length > 0 || volumeL !== undefined) return undefined;
  if (NEAR_AMMONIA.test(text)) return answerMix(frame, context);
  const id = ORDERS.find(([pattern]) => pattern.test(text))?.[1];
  return id === undefined ? undefined : cardReply(id, context);
}
