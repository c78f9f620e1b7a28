// What each thing does to the values of the water, in a word and a sentence.
import type { ParameterName } from '../../understanding/lexicon.ts';

/** up, down, hardly at all, or one after the other */
export type Direction = 'up' | 'down' | 'none' | 'both';
export type Effect = readonly [direction: Direction, en: string, es: string];

export interface Influence {
  /** how people call it, in both languages, folded */
  names: RegExp;
  /** as the subject of a list of causes */
  en: string;
  es: string;
  effects: Partial<Record<ParameterName, Effect>>;
}
