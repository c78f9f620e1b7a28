// What the examples teach beyond the rules: how likely each intent is, from the points of the rules, from what was found in the message
// and from its words. It learns from all examples in a fraction of a second, once, when it is first asked.
import { type Example, EXAMPLES } from './examples/examples.ts';
import { type Frame, readMessage } from './frame.ts';
import { type Intent, INTENTS } from './intent-names.ts';
import { RULES } from './intent-rules.ts';
import { lesson } from './lessons.ts';
import { CHEMICAL_NAMES, PARAMETER_NAMES } from './lexicon.ts';
import { finderOf } from './phrases.ts';
import { chancesOf, type Features, learnRows, type Weights } from './softmax.ts';

const findLevels = finderOf(PARAMETER_NAMES);
const findProducts = finderOf(CHEMICAL_NAMES);
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\btomorrow\b|\bmanana\b/g;
const POOL = /\b(?:pool|hot tub|tub|spa|jacuzzi|alberca|piscina|pileta)s?\b/g;

/** Which value, product, day or figure it is says nothing about what is asked. */
function masked(text: string): string {
  const marks = [
    ...findProducts(text).map(({ at, end, name }) => ({ at, end, as: name === 'chlorine' ? 'chlorine' : 'product' })),
    ...findLevels(text).map(({ at, end }) => ({ at, end, as: 'level' })),
  ].toSorted((one, other) => one.at - other.at || other.end - one.end);
  let [read, at] = ['', 0];
  for (const mark of marks) {
    if (mark.at < at) continue;
    [read, at] = [`${read}${text.slice(at, mark.at)}${mark.as}`, mark.end];
  }
  return `${read}${text.slice(at)}`
    .replaceAll(DAYS, 'someday')
    .replaceAll(POOL, 'pool')
    .replaceAll(/\d+(?:\.\d+)?%?/g, '#');
}

/** "cleaned", "cleaning" and "cleans" are one word here; in Spanish the endings of verbs and plurals are cut. */
export const rootOf = (word: string): string =>
  word.length <= 4 ? word : word.replace(/(?:ing|ed|es|s|ando|iendo|aron|amos|ado|ada|ar|er|ir|ito|ita)$/, '').slice(0, 6);

const POINT = 0.8;
const PAIR = 0.7;
const most = (count: number) => String(Math.min(4, count));

function featuresOf(frame: Frame): Features {
  const features = new Map<string, number>();
  const words =
    masked(frame.text)
      .replaceAll("'s", ' is')
      .replaceAll("'", '')
      .match(/[\p{L}#]+/gu) ?? [];
  const roots = words.map((word) => rootOf(word));
  for (const [index, root] of roots.entries()) {
    features.set(root, 1);
    features.set(`${roots[index - 1] ?? '^'} ${root}`, PAIR);
  }
  for (const cue of frame.cues) features.set(`cue ${cue}`, 1);
  for (const symptom of frame.symptoms) features.set(`symptom ${symptom}`, 1).set('any symptom', 1);
  for (const tone of frame.social) features.set(`social ${tone}`, 1);
  for (const { role } of frame.bound) features.set(`role ${role}`, 1);
  for (const { kind } of frame.quantities) features.set(`unit ${kind}`, 1);
  if (frame.volumeL !== undefined) features.set('volume', 1);
  features.set(`values ${most(Object.keys(frame.values).length)}`, 1).set(`figures ${most(frame.quantities.length)}`, 1);
  features.set(`products ${most(frame.chemicals.length)}`, 1).set(`names ${most(frame.parameters.length)}`, 1);
  const has = (cue: Parameters<Frame['cues']['has']>[0]) => frame.cues.has(cue);
  for (const intent of INTENTS) {
    const points = RULES[intent](frame, has);
    if (points > 0) features.set(`rule ${intent}`, points * POINT);
  }
  return features;
}

export type { Weights } from './softmax.ts';

/** By these examples alone. */
export const learn = (examples: readonly Example[]): Weights =>
  learnRows(
    examples.map(({ intent, text }) => ({ right: INTENTS.indexOf(intent), features: featuresOf(readMessage(text)) })),
    INTENTS.length,
  );

export interface Likely {
  intent: Intent;
  /** 0 to 1 */
  chance: number;
}

/** The likeliest intent of a message by these weights. */
export function likeliestBy(weights: Weights, frame: Frame): Likely {
  const all = chancesOf(weights, featuresOf(frame));
  const chance = Math.max(...all);
  return { intent: INTENTS[all.indexOf(chance)] as Intent, chance };
}

let learned: Weights | undefined;
/** By all examples. The first call learns. */
export function likeliest(frame: Frame): Likely {
  learned ??= lesson('intents', () => learn(EXAMPLES));
  return likeliestBy(learned, frame);
}
