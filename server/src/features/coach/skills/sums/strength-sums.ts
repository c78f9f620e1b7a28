// How strong an unknown chlorine is, from what it did: "two quarts in 8,000 gallons took FC from 2 to 9.8: what percent?"
import { tradePercentMeasured, weightPercentMeasured } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { inFigures } from '../../understanding/fold.ts';
import { type Quantity, quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import { figures, volumeText } from '../numbers.ts';
import { result, type Sum } from './sum.ts';

const ASKS_STRENGTH =
  /\b(?:strength|how strong|concentration|potency|how potent|(?:what|which|how many|figure|find|calculate|the|actual|real|true)(?: \w+){0,3} percent\w*|de que concentracion|que (?:concentracion|porcentaje)|que tan fuerte|concentracion)\b|(?:what|which|how many|real|actual)(?: \w+){0,2} ?%|(?:percent\w*|(?:^|[.:;,] )%)(?: \w+){0,5}\W*$/;
const RISEN =
  /\b(?:took|brought|raised|raises?|moved|pushed|went|gone|rose|climb\w*|increas\w*|jump\w*|lift(?:s|ed)?|gave|bumped|got|up|rise|before|after|subio|sube|llevo|paso|aumento|dio)\b/;
const CHLORINE =
  /\b(?:chlor\w*|fc|bleach|hypochlorite|shock|cal[ -]?hypo|dichlor|jugs?|bottles?|cloro|hipoclorito|blanqueador|lejia|garrafa|botella)\b|\d ?%/;
const SOLID = /\b(?:shock|cal[ -]?hypo|granul\w*|powder|dichlor|trichlor|tablets?|polvo|granulado)\b/;
const OTHER = /\b(?:drain\w*|replac\w*|water (?:was|is) (?:changed|replaced)|hocl|hypochlorous|acid|humidity|efficien\w*|speed)\b/;

const isWater = ({ kind, value }: Quantity) => kind === 'volume' && value >= 400;
const isAmount = ({ kind, value }: Quantity) => kind === 'liquid' || kind === 'mass' || (kind === 'volume' && value < 100);
/** A level or a step; no count and no year. */
const isLevel = ({ kind, given }: Quantity) => (kind === 'ppm' || kind === 'none') && given >= 0 && given <= 60;

/** "From 2 to 9.8", "up 4 ppm": by how much it rose. */
function riseIn(levels: readonly Quantity[]): number | undefined {
  const [one, other, third] = levels;
  if (one === undefined || third !== undefined) return undefined;
  const rise = other === undefined ? one.given : Math.abs(other.given - one.given);
  return rise > 0 ? rise : undefined;
}

const ML_PER_OZ = 29.5735295625;
/** "48 ounces of bleach": of a liquid, in mL. */
const millilitresOf = ({ kind, value, given, unit }: Quantity): number | undefined =>
  kind === 'liquid' ? value : kind === 'volume' ? value * 1000 : /^(?:oz|ounce|onza)/.test(unit) ? given * ML_PER_OZ : undefined;

export const strengthOfUnknown: Sum = (frame: Frame, context) => {
  // Not the text of the frame, which drops where a level came from.
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language));
  if (!ASKS_STRENGTH.test(text) || !RISEN.test(text) || !CHLORINE.test(text) || OTHER.test(text)) return undefined;
  const all = quantitiesIn(text).filter(({ kind }) => kind !== 'percent' && kind !== 'time');
  const [waters, amounts] = [all.filter(isWater), all.filter(isAmount)];
  const levels = all.filter(
    (one) => isLevel(one) && !(one.kind === 'none' && amounts.some(({ at }) => at - one.end >= 0 && at - one.end <= 2)),
  );
  const [water, amount] = [waters[0], amounts[0]];
  // More than the water, what went in, and the levels: then something else is told.
  if (!water || !amount || waters.length > 1 || amounts.length > 1 || all.length !== levels.length + 2) return undefined;
  const rise = riseIn(levels);
  if (rise === undefined) return undefined;
  const isSolid = SOLID.test(text) && amount.kind === 'mass';
  const ml = isSolid ? undefined : millilitresOf(amount);
  if (!isSolid && ml === undefined) return undefined;
  const percent = ml === undefined ? weightPercentMeasured(rise, water.value, amount.value) : tradePercentMeasured(rise, water.value, ml);
  if (percent > 100) return undefined;
  const [by, into] = [figures(rise, context.language), volumeText(water.value, context)];
  return result(context, {
    en: `About ${figures(percent)}% ${ml === undefined ? 'available chlorine by weight' : '(trade percent, by volume)'}: that amount raised ${into} by ${by} ppm. Sun and time in between make it look weaker than it is.`,
    es: `Cerca del ${figures(percent, 'es')}% ${ml === undefined ? 'de cloro disponible en peso' : '(porcentaje comercial, por volumen)'}: esa cantidad subió ${by} ppm en ${into}. El sol y el tiempo entre medio lo hacen parecer más débil.`,
  }, { value: percent, unit: '%', inputs: { risePpm: rise, volumeL: water.value } }); // prettier-ignore
};
