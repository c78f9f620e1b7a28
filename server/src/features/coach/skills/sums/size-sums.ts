// What the size of the water gives: its weight, and the area of its surface.
import type { Frame } from '../../understanding/frame.ts';
import { figures, gallons, shown, volumeText } from '../numbers.ts';
import { volumeIn } from '../size/volume.ts';
import { dimensionsOf, isKidney } from '../size/volume-dimensions.ts';
import { fits, FT, one, result, type Sum, volumeOf } from './sum.ts';

/** A liter of water at pool temperature, in kg. */
const KG_PER_L = 0.9982;
const LB_PER_KG = 2.2046226218;

const ASKS_WEIGHT = /\b(?:weigh|weighs|weight|how heavy|pounds of water|pesa|pesan|peso|libras de agua)\b/;
/** "How many pounds of water is 10,000 gallons?", "How many gallons weigh 1,000 pounds?" */
export const waterWeight: Sum = (frame, context) => {
  if (!fits(frame, ASKS_WEIGHT) || frame.chemicals.length > 0 || frame.parameters.length > 0) return undefined;
  const mass = one(frame, 'mass');
  if (mass && fits(frame, /how many (?:gallons|liters)|cuantos (?:galones|litros)/)) {
    const litres = mass.value / 1000 / KG_PER_L;
    return result(context, {
      en: `About ${figures(gallons(litres))} gallons (${figures(litres)} liters): a gallon of water weighs 8.33 lb.`,
      es: `Unos ${figures(gallons(litres), 'es')} galones (${figures(litres, 'es')} litros): un galón de agua pesa 8.33 lb.`,
    }, { value: litres, unit: 'L', inputs: { massG: mass.value } }); // prettier-ignore
  }
  const volumeL = volumeOf(frame, context);
  if (volumeL === undefined) return undefined;
  const kg = volumeL * KG_PER_L;
  return result(context, {
    en: `About ${figures(kg * LB_PER_KG)} lb (${figures(kg)} kg) for ${volumeText(volumeL, context)}: a gallon of water weighs 8.33 lb.`,
    es: `Unas ${figures(kg * LB_PER_KG, 'es')} lb (${figures(kg, 'es')} kg) para ${volumeText(volumeL, context)}: un galón de agua pesa 8.33 lb.`,
  }, { value: kg, unit: 'kg', inputs: { volumeL } }); // prettier-ignore
};

const ASKS_AREA =
  /\barea\b.*\b(?:diameter|across|diametro)\b|\b(?:diameter|across|diametro)\b.*\b(?:area|square (?:feet|footage)|pies cuadrados)\b|\b(?:surface|superficie)\b|\b(?:area|square (?:feet|footage|meters))\b.*\b(?:pool|spa|tub|cover|liner)\b|\b(?:pool|spa|tub|cover)\b.*\b(?:area|square (?:feet|footage|meters))\b/;
const ROUND = /\b(?:round|circular|circle|diameter|across|redonda|circulo|diametro)\b/;
const OVAL = /\b(?:oval|ellip\w+|ovalada|elipse)\b/;

/** In meters: those of the question that are no depth. */
function sidesIn(frame: Frame): number[] {
  const lengths = frame.quantities.filter(
    ({ kind, end }) => kind === 'length' && !/^[ -]*(?:of water )?(?:deep|depth|hondo|de profundidad)/.test(frame.text.slice(end)),
  );
  if (lengths.length > 0) return lengths.map(({ value }) => value);
  return frame.quantities.filter(({ kind, given }) => kind === 'none' && given >= 3 && given <= 200).map(({ given }) => given * FT);
}

/** By the formula of the engine: what a meter of it holds. */
function kidneyArea(sides: readonly number[]): number | undefined {
  const [lengthM = 0, widthAM = 0, widthBM = 0] = sides.toSorted((one, two) => two - one);
  const volumeL = volumeIn({ shape: 'kidney', lengthM, widthAM, widthBM, shallowDepthM: 1, deepDepthM: 1 });
  return volumeL === undefined ? undefined : volumeL / 1000;
}

const ASKS_VOLUME = /\b(?:gallons?|lit(?:er|re)s|volume|capacity|galon(?:es)?|litros|volumen|capacidad)\b/;
/** "Average depth 5 ft. Gallons, using area = 0.45 × (A + B) × length?": the area is only on the way to the volume. */
const wantsVolume = (frame: Frame): boolean => fits(frame, ASKS_VOLUME) && dimensionsOf(frame).depths.length > 0;

/** "What is the surface area of a round pool 24 feet across?" */
export const surfaceArea: Sum = (frame, context) => {
  const isTank = fits(frame, /filter|filtro/);
  if (
    !fits(frame, ASKS_AREA) ||
    (isTank && !fits(frame, ROUND)) ||
    fits(frame, /evapor|heat|hours|triang|\b(?:gallons|galones)\W*$|how many gallons|cuantos galones/) ||
    frame.quantities.some(({ kind }) => kind === 'flow') ||
    wantsVolume(frame)
  )
    return undefined;
  const [a, b, c] = sidesIn(frame);
  if (a === undefined) return undefined;
  const isRadius = fits(frame, /\bradius\b|\bradio\b/);
  const m2 =
    isKidney(frame.text) && b !== undefined && c !== undefined
      ? kidneyArea([a, b, c])
      : fits(frame, ROUND) && b === undefined
        ? Math.PI * (isRadius ? a : a / 2) ** 2
        : b === undefined
          ? undefined
          : a * b * (fits(frame, OVAL) ? Math.PI / 4 : 1);
  if (m2 === undefined) return undefined;
  return result(context, {
    en: `The ${isTank ? 'filter area' : 'surface'} is about ${figures(m2 / FT ** 2)} square feet (${figures(m2)} m²).`,
    es: `${isTank ? 'El área de filtración' : 'La superficie'} es de unos ${figures(m2 / FT ** 2, 'es')} pies cuadrados (${figures(m2, 'es')} m²).`,
  }, { value: m2, unit: 'm²', inputs: { sideM: a, ...(b === undefined ? {} : { otherSideM: b }) } }); // prettier-ignore
};

/** "One bather per 25 square feet" */
const PER_BATHER =
  /\b(?:per|for each|for every|each|every|por|por cada|cada)\b[^\d]{0,12}(\d+(?:\.\d+)?) ?(?:sq(?:uare)?\.? ?(?:ft|foot|feet)|ft2|pies cuadrados)|(\d+(?:\.\d+)?) ?(?:sq(?:uare)?\.? ?(?:ft|foot|feet)|ft2|pies cuadrados)[^\d]{0,14}(?:per\b|each\b|for each|for every|por|por cada|cada uno)/;
export const bathersOfArea: Sum = (frame, context) => {
  if (!fits(frame, /\b(?:bathers?|swimmers?|people|persons?|users?|banistas|personas)\b/)) return undefined;
  const each = PER_BATHER.exec(frame.text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  const [a, b] = frame.quantities.filter(({ kind }) => kind === 'length').map(({ value }) => value);
  const given = frame.quantities.find(({ kind, given: figure }) => kind === 'area' && figure !== Number(each));
  const ft2 = given ? given.value / FT ** 2 : a !== undefined && b !== undefined ? (a * b) / FT ** 2 : undefined;
  if (each === undefined || ft2 === undefined) return undefined;
  const people = Math.floor(ft2 / Number(each) + 1e-9);
  return result(context, {
    en: `${shown(people, 0)} bathers: ${figures(ft2)} square feet ÷ ${each} for each.`,
    es: `${shown(people, 0, 'es')} bañistas: ${figures(ft2, 'es')} pies cuadrados ÷ ${each} por cada uno.`,
  }, { value: people, unit: 'bathers', inputs: { squareFeet: ft2 } }); // prettier-ignore
};
