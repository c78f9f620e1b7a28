// Finds the card that a question is about: words, their stems and their synonyms, weighted by how rare they are.
import { fold } from '../understanding/fold.ts';
import { AFTERWARD_CARDS } from './afterward-cards.ts';
import { ASKED_CARDS } from './asked/asked-cards.ts';
import { ASKED_ELSE_CARDS } from './asked/asked-else-cards.ts';
import { ASKED_HOW_CARDS } from './asked/asked-how-cards.ts';
import { ASKED_MORE_CARDS } from './asked/asked-more-cards.ts';
import { ASKED_PLAIN_CARDS } from './asked/asked-plain-cards.ts';
import { RELATION_CARDS } from './asked/relation-cards.ts';
import type { KnowledgeCard } from './card.ts';
import { BASICS_CARDS } from './basics-cards.ts';
import { CARE_CARDS } from './care-cards.ts';
import { CHOICE_CARDS } from './choice-cards.ts';
import { CHEMISTRY_CARDS } from './chemistry-cards.ts';
import { COMPARED_CARDS } from './compared-cards.ts';
import { withEngineValues } from './engine-values.ts';
import { EQUIPMENT_CARDS } from './equipment-cards.ts';
import { EVERYDAY_CARDS } from './everyday-cards.ts';
import { HEALTH_CARDS } from './health-cards.ts';
import { HOUSEHOLD_CARDS } from './household/household-cards.ts';
import { JOB_CARDS } from './job-cards.ts';
import { LIFE_CARDS } from './life-cards.ts';
import { LIMPID_CARDS } from './limpid-cards.ts';
import { LOOKS_CARDS } from './looks-cards.ts';
import { areOpposite, type Direction, directionOf } from './direction.ts';
import { OWNER_CARDS } from './owner-cards.ts';
import { PLANT_CARDS } from './plant-cards.ts';
import { PUBLIC_POOL_CARDS } from './public-pool-cards.ts';
import { PURPOSE_CARDS } from './purpose-cards.ts';
import { REASON_CARDS } from './reason-cards.ts';
import { REPAIR_CARDS } from './repair-cards.ts';
import { DANGER_CARDS } from './danger-cards.ts';
import { SAFETY_CARDS } from './safety-cards.ts';
import { TROUBLE_CARDS } from './trouble-cards.ts';
import { WATER_CARDS } from './water-cards.ts';
import { WHO_TO_ASK_CARDS } from './who-to-ask-cards.ts';
import { WHY_CARDS } from './why-cards.ts';
import { type AnswerForm, answersAs, formOfAnswer, formOfQuestion } from './answer-form.ts';
import { alikeOf, meaningful, namesAcid, stem, topicsOf, wordsOf } from './words.ts';

export const CARDS: readonly KnowledgeCard[] = [
  ...SAFETY_CARDS,
  ...DANGER_CARDS,
  ...HOUSEHOLD_CARDS,
  ...WHY_CARDS,
  ...JOB_CARDS,
  ...CARE_CARDS,
  ...CHEMISTRY_CARDS,
  ...WATER_CARDS,
  ...COMPARED_CARDS,
  ...TROUBLE_CARDS,
  ...EQUIPMENT_CARDS,
  ...EVERYDAY_CARDS,
  ...BASICS_CARDS,
  ...REPAIR_CARDS,
  ...PLANT_CARDS,
  ...LIFE_CARDS,
  ...LIMPID_CARDS,
  ...OWNER_CARDS,
  ...HEALTH_CARDS,
  ...WHO_TO_ASK_CARDS,
  ...REASON_CARDS,
  ...PURPOSE_CARDS,
  ...PUBLIC_POOL_CARDS,
  ...CHOICE_CARDS,
  ...LOOKS_CARDS,
  ...AFTERWARD_CARDS,
  ...ASKED_CARDS,
  ...ASKED_ELSE_CARDS,
  ...ASKED_HOW_CARDS,
  ...ASKED_MORE_CARDS,
  ...ASKED_PLAIN_CARDS,
  ...RELATION_CARDS,
].map((card) => ({ ...card, en: withEngineValues(card.en, 'en'), es: withEngineValues(card.es, 'es') }));

interface Indexed {
  card: KnowledgeCard;
  asks: { words: string[]; topics: ReadonlySet<string>; opening: string | undefined; isOfTub: boolean; direction: Direction }[];
  body: Set<string>;
  topics: ReadonlySet<string>;
  isOfAcid: boolean;
  form: AnswerForm;
}
const stems = (text: string): string[] => meaningful(wordsOf(text)).map(stem);
/** "When do I backwash?" is no "How do I backwash?", though both say only one thing. */
const OPENING =
  /^(?:and |so |y )?(how often|how long|how much|how many|how|when|why|where|who|cada cuanto|cuanto|como|cuando|por que|donde|quien)\b/;
const openingOf = (text: string): string | undefined => OPENING.exec(fold(text).replaceAll(/[¿¡]/g, '').trim())?.[1];
const SAME_OPENING = 0.04;
/** Its very words come before those that only say the same. */
const SAME_WORDS = 0.2;
/** "My pool smells": what is true of hot tubs only is no answer. */
const TUB = /\b(?:hot tubs?|tubs?|spas?|jacuzzis?|tina)\b/;
const POOL = /\b(?:pools?|alberca|piscina|pileta)\b/;

const indexed: readonly Indexed[] = CARDS.map((card) => ({
  card,
  asks: card.asks.split('|').map((ask) => ({
    words: stems(ask),
    topics: topicsOf(ask),
    opening: openingOf(ask),
    isOfTub: TUB.test(ask),
    direction: directionOf(fold(ask)),
  })),
  body: new Set(stems(`${card.en} ${card.es}`)),
  topics: topicsOf(`${card.asks} ${card.en} ${card.es}`),
  isOfAcid: namesAcid(`${card.asks} ${card.en}`),
  form: formOfAnswer(card.en),
}));

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>) => [...few].every((one) => many.has(one));

const seen = new Map<string, number>();
for (const { asks, body } of indexed)
  for (const word of new Set([...asks.flatMap(({ words }) => words), ...body])) seen.set(word, (seen.get(word) ?? 0) + 1);
const rarity = (word: string): number => Math.log(1 + CARDS.length / (1 + (seen.get(word) ?? 0)));

export interface FoundCard {
  card: KnowledgeCard;
  /** share of the question's weight that was found, 0 to 1 and a little over */
  score: number;
}

/** An ask that says much more than the question is a question about something else. */
const SAYS_MORE = { least: 0.35, each: 1.3 };
/** "Because …" answers no "How do I …?". */
const OF_OTHER_FORM = 0.75;

/** What an ask or a card that is about another value or product keeps of its score. */
const OF_ANOTHER = 0.7;

const MOST_RECENT = 64;
const recent = new Map<string, readonly FoundCard[]>();
/** Best first. The same question is looked up many times while it is answered. */
export function findCards(question: string, limit = 3): FoundCard[] {
  const before = recent.get(question);
  if (before) return before.slice(0, limit);
  const [oldest] = recent.size >= MOST_RECENT ? recent.keys() : [];
  if (oldest !== undefined) recent.delete(oldest);
  const found = allCards(question);
  recent.set(question, found);
  return found.slice(0, limit);
}

function allCards(question: string): FoundCard[] {
  const words = [...new Set(meaningful(wordsOf(question)))].slice(0, 30).map((word) => ({
    own: stem(word),
    alike: alikeOf(word),
    weight: rarity(stem(word)),
  }));
  const whole = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const [topics, opening] = [topicsOf(question), openingOf(question)];
  const isOfPool = POOL.test(question) && !TUB.test(question);
  const isOfAcid = namesAcid(question);
  const [form, direction] = [formOfQuestion(question), directionOf(fold(question))];
  const scored = indexed.map(({ card, asks, body, topics: known, isOfAcid: knowsAcid, form: answerForm }) => {
    const isSilent = !isWithin(topics, known) || (isOfAcid && !knowsAcid);
    const byAsk = asks.map((ask) => {
      const set = new Set(ask.words);
      const hit = words.reduce(
        (sum, { own, alike, weight }) => sum + weight * (set.has(own) ? 1 : [...alike].some((word) => set.has(word)) ? 0.7 : 0),
        0,
      );
      const askWeight = [...set].reduce((sum, word) => sum + rarity(word), 0) || 1;
      const covered =
        [...set].reduce((sum, word) => sum + (words.some(({ own, alike }) => own === word || alike.has(word)) ? rarity(word) : 0), 0) /
        askWeight;
      const isOther = !isWithin(ask.topics, topics) || (ask.isOfTub && isOfPool) || areOpposite(direction, ask.direction);
      const alike = opening !== undefined && ask.opening === opening ? SAME_OPENING : 0;
      const isReason = ask.opening === 'why' || ask.opening === 'por que';
      const isSame = set.size === words.length && words.every(({ own }) => set.has(own)) && (form === 'reason' || !isReason);
      const said = Math.min(1, SAYS_MORE.least + SAYS_MORE.each * covered);
      return ((hit / whole) * 0.75 * said + covered * 0.35 + alike + (isSame ? SAME_WORDS : 0)) * (isSilent || isOther ? OF_ANOTHER : 1);
    });
    const inBody = words.reduce((sum, { own, weight }) => sum + (body.has(own) ? weight : 0), 0) / whole;
    return { card, score: Math.max(...byAsk) * (answersAs(form, answerForm) ? 1 : OF_OTHER_FORM) + 0.22 * inBody };
  });
  return scored.toSorted((a, b) => b.score - a.score);
}
