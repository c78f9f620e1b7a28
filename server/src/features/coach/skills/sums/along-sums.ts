// How long until what a chlorine brings along has added up.
import { effect, type ProductId } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { productName, valueName } from '../names.ts';
import { figures } from '../numbers.ts';
import { fits, result, type Sum } from './sum.ts';

export const ALONG: Readonly<Record<string, 'cyanuricAcidPpm' | 'hardnessPpm'>> = {
  trichlor: 'cyanuricAcidPpm',
  dichlor: 'cyanuricAcidPpm',
  'cal-hypo': 'hardnessPpm',
};
const START = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0 };

/** ppm of what comes along, for each ppm of free chlorine. */
export function alongEach(productId: ProductId): number {
  const name = ALONG[productId] ?? 'cyanuricAcidPpm';
  const after = effect({ volumeL: 10_000, water: START, additions: [{ productId, amountG: 100 }] });
  return (after[name] - START[name]) / after.freeChlorinePpm;
}

export const broughtBy = ({ chemicals }: Frame): { productId: ProductId; name: ParameterName } | undefined => {
  const productId = chemicals.map(({ name }) => name).find((name) => name in ALONG) as ProductId | undefined;
  const name = productId && ALONG[productId];
  return productId && name ? { productId, name } : undefined;
};

const ASKS_TIME =
  /\b(?:how (?:many (?:days|weeks)|long|soon)|in what time|when (?:will|does|would)|cuant[oa]s (?:dias|semanas)|cuanto (?:tarda|tiempo)|cuando)\b/;
const A_DAY =
  /(?<![\d.])(\d+(?:\.\d+)?) ?ppm(?: of)?(?: (?:free )?(?:chlorine|fc)| de cloro(?: libre)?)? (?:per|a|each|every|al|por|cada) (?:day|dia)\b/;
const EACH_SAID =
  /(?<![\d.])(\d?\.\d+|\d) ?ppm(?: of)? (?:cya|cyanuric acid|stabilizer|hardness|calcium|estabilizador|dureza) (?:per|for (?:each|every)|with each|por(?: cada)?) (?:1 )?ppm/;
const UNTIL = /\b(?:reach\w*|to|hit\w*|get to|at|llega\w* a|alcanza\w*|hasta) (?:a )?(\d+(?:\.\d+)?)(?: ppm)?\b/g;
const FROM = /\b(?:from|starts? (?:at|from)|now(?: at| is)?|is at|desde|empieza en) (\d+(?:\.\d+)?)(?: ppm)?\b/;
/** "4 ppm a day, all of it dichlor: in how many days is stabilizer at 50?" */
export const daysToLevel: Sum = (frame, context) => {
  const brought = broughtBy(frame);
  const daily = Number(A_DAY.exec(frame.text)?.[1]);
  const to = Number([...frame.text.matchAll(UNTIL)].at(-1)?.[1]);
  if (!brought || !(daily > 0) || !(to > 0) || !ASKS_TIME.test(frame.text) || !frame.parameters.includes(brought.name)) return undefined;
  const from = Number(FROM.exec(frame.text)?.[1] ?? 0);
  const each = Number(EACH_SAID.exec(frame.text)?.[1] ?? alongEach(brought.productId));
  if (from >= to || !fits(frame, /\b(?:ppm)\b/)) return undefined;
  const days = (to - from) / (daily * each);
  return result(context, {
    en: `In about ${figures(days)} days: ${figures(daily)} ppm of free chlorine a day from ${productName(brought.productId, 'en')} brings ${figures(daily * each)} ppm of ${valueName(brought.name, 'en')} a day, and none of it leaves until the water is changed.`,
    es: `En unos ${figures(days, 'es')} días: ${figures(daily, 'es')} ppm de cloro libre al día de ${productName(brought.productId, 'es')} suman ${figures(daily * each, 'es')} ppm de ${valueName(brought.name, 'es')} al día, y eso no sale hasta cambiar agua.`,
  }, { value: days, unit: 'days', inputs: { dailyPpm: daily, from, to } }); // prettier-ignore
};

const BROUGHT =
  /\b(?:suppl\w+|gave|gives?|brought|brings?|provid\w+|deliver\w*|contribut\w*|added|adds|used enough|put(?:s|ting)?|dosed|came|comes?|aport\w+|eche|echamos|puse|dio|dieron|sum\w+|agregu\w+|usamos|use[ds]?|using|suman?|echad[oa]s?)\b/;
/** "The doses since the last refill add up to 45 ppm": all that went in so far. */
const ADDED_UP =
  /\b(?:(?:add(?:s|ed|ing)?|sum(?:s|med)?|com(?:es?|ing)|amount(?:s|ed|ing)?) (?:up )?to|total(?:s|ed|l?ing)?|in all|all together|altogether|cumulative\w*|so far|since (?:(?:i|we|the|it|my|our|last|this|was|its) )*(?:fill\w*|refill\w*|drain\w*|water chang\w*|fresh|start\w*|open\w*)|en total|acumulad\w+|desde (?:(?:que|el|la|lo|ultimo|ultima) )*(?:llen\w+|cambi\w+|vaci\w+))\b/;
const OF_CHLORINE =
  /(?<![\d.])(\d+(?:\.\d+)?) ?ppm(?: (?:of|de))?(?: total)?(?: (?:free |available )?(?:chlorine|fc)| (?:de )?cloro(?: libre)?)\b|\b(?:free chlorine|fc|cloro libre)(?: (?:of|de|by))? (\d+(?:\.\d+)?) ?ppm/;
const ASKS_ALONG =
  /\b(?:how (?:much|many)|what|by how|cuant[oa]s?|que)\b[^?]*\b(?:cya|cyanuric|stabili[sz]er|conditioner|hardness|calcium|estabilizador|cianurico|dureza|calcio)\b|\b(?:cya|cyanuric(?: acid)?|stabili[sz]er|hardness|calcium|estabilizador|cianurico|dureza)(?: \w+){0,2} (?:increase|rise|added|gain|goes up|go up|went up|now|by now|today)\b[^?]*\?/;
/** "Over a month dichlor supplied 14 ppm of free chlorine: how much CYA came along?" */
export const broughtAlong: Sum = (frame, context) => {
  const brought = broughtBy(frame);
  const said = OF_CHLORINE.exec(frame.text) ?? A_DAY.exec(frame.text);
  const chlorine = Number(said?.[1] ?? said?.[2]);
  const levels = frame.quantities.filter(({ kind }) => kind !== 'time');
  if (!brought || !(chlorine > 0) || levels.length !== 1 || frame.volumeL !== undefined) return undefined;
  if (!(BROUGHT.test(frame.text) || ADDED_UP.test(frame.text)) || !ASKS_ALONG.test(frame.text) || !frame.parameters.includes(brought.name))
    return undefined;
  const daily = A_DAY.test(frame.text);
  const days = frame.quantities.find(({ kind, value }) => kind === 'time' && value >= 24)?.value;
  if (daily && days === undefined) return undefined;
  const given = daily && days !== undefined ? chlorine * (days / 24) : chlorine;
  const along = given * alongEach(brought.productId);
  return result(context, {
    en: `About ${figures(along)} ppm of ${valueName(brought.name, 'en')}, along with ${figures(given)} ppm of free chlorine from ${productName(brought.productId, 'en')}. It stays until water is replaced.`,
    es: `Unas ${figures(along, 'es')} ppm de ${valueName(brought.name, 'es')}, junto con ${figures(given, 'es')} ppm de cloro libre de ${productName(brought.productId, 'es')}. Eso se queda hasta que cambies agua.`,
  }, { value: along, unit: 'ppm', inputs: { freeChlorinePpm: given } }); // prettier-ignore
};
