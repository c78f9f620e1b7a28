// What one inch of the water at the top holds, from the sides of a pool.
import type { Frame } from '../../understanding/frame.ts';
import { figures, gallons } from '../numbers.ts';
import { result, type Sum } from '../sums/sum.ts';
import { lengthsSaid } from './lengths-said.ts';
import { isRound } from './volume-dimensions.ts';

const PER_INCH =
  /\b(?:in|per|for|each|every|one|1|a|por|cada|en) (?:every |each |single |1 |one )?(?:inch|pulgada)\b(?! (?:a|per|each|every|al|por) )/;
const ASKS = /\b(?:how (?:many (?:gallons|liters)|much water)|cuant[oa]s? (?:galones|litros|agua))\b/;
const FALLS = /\b(?:pipe|hose|plumbing|diameter pipe|per day|a day|al dia|rain\w*|lluvia)\b/;
const INCH_M = 0.0254;

/** "A 20 x 40 pool: how many gallons in every inch of water?" A depth beside it changes nothing. */
export const gallonsPerInch: Sum = (frame: Frame, context) => {
  const { text } = frame;
  if (!PER_INCH.test(text) || !ASKS.test(text) || FALLS.test(text) || frame.volumeL !== undefined || frame.chemicals.length > 0)
    return undefined;
  const sides = (lengthsSaid(frame) ?? []).filter(({ m }) => m > 1);
  const [a, b] = sides;
  const isPair = a && b && /^ ?(?:x|by|por|×) ?$/.test(a.after);
  const areaM2 = isPair ? a.m * b.m : a && isRound(text) ? (Math.PI / 4) * a.m ** 2 : undefined;
  if (areaM2 === undefined || (!isPair && sides.length > 2)) return undefined;
  const litres = areaM2 * INCH_M * 1000;
  return result(context, {
    en: `About ${figures(gallons(litres))} gallons (${figures(litres)} liters) in each inch, where the walls are straight.`,
    es: `Unos ${figures(gallons(litres), 'es')} galones (${figures(litres, 'es')} litros) en cada pulgada, donde las paredes son rectas.`,
  }, { value: litres, unit: 'L', inputs: { areaM2 } }); // prettier-ignore
};
