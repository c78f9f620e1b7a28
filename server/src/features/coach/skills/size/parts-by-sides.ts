// A pool of several parts where each part has its own sides and depth: "the ledge is 10 ft x 8 ft with one foot of water, the rest 20 ft x 8 ft …".
import type { Frame } from '../../understanding/frame.ts';
import type { Sum } from '../sums/sum.ts';
import { asksSize, lengthsSaid, type Said } from './lengths-said.ts';
import { volumeReply } from './size-texts.ts';

const BY = /^ ?(?:x|by|por|×|\*) ?$/;
const LONG_AFTER = /^ ?(?:long|in length|de largo)\b/;
const WIDE_AFTER = /^ ?(?:wide|in width|de ancho)\b/;
const BESIDE = /^ ?(?:long|wide|in length|in width|de largo|de ancho),?(?: (?:and|by|y|por|x))? ?$/;
const DEEP_AFTER = /^[ -]*(?:deep|of water|in depth|average depth|de hondo|de agua|de profundidad)/;
const ACROSS_AFTER = /^[ -]*(?:(?:ft |foot )?(?:across|in diameter|diameter|round|de diametro))\b/;
const ACROSS_BEFORE = /\b(?:diameter|diametro)(?: of| is| de| es)* ?$/;

interface Part {
  areaM2: number;
  depths: number[];
}

const isPair = (one: Said, other: Said | undefined): other is Said =>
  other !== undefined &&
  (BY.test(one.after) ||
    (BESIDE.test(one.after) &&
      (LONG_AFTER.test(other.after) || WIDE_AFTER.test(other.after)) &&
      LONG_AFTER.test(one.after) !== LONG_AFTER.test(other.after)));
const isAcross = ({ before, after }: Said) => ACROSS_AFTER.test(after) || ACROSS_BEFORE.test(before);

/** Each pair of sides, or each diameter, begins a part; what comes before the next is how deep it is. */
function partsIn(said: readonly Said[]): Part[] | undefined {
  const parts: Part[] = [];
  for (let index = 0; index < said.length; index += 1) {
    const [one, next] = [said[index] as Said, said[index + 1]];
    const last = parts.at(-1);
    if (isPair(one, next) && !(DEEP_AFTER.test(next.after) && BY.test(one.before))) {
      parts.push({ areaM2: one.m * next.m, depths: [] });
      index += 1;
    } else if (isAcross(one)) parts.push({ areaM2: (Math.PI / 4) * one.m ** 2, depths: [] });
    else if (last) last.depths.push(one.m);
    else return undefined;
  }
  return parts;
}

const OF_ALL = /\b(?:both|all|everywhere|throughout|whole|entire|overall|ambas|tod[oa]s?)\b/;
const OTHER_SHAPE =
  /\b(?:kidney|rinon|minus|island|subtract\w*|less the|except|stairs|0\.45|oval\w*|ellip\w*|triang\w*|half[ -]circles?|semi-?circ\w*|trapez\w*|average of|mean of|overlap\w*|hexagon\w*|octagon\w*)\b/;
const DEEPEST_M = 6;

/** One depth that holds for all parts, where only the last has one and the words say so. */
function withDepths(parts: Part[], text: string): Part[] | undefined {
  const bare = parts.filter(({ depths }) => depths.length === 0);
  const last = parts.at(-1);
  if (bare.length > 0 && last && last.depths.length > 0 && bare.length === parts.length - 1 && OF_ALL.test(text))
    return parts.map((part) => ({ ...part, depths: last.depths }));
  return bare.length === 0 && parts.every(({ depths }) => depths.length <= 2 && depths.every((one) => one < DEEPEST_M)) ? parts : undefined;
}

export const volumeOfParts: Sum = (frame: Frame, context) => {
  const said = asksSize(frame) && !OTHER_SHAPE.test(frame.text) ? lengthsSaid(frame) : undefined;
  const found = said && partsIn(said);
  const parts = found && found.length >= 2 ? withDepths(found, frame.text) : undefined;
  if (!parts) return undefined;
  const litres = parts.map(({ areaM2, depths }) => areaM2 * (depths.reduce((sum, one) => sum + one, 0) / depths.length) * 1000);
  return volumeReply(litres, 'rectangle', context);
};
