// Short words about the answer just before: about its dose, about what waits to be saved, about a value that it named.
import type { ProductId } from '@limpid/chemistry';
import { productName } from '../skills/names.ts';
import { amountText } from '../skills/numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { emergencyIn } from '../skills/danger/safety.ts';
import { answerUrgent } from '../skills/danger/urgent.ts';
import { fold, languageOf } from '../understanding/fold.ts';
import { readMessage } from '../understanding/frame.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';
import { amended, isTold } from './amended.ts';
import { type Aside, amountDone, asideOf, isDone, looseAside, plainOf } from './aside-words.ts';
import { isDependent } from './carried.ts';
import { dosesOf, OF_DOSE } from './dose-asides.ts';
import { alreadyDone, type Before, hurtBy, swimAfterAdding, withoutDose } from './no-dose-asides.ts';
import { withFact } from './facts/with-fact.ts';
import { notMeant } from './not-meant.ts';
import { otherAmount } from './other-amount.ts';
import { answerOther, changeOf, otherIn } from './other-product.ts';
import { ofSeveral } from './several-doses.ts';
import { keptToTalk } from './strays.ts';

type AnswerTo = (before: string, older: readonly string[]) => Reply;

/** Undefined: a question of its own. `answerTo` works the question before out again. */
export function answerAside(question: string, context: CoachContext, earlier: readonly string[], answerTo: AnswerTo): Reply | undefined {
  const [before, ...older] = earlier;
  if (before === undefined || question.length > MOST) return undefined;
  const asked = { ...context, language: languageOf(question, languageOf(before, context.language)) };
  const alone = (text: string) => answerTo(text, []);
  const hurt = ofInjury(question, before, asked, alone);
  if (hurt) return hurt;
  const kind = asideOf(question) ?? ofDoseLoosely(question, before);
  if (isDone(before) && older.length > 0 && !(kind && OF_PROPOSAL.has(kind)) && !ASKS_SWIM.test(fold(question)))
    return answerAside(question, context, older, answerTo);
  const used = amountDone(question);
  if (used !== undefined && changeOf(before) && !isUrgent(question, asked)) return ofUsed(used, answerTo(before, older), asked, alone);
  const told = kind === undefined ? amended(question, before) : undefined;
  const other = kind === undefined && told === undefined ? otherIn(question, before) : undefined;
  const household = HOUSEHOLD.exec(fold(question))?.[0];
  const amount = kind === undefined ? amountAsked(question) : undefined;
  const isOfSwimming = kind === undefined && (isTold(before) || isDone(before)) && ASKS_SWIM.test(fold(question));
  const already = kind === undefined ? alreadyDone(question, { earlier, context: asked }) : undefined;
  const isNone = [kind, told, other, household, amount, already].every((one) => one === undefined) && !isOfSwimming;
  if (isNone || isUrgent(question, asked)) return undefined;
  if (told !== undefined) return answerTo(told, older);
  const change = changeOf(before);
  if (other !== undefined && change) return answerOther(other, change, asked, (next) => answerTo(next, older));
  if (household !== undefined)
    return change?.parameter === 'ph' && !change.isUp
      ? alone(inLanguage(asked, { en: 'can i use vinegar to lower ph', es: '¿puedo usar vinagre para bajar el pH?' }))
      : undefined;
  if (already) return already;
  const answer = answerTo(before, older);
  if (isOfSwimming) return swimAfterAdding(question, { answer, context: asked });
  return kind === undefined
    ? ofAmount(amount ?? '', answer, asked, alone, ON_HAND.test(fold(question)))
    : ofKind(kind, { before, earlier, answer, context: asked, alone, answerTo });
}

function ofUsed(amount: string, answer: Reply, context: CoachContext, alone: (text: string) => Reply): Reply | undefined {
  const [dose, ...others] = dosesOf(answer);
  const product = dose && productName(dose.productId, context.language);
  if (product === undefined || others.length > 0) return undefined;
  return alone(inLanguage(context, { en: `I added ${amount} of ${product}`, es: `le eché ${amount} de ${product}` }));
}

function ofKind(kind: Aside, about: Before): Reply | undefined {
  const { answer, context, alone } = about;
  const doses = dosesOf(answer);
  const [dose, ...others] = doses;
  if (answer.proposals.length > 0 && OF_PROPOSAL.has(kind)) return ofProposal(kind, answer, context);
  const chosen = kind === 'yes' ? ofChips(answer, context, alone) : undefined;
  if (chosen) return chosen;
  const asked = dose && { dose, answer, context, answerTo: alone };
  if (asked && others.length === 0) return OF_DOSE[kind](asked);
  if (asked && (kind === 'toPlan' || kind === 'yes' || kind === 'ok')) return { ...OF_DOSE[kind](asked), cards: answer.cards };
  return asked ? ofSeveral(kind, doses, context) : withoutDose(kind, about);
}

const OF_PROPOSAL: ReadonlySet<Aside> = new Set<Aside>(['yes', 'no', 'ok', 'done', 'saved', 'toPlan']);
const ASKS_SWIM = /\b(?:swim\w*|get in|go in|jump in|hop in|back in|nad\w+|meter\w*|entrar|banar\w*)\b/;
const MOST = 72;
const HOUSEHOLD = /\b(?:vinegar|lemon juice|citric acid|vinagre|jugo de limon|limon)\b(?=.{0,24}$)/;

/** In more words, of a dose, where nothing else is named. */
function ofDoseLoosely(question: string, before: string): Aside | undefined {
  const { chemicals, parameters, quantities, symptoms, social } = readMessage(question);
  const isBare = [chemicals, parameters, quantities, symptoms].every(({ length }) => length === 0) && social.size === 0;
  return isBare && changeOf(before) ? looseAside(question) : undefined;
}

/** What went into a person belongs to what was talked about. */
function ofInjury(question: string, before: string, context: CoachContext, alone: (text: string) => Reply): Reply | undefined {
  const id = changeOf(before)?.productId;
  const named = readMessage(before, context.language).chemicals[0]?.text;
  const product = named ?? (id && productName(id, context.language));
  return product === undefined ? undefined : hurtBy(question, product, { alone, context });
}

const isUrgent = (question: string, context: CoachContext): boolean => {
  const frame = readMessage(question, context.language);
  return emergencyIn(frame) !== undefined || answerUrgent(frame, context) !== undefined;
};

const SAYS =
  /^(?:(?:ok|so|and|but|y|pero) )*(?:(?:(?:my|the|our|mi|el|la) )?[a-z]+(?: guy| store)?|he|she|they|someone|everyone|a friend|un amigo) (?:says?|said|told me|thinks?|recommends?|suggests?|dice|dijo|recomienda)(?: (?:to|that|i should|i need|it needs|we need|que))*(?: (?:use|add|put in|put|pour in|pour|eche|ponga|use|echar|poner))? (?:just |only |about |solo |unos |unas )?(\d[^?]{0,20}?)(?: (?:of it|instead))?\W*$/;
const AMOUNT =
  /^(?:(?:ok|so|and|but|y|pero|entonces) )*(?:(?:what (?:if|happens if)|if|can|should|could|y si|si|puedo) (?:i )?(?:only |just |solo )?(?:add|use|put in|put|pour in|pour|do|have|(?:le |la |lo )?(?:echo|agrego|pongo|uso|echar|agregar|poner)|tengo)|(?:i |we )(?:only |just )have|(?:(?:me )?queda|solo tengo)|is|make (?:it|that)|es|son) (?:just |only |solo )?(\d[^?]{0,24}?)(?: (?:left|de eso|instead|enough|ok(?:ay)?|too much|of it|only|suficiente|demasiado|mejor))*\W*$/;
const DOUBTS = /^(?:(?:are )?(?:you|u) sure|really|seriously|hmm+|seguro|de verdad|en serio)[?.,! ]+/;
/** "What if I add 1 gallon?" */
function amountAsked(question: string): string | undefined {
  const plain = plainOf(question)
    .replace(DOUBTS, '')
    .replaceAll(/\b(?:a |an |un |una )?(?:whole|full|entero|completo) (?=gallon|quart|pound|jug|galon|litro)/g, '1 ')
    .replaceAll(/\b(?:an?|una?) (?=(?:gallon|quart|cup|pound|pint|galon|litro|taza|libra)\b)/g, '1 ');
  const text = (AMOUNT.exec(plain) ?? SAYS.exec(plain))?.[1];
  const [quantity, ...others] = text === undefined ? [] : quantitiesIn(text);
  return quantity && others.length === 0 && ['mass', 'liquid', 'volume'].includes(quantity.kind) && quantity.end >= (text ?? '').trimEnd().length
    ? text
    : undefined;
} // prettier-ignore
const SMALL_L = 400;
/** "I only have 1 gallon left": what is there, and not what goes in. */
const ON_HAND = /\b(?:i|we)(?: only| just)? have\b|\b(?:queda|tengo)\b/;
function ofAmount(
  amount: string,
  answer: Reply,
  context: CoachContext,
  alone: (text: string) => Reply,
  isOnHand: boolean,
): Reply | undefined {
  const [quantity] = quantitiesIn(amount);
  const [dose, ...others] = dosesOf(answer);
  if (!quantity || !dose || others.length > 0 || (quantity.kind === 'volume' && quantity.value >= SMALL_L)) return undefined;
  const isLiquid = dose.amountMl !== undefined;
  const isOunce = isLiquid && /^(?:oz|ounces?|onzas?)/.test(quantity.unit);
  const size = isOunce ? quantity.given * ML_PER_FLOZ : quantity.kind === 'volume' ? quantity.value * 1000 : quantity.value;
  if (isLiquid === (quantity.kind === 'mass' && !isOunce)) return undefined;
  const share = size / (dose.amountMl ?? dose.amountG ?? size);
  if (isOnHand && share >= 1) {
    const needed = amountText(dose, dose.productId, context);
    const names = { en: productName(dose.productId, 'en'), es: productName(dose.productId, 'es') };
    return reply(
      inLanguage(context, {
        en: `That’s enough: add ${needed} of ${names.en} and keep the rest.`,
        es: `Te alcanza: agrega ${needed} de ${names.es} y guarda el resto.`,
      }),
      { cards: [dose] },
    );
  }
  return otherAmount({ dose, answer, context, answerTo: alone }, share);
}
const ML_PER_FLOZ = 29.5735295625;

function ofProposal(kind: Aside, answer: Reply, context: CoachContext): Reply {
  if (kind === 'no') return reply(inLanguage(context, { en: 'Okay, nothing was saved.', es: 'De acuerdo, no se guardó nada.' }));
  const lead = inLanguage(context, {
    en: 'Press Save on the card below. I only write something down when you press it.',
    es: 'Toca Guardar en la tarjeta de abajo. Solo anoto algo cuando tú lo tocas.',
  });
  return { ...answer, answer: lead, cards: [] };
}

/** "Yes" to what was asked back: the one choice, or which of them. */
function ofChips({ abstained, chips }: Reply, context: CoachContext, alone: (text: string) => Reply): Reply | undefined {
  const [chip, ...others] = chips;
  if (!abstained || chip === undefined) return undefined;
  if (others.length === 0) return alone(chip);
  return askBack(inLanguage(context, { en: 'Which one do you mean?', es: '¿Cuál de estas?' }), chips);
}

const SHORT = 32;
/** The same reasons again are the answer. */
const WHY = /^\W*(?:(?:and|but|so|ok|y|pero)\W+)*(?:why|how come|por ?que)\b/;
const FOLLOWS = /^\W*(?:and|but|so|ok|what|how|then|same|y|pero|entonces|que|como|yes|no|done)\b/;
/** A follow-up that could not be understood, or that would get the same answer again: what can be asked about the last answer. */
export function askedBack(
  question: string,
  found: Reply,
  context: CoachContext,
  earlier: readonly string[],
  answerTo: AnswerTo,
): Reply {
  const [before, ...older] = earlier;
  if (before === undefined || question.length > MOST || found.proposals.length > 0) return found;
  const spoken = { ...context, language: languageOf(question, languageOf(before, context.language)) };
  const ofFact = withFact(question, found, earlier, spoken, answerTo);
  if (ofFact) return ofFact;
  const answer = keptToTalk(question, found, earlier, spoken);
  if (answer === 'none') return notMeant(spoken);
  const frame = readMessage(question);
  const isBare = frame.chemicals.length === 0 && frame.parameters.length === 0 && frame.quantities.length === 0 && frame.social.size === 0;
  const isShort = question.length <= SHORT && frame.social.size === 0;
  if (!isDependent(question) && !isShort && !(isBare && changeOf(before))) return answer;
  const last = answerTo(before, older);
  const ofDose = dosesOf(last).length > 0;
  const isSame =
    answer.answer === last.answer &&
    fold(question) !== fold(before) &&
    !WHY.test(fold(question)) &&
    ((last.cards.length > 0 && FOLLOWS.test(fold(question))) || (ofDose && isBare) || asideOf(question) !== undefined);
  const isLost = answer.abstained && answer.chips.length === 0;
  const isUnsure = answer.abstained && isDependent(question) && answer.answer !== last.answer;
  if (!isSame && !isLost && !isUnsure) return answer;
  const [dose] = dosesOf(last);
  const { language } = spoken;
  if (!dose) return isSame || isLost ? notMeant(spoken) : answer;
  return whichOfDose(dose.productId, language);
} // prettier-ignore

function whichOfDose(productId: ProductId, language: CoachContext['language']): Reply {
  const product = productName(productId, language);
  return askBack(
    inLanguage({ language }, {
      en: `I'm not sure what you mean about the ${product}. Do you mean one of these?`,
      es: `No sé bien qué quieres saber sobre la dosis de ${product}. ¿Es alguna de estas?`,
    }),
    inLanguage({ language }, {
      en: ['Is that safe?', 'How do I add it?', 'What happens if I don’t?', 'When can we swim after that?'],
      es: ['¿Es seguro eso?', '¿Cómo lo agrego?', '¿Qué pasa si no lo hago?', '¿Cuándo podemos nadar?'],
    }),
  );
} // prettier-ignore
