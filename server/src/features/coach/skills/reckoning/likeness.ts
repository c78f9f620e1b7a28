// Numbers without a unit that have the one of another: a second reading of a meter, a second temperature.
import type { Measure } from './measures.ts';
import { FAHRENHEIT } from './units.ts';

const READS =
  /\b(?:read|reads|reading|was|is|now|from|to|at|after(?:wards?)?|want|wants|need|needs|shows?|then|be|only|about|it|ends? at|marca|esta en|ahora|quiero|a|en)(?: (?:only|about|at|it|to|be|now))* ?$/;
const MOST_APART = 4;

/** "It read 458,120 gallons; afterwards it read 476,870": of the only unit that fits. */
function asOther(text: string, one: Measure, measures: readonly Measure[]): Measure | undefined {
  const others = measures.filter(
    ({ kind, given, en }) =>
      kind === 'unit' && !en.includes(' per ') && given > 0 && one.given / given <= MOST_APART && given / one.given <= MOST_APART,
  );
  const [other] = others;
  if (
    !other ||
    others.some(({ amount }) => amount?.en !== other.amount?.en) ||
    !(READS.test(text.slice(0, one.at)) || isLedAlike(text, one, other))
  )
    return undefined;
  const unit = (said: string) => said.replace(/^[\d,.]+ /, '');
  const meanings = other.meanings.map((meaning) => ({ ...meaning, value: (meaning.value / other.given) * one.given }));
  return { ...one, kind: 'unit', meanings, en: `${one.en} ${unit(other.en)}`, es: `${one.es} ${unit(other.es)}` };
}

const wordBefore = (text: string, { at }: Measure): string | undefined => /([a-z]+) $/.exec(text.slice(0, at))?.[1];
/** "For 25,000 gallons; how much for 17,500?" */
const isLedAlike = (text: string, one: Measure, other: Measure): boolean => {
  const word = wordBefore(text, one);
  return word !== undefined && word === wordBefore(text, other);
};

const isDegrees = ({ kind, given }: Measure): boolean => kind === 'bare' && given >= 33 && given <= 110;
/** "It is at 80, I want 104, it gains 6 degrees an hour" */
function asDegrees(one: Measure, measures: readonly Measure[]): Measure | undefined {
  const isWarmed = measures.some(({ meanings }) => meanings.some(({ dimension }) => dimension['K'] === 1));
  const bare = measures.filter(({ kind }) => kind === 'bare');
  const points = measures.filter(({ meanings }) => Object.keys(meanings[0]?.dimension ?? {}).join() === 'K').length;
  if (!isWarmed || (bare.length + points) % 2 !== 0 || bare.length > 2 || !bare.every(isDegrees)) return undefined;
  return { ...one, kind: 'unit', en: `${one.en} °F`, es: `${one.es} °F`, meanings: [{ dimension: { K: 1 }, value: one.given * FAHRENHEIT, cost: 0 }] };
} // prettier-ignore

export const withLikeUnits = (text: string, measures: readonly Measure[]): Measure[] =>
  measures.map((one) => (one.kind === 'bare' ? (asDegrees(one, measures) ?? asOther(text, one, measures) ?? one) : one));
