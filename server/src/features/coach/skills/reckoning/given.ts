// What of the numbers goes into the sum: sides become areas, two levels their difference, a percentage a share of something.
import { type Dimension, isSame, NONE } from './dimension.ts';
import { dimensionOf } from './chain.ts';
import type { Measure } from './measures.ts';

const isLength = (measure: Measure | undefined): measure is Measure =>
  measure !== undefined && isSame(measure.meanings[0]?.dimension ?? NONE, { L: 1 });
export const valueOf = ({ meanings }: Measure): number => meanings[0]?.value ?? 0;

const PAIR =
  /^ ?(?:x|by|por|×|\*) ?$|^ ?(?:long|in length|de largo)(?:,? and|,| by| x|,? y)? (?:is |it is )?$|^ ?(?:wide|de ancho)(?:,? and|,| by| x|,? y)? (?:is |it is )?$/;
const OVAL = /\b(?:oval|ellip\w+|ovalada|elipse)\b/;
const OF_DIAMETER_AFTER =
  /^[ -]?(?:(?:inside|internal|inner|in|filter|round|de) )?(?:diameter|across|round|circular|id\b|pipe|line|pipes|hose|pvc|sand filter|de diametro|diametro)/;
const OF_DIAMETER_BEFORE = /\b(?:diameter|across|diametro|diametro interior|bore)(?: (?:of|is|de|es))? $/;

export const joined = (parts: readonly Measure[], dimension: Dimension, value: number, said: (language: 'en' | 'es') => string): Measure => ({
  given: value, kind: 'unit', meanings: [{ dimension, value, cost: 0 }], en: said('en'), es: said('es'), at: parts[0]?.at ?? 0, end: parts.at(-1)?.end ?? 0,
}); // prettier-ignore

const WIDEST_PIPE_M = 0.65;
/** "A 30-inch diameter", "2-inch pipe"; a 50 ft hose is long. */
const isDiameter = (text: string, measure: Measure): boolean => {
  const after = OF_DIAMETER_AFTER.exec(text.slice(measure.end))?.[0] ?? '';
  const isPipe = /pipe|line|hose|pvc/.test(after);
  return (after !== '' && (!isPipe || valueOf(measure) < WIDEST_PIPE_M)) || OF_DIAMETER_BEFORE.test(text.slice(0, measure.at));
};

/** "20 x 40 ft", "8 by 6 by 5 ft", "a 30-inch diameter": areas, and volumes where there is a third. */
export function withAreas(text: string, measures: readonly Measure[]): Measure[] {
  const found: Measure[] = [];
  for (let index = 0; index < measures.length; index += 1) {
    const parts = [measures[index] as Measure];
    while (isLength(parts.at(-1)) && isLength(measures[index + parts.length]) && isPair(text, parts.at(-1) as Measure, measures[index + parts.length] as Measure) && parts.length < 3)
      parts.push(measures[index + parts.length] as Measure);
    const [first] = parts as [Measure];
    if (parts.length > 1) {
      const shape = OVAL.test(text) ? Math.PI / 4 : 1;
      found.push(joined(parts, { L: parts.length }, parts.reduce((product, part) => product * valueOf(part), shape), (language) => `(${shape === 1 ? '' : 'π/4 × '}${parts.map((part) => part[language]).join(' × ')})`));
      index += parts.length - 1;
    } else if (isLength(first) && isDiameter(text, first))
      found.push(joined(parts, { L: 2 }, (Math.PI / 4) * valueOf(first) ** 2, (language) => `(π/4 × (${first[language]})²)`));
    else found.push(first);
  }
  const inner = found.filter((measure) => INNER.test(text.slice(measure.at, measure.end + 18)));
  return inner.length === 1 ? found.filter((measure) => measure === inner[0] || !isNominal(text, measure)) : found;
} // prettier-ignore
const INNER = /\b(?:inside|internal|inner|id|i\.d\.|interior)\b/;
/** "2-inch pipe with 2.067 in inside": the first is only its name. */
const isNominal = (text: string, measure: Measure): boolean =>
  isSame(measure.meanings[0]?.dimension ?? NONE, { L: 2 }) && /^[ -]?(?:pvc )?(?:pipe|line|hose)/.test(text.slice(measure.end));
const DEEP_AFTER = /^ ?(?:deep|in depth|of depth|hond[oa]|de profundidad|average|avg|of water)\b/;
const isPair = (text: string, one: Measure, other: Measure): boolean => {
  const between = text.slice(one.end, other.at);
  return PAIR.test(between) && (/^ ?(?:x|by|por|×|\*) ?$/.test(between) || !DEEP_AFTER.test(text.slice(other.end)));
};

const OF_SLOPE = /\b(?:deep\w*|depth|slop\w*|floor|bottom|shallow|profund\w*|hond[oa]|fondo|pendiente)\b/;
/** "From 3 to 8 ft deep": the mean depth. */
export function withMeanDepth(text: string, measures: readonly Measure[]): Measure[] {
  if (!OF_SLOPE.test(text)) return [...measures];
  const at = measures.findIndex((one, index) => {
    const next = measures[index + 1];
    return isLength(one) && isLength(next) && /^ ?(?:to|a|hasta|-|up to|down to)(?: (?:about|a depth of))? ?$/.test(text.slice(one.end, next.at));
  });
  const [shallow, deep] = [measures[at], measures[at + 1]];
  if (!shallow || !deep) return [...measures];
  const mean = joined([shallow, deep], { L: 1 }, (valueOf(shallow) + valueOf(deep)) / 2, (language) => `(${shallow[language]} + ${deep[language]}) ÷ 2`);
  return [...measures.slice(0, at), mean, ...measures.slice(at + 2)];
} // prettier-ignore

/** "6 hours 40 minutes", "5 lb 8 oz": one amount. */
export function withParts(text: string, measures: readonly Measure[]): Measure[] {
  const found: Measure[] = [];
  for (const measure of measures) {
    const before = found.at(-1);
    const isPart =
      before !== undefined && dimensionOf(before) === dimensionOf(measure) && dimensionOf(before) !== '' && before.kind === 'unit' &&
      /^(?:,? (?:and|y))? ?$/.test(text.slice(before.end, measure.at)) && valueOf(measure) / measure.given < valueOf(before) / before.given;
    if (isPart) found[found.length - 1] = joined([before, measure], before.meanings[0]?.dimension ?? NONE, valueOf(before) + valueOf(measure), (language) => `${before[language]} ${measure[language]}`);
    else found.push(measure);
  }
  return found;
} // prettier-ignore

const FROM_TO =
  /^ ?(?:to|up to|down to|a|hasta|->|→|-)(?: (?:about|only|a))? ?$|^ ?(?:,|;|\.|and|y|but|pero)?(?: (?:and )?(?:i |we |you |it |yo )?(?:want|wants|need|needs|should be|is|now|was|quiero|target|goal|it|at|to|about|ahora|esta|en|meta))+ ?$/;
const BETWEEN = /\b(?:between|entre) $/;
const isPoint = (measure: Measure): boolean => isSame(measure.meanings[0]?.dimension ?? NONE, { K: 1 });
/** The places of two levels that belong together: side by side, or the only two temperatures. */
function stepIn(text: string, measures: readonly Measure[]): [number, number] | undefined {
  const points = measures.flatMap((measure, index) => (isPoint(measure) ? [index] : []));
  const [one, other, ...more] = points;
  if (one !== undefined && other !== undefined && more.length === 0) return [one, other];
  const at = measures.findIndex((measure, index) => {
    const next = measures[index + 1];
    const dimension = measure.meanings[0]?.dimension ?? NONE;
    const isLevel =
      next !== undefined && isSame(dimension, next.meanings[0]?.dimension ?? NONE) && (dimension['L'] === -3 || isPoint(next));
    if (!isLevel) return false;
    const between = text.slice(measure.end, next.at);
    return FROM_TO.test(between) || (BETWEEN.test(text.slice(0, measure.at)) && /^ ?(?:and|y) ?$/.test(between));
  });
  return at < 0 ? undefined : [at, at + 1];
}

/** "From 60 to 102 °F": the step between; undefined where no two belong together. */
export function withSteps(text: string, measures: readonly Measure[]): Measure[] | undefined {
  const [at, nextAt] = stepIn(text, measures) ?? [];
  const [one, next] = [measures[at ?? -1], measures[nextAt ?? -1]];
  if (!one || !next) return undefined;
  const meanings = one.meanings.map((meaning, place) => ({
    ...meaning,
    value: Math.abs((next.meanings[place] ?? meaning).value - meaning.value),
  }));
  const [low, high] = next.given > one.given ? [one, next] : [next, one];
  const end = nextAt === (at ?? 0) + 1 ? next.end : one.end;
  const step: Measure = {
    ...one,
    end,
    meanings,
    given: Math.abs(next.given - one.given),
    en: `(${high.en} − ${low.en})`,
    es: `(${high.es} − ${low.es})`,
  };
  return measures.flatMap((measure) => (measure === next ? [] : measure === one ? [step] : [measure]));
}
