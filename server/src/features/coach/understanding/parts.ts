// A message that asks two things, or wants two values changed, in its parts.
import { PRODUCTS } from '@limpid/chemistry';
import { type Frame, productOf, readMessage } from './frame.ts';
import type { ParameterName } from './lexicon.ts';

/** "…, and when should I test again?": a second question begins where another question word follows. */
const NEXT_QUESTION =
  /\?\s+(?=\S)|[,;]?\s+(?:and|also|plus|y|e|además)(?: also| then| también)?\s+(?=(?:when|how|what|what's|should(?! (?:have|be|read|hold|stay)\b)|can|could|do|does|is|are|which|where|why|will|cuándo|cuando|cuánto|cuanto|cuánta|cuanta|cómo|como|qué|que|debo|puedo|cuál|cual|hay que|por qué)\b)/gi;
/** "And is that enough?" is answered with what came before it. */
const OF_THE_SAME =
  /^(?:and |y )?(?:is|are|was|will|esta|está|es) (?:that|it|this|those|they|eso|esto)?\s*(?:be )?(?:enough|ok|okay|good|bad|fine|normal|too \w+|suficiente|bien|mucho|poco)\W*$/i;
/** "Answer in fluid ounces." */
const HOW_TO_SAY =
  /^(?:please |por favor )?(?:answer|give (?:it|me|the (?:answer|result))|round|express|in|show|use|responde|da(?:me)? (?:el|la|lo)|redondea)\b(?!.*\?)/i;
const IS_QUESTION =
  /\?|^(?:and |also |y |¿ ?)*(?:when|how|what|what's|whats|should|can|could|do|does|did|is|are|will|would|which|where|why|who|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|debo|puedo|se puede|cu[aá]l|hay que|por qu[eé]|d[oó]nde|es|est[aá]|tell me|explain|dime|explica)\b/i;
const LEAST_WORDS = 3;
const MOST_PARTS = 3;

/** The questions of a message in their order; the whole message where it is one. */
export function questionsIn(message: string): string[] {
  const parts = message
    .split(NEXT_QUESTION)
    .map((part) => part.trim())
    .filter((part) => !OF_THE_SAME.test(part) && !HOW_TO_SAY.test(part));
  const areQuestions = parts.every((part) => part.split(/\s+/).length >= LEAST_WORDS);
  // "Pool is 23k gallons." after the question belongs to it.
  const goesOn = parts.slice(1).some((part) => !IS_QUESTION.test(part));
  return areQuestions && !goesOn && parts.length > 1 && parts.length <= MOST_PARTS ? parts : [message];
}

const CLAUSE =
  /,|;|\band\b|\by\b|\bplus\b|\s(?=(?:raise|lower|increase|decrease|bring|reduce|drop|subir|bajar|sube|baja|aumentar|reducir)\b)/;

/** "Raise FC 2 ppm and lower pH to 7.4, pH is 7.8": a frame for each value that should change, with what is known beside it. */
export function changesIn(frame: Frame): Frame[] {
  const aims = frame.bound.filter(({ role, parameter }) => (role === 'to' || role === 'delta') && parameter !== undefined);
  const names = new Set<ParameterName | undefined>(aims.map(({ parameter }) => parameter));
  if (names.size < 2) return [];
  const clauses = frame.text
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const read = clauses.map((clause) => readMessage(clause, frame.language));
  const isAim = read.map(({ bound }) =>
    bound.some(({ role, parameter }) => (role === 'to' || role === 'delta') && parameter !== undefined),
  );
  if (isAim.filter(Boolean).length !== names.size) return [];
  const known = clauses.filter((_, index) => !isAim[index]);
  return clauses
    .filter((_, index) => isAim[index])
    .map((clause) => {
      const aim = readMessage(clause, frame.language).bound.find(({ role, parameter }) => parameter && (role === 'to' || role === 'delta'));
      const mine = known.filter((one) => isForValue(readMessage(one, frame.language), aim?.parameter, names));
      const one = readMessage([clause, ...mine].join(', '), frame.language);
      // The water is the same for both, wherever it was named.
      return frame.volumeL === undefined || one.volumeL !== undefined ? one : { ...one, volumeL: frame.volumeL };
    });
}

/** "10% bleach and 31.45% acid": each product goes with the value that it changes. */
const isForValue = ({ chemicals }: Frame, value: ParameterName | undefined, wished: ReadonlySet<ParameterName | undefined>): boolean =>
  chemicals.length === 0 ||
  chemicals.some(({ name }) => {
    const product = PRODUCTS[productOf(name)] as (typeof PRODUCTS)[keyof typeof PRODUCTS] | undefined;
    const first = product && [...product.raises, ...product.lowers].find((changed) => wished.has(changed as ParameterName));
    return first === undefined || first === value;
  });

/** "What are phosphates, and should I remove them?", "Should I get a salt system? Is it worth the money?" */
export const areOfOneThing = ([, ...others]: readonly string[], whole: string): boolean =>
  (/^what(?:'s| is| are)\b/.test(whole) && others.some((one) => /\b(?:it|them|care|worry)\b/i.test(one))) ||
  others.some((one) => /\b(?:is|are) (?:it|they) (?:\w+ )?worth\b|\bvale la pena\W*$/i.test(one));
