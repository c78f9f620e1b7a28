// Answers are offered: the one that the engine's table or a calculation gives, or else the one that most of what we know speaks for.
import type { Choice } from '../../understanding/choices.ts';
import { fold } from '../../understanding/fold.ts';
import { forbiddenTogether } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { cardReply } from '../knowledge-reply.ts';
import { fittingPassages } from '../quoted-passage.ts';
import { byMethod } from '../methods/by-method.ts';
import { observedIn } from '../observations/observed.ts';
import { type ByRelation, byRelation } from '../relations/by-relation.ts';
import { byStrength } from '../relations/by-strength.ts';
import { byEffect } from './effects.ts';
import { askedOf, evidence, offersOf, type Sentence, sentencesWith } from './evidence.ts';
import { areNumbers, byNumber, byRange } from './numbers.ts';
import { asksForOutsider } from './polarity.ts';
import { byPair } from './pairs.ts';
import { harmless, safestOf } from './safe-choice.ts';

const MOST_PIECES = 12;
/** The second best sentence counts too: two that agree are more than one. */
const SECOND = 0.3;
/** Below this nothing is chosen; as near to the second best, it is said to be a guess. */
const CLEAR = { least: 0.12, lead: 1.02 };

interface Judged {
  choice: Choice;
  score: number;
  sentence?: Sentence | undefined;
}

const WRONG_WAY = /\bwater\b(?: \w+){0,3} (?:on|onto|in|into|to|over) (?:the |an? )?(?:\w+ of )?(?:muriatic )?acid\b/;
const RIGHT_WAY = /\bacid\b(?: \w+){0,4} (?:in|into|to) (?:the |an? )?(?:\w+ (?:of )?){0,2}water\b/;
const OF_BOTH = /\bacid\w*\b.*\b(?:water|dilut\w*|bucket)\b|\b(?:water|dilut\w*|agua|dilu\w+)\b.*\bacid\w*\b/;
const ASKS_WRONG = /\b(?:never|not|wrong|avoid|danger\w*|don'?t|except|mistake)\b/;
/** The same words either way round, and one of the two burns: this is never left to a score. */
function acidIntoWater(question: string, choices: readonly Choice[]): Choice | undefined {
  if (ASKS_WRONG.test(question)) return undefined;
  if (OF_BOTH.test(question) && choices.some(({ text }) => /\b(?:acid first|acido primero)\b/.test(fold(text))))
    return choices.find(({ text }) => /\b(?:water first|first (?:the )?water|agua primero|primero (?:el )?agua)\b/.test(fold(text)));
  if (!choices.some(({ text }) => WRONG_WAY.test(fold(text)))) return undefined;
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

/** What is observed, measured or moved is in tables: whatever the words, one answer follows. */
function byTable({ text: question, raw }: Frame, choices: readonly Choice[]): ByRelation | undefined {
  // "From 16 down to 7" has only its end in what is read.
  const seen = observedIn(question) ?? observedIn(fold(raw));
  const [following, ...others] = seen ? choices.filter(({ text }) => seen.fits.test(fold(text)) && !seen.against?.test(fold(text))) : [];
  if (seen && following && others.length === 0) return { choice: following, why: seen.text };
  const choice = byPair(question, choices) ?? byMethod(question, choices);
  if (choice) return { choice, why: undefined };
  const effect = byStrength(question, choices) ?? byRelation(question, choices);
  if (effect) return effect;
  const product = byEffect(question, choices);
  return product && { choice: product, why: undefined };
}

/** `answered` is what the coach says to the question alone. */
export function chooseOffered(frame: Frame, choices: readonly Choice[], context: CoachContext, answered: () => Reply): Reply | undefined {
  const known = acidIntoWater(frame.text, choices) ?? dangerOfTwo(frame, choices);
  if (known) return reply(`${known.letter}) ${known.text}.`);
  const tabled = byTable(frame, choices);
  if (tabled) return reply(`${tabled.choice.letter}) ${tabled.choice.text}. ${tabled.why?.[context.language] ?? ''}`.trim());
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
  const sentences = sentencesWith(
    context.language,
    fittingPassages(whole, context.articles?.(frame.text, 'en') ?? []).slice(0, MOST_PIECES),
  );
  const judged = offersOf(asked, choices).map((offer): Judged => {
    const [best, second] = sentences
      .map((sentence) => ({ sentence, worth: evidence(asked, offer, sentence) }))
      .toSorted((a, b) => b.worth - a.worth);
    return { choice: offer.choice, score: (best?.worth ?? 0) + SECOND * (second?.worth ?? 0), sentence: best?.sentence };
  });
  if (asksForOutsider(fold(frame.text))) return outsider(judged);
  const allowed = harmless(frame.text, choices);
  const safest = safestOf(frame.text, allowed);
  return clearest(
    judged
      .filter(({ choice }) => allowed.includes(choice))
      .map((one) => (one.choice === safest ? { ...one, score: Math.max(one.score, CLEAR.least) * SAFEST } : one)),
    context,
  );
}
/** What is safe by its own words comes before what only shares words with something known. */
const SAFEST = 3;

const DOUBT = { en: "That's my best guess; I'm not sure.", es: 'Es lo más probable, pero no estoy seguro.' };
function clearest(judged: readonly Judged[], context: CoachContext): Reply | undefined {
  const [best, second] = judged.toSorted((a, b) => b.score - a.score);
  // All others harm: what is left is right.
  if (best && !second) return reply(`${best.choice.letter}) ${best.choice.text}.`);
  if (!best || best.score < CLEAR.least) return undefined;
  const isDoubtful = best.score <= (second?.score ?? 0) * CLEAR.lead;
  if (isDoubtful) return reply(`${best.choice.letter}) ${best.choice.text}. ${inLanguage(context, DOUBT)}`);
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
