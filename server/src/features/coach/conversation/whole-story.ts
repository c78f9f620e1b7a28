// What was told in parts, put together: "my toddler pooped in the pool", "solid", "how long do we stay out?". Alone, the last part says too
// little, or seems to ask for something else; with what came before it, it is one question.
import { CARDS } from '../knowledge/find-card.ts';
import { meaningful, stem, wordsOf } from '../knowledge/words.ts';
import { type CoachContext, reply, type Reply } from '../skills/reply.ts';
import { fold } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { isGeneralWord } from './carried.ts';
import { changeOf } from './other-product.ts';

const OF_STOOL = /stool|poop|diarrh|fecal|feces|vomit|heces|diarrea|popó|vómito/i;
/** Anyone who asks about swimming after one of these has to hear of it, whatever the last test says. */
const HAZARDS: readonly (readonly [told: RegExp, asked: { en: string; es: string }, says: RegExp])[] = [
  [
    /\b(?:diarr\w*|runny|loose stool)\b/,
    { en: 'someone had diarrhea in the pool, when can we swim', es: 'hubo diarrea en la alberca, cuándo podemos nadar' },
    OF_STOOL,
  ],
  [
    /\b(?:poop\w*|pooed|turd|feces|fecal|stool|vomit\w*|threw up|thrown up|puked?|popo|caca|heces|vomit\w+)\b/,
    { en: 'someone pooped in the pool, when can we swim', es: 'alguien hizo popó en la alberca, cuándo podemos nadar' },
    OF_STOOL,
  ],
  [
    /\b(?:thunder\w*|lightning|lightening|truen\w*|rayos?|relampag\w*)\b/,
    { en: 'how long after thunder can we swim', es: 'cuánto después de un trueno podemos nadar' },
    /thunder|lightning|truen|rayo/i,
  ],
  [
    /\b(?:broken glass|glass (?:broke|shattered|in the pool)|vidrios?(?: rotos?)?|se rompio un vaso)\b/,
    { en: 'broken glass in the pool, can we swim', es: 'hay vidrio roto en la alberca, podemos nadar' },
    /glass|vidrio/i,
  ],
  [
    /\b(?:(?:drain|suction) (?:cover|grate|lid) (?:is |was )?(?:missing|broken|loose|cracked|off)|(?:missing|broken|loose|cracked) (?:drain|suction) (?:cover|grate)|(?:tapa|rejilla) del (?:dren|desague)\b.{0,20}\b(?:rota|suelta|falta))\b/,
    { en: 'the drain cover is missing, can we swim', es: 'falta la tapa del drenaje, podemos nadar' },
    /drain|suction|dren|succi/i,
  ],
];
const ADDED =
  /\b(?:(?:just|i|we|he|she|my \w+) (?:\w+ )?(?:added|put|poured|dumped|shocked|threw in)|^(?:added|put in|poured|dumped|shocked)|acabo de (?:echar|poner|agregar)|eche|puse|agregue)\b/;
const CHEMICAL =
  /\b(?:acid|muriatic|chlorine|bleach|shock\w*|cal[ -]?hypo|dichlor|soda ash|chemicals?|algaecide|acido|cloro|choque|quimicos?|alguicida)\b/;
const JUST_ADDED = { en: 'i just added chemicals, can we swim now', es: 'acabo de echar químicos, ya podemos nadar' };
/** Long ago is over. */
const OVER = /\b(?:yesterday|last (?:night|week|month|year)|days? ago|weeks? ago|ayer|anoche|semana pasada|hace \d+ dias)\b/;

const ASKS_IN =
  /\b(?:swim\w*|(?:get|go|hop|jump|let \w+) (?:back )?in\b|back in\b|stay(?:ing)? out|wait|(?:is it|it'?s|are we) (?:ok|okay|safe|fine|good)|ok(?:ay)? now|safe now|how (?:long|soon)|when can|can (?:they|we|i|he|she|the kids)|wanna go|nad\w+|meter(?:se|nos|me)?|entrar|bañ\w+|banar\w*|cuanto (?:tiempo|espero|esperamos|hay que esperar|tardo)|cuando (?:puedo|podemos|pueden)|ya (?:se pueden?|puedo|podemos|pueden))\b/;
/** These are asked of something else. */
const OF_OTHER =
  /\b(?:cost|price|buy|pump|heater|filter|how long (?:to|until|does|will) (?:fill|drain|heat)|cuesta|bomba|calentador|filtro)\b/;

const REACHES = 4;
const MOST = 160;
const LONGEST = 420;
const ENDS = /[.?!\s]+$/;
const joined = (turns: readonly string[]): string => turns.map((turn) => turn.trim().replace(ENDS, '')).join('. ');

type Alone = (text: string) => Reply;
export interface Told {
  message: string;
  /** the turns before it as they were said, the latest first */
  said: readonly string[];
  context: CoachContext;
  alone: Alone;
}

const isOfLog = ({ cards, proposals }: Reply): boolean =>
  proposals.length > 0 || cards.some(({ kind }) => kind === 'swim' || kind === 'plan');

/** What makes the water unsafe was told a turn or more ago; now it is asked when people may go in. `usual`: the answer without it. */
export function afterHazard(usual: Reply, { message, said, context, alone }: Told): Reply | undefined {
  const text = fold(message);
  if (message.length > MOST || !ASKS_IN.test(text) || OF_OTHER.test(text)) return undefined;
  for (const [index, before] of said.slice(0, REACHES).entries()) {
    const told = fold(before);
    if (told.includes('?') && !/\b(?:my|our|we|i|mi|nos|me)\b/.test(told)) continue;
    const [, hazard = ADDED.test(told) && CHEMICAL.test(told) && !OVER.test(told) ? JUST_ADDED : undefined, says] =
      HAZARDS.find(([pattern]) => pattern.test(told)) ?? [];
    // What is said of a dose that waits to be saved is about just this.
    if (!hazard || (hazard === JUST_ADDED && !usual.cards.some(({ kind }) => kind === 'swim'))) continue;
    const whole = joined([...said.slice(0, index + 1).toReversed(), message]);
    const found = whole.length > LONGEST ? undefined : alone(whole);
    const isOfHazard = found && !found.abstained && !isOfLog(found) && (says?.test(found.answer) ?? true);
    return isOfHazard && found.answer !== context.lastAnswer ? found : alone(hazard[context.language]);
  }
  return afterEmergency(usual, { message, said, context, alone });
}

const NOT_YET = {
  en: 'Not yet. Keep everyone out until what just happened is settled: where a drain, electricity or a chemical caused it, only after a professional has looked at it. If anyone feels unwell, call 911.',
  es: 'Todavía no. Que nadie entre hasta que lo que acaba de pasar esté resuelto: si fue un drenaje, la electricidad o un químico, solo después de que lo revise un profesional. Si alguien se siente mal, llama al 911.',
} as const;
/** Someone was in danger here a moment ago: the last test says nothing about that. */
function afterEmergency(usual: Reply, { said, context, alone }: Told): Reply | undefined {
  // what is a no already says why
  if (!usual.cards.some(({ kind }) => kind === 'swim') || /^(?:Even then, |Aun así, )?no\b/i.test(usual.answer)) return undefined;
  const found = said.slice(0, REACHES).map(alone).find(isEmergency);
  return found && reply(NOT_YET[context.language], { cards: found.cards.filter(({ kind }) => kind === 'safety') });
}

const isEmergency = ({ cards }: Reply): boolean => cards.some(({ inputs }) => inputs['emergency'] !== undefined);
const OF_SOMEONE =
  /\b(?:he|she|him|her|they|them|his|eyes?|skin|breath\w*|swallow\w*|cough\w*|hurt\w*|rins\w*|wash\w*|doctor|hospital|swim\w*|get in|go in|safe|ok|okay|ojos?|piel|respir\w*|trag\w+|tose|duele|enjuag\w*|medico|nad\w+|entrar|segur[oa]|it|that|this|those|each|both|still|then|fine|eso|esos|tambien)\b/;
/** An emergency was told before, and this asks of the water: its text isn't said again. `found`: the answer with what came before. */
export function ofNewTopic(found: Reply, { message, said, alone }: Told): Reply | undefined {
  const { text, parameters, chemicals, quantities } = readMessage(message);
  const namesOwn = parameters.length > 0 || chemicals.length > 0 || quantities.length > 0;
  if (said.length === 0 || !isEmergency(found) || !namesOwn || OF_SOMEONE.test(text)) return undefined;
  const own = alone(message);
  return isEmergency(own) ? undefined : own;
}

/** What asks, in so many words. */
const ASKS =
  /\?|^(?:(?:and|so|but|ok|y|pero|entonces) )*(?:what|whats|how|why|when|where|who|which|can|could|should|do|does|did|is|are|will|would|que|como|por que|cuando|donde|cual|cuant[oa]s?|puedo|debo|es|hay)\b|\b(?:what|which|que|cual)\W*$/;
/** It takes back what was said. */
const DENIES = /^(?:no|nope|not|wait|sorry|perdon|espera)\b/;
const MOST_WORDS = 14;
/** Only told, as a detail of what is being talked about. */
function isDetail(message: string): boolean {
  const text = fold(message);
  const { social, symptoms, cues, values, chemicals } = readMessage(message);
  return (
    !ASKS.test(text) &&
    !DENIES.test(text) &&
    text.split(/\s+/).length <= MOST_WORDS &&
    social.size === 0 &&
    symptoms.length === 0 &&
    chemicals.length === 0 &&
    !cues.has('remind') &&
    !cues.has('log') &&
    Object.keys(values).length === 0
  );
}

/** Of equipment, or of a trouble: what details belong to. */
const hasTrouble = (before: string): boolean =>
  readMessage(before).symptoms.length > 0 ||
  (changeOf(before) === undefined &&
    /\b(?:wont|won'?t|doesn'?t|isn'?t|not|no|stopped|keeps?|loud|noise|leak\w*|weird|problem|trips?|error|hardly|barely|weak|low|high|hot|cold|again|no (?:prende|arranca|calienta|jala)|ruid\w*|fuga|gotea|falla|raro)\b/.test(
      fold(before),
    ));

/** Details of a trouble, told one after the other. */
export function withDetails({ message, said, context, alone }: Told): Reply | undefined {
  const [before, older] = said;
  if (before === undefined || !isDetail(message)) return undefined;
  const trouble = hasTrouble(before) ? 0 : older !== undefined && hasTrouble(older) && isDetail(before) ? 1 : undefined;
  if (trouble === undefined) return undefined;
  const whole = joined([...said.slice(0, trouble + 1).toReversed(), message]);
  const found = whole.length > LONGEST ? undefined : alone(whole);
  return found && !found.abstained && !isOfLog(found) && found.answer !== context.lastAnswer ? found : undefined;
}

/** The coach is lost, and asks nothing that would help. */
const LOST =
  /^(?:I['’]m not sure (?:what you mean, and|I follow|what you want to know about my last answer)|No estoy seguro de lo que|That's outside what I know|Eso está fuera de lo que|I don't have a short answer|No tengo una respuesta corta|No sé bien cómo se relaciona)/;
const ONLY_WHY = /^(?:(?:and|but|so|y|pero) )?(?:why|how come|por que)\b/;
const JOINS = /^(?:does|did|with|what|which|where|from|into|con|que|cual|para|desde)$/;
/** It speaks of what is asked now. */
function speaksOf(message: string, { answer, cards }: Reply): boolean {
  if (cards.some(({ kind }) => kind === 'safety')) return true;
  const own = meaningful(wordsOf(message))
    .filter((word) => !isGeneralWord(word) && !JOINS.test(word))
    .map(stem);
  const card = CARDS.find(({ en, es }) => answer.startsWith(en) || answer.startsWith(es));
  const words = new Set(wordsOf(card ? `${card.asks} ${answer}` : answer).map(stem));
  return own.length === 0 ? ONLY_WHY.test(fold(message)) : own.some((word) => words.has(word));
}

/** "Como chillido" is a likeness, and "cómo lo arreglo" a question. */
const LIKE = /^como (?=(?:un|una|si|de|a|\w+(?:id[oa]|ud[oa]|ado|ada|illido|on|s))\b)/;
const WHAT_TO_DO =
  /^(?:(?:and|so|but|ok|y|pero|entonces|es grave|is it bad|is that bad)[?,. ]*)*(?:what (?:do|should|can) i do|what now|now what|how do i fix (?:it|this|that)|q(?:ue)? (?:hago|le hago|debo hacer)|como lo arreglo|y ahora(?: que)?)\W*$/;
/** "So what do I do?", "why does it do that?" after a trouble that was told in two parts: of all of it. */
export function ofAllTold({ message, said, context, alone }: Told): Reply | undefined {
  const [before, older] = said;
  if (before === undefined || older === undefined || before.includes('?') || ASKS.test(fold(before).replace(LIKE, ''))) return undefined;
  const text = fold(message);
  const own = meaningful(wordsOf(message)).filter((word) => !isGeneralWord(word) && !JOINS.test(word));
  const isWhy = ONLY_WHY.test(text) && own.length === 0;
  const isWhatToDo = WHAT_TO_DO.test(text) && (hasTrouble(before) || hasTrouble(older));
  if (!isWhy && !isWhatToDo) return undefined;
  const whole = joined([...said.slice(0, 2).toReversed(), message]);
  const found = whole.length > LONGEST ? undefined : alone(whole);
  return found && !found.abstained && !isOfLog(found) && (isWhatToDo || found.answer !== context.lastAnswer) ? found : undefined;
}

/** What says too little alone may say enough with what came before. `own`: the answer to it alone. */
export function toldInParts(own: Reply, { message, said, context, alone }: Told): Reply | undefined {
  if (!own.abstained || !LOST.test(own.answer) || said.length === 0 || message.length > MOST) return undefined;
  const { social, cues } = readMessage(message);
  if (social.size > 0 || cues.has('remind') || cues.has('log')) return undefined;
  for (const turns of [said.slice(0, REACHES - 1), said.slice(0, 1)]) {
    const whole = joined([...turns.toReversed(), message]);
    if (whole.length > LONGEST) continue;
    const found = alone(whole);
    const isSame = found.answer === context.lastAnswer;
    if (found.abstained || isOfLog(found) || (isSame && !found.cards.some(({ kind }) => kind === 'safety'))) continue;
    if (speaksOf(message, found)) return found;
  }
  return undefined;
}
