// An answer from the cards. Where answers are offered, the one that the card supports.
import type { Choice } from '../understanding/choices.ts';
import type { Frame } from '../understanding/frame.ts';
import { type CoachContext, reply, type Reply } from '../skills/reply.ts';
import type { KnowledgeCard } from './card.ts';
import { CARDS, findCards } from './find-card.ts';
import { fittingPassages } from './quoted-passage.ts';
import { alikeOf, meaningful, stem, wordsOf } from './words.ts';

/** Below this the question is about something that no card knows. */
const FITS = 0.5;

const PAGE_NAMES: Readonly<Record<string, Record<CoachContext['language'], string>>> = {
  '/chemistry/clear-up': { en: 'Guided clear-up', es: 'Limpieza guiada' },
  '/calculators/contact-time': { en: 'Calculator: fecal incidents', es: 'Calculadora: incidentes fecales' },
  '/calculators/leak-test': { en: 'Calculator: bucket test', es: 'Calculadora: prueba de la cubeta' },
  '/calculators/evaporation': { en: 'Calculator: evaporation', es: 'Calculadora: evaporación' },
  '/calculators/heater': { en: 'Calculator: heating', es: 'Calculadora: calefacción' },
  '/proof': { en: 'How Limpid is checked', es: 'Cómo se comprueba Limpid' },
  '/pricing': { en: 'Plans and prices', es: 'Planes y precios' },
};

const BY_SYMPTOM: Partial<Record<Frame['symptoms'][number], string>> = {
  green: 'green', cloudy: 'cloudy', stain: 'stain', foam: 'foam', irritation: 'irritation', scale: 'scale', leak: 'leak', smell: 'smell',
}; // prettier-ignore

const SYMPTOM_CARDS: ReadonlySet<string> = new Set(Object.values(BY_SYMPTOM));

/** The card of this name, as an answer. */
export function cardReply(id: string, context: CoachContext): Reply | undefined {
  const card = CARDS.find((one) => one.id === id);
  return card && replyOf(card, context);
}

const replyOf = (card: KnowledgeCard, context: CoachContext): Reply =>
  reply(card[context.language], {
    sources: card.url ? [{ title: PAGE_NAMES[card.url]?.[context.language] ?? card.url, url: card.url }] : [],
  });

export function knowledgeReply(frame: Frame, context: CoachContext, choices: readonly Choice[] = [], least = FITS): Reply | undefined {
  if (choices.length > 0) return chosen(frame, choices, context);
  const found = findCards(frame.raw.length > 0 ? asked(frame, context) : '', CARDS.length);
  const [best] = found;
  const symptom = frame.symptoms.map((name) => BY_SYMPTOM[name]).find((id) => id !== undefined);
  // A card about another symptom only shares a word with this one.
  const isOther = best !== undefined && SYMPTOM_CARDS.has(best.card.id) && best.card.id !== symptom;
  const ofSymptom = found.find(({ card }) => card.id === symptom);
  // "My water is green" is no question about green hair: the other card has to fit clearly better.
  const isClear = best !== undefined && best.score >= 0.75 && best.score > (ofSymptom?.score ?? 0) + 0.15;
  const bySymptom = isClear && !isOther ? undefined : ofSymptom?.card;
  const card = bySymptom ?? (best && best.score >= least ? best.card : undefined);
  if (!card) return undefined;
  return replyOf(card, context);
}

/** People who have a hot tub ask about it, also without saying so. */
const asked = (frame: Frame, { pool }: CoachContext): string =>
  pool?.traits.kind === 'spa' && !frame.isSpa ? `${frame.text} hot tub` : frame.text;

const tellingWords = (text: string): string[] => {
  const words = wordsOf(text);
  const figures = words.filter((word) => /\d/.test(word));
  return figures.length > 0 ? figures : meaningful(words).map(stem);
};

/** How well a card speaks for one of the offered answers, compared with the others. */
interface Offered {
  others: readonly Choice[];
  question: string;
}
function supports(text: string, choice: Choice, offered: Offered): number {
  // the answer is in the first sentence; later ones also name what is not the answer
  const [opening = ''] = text.split(/(?<=[.:;]) /);
  return supported(opening, choice, offered) + 0.35 * supported(text, choice, offered);
}

const NEGATED = /(?:\b(?:no|not|never|don't|doesn’t|doesn't|don’t|without|instead of|nor|isn't|isn’t|rather than)\b)(?: \w+){0,3} ?$/i;
/** "No pressure washer": said, and said against. */
const isDenied = (text: string, choice: Choice): boolean => {
  // "Never above 104 °F" names the limit.
  if (/\d/.test(choice.text)) return false;
  const words = meaningful(wordsOf(choice.text)).map((word) => String.raw`${stem(word)}\w*`);
  const at = text.search(new RegExp(words.join(String.raw`\W+`), 'i'));
  return at >= 0 && NEGATED.test(text.slice(Math.max(0, at - 40), at));
};

function supported(text: string, choice: Choice, { others, question }: Offered): number {
  if (isDenied(text, choice)) return 0;
  const body = new Set(wordsOf(text).map(stem));
  const words = tellingWords(choice.text);
  const at = text.toLowerCase().indexOf(choice.text.toLowerCase());
  // "Acid into water, never water into acid": what comes first is the answer.
  if (at >= 0) return 2 + words.length * 0.1 - Math.min(at, 80) / 80;
  const common = new Set([...others.flatMap((other) => tellingWords(other.text)), ...tellingWords(question)]);
  const own = words.filter((word) => !common.has(word));
  const telling = own.length > 0 ? own : words;
  const alike = new Map(wordsOf(choice.text).map((word) => [stem(word), [...alikeOf(word)]]));
  const said = telling.map((word) => (body.has(word) ? 1 : alike.get(word)?.some((other) => body.has(other)) ? LIKE_IT : 0));
  return said.reduce<number>((sum, part) => sum + part, 0) / Math.max(1, telling.length);
}

/** Another name of the thing says nearly the same. */
const LIKE_IT = 0.7;

const MOST_PIECES = 3;
/** A piece of an article is not written as an answer. */
const PIECE_WEIGHT = 0.9;
/** Below this, or as near to the second best, choosing would be guessing. */
const CLEAR = { least: 0.12, lead: 1.1 };

function chosen(frame: Frame, choices: readonly Choice[], context: CoachContext): Reply | undefined {
  const sources = sourcesFor(frame, choices, context);
  const worthOf = (choice: Choice) => {
    const offered = { others: choices.filter((other) => other !== choice), question: frame.text };
    return sources.map(({ card, score }, rank) => ({
      card,
      worth: (supports(card.en, choice, offered) + 0.3 * supported(card.asks, choice, offered)) * score * (1 - rank * 0.1),
    }));
  };
  const scored = choices.map((choice) => {
    const [best] = worthOf(choice).toSorted((a, b) => b.worth - a.worth);
    return { choice, score: best?.worth ?? 0, card: best?.card };
  });
  const [best, second] = scored.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < CLEAR.least || best.score <= (second?.score ?? 0) * CLEAR.lead) return undefined;
  const cardText = best.card?.[context.language] ?? '';
  const isSaid = cardText.toLowerCase().startsWith(best.choice.text.toLowerCase());
  return reply(`${best.choice.letter}) ${isSaid ? '' : `${best.choice.text}. `}${cardText}`.trim());
}

/** What may say which answer is right: cards about the question, then what its answers are about, then pieces of articles. */
function sourcesFor(frame: Frame, choices: readonly Choice[], context: CoachContext) {
  const ranked = findCards(frame.text, CARDS.length);
  const own = ranked.slice(0, 3);
  const asked = `${frame.text} ${choices.map(({ text }) => text).join(' ')}`;
  const wide = findCards(asked, 2).flatMap(({ card, score }) => {
    const about = ranked.find((one) => one.card === card)?.score ?? 0;
    return own.some((one) => one.card === card) ? [] : [{ card, score: Math.min(score * 0.7, about + OFF_TOPIC) }];
  });
  const pieces = fittingPassages(asked, context.articles?.(frame.text, 'en') ?? []).slice(0, MOST_PIECES);
  return [
    ...own,
    ...wide,
    ...pieces.map(({ article, text, covered }) => ({ card: { asks: article.title, en: text, es: text }, score: covered * PIECE_WEIGHT })),
  ];
}
/** A card that only the offered answers name may still be the one that explains them. */
const OFF_TOPIC = 0.15;
