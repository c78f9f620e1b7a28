// How much water a pool holds, from its shape and dimensions.
import { ChemistryError, type PoolShape, volumeOf } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import type { Quantity } from '../understanding/quantities.ts';
import { gallons, shown } from './numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const FT = 0.3048;
const DEPTH_AFTER =
  /^[ -]*(?:ft|feet|foot|'|m|meters?|metros|pies|inch(?:es)?|in|")?[ -]*(?:of water )?(?:deep|in depth|depth|average|avg|mean|de hondo|de profundidad|profundidad|hondo|promedio|at the (?:deep|shallow))/;
const DEPTH_BEFORE =
  /(?:deep|depth|averag\w+|avg|mean|slop\w+|shallow(?: end)?|profundidad|hondo|goes|promedio)[a-z\s]{0,16}$|\b(?:filled|water|fill|full|llena|llenada|agua)(?: (?:it|is|up|comes|level|at|to|of|about|a|hasta|de))* ?$/;
/** "16 x 32, average depth 5": the words lead to the next number. */
const LEADS_ON =
  /^[ ,-]*(?:(?:ft|feet|m|meters?|metros)\b)?[ ,-]*(?:(?:average|avg|mean|promedio)(?:[ -](?:depth|profundidad))?|depth|profundidad(?: promedio)?)(?: of| is| de)? ?$/;
const ROUND = /\b(?:round|circular|circle|diameter|across|redonda|circulo|diametro)\b/;

interface Dimensions {
  depths: number[];
  lengths: number[];
}

const WALL_BEFORE = /\b(?:wall|walls|pared(?:es)?)(?: (?:is|are|height|of|es|de|mide))* ?$/;
const WALL_AFTER = /^ ?(?:tall |high |de )?(?:wall|pared)/;
/** "The wall is 52 inches but the water is at 48": the wall holds no water, and 48 has its unit. */
function ofWater({ text }: Frame, all: Quantity[]): Quantity[] {
  const walls = all.filter(({ at, end }) => WALL_BEFORE.test(text.slice(0, at)) || WALL_AFTER.test(text.slice(end)));
  const [wall] = walls;
  if (!wall || !/\b(?:water|filled|fill|agua|llena)\b/.test(text)) return all;
  return all
    .filter((one) => !walls.includes(one))
    .map((one) =>
      one.kind === 'none' && wall.kind === 'length' && one.given > 20 && one.given <= wall.given && one.at > wall.at
        ? { ...one, kind: 'length' as const, unit: wall.unit, value: one.given * (wall.value / wall.given) }
        : one,
    );
}

/** "Use 0.45 × (A + B) × length × depth", "times 7.48": a number of the formula. */
const isFactor = ({ text }: Frame, { at, end }: Quantity): boolean =>
  /^ ?(?:x|×|\*|times|por) ?(?:\(|[a-z])|^ (?:ends?|lobes?|sides?|parts?|halves|extremos|lados|partes|steps?|levels?)\b/.test(
    text.slice(end),
  ) || /\b(?:times|multiply by|multiplier(?: of)?|factor(?: of)?|use|formula|pi|multiplicado por) ?$/.test(text.slice(0, at));

/** All lengths in meters; bare numbers take the unit that is used elsewhere, or feet where gallons are asked for. */
function dimensionsOf(frame: Frame): Dimensions {
  const all = frame.quantities.filter(
    (one) => one.kind === 'length' || (one.kind === 'none' && one.given > 0 && one.given <= 200 && !isFactor(frame, one)),
  );
  const lengths = ofWater(frame, all);
  const isMetric =
    lengths.some(({ unit }) => /^m|met|cm/.test(unit)) ||
    (frame.language === 'es' && !/pies|ft|galon/.test(frame.text) && !lengths.some(({ unit }) => /ft|feet|'|pie/.test(unit)));
  const metres = (quantity: Quantity) => (quantity.kind === 'length' ? quantity.value : quantity.given * (isMetric ? 1 : FT));
  const [depths, sides]: [number[], number[]] = [[], []];
  lengths.forEach((quantity, index) => {
    const before = frame.text.slice(lengths[index - 1]?.end ?? 0, quantity.at);
    const next = lengths[index + 1];
    const after = frame.text.slice(quantity.at + String(quantity.given).length, next?.at ?? frame.text.length);
    const isSecondSide = /^[^a-z]*(?:ft|feet|m|meters?|metros|pies)? ?(?:x|by|por|×) ?$/.test(before);
    const isPairOfDepths =
      next !== undefined &&
      !isSecondSide &&
      /^[^a-z]*(?:ft|feet|m|meters)? ?(?:to|-|a|and|y) ?$/.test(after) &&
      DEPTH_AFTER.test(frame.text.slice(next.at + String(next.given).length));
    const follows =
      depths.length === 1 &&
      /^ ?(?:ft|feet|m|meters)? ?(?:at|in)?[a-z ]{0,18}(?:to|and|a|y|-) ?$/.test(before) &&
      sides.length >= 1 &&
      /deep|slop|shallow|depth|goes|from|hondo|profund|prom/.test(frame.text);
    const leadsOn = next !== undefined && LEADS_ON.test(after);
    if ((!leadsOn && DEPTH_AFTER.test(after)) || DEPTH_BEFORE.test(before) || isPairOfDepths || follows) depths.push(metres(quantity));
    else sides.push(metres(quantity));
  });
  // "16 x 32 x 5", "24 ft round, 4 ft"
  const wanted = ROUND.test(frame.text) ? 1 : 2;
  if (depths.length === 0 && sides.length > wanted) depths.push(...sides.splice(wanted));
  return { depths, lengths: sides };
}

const SQUARE = /\bsquare\b(?! (?:f|m))|\b(?:on|per|each|a|every) (?:each )?side\b|cuadrad[oa]|por lado|cada lado/;
/** So many sides a shape has; one more, and something was read wrongly. */
const mostLengths = ({ text }: Frame): number =>
  /l[ -]shaped?|en l\b/.test(text) ? 4 : /kidney|rinon/.test(text) ? 3 : ROUND.test(text) ? 1 : 2;

function shapeOf(frame: Frame, { lengths, depths }: Dimensions): PoolShape | undefined {
  const deep = { shallowDepthM: Math.min(...depths), deepDepthM: Math.max(...depths) };
  const [a, second, c, d] = lengths;
  // "Square, 6.5 feet on each side"
  const b = second ?? (SQUARE.test(frame.text) ? a : undefined);
  if (depths.length === 0 || a === undefined) return undefined;
  if (lengths.length > mostLengths(frame)) return undefined;
  if (ROUND.test(frame.text) && lengths.length === 1)
    return { shape: 'round', diameterM: a * (/\bradius\b|radio/.test(frame.text) ? 2 : 1), ...deep };
  if (b === undefined) return undefined;
  const [lengthM, widthM] = [Math.max(a, b), Math.min(a, b)];
  if (/\boval|ellip|ovalad/.test(frame.text))
    return { shape: /stadium|straight sides|racetrack/.test(frame.text) ? 'stadium' : 'oval', lengthM, widthM, ...deep };
  if (/kidney|rinon/.test(frame.text)) {
    if (c !== undefined) {
      const [longest = 0, widthAM = 0, widthBM = 0] = [a, b, c].toSorted((one, two) => two - one);
      return { shape: 'kidney', lengthM: longest, widthAM, widthBM, ...deep };
    }
    return { shape: 'kidney', lengthM, widthAM: widthM, widthBM: widthM, ...deep };
  }
  if (depths.length > 2) return undefined;
  if (/l[ -]shaped?|en l\b/.test(frame.text) && (c === undefined || d === undefined)) return undefined;
  if (c !== undefined && d !== undefined) return { shape: 'l_shape', lengthM: a, widthM: b, length2M: c, width2M: d, ...deep };
  return { shape: 'rectangle', lengthM, widthM, ...deep };
}

/** "A shallow part 20 by 15, 3.5 deep, and a deep part 20 by 20, 7 deep": each is a box of its own. */
const SECTIONS =
  /\b(?:section|part|area|half|portion|parte|seccion)\b.*\b(?:section|part|area|half|portion|parte|seccion)\b|\b(?:section|part|seccion|parte)\b.*\b(?:the other|la otra|el otro)\b|\b(?:2|3|two|three|dos|tres) (?:sections|parts|secciones|partes)\b/;
const BOX =
  /(\d+(?:\.\d+)?) ?(?:ft|feet|foot|'|m|meters?|metros|pies)? ?(?:x|by|por|×) ?(\d+(?:\.\d+)?) ?(ft|feet|foot|'|m|meters?|metros|pies)?[^\d]{1,40}?(\d+(?:\.\d+)?)(?! ?(?:x|by|por))/g;
function ofSections({ text }: Frame, context: CoachContext): Reply | undefined {
  if (!SECTIONS.test(text)) return undefined;
  const boxes = [...text.matchAll(BOX)].map(([, a, b, unit = '', depth]) => {
    const scale = unit.startsWith('m') ? 1 : FT;
    const [lengthM, widthM, deepM] = [a, b, depth].map((figure) => Number(figure) * scale) as [number, number, number];
    return volumeOf({ shape: 'rectangle', lengthM, widthM, shallowDepthM: deepM, deepDepthM: deepM }).volumeL;
  });
  if (boxes.length < 2) return undefined;
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

export function answerVolume(frame: Frame, context: CoachContext): Reply {
  const sections = ofSections(frame, context);
  if (sections) return sections;
  const area = frame.quantities.find(({ kind }) => kind === 'area');
  const dimensions = dimensionsOf(frame);
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
