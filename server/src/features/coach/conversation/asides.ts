// Short words about the answer just before: half of it, is it safe, put it in my plan, "yes" to something that waits to be saved.
import { type ProductId, swimWaitMinutes } from '@limpid/chemistry';
import { levelRange } from '../skills/level.ts';
import { inSentence, productName, valueName } from '../skills/names.ts';
import { amountText, figures } from '../skills/numbers.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { careOf } from '../skills/dosing/dose-care.ts';
import { withNewParts } from '../understanding/follow-up.ts';
import { fold, languageOf } from '../understanding/fold.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';

const LEAD = String.raw`^(?:ok(?:ay)?|so|and|but|yes|yeah|well|then|please|y|pero|entonces|bueno|si)?[, ]*`;
const END = String.raw`(?: then| now| please| por favor)?\W*$`;
const said = (words: string): RegExp => new RegExp(`${LEAD}(?:${words})${END}`);

const HALF = said('(?:just |only |what about |how about )?(?:half|la mitad)(?: of (?:that|it)| de eso)?(?: (?:first|instead|primero))?');
const DOUBLE = said(
  '(?:can i |should i |what if i |puedo )?(?:double|twice|el doble)(?: (?:it|that|of (?:that|it)|de eso))?(?: to be sure)?',
);
const IS_SAFE = said(
  "(?:is|isn'?t) (?:that|it|this) (?:safe|ok(?:ay)?|too much|dangerous|not too much|a lot)|es (?:seguro|mucho|peligroso)(?: eso)?|no es (?:mucho|demasiado)",
);
const SURE = said(
  "(?:are )?(?:you|u) sure(?: about (?:that|it))?|really|is (?:that|it) right|that seems like a lot|that'?s a lot|why so (?:much|little)|seguro|de verdad|por que tant[oa]|es mucho",
);
const TO_PLAN = said(
  "(?:can you |could you )?(?:add|put|save) (?:it|that|this) (?:to|in|into|on) (?:my |the |today'?s )?(?:plan|list)|agregalo a mi plan|ponlo en (?:mi|el) plan",
);
const HOW_TO = said('how (?:do|should) i (?:add|put|pour|use|do) (?:it|that)(?: in)?|como lo (?:echo|agrego|pongo)');
const YES = said("yes|yep|yeah|sure|save(?: it)?|do it|go ahead|correct|that'?s right|si|dale|guardalo|hazlo|correcto");
const NO = said("no|nope|cancel|never ?mind|don'?t|no lo guardes|cancela|dejalo"); // prettier-ignore

type Dose = Card & { productId: ProductId };
const doseOf = ({ cards }: Reply): Dose | undefined =>
  cards.find((card): card is Dose => card.kind === 'dose' && card.productId !== undefined);
const numberOf = (dose: Dose, name: string): number | undefined => {
  const value = dose.inputs[name];
  return typeof value === 'number' ? value : undefined;
};

/** Undefined: a question of its own. `answerTo` works the question before out again. */
export function answerAside(
  question: string,
  context: CoachContext,
  earlier: readonly string[],
  answerTo: (before: string, older: readonly string[]) => Reply,
): Reply | undefined {
  const [before, ...older] = earlier;
  const text = fold(question).replaceAll(/[¿¡]/g, '').trim();
  if (before === undefined || text.length > MOST) return undefined;
  const isOfProposal = YES.test(text) || NO.test(text) || isAmountAlone(text);
  const isOfDose = [HALF, DOUBLE, IS_SAFE, SURE, TO_PLAN, HOW_TO].some((pattern) => pattern.test(text));
  if (!isOfProposal && !isOfDose) return undefined;
  const answer = answerTo(before, older);
  const language = languageOf(question, languageOf(before));
  const asked = { ...context, language };
  if (answer.proposals.length > 0 && isOfProposal) return ofProposal(text, before, answer, asked, (next) => answerTo(next, older));
  const dose = doseOf(answer);
  return dose && isOfDose ? ofDose(text, answer, dose, asked) : undefined;
}
const MOST = 48;

/** "Make that 3 cups", "no, 2 gallons" */
const isAmountAlone = (text: string): boolean =>
  AMENDS.test(text) && quantitiesIn(text).some(({ kind }) => kind === 'mass' || kind === 'liquid' || kind === 'volume' || kind === 'count');
const AMENDS = /^(?:no|nope|sorry|actually|make (?:it|that)|i mean(?:t)?|wait|it was|mejor|perdon|digo|eran|fueron)\b[, ]*|^\d/;

function ofProposal(text: string, before: string, answer: Reply, context: CoachContext, answerTo: (next: string) => Reply): Reply {
  if (isAmountAlone(text)) return answerTo(withNewParts(before, text.replace(/^(?:wait|it was|eran|fueron)[, ]*/, '')));
  if (NO.test(text)) return reply(inLanguage(context, { en: 'Okay, nothing was saved.', es: 'De acuerdo, no se guardó nada.' }));
  const lead = inLanguage(context, {
    en: 'Press Save on the card below. I only write something down when you press it.',
    es: 'Toca Guardar en la tarjeta de abajo. Solo anoto algo cuando tú lo tocas.',
  });
  return { ...answer, answer: lead };
}

function ofDose(text: string, answer: Reply, dose: Dose, context: CoachContext): Reply {
  if (TO_PLAN.test(text)) {
    const lead = inLanguage(context, {
      en: 'Press “Add to today’s plan” on the card below.',
      es: 'Toca “Agregar al plan de hoy” en la tarjeta de abajo.',
    });
    return { ...answer, answer: lead };
  }
  const line = HALF.test(text)
    ? halfOf(dose, context)
    : DOUBLE.test(text)
      ? doubleOf(dose, context)
      : IS_SAFE.test(text)
        ? isSafe(dose, context)
        : SURE.test(text)
          ? `${/\bwhy\b|por que/.test(text) ? '' : inLanguage(context, { en: 'Yes. ', es: 'Sí. ' })}${isSure(dose, context)}`
          : howTo(dose, context);
  return reply(line);
}

const amount = (dose: Dose, share: number, context: CoachContext): string =>
  amountText(
    {
      ...(dose.amountMl === undefined ? {} : { amountMl: dose.amountMl * share }),
      ...(dose.amountG === undefined ? {} : { amountG: dose.amountG * share }),
    },
    dose.productId,
    context,
  );
const nameOf = (dose: Dose, { language }: CoachContext): string => productName(dose.productId, language);

const halfOf = (dose: Dose, context: CoachContext): string =>
  inLanguage(context, {
    en: `Half of it is ${amount(dose, 0.5, context)} of ${nameOf(dose, context)}. It does about half as much: let it mix, test again, and add the rest only if the test still asks for it. That's always a safe way to start.`,
    es: `La mitad es ${amount(dose, 0.5, context)} de ${nameOf(dose, context)}. Hace más o menos la mitad: deja que se mezcle, mide otra vez y agrega el resto solo si el análisis lo pide. Siempre es una forma segura de empezar.`,
  });

const doubleOf = (dose: Dose, context: CoachContext): string =>
  inLanguage(context, {
    en: `No, don't double it: ${amount(dose, 1, context)} of ${nameOf(dose, context)} is what this goal takes, and twice that goes past it. Add it, let it mix, test, and I'll work out the rest if there is one.`,
    es: `No, no lo dupliques: ${amount(dose, 1, context)} de ${nameOf(dose, context)} es lo que pide esa meta, y el doble se pasa. Agrégalo, deja que se mezcle, mide, y calculo el resto si hace falta.`,
  });

/** Against the range of this pool, and when people may go back in. */
function isSafe(dose: Dose, context: CoachContext): string {
  const [to, parameter] = [numberOf(dose, 'to'), String(dose.inputs['parameter'] ?? '')];
  const range = levelRange(parameter, context);
  const minutes = swimWaitMinutes(dose.productId);
  const wait = inLanguage(context, {
    en: `Stay out while you add it and for ${minutes} minutes after, with the pump running, and swim only when the test is in range.`,
    es: `Que nadie esté en el agua mientras lo agregas ni ${minutes} minutos después, con la bomba encendida, y naden solo con el análisis en rango.`,
  });
  if (to === undefined || !range) return wait;
  const isIn = to >= range.low && to <= range.high;
  const [low, high] = [figures(range.low, context.language), figures(range.high, context.language)];
  const level = figures(to, context.language);
  const name = inSentence(parameter as Parameters<typeof inSentence>[0], context);
  const lead = isIn
    ? inLanguage(context, { en: `Yes: it brings ${name} to ${level}, inside its range of ${low} to ${high}.`, es: `Sí: lleva ${name} a ${level}, dentro de su rango de ${low} a ${high}.` })
    : inLanguage(context, { en: `It’s more change than this pool needs: ${level} is outside the range for ${name}, ${low} to ${high}. Aim for that instead.`, es: `Es más cambio del que pide esta piscina: ${level} queda fuera del rango de ${name}, ${low} a ${high}. Apunta a eso.` });
  return `${lead} ${wait}`;
} // prettier-ignore

const isSure = (dose: Dose, context: CoachContext): string => {
  const volume = numberOf(dose, 'volumeL');
  const name = valueName(String(dose.inputs['parameter']) as Parameters<typeof valueName>[0], context.language);
  const where = volume === undefined ? '' : inLanguage(context, { en: `, ${figures(volume / 3.785411784)} gallons`, es: `, ${figures(volume / 3.785411784, 'es')} galones` });
  return inLanguage(context, {
    en: `The amount follows from how much water there is${where}, the strength on the label, and how far ${name} has to move. If one of those isn't right, tell me. When in doubt, add half, let it mix, and test.`,
    es: `La cantidad sale de cuánta agua hay${where}, de la concentración de la etiqueta y de cuánto debe moverse ${name}. Si algo no es así, dime. Si tienes duda, echa la mitad, deja que se mezcle y mide.`,
  });
}; // prettier-ignore

const howTo = (dose: Dose, context: CoachContext): string => {
  const notes = careOf(dose.productId, String(dose.inputs['parameter']) as Parameters<typeof careOf>[1]).filter(([isTrue]) => isTrue);
  const own = notes.map(([, en, es]) => inLanguage(context, { en, es }));
  const usual = inLanguage(context, {
    en: 'With the pump running and no one in the water, spread it along the deep end or pour it slowly in front of a return. Wear goggles and gloves, follow the label, and never mix it with anything else.',
    es: 'Con la bomba encendida y nadie en el agua, repártelo en lo hondo o échalo despacio frente a un retorno. Usa lentes de seguridad y guantes, sigue la etiqueta y nunca lo mezcles con nada.',
  });
  return own.length > 0 ? own.join(' ') : usual;
};
