// A question as it is meant after the questions before it.
import { isOnlyParts, withNewParts } from './follow-up.ts';
import { languageOf } from './fold.ts';
import { type Frame, readMessage } from './frame.ts';
import { guessIntent } from './intents.ts';

const FOLLOWS =
  /^\s*(?:and|what about|how about|or|what if|same|now|y|¿?y (?:para|con|si|a)|que tal|make it)\b|^\s*(?:to|with|for|at|in|using|a|con|para|hasta|en vez de) (?!.*\b(?:how|what|which|when|why|do|can|is|should|que|como|cuando|cual|debo|puedo)\b).{1,40}$|^\s*.{1,24}\binstead\W*$/i;
const ASKS_WHY = /^\s*[¿]?(?:but |and |pero |y )?(?:why|why not|how come|why is that|por que|porque|por qué|como asi)\s*[?!.]*\s*$/i;
/** "Why?" after "Can I swim?" asks for the same reasons again; after a dose, for what the value is good for. */
function whyOf(before: string, question: string): string {
  const frame = readMessage(before);
  if (guessIntent(frame).intent !== 'dose') return before;
  const name = frame.parameters[0] ?? 'freeChlorinePpm';
  return `${languageOf(before) === 'es' || languageOf(question) === 'es' ? '¿por qué importa' : 'why does it matter:'} ${WHY_NAMES[name] ?? name}`;
}
const WHY_NAMES: Partial<Record<Frame['parameters'][number], string>> = {
  freeChlorinePpm: 'free chlorine', ph: 'ph', alkalinityPpm: 'total alkalinity', hardnessPpm: 'calcium hardness', cyanuricAcidPpm: 'cyanuric acid', saltPpm: 'salt level',
}; // prettier-ignore

/** "And for 20,000?": the last question with another number in it. */
export function followedUp(question: string, earlier: readonly string[]): string {
  const follows = (text: string) => FOLLOWS.test(text) || isOnlyParts(text);
  const before = earlier.find((text) => !follows(text) && !ASKS_WHY.test(text));
  if (before !== undefined && ASKS_WHY.test(question)) return whyOf(before, question);
  if (before === undefined || !follows(question) || question.length > 80) return question;
  // What came in between, such as "use dry acid instead", holds too.
  const between = earlier.slice(0, earlier.indexOf(before)).filter((text) => follows(text) && text.length <= 80);
  return [...between.toReversed(), question].reduce(withNewParts, before);
}
