// A pool whose depth is told stretch by stretch: "18 ft wide; the first 20 ft is 4 ft deep, the last 15 ft slopes from 4 ft down to 9 ft".
import type { Frame } from '../../understanding/frame.ts';
import type { Sum } from '../sums/sum.ts';
import { asksSize, lengthsSaid, type Said } from './lengths-said.ts';
import { volumeReply } from './size-texts.ts';

const BY = /^ ?(?:x|by|por|×|\*) ?$/;
const WIDE_AFTER = /^ ?(?:wide|in width|de ancho)\b/;
const WIDE_BEFORE = /\b(?:width|ancho)(?: of| is| de| es)* ?$/;
const LONG_AFTER = /^ ?(?:long|in length|in overall length|overall|of (?:the |its )?(?:total )?length|end to end|de largo)\b/;
const RUN_BEFORE =
  /\b(?:first|last|next|other|remaining|final|middle|primer[oa]s?|ultim[oa]s?|siguientes|otr[oa]s|rest(?:o|antes))(?: the| de)? ?$|\b(?:for|over|across|during|por|en)(?: the| a| los| las)?(?: (?:first|last|next|other|remaining|final|primeros|ultimos|siguientes|otros|restantes))? ?$/;
const RUN_AFTER =
  /^ ?(?:of (?:the |its |that )?(?:length|pool|run)|of it\b|long\b|in length|stretch|section|slope|run|ramp|transition|de largo)/;
const LED = /\b(?:depths?|deep|to|from|hasta|de|a) ?$/;

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:2|two) thirds\b|\bdos tercios\b/, 2 / 3],
  [/\b(?:3|three) quarters\b|\btres cuartos\b/, 3 / 4],
  [/\b(?:half|mitad)\b/, 1 / 2],
  [/\bthird\b|\btercio\b/, 1 / 3],
  [/\bquarter\b|\bcuarto\b/, 1 / 4],
];

interface Base {
  widthM: number;
  /** undefined: the stretches make it up */
  lengthM?: number;
  /** what is left to read */
  rest: Said[];
}

/** The width, and the whole length where it is told. */
function basesOf(said: readonly Said[]): Base[] {
  const [first, second] = said;
  const pair = first && second && BY.test(first.after) ? [first, second] : undefined;
  if (pair) return [{ widthM: Math.min(...pair.map(({ m }) => m)), lengthM: Math.max(...pair.map(({ m }) => m)), rest: said.slice(2) }];
  const wide = said.filter(({ before, after }) => WIDE_AFTER.test(after) || WIDE_BEFORE.test(before));
  const [width] = wide;
  if (!width || wide.length > 1) return [];
  const long = said.slice(0, 2).find((one) => one !== width && LONG_AFTER.test(one.after) && !RUN_BEFORE.test(one.before));
  const [widthM, runs] = [width.m, said.filter((one) => one !== width)];
  // The first length may be that of the first stretch.
  return [...(long ? [{ widthM, lengthM: long.m, rest: runs.filter((one) => one !== long) }] : []), { widthM, rest: runs }];
}

interface Stretch {
  runM: number;
  depths: number[];
}

const isRun = ({ before, after }: Said) =>
  !(LED.test(before) && !RUN_BEFORE.test(before)) &&
  (RUN_BEFORE.test(before) || RUN_AFTER.test(after)) &&
  !/^ ?(?:deep|of water|de hondo)/.test(after);
const SLOPES = /\b(?:slop\w*|drops?|dropping|falls?|ramps?|transition\w*|deepen\w*|descend\w*|goes down|going down|pendiente|baja)\b/;

/** Lengths of stretches and their depths, in either order. */
function stretchesIn(rest: readonly Said[]): Stretch[] | undefined {
  const isFirst = rest[0] !== undefined && isRun(rest[0]);
  const stretches: Stretch[] = [];
  let depths: number[] = [];
  for (const one of rest) {
    if (!isRun(one)) {
      const last = stretches.at(-1);
      if (!isFirst) depths.push(one.m);
      else if (last) {
        const before = stretches.at(-2)?.depths.at(-1);
        // "Then slopes to 9 ft": from where the stretch before it ended.
        if (last.depths.length === 0 && before !== undefined && SLOPES.test(one.before) && /\b(?:to|a|hasta)(?: a depth of)? ?$/.test(one.before)) last.depths.push(before);
        last.depths.push(one.m);
      }
    } else {
      stretches.push({ runM: one.m, depths });
      depths = [];
      if (isFirst) (stretches.at(-1) as Stretch).depths = [];
    }
  }
  return depths.length > 0 ? undefined : stretches;
} // prettier-ignore

const NEW_CLAUSE = /[.;,]|\b(?:and|then|y|luego)\b/;
/** "A flat 4 ft for the first 25 feet, and the other 15 feet drops from 4 to 9": each clause in its own order. */
function clausesIn(rest: readonly Said[]): Stretch[] | undefined {
  const clauses: Said[][] = [];
  for (const one of rest) {
    const last = clauses.at(-1);
    const isNew = !last || (NEW_CLAUSE.test(one.before) && last.some((other) => isRun(other)) && last.length >= 2);
    if (isNew) clauses.push([one]);
    else last.push(one);
  }
  const stretches = clauses.map((clause) => {
    const runs = clause.filter((one) => isRun(one));
    return { runM: runs.length === 1 ? (runs[0]?.m ?? 0) : 0, depths: clause.filter((one) => !isRun(one)).map(({ m }) => m) };
  });
  return stretches.every(({ runM }) => runM > 0) ? stretches : undefined;
}

/** "Two thirds of the length is 4 ft deep, the remaining third 9 ft": parts of the whole length. */
function sharesIn(base: Base): Stretch[] | undefined {
  const { lengthM, rest } = base;
  if (lengthM === undefined || rest.length < 2 || rest.length > 4) return undefined;
  const shares: Stretch[] = [];
  for (const one of rest) {
    const named = FRACTIONS.find(([pattern]) => pattern.test(one.before));
    const isRest = /\b(?:rest|remainder|resto)\b/.test(one.before);
    const last = shares.at(-1);
    if (named) shares.push({ runM: named[1] * lengthM, depths: [one.m] });
    else if (isRest && last) shares.push({ runM: lengthM - shares.reduce((sum, { runM }) => sum + runM, 0), depths: [one.m] });
    else if (last && /^ ?(?:ft |feet )?(?:down )?(?:to|a|hasta) ?$/.test(one.before)) last.depths.push(one.m);
    else return undefined;
  }
  return shares;
}

const OTHER_SHAPE =
  /\b(?:kidney|rinon|l[ -]shaped?|en l|round|diameter|oval|half[ -]circles?|semi-?circ\w*|island|lanes?|mean of|average of)\b/;
const MOST_OFF = 0.02;
const isWhole = (stretches: readonly Stretch[], { lengthM }: Base): boolean => {
  const all = stretches.reduce((sum, { runM }) => sum + runM, 0);
  return (
    stretches.length >= 2 &&
    stretches.every(({ depths }) => depths.length >= 1 && depths.length <= 2) &&
    (lengthM === undefined || Math.abs(all - lengthM) <= MOST_OFF * lengthM)
  );
};

export const volumeAlongLength: Sum = (frame: Frame, context) => {
  const said = asksSize(frame) && !OTHER_SHAPE.test(frame.text) ? lengthsSaid(frame) : undefined;
  const found = (said && said.length >= 4 ? basesOf(said) : [])
    .flatMap((base) =>
      [stretchesIn(base.rest), clausesIn(base.rest), sharesIn(base)].map((stretches) => ({ base, stretches: stretches ?? [] })),
    )
    .find(({ base, stretches }) => isWhole(stretches, base));
  if (!found) return undefined;
  const litres = found.stretches.map(
    ({ runM, depths }) => found.base.widthM * runM * (depths.reduce((sum, one) => sum + one, 0) / depths.length) * 1000,
  );
  return volumeReply(litres, 'rectangle', context);
};
