// An amount of one product in so much water, and no goal: then only what it does to a level can be asked, whatever the words and their order.
import { PRODUCTS } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { effectOf } from './chemical-sums.ts';
import { namedProducts } from './from-tests/asks-rise.ts';
import type { Sum } from './sum.ts';

const ASKS_LEVEL =
  /\b(?:how (?:many|much) (?:ppm|parts per million|(?:of )?(?:free )?chlorine|alkalinity|hardness|cya|stabili[sz]er|salt)\b(?! (?:do|should|must|to)\b)|(?:go(?:es)?|jump|rise|climb|come|move|drop|change|bump)s? (?:up |down )?(?:by )?(?:how (?:much|many)|what)\b|how (?:high|far|low)\b|(?:should|will|would|does|do|is|might) (?:the |my |it |that )?(?:test|kit|strip|level|reading|ta|fc|cya|ch|alkalinity|hardness|chlorine|salt|stabili[sz]er)? ?(?:now )?(?:say|read|show|be|land|stand|test at|come to)\b|what (?:is|will|would|should) (?:it|that|the (?:level|reading|test)|my \w+)(?: be| read)?(?: now| then| at| after| tonight| tomorrow)?\W*$|new (?:ta|fc|cya|ch|alkalinity|hardness|chlorine|salt|salinity|level|reading)\b|(?:rise|increase|jump|bump|gain|drop|change) (?:in|of) [^.?]*\?|up by\W*$|end up|en cuanto (?:queda|quedaria|esta)|cuanto (?:queda|marca|sube|baja|tendra)|how much did (?:the |my |our )?\w+ (?:go|come|rise|climb|drop|fall|increase))/;
const ASKS_OTHER =
  /\b(?:how (?:long|often|soon)|when (?:can|may|should)|safe|swim\w*|cost|price|too much|too little|is (?:that|it|this) (?:ok|okay|enough|right|bad)|how many (?:more )?(?:pounds|lbs|ounces|oz|gallons|quarts|cups|bags|jugs|tablets|days|hours|times|kilos|grams|libras|onzas)|how much (?:more |acid|bleach|product|soda|shock)|do i (?:need|add)|should i|must i|need to|another|cuant[oa]s (?:libras|onzas|galones|bolsas|dias)|necesito|cuanto (?:mas|acido|cloro) (?:echo|agrego|pongo)|nadar)\b/;
const PER_TIME =
  /\b(?:per|a|each|every|al|por|cada) (?:day|week|month|hour|night|dia|semana|mes|hora)\b|\b(?:daily|weekly|monthly|cell|generator|chlorinator|celda|clorador)\b/;
const MAIN: readonly ParameterName[] = ['freeChlorinePpm', 'cyanuricAcidPpm', 'alkalinityPpm', 'hardnessPpm', 'saltPpm'];

const isAmount = ({ kind, value }: Quantity): boolean => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < 400);
/** Which level it is added for. */
function mainOf(frame: Frame): ParameterName | undefined {
  const named = frame.parameters.find((name) => MAIN.includes(name));
  if (named) return named;
  const [product] = frame.chemicals.filter(({ name }) => name !== 'chlorine').concat(frame.chemicals);
  return product === undefined ? undefined : PRODUCTS[productOf(product.name)].raises.find((name) => MAIN.includes(name as ParameterName)) as ParameterName | undefined;
} // prettier-ignore

/** "8 pounds of baking soda; 13,000 gallons. TA used to be 70. New TA?" */
export const amountDid: Sum = (frame, context) => {
  const { text, quantities, volumeL } = frame;
  if (volumeL === undefined || !ASKS_LEVEL.test(text) || ASKS_OTHER.test(text) || PER_TIME.test(text)) return undefined;
  if (namedProducts(frame) > 1 || frame.symptoms.length > 0 || frame.parameters.includes('ph')) return undefined;
  const amounts = quantities.filter((one) => isAmount(one));
  const [amount] = amounts;
  const rest = quantities.filter(
    (one) => one !== amount && one.kind !== 'percent' && one.kind !== 'count' && one.value !== volumeL && Math.abs(one.given * 3.785411784 - volumeL) > 1,
  );
  const levels = rest.filter(({ kind, end, given }) => (kind === 'ppm' || kind === 'none') && !(amount && end <= amount.at && amount.at - end <= 2 && given <= 60));
  const counts = rest.length - levels.length;
  if (!amount || amounts.length > 1 || levels.length > 1 || rest.some(({ kind }) => kind !== 'ppm' && kind !== 'none') || counts > 1) return undefined;
  const [main, level] = [mainOf(frame), levels[0]];
  if (main !== undefined && level !== undefined && frame.values[main] !== undefined && frame.values[main] !== level.given) return undefined;
  const values = main === undefined || level === undefined ? frame.values : { ...frame.values, [main]: level.given };
  const found = effectOf({ ...frame, values, bound: [] }, context, true);
  return found?.abstained === false ? found : undefined;
}; // prettier-ignore
