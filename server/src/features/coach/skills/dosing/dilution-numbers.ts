// The numbers of a question about replacing water: which share, how often, what the fill water brings, and from where to where.
import type { Frame } from '../../understanding/frame.ts';

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/two thirds|dos tercios/, 2 / 3],
  [/three quarters|tres cuartos/, 0.75],
  [/\bhalf\b|mitad/, 0.5],
  [/\bthird\b|tercio/, 1 / 3],
  [/\bquarter\b|fourth|cuarta parte|un cuarto/, 0.25],
];

/** "A third, and then a third again", "20% three times", "half twice": how often the same share goes. */
export function timesIn({ text }: Frame): number {
  const said =
    /\b(twice|thrice|dos veces|tres veces)\b|\b(\d) (?:separate |different |more |full )?(?:times|veces|drains|changes|exchanges|weeks in a row|days in a row|partial)\b/.exec(
      text,
    );
  if (said) return said[2] === undefined ? (/twice|dos/.test(said[1] ?? '') ? 2 : 3) : Math.max(1, Number(said[2]));
  // "Two 25% drains in a row"
  const counted =
    /\b(\d) (?:\w+ )?\d+(?:\.\d+)?% (?:partial |water )?(?:drains|changes|exchanges|swaps|replacements|refills|cambios|vaciados)\b/.exec(
      text,
    );
  if (counted) return Math.max(1, Number(counted[1]));
  if (SAME_AGAIN.test(text)) return 2;
  const drains = text.match(/\b(?:drain|replac|chang|swap|vaci|cambi|reemplaz|dren)\w*/g)?.length ?? 0;
  return drains >= 2 && AGAIN.test(text) ? 2 : 1;
}
const SAME_AGAIN =
  /\b(?:did|do|done) (?:exactly |just )?the (?:very |exact )?same(?: thing)? (?:again|once more|over)\b|\b(?:do|repeat|repeated|did) (?:exactly |just )?(?:it|this|that|the same(?: thing)?|so)?(?: (?:once more|again|one more time|a second time))|\brepeat (?:it|this|that)\b|\b(?:lo )?(?:repito|hago otra vez|vuelvo a hacer)\b/;
const AGAIN = /\b(?:again|once more|another|a second time|same again|otra vez|de nuevo|otro tanto)\b/;

/** "2,000 gallons out of a 16,000 gallon pool are replaced" */
const OUT_OF =
  /(\d[\d.]*) (?:gallons|gal|liters|litres|galones|litros) (?:out )?(?:of|from|de) (?:my |the |a |an |our |mis |los |las |una |un |mi )*(\d[\d.]*)[^?]*\b(?:drain|replac|remov|swap|exchang|pump|chang|vaci|cambi|reempl)\w*/;
/** "I drained 3,000 of my 15,000 gallons" */
function drainedShare({ text, quantities }: Frame): number | undefined {
  const found =
    /\b(?:drain\w*|replac\w*|remov\w*|took out|pump\w* out|swap\w*|saque|vacie|cambie|reemplace) (?:about |around )?(\d[\d.]*) (?:gallons |gal |liters |galones |litros )?(?:of|out of|from|de) (?:my |the |a |our |mis |los |las |una )*(\d[\d.]*)/.exec(
      text,
    );
  const pair = found ?? OUT_OF.exec(text);
  if (!pair || quantities.every(({ kind }) => kind !== 'volume')) return undefined;
  const share = Number(pair[1]) / Number(pair[2]);
  return share > 0 && share < 1 ? share : undefined;
}

/** "A 24,000 gallon pool … I drain 6,000 gallons" */
function drainedOfPool({ text, quantities }: Frame): number | undefined {
  const waters = quantities.filter(({ kind, value }) => kind === 'volume' && value >= 190).toSorted((a, b) => b.value - a.value);
  const [pool, drained] = waters;
  if (!pool || !drained || waters.length !== 2 || drained.value >= pool.value) return undefined;
  return /\b(?:drain\w*|replac\w*|pump(?:ed)? out|remov\w*|swap\w*|took out|dump\w*|vaci\w*|saq\w*|saco|cambi\w*|reempl\w*) (?:about |around |out |unos )?$/.test(
    text.slice(0, drained.at),
  )
    ? drained.value / pool.value
    : undefined;
}

/** What the fill water brings along: "tap 150", "fill water has 120". */
const TAP =
  /\b(?:(?:refill\w*|replac\w*|swapp?\w*|exchang\w*) with(?: water)?|with (?:new |other |softer )?water(?: that)?|con agua|tap(?: water)?|fill(?:[ -]water)?|source(?: water)?|fresh water|new water|city water|well water|hose|agua de llenado|agua nueva|agua de (?:la )?(?:llave|red|pozo)|llave)\b(?: (?:has|is|at|of|with|reads?|contains?|tests?|about|around|itself|already|comes|out|in|ours|tiene|ya|trae|con|de|en|marca|ch|hardness|calcium|cya|dureza|calcio|=|:))* ?(\d+(?:\.\d+)?)/;

const TAP_AFTER =
  /(\d+(?:\.\d+)?)(?: ppm)?(?: (?:of )?(?:hardness|calcium|cya|salt|dureza|calcio|sal))? (?:from|in|out of|at|de|en) (?:the |my |our |la |mi )?(?:tap|fill water|hose|city water|source water|well|llave|red)\b/;
export const tapOf = ({ text }: Frame): number => Number((TAP.exec(text) ?? TAP_AFTER.exec(text))?.[1] ?? 0);

const ASKS_SHARE =
  /\b(?:what|which|how (?:much|many|big|large)) (?:a )?(?:percent\w*|fraction|share|part|portion|of the (?:water|pool)|water|gallons|liters)\b|\bpercent(?:age)?\b.*\?|que (?:parte|porcentaje|fraccion)|cuant[oa]s? (?:agua|galones|litros|por ciento)/;
const RISES = /\b(?:rais\w+|increas\w+|bring (?:it )?up|subir|aument\w+)\b/;
/** "Salt is 4800, the cell wants 3400, what percent …?": water only takes a level down, so the order of the two says nothing. */
export function twoLevels(frame: Frame): { from: number; to: number } | undefined {
  if (!ASKS_SHARE.test(frame.text) || RISES.test(frame.text) || frame.quantities.some(({ kind }) => kind === 'percent')) return undefined;
  const tap = tapOf(frame);
  const levels = frame.quantities
    .filter(({ kind, given }) => (kind === 'none' || kind === 'ppm') && given >= 10 && given !== tap)
    .map(({ given }) => given)
    .filter((given) => given * 3.785411784 !== frame.volumeL);
  const [one, other] = levels;
  return levels.length === 2 && one !== undefined && other !== undefined && one !== other
    ? { from: Math.max(one, other), to: Math.min(one, other) }
    : undefined;
}

const SHARE_WORD = /\b(?:two thirds|three quarters|half|third|quarter|dos tercios|tres cuartos|mitad|tercio|un cuarto)\b/g;
const IN_TURN = /\b(?:another|again|then|later|afterwards?|otr[oa]|despues|luego)\b/;
/** "A quarter, and a week later another quarter" */
function sharesInTurn({ text }: Frame): number[] {
  const words = IN_TURN.test(text) ? (text.match(SHARE_WORD) ?? []) : [];
  return words.flatMap((word) => SHARES.find(([pattern]) => pattern.test(word))?.[1] ?? []);
}

/** "30% now and 30% next weekend": what is left after each of them. */
export function leftAfter(frame: Frame): number | undefined {
  const percents = frame.quantities.filter(({ kind, value }) => kind === 'percent' && value > 0 && value < 100);
  const shares = percents.length >= 2 ? percents.map(({ value }) => value / 100) : percents.length === 0 ? sharesInTurn(frame) : [];
  return shares.length < 2 ? undefined : shares.reduce((left, share) => left * (1 - share), 1);
}

/** The share of the water that goes, as a number below one. */
export function shareOf(frame: Frame): number | undefined {
  const percent = frame.quantities.find(({ kind }) => kind === 'percent')?.value;
  return percent === undefined
    ? (SHARES.find(([pattern]) => pattern.test(frame.text))?.[1] ?? drainedShare(frame) ?? drainedOfPool(frame))
    : percent / 100;
}
