// "And at 30?", "What about a 125k heat pump?", "My spa, 400 gallons, same 20 ppm": the question before it for another pump, heater or water.
import { languageOf } from '../understanding/fold.ts';
import { type Quantity, quantitiesIn } from '../understanding/numbers/quantities.ts';
import { plainOf } from './aside-words.ts';
import { aimOf, aimText } from './dose-aim.ts';

const PHYSICAL: ReadonlySet<string> = new Set([
  'flow',
  'heatPower',
  'power',
  'length',
  'area',
  'pressure',
  'speed',
  'energyPrice',
  'head',
  'temperature',
]);
const LEAD = /^(?:(?:ok(?:ay)?|so|and|n|but|or|hmm+|then|now|y|o|pero|entonces|bueno|thanks|cool)\b[, ]*)*/;
const OPENS =
  /^(?:(?:ok(?:ay)?|so|hmm+|then|now|thanks|cool|bueno)\b[, ]*)*(?:and|n|or|but|what about|how about|what if|if|same|with|at|using|y|o|que tal|con|a|si)\b/;
const DEVICE =
  /\b(?:(?:natural )?gas heaters?|electric heaters?|solar heaters?|heat pumps?|heaters?|bombas? de calor|calentador(?:es)?(?: de gas| electrico| solar)?)\b/;
/** No word of another question. */
const WORDS = new Set(
  "ok okay so and n but or hmm then now y o pero entonces bueno thanks cool what about how if same thing with at using on to for in que tal con a si it its it's is was were runs ran run does do did my the an one of only just i we have had got use used drop drops dropped turn goes go down up to lower higher bigger smaller el la un una de es fuera baja sube bajo tengo pongo uso mi would be instead say let's lets maybe like around closer more pump heater bomba calentador velocidad speed hose manguera por en".split(
    ' ',
  ),
);
const without = (text: string, marks: readonly { at: number; end: number }[]): string =>
  marks.reduce((left, { at, end }) => `${left.slice(0, at)}${' '.repeat(end - at)}${left.slice(end)}`, text);

/** "125k" of a heater is its BTU per hour. */
function unitFor(value: Quantity, device: string | undefined): { kind: string; unit: string } {
  if (value.kind !== 'none') return value;
  return device !== undefined && value.given >= 10_000 ? { kind: 'heatPower', unit: 'btu' } : { kind: 'none', unit: '' };
}
const gapTo = (value: number, { given }: Quantity): number => Math.abs(Math.log((given + 0.1) / (value + 0.1)));
/** Where a figure without a unit goes among those that have one. */
const FAR = 1.4;

const HOSES = /\b([2-9]) (?:of (?:them|those)|(?:garden )?hoses|spigots|mangueras|llaves)$/;
/** "And with two hoses?": twice the flow. */
function severalHoses(text: string, before: string): string | undefined {
  const count = Number(HOSES.exec(text)?.[1] ?? 0);
  const first = plainOf(before).replace(/[?.! ]+$/, '');
  const flows = quantitiesIn(first).filter(({ kind }) => kind === 'flow');
  const [flow] = flows;
  if (count === 0 || !flow || flows.length > 1 || !/\b(?:hose|spigot|manguera|llave)\b/.test(first)) return undefined;
  const rest = text.replace(HOSES, '').split(/[^a-z']+/);
  return rest.every((word) => word === '' || WORDS.has(word))
    ? `${first.slice(0, flow.at)}${flow.given * count} ${flow.unit}${first.slice(flow.end)}`
    : undefined;
}

/** The same question with another flow, power or size in it. */
export function otherMeasure(question: string, earlier: readonly string[]): string | undefined {
  const [before] = earlier;
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  if (before !== undefined && HOSES.test(text)) return severalHoses(text, before);
  if (before === undefined || text.length > 60 || !OPENS.test(text)) return undefined;
  const device = DEVICE.exec(text)?.[0];
  const [value, ...others] = quantitiesIn(device === undefined ? text : text.replace(/\bone\b/g, '   '));
  if (!value || others.some(({ kind, given }) => kind !== 'none' || given !== 1)) return undefined;
  const rest = without(text.replace(device ?? '~', ' '.repeat(device?.length ?? 0)), [value]).split(/[^a-z']+/);
  if (!rest.every((word) => word === '' || WORDS.has(word))) return undefined;
  const first = plainOf(before).replace(/[?.! ]+$/, '');
  const { kind, unit } = unitFor(value, device);
  const known = quantitiesIn(first).filter((one) => PHYSICAL.has(one.kind));
  const alike = known.filter((one) => (kind === 'none' ? gapTo(value.given, one) < FAR : one.kind === kind));
  const [old] = alike.toSorted((a, b) => gapTo(value.given, a) - gapTo(value.given, b));
  // A figure that may be one of two is not taken for either.
  if (!old || (kind === 'none' && new Set(alike.map((one) => one.kind)).size > 1)) return undefined;
  const said = kind === 'none' ? `${value.given} ${old.unit}` : `${value.given} ${value.kind === 'none' ? unit : value.unit}`;
  const next = `${first.slice(0, old.at)}${said}${first.slice(old.end)}`;
  return device === undefined ? next : next.replace(DEVICE, device);
} // prettier-ignore

const SPA = /\b(?:spa|hot ?tub|tub|jacuzzi|tina|swim spa)\b/;
const LEAST_L = 150;
const OF_WATER = new Set(
  "what about how much many for my the a our his her hers his theirs mine sister sister's sisters brother brother's brothers mom mom's moms mother mother's dad dad's dads parents neighbor neighbor's neighbors neighbour neighbours friend friend's friends kids pool pools spa hot tub tubs jacuzzi swim other second one it its it's is was has holds that which and if ok so in with same thing deal dose amount would be need do i add to use put there instead only y si para en el la mi su de un una es tiene fuera son piscina alberca jacuzzi tina otra otro mama papa hermana hermano vecino vecina lo mismo cuanto cuanta seria le pongo echo igual ppm then size were had gallons gallon liters litros galones call say big".split(
    ' ',
  ),
);
/** The dose before it for another body of water. */
export function otherWater(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  if (text.length > MOST) return undefined;
  const quantities = quantitiesIn(text);
  const [water, ...others] = quantities.filter(({ kind, value }) => kind === 'volume' && value >= LEAST_L);
  const before = earlier.slice(0, REACHES).find((one) => aimOf(one) !== undefined);
  const aim = before === undefined ? undefined : aimOf(before);
  if (!water || others.length > 0 || !aim || !isAsBefore(quantities.filter((one) => one !== water), aim)) return undefined;
  const words = without(text.replace(LEAD, (lead) => ' '.repeat(lead.length)), quantities).split(/[^a-z']+/);
  if (!words.every((word) => word === '' || OF_WATER.has(word))) return undefined;
  const language = languageOf(question, aim.language);
  const size = `${water.given} ${water.unit}`;
  const spa = SPA.test(text) ? (language === 'es' ? ' en el jacuzzi' : ' in the hot tub') : '';
  const full = aimText({ ...aim, language }, size);
  return full === undefined ? undefined : `${full}${spa}`;
} // prettier-ignore
const MOST = 80;
const REACHES = 3;

/** "Same 20 ppm" repeats what was said; any other number is a change of its own. */
const isAsBefore = (more: readonly Quantity[], { to, delta, from, strengthPercent }: NonNullable<ReturnType<typeof aimOf>>): boolean =>
  more.every(({ given }) => [to, delta, from, strengthPercent].includes(given));

const CONTAINER =
  /\b(bags?|sacks?|jugs?|bottles?|buckets?|pails?|boxes|box|bolsas?|sacos?|costal(?:es)?|garrafas?|botellas?|cubetas?|cajas?)\b/;
const HOW_MANY = /\b(?:how many|cuant[oa]s)\b/;
const OF_SIZE = new Set(
  "ok okay so and but they only just have has had sell sells come comes in the store shop ones one size sized bag bags jug jugs bottle bottles box boxes each are is it's its i got can get find what if make it use y si pero solo tienen hay venden son de bolsas sacos costales garrafas la los las bolsa saco en tienda here there mine those that's all a an".split(
    ' ',
  ),
);
/** "How many bags?", "They only have 50 lb ones": the same count in that size. */
export function otherSize(question: string, last: string): string | undefined {
  const [text, before] = [question, last].map((one) => plainOf(one).replace(/[?.! ]+$/, ''));
  const word = CONTAINER.exec(before ?? '')?.[0];
  if (text === undefined || word === undefined || !HOW_MANY.test(before ?? '') || text.length > 60) return undefined;
  const [size, ...others] = quantitiesIn(text).filter(({ kind, given }) => kind !== 'none' || given !== 1);
  if (!size || others.length > 0 || !['mass', 'liquid', 'volume'].includes(size.kind)) return undefined;
  const words = without(text, [size]).split(/[^a-z']+/);
  if (!words.every((one) => one === '' || OF_SIZE.has(one))) return undefined;
  return languageOf(last) === 'es' ? `cuantas ${word} de ${size.given} ${size.unit} son` : `how many ${size.given} ${size.unit} ${word} is that`;
} // prettier-ignore

const TABLET =
  /\b((?:\d+(?:\.\d+)? ?(?:-| )?(?:oz|ounce|inch|in|g|gram)s? )|one |a |each |per )(?:chlorine )?(tab(?:let)?s?|pucks?|pastillas?|tabletas?)\b/;
/** "One 8 oz tab": what is in it was left out, and it is no pure stabilizer. */
export function ofTablet(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question);
  if (!TABLET.test(text) || /\b(?:trichlor|tricloro|dichlor|bromine|bromo|vitamin)\b/.test(`${text} ${plainOf(earlier[0] ?? '')}`)) return undefined;
  return text.length < 90 && /\b(?:cya|stabilizer|cyanuric|estabilizador|cianurico)\b/.test(text) ? text.replace(TABLET, '$1trichlor $2') : undefined;
} // prettier-ignore
