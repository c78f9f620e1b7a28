// "What is the difference between borates and phosphates?": where no card compares the two, what each of them is.
import { type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { findCards } from './find-card.ts';
import { meaningOf } from './glossary/glossary.ts';

const BETWEEN =
  /\b(?:difference between|diferencia entre)(?: (?:a|an|the|el|la|un|una))? ([\p{L}\d -]{2,30}?) (?:and|y|e)(?: (?:a|an|the|el|la|un|una))? ([\p{L}\d -]{2,30}?)(?:[?.!,]|$)/u;
const FITS_WHOLE = 0.9;
const FITS_ONE = 0.7;
const firstOf = (text: string): string =>
  text
    .split(/(?<=[.:;]) /)
    .slice(0, 2)
    .join(' ')
    .replace(/[:;]$/, '.');

export function cardsCompared(text: string, context: CoachContext): Reply | undefined {
  const [, a, b] = BETWEEN.exec(text) ?? [];
  if (a === undefined || b === undefined) return undefined;
  const [whole] = findCards(text, 1);
  if (whole && whole.score >= FITS_WHOLE) return undefined;
  const lead = inLanguage(context, { en: 'Two different things.', es: 'Son dos cosas distintas.' });
  const said = [a, b].map((name) => saidOf(name, context));
  const [first, second] = said;
  if (first === undefined || second === undefined || first === second) return undefined;
  return reply([lead, first, second].join(' '));
}

/** The word's meaning, or the card about it. */
function saidOf(name: string, context: CoachContext): string | undefined {
  const meaning = meaningOf(name, context);
  if (meaning !== undefined) return firstOf(meaning);
  const [found] = findCards(`what is ${name}`, 1);
  // A card that compares one of them with a third thing says nothing about the two.
  if (!found || found.card.id.includes('-or-') || found.score < FITS_ONE) return undefined;
  return firstOf(found.card[context.language]);
}
