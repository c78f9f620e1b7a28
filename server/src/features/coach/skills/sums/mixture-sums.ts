// What mixing gives: two strengths of one product, a product and water, and new water that runs in while the mixed water runs out.
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { unitText } from './from-tests/label-dose.ts';
import { figures, volumeText } from '../numbers.ts';
import { tapOf } from '../dosing/dilution-numbers.ts';
import { fits, result, type Sum } from './sum.ts';

const isAmount = ({ kind }: Quantity): boolean => kind === 'liquid' || kind === 'volume' || kind === 'mass';
const sizeOf = ({ kind, value }: Quantity): number => (kind === 'volume' ? value * 1000 : value);

/** Each amount with its strength: "2 gallons of 12%", "4 gallons of water". */
function partsIn({ quantities, text }: Frame): { amount: Quantity; percent: number }[] | undefined {
  const parts = quantities.filter(isAmount).map((amount) => {
    const own = quantities.find(({ kind, at }) => kind === 'percent' && at >= amount.end && at - amount.end <= 6);
    const isWater = /^ (?:of |de )?(?:plain |tap |pool |pure |clean )?(?:water|agua)\b/.test(text.slice(amount.end));
    return own ? { amount, percent: own.value } : isWater ? { amount, percent: 0 } : undefined;
  });
  return parts.length >= 2 && parts.every((part) => part !== undefined) ? parts : undefined;
}

const ASKS_STRENGTH =
  /\b(?:what|which|que|cual) (?:is the |percent(?:age)? |es la |% |final |new |resulting )*(?:strength|concentration|percent(?:age)?|%|concentracion|porcentaje|fuerza)\b|\bhow strong\b|\bque tan (?:fuerte|concentrad)|\b(?:strength|concentration)\b[^.]*\?/;
/** "2 gallons of 12% with 4 gallons of water: what strength?" */
export const mixture: Sum = (frame, context) => {
  const parts = ASKS_STRENGTH.test(frame.text) ? partsIn(frame) : undefined;
  if (!parts || parts.every(({ percent }) => percent === 0)) return undefined;
  const whole = parts.reduce((sum, { amount }) => sum + sizeOf(amount), 0);
  const percent = parts.reduce((sum, part) => sum + sizeOf(part.amount) * part.percent, 0) / whole;
  const sum = parts.map((part) => `${figures(part.amount.given)} × ${figures(part.percent)}%`).join(' + ');
  return result(context, {
    en: `${figures(percent)}%: (${sum}) ÷ all of it. That is only the math: mix nothing but one product with itself or with water, and add acid to water, never water to acid.`,
    es: `${figures(percent, 'es')}%: (${sum}) ÷ el total. Es solo la cuenta: no mezcles nada más que un mismo producto o producto con agua, y echa el ácido al agua, nunca el agua al ácido.`,
  }, { value: percent, unit: '%', inputs: { parts: parts.length } }); // prettier-ignore
};

const ASKS_WATER =
  /\b(?:how much|how many [a-z. ]{2,14} of|cuant[oa]s?(?: [a-z]+ de)?) (?:plain |clean |tap )?(?:water|agua)\b|\bhow many [a-z. ]{2,14} (?:of water )?(?:do|must|should) (?:i|we|you) add\b/;
/** "How much water brings 1 gallon of 30% acid to 15%?" */
export const thinned: Sum = (frame, context) => {
  const percents = frame.quantities.filter(({ kind }) => kind === 'percent').map(({ value }) => value);
  const amounts = frame.quantities.filter(isAmount);
  const [amount] = amounts;
  const [strong, weak] = [Math.max(...percents), Math.min(...percents)];
  if (!amount || amounts.length !== 1 || frame.quantities.length !== 3 || percents.length !== 2 || !(weak > 0) || strong === weak) return undefined;
  if (!ASKS_WATER.test(frame.text) || !fits(frame, /\b(?:dilut\w*|thin\w*|weaken\w*|bring\w*|make|get|down to|dilu\w+|rebaj\w+|bajar)\b/)) return undefined;
  const water = amount.given * (strong / weak - 1);
  return result(context, {
    en: `${figures(water)} ${unitText(amount.unit, water)} of water: ${figures(amount.given)} × (${figures(strong)} ÷ ${figures(weak)} − 1). Put the water in first and add the product to it, never water to acid.`,
    es: `${figures(water, 'es')} ${unitText(amount.unit, water)} de agua: ${figures(amount.given, 'es')} × (${figures(strong, 'es')} ÷ ${figures(weak, 'es')} − 1). Primero el agua y luego el producto; nunca agua al ácido.`,
  }, { value: water, unit: amount.unit, inputs: { given: amount.given, strong, weak } }); // prettier-ignore
}; // prettier-ignore

const CONTINUOUS =
  /\b(?:continuous\w*|flow[- ]through|while (?:it|the (?:pool|mixed|old) ?(?:water)?|water)? ?(?:overflows|runs out|drains)|run(?:s|ning)? in while|overflow\w*|continu[ao])\b/;
const OF_MIXED = /\b(?:dilut\w*|mix\w*|replac\w*|exchang\w*|fresh water|dilu\w+|mezcl\w*|agua nueva)\b/;
const HALF = /\b(?:to|by|in|a la|por la) (?:1 )?(?:half|mitad)\b|\bhalve[sd]?\b/;
/** New water runs in and the mixture runs out: ln(from ÷ to) volumes, more than one drain takes. */
export const continuousDilution: Sum = (frame, context) => {
  if (!CONTINUOUS.test(frame.text) || !OF_MIXED.test(frame.text)) return undefined;
  const levels = frame.quantities
    .filter(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given >= 5 && given * 3.785411784 !== frame.volumeL)
    .map(({ given }) => given);
  const tap = tapOf(frame);
  const [from, to] = levels.length >= 2 ? [Math.max(...levels), Math.min(...levels.filter((level) => level !== tap))] : HALF.test(frame.text) ? [2, 1] : [];
  if (from === undefined || to === undefined || to <= tap) return undefined;
  const volumes = Math.log((from - tap) / (to - tap));
  const amount = frame.volumeL === undefined ? '' : `, ${volumeText(volumes * frame.volumeL, context)}`;
  return result(context, {
    en: `${figures(volumes)} times the water of the pool${amount}: the natural logarithm of ${figures(from - tap)} ÷ ${figures(to - tap)}, if the new water mixes at once. A partial drain first takes less.`,
    es: `${figures(volumes, 'es')} veces el agua de la piscina${amount}: el logaritmo natural de ${figures(from - tap, 'es')} ÷ ${figures(to - tap, 'es')}, si el agua nueva se mezcla al momento. Vaciar una parte antes gasta menos.`,
  }, { value: volumes, unit: 'volumes', inputs: { from, to, tap } }); // prettier-ignore
}; // prettier-ignore
