// An answer from the cards. Where answers are offered, the one that the card supports.
import type { Choice } from '../understanding/choices.ts';
import type { Frame } from '../understanding/frame.ts';
import { type CoachContext, reply, type Reply } from '../skills/reply.ts';
import type { KnowledgeCard } from './card.ts';
import { CARDS, findCards } from './find-card.ts';
import { meaningful, stem, wordsOf } from './words.ts';

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
function supports(text: string, choice: Choice, others: readonly Choice[]): number {
  // the answer is in the first sentence; later ones also name what is not the answer
  const [opening = ''] = text.split(/(?<=[.:;]) /);
  return supported(opening, choice, others) + 0.35 * supported(text, choice, others);
}

function supported(text: string, choice: Choice, others: readonly Choice[]): number {
  const body = new Set(wordsOf(text).map(stem));
  const words = tellingWords(choice.text);
  const at = text.toLowerCase().indexOf(choice.text.toLowerCase());
  // "Acid into water, never water into acid": what comes first is the answer.
  if (at >= 0) return 2 + words.length * 0.1 - Math.min(at, 80) / 80;
  const common = new Set(others.flatMap((other) => tellingWords(other.text)));
  const own = words.filter((word) => !common.has(word));
  const telling = own.length > 0 ? own : words;
  return telling.filter((word) => body.has(word)).length / Math.max(1, telling.length);
}

/** Below this, or as near to the second best, choosing would be guessing. */
const CLEAR = { least: 0.12, lead: 1.1 };

function chosen(frame: Frame, choices: readonly Choice[], context: CoachContext): Reply | undefined {
  const own = findCards(frame.text, 3);
  // Where the question alone says little, its answers say what it is about.
  const wide = findCards(`${frame.text} ${choices.map(({ text }) => text).join(' ')}`, 2).filter(
    ({ card }) => !own.some((one) => one.card === card),
  );
  const cards = [...own, ...wide.map(({ card, score }) => ({ card, score: score * 0.7 }))];
  const scored = choices.map((choice) => {
    const others = choices.filter((other) => other !== choice);
    return {
      choice,
      score: Math.max(
        ...cards.map(
          ({ card, score }, rank) =>
            (supports(card.en, choice, others) + 0.3 * supported(card.asks, choice, others)) * score * (1 - rank * 0.15),
        ),
      ),
    };
  });
  const [best, second] = scored.toSorted((a, b) => b.score - a.score);
  if (!best || best.score < CLEAR.least || best.score <= (second?.score ?? 0) * CLEAR.lead) return undefined;
  const card = cards.toSorted(
    (a, b) =>
      supports(
        b.card.en,
        best.choice,
        choices.filter((one) => one !== best.choice),
      ) *
        b.score -
      supports(
        a.card.en,
        best.choice,
        choices.filter((one) => one !== best.choice),
      ) *
        a.score,
  )[0]?.card;
  const cardText = card?.[context.language] ?? '';
  const isSaid = cardText.toLowerCase().startsWith(best.choice.text.toLowerCase());
  return reply(`${best.choice.letter}) ${isSaid ? '' : `${best.choice.text}. `}${cardText}`.trim());
}
