// How much water a pool holds, from its shape and dimensions.
import { ChemistryError, type PoolShape, volumeOf } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { gallons, shown } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { type Dimensions, dimensionsOf, isKidney, isRound } from './volume-dimensions.ts';
import type { Sum } from '../sums/sum.ts';
import { asksSize } from './lengths-said.ts';
import { litresOf, sectionsIn } from './volume-sections.ts';

const SQUARE = /\bsquare\b(?! (?:f|m))|\b(?:on|per|each|a|every) (?:each )?side\b|cuadrad[oa]|por lado|cada lado/;
/** So many sides a shape has; one more, and something was read wrongly. */
const mostLengths = ({ text }: Frame): number => (/l[ -]shaped?|en l\b/.test(text) ? 4 : isKidney(text) ? 3 : isRound(text) ? 1 : 2);

const HALF_CIRCLES =
  /\bhalf[ -]circles?\b|\bsemi-?circ\w+|\brounded ends\b|\bhalf[ -]rounds?\b|\bmedi[oa]s? circulos?\b|\bstadium\b|\bracetrack\b/;
const SAME = 0.01;
/** "Straight sides 15 ft long and a half circle of 15 ft at each end": as long as the sides and one circle. */
function stadiumOf({ text }: Frame, lengths: readonly number[]): { lengthM: number; widthM: number } | undefined {
  const [longest = 0, second = 0, third] = lengths.toSorted((one, two) => two - one);
  // "A 20 × 16 rectangle with a half circle on each end"
  if (HALF_CIRCLES.test(text) && /\brectang\w+\b.*\b(?:each|both|either|cada|ambos) (?:end|side|extremo)s?\b/.test(text) && second > 0)
    return { lengthM: longest + second, widthM: second };
  if (!HALF_CIRCLES.test(text) || !/\bstraight\b|\brect[oa]s?\b/.test(text) || lengths.length < 2 || lengths.length > 3) return undefined;
  const straight = /\b(?:straight|rect[oa]s?)\b[^,;.]*?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)[ -]?(?:ft|feet|foot|m|meters?|metros|pies)?[ -](?:long )?(?:straight|rect[oa])/.exec(text);
  const side = Number(straight?.[1] ?? straight?.[2]);
  if (!(side > 0)) return undefined;
  if (third !== undefined) return Math.abs(second + third - longest) < SAME ? { lengthM: longest, widthM: circleOf(side, lengths) } : undefined;
  const widthM = circleOf(side, lengths);
  return { lengthM: longest + second, widthM };
} // prettier-ignore
/** The side is said as a bare number; the other length is the circle. */
function circleOf(side: number, lengths: readonly number[]): number {
  const isSide = (one: number) => [side, side * 0.3048].some((said) => Math.abs(said - one) < SAME);
  const shorter = lengths.toSorted((one, two) => one - two).slice(0, 2);
  return shorter.find((one) => !isSide(one)) ?? shorter[0] ?? 0;
}

export function shapeOf(frame: Frame, { lengths, depths }: Dimensions): PoolShape | undefined {
  const deep = { shallowDepthM: Math.min(...depths), deepDepthM: Math.max(...depths) };
  const [a, second, c, d] = lengths;
  // "Square, 6.5 feet on each side"
  const b = second ?? (SQUARE.test(frame.text) ? a : undefined);
  if (depths.length === 0 || a === undefined) return undefined;
  const stadium = stadiumOf(frame, lengths);
  if (stadium) return { shape: 'stadium', ...stadium, ...deep };
  if (lengths.length > mostLengths(frame)) return undefined;
  if (isRound(frame.text) && lengths.length === 1)
    return { shape: 'round', diameterM: a * (/\bradius\b|radio/.test(frame.text) ? 2 : 1), ...deep };
  if (b === undefined) return undefined;
  const [lengthM, widthM] = [Math.max(a, b), Math.min(a, b)];
  // Half of base times height.
  if (/\btriang/.test(frame.text)) return { shape: 'freeform', areaM2: (lengthM * widthM) / 2, ...deep };
  if (HALF_CIRCLES.test(frame.text) && !/\boval|ellip|ovalad/.test(frame.text)) return { shape: 'stadium', lengthM, widthM, ...deep };
  if (/\boval|ellip|ovalad/.test(frame.text))
    return { shape: /stadium|straight sides|racetrack/.test(frame.text) ? 'stadium' : 'oval', lengthM, widthM, ...deep };
  if (isKidney(frame.text)) {
    if (c !== undefined) {
      const [longest = 0, widthAM = 0, widthBM = 0] = [a, b, c].toSorted((one, two) => two - one);
      return { shape: 'kidney', lengthM: longest, widthAM, widthBM, ...deep };
    }
    // "A and B add up to 32 ft"
    const isSum = /\b(?:add up|sum|total|together|juntos|suman)\b|\ba ?\+ ?b\b/.test(frame.text);
    const each = isSum ? widthM / 2 : widthM;
    return { shape: 'kidney', lengthM, widthAM: each, widthBM: each, ...deep };
  }
  if (depths.length > 2) return undefined;
  if (/l[ -]shaped?|en l\b/.test(frame.text) && (c === undefined || d === undefined)) return undefined;
  if (c !== undefined && d !== undefined) return { shape: 'l_shape', lengthM: a, widthM: b, length2M: c, width2M: d, ...deep };
  return { shape: 'rectangle', lengthM, widthM, ...deep };
}

function ofSections(frame: Frame, context: CoachContext): Reply | undefined {
  const boxes = sectionsIn(frame)?.map((box) => litresOf(box));
  if (!boxes) return undefined;
  const volumeL = boxes.reduce((sum, one) => sum + one, 0);
  const parts = boxes.map((one) => shown(gallons(one), 0, context.language)).join(' + ');
  return reply(
    inLanguage(context, {
      en: `About ${shown(gallons(volumeL), 0)} gallons (${shown(volumeL, 0)} liters): ${parts}.`,
      es: `Unos ${shown(gallons(volumeL), 0, 'es')} galones (${shown(volumeL, 0, 'es')} litros): ${parts}.`,
    }),
    { cards: [{ kind: 'volume', title: 'rectangle', value: volumeL, unit: 'L', inputs: {} }] },
  );
}

const ASKS_OF_VOLUME =
  /\b(?:gpm|flow|turn-?overs?|btus?|therms?|hours?|ppm|pounds|lbs?|ounces|fl(?:uid)? oz|doses?|caudal|vueltas?|horas|libras|onzas)\b[^.]*\?|\b(?:required|needed|necesari[oa]) (?:flow|gpm|caudal)/;
/** "75 by 42, 4.5 deep, 6-hour turnover: what flow?": the frame with the volume of its dimensions; undefined where only the volume is asked for. */
export function withVolume(frame: Frame): Frame | undefined {
  if (frame.volumeL !== undefined || !ASKS_OF_VOLUME.test(frame.text) || /\bhow many gallons\b/.test(frame.text)) return undefined;
  const dimensions = dimensionsOf(frame);
  const shape = dimensions.depths.length > 0 ? shapeOf(frame, dimensions) : undefined;
  if (!shape) return undefined;
  const volumeL = volumeIn(shape);
  return volumeL === undefined ? undefined : { ...frame, volumeL, quantities: frame.quantities.filter(({ kind }) => kind !== 'length') };
}

export function volumeIn(shape: PoolShape): number | undefined {
  try {
    return volumeOf(shape).volumeL;
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

export function answerVolume(frame: Frame, context: CoachContext): Reply {
  const sections = ofSections(frame, context);
  if (sections) return sections;
  const dimensions = dimensionsOf(frame);
  // With both sides, an area is that of something else: a corner that is cut off, a spa beside it.
  const area = dimensions.lengths.length < 2 ? frame.quantities.find(({ kind }) => kind === 'area') : undefined;
  const depths = dimensions.depths.length > 0 ? dimensions.depths : dimensions.lengths.slice(0, 1);
  const shape: PoolShape | undefined =
    area && depths.length > 0
      ? { shape: 'freeform', areaM2: area.value, shallowDepthM: Math.min(...depths), deepDepthM: Math.max(...depths) }
      : shapeOf(frame, dimensions);
  if (!shape) {
    if (context.pool && dimensions.lengths.length === 0) return ofPool(context);
    return askBack(
      inLanguage(context, {
        en: 'Give me the shape, the length and width (or diameter), and the shallow and deep depth.',
        es: 'Dime la forma, el largo y ancho (o el diámetro) y la profundidad baja y honda.',
      }),
    );
  }
  if (Math.max(...depths) > DEEPEST_M) return cantBe(context);
  try {
    const { volumeL } = volumeOf(shape);
    return reply(
      inLanguage(context, {
        en: `About ${shown(gallons(volumeL), 0)} gallons (${shown(volumeL, 0)} liters).`,
        es: `Unos ${shown(gallons(volumeL), 0, 'es')} galones (${shown(volumeL, 0, 'es')} litros).`,
      }),
      { cards: [{ kind: 'volume', title: shape.shape, value: volumeL, unit: 'L', inputs: { ...shape } }] },
    );
  } catch (error) {
    if (error instanceof ChemistryError) return cantBe(context);
    throw error;
  }
}

/** A kidney or a racetrack by its own formula, before its sides are taken for those of a rectangle. */
export const volumeOfShape: Sum = (frame, context) => {
  if (!asksSize(frame) || !(isKidney(frame.text) || HALF_CIRCLES.test(frame.text))) return undefined;
  const found = sectionsIn(frame) ? undefined : answerVolume(frame, context);
  return found?.abstained === false ? found : undefined;
};

/** Deeper than any pool of a house: then a unit was misread. */
const DEEPEST_M = 6;
const cantBe = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: "One of these dimensions can't be right. Could you check them?",
      es: 'Una de esas medidas no puede ser. ¿Las revisas?',
    }),
  );

const ofPool = (context: CoachContext): Reply => {
  const { name, traits } = context.pool as NonNullable<CoachContext['pool']>;
  return reply(
    inLanguage(context, {
      en: `${name} holds ${shown(gallons(traits.volumeL), 0)} gallons (${shown(traits.volumeL, 0)} liters).`,
      es: `${name} tiene ${shown(gallons(traits.volumeL), 0, 'es')} galones (${shown(traits.volumeL, 0, 'es')} litros).`,
    }),
    { cards: [{ kind: 'volume', title: name, value: traits.volumeL, unit: 'L', inputs: {} }] },
  );
};
