// What is asked of this pool's plan, log and balance in so many words, and of the coach itself.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { type Frame, productOf } from '../understanding/frame.ts';
import { dayText } from './days.ts';
import { levelOfPool } from './level.ts';
import { productName } from './names.ts';
import { amountText, volumeText } from './numbers.ts';
import { askBack, type CoachContext, type CoachPool, inLanguage, reply, type Reply } from './reply.ts';
import { planOfPool } from './steps.ts';
import { answerIndex } from './sums/saturation.ts';

type Fact = (frame: Frame, context: CoachContext, pool: CoachPool) => Reply | undefined;

const PLAN =
  /\b(?:what'?s|whats|what is|what does|show|tell|read|see|cual es|que hay en|que dice|que tiene|dime|muestra\w*)\b.{0,14}\b(?:my|the|our|today'?s|mi|el) (?:treatment )?plan\b(?: (?:for )?(?:today|say|look like))*\W*$|^(?:my |today'?s |mi |el )?plan(?: de hoy| today)?\W*$/;
const planAsked: Fact = ({ text }, context) => (PLAN.test(text) ? planOfPool(context) : undefined);

const WHY_PRODUCT =
  /^(?:but |and |so |pero |y )?(?:why|how come|por que)\b.*\b(?:plan|recommend\w*|need|add|adding|put|necesito|agregar|echar|pide|dice|recomienda)\b/;
/** "Why does my plan say calcium chloride?" */
const whyInPlan: Fact = ({ text, chemicals }, context, { plan, name }) => {
  const asked = chemicals[0] && productOf(chemicals[0].name);
  const step =
    asked && WHY_PRODUCT.test(text) ? plan.steps.find(({ productId, state }) => productId === asked && state === 'todo') : undefined;
  if (!step) return undefined;
  const { raises, lowers } = PRODUCTS[step.productId];
  const level = [...raises, ...lowers].map((parameter) => levelOfPool(parameter, context)).find((found) => found !== undefined);
  const product = productName(step.productId, context.language);
  const amount = step.amountL === undefined ? amountText(step, step.productId, context) : volumeText(step.amountL, context);
  return reply(
    inLanguage(context, {
      en: `${step.why} The plan for ${name} has ${amount} of ${product} for that.`,
      es: `${level?.answer ?? `Tu plan para ${name} lo pide.`} Por eso el plan tiene ${amount} de ${product}.`,
    }),
  );
};

const INDEX =
  /\b(?:lsi|csi|saturation index|langelier|indice de saturacion)\b.{0,16}\b(?:my|our|this|mi|nuestra|esta) (?:pool|water|spa|hot tub|alberca|piscina|agua)\b|\b(?:my|our|mi) (?:lsi|csi|saturation index|indice)\b|\b(?:is|esta) (?:my|our|the|mi|el|la) (?:water|pool|agua|alberca|piscina) (?:balanced|in balance|balancead[oa]|equilibrad[oa])\b/;
const indexAsked: Fact = (frame, context) =>
  INDEX.test(frame.text) &&
  frame.quantities.length === 0 &&
  !/\b(?:difference|diferencia|what is (?:the )?(?:lsi|csi)\W*$)/.test(frame.text)
    ? answerIndex(frame, context)
    : undefined;

const ADDED_LATELY =
  /\b(?:what|which|show|list|que)\b.{0,24}\b(?:i|we|did i|did we|have i|le|se) ?(?:\w+ )?(?:add\w*|put in|pour\w*|use\w*|agreg\w*|ech\w*|eche|puse|pusimos)\b.{0,20}\b(?:last|this|past|ultima|esta|pasada) ?(?:week|month|semana|mes)?|\bque (?:le )?(?:agregue|eche|puse)\b.{0,20}\b(?:semana|mes)\b/;
const LISTED = 8;
const addedLately: Fact = ({ text }, context, { treatments, name }) => {
  if (!ADDED_LATELY.test(text) || /\b(?:last time|ultima vez|should|debo)\b/.test(text)) return undefined;
  const days = /month|mes/.test(text) ? 31 : 7;
  const since = new Date(context.now.getTime() - days * 86_400_000).toISOString();
  const found = treatments.filter(({ doneAt }) => doneAt >= since);
  const lines = found.slice(0, LISTED).map(({ doneAt, productId, ...amount }) => {
    const what = amount.amountL === undefined ? amountText(amount, productId as ProductId, context) : volumeText(amount.amountL, context);
    return `${dayText(doneAt, context)}: ${what} ${context.language === 'es' ? 'de' : 'of'} ${productName(productId as ProductId, context.language)}`;
  });
  const more =
    found.length > LISTED
      ? inLanguage(context, { en: `\nAnd ${found.length - LISTED} more.`, es: `\nY ${found.length - LISTED} más.` })
      : '';
  const sources = [{ title: inLanguage(context, { en: 'Water chemistry', es: 'Química del agua' }), url: '/chemistry' }];
  return found.length === 0
    ? reply(
        inLanguage(context, {
          en: `Nothing was logged for ${name} in the last ${days} days.`,
          es: `No hay nada anotado en ${name} en los últimos ${days} días.`,
        }),
        { sources },
      )
    : reply(
        `${inLanguage(context, { en: `Added to ${name} in the last ${days} days:`, es: `Agregado a ${name} en los últimos ${days} días:` })}\n${lines.join('\n')}${more}`,
        { sources },
      );
};

const SPENT = /\bhow much (?:have|did|do) (?:i|we) spen[dt]\b|\bcuanto (?:he|hemos) gastado\b|\bcuanto gaste\b/;
const spent: Fact = ({ text }, context) =>
  SPENT.test(text)
    ? reply(
        inLanguage(context, {
          en: "I don't add up what you've spent: the log keeps amounts, not receipts. Today's plan shows what its chemicals cost, and the shopping list what you have to buy.",
          es: 'No llevo la cuenta de lo que gastas: el registro guarda cantidades, no recibos. El plan de hoy dice cuánto cuestan sus productos, y la lista de compras qué te falta.',
        }),
        { sources: [{ title: inLanguage(context, { en: 'Shopping list', es: 'Lista de compras' }), url: '/chemistry/shopping' }] },
      )
    : undefined;

const FACTS: readonly Fact[] = [planAsked, whyInPlan, indexAsked, addedLately, spent];

const UNDO =
  /^(?:please |can you |could you |por favor |puedes )*(?:delete|remove|undo|erase|cancel|borra\w*|deshaz|deshacer|elimina\w*|quita)\b.{0,24}\b(?:tests?|readings?|treatments?|entry|entries|log|that|it|last|analisis|tratamiento|eso|ultim[oa]|registro)\b(?! (?:stain|algae|scale|smell))/;
const WRONG =
  /^(?:no,? |hey,? |but |pero )?(?:that'?s|that is|this is|you'?re|you are|you were|your answer (?:is|was)|you gave me|eso|esa respuesta|te equivoc\w*|estas?)\b.{0,14}\b(?:wrong|incorrect|not (?:right|true|correct)|mistake\w*|mal|equivocad[oa]|incorrect[oa]|no es (?:correcto|cierto))\b(?!.*\b(?:with|pump|water|pool)\b).{0,12}$|^te equivocas\w*\W*$/;
const OF_COACH =
  /\b(?:who|which company|quien) (?:made|built|created|trained|te (?:hizo|creo)) ?(?:you|this)?\b|\b(?:are|r) (?:you|u) (?:an? )?(?:ai|a\.i\.|robot|bot|human|person|real|chatgpt|gpt|computer|machine)\b|\bwhich (?:ai )?model\b|\beres (?:una? )?(?:ia|robot|bot|persona|human[oa]|maquina)\b/;

/** About the coach itself and what it can't do, with a pool or without. */
function ofCoach({ text, quantities }: Frame, context: CoachContext): Reply | undefined {
  if (quantities.length > 0) return undefined;
  if (OF_COACH.test(text)) return cardReply('who-are-you', context);
  if (UNDO.test(text))
    return reply(
      inLanguage(context, {
        en: "I can't delete or change what is saved. Open Water chemistry and tap the entry in your history: there you can edit or delete it.",
        es: 'No puedo borrar ni cambiar lo guardado. Abre Química del agua y toca la entrada en tu historial: ahí puedes editarla o borrarla.',
      }),
      { sources: [{ title: inLanguage(context, { en: 'Water chemistry', es: 'Química del agua' }), url: '/chemistry' }] },
    );
  if (!WRONG.test(text)) return undefined;
  return askBack(
    inLanguage(context, {
      en: "Sorry about that. What did I get wrong: a number I read, or the advice? Tell me the right numbers, and I'll work it out again.",
      es: 'Perdón. ¿Qué leí mal: un número o el consejo? Dime los números correctos y lo calculo otra vez.',
    }),
  );
}

export function answerOwnFacts(frame: Frame, context: CoachContext): Reply | undefined {
  const coach = ofCoach(frame, context);
  const { pool } = context;
  if (coach || !pool) return coach;
  for (const fact of FACTS) {
    const found = fact(frame, context, pool);
    if (found) return found;
  }
  return undefined;
}
