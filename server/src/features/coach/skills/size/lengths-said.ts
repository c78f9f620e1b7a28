// The lengths of a question about a size, each with the words before and after it.
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { isFactor } from './volume-dimensions.ts';

const FT = 0.3048;
const INCH = 0.0254;

export interface Said {
  /** in meters */
  m: number;
  given: number;
  unit: string;
  /** from the length before it */
  before: string;
  /** to the length after it */
  after: string;
  at: number;
  end: number;
}

const OTHER_KINDS: ReadonlySet<Quantity['kind']> = new Set<Quantity['kind']>(['length', 'none']);

/** Feet where nothing else is said, meters where the rest is in meters. Undefined where other kinds of numbers are in it. */
export function lengthsSaid(frame: Frame): Said[] | undefined {
  const { text } = frame;
  const all = frame.quantities.filter((one) => !(one.kind === 'none' && isFactor(frame, one)));
  if (all.some(({ kind }) => !OTHER_KINDS.has(kind))) return undefined;
  const isMetric = all.some(({ kind, unit }) => kind === 'length' && /^(?:m|met|cm|cent)/.test(unit));
  return all.map((one, index) => ({
    m: one.kind === 'length' ? one.value : one.given * unitOfBare(text, one, isMetric),
    given: one.given,
    unit: one.unit,
    before: text.slice(all[index - 1]?.end ?? 0, one.at),
    after: text.slice(one.end, all[index + 1]?.at ?? text.length),
    at: one.at,
    end: one.end,
  }));
}

/** "52-in walls": no wall is 52 feet high. */
const unitOfBare = (text: string, { given, end }: Quantity, isMetric: boolean): number =>
  given > 20 && /^[ -]?in\b/.test(text.slice(end)) ? INCH : isMetric ? 1 : FT;

const ASKS_SIZE =
  /\b(?:how many|cuant[oa]s) (?:us )?(?:gallons?|galones|lit(?:er|re|ro)s?|cubic (?:feet|meters?)|metros cubicos)\b|\bhow much water\b|\bcuanta agua\b|\b(?:volume|capacity|volumen|capacidad)\b|\b(?:total|combined|about|us|together|altogether)? ?(?:gallons?|galones|lit(?:er|re|ro)s?)\b(?: (?:total|altogether|in all|in total|of water|please|en total|de agua|combined))?\W*$|\bin (?:gallons?|lit(?:er|re)s?)\W*$|\b(?:gallons|galones|litros|liters) (?:by|with|using|con|por)\b|(?:^|[.?!;:,] )(?:[a-z']+ ){0,4}(?:gallons?|galones|lit(?:er|re|ro)s?)\b[^.?\d]{0,24}\?\s*$/;
const OTHER_ASKED =
  /\b(?:ppm|gpm|turn-?over|vuelta|hours?|horas|pounds?|lbs?|ounces|oz|weigh\w*|pesa\w*|average depth in|how deep|surface area|square feet|minutes?|cost|cuesta|leak\w*|evapor\w*|los[ei]\w*|lost|missing|top(?:ping)? (?:it )?(?:off|up)|refill|rellen\w*|drain(?:ed|ing)? (?:down|out|it)|replac\w*|rain\w*|lluvia|lower(?:ed|ing) the (?:water|level))\b/;
/** "Combined gallons" */
const TOGETHER: ReadonlySet<string> = new Set(['combinedChlorinePpm', 'totalChlorinePpm']);
/** A question about how much water there is, and about nothing else. */
export const asksSize = ({ text, volumeL, chemicals, parameters }: Frame): boolean =>
  volumeL === undefined &&
  chemicals.length === 0 &&
  parameters.every((name) => TOGETHER.has(name)) &&
  ASKS_SIZE.test(text) &&
  !OTHER_ASKED.test(text);
