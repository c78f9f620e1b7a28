// How likely a message tells of danger, by its words: what the patterns of emergencies don't know in these words. Learned from examples once.
import { DANGERS, type Danger, type DangerExample } from './danger-names.ts';
import { DANGER_EXAMPLES } from './examples/danger-examples.ts';
import { EXAMPLES } from './examples/examples.ts';
import { fold } from './fold.ts';
import type { Frame } from './frame.ts';
import { rootOf } from './learned.ts';
import { lesson } from './lessons.ts';
import { chancesOf, type Features, learnRows, type Weights } from './softmax.ts';

const PAIR = 0.7;
const PIECE = 0.25;
const LONG = 4;
/** Words, pairs of words, and pieces of words, because people in a hurry misspell. */
export function dangerFeatures(message: string): Features {
  const features = new Map<string, number>();
  const words =
    fold(message)
      .replaceAll("'", '')
      .replaceAll(/\d+/g, '#')
      .match(/[\p{L}#]+/gu) ?? [];
  const roots = words.map((word) => rootOf(word));
  for (const [index, root] of roots.entries()) {
    features.set(root, 1);
    features.set(`${roots[index - 1] ?? '^'} ${root}`, PAIR);
  }
  for (const word of words)
    for (let at = 0; word.length > LONG && at + LONG <= word.length; at += 1) features.set(`~${word.slice(at, at + LONG)}`, PIECE);
  if (words.length > 0) features.set(/\?/.test(message) ? 'asks' : 'tells', 1);
  return features;
}

export const learnDanger = (examples: readonly DangerExample[]): Weights =>
  learnRows(
    examples.map(({ danger, text }) => ({ right: DANGERS.indexOf(danger), features: dangerFeatures(text) })),
    DANGERS.length,
  );

export interface LikelyDanger {
  /** the likeliest emergency, if there is one */
  danger: Danger;
  /** of any emergency at all, 0 to 1 */
  ofEmergency: number;
  /** of a wish to hurt or to see what is not the person's, 0 to 1 */
  ofHarm: number;
}

const isHarm = (danger: Danger) => danger === 'harm' || danger === 'intrusion';
const isEmergency = (danger: Danger) => !isHarm(danger) && danger !== 'calm';
export function likeliestDangerBy(weights: Weights, message: string): LikelyDanger {
  const all = [...chancesOf(weights, dangerFeatures(message))].map((chance, index) => ({ danger: DANGERS[index] as Danger, chance }));
  const sumOf = (kind: (danger: Danger) => boolean) => all.reduce((sum, { danger, chance }) => sum + (kind(danger) ? chance : 0), 0);
  const [first] = all.filter(({ danger }) => isEmergency(danger)).toSorted((a, b) => b.chance - a.chance);
  return { danger: first?.danger ?? 'calm', ofEmergency: sumOf(isEmergency), ofHarm: sumOf(isHarm) };
}

/**
 * Half of the ordinary questions: without them, everything that is no near miss would look like danger. Chosen by their length, so that a new
 * question changes nothing else.
 */
export const ORDINARY: readonly string[] = EXAMPLES.map(({ text }) => text).filter((text) => text.length % 2 === 0);

let learned: Weights | undefined;
let last: { raw: string; likely: LikelyDanger } | undefined;
/** The first call learns; the same message is asked about several times in a row. */
export function likeliestDanger({ raw }: Frame): LikelyDanger {
  if (last?.raw === raw) return last.likely;
  learned ??= lesson('danger', () => learnDanger([...DANGER_EXAMPLES, ...ORDINARY.map((text) => ({ danger: 'calm' as const, text }))]));
  const likely = likeliestDangerBy(learned, raw);
  last = { raw, likely };
  return likely;
}
