// A follow-up that goes on from an earlier question: the whole question as it is meant, or its answer where that is no question of its own.
import { emergencyIn } from '../skills/danger/safety.ts';
import { answerUrgent } from '../skills/danger/urgent.ts';
import type { CoachContext, Reply } from '../skills/reply.ts';
import { languageOf } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import type { After } from './after.ts';
import { plainOf } from './aside-words.ts';
import { ofBucket } from './bucket-test.ts';
import { factOfSubject } from './facts/fact-of-subject.ts';
import { doubted } from './doubted.ts';
import { evenSo, swimInGreen } from './even-so.ts';
import { inOrder } from './in-order.ts';
import { insteadOf } from './instead.ts';
import { jobSteps } from './job-steps.ts';
import { mannerOf } from './manner.ts';
import { ofFailed, ofPutIn } from './no-effect.ts';
import { ofNumber, ofPrice, ofTested, otherSubject } from './other-subject.ts';
import { ofTablet, otherMeasure, otherSize, otherWater } from './other-part.ts';
import { byRate } from './last-answer/by-rate.ts';
import { inContainers, otherCount } from './last-answer/other-count.ts';
import { ofAge } from './facts/of-age.ts';
import { otherUnit, unitAsked } from './last-answer/other-unit.ts';
import { inThatWater } from './last-answer/in-that-water.ts';
import { knownFrom } from './facts/known-from.ts';
import { ofClock } from './slots/clock.ts';
import { drained } from './slots/drained.ts';
import { reminded } from './slots/reminded.ts';
import { refilled } from './slots/slots.ts';
import { reasonFor } from './reasons.ts';
import { cameBack, ofToldValue, otherAim, retested } from './retold.ts';
import { returned } from './returned.ts';
import { STAYS } from './stays-with.ts';
import { toldProduct } from './slots/told-product.ts';
import { ofStain } from './stains-tested.ts';

/** The first that fits counts. */
const FULL = [
  drained,
  reminded,
  toldProduct,
  returned,
  retested,
  otherAim,
  ofToldValue,
  cameBack,
  otherWater,
  otherMeasure,
  ofTablet,
  otherSubject,
  ofNumber,
  ofTested,
  ofPrice,
  refilled,
  mannerOf,
] as const;
const REPLIES = [
  ofClock,
  otherUnit,
  inContainers,
  otherCount,
  byRate,
  inThatWater,
  knownFrom,
  ofBucket,
  factOfSubject,
  ofAge,
  swimInGreen,
  evenSo,
  ofFailed,
  ofPutIn,
  doubted,
  inOrder,
  insteadOf,
  reasonFor,
  jobSteps,
  ...STAYS,
] as const;
const MOST = 120;

/** The question in full; undefined where it is whole already. `earlier`: the latest first. */
export function resumed(question: string, earlier: readonly string[]): string | undefined {
  if (earlier.length === 0 || question.length > MOST || unitAsked(question) !== undefined) return undefined;
  for (const full of FULL) {
    const meant = full(question, earlier);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** "Ok, I'll use baking soda. And how often do I test it?": what is asked comes last. */
const AFTER_A_STATEMENT =
  /^(?:ok(?:ay)?|vale|great|thanks|thank you|perfect|perfecto|gracias|found it|did it|done|got it|alright|bueno|cool|good|sounds good)\b[^.?!;]*[.!;] +(.{6,}\?)\s*$/i;

type AnswerTo = (question: string, older: readonly string[]) => Reply;
/** Undefined: the usual answer. So is everything dangerous. */
export function answerResumed(
  question: string,
  asked: CoachContext,
  said: readonly string[],
  earlier: readonly string[],
  answerTo: AnswerTo,
): Reply | undefined {
  const [before] = earlier;
  if (before === undefined || question.length > MOST) return undefined;
  const context = { ...asked, language: languageOf(question, languageOf(before, asked.language)) };
  const frame = readMessage(question, context.language);
  const after: After = { question, text: plainOf(question), earlier, said, context, answerTo };
  // What took a stain off was held on it, and no one swallowed it.
  const ofSpot = ofStain(after);
  if (ofSpot) return ofSpot;
  if (emergencyIn(frame) !== undefined || answerUrgent(frame, context) !== undefined) return undefined;
  for (const replyTo of REPLIES) {
    const found = replyTo(after);
    if (found) return found;
  }
  const asks = AFTER_A_STATEMENT.exec(question)?.[1];
  if (asks !== undefined && frame.quantities.length === 0) return answerTo(asks, earlier);
  const size = otherSize(question, said[0] ?? '');
  if (size !== undefined) return answerTo(size, earlier);
  const full = resumed(question, earlier);
  if (full === undefined) return undefined;
  const found = answerTo(full, []);
  return found.abstained && found.chips.length === 0 ? undefined : found;
}
