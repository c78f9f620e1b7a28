// A pool whose water stands some inches below the top of its wall: the wall is no depth of water.
import type { Frame } from '../../understanding/frame.ts';
import { figures } from '../numbers.ts';
import type { Sum } from '../sums/sum.ts';
import { asksSize, lengthsSaid, type Said } from './lengths-said.ts';
import { volumeReply } from './size-texts.ts';
import { shapeOf, volumeIn } from './volume.ts';

const TOP = '(?:top|rim|rail|edge|lip|coping|wall|brim|deck|top rail|tile|uprights?|borde|orilla|tope|filo|muro|pared)';
const FREE_AFTER = new RegExp(
  String.raw`^[ -]*(?:in |inches )?(?:of )?(?:freeboard|borde libre)\b|^[ -]*(?:in )?(?:is |are |lower |short |shy |or so |about |down |off |back |empty |still |left )*(?:below|under|beneath|underneath|lower than|from|of|beside|less than|(?:por )?(?:abajo|debajo) de|antes de|menos que|del?) ?(?:the |its |my |our |that |el |la |l )?(?:very )?(?:top )?${TOP}\b|^[ -]*(?:in )?(?:down|low)\b(?! (?:to|deep))|^[ -]*(?:abajo|por debajo|debajo)\b`,
);
const FREE_BEFORE = /\b(?:freeboard|borde libre)(?: of| is| de| es|:)* ?$/;
const WALL_BEFORE =
  /\b(?:walls?|sides?|height|pared(?:es)?|muros?|altura)(?:'s)?(?:(?: (?:is|are|height|of|es|son|de|mide[n]?|stands?|that are|that is|measures?)|:))* ?$/;
const WALL_AFTER =
  /^[ -]*(?:in |inch |ft )?(?:(?:steel |resin |side |metal )?(?:walls?|sidewalls?|sides?)\b|tall\b|high\b|in height|of height|de alto|de altura|de pared|en la pared)/;
const DEEP_AFTER = /^[ -]*(?:deep|in depth|de hondo|de profundidad|hond[oa])/;
const DEEP_BEFORE = /\b(?:depth|deep|profundidad)(?: is| of| es| de|:)* ?$/;

const isFree = ({ before, after }: Said) => FREE_AFTER.test(after) || FREE_BEFORE.test(before);
const isWall = ({ before, after }: Said) => WALL_AFTER.test(after) || WALL_BEFORE.test(before);
const isDeep = ({ before, after }: Said) => DEEP_AFTER.test(after) || DEEP_BEFORE.test(before);

interface Stand {
  depthM: number;
  rest: Said[];
  wall: Said;
  free: Said;
}

/** How high the wall is, and how far below its top the water stands. */
function standIn(said: readonly Said[], isWalled: boolean): Stand | undefined {
  const frees = said.filter((one) => isFree(one));
  const free = frees.length === 1 ? frees[0] : undefined;
  if (!free || free.m > MOST_FREE_M) return undefined;
  const others = said.filter((one) => one !== free);
  const walls = others.filter((one) => isWall(one));
  const deep = others.filter((one) => isDeep(one));
  // "The wall on our 27-footer is 54 inches": as high as walls are.
  const high = others.filter(({ m }) => m >= LOWEST_WALL_M && m <= HIGHEST_WALL_M);
  const candidates = walls.length > 0 ? walls : deep.length > 0 ? deep : isWalled ? high : [];
  const [wall] = candidates;
  if (!wall || candidates.length > 1 || wall.m <= free.m || wall.m > DEEPEST_M) return undefined;
  return { depthM: wall.m - free.m, rest: others.filter((one) => one !== wall), wall, free };
}
const MOST_FREE_M = 0.8;
const HIGHEST_WALL_M = 2;
const DEEPEST_M = 3;
const LOWEST_WALL_M = 0.6;

/** "24 ft round, 52-inch wall, water six inches below the top rail: gallons?" */
export const volumeBelowWall: Sum = (frame: Frame, context) => {
  const said = asksSize(frame) ? lengthsSaid(frame) : undefined;
  const stand = said && said.length <= 4 ? standIn(said, /\b(?:walls?|pared(?:es)?|muros?)\b/.test(frame.text)) : undefined;
  if (!stand || stand.rest.length === 0 || stand.rest.length > 2) return undefined;
  const { depthM, rest, wall, free } = stand;
  const shape = shapeOf(frame, { depths: [depthM], lengths: rest.map(({ m }) => m) });
  const litres = shape && volumeIn(shape);
  if (!shape || litres === undefined) return undefined;
  const [inches, high, low] = [depthM, wall.m, free.m].map((m) => figures(m / 0.0254, context.language));
  return volumeReply([litres], shape.shape, context, {
    en: `the water is ${inches} inches deep, ${high} of wall minus ${low}`,
    es: `el agua tiene ${inches} pulgadas de hondo, ${high} de pared menos ${low}`,
  });
};
