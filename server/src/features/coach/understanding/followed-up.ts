// A question as it is meant after the questions before it.
import { isOnlyParts, withNewParts } from './follow-up.ts';
import { languageOf } from './fold.ts';
import { type Frame, readMessage } from './frame.ts';
import { guessIntent } from './intents.ts';

const FOLLOWS =
  /^\s*(?:and|n|what about|how about|or|what if|same|now|y|¿?y (?:para|con|si|a)|que tal|make (?:it|that)|(?:change|set|switch) (?:it|that|the \w+) to|(?:do|redo|try|run|calculate|figure) (?:it|that|this)(?: again)? (?:for|with|in|to|at|using)|let'?s (?:say|do|make it)|(?:cambialo|cámbialo|ponlo|hazlo|calculalo|calcúlalo) (?:a|para|con|en)|why not(?: just)?(?: to)?(?= \d)|lets? (?:say|do|go|make it)|let'?s go|go (?:with|to|for)|que sea|digamos|mejor)\b|^\s*(?:to|with|for|at|in|using|a|con|para|hasta|en vez de) (?!.*\b(?:how|what|which|when|why|do|can|is|should|que|como|cuando|cual|debo|puedo)\b).{1,40}$|^\s*.{1,24}\binstead\W*$/i;
const ASKS_WHY = /^\s*[¿]?(?:but |and |pero |y )?(?:why|why not|how come|why is that|por que|porque|por qué|como asi)\s*[?!.]*\s*$/i;
/** "Why?" after a dose asks what the value is good for. */
function whyOf(before: string, question: string): string | undefined {
  const frame = readMessage(before);
  const isOfOneValue = frame.parameters.length === 1 && frame.quantities.length === 0 && frame.symptoms.length === 0;
  if (guessIntent(frame).intent !== 'dose' && !isOfOneValue) return undefined;
  const name = frame.parameters[0] ?? 'freeChlorinePpm';
  return `${languageOf(before) === 'es' || languageOf(question) === 'es' ? '¿por qué importa' : 'why does it matter:'} ${VALUE_NAMES[name] ?? name}`;
}
const VALUE_NAMES: Partial<Record<Frame['parameters'][number], string>> = {
  freeChlorinePpm: 'free chlorine', ph: 'ph', alkalinityPpm: 'total alkalinity', hardnessPpm: 'calcium hardness', cyanuricAcidPpm: 'cyanuric acid', saltPpm: 'salt level', boratePpm: 'borate', brominePpm: 'bromine',
}; // prettier-ignore

/** Names with nothing beside them: "What about pH?" */
const ONLY_A_NAME = /^\s*(?:and|what about|how about|y|que tal|¿y|¿que tal)\b[\s,]*(?:(?:the|my|our|el|la|mi|nuestr[oa]) )?[^\d]{2,24}$/i;
const IN_MINE =
  /^\s*(?:and |so |y |¿y )?(?:(?:how much|what)(?: is|'s| do i have| have i got)?(?: there)?(?: in)? (?:mine|my (?:pool|tub|spa))|(?:what about|how about|what'?s|is) (?:mine|my pool'?s?)(?: at| ok(?:ay)?| now)?|and mine|cuant[oa] (?:tengo|hay en (?:la mia|mi (?:piscina|alberca)))(?: yo)?|(?:y )?(?:la|el) m[ií][oa]|como esta (?:la|el) m[ií][oa])\s*[?!.]*\s*$/i;
/** Asked of a value of this pool, where the question before was about a value and not about a dose of it. */
function ofOwnValue(before: string, question: string): string | undefined {
  const asked = readMessage(question);
  const isMine = IN_MINE.test(question);
  const isNamed =
    ONLY_A_NAME.test(question) &&
    asked.symptoms.length === 0 &&
    (asked.chemicals.length === 0
      ? asked.parameters.length === 1
      : asked.parameters.length === 0 && asked.chemicals.every((one) => one.name === 'chlorine'));
  if (!isMine && !isNamed) return undefined;
  const frame = readMessage(before);
  const { parameters, chemicals } = isMine ? frame : asked;
  const name = parameters[0] ?? (chemicals.some((one) => one.name === 'chlorine') ? 'freeChlorinePpm' : undefined);
  if (isNamed && (name === undefined || frame.parameters.includes(name))) return undefined;
  const said = name && VALUE_NAMES[name];
  if (said === undefined) return undefined;
  return languageOf(question, languageOf(before)) === 'es' ? `¿esta bien mi ${said}?` : `is my ${said} ok?`;
}

const OF_IT =
  /^(?:so |and |ok |then |y |entonces )?(?:should|can|do|could|must|debo|puedo|tengo que|hay que) (?:i|we)? ?(?:have to |just |still )?(?:replace|fix|repair|clean|keep|leave|run|turn|open|buy|cambi\w*|repar\w*|limpi\w*|dej\w*)(?:lo|la|rl[oa])?\b.{0,10}(?:\b(?:it|that|this|them|eso|esto)\b|rl[oa]\b).{0,12}$/i;
/** "Should I replace it?" after "the pump is grinding": the thing that was told. */
function ofSameThing(question: string, before: string | undefined): string | undefined {
  if (before === undefined || before.length > 100 || !OF_IT.test(question)) return undefined;
  const { symptoms, quantities } = readMessage(before);
  return symptoms.length > 0 && quantities.length === 0 ? `${before.replace(/[?.! ]+$/, '')}. ${question}` : undefined;
}

const HOW_MUCH = /^\s*[¿]?(?:and|but|so|y|pero)\b[, ]*(?=(?:how much|cuant[oa]) )/i;
/** "And how much chlorine?" after a dose of acid: a question of its own. */
function ofAnother(question: string, before: string | undefined): string | undefined {
  if (before === undefined || !HOW_MUCH.test(question)) return undefined;
  const [asked, first] = [readMessage(question), readMessage(before)];
  const known = new Set<string>([...first.chemicals.map(({ name }) => name), ...first.parameters]);
  const isNew = [...asked.chemicals.map(({ name }) => name), ...asked.parameters].some((name) => !known.has(name));
  return isNew ? question.replace(HOW_MUCH, '') : undefined;
}

const OF_LABEL =
  /\b(?:have|got|mine|labels?|says|bottle|jugs?|stuff|it'?s|its|bought|tengo|etiqueta|dice|compre|compré|garrafa|botella|es)\b/i;
const OF_SHARE = /\b(?:drain\w*|replac\w*|left|full|lower|water|output|cell|vac\w*|cambi\w*|agua|celda|queda)\b|\?/i;
const MOST_WORDS = 10;
/** "I have the store brand, 7.5%": the strength of what was to be added. */
function asStrength(text: string): string {
  const { quantities, parameters } = readMessage(text);
  const [only, ...others] = quantities;
  const isStrength = only?.kind === 'percent' && others.length === 0 && only.value >= 3 && OF_LABEL.test(text) && !OF_SHARE.test(text);
  return isStrength && parameters.length === 0 && text.split(/\s+/).length <= MOST_WORDS ? `with ${only.given}%` : text;
}

/** "Ok, and for 20,000?" */
const AGREES =
  /^\s*(?:(?:ok(?:ay)?|k|cool|great|thanks|thank you|got it|alright|all right|perfect|good|hmm+|well|right|vale|gracias|perfecto|bueno|entendido)\b[,.! ]+)+(?=(?:and|n|but|so|what|how|or|now|make|change|same|in|for|with|to|y|pero|para|con|que|si)\b(?!.*\b(?:do|does|can|should|is|are|will|keep|debo|puedo|hay que)\b))/i;
/** A question that a number can go into: it has numbers of its own, or asks how much. */
function takesNumbers(text: string): boolean {
  const { quantities, cues } = readMessage(text);
  return quantities.length > 0 || cues.has('howMuch');
}

/** "¿Y para qué sirve el alguicida?" */
const OF_ITSELF =
  /^\s*[¿]?(?:(?:and|but|y|pero) )?[¿]?(?:para qu[eé] (?:sirven?|es|son|se usan?)|what (?:is|are|does|do)) (?!(?:it|that|this|those|them|they|eso|esto)\b)[^\d]*$/i;
/** "And for 20,000?": the last question with another number in it. */
export function followedUp(said: string, all: readonly string[]): string {
  const earlier = all.length > 1 ? [...all.slice(0, -1).map(asStrength), ...all.slice(-1)] : all;
  const question = earlier.length > 0 ? asStrength(said.replace(AGREES, '')) : said;
  const follows = (text: string) => (FOLLOWS.test(text.replace(AGREES, '')) && !OF_ITSELF.test(text)) || isOnlyParts(text);
  // The first question of all follows nothing, however short it is.
  const own = earlier.filter((text) => !follows(text) && !ASKS_WHY.test(text));
  const before = (/\d/.test(question) ? own.find(takesNumbers) : undefined) ?? own[0] ?? earlier.at(-1);
  if (before !== undefined && ASKS_WHY.test(question)) return whyOf(before, question) ?? said;
  const ofMine = earlier[0] === undefined ? undefined : ofOwnValue(followedUp(earlier[0], earlier.slice(1)), question);
  if (ofMine !== undefined) return ofMine;
  const another = ofAnother(question, before);
  if (another !== undefined) return another;
  const ofThing = ofSameThing(question, earlier[0]);
  if (ofThing !== undefined) return ofThing;
  if (before === undefined || !follows(question) || question.length > 80) return said;
  // What came in between, such as "use dry acid instead", holds too.
  const between = earlier.slice(0, earlier.indexOf(before)).filter((text) => follows(text) && text.length <= 80);
  return [...between.toReversed(), question].reduce(withNewParts, before);
}
