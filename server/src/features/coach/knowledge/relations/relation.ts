// What a product or an event does to the values of the water, with how much of it: what choices between several of them are decided by.
import type { ParameterName } from '../../understanding/lexicon.ts';

/** From -5 (pulls it down the most) to 5 (pushes it up the most). A value that is not named stays as it is. */
export type Strengths = Partial<Record<ParameterName, number>>;

export interface Cause {
  /** how people call it, in both languages, folded */
  names: RegExp;
  strengths: Strengths;
  /** in a question it may be the value itself: "the salt climbs", "my stabilizer" */
  isValueToo?: boolean;
}
