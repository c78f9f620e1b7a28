// Small sums of courses: an average depth, what a ppm weighs, and a week of a daily loss.
import { dose, PRODUCTS } from '@limpid/chemistry';
import { type Amount, amountText, askedUnit, figures, shown, volumeText } from '../numbers.ts';
import { productName } from '../names.ts';
import { productOf } from '../../understanding/frame.ts';
import { fits, FT, one, result, type Sum, volumeOf } from './sum.ts';

/** "Average depth when shallow is 3.5 ft and deep is 8.5 ft?" */
export const averageDepth: Sum = (frame, context) => {
  const depths = frame.quantities.filter(({ kind, given }) => kind === 'length' || (kind === 'none' && given <= 30));
  if (!fits(frame, /\b(?:average|mean) depth\b|\bprofundidad (?:media|promedio)\b/) || depths.length !== 2 || frame.quantities.length !== 2)
    return undefined;
  // "I have", not "is 5": a pool with a given average depth asks for its volume.
  if (fits(frame, /\bgallons?\b|\bgalones\b|\bliters?\b|\blitros\b|\bvolume\b|\bvolumen\b/)) return undefined;
  const meters = depths.map(({ kind, value, given }) => (kind === 'length' ? value : given * FT));
  const [a = 0, b = 0] = meters;
  const average = (a + b) / 2;
  const [first, second] = [a, b].map((depth) => figures(depth / FT));
  return result(context, {
    en: `${figures(average / FT)} ft (${figures(average)} m): (${first} + ${second}) ÷ 2.`,
    es: `${figures(average / FT, 'es')} pies (${figures(average, 'es')} m): (${first} + ${second}) ÷ 2.`,
  }, { value: average, unit: 'm', inputs: { shallowDepthM: a, deepDepthM: b } }); // prettier-ignore
};

const LB_PER_KG = 2.204_622_6;
/** "1 ppm in 10,000 gallons equals how many pounds?": of the pure thing, in water that weighs 1 kg a liter. */
export const weightOfPpm: Sum = (frame, context) => {
  const ppm = one(frame, 'ppm');
  const volumeL = frame.volumeL;
  if (!ppm || volumeL === undefined || frame.chemicals.length > 0 || frame.parameters.length > 0) return undefined;
  if (
    !fits(
      frame,
      /\b(?:how many|how much|what)\b.*\b(?:pounds?|lbs?|ounces?|oz|grams?|kilos?|kg|weigh\w*)\b|\bcuant[ao]s? (?:libras|onzas|gramos|kilos)\b/,
    )
  )
    return undefined;
  const kg = (ppm.given * volumeL) / 1_000_000;
  const pounds = kg * LB_PER_KG;
  return result(context, {
    en: `${figures(pounds)} lb (${shown(kg * 1000, 1)} g) of the pure substance for ${figures(ppm.given)} ppm in ${volumeText(volumeL, context)}. A product that is weaker takes more.`,
    es: `${figures(pounds, 'es')} lb (${shown(kg * 1000, 1, 'es')} g) de la sustancia pura para ${figures(ppm.given, 'es')} ppm en ${volumeText(volumeL, context)}. Un producto más débil lleva más.`,
  }, { value: pounds, unit: 'lb', inputs: { ppm: ppm.given, volumeL } }); // prettier-ignore
};

const LOSES =
  /\b(?:los(?:es?|ing)|uses?|using|usage|demand|consumption|burns?|drops?|goes through|consumes?|eats?|pierd\w+|gast\w+|baj\w+)\b[^.?]*?(\d+(?:\.\d+)?) ?(?:ppm)?[^.?\d]{0,24}?\b(?:a|per|each|every|al|por|cada) (?:day|dia)\b/;
const SPANS: readonly (readonly [RegExp, number, string, string])[] = [
  [/\b(?:a|per|each|every|for the|in a|one|por|a la|cada|en una) (?:week|semana)\b|\bweekly\b/, 7, 'a week', 'por semana'],
  [/\b(?:a|per|each|every|for the|in a|one|por|al|cada|en un) (?:month|mes)\b|\bmonthly\b/, 30, 'a month', 'al mes'],
];
/** "It loses 2 ppm a day: how much 12.5% in a week?": the level is not 2, it falls by 2. */
export const dailyLoss: Sum = (frame, context) => {
  const loss = Number(LOSES.exec(frame.text)?.[1]);
  const volumeL = volumeOf(frame, context);
  if (!loss || loss > 15 || volumeL === undefined || !frame.cues.has('howMuch')) return undefined;
  if (!fits(frame, /\bchlor\w*|\bbleach\b|\bfc\b|\bcloro\b/) || fits(frame, /\bhow (?:long|many days)\b|\bcuantos dias\b/))
    return undefined;
  const [, days, each, cada] = SPANS.find(([pattern]) => pattern.test(frame.text)) ?? [undefined, 1, 'a day', 'al día'];
  const named = frame.chemicals.find(({ name }) => name !== 'chlorine')?.name;
  const productId = named === undefined ? 'liquid-chlorine' : productOf(named);
  if (!PRODUCTS[productId].raises.includes('freeChlorinePpm')) return undefined;
  const strengthPercent = frame.strengthPercent ?? (productId === 'liquid-chlorine' ? USUAL_PERCENT : undefined);
  const daily = dose({
    volumeL,
    water: WATER,
    productId,
    ...(strengthPercent === undefined ? {} : { strengthPercent }),
    target: { parameter: 'freeChlorinePpm', value: WATER.freeChlorinePpm + loss },
  });
  const times = (amount: Amount, count: number): Amount => ({
    ...(amount.amountG === undefined ? {} : { amountG: amount.amountG * count }),
    ...(amount.amountMl === undefined ? {} : { amountMl: amount.amountMl * count }),
  });
  const asked = askedUnit(frame.text);
  const text = (count: number) => amountText(times(daily, count), productId, context, asked);
  const strength = strengthPercent === undefined ? '' : `${figures(strengthPercent)}% `;
  const product = {
    en: `${strength}${productName(productId, 'en')}`,
    es: `${productName(productId, 'es')}${strengthPercent === undefined ? '' : ` al ${figures(strengthPercent)}%`}`,
  };
  const perDay = days === 1 ? { en: '', es: '' } : { en: ` That is ${text(1)} a day.`, es: ` Son ${text(1)} al día.` };
  return result(context, {
    en: `About ${text(days)} of ${product.en} ${each} makes up for ${figures(loss)} ppm a day in ${volumeText(volumeL, context)}.${perDay.en} Dose day by day and by the test, not all at once.`,
    es: `Unos ${text(days)} de ${product.es} ${cada} reponen ${figures(loss, 'es')} ppm al día en ${volumeText(volumeL, context)}.${perDay.es} Agrega día por día y según la medición, no todo de una vez.`,
  }, { value: (daily.amountMl ?? daily.amountG ?? 0) * days, unit: daily.amountMl === undefined ? 'g' : 'mL', inputs: { lossPpmPerDay: loss, volumeL, days } }); // prettier-ignore
};
const USUAL_PERCENT = 12.5;
/** Ordinary water: how much chlorine a ppm takes hardly depends on it. */
const WATER = { ph: 7.5, alkalinityPpm: 90, hardnessPpm: 250, cyanuricAcidPpm: 40, freeChlorinePpm: 3, saltPpm: 500 };
