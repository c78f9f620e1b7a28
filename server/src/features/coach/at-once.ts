// What comes before all skills: what must not wait, meanings, causes, rules, and questions that a card answers word for word.
import { findCards } from './knowledge/find-card.ts';
import { knowledgeReply } from './knowledge/knowledge-reply.ts';
import { meaningReply } from './knowledge/glossary/glossary.ts';
import { influenceReply } from './knowledge/influences/influences.ts';
import { asksRuleOfState, ruleReply } from './knowledge/rules.ts';
import { meaningful, wordsOf } from './knowledge/words.ts';
import type { CoachContext, Reply } from './skills/reply.ts';
import { answerOwnPool } from './skills/own/own-pool.ts';
import { answerPutIn } from './skills/own/put-in.ts';
import { answerOwnFacts } from './skills/own-facts.ts';
import { answerOvernight } from './skills/overnight.ts';
import { answerRounds } from './skills/rounds.ts';
import { planOfPool } from './skills/steps.ts';
import { answerSum } from './skills/sums/arithmetic.ts';
import { chlorineParts } from './skills/sums/from-tests/chlorine-parts.ts';
import { answerTaught } from './skills/sums/taught-sums.ts';
import { averageDepth, dailyLoss } from './skills/sums/plain-sums.ts';
import { labelDose } from './skills/sums/from-tests/label-dose.ts';
import { isConversion } from './skills/sums/conversions.ts';
import { looksLike, notYet, unsure } from './skills/unsure.ts';
import { answerCombined } from './skills/sums/chemical-sums.ts';
import { volumeFromSalt } from './skills/sums/water-sums.ts';
import { answerVolume, withVolume } from './skills/size/volume.ts';
import { sectionsIn } from './skills/size/volume-sections.ts';
import { contactSum } from './skills/sums/time-sums.ts';
import { answerBothInPool } from './skills/danger/safety.ts';
import { answerUrgent } from './skills/danger/urgent.ts';
import { answerByOrder } from './skills/word-order.ts';
import { fold } from './understanding/fold.ts';
import type { Frame } from './understanding/frame.ts';
import type { Guess, Intent } from './understanding/intents.ts';
import { isOfParts } from './understanding/of-parts.ts';
import {
  ANIMAL, ASKS_REASON, FAILED, hasAim, HOW_MUCH_ALONE, IF_IT_HAPPENS, isNamedTrouble, isOfPressure, isOpen, VAGUE,
} from './understanding/question-kind.ts'; // prettier-ignore

/** One unit in another, a part of the equipment, or a trouble that is named. */
function plainly(frame: Frame, context: CoachContext): Reply | undefined {
  if (frame.quantities.length >= 5 && frame.volumeL === undefined && sectionsIn(frame)) return answerVolume(frame, context);
  const ofLabel =
    labelDose(frame, context) ??
    (frame.quantities.length >= 2 ? contactSum(frame, context) : undefined) ??
    dailyLoss(frame, context) ??
    averageDepth(frame, context) ??
    volumeFromSalt(frame, context) ??
    answerCombined(frame, context);
  if (ofLabel) return ofLabel;
  if (isOfParts(frame) && !asksRuleOfState(frame)) return knowledgeReply(frame, context, 0.9);
  if (isNamedTrouble(frame) || (isOfPressure(frame) && frame.quantities.length < 2)) return knowledgeReply(frame, context, 0.6);
  if (IF_IT_HAPPENS.test(frame.text) && frame.quantities.length === 0) return knowledgeReply(frame, context, 0.6);
  return frame.quantities.length === 0 && ANIMAL.test(frame.text) ? knowledgeReply(frame, context, 0.45) : undefined;
}

const PHYSICAL: ReadonlySet<string> = new Set(['flow', 'flux', 'power', 'speed', 'heatPower', 'head', 'pressure', 'area', 'energyPrice']);
const ASKS_FOR_SUM = /\?|\b(?:how|what|find|calculate|figure|required|maximum|cuant[oa]s?|que|calcula)\b/;
/** Flow, power, heads: what two of them tell about a third is no question of rules or knowledge. */
function sumOfPhysics(frame: Frame, { intent }: Guess, context: CoachContext): Reply | undefined {
  const physical = frame.quantities.filter(({ kind }) => PHYSICAL.has(kind)).length;
  const isOne = physical > 0 && frame.quantities.length >= 2 && frame.symptoms.length === 0 && intent !== 'dose' && intent !== 'history';
  const sum = isOne && ASKS_FOR_SUM.test(frame.text) ? answerSum(frame, context) : undefined;
  if (sum || frame.quantities.filter(({ kind }) => kind === 'length').length < 2) return sum;
  const sized = withVolume(frame);
  return sized && answerSum(sized, context);
}

/** "I poured in calcium and soda ash and it turned white. What happened?": whatever numbers are in it, the reason is asked for. */
const reasonOf = (frame: Frame, context: CoachContext): Reply | undefined =>
  ASKS_REASON.test(frame.text) &&
  (frame.symptoms.length === 0 || frame.chemicals.length > 1) &&
  !frame.cues.has('howMuch') &&
  !hasAim(frame)
    ? knowledgeReply(frame, context, REASON_FITS)
    : undefined;
const REASON_FITS = 0.68;

/** Word for word what a card answers. About the person's own pool, its log says more. */
const askedAlike = (frame: Frame, context: CoachContext): Reply | undefined =>
  frame.quantities.length > 0 ||
  frame.symptoms.length > 0 ||
  asksRuleOfState(frame) ||
  !ASKS_IN_GENERAL.test(frame.text) ||
  meaningful(wordsOf(frame.text)).length < 2 ||
  (context.pool && /\b(?:my|our|mi|mis|nuestra)\b/.test(frame.text))
    ? undefined
    : knowledgeReply(frame, context, ALIKE);
const ALIKE = 1.09;
const ASKS_IN_GENERAL =
  /^(?:what|which|who|when|why|where|should|is|are|do|does|can|how (?:long|often|far|soon|fast)|que|cual|quien|cuando|por que|donde|debo|es|se puede|cada cuanto)\b/;

export const asksTheLog = (intent: Intent): boolean => OF_THE_LOG.has(intent);
/** "When'd I last clean the filter", "whats the pool looking like": no card knows what only the log can say. */
export const isOfLog = (frame: Frame, { intent, confidence }: Guess): boolean =>
  asksTheLog(intent) &&
  !isOfAll(frame) &&
  (confidence >= BEYOND_DOUBT || (confidence >= CLEARLY && (findCards(frame.text, 1)[0]?.score ?? 0) < CLEARLY));
/** "Does a solar cover reduce chlorine loss?": of no one's pool, and a card knows it. */
const isOfAll = ({ text }: Frame): boolean =>
  /^(?:do|does|is|are|can|will)\b/.test(text) && !/\b(?:i|we|me|us|my|our)\b/.test(text) && (findCards(text, 1)[0]?.score ?? 0) >= OF_ALL;
const OF_ALL = 0.9;
const OF_THE_LOG: ReadonlySet<Intent> = new Set<Intent>([
  'status',
  'trend',
  'history',
  'forecast',
  'schedule',
  'remind',
  'log',
  'log_treatment',
  'complete',
]);
const CLEARLY = 0.75;
const BEYOND_DOUBT = 0.95;

/** "What should I do today?" */
const FOR_TODAY =
  /^(?:so |ok |and |hey |y |bueno )?(?:what (?:should|do|must|can|would) (?:i|we) (?:have to |need to )?do(?: (?:with|for|to) (?:my|the|our) (?:pool|water|spa|hot tub))? ?(?:today|now|first|next|this (?:morning|evening|afternoon))?|what(?:'?s| is) (?:next|to do|left to do)(?: today| now)?|que (?:hago|hacemos|debo hacer|tengo que hacer|toca)(?: hoy| ahora| primero)?)\W*$/;
const WRONG =
  /^(?:so |ok |hey |y )?(?:what(?:'?s| is) (?:wrong|the matter|the problem|up|going on) with (?:my|the|our) (?:pool|water|spa|hot tub)|is (?:something|anything) wrong with (?:my|the|our) (?:pool|water|spa|hot tub)|que (?:tiene|le pasa a|anda mal con) (?:mi|la|el) (?:piscina|alberca|agua|jacuzzi))\W*$/;
/** What the tests say is wrong; without tests, what it looks like. */
const wrongWithPool = (frame: Frame, context: CoachContext): Reply | undefined =>
  WRONG.test(frame.text) ? (context.pool ? planOfPool(context) : looksLike(context)) : undefined;

/** "What can you do?" is in a card word for word. */
const NAMED_BY_CARD = 1.09;
/** Before anything is worked out: a message that says nothing, and what must not wait. */
export function atOnce(frame: Frame, guess: Guess, context: CoachContext): Reply | undefined {
  const urgent = answerUrgent(frame, context);
  if (urgent) return urgent;
  const own =
    answerBothInPool(frame, context) ?? answerPutIn(frame, context) ?? chlorineParts(frame, context) ?? answerOwnPool(frame, context);
  if (own) return own;
  const taught = answerTaught(frame, context) ?? (isConversion(frame) ? answerSum(frame, context) : undefined);
  if (taught) return taught;
  const meaning = frame.quantities.length < 2 ? meaningReply(fold(frame.raw), context) : undefined;
  if (meaning) return meaning;
  const ofAll = answerRounds(frame, context);
  if (ofAll) return ofAll;
  if ((HOW_MUCH_ALONE.test(frame.text) || FOR_TODAY.test(frame.text)) && context.pool) return planOfPool(context);
  const ofTrouble = wrongWithPool(frame, context);
  if (ofTrouble) return ofTrouble;
  const ofOwn = answerOwnFacts(frame, context);
  if (ofOwn) return ofOwn;
  if (FAILED.test(frame.text)) return notYet(context);
  if (isOpen(frame) && (findCards(frame.text, 1)[0]?.score ?? 0) < NAMED_BY_CARD)
    return VAGUE.test(frame.text) ? looksLike(context) : unsure(guess, context);
  const overnight = answerOvernight(frame, context);
  if (overnight || isOfLog(frame, guess)) return overnight;
  const ofPhysics = sumOfPhysics(frame, guess, context);
  if (ofPhysics) return ofPhysics;
  return (
    answerByOrder(frame, context) ??
    influenceReply(frame, context) ??
    askedAlike(frame, context) ??
    plainly(frame, context) ??
    ruleReply(frame, context) ??
    reasonOf(frame, context)
  );
}
