// A question that gives quantities and asks for a number is a sum, whatever words it shares with something reckless: "one whole gallon",
// "plunge pool", "the gauge with the pump off". Unless it also tells of a wish, of a deed, or of someone in danger.
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import type { Reply } from '../reply.ts';

const UNIT =
  '(?:gallons?|gal|lit(?:er|re)s?|quarts?|pints?|cups?|teaspoons?|tablespoons?|tsp|tbsp|ml|milliliters?|(?:fluid |fl\\.? ?)?(?:ounces?|oz)|pounds?|lbs?|kilo\\w*|kg|grams?|bags?|ppm|ppb|mg/l|psi|kpa|bars?|gpm|kwh|kw|watts?|btus?|percent|%|square feet|sq ?ft|cubic (?:feet|meters?|yards?)|m3|feet|foot|meters|degrees|°\\w*|volume|capacity|galones|litros|cuartos|tazas|cucharad\\w+|mililitros|onzas?(?: liquidas?)?|libras?|gramos|bolsas|sacos|por ?ciento|porcentaje|volumen|pies cuadrados|metros cubicos|pies|metros)';
const VALUE =
  '(?:psi|pressure|reading|number|percent\\w*|%|strength|concentration|volume|capacity|area|flow|turnover|ppm|level|average depth|(?:free|total|combined) chlorine|fc|tc|cc|cya|ph|alkalinity|hardness|salt|presion|lectura|concentracion|volumen|caudal|nivel|cloro|dureza|alcalinidad)';
/** "How many ppm", "what psi", "by how much does it rise", and at the end of it all "Total gallons?" */
const ASKS = new RegExp(
  [
    String.raw`\b(?:how many|cuant[oa]s)(?: \w+){0,2} ${UNIT}(?![a-z])`,
    String.raw`\b(?:how much (?:does|do|did|will|would|has|have|of a|is that in)|by how much|what does it (?:read|come to)|(?:goes?|went|comes?|came) (?:up|down) (?:by )?(?:how (?:much|many)|what)|(?:up|down|rise|drop|fall|climb) by (?:what|how (?:much|many))|how much should|cuanto (?:sube|baja|marca|es el|queda|cuesta))\b`,
    String.raw`\bhow much (?:\w+ ){0,2}(?:hardness|cya|cyanuric acid|stabilizer|alkalinity|combined|calcium)\b[^?]*\b(?:build|builds|add|adds|added|accumulat\w+|pile\w*|rise\w*|climb\w*|goes?|come\w*|put|brought|is (?:now |left )?in|is there|(?:by )?now|so far)\b`,
    String.raw`\b(?:cuant[oa]|que) (?:\w+ ){0,2}(?:dureza|cya|acido cianurico|estabilizador|alcalinidad|calcio)\b[^?]*\b(?:hay|tiene|dejo|queda|sumo|trae|ya)\b`,
    String.raw`\b(?:what|which|a que|que|cual)(?:'s| is| was| es)?(?: \w+){0,2} ${VALUE}(?![a-z])`,
    String.raw`(?:^|[.;:,!] )(?:[a-z°%]+ ){0,5}${UNIT}(?: [a-z]+){0,6} ?[?.]? ?$`,
    String.raw`\bin ${UNIT} ?\?`,
    String.raw`\b(?:find|calculate|figure(?: out)?|work (?:out|back to)|convert|estimate|calcula|encuentra|convierte)\b(?: \w+){0,4} ${VALUE}(?![a-z])`,
  ].join('|'),
);

/** "Total gallons, please: …", "Necesito los galones: …": a size is asked for without a question mark. */
const WANTS_SIZE =
  /(?:^|[.;:,!?] ?)(?:ok |so |hi,? |please |por favor,? )*(?:(?:can you |could you )?(?:give|tell|get|find|figure|calculate|compute|estimate|work)(?: me)?(?: out| back)?|i(?:'d| would)? (?:need|want|like)(?: to know)?|we need(?: to know)?|looking for|total|dame|dime|necesito|quiero|calcula|saca|me das)?(?: \w+){0,5}? ?\b(?:gallons?|gallonage|volume|capacity|lit(?:er|re)s|galones|litros|volumen|capacidad)\b(?: \w+){0,4}?(?:,? (?:please|pls|wanted|needed|por favor))? ?(?:[:.;,?]|$)/;

/** What is about to be done, or whether one may. */
const WISH = new RegExp(
  [
    String.raw`\b(?:i'?m|im|we'?re|i am|we are|he'?s|she'?s|they'?re|kids are) (?:just |now |still )?(?:going to|gonna|about to|planning|thinking)\b`,
    String.raw`(?:^|[.,;:!?] ?)(?:so |and |y |pues )?(?:gonna|about to|going to|planning to|voy a|vamos a|pienso)\b`,
    String.raw`(?:^|[.,;:!?] ?|\bor |\band |\bso )(?:can|may|could|is it (?:ok|okay|safe|fine|alright|bad)|is that (?:ok|okay|safe|fine)|puedo|podemos|se puede|es seguro|esta bien si)\b`,
    String.raw`\b(?:i want to|we want to|i wanna|let'?s|so (?:that )?(?:i|we|they|he|she) can|anyway|no matter what|de todos modos|para que)\b`,
    String.raw`\b(?:double|triple|quadruple|twice|ten times|el doble|el triple|mas) (?:the |of the |what the |than the |de la |de lo que dice la |que la )?(?:label|dose|limit|maximum|max|etiqueta|dosis|limite|maximo)\b`,
  ].join('|'),
);
/** What is done to people and animals, or to what protects them. */
const DEED =
  /\b(?:swim(?:s|ming|mers)?|nad(?:o|a|an|ar|ando)|jump(?:s|ing|ed)?|(?:dives?|diving|dove)(?! (?:well|boards?|pool|tank|end))|hop(?:s|ping)? in|get(?:s|ting)? in|drink(?:s|ing)?|drank|swallow\w*|trag(?:o|ue|a|ar|aron)|drunk|beers?|cervezas?|tequila|wine|pregnan\w*|embaraz\w*|breath\w*|respir\w*|hyperventilat\w*|bypass\w*|jumper\w*|disabl\w*|gas(?:sing)? (?:the|them|those)|kill\w*|poison\w*|envenen\w*|gophers?|rats?|mixes|mix(?:ing)? (?:it|them|both|with|in|together|\d)|mezcl\w*|junt(?:o|amos|ar)|eyes?|ojos?|lungs?|skin|piel|bebe|baby|toddler|infant|newborn|pump (?:is )?running|under pressure|unscrew\w*|clamp|barehanded|bare hands|garage|indoors|bathroom|with (?:the |my )?(?:kids|people|everyone|children) (?:in|inside)|con (?:los |mis )?ninos (?:adentro|dentro|en))\b/;

/** "When no one is in it", "no one is swimming tonight" */
const NOBODY =
  /\b(?:nobody|no one|noone|none of us|not|isn'?t|aren'?t|without anyone|nadie|ninguno)(?: \w+){0,2} (?:swim\w*|nad\w+|in it)\b/g;

const MEASURED: ReadonlySet<Quantity['kind']> = new Set<Quantity['kind']>(['none', 'percent', 'time', 'people', 'money', 'count']);

/** "1 part pool water with 4 parts distilled": a sample is thinned, and no chemicals meet. */
const SAMPLE_THINNED =
  /\b(?:mix\w*|dilut\w*|cut|thinn\w*|doubl\w*|mezcl\w*|dilu[iy]\w*)\b[^.?]*\b(?:pool|spa|tub|sample|piscina|alberca|muestra)\b[^.?]*\b(?:distilled|bottled|tap|deionized|fresh|clean|destilada|embotellada|llave)\b(?: water)?|\b(?:mix\w*|dilut\w*|mezcl\w*)\b[^.?]*\b(?:distilled|bottled|tap|destilada) ?(?:water|agua)?\b[^.?]*\b(?:pool|spa|sample|piscina)\b/;
const PRODUCT = /\b(?:acid|bleach|ammonia|muriatic|vinegar|cal[ -]?hypo|trichlor|dichlor|tablets?|acido|lejia|vinagre)\b/;
export const isThinnedSample = ({ text, quantities }: Frame): boolean =>
  quantities.length > 0 && SAMPLE_THINNED.test(text) && !PRODUCT.test(text);

/** A wish, a deed, or someone in danger, whatever number is asked for. */
export const tellsOfDeed = ({ text }: Frame): boolean => WISH.test(text) || DEED.test(text.replaceAll(NOBODY, ' '));

/** In: the message, and what would be said without a warning. */
export function asksPlainNumber(frame: Frame, { abstained, cards }: Reply): boolean {
  const { text, quantities } = frame;
  // The size of a pool by its sides is that, in any words.
  const isSize =
    !abstained && cards.some(({ kind }) => kind === 'volume') && quantities.length >= 2 && (/\?/.test(text) || WANTS_SIZE.test(text));
  if (!(isSize || ASKS.test(text)) || tellsOfDeed(frame)) return false;
  const isWorkedOut = !abstained && cards.some(({ kind }) => kind !== 'safety' && kind !== 'swim');
  const measured = quantities.filter(({ kind }) => !MEASURED.has(kind)).length;
  return isWorkedOut ? quantities.length >= 1 : quantities.length >= 2 && measured >= 1;
}

/** Time in hot water is no sum: how long a child or someone who drank may stay in is asked by someone who is about to. */
export const asksTimeInHeat = ({ text, volumeL }: Frame): boolean =>
  volumeL === undefined && /\b(?:how (?:many (?:minutes|hours)|long|much longer)|cuant[oa]s? (?:minutos|horas|tiempo))\b/.test(text);
