// What speaks for an offered answer: the sentence that has most of the question and most of the answer.
import type { Choice } from '../../understanding/choices.ts';
import { type CoachLanguage, fold } from '../../understanding/fold.ts';
import { CARDS, findCards } from '../find-card.ts';
import { TERMS } from '../glossary/glossary.ts';
import type { Quoted } from '../quoted-passage.ts';
import { meaningful, stem, synonymsOf, wordsOf } from '../words.ts';
import { KNOWN_STATEMENTS } from './statements/known-statements.ts';
import { PLAIN_STATEMENTS } from './statements/plain-statements.ts';
import { areOpposite, directionOf, isNegatedAt, isNegative, isOfOtherEnd, levelsIn } from './polarity.ts';

export interface Sentence {
  /** the card or passage that it is from */
  whole: { en: string; es: string };
  isOpening: boolean;
  folded: string;
  words: ReadonlySet<string>;
  /** the words of its parts, between commas and semicolons */
  clauses: readonly ReadonlySet<string>[];
  /** of what stands around it: the question that the card answers, the title of the article, the sentences beside it */
  around: ReadonlySet<string>;
  levels: ReturnType<typeof levelsIn>;
  weight: number;
}

/** Long words that begin alike are one word: to hyperventilate, hyperventilation. */
const SAME_START = 7;
const startOf = (word: string): string => (word.length < SAME_START ? word : `${word.slice(0, SAME_START)}*`);

/** Abbreviations that no word of ours resembles. */
const written = (text: string): string =>
  text.replaceAll(/\b(?:SDS|MSDS)(?:'?s)?\b/g, 'safety data sheets').replaceAll(/\bPPE\b/g, 'protective equipment');
const stemsOf = (text: string): string[] => wordsOf(written(text)).flatMap((word) => [stem(word), startOf(stem(word))]);
const sentencesOf = (text: string): string[] => text.match(/[^.!?]+(?:[.](?!\s|$)[^.!?]*)*[.!?]*/g) ?? [text];

function sentencesFrom(whole: Sentence['whole'], context: string, weight: number, language: CoachLanguage = 'en'): Sentence[] {
  const text = whole[language];
  const around = new Set(stemsOf(`${context} ${text}`));
  return (context === '' ? [text] : sentencesOf(text)).map((sentence, index) => ({
    whole,
    isOpening: index === 0,
    folded: fold(sentence),
    words: new Set(stemsOf(sentence)),
    clauses: sentence.split(/[;:,](?=\s)/).map((clause) => new Set(stemsOf(clause))),
    around,
    levels: levelsIn(fold(sentence)),
    weight,
  }));
}

/** A piece of an article is not written as an answer. */
const WEIGHTS = { statement: 1.1, card: 1, passage: 0.85 };

const statementsIn = (language: CoachLanguage): readonly Sentence[] =>
  KNOWN_STATEMENTS.flatMap(([en, es]) => sentencesFrom({ en, es }, '', WEIGHTS.statement, language));
const STATEMENTS = statementsIn('en');
const SPANISH_STATEMENTS = statementsIn('es');

const ownIn = (language: CoachLanguage, statements: readonly Sentence[]): readonly Sentence[] => [
  ...CARDS.flatMap((card) => sentencesFrom(card, card.asks, WEIGHTS.card, language)),
  ...TERMS.flatMap(([names, en, es]) => sentencesFrom({ en, es }, names, WEIGHTS.card, language)),
  ...statements,
  // For offered answers only: too general to be the answer to a question without them.
  ...PLAIN_STATEMENTS.flatMap(([en, es]) => sentencesFrom({ en, es }, '', WEIGHTS.statement, language)),
];
const OWN = ownIn('en', STATEMENTS);
/** A question in Spanish meets the sentences in its own words, and the English ones by the names that both share. */
const SPANISH_OWN = ownIn('es', SPANISH_STATEMENTS);

const seen = new Map<string, number>();
for (const { words } of OWN) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
const seenInSpanish = new Map<string, number>();
for (const { words } of SPANISH_OWN) for (const word of words) seenInSpanish.set(word, (seenInSpanish.get(word) ?? 0) + 1);
/** A word of the question that none of ours has says little about which of ours is meant. */
const UNKNOWN = 0.5;
const rarity = (word: string): number => {
  const times = seen.get(word) ?? seenInSpanish.get(word) ?? 0;
  return Math.log(1 + OWN.length / (1 + times)) * (times === 0 ? UNKNOWN : 1);
};

export const sentencesWith = (language: CoachLanguage, passages: readonly Quoted[]): readonly Sentence[] => [
  ...OWN,
  ...(language === 'es' ? SPANISH_OWN : []),
  ...passages.flatMap(({ article, text }) => sentencesFrom({ en: text, es: text }, article.title, WEIGHTS.passage)),
];

interface Term {
  own: string;
  alike: ReadonlySet<string>;
  weight: number;
}
const termsOf = (text: string): Term[] => {
  const words = [...new Set(meaningful(wordsOf(written(text))))];
  const terms = new Map(words.map((word) => [stem(word), { own: stem(word), alike: synonymsOf(word), weight: rarity(stem(word)) }]));
  return [...terms.values()];
};

/** Another name of the thing says nearly the same. */
const LIKE_IT = 0.75;
/** What stands around a sentence says what it is about. */
const AROUND = 0.6;

const has = (words: ReadonlySet<string>, { own, alike }: Term): number =>
  words.has(own) || words.has(startOf(own)) ? 1 : [...alike].some((word) => words.has(word)) ? LIKE_IT : 0;

function share(terms: readonly Term[], found: (term: Term) => number): number {
  const whole = weightOf(terms);
  return whole === 0 ? 0 : terms.reduce((sum, term) => sum + term.weight * found(term), 0) / whole;
}

export interface Asked {
  question: string;
  terms: readonly Term[];
  levels: ReturnType<typeof levelsIn>;
  /** how well a card answers the question */
  cards: ReadonlyMap<Sentence['whole'], number>;
}
export const askedOf = (question: string): Asked => ({
  question,
  terms: termsOf(question),
  levels: levelsIn(fold(question)),
  cards: new Map(findCards(question, CARDS.length).map(({ card, score }) => [card, score])),
});

export interface Offer {
  choice: Choice;
  folded: string;
  terms: readonly Term[];
  /** says no more than the question does */
  isOfQuestion: boolean;
  /** "Up": in any sentence */
  isSmall: boolean;
  /** A long answer is never said in whole, a short one soon is. */
  length: number;
  direction: ReturnType<typeof directionOf>;
  levels: ReturnType<typeof levelsIn>;
}

/** What tells the answers apart: words of the question and words that another answer has too say little. */
export function offersOf(asked: Asked, choices: readonly Choice[]): Offer[] {
  const all = choices.map((choice) => termsOf(choice.text));
  const inQuestion = new Set(asked.terms.map(({ own }) => own));
  const offers = choices.map((choice, index) => {
    const elsewhere = new Set(all.flatMap((terms, other) => (other === index ? [] : terms.map(({ own }) => own))));
    const telling = (all[index] ?? [])
      .filter(({ own }) => !elsewhere.has(own) && !inQuestion.has(own))
      // What another answer is called is no other name of this one.
      .map((term) => ({ ...term, alike: new Set([...term.alike].filter((word) => !elsewhere.has(word))) }));
    const folded = fold(choice.text)
      .replaceAll(/[^\p{L}\p{N}.%/ -]/gu, '')
      .trim();
    const figures = (all[index] ?? []).filter(({ own }) => /\d/.test(own));
    const terms = figures.length > 0 ? figures : telling.length > 0 ? telling : (all[index] ?? []);
    const isOfQuestion = figures.length === 0 && telling.length === 0;
    const isSmall = IN_ANY_SENTENCE.test(folded);
    return {
      choice,
      folded,
      terms,
      isOfQuestion,
      isSmall,
      weight: weightOf(terms),
      direction: directionOf(folded),
      levels: levelsIn(folded),
    };
  });
  const usual = offers.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, offers.length);
  return offers.map((offer) => ({ ...offer, length: Math.sqrt(Math.max(offer.weight, 1) / Math.max(usual, 1)) }));
}
const weightOf = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** "Add acid to water": said word for word. */
const isVerbatim = (sentence: Sentence, { folded }: Offer): boolean => folded.includes(' ') && sentence.folded.includes(folded);

function isDenied({ folded: text }: Sentence, { terms, folded }: Offer): boolean {
  // "Never above 104 °F" names the limit; "do not dive" is what a warning says.
  if (/\d/.test(folded) || isNegative(folded)) return false;
  const at = text.indexOf(folded);
  if (at !== -1) return isNegatedAt(text, at);
  const places = terms.map(({ own }) => text.search(new RegExp(String.raw`\b${own}`))).filter((place) => place !== -1);
  return places.length > 0 && isNegatedAt(text, Math.min(...places));
}

/** "Less effective" says the opposite of "more effective". */
function isReversed(sentence: Sentence, offer: Offer): boolean {
  const { terms, direction } = offer;
  if ((direction !== 'up' && direction !== 'down') || isVerbatim(sentence, offer)) return false;
  return terms.some(({ own }) => {
    const before = new RegExp(String.raw`(\S+) ${own}\w*`).exec(sentence.folded)?.[1];
    return before !== undefined && areOpposite(direction, directionOf(before));
  });
}

/** Where the answer stands, the question stands too: of the parts of a sentence the nearest counts more. */
function nearness(asked: Asked, offer: Offer, { clauses }: Sentence): number {
  const shares = clauses.map((words) => share(offer.terms, (term) => has(words, term)));
  const at = shares.indexOf(Math.max(...shares));
  const words = clauses[at] ?? new Set<string>();
  return share(asked.terms, (term) => has(words, term));
}

/**
 * The statements that have most of a question in them, the best first; a question of one or two telling words says too little.
 * `otherEnd`: what a statement about the other end (a low pH for a high one) is worth, 0 to 1.
 */
export function statementsAbout(
  question: string,
  otherEnd = 0,
  language: CoachLanguage = 'en',
): { text: Sentence['whole']; covered: number }[] {
  const asked = termsOf(question);
  if (asked.length < LEAST_TERMS) return [];
  const levels = levelsIn(fold(question));
  // In a question the verb comes first, and after "if" stands no subject of the claim.
  const subject = otherEnd > 0 && !/^\s*(?:if|when|si|cuando)\b/i.test(question) ? termsOf(question.split(VERB)[0] ?? '') : [];
  const ofSubject = ({ words }: Sentence) =>
    subject.length === 0 ? 1 : subject.reduce((sum, term) => sum + has(words, term), 0) / subject.length;
  return (language === 'es' ? SPANISH_STATEMENTS : STATEMENTS)
    .map((sentence) => ({
      text: sentence.whole,
      covered:
        share(asked, (term) => has(sentence.words, term)) *
        (BESIDE_SUBJECT + (1 - BESIDE_SUBJECT) * ofSubject(sentence)) *
        (isOfOtherEnd(levels, sentence.levels) ? otherEnd : 1),
    }))
    .toSorted((a, b) => b.covered - a.covered)
    .slice(0, MOST_STATEMENTS);
}
const MOST_STATEMENTS = 4;
const LEAST_TERMS = 3;
/** "Chlorine gas is …": a sentence about natural gas says nothing about it. */
const VERB =
  /\b(?:is|are|was|can|could|should|must|may|might|will|would|does|do|has|have|needs?|makes?|raises?|lowers?|kills?|works?|protects?|removes?|causes?|destroys?|helps?|stops?|goes|comes|es|son|esta|puede|debe|tiene|sube|baja|mata|hace|quita|causa)\b/i;
const BESIDE_SUBJECT = 0.5;

/** 0 to about 1: how much a sentence speaks for an answer. */
export function evidence(asked: Asked, offer: Offer, sentence: Sentence): number {
  const ofAnswer = isVerbatim(sentence, offer) ? 1.1 : offer.length * share(offer.terms, (term) => has(sentence.words, term)) ** IN_PART;
  if (ofAnswer === 0 || isDenied(sentence, offer) || isReversed(sentence, offer)) return 0;
  const ofSentence = share(asked.terms, (term) => Math.max(has(sentence.words, term), AROUND * has(sentence.around, term)));
  const ofQuestion = Math.max(ofSentence, CARD * (asked.cards.get(sentence.whole) ?? 0)) * (sentence.isOpening ? 1 : LATER);
  // "To raise a low pH, soda ash is used": what is wanted is no effect.
  const isAim = offer.direction !== undefined && /^to \w+ /.test(sentence.folded) && !/^(?:to|what|which)\b/.test(fold(asked.question));
  const isOther =
    isAim ||
    isOfOtherEnd(asked.levels, sentence.levels) ||
    isOfOtherEnd(offer.levels, sentence.levels) ||
    areOpposite(offer.direction, directionOf(sentence.folded));
  return (
    (ofQuestion + NEAR * nearness(asked, offer, sentence)) *
    ofAnswer *
    sentence.weight *
    (isOther ? OF_OTHER_END : 1) *
    (limits(offer.folded) && !limits(sentence.folded) ? MORE_NARROW : 1) *
    (offer.isSmall ? SAYS_LITTLE : 1) *
    (offer.isOfQuestion && !isVerbatim(sentence, offer) ? OF_QUESTION : 1)
  );
}
/** "Only for sanitizers": narrower than what is known. */
const limits = (text: string): boolean => /\b(?:only|never|always|none|just|solo|nunca|siempre|ninguno)\b/.test(text);
const IN_ANY_SENTENCE = /^(?:up|down|in|out|on|off|all|over|under|about|near|arriba|abajo)$/;
const SAYS_LITTLE = 0.7;
const MORE_NARROW = 0.75;
const NEAR = 0.4;
/** An answer that is said in part is said to a good part. */
const IN_PART = 0.7;
const OF_QUESTION = 0.6;
const OF_OTHER_END = 0.3;
const CARD = 0.9;
const LATER = 0.8;
