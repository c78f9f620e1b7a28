// Answers are offered: the one that the engine's table or a calculation gives, or else the one that most of what we know speaks for.
import type { Choice } from '../../understanding/choices.ts';
import { fold } from '../../understanding/fold.ts';
import { forbiddenTogether } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import { type CoachContext, reply, type Reply } from '../../skills/reply.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { cardReply } from '../knowledge-reply.ts';
import { fittingPassages } from '../quoted-passage.ts';
import { byEffect } from './effects.ts';
import { askedOf, evidence, offersOf, type Sentence, sentencesWith } from './evidence.ts';
import { areNumbers, byNumber, byRange } from './numbers.ts';
import { asksForOutsider } from './polarity.ts';

const MOST_PIECES = 12;
/** The second best sentence counts too: two that agree are more than one. */
const SECOND = 0.3;
/** Below this, or as near to the second best, choosing would be guessing. */
const CLEAR = { least: 0.12, lead: 1.02 };

interface Judged {
  choice: Choice;
  score: number;
  sentence?: Sentence | undefined;
}

const WRONG_WAY = /\bwater\b(?: \w+){0,3} (?:on|onto|in|into|to|over) (?:the |an? )?(?:\w+ of )?(?:muriatic )?acid\b/;
const RIGHT_WAY = /\bacid\b(?: \w+){0,4} (?:in|into|to) (?:the |an? )?(?:\w+ (?:of )?){0,2}water\b/;
const ASKS_WRONG = /\b(?:never|not|wrong|avoid|danger\w*|don'?t|except|mistake)\b/;
/** The same words either way round, and one of the two burns: this is never left to a score. */
function acidIntoWater(question: string, choices: readonly Choice[]): Choice | undefined {
  if (ASKS_WRONG.test(question) || !choices.some(({ text }) => WRONG_WAY.test(fold(text)))) return undefined;
  return choices.find(({ text }) => RIGHT_WAY.test(fold(text)) && !WRONG_WAY.test(fold(text)));
}

const ASKS_DANGER = /\b(?:danger\w*|risk\w*|hazard\w*|happens?|result\w*|cause\w*|lead\w*|peligro\w*|riesgo\w*|pasa)\b/;
const FIRE = /\b(?:fire|explo\w+|ignit\w*|burn\w*|incendio|fuego|explosi\w+)\b/;
const GAS = /\b(?:gas|fumes|chloramines?|vapor(?:es)?)\b/;
/** Two products that must not meet: what the engine says happens then. */
function dangerOfTwo({ text, chemicals }: Frame, choices: readonly Choice[]): Choice | undefined {
  const [a, b] = [...new Set(chemicals.map(({ name }) => productOf(name)))];
  const reason = a === undefined || b === undefined || !ASKS_DANGER.test(text) ? null : forbiddenTogether(a, b);
  if (!reason) return undefined;
  const named = [FIRE, GAS].filter((kind) => kind.test(fold(reason)));
  const [fitting, ...others] = choices.filter((choice) => named.some((kind) => kind.test(fold(choice.text))));
  return others.length === 0 ? fitting : undefined;
}

/** `answered` is what the coach says to the question alone. */
export function chooseOffered(frame: Frame, choices: readonly Choice[], context: CoachContext, answered: () => Reply): Reply | undefined {
  const known = acidIntoWater(frame.text, choices) ?? dangerOfTwo(frame, choices) ?? byEffect(frame.text, choices);
  if (known) return reply(`${known.letter}) ${known.text}.`);
  const own = answered();
  const isComputed = !own.abstained && frame.quantities.length > 0;
  const computed = own.abstained ? undefined : byNumber(own.answer, choices, isComputed ? '' : frame.text);
  if (computed && isComputed) return reply(`${computed.letter}) ${computed.text}. ${own.answer}`);
  const ranged = own.abstained ? rangeOf(frame, context) : own;
  const figure = ranged && areNumbers(choices) ? (computed ?? byRange(ranged.answer, choices)) : undefined;
  if (figure) return reply(`${figure.letter}) ${figure.text}. ${ranged?.answer ?? ''}`);
  const judged = judge(frame, choices, context);
  return judged ?? (computed ? reply(`${computed.letter}) ${computed.text}. ${own.answer}`) : undefined);
}

/** "Calcium hardness should ideally be between": the range of the value that is named. */
const ASKS_RANGE = /\b(?:ideal\w*|range|recommended|maintained|kept|between|should|rango|recomendad[oa]|entre)\b/;
const RANGE_CARDS: Partial<Record<ParameterName, string>> = {
  ph: 'normal-ph',
  alkalinityPpm: 'alkalinity',
  hardnessPpm: 'calcium-range',
  cyanuricAcidPpm: 'cya',
  saltPpm: 'salt-level',
  combinedChlorinePpm: 'combined-chlorine',
};
function rangeOf({ text, parameters, quantities }: Frame, context: CoachContext): Reply | undefined {
  const [value] = parameters;
  const id = value === undefined || parameters.length > 1 || quantities.length > 0 ? undefined : RANGE_CARDS[value];
  return id === undefined || !ASKS_RANGE.test(text) ? undefined : cardReply(id, context);
}

/** "An index of −0.8" is a negative one. */
const withSigns = (question: string): string =>
  question.replaceAll(/(?<![\d.])(?:minus |[-−])(?=\d)/g, 'negative ').replaceAll(/(?<![\d.])(?:plus |\+)(?=\d)/g, 'positive ');

function judge(frame: Frame, choices: readonly Choice[], context: CoachContext): Reply | undefined {
  const asked = askedOf(withSigns(frame.text));
  const whole = `${frame.text} ${choices.map(({ text }) => text).join(' ')}`;
  const sentences = sentencesWith(fittingPassages(whole, context.articles?.(frame.text, 'en') ?? []).slice(0, MOST_PIECES));
  const judged = offersOf(asked, choices).map((offer): Judged => {
    const [best, second] = sentences
      .map((sentence) => ({ sentence, worth: evidence(asked, offer, sentence) }))
      .toSorted((a, b) => b.worth - a.worth);
    return { choice: offer.choice, score: (best?.worth ?? 0) + SECOND * (second?.worth ?? 0), sentence: best?.sentence };
  });
  return asksForOutsider(fold(frame.text)) ? outsider(judged) : clearest(judged, context);
}

function clearest(judged: readonly Judged[], context: CoachContext): Reply | undefined {
  const [best, second] = judged.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < CLEAR.least || best.score <= (second?.score ?? 0) * CLEAR.lead) return undefined;
  const text = best.sentence?.whole[context.language] ?? '';
  const isSaid = text.toLowerCase().startsWith(best.choice.text.toLowerCase());
  return reply(`${best.choice.letter}) ${isSaid ? '' : `${best.choice.text}. `}${text}`.trim());
}

/** Of what fits, the one that does not. */
function outsider(judged: readonly Judged[]): Reply | undefined {
  const [best, second] = judged.toSorted((a, b) => a.score - b.score);
  if (!best || !second || second.score <= best.score * CLEAR.lead + CLEAR.least / 2) return undefined;
  return reply(`${best.choice.letter}) ${best.choice.text}.`);
}
