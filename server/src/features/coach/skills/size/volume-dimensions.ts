// The lengths of a pool as people say them: which are its sides, and which its depths.
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';

const FT = 0.3048;
const DEPTH_AFTER =
  /^[ -]*(?:ft|feet|foot|'|m|meters?|metros|pies|inch(?:es)?|in|"|cm|centimet(?:er|re)s?|centimetros|pulgadas)?[ -]*(?:of water )?(?:of water\b|de agua\b|deep|in depth|depth|average\b|avg|mean|de hondo|de profundidad|profundidad|hondo|promedio|(?:at|in|on) (?:the |its )?(?:deep|shallow))/;
const DEPTH_BEFORE =
  /(?:deep|depth|averag\w+|avg|mean|slop\w+|shallow(?: end)?|profundidad|hondo|goes|going|drops|dropping|deepen\w+|constant|promedio)[a-z\s]{0,16}$|\b(?:long|section|part|area|leg|slope) at(?: a)? ?$|\b(?:filled|water|fill|full|llena|llenada|agua)(?: (?:it|is|up|comes|level|at|to|of|about|a|hasta|de))* ?$/;
/** "16 x 32, average depth 5": the words lead to the next number. */
const LEADS_ON =
  /^[ ,-]*(?:(?:ft|feet|m|meters?|metros)\b)?[ ,-]*(?:(?:average|avg|mean|promedio)(?:[ -](?:depth|profundidad))?|depth|profundidad(?: promedio)?)(?: of| is| de)? ?$/;
const ROUND = /\b(?:round|circular|circle|diameter|across|redonda|circulo|diametro)\b/;
const HALF_ROUND = /\b(?:half[ -](?:circles?|rounds?)|semi-?circles?|medi[oa]s? circulos?)(?: \d+(?:\.\d+)? ?(?:ft|feet|foot|m)? across)?/g;
/** Half circles at the ends make no round pool. */
export const isRound = (text: string): boolean => {
  const left = text.replaceAll(HALF_ROUND, ' ');
  // "18 across" is then how wide it is.
  return ROUND.test(left === text ? text : left.replaceAll(/\b(?:across|diameter|diametro)\b/g, ' '));
};
export const isKidney = (text: string): boolean => /kidney|rinon|\b0?\.45 ?(?:x|×|\*|times|por) ?\(?a ?\+ ?b/.test(text);

export interface Dimensions {
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

/** "2 half circles", "8 lanes": as many as a pool may have of them. */
const COUNTS_PARTS =
  /^ (?:ends?|(?:straight |long |round )?(?:rectangles?|rectangulos?|bulbs?|circles?|half-circles|lobes?|sides?|parts?|halves|lanes?|carriles|extremos|lados|partes|sections?|areas?|zones?|secciones|steps?|levels?|widths?|lengths?|depths?|diameters?|legs?|anchos))\b/;
const MOST_PARTS = 12;
const COUNTS_THINGS =
  /^ (?!(?:gallons?|galones|lit(?:er|re|ro)s|feet|pies|meters|metros|inches|pulgadas|yards)\b)(?:(?:widest|semicircular|half-round|rounded|semi-circular|straight|equal|main|different|wide|narrow|big) )?[a-z]{3,}(?:s|ends)\b/;
const ONE_THING = /^ (?!(?:ft|foot|feet|met|pie|yard|inch|pulg|by\b|por\b|gal|lit))[a-z]{3,}/;
/** Gallons in a cubic foot, pounds in a gallon, a quarter of pi: no pool measures that. */
const FACTORS: ReadonlySet<number> = new Set([7.48, 7.4805, 8.33, 8.34, 8.345, 62.4, 0.45]);
/** "Use 0.45 × (A + B) × length × depth", "times 7.48": a number of the formula. */
export const isFactor = ({ text }: Frame, { at, end, given, kind }: Quantity): boolean =>
  (given <= MOST_PARTS && COUNTS_PARTS.test(text.slice(end))) ||
  // "The two bulges": how many there are, and no length
  (kind === 'none' && Number.isInteger(given) && given <= 6 && COUNTS_THINGS.test(text.slice(end))) ||
  (kind === 'none' && given === 1 && ONE_THING.test(text.slice(end))) ||
  // "One 32 ft by 14 ft, the other …"
  (given === 1 && /^ \d/.test(text.slice(end))) ||
  FACTORS.has(given) ||
  ((given === 7.5 || given === 5.9) && /(?:[×x*]|times|depth|use) ?$/.test(text.slice(0, at))) ||
  Math.abs(given - Math.PI) < 0.01 ||
  Math.abs(given - Math.PI / 4) < 0.001 ||
  /^ ?(?:x|×|\*|times|por) ?(?:\(|[a-z])|^ (?:[a-z]+ )?(?:formula|rule|factor|multiplier)\b/.test(text.slice(end)) ||
  /\b(?:times|multiply by|multiplier(?: of)?|factor(?: of)?|use|formula|pi|multiplicado por) ?$/.test(text.slice(0, at));

/** "From 3 to 8 ft" */
const SLOPE_BEFORE = /\b(?:from|de) ?$/;
const SLOPE_AFTER = /^[^a-z]*(?:ft|feet|m|meters|pies)? ?(?:to|-|a) ?$/;
const SIDE_AFTER = /^[ -]*(?:ft|feet|foot|'|m|meters?|metros|pies)? ?(?:long|wide|across|in length|in width|overall|de largo|de ancho)\b/;
const FIRST_SIDE_AFTER = /^[^a-z]*(?:ft|feet|m|meters?|metros|pies)? ?(?:x|by|por|×) ?$/;

/** "A 25-yard pool, 75 ft long": one length in two units. */
const withoutRepeats = (all: readonly Quantity[]): Quantity[] =>
  all.filter(
    (one) =>
      !/^(?:yards?|yd|yardas?)$/.test(one.unit) ||
      all.every((other) => other.unit === one.unit || Math.abs(other.value - one.value) > REPEATED * one.value),
  );
const REPEATED = 0.005;

/** All lengths in meters; bare numbers take the unit that is used elsewhere, or feet where gallons are asked for. */
export function dimensionsOf(frame: Frame): Dimensions {
  const all = frame.quantities.filter(
    (one) => one.kind === 'length' || (one.kind === 'none' && one.given > 0 && one.given <= 200 && !isFactor(frame, one)),
  );
  const lengths = ofWater(frame, withoutRepeats(all));
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
    const isSlope = next !== undefined && sides.length > 0 && SLOPE_BEFORE.test(before) && SLOPE_AFTER.test(after);
    const isFirstSide = next !== undefined && FIRST_SIDE_AFTER.test(after);
    if (isFirstSide || SIDE_AFTER.test(after)) sides.push(metres(quantity));
    else if ((!leadsOn && DEPTH_AFTER.test(after)) || DEPTH_BEFORE.test(before) || isPairOfDepths || isSlope || follows)
      depths.push(metres(quantity));
    else sides.push(metres(quantity));
  });
  // "16 x 32 x 5", "24 ft round, 4 ft"
  const wanted = isRound(frame.text) ? 1 : isKidney(frame.text) ? 3 : 2;
  if (depths.length === 0 && sides.length > wanted) depths.push(...sides.splice(wanted));
  return { depths, lengths: sides };
}
