// What a product brought along over weeks of the same amount: "a pound and a half of trichlor a week for 16 weeks: how much CYA?"
import { ChemistryError, effect, type ProductId } from '@limpid/chemistry';
import { type Frame, productOf } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { productName, valueName } from '../names.ts';
import { figures, shown, volumeText } from '../numbers.ts';
import { timesOverPeriod } from './periods.ts';
import { result, type Sum } from './sum.ts';

/** These stay in the water, so that what goes in week after week adds up. */
const STAYING = ['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'] as const satisfies readonly ParameterName[];
const BROUGHT_BY: Readonly<Record<(typeof STAYING)[number], readonly string[]>> = {
  cyanuricAcidPpm: ['trichlor', 'dichlor', 'cyanuric-acid'],
  hardnessPpm: ['cal-hypo', 'calcium-chloride'],
  saltPpm: ['salt'],
};
const ASKS = /\?|\b(?:how (?:much|many)|what|cuant[oa]s?|que)\b/;
const ASKS_DOSE =
  /\bhow (?:much|many)(?: \w+){0,4} (?:do|should|must|can) (?:i|we) (?:add|use|need|put)\b|\bcuant[oa]s? \w+ (?:agrego|necesito|pongo)\b|\bhow (?:long|soon|many (?:days|weeks|months))\b|\bcuant[oa]s (?:dias|semanas|meses)\b/;
const TABLET_G = 226.796185;
const SAMPLE_G = 50;

/** One amount, and how many of it each time. */
function amountIn({ text, quantities }: Frame): { grams: number; each: string } | undefined {
  const masses = quantities.filter(({ kind }) => kind === 'mass');
  const [mass] = masses;
  const isTablet = ({ unit }: Quantity) => /^(?:tab|puck|past)/.test(unit);
  const tablets = quantities.find((one) => one.kind === 'count' && isTablet(one));
  if (masses.length > 1) return undefined;
  if (!mass) return tablets && { grams: tablets.given * TABLET_G, each: `${shown(tablets.given, 1)} × 8 oz` };
  const before = quantities.findLast(({ kind, end, given }) => (kind === 'count' || kind === 'none') && end <= mass.at && mass.at - end <= 3 && Number.isInteger(given) && given <= 60);
  const after = /^[ -]?(?:each|apiece|cada un[oa])\b/.test(text.slice(mass.end)) ? tablets : undefined;
  const count = before?.given ?? after?.given ?? 1;
  return { grams: mass.value * count, each: `${count === 1 ? '' : `${shown(count, 1)} × `}${figures(mass.given)} ${mass.unit}` };
} // prettier-ignore

const ofTablets = ({ text }: Frame): ProductId | undefined =>
  /\b(?:tablets?|tabs?|pucks?|pastillas?|tabletas?)\b/.test(text) ? 'trichlor' : undefined;

function broughtPpm(productId: ProductId, name: ParameterName, frame: Frame, grams: number): number | undefined {
  const { volumeL, strengthPercent } = frame;
  if (volumeL === undefined) return undefined;
  const water = { ph: 7.5, alkalinityPpm: 100, saltPpm: 0, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0 };
  const strength = strengthPercent === undefined ? {} : { strengthPercent };
  try {
    const after = effect({ volumeL: SAMPLE_L, water, additions: [{ productId, amountG: SAMPLE_G, ...strength }] });
    const found = name as keyof typeof water;
    return ((after[found] - water[found]) * (grams / SAMPLE_G) * SAMPLE_L) / volumeL;
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}
/** Much water for a small amount: what it does grows with it. */
const SAMPLE_L = 10_000;

export const accumulated: Sum = (frame, context) => {
  const { text, volumeL, parameters, chemicals } = frame;
  const name = STAYING.find((one) => parameters.includes(one)) ?? (chemicals.some((one) => one.name === 'cyanuric-acid') ? 'cyanuricAcidPpm' : undefined);
  if (name === undefined || volumeL === undefined || !ASKS.test(text) || ASKS_DOSE.test(text) || frame.bound.some(({ role }) => role === 'to')) return undefined;
  const known = chemicals.map((one) => productOf(one.name)).filter((id) => id !== 'cyanuric-acid' || name !== 'cyanuricAcidPpm');
  const productId = known.find((id) => BROUGHT_BY[name].includes(id)) ?? ofTablets(frame);
  const [period, amount] = [timesOverPeriod(text), amountIn(frame)];
  if (productId === undefined || !period || !amount || period.times < 2) return undefined;
  const ppm = broughtPpm(productId, name, frame, amount.grams * period.times);
  if (ppm === undefined || ppm < 0.2) return undefined;
  const times = figures(period.times);
  return result(context, {
    en: `About ${figures(ppm)} ppm of ${valueName(name, 'en')}: ${times} times ${amount.each} of ${productName(productId, 'en')} in ${volumeText(volumeL, context)}. It stays until water is replaced.`,
    es: `Unas ${figures(ppm, 'es')} ppm de ${valueName(name, 'es')}: ${times} veces ${amount.each} de ${productName(productId, 'es')} en ${volumeText(volumeL, context)}. Se queda hasta que cambies agua.`,
  }, { kind: 'water', title: productName(productId, context.language), productId, value: ppm, unit: 'ppm', amountG: amount.grams * period.times, inputs: { volumeL, parameter: name } }); // prettier-ignore
}; // prettier-ignore
