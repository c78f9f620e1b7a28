// A sentence of the engine without its language: its code and its values. The English text accompanies it everywhere.
import type { UnitSystem } from '../units.ts';

/** An amount as a person measures it: milliliters of a liquid, else grams. */
export interface MessageAmount {
  amountG?: number;
  amountMl?: number;
  measures: UnitSystem;
}
/**
 * Numbers are canonical, rounded as the text shows them. `parameter` contains a parameter, `product` a product's id; any other text is the
 * same in every language. A list is of parts, with commas between them.
 */
export type MessageValue = number | string | MessageAmount | MessagePart[];
/** A part of a sentence, such as one of several products. */
export interface MessagePart {
  code: string;
  values?: Record<string, number | string | MessageAmount>;
}
export interface Message {
  /** stable; also the key of its message in the pages */
  code: string;
  values?: Record<string, MessageValue>;
}
/** A text and the sentences that it consists of, in order, a space between them. */
export interface Sentence {
  text: string;
  messages: Message[];
}
/** The texts of a step, sentence by sentence. */
export interface StepMessages {
  why: Message[];
  warnings: Message[][];
  arithmetic: Message[][];
}
