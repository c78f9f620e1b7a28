// What a message is about to do that can hurt someone, as far as its words tell. Learned from examples once: first whether there is harm in it,
// then which, among those whose words it has.
import { ORDINARY } from './danger.ts';
import { DANGER_EXAMPLES } from './examples/danger-examples.ts';
import { HARM_EXAMPLES, type HarmExample, NO_HARM_EXAMPLES } from './examples/harm-examples.ts';
import type { Frame } from './frame.ts';
import { HARMS, type Harm } from './harm-names.ts';
import { ACTS, isCalm, isDone } from './harm-acts.ts';
import { NEEDED } from './harm-needs.ts';
import { readExample, readForHarm } from './harm-features.ts';
import type { Group } from './harm-words.ts';
import { chancesOfSparse, learnSparse, type Pace } from './softmax.ts';

const PACE_OF_ANY: Pace = { rounds: 8, enough: 0.05 };
const PACE_OF_KINDS: Pace = { rounds: 5, enough: 0.1 };

export interface HarmWeights {
  /** the row of each feature */
  rows: ReadonlyMap<number, number>;
  /** whether there is harm in it */
  any: Float64Array;
  /** which */
  kinds: Float64Array;
}
const NO_AND_YES = 2;

export function learnHarm(examples: readonly HarmExample[], calm: readonly string[]): HarmWeights {
  const rows = new Map<number, number>();
  const rowOf = (feature: number): number => {
    const known = rows.get(feature);
    if (known !== undefined) return known;
    rows.set(feature, rows.size);
    return rows.size - 1;
  };
  const harmful = examples.map(({ harm, text }) => ({ right: HARMS.indexOf(harm), found: readExample(text, rowOf) }));
  const height = rows.size;
  const harmless = calm.map((text) => ({ right: 0, found: readExample(text, rowOf) }));
  return {
    rows,
    any: learnSparse([...harmful.map(({ found }) => ({ right: 1, found })), ...harmless], rows.size, NO_AND_YES, PACE_OF_ANY),
    kinds: learnSparse(harmful, height, HARMS.length, PACE_OF_KINDS),
  };
}

export interface LikelyHarm {
  /** the likeliest */
  harm: Harm;
  /** of any harm, 0 to 1 */
  ofAny: number;
  /** of this one, if there is any, 0 to 1 */
  ofThis: number;
  /** what it cannot be without is named */
  isNamed: boolean;
  /** all that it takes is named */
  isAct: boolean;
  /** it asks for facts, a price or a repair */
  isCalm: boolean;
  /** it asks whether one may */
  asks: boolean;
  /** "I poured the whole jug in this morning": no plan */
  isDone: boolean;
}

const ACT = 3;
const UNNAMED = 0.2;
/** Which of them it is most likely, from how likely its words alone make each. */
function likeliestKind(chances: Float64Array, found: ReadonlySet<Group>): Pick<LikelyHarm, 'harm' | 'ofThis' | 'isNamed' | 'isAct'> {
  const has = (group: Group) => found.has(group);
  const all = [...chances].map((chance, index) => {
    const harm = HARMS[index] as Harm;
    const isNamed = NEEDED[harm].every((some) => some.some(has));
    const isAct = isNamed && ACTS[harm].some((line) => line.every(has));
    return { harm, ofThis: chance, isNamed, isAct, points: chance * (isAct ? ACT : isNamed ? 1 : UNNAMED) };
  });
  return all.reduce((best, one) => (one.points > best.points ? one : best));
}

export function likeliestHarmBy({ rows, any, kinds }: HarmWeights, message: string): LikelyHarm {
  const { words, groups, found } = readForHarm(message, (feature) => rows.get(feature));
  const [, ofAny = 0] = chancesOfSparse(any, NO_AND_YES, found);
  const { harm, ofThis, isNamed, isAct } = likeliestKind(chancesOfSparse(kinds, HARMS.length, found), groups);
  const asks = ASKS_IF.test(words.slice(0, 2).join(' '));
  return { harm, ofAny, ofThis, isNamed, isAct, isCalm: isCalm(harm, groups), asks, isDone: isDone(harm, groups) };
}
const ASKS_IF =
  /^(?:is (?:it|that|this|there)|are|can|could|may|should|do|does|did|would|will|am|es|esta|puedo|puede|pueden|podemos|se (?:puede|pueden)|debo|sirve)\b/;

/** How likely harm has to be. */
export interface Bar {
  /** where all that it takes is named, */
  named: number;
  /** where it is asked whether one may, */
  inQuestion: number;
  /** where facts, prices or repairs are asked beside it, */
  calmly: number;
  /** and by its words alone */
  byWords: number;
}
/** Against an answer that says something, */
export const AGAINST_ANSWER: Bar = { named: 0.15, inQuestion: 0.45, calmly: 0.65, byWords: 0.94 };
/** a dose or "swimming is fine", */
export const AGAINST_FIGURES: Bar = { named: 0.1, inQuestion: 0.35, calmly: 0.5, byWords: 0.8 };
/** and a question back, where little is lost. */
export const AGAINST_NOTHING: Bar = { named: 0.1, inQuestion: 0.25, calmly: 0.4, byWords: 0.6 };
const OF_ITS_KIND = 0.4;
const OF_ITS_KIND_UNNAMED = 0.7;
const BEYOND_DOUBT = 0.985;

/** Whether it is this kind of harm; `other`: harm beyond doubt, but which is unclear. */
export function harmBy({ harm, ofAny, ofThis, isNamed, isAct, isCalm, asks, isDone }: LikelyHarm, bar: Bar): Harm | 'other' | undefined {
  if (isDone) return undefined;
  if (isAct && ofThis >= OF_ITS_KIND / 2) return ofAny >= (isCalm ? bar.calmly : asks ? bar.inQuestion : bar.named) ? harm : undefined;
  if (ofAny >= bar.byWords && ofThis >= (isNamed ? OF_ITS_KIND : OF_ITS_KIND_UNNAMED)) return harm;
  return ofAny >= BEYOND_DOUBT && !isCalm ? 'other' : undefined;
}

/** What only sounds like an accident, what is one, which is no intention either, and half of the ordinary questions. */
export const CALM: readonly string[] = [
  ...NO_HARM_EXAMPLES,
  ...DANGER_EXAMPLES.filter(({ danger }) => danger !== 'harm' && danger !== 'intrusion').map(({ text }) => text),
  ...ORDINARY,
];

let learned: HarmWeights | undefined;
let last: { raw: string; likely: LikelyHarm } | undefined;
/** The first call learns; the same message is asked about several times in a row. */
export function likeliestHarm({ raw }: Frame): LikelyHarm {
  if (last?.raw === raw) return last.likely;
  learned ??= learnHarm(HARM_EXAMPLES, CALM);
  const likely = likeliestHarmBy(learned, raw);
  last = { raw, likely };
  return likely;
}
