// From a message to an answer: safety first, then sums and the pool's own numbers, then knowledge; asks back when unsure.
import { ChemistryError } from '@limpid/chemistry';
import { articleReply, knownReply, withArticles } from './knowledge/articles.ts';
import { askedAgain } from './conversation/asked-again.ts';
import { answerAside, askedBack } from './conversation/asides.ts';
import { answerCarried } from './conversation/carried.ts';
import { answerResumed } from './conversation/resumed.ts';
import { reworded } from './conversation/reworded.ts';
import { afterHazard, ofAllTold, ofNewTopic, type Told, toldInParts, withDetails } from './conversation/whole-story.ts';
import { threadOf } from './conversation/thread.ts';
import { cardReply, knowledgeReply } from './knowledge/knowledge-reply.ts';
import { meaningful, wordsOf } from './knowledge/words.ts';
import { NUMERIC, OF_ITS_OWN } from './intent-kinds.ts';
import { SKILLS } from './intent-skills.ts';
import { sureMatter } from './knowledge/sure-matters.ts';
import { throughGate } from './dose-gate.ts';
import { asksTheLog, atOnce, isOfLog } from './at-once.ts';
import { measuresOf, ofThisWater } from './asked-water.ts';
import { isNoSum } from './no-sum.ts';
import { answerAboutAnswer, answerDenied } from './skills/about-answer.ts';
import { answerEffect, answerSum, asksEffect } from './skills/sums/arithmetic.ts';
import { answerCombined } from './skills/sums/chemical-sums.ts';
import { answerDose } from './skills/dosing/dose.ts';
import { answerValueBasics } from './skills/basics/value-basics.ts';
import { answerEveryday } from './skills/everyday.ts';
import { answerJudged } from './skills/judged.ts';
import { answerLevel } from './skills/level.ts';
import { answerTablets } from './skills/tablets.ts';
import { answerTold } from './skills/told.ts';
import { ownFollowUp } from './skills/own/follow-up.ts';
import { type CoachContext, reply, type Reply } from './skills/reply.ts';
import { asMedicineAfter } from './skills/danger/as-medicine.ts';
import { answerEmergency, answerRefusal, emergencyIn } from './skills/danger/safety.ts';
import { withHarmFirst, withHarmIfPlanned } from './skills/danger/harm.ts';
import { withSafetyInside } from './skills/danger/inside-injection.ts';
import { withNumbersFirst } from './skills/danger/likely-danger.ts';
import { answerUrgent } from './skills/danger/urgent.ts';
import { reckon, reckonInProportion } from './skills/reckoning/reckoning.ts';
import { saysSame } from './skills/reckoning/says-same.ts';
import { answerWay } from './skills/ways.ts';
import { impossibleNumber, looksLike, unsure } from './skills/unsure.ts';
import { languageOf } from './understanding/fold.ts';
import { amounts, isStateOfWater } from './understanding/frame-facts.ts';
import { followedUp } from './understanding/followed-up.ts';
import { ADDED, ASKS_IF_RIGHT } from './understanding/intent-patterns.ts';
import { languageAsked } from './understanding/language-asked.ts';
import { type Frame, readMessage } from './understanding/frame.ts';
import { asMeaning } from './understanding/of-term.ts';
import { startsAnew, withoutOpening } from './understanding/openings.ts';
import { areOfOneThing, questionsIn } from './understanding/parts.ts';
import { asksNoAmount, hasAim, isAside, isGeneral, isGeneralQuestion, VAGUE, WHAT_TO_DO } from './understanding/question-kind.ts';
import { type Guess, guessIntent, type Intent, isForeign } from './understanding/intents.ts';

const VAGUE_FROM: ReadonlySet<Intent> = new Set<Intent>(['out_of_scope', 'explain', 'status']);
const SURE = 0.55;

/** `earlier`: the questions before this one in the same conversation, the latest first. */
export const answerMessage = (message: string, asked: CoachContext, said: readonly string[] = []): Reply =>
  askedAgain(asked, [message, ...said], (context) => throughGate(message, answerOnce(message, context, said), asked));
function answerOnce(whole: string, asked: CoachContext, before: readonly string[]): Reply {
  const [message, said] = [withoutOpening(whole), startsAnew(whole) ? [] : before];
  const asMedicine = asMedicineAfter(message, said[0], { ...asked, language: languageOf(message, asked.language) });
  if (asMedicine) return asMedicine;
  const earlier = threadOf(said);
  const answerTo = (before: string, older: readonly string[]) => answerMessage(before, asked, older);
  const told = { message, said, context: asked, alone: (text: string) => answerMessage(text, asked) };
  const usual = answerTalk(message, { asked, said, earlier, answerTo, told });
  if (said.length === 0) return usual;
  const found = afterHazard(usual, told) ?? ofAllTold(told) ?? toldInParts(usual, told) ?? usual;
  return ofNewTopic(found, told) ?? found;
}

type Talk = Pick<Told, 'said'> & {
  asked: CoachContext;
  earlier: readonly string[];
  answerTo: (before: string, older: readonly string[]) => Reply;
  told: Told;
};
/** As a follow-up where it is one, otherwise for itself. */
const answerTalk = (message: string, { asked, said, earlier, answerTo, told }: Talk): Reply =>
  answerResumed(message, asked, said, earlier, answerTo) ??
  answerAside(message, asked, earlier, answerTo) ??
  withDetails(told) ??
  askedBack(message, answerAfter(message, asked, earlier), asked, earlier, answerTo);

function answerAfter(message: string, asked: CoachContext, earlier: readonly string[]): Reply {
  const answerTo: Talk['answerTo'] = (before, older) => answerMessage(before, asked, older);
  const question = asMeaning(reworded(ownFollowUp(message, earlier), earlier));
  const ofAnswer = answerAboutAnswer(question, asked, earlier, answerTo);
  const denied = answerDenied(question, asked, earlier);
  if (ofAnswer ?? denied) return (ofAnswer ?? denied) as Reply;
  const wanted = languageAsked(question);
  const before = wanted === undefined ? undefined : earlier.find((text) => languageAsked(text) === undefined);
  const read = readMessage(
    before === undefined ? followedUp(question, earlier) : followedUp(before, earlier.slice(earlier.indexOf(before) + 1)),
    asked.language,
  );
  const frame = wanted === undefined ? read : { ...read, language: wanted };
  const context = ofThisWater(frame, { ...asked, language: frame.language, measures: measuresOf(frame, asked) });
  try {
    const ofTold = answerTold(frame, context, earlier);
    const isUrgent = emergencyIn(frame) ?? answerUrgent(frame, context);
    if (ofTold && !isUrgent) return withHarmFirst(frame, ofTold, context);
    const isPlain = wanted === undefined;
    const basic = isPlain && !isUrgent ? answerValueBasics(frame, context) : undefined;
    if (basic) return basic;
    const matter = isPlain && emergencyIn(frame) === undefined ? sureMatter(frame, context, answerUrgent(frame, context)) : undefined;
    if (matter) return withHarmIfPlanned(frame, matter, context);
    const isAsSaid = isPlain && read.raw === question && !isUrgent;
    const ofBefore = isAsSaid ? answerCarried(question, earlier, (full) => answerMessage(full, asked)) : undefined;
    if (ofBefore === 'unknown') return unsure(guessIntent(frame), context);
    if (ofBefore !== undefined && ofBefore !== 'alone') return withHarmFirst(frame, ofBefore, context);
    const together = isPlain ? answerParts(question, frame, context) : undefined;
    const answer = together ?? withArticles(frame, guessIntent(frame).intent, context, answerRead(frame, context));
    return withNumbersFirst(frame, withHarmFirst(frame, answer, context), context);
  } catch (error) {
    // The engine refuses a value that no water has.
    if (error instanceof ChemistryError) return impossibleNumber(context);
    throw error;
  }
}

/** "Can we swim, and when should I test again?": both questions, where each has an answer of its own. */
function answerParts(question: string, whole: Frame, context: CoachContext): Reply | undefined {
  const questions = questionsIn(question);
  if (questions.length < 2 || emergencyIn(whole) || answerUrgent(whole, context) || answerRefusal(whole, context)) return undefined;
  if (answerCombined(whole, context)) return undefined;
  // "And what does that do to my salt?" needs the answer before it.
  if (questions.slice(1).some((one) => /\b(?:that|eso)\b/i.test(one))) return undefined;
  if (areOfOneThing(questions, whole.text)) return undefined;
  const answers = answersInTurn(questions, context);
  const isWhole = answers.every(
    ({ abstained, proposals, cards }) => !abstained && proposals.length === 0 && cards.every(({ kind }) => kind !== 'safety'),
  );
  if (!isWhole || new Set(answers.map(({ answer }) => answer)).size < answers.length) return undefined;
  return reply(answers.map(({ answer }) => answer).join('\n\n'), {
    cards: answers.flatMap(({ cards }) => cards),
    sources: answers
      .flatMap(({ sources }) => sources)
      .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index),
    chips: answers.at(-1)?.chips ?? [],
  });
}

/** "20 by 40, 4 to 8 deep, how many gallons, and how much salt …": the volume of one answer holds for those after it. */
function answersInTurn(questions: readonly string[], context: CoachContext): Reply[] {
  let volumeL: number | undefined;
  return questions.map((one) => {
    const frame = readMessage(one, context.language);
    const answer = answerRead(frame.volumeL === undefined && volumeL !== undefined ? { ...frame, volumeL } : frame, context);
    volumeL = answer.cards.find(({ kind }) => kind === 'volume')?.value ?? volumeL;
    return answer;
  });
}

function answerRead(frame: Frame, context: CoachContext): Reply {
  const emergency = emergencyIn(frame);
  if (emergency && !isGeneral(frame)) return answerEmergency(emergency, frame, context);
  const refused = answerRefusal(frame, context);
  if (refused) return withSafetyInside(refused, frame.raw, context, (text) => answerMessage(text, context));
  return answered(frame, context);
}

/** A level against its range, how to change it, tablets, and what comes up every day. */
function ofOneValue(frame: Frame, intent: Intent, context: CoachContext): Reply | undefined {
  const level = intent === 'log' || intent === 'remind' ? undefined : answerLevel(frame, context);
  return (
    level ?? answerWay(frame, context) ?? answerTablets(frame, context) ?? answerEveryday(frame, context) ?? answerJudged(frame, context)
  );
}

/** "Cell output at 60%, chlorine is 1, raise how much?": the cell, and no product. */
const OF_CELL =
  /\b(?:cell|chlorinator|swc?g|generator|celda|clorador)\b.*\b(?:output|percent|produccion|porcentaje)\b|\b(?:cell|chlorinator|swc?g|celda|clorador)\b[^.]*\d ?%/;
const ALMOST_ALIKE = 0.97;
/** Where nothing is to be worked out, a card that says nearly the same comes before a question back. */
const ASKED_ALIKE: Partial<Record<Intent, number>> = {
  dose: 1,
  balance: 1,
  shock: 1.02,
  lower_by_water: 1.02,
  chem_mix: 1.02,
  index: 1,
  swim: 1.08,
};
const BRINGS_TOGETHER = /\b(?:mix\w*|combin\w*|together|same time|mezcl\w*|junt\w*|revolv\w*)\b/;
const SWIMS = /^(?:sw[aiu]m\w*|nad\w*|today|now|safe|hoy|ahora|pool|water|piscina|alberca|agua)$/;
/** "My 3 yr old" */
const isAge = ({ text }: Frame, { end }: Frame['quantities'][number]): boolean =>
  /^(?: |-)?(?:(?:yr|year|month|mo|wk|week)s?)?(?: |-)?olds?\b|^ (?:anos|meses)\b/.test(text.slice(end));
function alikeFirst(frame: Frame, { intent }: Guess, context: CoachContext): Reply | undefined {
  if (intent === 'fc_target' && frame.parameters.includes('orpMv')) return cardReply('orp-level', context);
  const least = ASKED_ALIKE[intent] ?? (asksTheLog(intent) && !context.pool ? ALMOST_ALIKE : undefined);
  // "What should I add": one word says too little, except beside swimming: a shower, a slide. Swimming alone asks for the water.
  const words = meaningful(wordsOf(frame.text));
  // "Add calcium chloride to the plan": the pool's plan knows whether.
  if (intent === 'dose' && context.pool && /^(?:please |ok |por favor )?(?:add|put|agrega|pon|echa)\b/.test(frame.text)) return undefined;
  const saysLittle = intent === 'swim' ? words.every((word) => SWIMS.test(word)) : words.length < 2;
  if (least === undefined || frame.quantities.some((quantity) => !isAge(frame, quantity)) || frame.cues.has('howMuch') || saysLittle)
    return undefined;
  return intent === 'chem_mix' && BRINGS_TOGETHER.test(frame.text) ? undefined : knowledgeReply(frame, context, least);
}

/** "What do I do with hard water?", "Can I use bleach?": no question for a plan or for a dose. */
function withoutAmount(frame: Frame, guess: Guess, context: CoachContext): Reply | undefined {
  const { intent } = guess;
  if (asksTheLog(intent) && frame.quantities.length === 0 && !isOfLog(frame, guess)) return knowledgeReply(frame, context, ALMOST_ALIKE);
  if (intent === 'dose' && OF_CELL.test(frame.text)) return cardReply('cell-output', context);
  if (intent === 'dose') return asksNoAmount(frame) ? knowledgeReply(frame, context, 0.6) : undefined;
  return intent === 'balance' && WHAT_TO_DO.test(frame.text) && frame.quantities.length === 0
    ? knowledgeReply(frame, context, 0.72)
    : undefined;
}

/** "I emptied a 25 lb bag in, is that ok?": what it does, and no other dose. */
const afterAdding = (frame: Frame, context: CoachContext): Reply | undefined =>
  ADDED.test(frame.text) && ASKS_IF_RIGHT.test(frame.text) && amounts(frame) > 0 && frame.chemicals.length > 0 && !hasAim(frame)
    ? answerSum(frame, context)
    : undefined;

/** What the units of the numbers say stands, unless the usual answer says the same in its own words. */
function answered(frame: Frame, context: CoachContext): Reply {
  const usual = usualAnswer(frame, context);
  if (frame.quantities.length === 0 || usual.proposals.length > 0 || usual.cards.some(({ kind }) => kind === 'safety' || kind === 'swim'))
    return usual;
  const reckoned = reckon(frame, context) ?? (usual.cards.length === 0 ? reckonInProportion(frame, context) : undefined);
  return reckoned && !saysSame(usual, reckoned) ? reckoned : usual;
}

/** Numbers of pipes and pumps are none that the engine has to refuse. */
function usualAnswer(frame: Frame, context: CoachContext): Reply {
  try {
    return answeredByKind(frame, context);
  } catch (error) {
    if (error instanceof ChemistryError) return impossibleNumber(context);
    throw error;
  }
}

function answeredByKind(frame: Frame, context: CoachContext): Reply {
  const guess = guessIntent(frame);
  const plain = atOnce(frame, guess, context);
  if (plain) return plain;
  const first = afterAdding(frame, context) ?? ofOneValue(frame, guess.intent, context);
  if (first) return first;
  const aside = alikeFirst(frame, guess, context) ?? withoutAmount(frame, guess, context);
  if (aside) return aside;
  if (guess.intent === 'dose' && asksEffect(frame)) return answerEffect(frame, context);
  if (isAside(frame) && (guess.intent === 'dose' || guess.intent === 'shock'))
    return knowledgeReply(frame, context, 0.7) ?? articleReply(frame, context) ?? unsure(guess, context);
  const isOfPool =
    (guess.intent === 'shock' && (context.pool !== undefined || frame.cues.has('howMuch'))) ||
    (guess.intent === 'fc_target' && frame.parameters.length === 1 && !frame.parameters.includes('freeChlorinePpm'));
  if (isGeneralQuestion(frame) && !isOfPool && !OF_ITS_OWN.has(guess.intent)) {
    const known =
      guess.intent === 'explain' ? knownReply(frame, context) : knowledgeReply(frame, context, guess.intent === 'swim' ? 0.72 : 0.8);
    if (known) return known;
  }
  const sum = isNoSum(frame, guess.intent) ? undefined : answerSum(frame, context);
  if (sum) return sum;
  if (isStateOfWater(frame)) return answerDose(frame, context) ?? unsure(guess, context);
  if (NUMERIC.has(guess.intent) && guess.confidence < SURE) return knownReply(frame, context) ?? unsure(guess, context);
  if (
    frame.symptoms.length === 0 &&
    frame.quantities.length === 0 &&
    frame.parameters.length === 0 &&
    VAGUE.test(frame.text) &&
    !isForeign(frame) &&
    VAGUE_FROM.has(guess.intent)
  )
    return knowledgeReply(frame, context, 0.75) ?? looksLike(context);
  return SKILLS[guess.intent](frame, context) ?? knownReply(frame, context) ?? articleReply(frame, context) ?? unsure(guess, context);
}
