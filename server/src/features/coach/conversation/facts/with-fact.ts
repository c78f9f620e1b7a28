// "It rained all week, does that matter?", "he has a mesh cover", "mine tested at 800": a fact beside the question before it, answered as one.
import { CARDS, findCards, type FoundCard } from '../../knowledge/find-card.ts';
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import { meaningful, stem, topicsOf, wordsOf } from '../../knowledge/words.ts';
import { askBack, type Card, type CoachContext, inLanguage, type Reply } from '../../skills/reply.ts';
import { fold } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { guessIntent } from '../../understanding/intents.ts';
import { isTold } from '../amended.ts';
import { plainOf } from '../aside-words.ts';
import { isDependent, isGeneralWord, subjectBefore } from '../carried.ts';

type AnswerTo = (before: string, older: readonly string[]) => Reply;
/** In every talk. */
const EVERYWHERE = /^(?:pools?|water|piscinas?|albercas?|agua|best|good|got|lot|lots|really|tell|told|says?|said|guy|mine|yours?)$/;
const stemsIn = (text: string): string[] =>
  meaningful(wordsOf(text))
    .filter((word) => !isGeneralWord(word) && !EVERYWHERE.test(word))
    .map(stem);

const OPENS_QUESTION =
  /^(?:(?:ok(?:ay)?|so|and|but|then|also|hey|oh|hmm+|well|now|(?:one|1) more (?:thing|question)|(?:another|different|quick|new) (?:thing|question|topic)|(?:forget|scratch) (?:that|it)|never ?mind|btw|by the way|unrelated|y|pero|entonces|bueno|oye|otra (?:cosa|pregunta)|una pregunta|cambiando de tema|por cierto|olvida(?:lo)?)\b[,.: ]*)*(?:what|how|why|when|which|where|who|can|could|should|do|does|did|is|are|will|would|que|como|cuando|cual|cuanto|cuanta|cuantos|cuantas|por que|donde|quien|puedo|debo|se puede|hay que|es|son|sirve)\b/;
const POINTS_BACK =
  /\b(?:does (?:that|it|this) (?:matter|change|help|count|make a difference|hurt)|is (?:that|it|this) (?:ok|okay|fine|bad|enough|too \w+|a problem|normal|early|late|why)|too (?:early|late|soon|cold|hot|much|old)|still (?:ok|fine|no|yes|need|true|not)|(?:sure|right|ok|fine|correct)(?: (?:i|it|that|then)\b.*)?$|the same(?: thing)?|either|importa|cambia algo|afecta|influye|es (?:muy|demasiado)|muy (?:temprano|tarde|pronto|frio|frios?)|verdad|seguro|igual|lo mismo|entonces (?:no|si))\b/;
/** No question of its own: it tells something, or asks about what was told. */
const tellsMore = (text: string): boolean => !OPENS_QUESTION.test(text) || POINTS_BACK.test(text);

const isStatement = (question: string): boolean => !OPENS_QUESTION.test(plainOf(question)) && !question.includes('?');

/** Nothing was understood: no question that leads on. */
const LOST =
  /^(?:I.m not sure what you (?:mean, and|want)|I don.t have a short answer|No est(?:oy|á) (?:segur|claro)|No s[ée] bien qué|No tengo una respuesta corta)/;
/** Nothing was understood, or a task was looked for that no one meant. */
const OUTSIDE =
  /^(?:That's outside what I know|Eso (?:está fuera|se sale)|I don't find a task|No encuentro esa tarea|What does the water look like, or what|I have no tests of|No tengo análisis de)/;
const cardOf = ({ answer }: Reply): (typeof CARDS)[number] | undefined =>
  CARDS.find(({ en, es }) => answer.startsWith(en) || answer.startsWith(es));
const saidBy = ({ asks, en, es }: (typeof CARDS)[number]): string => `${asks} ${en} ${es}`;

/** "40 lb = 18.1 kg", where no one asked for it. */
const CONVERTED = /^(?:[\d.,]+ ?\S+(?: \S+)? = |Ppb (?:means|significa|quiere decir))/;
const ASKS_UNIT = /\b(?:in|en|to|convert\w*|how many|how much|cuant[oa]s?|what(?:'s| is)|what does|que (?:es|significa)|equals?|mean)\b/;

interface Talk {
  stems: ReadonlySet<string>;
  topics: ReadonlySet<string>;
}
const talkOf = (texts: readonly string[]): Talk => ({
  stems: new Set(texts.flatMap(stemsIn)),
  topics: new Set(texts.flatMap((one) => [...topicsOf(one)])),
});

/** How many of the talk's own words a card has. */
function sharedWith(card: (typeof CARDS)[number], { stems, topics }: Talk): number {
  const said = saidBy(card);
  const words = new Set(stemsIn(said));
  const known = topicsOf(said);
  return [...stems].filter((word) => words.has(word)).length + [...topics].filter((topic) => known.has(topic)).length;
}

const LEAST = 0.5;
const OF_THE_TALK = 0.5;
const NEARLY = 0.8;
const MOST_LOOKED_AT = 12;
/** The card that says something of the talk and of the fact. */
function together(question: string, before: string, last: Reply): FoundCard | undefined {
  const [talk, fact] = [talkOf([before]), new Set(stemsIn(question))];
  if (talk.stems.size === 0 || fact.size === 0) return undefined;
  const scores = new Map(findCards(before, CARDS.length).map(({ card, score }) => [card.id, score]));
  const joint = findCards(`${before} ${question}`, CARDS.length);
  const known = cardOf(last);
  const stays = joint.find(({ card }) => card.id === known?.id);
  const best = joint.slice(0, MOST_LOOKED_AT).find(({ card, score }) => {
    const asked = new Set(stemsIn(card.asks));
    const words = new Set(stemsIn(saidBy(card)));
    const ofTalk = [...talk.stems].filter((word) => asked.has(word)).length;
    const isOfTalk = ofTalk > 1 || (scores.get(card.id) ?? 0) >= OF_THE_TALK;
    return score >= LEAST && ofTalk > 0 && isOfTalk && sharedWith(card, talk) > 0 && [...fact].some((word) => words.has(word));
  });
  // The card that was given fits nearly the same: it stays.
  return best && stays && stays.score >= best.score * NEARLY ? stays : best;
}

const SENTENCES = 3;
/** What holds still, without the rest. */
const mainPoint = (answer: string): string =>
  (answer.split('\n\n')[0] ?? '')
    .split(/(?<=[.!?]) +/)
    .slice(0, SENTENCES)
    .join(' ');

const STILL = { en: 'I don’t know if that changes anything. In general:', es: 'No sé si eso cambia algo. En general:' };
/** Honest about what isn't known: the answer stays what it was only in general. */
function repeated(last: Reply, context: CoachContext): Reply {
  const lead = inLanguage(context, STILL);
  if (last.answer.startsWith(lead)) return last;
  return { ...last, answer: `${lead} ${mainPoint(last.answer)}`, cards: [], proposals: [], abstained: true };
}

function askedOnce(before: string, context: CoachContext): Reply {
  const name = subjectBefore([before], context.language)?.subject.name;
  return askBack(
    name === undefined
      ? inLanguage(context, {
          en: 'I’m not sure how that fits with what we were talking about. What would you like to know?',
          es: 'No sé bien cómo se relaciona con lo que hablábamos. ¿Qué quieres saber?',
        })
      : inLanguage(context, {
          en: `I’m not sure I follow. We were talking about ${name}: what would you like to know about it?`,
          es: `No te seguí bien. Hablábamos de ${name}: ¿qué quieres saber?`,
        }),
  );
}

/** A card that fits the message alone this well is what it asks for. */
const namesLevel = (question: string): boolean => {
  const { quantities, parameters } = readMessage(question);
  return quantities.length > 0 && parameters.length > 0;
};
const OF_ITSELF = 2;
const ASKED_JUST_SO = 0.62;
const SAID_JUST_SO = 0.9;
const CORRECTS =
  /^(?:(?:oh|no|ok|but|pero|ay)[, ]+)*(?:sorry|wait|oops|my bad|actually|i meant?|update|correction|perdon|espera|me equivoque|digo)\b/;
const MOST = 110;
const isOfPool = (question: string): boolean => {
  const { parameters, chemicals, symptoms, quantities } = readMessage(question);
  return (
    [parameters, chemicals, symptoms, quantities].some(({ length }) => length > 0) ||
    topicsOf(question).size > 0 ||
    /\b(?:pool|water|piscina|alberca|agua|spa|tub)\b/.test(fold(question))
  );
};

const NEW_TROUBLE =
  /\b(?:(?:my|the|our) \w+ (?:\w+ )?(?:is|are|keeps?|won'?t|wont|does ?n'?t|doesnt|has|makes?|stopped|broke|quit|just|started)|(?:mi|el|la) \w+ (?:no|hace|esta|se|suena|ya no|pierde|tira|gotea|sigue))\b/;
/** A card that has nothing of the talk, found by a word of a fact. */
function isStray(question: string, found: Reply, talk: Talk): boolean {
  if (OUTSIDE.test(found.answer) || LOST.test(found.answer) || (CONVERTED.test(found.answer) && !ASKS_UNIT.test(plainOf(question))))
    return true;
  if (found.abstained) return false;
  // No one asked about this pool.
  if (isStatement(question) && found.cards.length > 0 && found.cards.every(({ kind }) => kind === 'swim' || kind === 'plan'))
    return !namesLevel(question);
  if (found.cards.length > 0 || found.proposals.length > 0) return false;
  const card = cardOf(found);
  if (card === undefined || !tellsMore(plainOf(question))) return false;
  const isFact = isStatement(question);
  // "My vacuum keeps losing suction", after a dose: another matter.
  if (isFact && NEW_TROUBLE.test(plainOf(question))) return false;
  const asks = new Set(stemsIn(card.asks));
  const topics = topicsOf(card.asks);
  const isAsked = [...talk.stems].some((word) => asks.has(word)) || [...talk.topics].some((topic) => topics.has(topic));
  // "Its 8 years old" has no word of its own to find a card by.
  if (isFact && !isAsked && stemsIn(question).length < OF_ITSELF) return true;
  if (isFact ? isAsked : sharedWith(card, talk) > 0) return false;
  const score = findCards(question, MOST_LOOKED_AT).find((one) => one.card.id === card.id)?.score ?? 0;
  return score < (isFact ? SAID_JUST_SO : ASKED_JUST_SO);
}

const isSmallTalk = (text: string): boolean => readMessage(text).social.size > 0 && guessIntent(readMessage(text)).intent === 'smalltalk';
/** What is told next may well change a figure. */
const FIGURES: ReadonlySet<Card['kind']> = new Set(['dose', 'water', 'volume', 'value', 'swim', 'plan']);
/** Undefined: the usual answer is one. */
export function withFact(
  question: string,
  found: Reply,
  earlier: readonly string[],
  context: CoachContext,
  answerTo: AnswerTo,
): Reply | undefined {
  const [before, ...older] = earlier;
  const text = plainOf(question);
  if (before === undefined || question.length > MOST || isSmallTalk(question) || isTold(question)) return undefined;
  if (!isStray(question, found, talkOf([before]))) return undefined;
  const follows = tellsMore(text) || isDependent(question);
  if (!follows && !OUTSIDE.test(found.answer)) return undefined;
  if (isSmallTalk(before)) return undefined;
  const last = answerTo(before, older);
  if (last.proposals.length > 0 || last.cards.some(({ kind }) => kind === 'safety')) return undefined;
  const best = together(question, before, last);
  const kept = best && cardReply(best.card.id, context);
  // "How do I do the bucket thing?" was just answered; something that is told about it is no wish to hear it again.
  if (kept) return kept.answer !== last.answer ? kept : isStatement(question) ? undefined : last;
  const isOutside = OUTSIDE.test(found.answer);
  if (!follows || CORRECTS.test(text) || !(isOutside || LOST.test(found.answer))) return undefined;
  const isMeant = isOfPool(question) || isDependent(question) || POINTS_BACK.test(text);
  const isFigure = last.cards.some(({ kind }) => FIGURES.has(kind));
  if (last.abstained || isFigure) return isOutside && isMeant ? askedOnce(before, context) : undefined;
  return POINTS_BACK.test(text) ? repeated(last, context) : undefined;
}
