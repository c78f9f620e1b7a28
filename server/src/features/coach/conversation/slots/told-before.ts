// Where no dose was asked for yet: what was told or named before it, and what is said now, make the question.
import { languageOf } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { aimOf, aimText } from '../dose-aim.ts';
import { subjectOf } from '../subject.ts';
import { CORRECTS, correctionIn, IS_WISH } from './said-again.ts';

const MOST_WORDS = 8;
const MOST_WISH_WORDS = 11;
const isLevel = ({ kind }: { kind: string }): boolean => kind === 'none' || kind === 'ppm';

/** "Perdón, era 7.2" after "my pH is 7.9, how much acid?": where it is now, and the rest follows from it. */
export function ofOtherStart(question: string, text: string, [before]: readonly string[]): string | undefined {
  const right = correctionIn(text)?.right ?? (CORRECTS.test(text) ? quantitiesIn(text).find(isLevel)?.given : undefined);
  if (before === undefined || right === undefined || text.split(' ').length > MOST_WORDS) return undefined;
  const frame = readMessage(before);
  const subject = frame.cues.has('howMuch') ? subjectOf(before, frame.language) : undefined;
  if (subject?.parameter === undefined || subject.value === undefined || readMessage(question).quantities.length > 2) return undefined;
  return languageOf(question, subject.language) === 'es'
    ? `mi ${subject.name} está en ${right}, ¿cuánto le pongo?`
    : `my ${subject.name} is ${right}, how much do i add`;
}

const WANTS =
  /\b(?:want|wanna|need|like|goal|target|aim|quiero|quisiera|necesito|meta|objetivo|dejarl[oa]|que (?:este|quede)|(?:get|bring|take|raise|lower|move|put|bump) (?:it|that)|(?:bajarl|subirl|llevarl)[oa]|l[oa] (?:subo|bajo|llevo|dejo))\b/;
/** "My pH is 7.9", "I want it at 7.5": how much that takes. */
export function ofWish(question: string, text: string, [before]: readonly string[]): string | undefined {
  if (before === undefined || text.split(' ').length > MOST_WISH_WORDS || !WANTS.test(text)) return undefined;
  const { quantities, parameters, chemicals, symptoms } = readMessage(question);
  const [wish, ...others] = quantities.filter(isLevel);
  if (!wish || others.length > 0 || quantities.length > 1 || chemicals.length > 0 || symptoms.length > 0) return undefined;
  const told = readMessage(before);
  const subject = told.parameters.length === 1 && told.quantities.length === 1 ? subjectOf(before, told.language) : undefined;
  const { parameter, value } = subject ?? {};
  if (parameter === undefined || value === undefined || value === wish.given || !IS_WISH.test(text.slice(0, wish.at))) return undefined;
  if (parameters.some((name) => name !== parameter)) return undefined;
  // The same kind of number: no pH goes to 90.
  if ((parameter === 'ph') !== (wish.given >= 6 && wish.given <= 9)) return undefined;
  const aim = aimOf(`how much do i add to get ${subject?.name ?? ''} from ${value} to ${wish.given}`);
  return aim?.parameter === parameter ? aimText({ ...aim, language: languageOf(question, subject?.language) }) : undefined;
}

const ASKS = /\b(how much|cuant[oa])\b/;
/** "Can I use bleach?", "how much would I need for 3 ppm?": of what was named. */
export function ofNamed(question: string, text: string, [before]: readonly string[]): string | undefined {
  const { parameters, chemicals, quantities, symptoms } = readMessage(question);
  const isOpen = parameters.length === 0 && chemicals.length === 0 && symptoms.length === 0;
  if (before === undefined || !isOpen || !ASKS.test(text) || !quantities.some(({ kind }) => kind === 'ppm')) return undefined;
  const named = readMessage(before).chemicals;
  const [product] = named;
  if (!product || aimOf(before) !== undefined) return undefined;
  const full = text.replace(ASKS, `$1 ${product.text}`);
  return aimOf(full) === undefined ? undefined : full;
}
