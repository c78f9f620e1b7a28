// An answer from the cards.
import type { Frame } from '../understanding/frame.ts';
import { type CoachContext, reply, type Reply } from '../skills/reply.ts';
import type { KnowledgeCard } from './card.ts';
import { CARDS, findCards } from './find-card.ts';

/** Below this the question is about something that no card knows. */
const FITS = 0.5;

const PAGE_NAMES: Readonly<Record<string, Record<CoachContext['language'], string>>> = {
  '/chemistry/clear-up': { en: 'Clear a green or cloudy pool', es: 'Aclarar el agua verde o turbia' },
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

const OF_A_JOB =
  /\b(?:multiport|valve|setting|vacuum\w*|backwash\w*|brush(?:es)?|robot|net|valvula|aspirar|aspiradora|retrolavar|cepillo)\b/;

/** The card of this name, as an answer. */
export function cardReply(id: string, context: CoachContext): Reply | undefined {
  const card = CARDS.find((one) => one.id === id);
  return card && replyOf(card, context);
}

const replyOf = (card: KnowledgeCard, context: CoachContext): Reply =>
  reply(card[context.language], {
    sources: card.url ? [{ title: PAGE_NAMES[card.url]?.[context.language] ?? card.url, url: card.url }] : [],
  });

export function knowledgeReply(frame: Frame, context: CoachContext, least = FITS): Reply | undefined {
  const found = findCards(frame.raw.length > 0 ? asked(frame, context) : '', CARDS.length);
  const [best] = found;
  const symptom = frame.symptoms.map((name) => BY_SYMPTOM[name]).find((id) => id !== undefined);
  // A card about another symptom only shares a word with this one.
  const isOther = best !== undefined && SYMPTOM_CARDS.has(best.card.id) && best.card.id !== symptom;
  const ofSymptom = found.find(({ card }) => card.id === symptom);
  // "My water is green" is no question about green hair: the other card has to fit clearly better.
  // "Which valve setting do I vacuum dead algae with?" is about the valve.
  const isOfJob = best !== undefined && best.score >= FITS && OF_A_JOB.test(frame.text);
  const isClear = isOfJob || (best !== undefined && best.score >= 0.75 && best.score > (ofSymptom?.score ?? 0) + 0.15);
  const bySymptom = isClear && !isOther ? undefined : ofSymptom?.card;
  const card = bySymptom ?? (best && best.score >= least ? best.card : undefined);
  if (!card || (card.id === READY_TUB && context.pool?.traits.kind === 'spa')) return undefined;
  return replyOf(card, context);
}
/** When any hot tub is ready; their own is judged by its tests. */
const READY_TUB = 'tub-ok-now';

/** People who have a hot tub ask about it, also without saying so. */
const asked = (frame: Frame, { pool }: CoachContext): string =>
  pool?.traits.kind === 'spa' && !frame.isSpa ? `${frame.text} hot tub` : frame.text;
