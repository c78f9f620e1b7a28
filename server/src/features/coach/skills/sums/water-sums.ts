// What is worked out about the water itself: how much of the chlorine is active, and how much water there is.
import { balance, ChemistryError, effect, PRODUCTS, volumeBySalt } from '@limpid/chemistry';
import { fold, inFigures } from '../../understanding/fold.ts';
import { type Frame, productOf } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { figures, shown, volumeText } from '../numbers.ts';
import { fits, one, result, type Sum } from './sum.ts';

const SHARE_OF_ACTIVE =
  /\b(?:percent\w*|%|share|fraction|portion|how much|porcentaje|cuanto|que parte)\b.*\b(?:hocl|hypochlorous|active|killing|effective|strong(?:er)? form|hipocloroso|activo)\b|\b(?:hocl|hypochlorous|hipocloroso)\b.*\b(?:percent\w*|%|share|fraction|portion|porcentaje|parte)\b/;
const NO_STABILIZER =
  /\b(?:no|without(?: any)?|zero|sin) (?:stabilizer|cya|cyanuric(?: acid)?|conditioner|estabilizador)\b|\bunstabilized\b/;

/** "No stabilizer, pH 8: what percent is HOCl?" In: pH, and cyanuric acid where it was named. */
export const activeShare: Sum = (frame, context) => {
  const { ph, cyanuricAcidPpm, temperatureC } = frame.values;
  if (ph === undefined || ph < 6 || ph > 9 || !SHARE_OF_ACTIVE.test(frame.text) || frame.volumeL !== undefined) return undefined;
  const cya = NO_STABILIZER.test(frame.text) ? 0 : (cyanuricAcidPpm ?? 0);
  const freeChlorinePpm = frame.values.freeChlorinePpm ?? 1;
  const water = { ph, alkalinityPpm: 100, freeChlorinePpm, cyanuricAcidPpm: cya, ...(temperatureC === undefined ? {} : { temperatureC }) };
  const share = (balance(water).hypochlorousPpm / freeChlorinePpm) * 100;
  const [with_, con] =
    cya > 0
      ? [`with ${shown(cya, 0)} ppm of stabilizer`, `con ${shown(cya, 0)} ppm de estabilizador`]
      : ['without stabilizer', 'sin estabilizador'];
  return result(context, {
    en: `About ${figures(share)}% of the free chlorine is hypochlorous acid, the form that kills, at pH ${ph.toFixed(1)} ${with_}.`,
    es: `Cerca del ${figures(share, 'es')}% del cloro libre es ácido hipocloroso, la forma que desinfecta, a pH ${ph.toFixed(1)} ${con}.`,
  }, { value: share, unit: '%', inputs: { ph, cyanuricAcidPpm: cya } }); // prettier-ignore
};

/** The reading before and after, or by how much it rose; ppm of salt. */
const ROSE = /\b(?:climb\w*|rose|risen|rise|went up|gone up|jump\w*|increas\w*|bump\w*|up by|raised|moved|changed|subio|aumento)\b/;
function riseIn({ bound, quantities, text }: Frame): { before: number; after: number } | undefined {
  const step = bound.find(({ role }) => role === 'delta');
  if (step) return { before: 0, after: step.quantity.value };
  const levels = quantities.filter(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given >= 100).map(({ given }) => given);
  const [one_, other] = levels;
  if (levels.length === 1 && one_ !== undefined && ROSE.test(text)) return { before: 0, after: one_ };
  return levels.length === 2 && one_ !== undefined && other !== undefined && one_ !== other
    ? { before: Math.min(one_, other), after: Math.max(one_, other) }
    : undefined;
}

const ASKS_VOLUME = /\b(?:volume|gallons|liters|litres|how big|how much water|hold|size|volumen|galones|litros|cuanta agua)\b/;

/** "60 lb of salt raised it by 400 ppm: how many gallons?" */
export const volumeFromSalt: Sum = (frame, context) => {
  const salt = one(frame, 'mass');
  if (!salt || frame.volumeL !== undefined || !fits(frame, ASKS_VOLUME) || !fits(frame, /\bsalt\b|\bsal\b/)) return undefined;
  const rise = riseIn(frame);
  if (!rise) return undefined;
  const bags = frame.quantities.find(({ kind, end }) => (kind === 'count' || kind === 'none') && end <= salt.at && salt.at - end <= 3);
  const addedSaltG = salt.value * (bags && bags.given <= 60 ? bags.given : 1);
  try {
    const { volumeL } = volumeBySalt({ addedSaltG, beforePpm: rise.before, afterPpm: rise.after });
    return result(context, {
      en: `About ${volumeText(volumeL, context)}: the salt spread over the water raised it by ${shown(rise.after - rise.before, 0)} ppm.`,
      es: `Unos ${volumeText(volumeL, context)}: la sal repartida en el agua la subió ${shown(rise.after - rise.before, 0, 'es')} ppm.`,
    }, { kind: 'volume', value: volumeL, unit: 'L', inputs: { addedSaltG, beforePpm: rise.before, afterPpm: rise.after } }); // prettier-ignore
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
};

const ASKS_HOW_BIG =
  /\b(?:how many (?:gallons|liters|litres)|how much water|how (?:big|large)|(?:what(?:'s| is)?|estimate|work out|find|figure(?: out)?|calculate|tell me|give me|need)(?: (?:the|my|our|its))?(?: pool'?s?| spa'?s?)? (?:volume|size|capacity|gallons|liters)|cuant[oa]s (?:galones|litros)|cuanta agua|que tan grande|de que tamano|(?:que|cual es el|calcula el|saca el) (?:volumen|tamano))\b(?! (?:of|de) (?!(?:(?:the|my|our|this|la|mi|el|un|a) )?(?:pool|spa|tub|water|hot tub|piscina|alberca|jacuzzi|agua)\b))/;
const RISEN =
  /\b(?:took|taken|brought|raised|moved|pushed|bumped|went|gone|goes|rose|risen|climbed|increased|jumped|now|later|after|subio|subieron|llevo|paso|aumento|quedo|despues)\b/;
/** "How many gallons of 10 % was that?" asks for the product; "is it safe" for something else. */
const ASKS_ELSE =
  /\b(?:how many (?:gallons|liters|litres|quarts) of (?!(?:water|pool))|cuant[oa]s (?:galones|litros) de (?!agua)|swim\w*|nad(?:o|ar|amos|an)|should i add|do i (?:add|need)|echo|agrego|drain\w*|replac\w*)\b/;
const MEASURED = ['freeChlorinePpm', 'cyanuricAcidPpm', 'alkalinityPpm', 'hardnessPpm'] as const;
const FROM_TO = /\b(?:from|de|desde) (\d+(?:\.\d+)?)(?: ppm)?(?: up)? (?:to|a|hasta) (\d+(?:\.\d+)?)/;
/** From where to where, or by how much; "went from 70 to 94" is in the message as it was typed. */
function riseOf({ raw, language, quantities }: Frame, amount: Quantity): number | undefined {
  const said = FROM_TO.exec(inFigures(raw, language));
  if (said) return Math.abs(Number(said[2]) - Number(said[1]));
  const levels = quantities
    .filter((one) => (one.kind === 'ppm' || one.kind === 'none') && one.at !== amount.at && !isCountOf(one, amount))
    .map(({ given }) => given);
  if (levels.length > 2) return undefined;
  return levels.length === 2 ? Math.abs((levels[1] ?? 0) - (levels[0] ?? 0)) : levels[0];
}
/** "Two 1 lb bags" */
const isCountOf = ({ kind, end, given }: Quantity, amount: Quantity): boolean =>
  (kind === 'count' || kind === 'none') && end + 1 === amount.at && Number.isInteger(given) && given <= 60;
const containers = ({ quantities }: Frame, amount: Quantity): number => quantities.find((one) => isCountOf(one, amount))?.given ?? 1;

/** "A gallon of 10 % took chlorine from 2 to 6.5: how many gallons does the pool hold?" */
export const volumeFromProduct: Sum = (frame, context) => {
  if (frame.volumeL !== undefined || !fits(frame, ASKS_HOW_BIG) || !RISEN.test(fold(frame.raw)) || fits(frame, ASKS_ELSE)) return undefined;
  const amounts = frame.quantities.filter(({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < 100));
  const [amount] = amounts;
  const [chemical, ...more] = frame.chemicals
    .filter(({ name }) => name !== 'salt' && name !== 'chlorine')
    .concat(frame.chemicals.filter(({ name }) => name === 'chlorine'));
  const productId = chemical
    ? productOf(chemical.name)
    : frame.parameters.includes('cyanuricAcidPpm')
      ? ('cyanuric-acid' as const)
      : undefined;
  if (!amount || amounts.length > 1 || !productId || more.some(({ name }) => name !== 'chlorine' && name !== chemical?.name))
    return undefined;
  const rise = riseOf(frame, amount);
  const name = MEASURED.find((one) => frame.parameters.includes(one)) ?? 'freeChlorinePpm';
  if (rise === undefined || rise <= 0) return undefined;
  const isLiquid = amount.kind !== 'mass' || PRODUCTS[productId].form === 'liquid';
  // An ounce of a liquid is a fluid ounce.
  if (isLiquid && amount.kind === 'mass' && !/^(?:oz|ounce|onza)/.test(amount.unit)) return undefined;
  const measured =
    amount.kind === 'mass' && isLiquid ? amount.given * FL_OZ : amount.kind === 'volume' ? amount.value * 1000 : amount.value;
  const size = measured * containers(frame, amount);
  const strength = frame.strengthPercent === undefined ? {} : { strengthPercent: frame.strengthPercent };
  try {
    const water = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0 };
    const added = { productId, ...strength, ...(isLiquid ? { amountMl: SAMPLE } : { amountG: SAMPLE }) };
    const ofSample = effect({ volumeL: SAMPLE_L, water, additions: [added] })[name] - water[name];
    if (ofSample <= 0) return undefined;
    const volumeL = (ofSample * SAMPLE_L * (size / SAMPLE)) / rise;
    return result(context, {
      en: `About ${volumeText(volumeL, context)}: that much product raised the whole water by ${figures(rise)} ppm.`,
      es: `Unos ${volumeText(volumeL, context)}: esa cantidad de producto subió toda el agua ${figures(rise, 'es')} ppm.`,
    }, { kind: 'volume', value: volumeL, unit: 'L', inputs: { productId, rise } }); // prettier-ignore
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
};
const FL_OZ = 29.5735295625;
/** Little enough that any water takes it; what it does grows with it. */
const SAMPLE = 100;
const SAMPLE_L = 10_000;
