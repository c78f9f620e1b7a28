// What people are about to do that can hurt someone: no, why, and what to do instead. It comes before doses and before "swimming is fine".
import { findCards } from '../../knowledge/find-card.ts';
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import { likeliestDanger } from '../../understanding/danger.ts';
import { isOfBill } from '../../understanding/figurative.ts';
import type { Frame } from '../../understanding/frame.ts';
import { AGAINST_ANSWER, AGAINST_FIGURES, AGAINST_NOTHING, harmBy, likeliestHarm } from '../../understanding/harm.ts';
import type { Harm } from '../../understanding/harm-names.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { HARM_TEXTS } from './harm-texts.ts';
import { asksPlainNumber, asksTimeInHeat, isThinnedSample, tellsOfDeed } from './asks-number.ts';
import { isLong, numbersToCall } from './likely-danger.ts';
import { emergencyIn } from './safety.ts';

const REFUSED = /^(?:No|Please don['’]t|Por favor no)[.:] */;
/** "How do I look after my little one": nothing was asked to be allowed, so nothing is denied. */
const WANTS_SAFETY =
  /^(?:and |so |hey |hi |y |oye |hola )*(?:how (?:do|can|should|could|would|to)|what(?:'?s| is) the (?:best|safest) way|best way|como|que hago para|de que manera)\b(?: \w+){0,5}? (?:keep|protect|watch\w*|supervis\w*|look after|prevent\w*|avoid\w*|safe\w*|cuid\w+|proteg\w+|protej\w+|vigil\w+|evit\w+|previen\w+|prevenir|para que no)\b/;
export function harmReply(harm: Harm | 'other', context: CoachContext, isWish = false): Reply {
  const { title, en, es } = HARM_TEXTS[harm];
  const said = inLanguage(context, { en, es });
  return reply(isWish ? said.replace(REFUSED, '') : said, {
    cards: [{ kind: 'safety', title: inLanguage(context, title), inputs: { harm } }],
  });
}

/** A card that asks the same, word for word, knows better. */
const ASKED_ALIKE = 1.05;
const CLEAR = 0.7;
/** "Gonna pour water into the acid": no question that a card answers. */
const IS_PLAN =
  /\b(?:gonna|about to|(?<!\b(?:is|it|it'?s|that|this|what'?s|ph|fc|water|level|pool|chlorine) )going to|voy a|vamos a|estoy por)\b/;
const isAskedAlike = (frame: Frame): boolean => (findCards(frame.text, 1)[0]?.score ?? 0) >= ASKED_ALIKE;

const PHYSICAL: ReadonlySet<string> = new Set(['flow', 'flux', 'power', 'speed', 'heatPower', 'head', 'energyPrice', 'area']);
/** Flows, powers and areas are given for a sum. */
const isSum = ({ quantities }: Frame): boolean => quantities.some(({ kind }) => PHYSICAL.has(kind));

const ASKS_FIGURE =
  /\b(?:how many|how much does|what(?! (?:happens?|if|do|should|now))(?: \w+){1,4}|cuant[oa]s|cual (?:es|era|sera)|total dynamic head|in (?:feet|gallons|ppm|gpm|hours|pounds|psi))\b[^?]*\?\s*$/;
const BY_SPEAKER = /\b(?:i|i'?m|we|we'?re|let'?s|can|could|should|may|safe|ok|okay|just|puedo|podemos|voy|vamos|echo|echamos)\b/;
/** "Square spa, 7 ft on each side: how many gallons?" is about a number, and no one is about to do anything. */
const asksFigure = ({ text, quantities }: Frame, least: number): boolean =>
  quantities.length >= least && ASKS_FIGURE.test(text) && !BY_SPEAKER.test(text);

const barAgainst = ({ abstained, cards }: Reply) =>
  abstained ? AGAINST_NOTHING : cards.some(({ kind }) => kind === 'dose' || kind === 'swim') ? AGAINST_FIGURES : AGAINST_ANSWER;

const OF_HEAT: ReadonlySet<Harm | 'other'> = new Set(['child_heat', 'heat', 'alcohol', 'pregnant_heat']);
/** "How do I wash chlorine out of my hair?": it comes off, and none goes on. */
const WASHED_OFF =
  /\b(?:wash|rins|get|tak|remov|clean|shower)\w*\b.{0,24}\b(?:out of|off|from)\b.{0,24}\b(?:hair|skin|body|face|hands?|swimsuit|suit)\b|\b(?:quit|sac|lav|enjuag)\w+\b.{0,24}\bcloro\b.{0,12}\bdel? (?:la |el )?(?:pelo|cabello|piel|cuerpo|cara|manos)\b/;
const WENT_GREEN = /\b(?:hair|pelo|cabello)\b.{0,12}\b(?:went|turned|is|got|puso)\b.{0,8}\b(?:green|verde)\b/;
const OF_WATER: ReadonlySet<string> = new Set(['foam', 'cloudy', 'green', 'stain', 'scale', 'smell']);
const isForNumber = (frame: Frame, harm: Harm | 'other', answer: Reply): boolean =>
  !(OF_HEAT.has(harm) && asksTimeInHeat(frame)) &&
  ((asksFigure(frame, harm === 'too_much' ? 1 : 2) && !tellsOfDeed(frame)) || asksPlainNumber(frame, answer));

/** `answer`: what would be said without it */
export function harmIn(frame: Frame, answer: Reply): Harm | 'other' | undefined {
  if (isLong(frame) || isSum(frame) || isThinnedSample(frame) || isOfBill(frame.text)) return undefined;
  const likely = likeliestHarm(frame);
  const harm = harmBy(likely, barAgainst(answer));
  // "The tub foams up every time we turn on the jets": the water is asked about, and no one who sits in it.
  if (harm !== undefined && OF_HEAT.has(harm) && frame.symptoms.some((symptom) => OF_WATER.has(symptom))) return undefined;
  if (harm === 'on_body' && (WASHED_OFF.test(frame.text) || WENT_GREEN.test(frame.text))) return undefined;
  if (harm !== undefined && isForNumber(frame, harm, answer)) return undefined;
  return harm !== undefined && (likely.ofAny < CLEAR || harm === 'other') && !IS_PLAN.test(frame.text) && isAskedAlike(frame)
    ? undefined
    : harm;
}

const REFUSES = /^(?:No[.,:;]|Never\b|Please don['’]t|Don['’]t|Do not|Nunca\b|Por favor no\b|No (?:te metas|naden)\b)/;
/** As unlikely as this, what reads like an accident is a plan. */
const NO_ACCIDENT = 0.2;
const LIKELY_ACCIDENT = 0.5;
const MAY_BE_HURT = 0.3;
/** As likely as this, a card that says no of something else does not do. */
const BEYOND_DOUBT = 0.9;
const PLANS =
  /^(?:so |ok |hey |y |oye )?(?:how|what|which|can|could|should|is it|best|any|con que|como|cuanto|cuanta|que|cual|puedo|podemos|se puede|conviene)\b|\b(?:going to|about to|thinking (?:of|about)|plan(?:ning)? (?:to|on)|want to|wanted to|voy a|vamos a|quiero|pienso)\b/;
/** "So I'm taking it off", "hopping in" */
const MEANS_TO =
  /\b(?:i'?m|i am|im|we'?re|we are|ill|i'?ll|we'?ll|let'?s|so (?:i|we)|can (?:i|we|the|they|my)|just|without|(?:hopp|head|jump|gett|soak|go|leav|tak|swimm)ing|voy|vamos|vamonos|me meto|nos (?:metemos|vamos|echamos)|dejo|dejamos|la dejo|lo dejo|le quito|asi)\b/;
const OF_CHEMICALS: readonly string[] = ['mixing', 'animals', 'water_on_chemical', 'shared_gear'];
/** Which harm may have been taken for which accident. */
const TAKEN_FOR: Partial<Record<string, readonly string[]>> = {
  entrapment: ['drain_cover'],
  mixed_chemicals: OF_CHEMICALS,
  gas: OF_CHEMICALS,
};
const DROWSY = /^(?:(?:Yes, t|T)hat's dangerous|(?:Sí, es|Es) peligroso)/;
/** Whom to call stands, unless what was taken for an accident is a plan for just that. */
function isAccident(frame: Frame, harm: Harm | 'other', { answer, cards }: Reply): boolean {
  const found = cards.find(({ kind }) => kind === 'safety');
  if (!found) return false;
  const { ofEmergency } = likeliestDanger(frame);
  const isMeant = MEANS_TO.test(frame.text) || PLANS.test(frame.text);
  if (DROWSY.test(answer) && ofEmergency < LIKELY_ACCIDENT) return (harm !== 'alcohol' && harm !== 'heat') || !isMeant;
  if (ofEmergency >= NO_ACCIDENT) return true;
  const isTakenFor = (TAKEN_FOR[String(found.inputs['emergency'])] ?? []).includes(harm);
  return !isTakenFor || (emergencyIn(frame) === undefined ? !isMeant : !PLANS.test(frame.text));
}

/** The cards that answer whether it is allowed. */
const SAID: Partial<Record<Harm | 'other', readonly string[]>> = {
  alone: ['alone'],
  alcohol: ['pool-alcohol', 'spa-alcohol'],
  pregnant_heat: ['spa-pregnant'],
  breath_holding: ['blackout'],
  diving: ['diving'],
  under_cover: ['under-cover', 'water-on-cover'],
};
const ASKS_IF = /^(?:is|are|can|could|may|should|do|does|es|puedo|puede|pueden|podemos|se puede|debo)\b/;
const isSaid = (frame: Frame, harm: Harm | 'other', { answer }: Reply, context: CoachContext): boolean =>
  ASKS_IF.test(frame.text) && (SAID[harm] ?? []).some((id) => cardReply(id, context)?.answer === answer);

const withNumbers = (answer: Reply, context: CoachContext): Reply => ({
  ...answer,
  answer: `${answer.answer} ${numbersToCall(context)}`,
});

/** The dose for a test that was told: less than what was meant, or as much. */
const isWorkedOut = ({ bound }: Frame, { cards }: Reply): boolean => bound.length > 0 && cards.some(({ kind }) => kind === 'dose');

/** "Calcium, it's at 120": no degrees. */
const OF_BATHING = /\b(?:hot|heat\w*|tub|spa|jacuzzi|degrees|temp\w*|soak\w*|sauna|caliente|grados|temperatura|calor)\b/;
const OF_DEVICES: ReadonlySet<Harm | 'other'> = new Set(['vacuum_release', 'shock_protection', 'barrier', 'flow_safety', 'heat']);
/** What says no already, of just this water or product. "Bypass the limit" of a heater, though, is no limit of ours. */
function isRefused(frame: Frame, harm: Harm | 'other', { answer, abstained, cards }: Reply): boolean {
  if (!REFUSES.test(answer)) return false;
  if (abstained) return !OF_DEVICES.has(harm);
  const { isAct, ofAny } = likeliestHarm(frame);
  return cards.length > 0 || !isAct || ofAny < BEYOND_DOUBT;
}

const STOOL_CARDS = ['diarrhea', 'fecal-formed', 'raccoon-poop', 'bird-poop'];
const WANTS_IN =
  /\b(?:swim\w*|go(?:ing)? (?:back )?in|get(?:ting)? (?:back )?in|back in|stay in|jump\w*|keep|still|just|can|could|may|ok|okay|safe|fine|nad\w+|met\w+|entr\w+|seguir|puede\w*|podemos)\b/;
/** "The baby had diarrhea in the pool" tells of it: how it is treated closes the pool already. */
const isTreated = ({ text }: Frame, { answer }: Reply, context: CoachContext): boolean =>
  !WANTS_IN.test(text) && STOOL_CARDS.some((id) => answer.startsWith(cardReply(id, context)?.answer ?? '~'));

export function withHarmFirst(frame: Frame, answer: Reply, context: CoachContext): Reply {
  const harm = harmIn(frame, answer);
  if (harm === undefined || isRefused(frame, harm, answer) || isAccident(frame, harm, answer) || isSaid(frame, harm, answer, context))
    return answer;
  if ((harm === 'too_much' || (harm === 'heat' && !OF_BATHING.test(frame.text))) && isWorkedOut(frame, answer)) return answer;
  if (harm === 'stool' && isTreated(frame, answer, context)) return answer;
  const mayBeHurt = likeliestDanger(frame).ofEmergency >= MAY_BE_HURT;
  const said = harmReply(harm, context, WANTS_SAFETY.test(frame.text));
  return mayBeHurt ? withNumbers(said, context) : said;
}

/** A card answers what is asked in its words; who is about to do it hears no first. */
export const withHarmIfPlanned = (frame: Frame, answer: Reply, context: CoachContext): Reply =>
  IS_PLAN.test(frame.text) ? withHarmFirst(frame, answer, context) : answer;
