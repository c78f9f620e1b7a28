// "What's the difference?", "Are drops better?": a card that shares a word with such a question and nothing with the talk is no answer to it.
import { CARDS, findCards } from '../knowledge/find-card.ts';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { meaningful, stem, topicsOf, wordsOf } from '../knowledge/words.ts';
import type { CoachContext, Reply } from '../skills/reply.ts';
import { fold } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { carried, isDependent, isGeneralWord } from './carried.ts';

const MOST = 48;
const FOLLOWS = /^\W*(?:and|but|so|ok|then|or|y|pero|entonces|o)\b/;
/** So many words of its own name a subject. */
const OF_ITSELF = 3;
const LEAST = 0.6;
/** Instead of a question back. */
const LEAST_UNASKED = 0.75;
const LOST = /^(?:I'm not sure what you mean, and|No estoy seguro de lo que)/;

/** "With what?" says too little to be answered at all. */
const ASKS = /\b(?:why|how|when|where|is|are|does|do|can|will|por que|como|cuando|donde|es|puedo)\b/;

const wordsIn = (text: string): string[] => meaningful(wordsOf(text)).map(stem);
/** Comparing words name nothing. */
const COMPARES =
  /^(?:what'?s?|differen\w+|diferen\w+|better|best|mejor|worse|peor|stronger|safer|cheaper|versus|vs|pick|choose|prefer\w*)$/;
const ownWords = (text: string): string[] =>
  meaningful(wordsOf(text))
    .filter((word) => !isGeneralWord(word) && !COMPARES.test(word))
    .map(stem);

function saysOfTalk(card: (typeof CARDS)[number], talk: string): boolean {
  const said = `${card.asks} ${card.en} ${card.es}`;
  const words = new Set(wordsIn(said));
  const topics = topicsOf(said);
  return wordsIn(talk).some((word) => words.has(word)) || [...topicsOf(talk)].some((topic) => topics.has(topic));
}

const isBare = (question: string): boolean => {
  const { quantities, parameters, chemicals, symptoms, social, isSpa } = readMessage(question);
  return [quantities, parameters, chemicals, symptoms].every(({ length }) => length === 0) && social.size === 0 && !isSpa;
};

/** The card that fits what was said before and the question together; 'none' where the one found strayed. */
export function keptToTalk(question: string, answer: Reply, earlier: readonly string[], context: CoachContext): Reply | 'none' {
  const [before] = earlier;
  if (before === undefined || question.length > MOST || answer.cards.length > 0 || answer.proposals.length > 0 || !isBare(question)) return answer;
  const card = CARDS.find(({ en, es }) => answer.answer.startsWith(en) || answer.answer.startsWith(es));
  if (!card && !(answer.abstained && LOST.test(answer.answer))) return answer;
  const own = ownWords(question);
  const isOfBefore = isDependent(question) || FOLLOWS.test(fold(question)) || topicsOf(question).size === 0;
  // What it means was worked out already, or the card is asked for by that very word.
  const isMeant = card !== undefined && (saysOfTalk(card, before) || own.some((word) => wordsIn(card.asks).includes(word)) || carried(question, earlier).length > 0);
  if (own.length >= OF_ITSELF || !isOfBefore || isMeant || (!card && own.length === 0 && !ASKS.test(fold(question)))) return answer;
  const best = findCards(`${before} ${question}`, 6).find(
    (found) => found.score >= (card ? LEAST : LEAST_UNASKED) && saysOfTalk(found.card, before) && (own.length === 0 || own.some((word) => wordsIn(`${found.card.asks} ${found.card.en} ${found.card.es}`).includes(word))),
  );
  const kept = best && cardReply(best.card.id, context);
  if (kept && kept.answer !== context.lastAnswer) return kept;
  return card ? 'none' : answer;
} // prettier-ignore
