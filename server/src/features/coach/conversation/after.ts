// What a reply to a follow-up is made from: the words, what was said before, and how an earlier question is answered again.
import type { CoachContext, Reply } from '../skills/reply.ts';

export interface After {
  question: string;
  /** folded, with figures, without marks */
  text: string;
  /** the questions before it as they stand, the latest first */
  earlier: readonly string[];
  /** the questions before it as they came, the latest first */
  said: readonly string[];
  context: CoachContext;
  answerTo: (question: string, older: readonly string[]) => Reply;
}

/** "Ok so …", "y pero …" */
export const LEAD = String.raw`^(?:(?:ok(?:ay)?|so|and|but|alright|all right|well|then|now|cool|thanks|great|hmm+|wait|um|uh|y|pero|entonces|bueno|oye|vale|gracias)\b[,. !]*)*`;
export const END = String.raw`(?:[, ]+(?:then|though|tho|please|pls|plz|exactly|now|entonces|pues|porfa|por favor))*\W*$`;
export const saying = (...words: string[]): RegExp => new RegExp(`${LEAD}(?:${words.join('|')})${END}`);
