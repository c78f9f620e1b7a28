// A label's amount for another volume: "2 lb per 10,000 gallons raises 20 ppm. How many pounds for 30,000 gallons?"
import type { Frame } from '../../../understanding/frame.ts';
import type { Quantity } from '../../../understanding/numbers/quantities.ts';
import { figures, gallons, shown } from '../../numbers.ts';
import type { CoachContext } from '../../reply.ts';
import { result, type Sum } from '../sum.ts';

/** Below this many liters a volume is an amount of product, above it the water of a tub or pool. */
const LEAST_WATER_L = 190;
const isWater = ({ kind, value }: Quantity) => kind === 'volume' && value >= LEAST_WATER_L;
const isAmount = ({ kind, value }: Quantity) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value < LEAST_WATER_L);

const OF_A_LABEL =
  /\b(?:per|for (?:each|every)|for|treats?|in|to|por(?: cada)?|para|cada|trata|en)\b(?: \w+){0,6}? ?$|\b(?:raises?|lowers?|increases?|reduces?|changes?|sube|baja)\b/;
const ASKS =
  /\b(?:how (?:much|many)|what (?:amount|dose|quantity)|(?:do|would|should|will) (?:i|we|you) (?:need|add|use)|i have|my (?:pool|spa|tub|hot tub)|cuant[ao]s?|que cantidad|tengo|mi (?:alberca|piscina|jacuzzi))\b/;
/** What an amount does, and no other amount */
const ASKS_EFFECT =
  /\b(?:by how much|how (?:much|many ppm|far) (?:does|do|will|would|did) (?:[\w-]+ ){1,4}(?:rise|climb|go|goes|went|increase|drop|fall|change)|how many ppm|cuant[oa]s? (?:ppm )?(?:sube|baja|subira|bajara))\b/;
/** Where the label ends and the question begins, or the other way round. */
const PARTS = /[.?!;](?=\s|$)|,? (?:how|if|when|and my|my|what|i have|cuant[ao]s?|si|y mi|mi|tengo|que cantidad)\b/g;

/** The part of the text around a place, between the ends of parts. */
function partAround(text: string, at: number): [start: number, end: number] {
  const ends = [...text.matchAll(PARTS)].map(({ index }) => index);
  return [ends.findLast((end) => end < at) ?? 0, ends.find((end) => end > at) ?? text.length];
}

const L_PER_GALLON = 3.785411784;
/** "8 oz per 10,000", "how much for 22,000": gallons go without saying. */
const withGallons = ({ text, quantities }: Frame): Quantity[] =>
  quantities.map((quantity) => {
    const isBare =
      quantity.kind === 'none' &&
      quantity.given >= 1000 &&
      /\b(?:per|every|each|por|cada|(?:how (?:much|many)|cuant[oa]s?)(?: \w+)? (?:for|para)) $/.test(text.slice(0, quantity.at));
    return isBare ? { ...quantity, kind: 'volume', value: quantity.given * L_PER_GALLON } : quantity;
  });

interface LabelDose {
  amount: Quantity;
  label: Quantity;
  volumeL: number;
  /** how many times the label's change is wanted */
  times: number;
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

function labelDoseIn(frame: Frame, context: CoachContext): LabelDose | undefined {
  const { text } = frame;
  const quantities = withGallons(frame);
  const amount = only(quantities.filter(isAmount));
  if (!amount || !ASKS.test(text) || ASKS_EFFECT.test(text)) return undefined;
  const waters = quantities.filter(isWater);
  const [start, end] = partAround(text, amount.at);
  const isBeside = ({ at }: Quantity) => at >= start && at < end;
  const label = waters.find((water) => isBeside(water) && water.at > amount.at) ?? only(waters.filter(isBeside));
  if (!label || !OF_A_LABEL.test(text.slice(Math.min(amount.end, label.end), Math.max(amount.at, label.at)))) return undefined;
  const others = waters.filter((water) => water !== label);
  const volumeL = others.length === 0 ? context.pool?.traits.volumeL : only(others)?.value;
  const steps = quantities.filter(({ kind }) => kind === 'ppm');
  const ofLabel = only(steps.filter(isBeside));
  // "Raises 10 ppm … to raise it by 35?"
  const isBareStep = ({ kind, at }: Quantity) => kind === 'none' && /\b(?:by|up|en|suba) $/.test(text.slice(0, at));
  const wanted =
    only(steps.filter((step) => step !== ofLabel)) ?? (ofLabel && steps.length === 1 ? only(quantities.filter(isBareStep)) : undefined);
  if (volumeL === undefined || steps.length > 2 || (steps.length === 2 && !ofLabel)) return undefined;
  // A change that is wanted and a label that names none: nothing says what the label's amount does.
  if (steps.length === 1 && !ofLabel) return undefined;
  return { amount, label, volumeL, times: ofLabel && wanted ? wanted.given / ofLabel.given : 1 };
}

const MANY: Readonly<Record<string, string>> = {
  hour: 'hours', minute: 'minutes', day: 'days', hora: 'horas', minuto: 'minutos', dia: 'días', ounce: 'ounces', pound: 'pounds', quart: 'quarts', pint: 'pints', cup: 'cups', gallon: 'gallons', gram: 'grams', onza: 'onzas', libra: 'libras', taza: 'tazas',
}; // prettier-ignore
export const unitText = (unit: string, value: number): string => (value === 1 ? unit : (MANY[unit] ?? unit));
const OUNCES = /^(?:oz|ounces?|onzas?)$/;

/** In: one amount for one volume, and another volume (L), as said or the pool's. Out: the amount in the unit of the label. */
export const labelDose: Sum = (frame, context) => {
  const found = labelDoseIn(frame, context);
  if (!found) return undefined;
  const { amount, label, volumeL, times } = found;
  const value = amount.given * (volumeL / label.value) * times;
  const factors = (language: CoachContext['language']) =>
    `${figures(amount.given, language)} ${unitText(amount.unit, amount.given)} × ${figures(volumeL / label.value, language)}${times === 1 ? '' : ` × ${figures(times, language)}`}`;
  const volumes = (language: CoachContext['language']) =>
    [volumeL, label.value].map((litres) => shown(gallons(litres), 0, language)) as [string, string];
  const [wanted, known] = volumes('en');
  const isOunces = OUNCES.test(amount.unit) && value >= 32;
  return result(context, {
    en: `${figures(value)} ${unitText(amount.unit, value)}${isOunces ? ` (${figures(value / 16)} lb, if it is weighed)` : ''}. That is ${factors('en')}, for ${wanted} gallons instead of ${known}${times === 1 ? '' : ' and the change that you want'}.`,
    es: `${figures(value, 'es')} ${unitText(amount.unit, value)}${isOunces ? ` (${figures(value / 16, 'es')} lb, si es por peso)` : ''}. Son ${factors('es')}, para ${volumes('es')[0]} galones en vez de ${volumes('es')[1]}${times === 1 ? '' : ' y el cambio que quieres'}.`,
  }, { value, unit: amount.unit, inputs: { amount: amount.given, labelVolumeL: label.value, volumeL } }); // prettier-ignore
};
