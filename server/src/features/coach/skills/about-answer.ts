// "In cups?", "How many bags is that?", "How long does that take?", "What will it cost?": questions about the dose that was just given.
import { type ProductId, retestMinutes, splitDose, swimWaitMinutes, waitBetweenMinutes } from '@limpid/chemistry';
import { productOf, readMessage } from '../understanding/frame.ts';
import { languageOf, withFigures, fold } from '../understanding/fold.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';
import { productName } from './names.ts';
import { priceReply } from './price.ts';
import { figures, shown } from './numbers.ts';
import { askBack, type Card, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

interface Unit {
  name: RegExp;
  /** mL or g */
  size: number;
  isLiquid: boolean;
  en: readonly [string, string];
  es: readonly [string, string];
}
const UNITS: readonly Unit[] = [
  { name: /^(?:tsp|teaspoons?|cucharaditas?)$/, size: 4.92892159375, isLiquid: true, en: ['teaspoon', 'teaspoons'], es: ['cucharadita', 'cucharaditas'] },
  { name: /^(?:tbsp|tablespoons?|cucharadas?)$/, size: 14.78676478125, isLiquid: true, en: ['tablespoon', 'tablespoons'], es: ['cucharada', 'cucharadas'] },
  { name: /^(?:cups?|tazas?)$/, size: 236.5882365, isLiquid: true, en: ['cup', 'cups'], es: ['taza', 'tazas'] },
  { name: /^(?:pints?|pintas?)$/, size: 473.176473, isLiquid: true, en: ['pint', 'pints'], es: ['pinta', 'pintas'] },
  { name: /^(?:qts?|quarts?|cuartos?)$/, size: 946.352946, isLiquid: true, en: ['quart', 'quarts'], es: ['cuarto', 'cuartos'] },
  { name: /^(?:gals?|gallons?|galon(?:es)?)$/, size: 3785.411784, isLiquid: true, en: ['gallon', 'gallons'], es: ['galón', 'galones'] },
  { name: /^(?:fl\.? ?oz|fluid ounces?|onzas liquidas)$/, size: 29.5735295625, isLiquid: true, en: ['fl oz', 'fl oz'], es: ['fl oz', 'fl oz'] },
  { name: /^(?:ml|milliliters?|mililitros?)$/, size: 1, isLiquid: true, en: ['mL', 'mL'], es: ['mL', 'mL'] },
  { name: /^(?:liters?|litres?|litros?)$/, size: 1000, isLiquid: true, en: ['liter', 'liters'], es: ['litro', 'litros'] },
  { name: /^(?:oz|ounces?|onzas?)$/, size: 29.5735295625, isLiquid: true, en: ['fl oz', 'fl oz'], es: ['fl oz', 'fl oz'] },
  { name: /^(?:oz|ounces?|onzas?)$/, size: 28.349523125, isLiquid: false, en: ['oz', 'oz'], es: ['oz', 'oz'] },
  { name: /^(?:lbs?|pounds?|libras?)$/, size: 453.59237, isLiquid: false, en: ['lb', 'lb'], es: ['lb', 'lb'] },
  { name: /^(?:g|grams?|gramos?)$/, size: 1, isLiquid: false, en: ['g', 'g'], es: ['g', 'g'] },
  { name: /^(?:kgs?|kilos?|kilograms?|kilogramos?)$/, size: 1000, isLiquid: false, en: ['kg', 'kg'], es: ['kg', 'kg'] },
]; // prettier-ignore

const UNIT_WORD = String.raw`(?:tsp|teaspoons?|tbsp|tablespoons?|cups?|pints?|qts?|quarts?|gals?|gallons?|fl\.? ?oz|fluid ounces?|ml|milliliters?|liters?|litres?|oz|ounces?|lbs?|pounds?|grams?|kgs?|kilos?|kilograms?|cucharaditas?|cucharadas?|tazas?|pintas?|cuartos|galon(?:es)?|onzas liquidas|onzas?|mililitros?|litros?|libras?|gramos?|kilogramos?)`;
const CONTAINER_WORD = String.raw`(?:bags?|sacks?|jugs?|bottles?|buckets?|pails?|containers?|boxes|bolsas?|sacos?|costal(?:es)?|garrafas?|botellas?|cubetas?|cajas?)`;
const OPENING = String.raw`^(?:and |so |ok |okay |but |then |y |pero |entonces |a ver )*`;
const THAT = String.raw`(?:is |are |would |does |do |will |was |son |es |seria |serian )*(?:that|it|this|those|eso|esa cantidad|todo eso)`;

/** "How about in cups", "in kilos?", "what's that in quarts", "cuánto es eso en tazas" */
const IN_UNIT = new RegExp(
  String.raw`${OPENING}(?:(?:how|what) about |eso |y eso |what(?:'?s| is) (?:that|it|this) |how much (?:is|would) (?:that|it|this)(?: be)? |(?:convert|give me|say|tell me|put) (?:that|it|this) |(?:give|tell|show|say) (?:it|that) to me |i(?:'d)? (?:need|want|like|prefer) (?:it|that) |(?:y )?(?:damelo|dimelo|pasalo|pasamelo|ponlo|ponmelo|conviertelo|lo quiero|lo necesito|cuantos son|cuanto es) |(?:can|could) (?:you|u) (?:say|give me|tell me|convert|put) (?:that|it|this) |cuanto (?:es|seria|son) (?:eso )?|que (?:es|seria) eso |cuanto (?:es|seria) )?(?:(?:in|to|into|en|a) |(?:make|give|show|say) (?:it|that|me)(?: in)? )(${UNIT_WORD})(?: (?:instead|please|por favor))?\W*$`,
);
/** "How many cups is that", "cuántas tazas son" */
const HOW_MANY_UNITS = new RegExp(
  String.raw`${OPENING}(?:how many|cuant[oa]s) (${UNIT_WORD})(?: (?:of it|of that))?(?: (?:${THAT}|son|es|serian|seria))?(?: (?:be|eso|then|total))?\W*$`,
);
/** "How many 40 lb bags is that", "so how many jugs do I buy", "¿cuántas bolsas son?" */
const CONTAINERS = new RegExp(
  String.raw`${OPENING}(?:how many|cuant[oa]s|(?:(?:how|what) about |with |in |con |en )?(?=[\d.]+[ -]?[a-z])|(?:in|en) (?=${CONTAINER_WORD}))\b.{0,20}?\b(${CONTAINER_WORD})\b(?: (?:of (?:it|that|salt)|de sal|de eso))?(?: (?:de|of) [\d.]+ ?[a-z]+)?(?: (?:${THAT}|son|es|serian|(?:do|should|would) (?:i|we) (?:need|buy|get|have to buy)|(?:necesito|compro|tengo que comprar|debo comprar)))?(?: (?:be|then|entonces|eso))?\W*$`,
);
/** "And if the bag is 50 lb?" */
const IF_SIZED =
  /\b(?:what if|if|si)\b.{0,6}\b(?:the|el|la|each|cada|los|las)\b.{0,4}(bags?|sacks?|jugs?|bottles?|bolsas?|sacos?|costal(?:es)?|garrafas?|botellas?)\b.{0,8}\b(?:is|are|weighs?|holds?|es|son|pesa|trae|tiene)\b.{0,6}\d/;
const DURATION =
  /\b(?:how long (?:then )?(?:will|does|would|do|is|before|until|till?|to|should)|how soon|(?:do|must|should|will) (?:i|we|they|the kids) (?:have|need|wait)(?: to wait)?(?: long)?(?: before| to)?(?= .*(?:swim|get in|go in))|(?:hay|tengo|tenemos) que esperar|(?:is it |es )?(?:safe|ok(?:ay)?|fine|seguro) (?:to )?(?:swim|get in|go in|nadar|meter\w*|entrar)(?: right| straight| justo)? (?:after|then|despues)|at the same time|al mismo tiempo|(?:can|could|may|ok for) (?:i|we|they|anyone|people|the kids|my kids)(?: to)? (?:swim|get in|go in|jump in|hop in) (?:right )?(?:after|then|afterwards?|away)|(?:podemos|puedo|pueden|se puede) (?:nadar|meter\w*|entrar|banar\w*) (?:despues|luego)|when can (?:i|we|they|my|the)|when (?:do|should|can|will) (?:i|we|it)|cuanto (?:tarda|tiempo|tengo que esperar|espero|debo esperar|hay que esperar)|cuando (?:puedo|podemos|mido|pueden|vuelvo|debo))\b/;
const SHORT_DURATION =
  /\b(?:that|it|this|wait|swim|get in|go in|jump in|hop in|back in|test|retest|again|after|at the same time|al mismo tiempo|eso|nadar|meter\w*|entrar|medir|mido|esper\w+|tarda)\b/;
const COST = new RegExp(
  String.raw`${OPENING}(?:how much (?:money )?(?:will|does|would|is|am i|are we)(?: (?:that|it|this|all that|i|we))?(?: (?:gonna|going to|probably))? (?:cost|run me|set me back|pay\w*|spend\w*|be in (?:dollars|money))|what(?:'?s| will| does| would| is)?(?: (?:that|it|this|all that))?(?: (?:gonna|going to))? (?:cost|run me)|how (?:expensive|pricey) (?:is|will)|is (?:that|it) expensive|how (?:much|many) (?:dollars|bucks|money)|cuanto (?:me )?(?:cuesta|costaria|va a (?:costar|salir)|sale|saldria|costara|gasto|gastaria|es en (?:dolares|dinero))(?: (?:eso|todo))?|que precio)\b`,
);
const AT_ONCE =
  /\b(?:at once|(?:dump|pour|throw|add|put) (?:the )?(?:whole|entire|full) (?:thing|lot|bag|amount|dose)|in one go|at one time|in one shot|one big dose|split it|divide it|de una (?:sola )?vez|todo junto|de un jalon|todo de una)\b/;

type Kind = 'unit' | 'containers' | 'duration' | 'cost' | 'atOnce';

/** What the question wants to know of the answer before it; undefined where it is a question of its own. */
function kindOf(text: string): Kind | undefined {
  if (text.length > 70) return undefined;
  if (IN_UNIT.test(text) || HOW_MANY_UNITS.test(text)) return 'unit';
  if (CONTAINERS.test(text) || IF_SIZED.test(text)) return 'containers';
  if (COST.test(text)) return 'cost';
  if (AT_ONCE.test(text)) return 'atOnce';
  return DURATION.test(text) && SHORT_DURATION.test(text) && !OF_RUNNING.test(text) ? 'duration' : undefined;
}
/** "My pump is 1.5 hp, how long should I run it?" */
const OF_RUNNING =
  /\b(?:pump|filter|heater|bomba|filtro|calentador)\b.*\b(?:how long|how many hours|cuant[oa]s? (?:tiempo|horas))\b.*\b(?:run|leave|dejo|prend\w+)\b/;

/** No part of the question: "in cups pls", "en kilos porfa" */
const POLITE =
  /[, ]+(?:please|pls|plz|plse|por ?favor|porfa(?:s|vor)?|porfis|thanks|thx|ty|gracias|roughly|about|approx\w*|more or less|mas o menos|aprox\w*|if you can|si puedes|exactly)(?=\W*$)/g;
const readable = (question: string): string =>
  withFigures(question, languageOf(question))
    .replaceAll(/[¿¡]/g, '')
    .replaceAll(POLITE, '')
    .replace(/\b(how many|cuant[oa]s) (?=(?:gallon|galon) ?(?:jugs?|bottles?|garrafas?|botellas?))/, '$1 1 ')
    .trim();
export const isAboutAnswer = (question: string): boolean => kindOf(readable(question)) !== undefined;

type Dose = Card & { productId: ProductId };
const amountOf = ({ amountMl, amountG }: Card): number | undefined => amountMl ?? amountG;
const isDose = (card: Card): card is Dose => card.kind === 'dose' && card.productId !== undefined && amountOf(card) !== undefined;

/**
 * A question about the dose before it. `earlier`: the questions before, the latest first; `answerTo` works one of them out again, so that
 * the amount is the engine's and not read out of a sentence.
 */
export function answerAboutAnswer(
  question: string,
  context: CoachContext,
  earlier: readonly string[],
  answerTo: (question: string, earlier: readonly string[]) => Reply,
): Reply | undefined {
  const text = readable(question);
  const kind = kindOf(text);
  const base = earlier.findIndex((one) => !isAboutAnswer(one));
  const asked = earlier[base];
  if (kind === undefined || asked === undefined) return undefined;
  const doses = answerTo(asked, earlier.slice(base + 1)).cards.filter(isDose);
  const [dose] = doses;
  if (!dose || doses.length > 1) return undefined;
  const spoken: CoachContext = { ...context, language: languageOf(question, languageOf(asked, context.language)) };
  return SAID[kind](dose, text, spoken);
}

function inUnit(dose: Dose, text: string, context: CoachContext): Reply | undefined {
  const wanted = (IN_UNIT.exec(text) ?? HOW_MANY_UNITS.exec(text))?.[1] ?? '';
  const isLiquid = dose.amountMl !== undefined;
  const units = UNITS.filter(({ name }) => name.test(wanted));
  const unit = units.find((one) => one.isLiquid === isLiquid);
  if (!unit) return units.length === 0 ? undefined : otherMeasure(dose, isLiquid, context);
  const { language } = context;
  const count = (amountOf(dose) ?? 0) / unit.size;
  const figure = figures(count, language);
  const name = unit[language][figure === '1' ? 0 : 1];
  return again(dose, inLanguage(context, { en: `That's ${figure} ${name}`, es: `Son ${figure} ${name}` }), context);
}

/** By the cup a powder is another amount each time. */
const otherMeasure = (dose: Dose, isLiquid: boolean, context: CoachContext): Reply =>
  again(
    dose,
    isLiquid
      ? inLanguage(context, {
          en: `It's a liquid, so measure it by volume: ${figures((dose.amountMl ?? 0) / 29.5735295625)} fl oz`,
          es: `Es un líquido: mídelo por volumen, ${figures((dose.amountMl ?? 0) / 29.5735295625, 'es')} fl oz`,
        })
      : inLanguage(context, {
          en: `Better weigh it, because a cup of it can weigh more or less: ${figures((dose.amountG ?? 0) / 453.59237)} lb`,
          es: `Mejor pésalo, porque una taza puede pesar más o menos: ${figures((dose.amountG ?? 0) / 453.59237, 'es')} lb`,
        }),
    context,
  );

const again = (dose: Dose, amount: string, context: CoachContext): Reply =>
  reply(`${amount} ${inLanguage(context, { en: 'of', es: 'de' })} ${productName(dose.productId, context.language)}.`, { cards: [dose] });

/** As salt is sold everywhere. */
const USUAL_BAG_LB = 40;
function inContainersOf(dose: Dose, text: string, context: CoachContext): Reply | undefined {
  const { language } = context;
  const said = quantitiesIn(text).find(({ kind }) => kind === 'mass' || kind === 'liquid' || kind === 'volume');
  const isLiquid = dose.amountMl !== undefined;
  const size =
    said === undefined
      ? usualSize(dose, text)
      : {
          amount: said.kind === 'volume' ? said.value * 1000 : said.value,
          text: `${figures(said.given, language)}-${said.unit}`,
          isLiquid: said.kind !== 'mass',
        };
  const word = (CONTAINERS.exec(text) ?? IF_SIZED.exec(text))?.[1] ?? '';
  if (!size || size.isLiquid !== isLiquid)
    return askBack(
      inLanguage(context, {
        en: `How big is one? Say, ${isLiquid ? '1 gallon' : '25 lb'}, and I'll work out how many.`,
        es: `¿De qué tamaño es cada una? Por ejemplo, ${isLiquid ? '1 galón' : '25 libras'}, y calculo cuántas.`,
      }),
    );
  const count = (amountOf(dose) ?? 0) / size.amount;
  // A dose is rounded: 3.01 bags are three.
  const whole = Math.max(1, Math.ceil(count - 0.03));
  const exact = shown(count, count < 10 ? 2 : 1, language);
  const isEven = Math.abs(count - whole) < 0.03;
  const plural = whole === 1 ? word.replace(/(?<!x)s$/, '') : /s$|boxes$/.test(word) ? word : `${word}s`;
  const sized = inLanguage(context, { en: `${size.text} ${plural}`, es: `${plural} de ${size.text.replace('-', ' ')}` });
  const product = productName(dose.productId, language);
  const one = {
    en: `One ${sized} of ${product} is enough: you need ${exact} of it.`,
    es: `Con 1 ${sized} de ${product} alcanza: necesitas ${exact}.`,
  };
  const many = {
    en: `${whole} ${sized} of ${product}: you need ${exact} of them.`,
    es: `${whole} ${sized} de ${product}: necesitas ${exact}.`,
  };
  const even = { en: `${whole} ${sized} of ${product}.`, es: `${whole} ${sized} de ${product}.` };
  return reply(inLanguage(context, isEven ? even : whole === 1 ? one : many), { cards: [dose] });
}

function usualSize({ productId, amountMl }: Dose, text: string) {
  if (productId === 'salt') return { amount: USUAL_BAG_LB * 453.59237, text: `${USUAL_BAG_LB}-lb`, isLiquid: false };
  return amountMl !== undefined && /\b(?:jugs?|bottles?|garrafas?|botellas?)\b/.test(text) && /\b1 ?-?gal/.test(text)
    ? { amount: 3785.411784, text: '1-gallon', isLiquid: true }
    : undefined;
}

function hours(minutes: number, { language }: CoachContext): string {
  const [value, en, es] =
    minutes < 120 ? [minutes, 'minutes', 'minutos'] : minutes < 2880 ? [minutes / 60, 'hours', 'horas'] : [minutes / 1440, 'days', 'días'];
  return `${shown(value, 0, language)} ${language === 'es' ? es : en}`;
}

const ASKS_SWIM = /\b(?:swim|get in|go in|jump in|hop in|back in|nadar|meter\w*|entrar|banar\w*)\b/;
const ASKS_TEST = /\b(?:test|retest|check|medir|mido|mida)\b/;

function duration({ productId }: Dose, text: string, context: CoachContext): Reply {
  const other = readMessage(text)
    .chemicals.map(({ name }) => productOf(name))
    .find((name) => name !== productId);
  if (other !== undefined) {
    const wait = hours(waitBetweenMinutes(productId, other), context);
    const [first, second] = [productId, other].map((name) => productName(name, context.language));
    return reply(
      inLanguage(context, {
        en: `Wait ${wait} after the ${first}, with the pump running, before you add ${second}. Never let the two meet outside the pool.`,
        es: `Espera ${wait} después de agregar ${first}, con la bomba encendida, antes de echar ${second}. Que nunca se junten fuera de la piscina.`,
      }),
    );
  }
  const [swim, test, next] = [swimWaitMinutes(productId), retestMinutes(productId), waitBetweenMinutes(productId, productId)].map(
    (minutes) => hours(minutes, context),
  );
  const sentences = {
    swim: inLanguage(context, {
      en: `Wait ${swim} with the pump running before you swim, and only if the test is in range then.`,
      es: `Espera ${swim} con la bomba encendida antes de nadar, y solo si el análisis está en rango.`,
    }),
    test: inLanguage(context, {
      en: `Test again ${test} after you add it; before that the test doesn't tell the truth.`,
      es: `Mide de nuevo ${test} después de agregarlo; antes el análisis no es confiable.`,
    }),
    next: inLanguage(context, {
      en: `If it takes several parts, leave ${next} between them.`,
      es: `Si va en varias partes, deja ${next} entre una y otra.`,
    }),
  };
  if (ASKS_SWIM.test(text)) return reply(`${sentences.swim} ${sentences.test}`);
  return reply(ASKS_TEST.test(text) ? sentences.test : `${sentences.test} ${sentences.next}`);
}

const cost = (dose: Dose, _text: string, context: CoachContext): Reply => priceReply(dose.productId, amountOf(dose) ?? 0, [dose], context);

const WATER_INPUTS = ['ph', 'alkalinityPpm', 'cyanuricAcidPpm', 'hardnessPpm', 'temperatureC'] as const;

/** As the engine divides a dose that one addition should not carry. */
function atOnce(dose: Dose, _text: string, context: CoachContext): Reply | undefined {
  const { productId, inputs } = dose;
  const volumeL = Number(inputs['volumeL']);
  if (!(volumeL > 0)) return undefined;
  const known = Object.fromEntries(WATER_INPUTS.flatMap((name) => (typeof inputs[name] === 'number' ? [[name, inputs[name]]] : [])));
  const start = typeof inputs['from'] === 'number' ? { [String(inputs['parameter'])]: inputs['from'] } : {};
  const parts = splitDose({
    volumeL,
    water: { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 30, ...known, ...start },
    productId,
    ...(typeof inputs['strengthPercent'] === 'number' ? { strengthPercent: inputs['strengthPercent'] } : {}),
    amount: amountOf(dose) ?? 0,
    isSpa: inputs['kind'] === 'spa',
  }).length;
  const wait = hours(waitBetweenMinutes(productId, productId), context);
  return reply(
    parts > 1
      ? inLanguage(context, {
          en: `No, split it into ${parts} parts: pump on, ${wait} between them, and test before each one.`,
          es: `No, divídelo en ${parts} partes: bomba encendida, ${wait} entre una y otra, y mide antes de cada una.`,
        })
      : inLanguage(context, {
          en: 'Yes, in one go: pour it slowly with the pump running, and test again afterwards.',
          es: 'Sí, de una vez: échalo despacio con la bomba encendida y mide de nuevo después.',
        }),
    { cards: [dose] },
  );
}

const SAID: Record<Kind, (dose: Dose, text: string, context: CoachContext) => Reply | undefined> = {
  unit: inUnit,
  containers: inContainersOf,
  duration,
  cost,
  atOnce,
};

const DENIES =
  /^\s*(?:no|nope|nah)\b[ ,.]*(?:it'?s|its|it is|the water is|the pool is|esta|el agua (?:no )?esta)?\b.{0,6}\b(?:not|isn'?t|no esta)\b/i;
/** "No, it's not green": the look that was taken for granted is asked for. */
export function answerDenied(question: string, context: CoachContext, earlier: readonly string[]): Reply | undefined {
  const before = earlier[0] === undefined ? undefined : readMessage(earlier[0]);
  if (!before || before.symptoms.length === 0 || !DENIES.test(fold(question)) || question.length > 50) return undefined;
  return askBack(
    inLanguage(context, {
      en: 'Sorry, I went by that. Then what do you see: clear, hazy, brown, foamy, or something else? And your last numbers, if you have them.',
      es: 'Perdón, me guié por eso. Entonces, ¿qué ves: clara, algo turbia, marrón, con espuma u otra cosa? Y tus últimos números, si los tienes.',
    }),
    inLanguage(context, { en: ['It is clear', 'It is cloudy', 'It is brown'], es: ['Está clara', 'Está turbia', 'Está marrón'] }),
  );
}
