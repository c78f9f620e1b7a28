// What the words leave open about the numbers of a message: "TA 40, I'd settle for 70", "pH 8, TA 90, give me 7.4".
// Of two levels of one value, the first is where it is and the second where it should be, if the message asks for a dose at all.
import type { Cue, ParameterName } from './lexicon.ts';
import type { Bound } from './roles.ts';

interface Asked {
  text: string;
  cues: ReadonlySet<Cue>;
  hasProduct: boolean;
  volumeL: number | undefined;
}

const ABOUT_DOSE: readonly Cue[] = ['howMuch', 'want', 'raise', 'lower', 'anythingToAdd'];
/** Two levels in these are two tests, a record or a water to judge. */
const ABOUT_OTHER: readonly Cue[] = ['log', 'trend', 'history', 'swim', 'index', 'forecast', 'weather'];
/** "It was 8 yesterday and 7.6 today" */
const TWO_TESTS =
  /\b(?:yesterday|last (?:week|month|night|time)|this morning|used to|went from|was|were|ayer|semana pasada|estaba|antes)\b|\b(?:vs|versus|or|another|other|second|both|twice|o|otro|otra)\b/;

/** "How do I get it down?" explains nothing. */
const isExplained = (cues: ReadonlySet<Cue>) =>
  cues.has('explain') && !['raise', 'lower', 'howMuch', 'anythingToAdd'].some((cue) => cues.has(cue as Cue));

const asksForDose = ({ text, cues, hasProduct, volumeL }: Asked): boolean =>
  (hasProduct || volumeL !== undefined || ABOUT_DOSE.some((cue) => cues.has(cue))) &&
  !ABOUT_OTHER.some((cue) => cues.has(cue)) &&
  !isExplained(cues) &&
  !TWO_TESTS.test(text);

/** "Get pH 7.5, it reads 8.0 today" */
const IS_WISHED = /\b(?:get|make|set|put|bring|take|keep|need|want|like)(?: (?:my|the|our|it|to|at|a|up|down))*(?: [a-z]+){0,2} $/;

const isNow = ({ role }: Bound) => role === 'value' || role === 'from';
/** Levels that no water has in the range of a pH. */
const MUCH_ABOVE_PH: ReadonlySet<ParameterName | undefined> = new Set<ParameterName>([
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
]);

/** "pH 8, alkalinity 90, 7.4 please": what looks like a pH and can't be the value that was named last is where pH should be. */
function withPhGoal(bound: readonly Bound[]): Bound[] {
  const ofPh = bound.filter(({ parameter }) => parameter === 'ph');
  if (ofPh.length !== 1 || ofPh[0]?.role !== 'value') return [...bound];
  return bound.map((one) =>
    one.role === 'from' && MUCH_ABOVE_PH.has(one.parameter) && one.quantity.given >= 6.8 && one.quantity.given <= 8.2
      ? { ...one, role: 'to', parameter: 'ph' }
      : one,
  );
}

/** "50 ppm, starting from zero" */
const FROM_NONE = /\b(?:from|desde|at|with|starting|empezando en) $/;
/** "…, it's 8.0 today", "(8.0 now)" */
const READS =
  /\b(?:it(?:'?s| is| reads| tests| shows)|its|reads?|tests?|tested|currently|is at|esta en|marca|anda en)(?: (?:at|about|around|now|only|like))* $/;
const NOW = /^ ?(?:ppm )?(?:right now|now|currently|today|at the moment|ahora|ahorita|hoy)\b/;

/** Of two levels of one value, the one where it should be; undefined where the words leave it open. */
function goalOf([first, second]: readonly [Bound, Bound], text: string): Bound | undefined {
  // From none to some, in whatever order they are said.
  if (second.quantity.given === 0) return first;
  if (!IS_WISHED.test(text.slice(0, first.quantity.at))) return second;
  const { at, end } = second.quantity;
  return READS.test(text.slice(0, at)) || NOW.test(text.slice(end)) ? first : undefined;
}

/** One of two levels of one value becomes where it should be, unless a word said otherwise. */
export function byElimination(given: readonly Bound[], asked: Asked): Bound[] {
  const bound = given.map((one) =>
    one.role === 'to' && one.quantity.given === 0 && FROM_NONE.test(asked.text.slice(0, one.quantity.at))
      ? { ...one, role: 'from' as const }
      : one,
  );
  if (!asksForDose(asked)) return [...bound];
  const named = withPhGoal(bound);
  const groups = new Map<ParameterName | undefined, Bound[]>();
  for (const one of named) groups.set(one.parameter, [...(groups.get(one.parameter) ?? []), one]);
  const goals = new Set(
    [...groups].map(([parameter, group]) => {
      const [first, second] = group;
      const isPair = group.length === 2 && first && second && isNow(first) && isNow(second);
      // Without a name the product has to say which value it is, and a number beyond every level is the water.
      const isNamed = parameter === undefined ? asked.hasProduct : parameter !== 'temperatureC';
      if (!isPair || !isNamed || first.quantity.given === second.quantity.given) return undefined;
      return Math.max(first.quantity.given, second.quantity.given) < (parameter === 'saltPpm' ? 12_000 : 3000)
        ? goalOf([first, second], asked.text)
        : undefined;
    }),
  );
  return named.map((one) => (goals.has(one) ? { ...one, role: 'to' } : one));
}
