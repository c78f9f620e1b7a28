// The earlier questions as they stand: without short words about an answer, thanks and "yes", and with what was corrected since.
import { isAboutAnswer } from '../skills/about-answer.ts';
import { languageOf } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';
import { amended, isToSave } from './amended.ts';
import { asideOf, isDone, plainOf } from './aside-words.ts';
import { carried, isDependent } from './carried.ts';
import { changeOf, otherIn } from './other-product.ts';
import { unitAsked } from './last-answer/other-unit.ts';
import { resumed } from './resumed.ts';

const MOST = 80;
const ONLY_HOW_MUCH = /^(?:(?:ok|so|and|y|pero) )*(?:how much|cuanto)(?: (?:then|do i need|do i add|le pongo|le echo))?\W*$/;
const OF_SHOCK = /\b(?:shock\w*|choque)\b/;
const HOW_MUCH = /\b(?:how much|how do i (?:lower|raise|fix)|cuant[oa]|como (?:lo|la) (?:bajo|subo))\b/;

/** "What time?", "In cups?" after a dose: nothing that a later question goes on from. */
function isAside(text: string, last: string): boolean {
  const frame = readMessage(text);
  if (frame.social.size > 0 && frame.quantities.length === 0 && frame.parameters.length === 0 && text.length < MOST) return true;
  if (changeOf(last) === undefined && !isToSave(last)) return asideOf(text) === 'yes' || asideOf(text) === 'ok';
  // What was done stands: "yes" may follow.
  if (isDone(text)) return false;
  if (asideOf(text) !== undefined) return true;
  const namesNone = frame.parameters.length === 0 && frame.chemicals.length === 0;
  return namesNone && ((isAboutAnswer(text) && !quantitiesIn(plainOf(text)).some(({ kind }) => kind === 'volume')) || isDependent(text));
}

/** "So how much acid?" after "my pH is 8.2": the question in full. */
function inFull(text: string, standing: readonly string[]): string {
  if (ONLY_HOW_MUCH.test(plainOf(text)) && OF_SHOCK.test(plainOf(standing.at(-1) ?? '')))
    return languageOf(text) === 'es' ? 'cuánto cloro para el choque' : 'how much chlorine to shock my pool';
  if (!HOW_MUCH.test(plainOf(text)) || quantitiesIn(plainOf(text)).length > 0) return text;
  const [full] = carried(text, standing.toReversed());
  return full !== undefined && quantitiesIn(plainOf(full)).length > 0 && changeOf(full) !== undefined ? full : text;
}

function withNext(standing: string[], text: string): string[] {
  const last = standing.at(-1);
  if (last === undefined) return [text];
  // "In liters?" leaves what was asked as it is.
  if (unitAsked(text) !== undefined) return standing;
  const before = standing.slice(0, -1);
  if (asideOf(text) === 'no' && isToSave(last)) return before;
  const full = resumed(text, standing.toReversed());
  if (full !== undefined) return [...standing, full];
  const corrected = amended(text, last);
  if (corrected !== undefined) return [...before, corrected];
  const other = otherIn(text, last);
  if (other !== undefined) return other === 'none' || other.question === undefined ? standing : [...before, other.question];
  return isAside(text, last) ? standing : [...standing, inFull(text, standing)];
}

/** The latest first, as they come. */
export const threadOf = (earlier: readonly string[]): readonly string[] =>
  earlier.length < 2 ? earlier : earlier.toReversed().reduce<string[]>(withNext, []).toReversed();
