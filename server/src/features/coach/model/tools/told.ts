// What a tool may reckon with: facts of the pool's own record, of an earlier result of this turn, or of the person's own words. A figure
// that a model made up is none of them; the tool then says what it lacks, and the model asks for it.
import { problem } from '../../../../http/problems.ts';
import type { Allowed } from '../../guard/allowed.ts';
import { readQuantities } from '../../guard/quantities.ts';
import { fold } from '../../understanding/fold.ts';
import { type Quantity, type QuantityKind, quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { wordsInFigures } from '../../understanding/numbers/spoken-numbers.ts';

const L_PER_GAL = 3.785411784;
const M_PER_FT = 0.3048;
const toCelsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

/** What a figure measures, for the person who said it. */
export type FactKind = 'volume' | 'level' | 'ph' | 'temperature' | 'percent' | 'length';

/** What a number of a message may mean as such a fact: one without a unit in more than one way. */
const MEANINGS: Record<FactKind, (said: Quantity) => number[]> = {
  volume: ({ kind, value, given }) => (kind === 'volume' ? [value] : kind === 'none' && given >= 100 ? [given, given * L_PER_GAL] : []),
  level: ({ kind, value, given }) => (kind === 'ppm' ? [value] : kind === 'ppb' ? [given / 1000] : kind === 'none' ? [given] : []),
  ph: ({ kind, given }) => (kind === 'none' || kind === 'ppm' ? [given] : []),
  temperature: ({ kind, value, given }) => (kind === 'temperature' ? [value] : kind === 'none' ? [given, toCelsius(given)] : []),
  percent: ({ kind, given }) => (kind === 'percent' || kind === 'none' ? [given] : []),
  length: ({ kind, value, given }) => (kind === 'length' ? [value] : kind === 'none' ? [given, given * M_PER_FT] : []),
};
const KIND_OF_UNIT = new Map<string, QuantityKind>([
  ['ppm', 'ppm'],
  ['percent', 'percent'],
  ['temperature', 'temperature'],
  ['length', 'length'],
]);

/** Near enough for a model that converts units. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011 * Math.abs(b), 0.011);

export interface Told {
  /** the figure that the person said, in canonical units, for one that a model gives */
  find: (kind: FactKind, given: number) => number | undefined;
  /** whether every number of a sentence was said by the person */
  numbersNotSaid: (text: string) => number[];
}

export function toldIn(messages: readonly string[]): Told {
  const texts = messages.map((message) => fold(message));
  const said = texts.flatMap((text) => [
    ...quantitiesIn(text),
    ...quantitiesIn(wordsInFigures(text, 'en')),
    ...quantitiesIn(wordsInFigures(text, 'es')),
  ]);
  // In ranges and words that the built-in reading leaves out.
  for (const { dimension, value, given } of messages.flatMap((message) => readQuantities(message).quantities)) {
    const kind = dimension === undefined || dimension === 'ph' ? 'none' : KIND_OF_UNIT.get(dimension);
    if (kind) said.push({ kind, value: kind === 'none' ? given : value, given, unit: '', at: 0, end: 0 });
    if (dimension === 'volume') said.push({ kind: 'volume', value: value / 1000, given, unit: '', at: 0, end: 0 });
  }
  return {
    find: (kind, given) => said.flatMap((one) => MEANINGS[kind](one)).find((value) => isNear(value, given)),
    numbersNotSaid: (text) =>
      readQuantities(text)
        .quantities.filter(({ isDigits, given }) => isDigits && !said.some((one) => isNear(one.given, given)))
        .map(({ given }) => given),
  };
}

/** What a tool of this turn may take for a fact. */
export interface Facts {
  told: Told;
  /** volumes that a tool worked out of what the person said */
  volumesL: number[];
  /** what tools gave in this turn */
  allowed: Allowed;
}

const missing = (what: string): Error =>
  problem('no_answer', {
    reason: {
      text: `The person did not say ${what}. Nothing was calculated: ask for it, or leave it out to use what is known of the pool.`,
    },
  });

/** The volume that was asked for, if the pool has it or the person said it; without one, the pool's. */
export function requireVolume(given: number | undefined, own: number | undefined, { told, volumesL }: Facts): number {
  if (given === undefined) {
    if (own === undefined) throw problem('no_answer', { reason: { text: 'The volume is unknown. Ask for it.' } });
    return own;
  }
  const found = [own, ...volumesL].find((known) => known !== undefined && isNear(known, given)) ?? told.find('volume', given);
  if (found === undefined) throw missing(`that the volume is ${Math.round(given)} L (${Math.round(given / L_PER_GAL)} gal)`);
  return found;
}

const kindOf = (name: string): FactKind =>
  name === 'ph'
    ? 'ph'
    : name.endsWith('C')
      ? 'temperature'
      : name.endsWith('Percent')
        ? 'percent'
        : name.endsWith('M')
          ? 'length'
          : 'level';

/** A value of the water: of the pool's own record, of a tool of this turn, or of the person's words. */
export function requireKnown(name: string, given: number, own: number | undefined, { told, allowed }: Facts): number {
  if (own !== undefined && isNear(own, given)) return own;
  const found = told.find(kindOf(name), given);
  if (found !== undefined) return found;
  const isOfTool = allowed.amounts.some((one) => one.name === name && isNear(one.given, given));
  if (!isOfTool) throw missing(`that ${name} is ${given}`);
  return given;
}

/** All numbers of a water, or of another object of facts. */
export function requireKnownValues<T extends object>(values: T, own: Readonly<Record<string, unknown>>, facts: Facts): T {
  for (const [name, value] of Object.entries(values)) {
    const known = own[name];
    if (typeof value === 'number') requireKnown(name, value, typeof known === 'number' ? known : undefined, facts);
  }
  return values;
}

/** A question in words: every figure in it was said, is of the pool, or was given by a tool. */
export function requireSaid(question: string, ownVolumeL: number | undefined, { told, allowed }: Facts): void {
  const own = ownVolumeL === undefined ? [] : [ownVolumeL, ownVolumeL / L_PER_GAL];
  const made = told
    .numbersNotSaid(question)
    .filter(
      (given) => !own.some((known) => isNear(known, given)) && !allowed.amounts.some((one) => !one.isTold && isNear(one.given, given)),
    );
  if (made.length > 0) throw missing(made.join(', '));
}
