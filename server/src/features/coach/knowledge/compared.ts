// "What is the difference between borates and phosphates?": where no card compares the two, what each of them is.
import { type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { findCards } from './find-card.ts';

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
  const found = [a, b].map((name) => findCards(`what is ${name}`, 1)[0]);
  const [first, second] = found;
  // A card that compares one of them with a third thing says nothing about the two.
  if (found.some((one) => one?.card.id.includes('-or-'))) return undefined;
  if (!first || !second || first.card === second.card || found.some((one) => (one?.score ?? 0) < FITS_ONE)) return undefined;
  const lead = inLanguage(context, { en: 'Two different things.', es: 'Son dos cosas distintas.' });
  return reply([lead, firstOf(first.card[context.language]), firstOf(second.card[context.language])].join(' '));
}
