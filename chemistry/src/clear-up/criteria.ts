// The three criteria that end a clear-up, all met in the same night and morning: clear, little combined chlorine, chlorine that stays.
import { type ClearUpFacts, DAY_MS, lastTestWith } from './log.ts';
import { type OvernightTest, OVERNIGHT_LOSS_PASSES_PPM, overnightTests } from './night.ts';
import type { Look } from '../look.ts';
import { localDay } from '../chlorine/sun.ts';

export const COMBINED_PASSES_PPM = 0.5;

export interface ClearUpCriteria {
  clear: { isMet: boolean; look?: Look; at?: string };
  combined: { isMet: boolean; ppm?: number; at?: string };
  /** the newest night that was tested */
  overnight: { isMet: boolean; test?: OvernightTest };
}
interface Ending {
  at: string;
  night: OvernightTest;
}

const passes = ({ problem, lossPpm }: OvernightTest) => problem === undefined && lossPpm <= OVERNIGHT_LOSS_PASSES_PPM + 1e-9;

/** From the evening test to the end of the morning's day; nothing older counts, and nothing later is mixed in. */
function endingOf(facts: ClearUpFacts, night: OvernightTest): Ending | undefined {
  const { timeZone } = facts.input.place;
  const [from, morning] = [Date.parse(night.from), Date.parse(night.to)];
  const day = localDay(morning, timeZone);
  let look: Look | undefined;
  let combinedPpm: number | undefined;
  for (const [index, test] of facts.tests.entries()) {
    if (test.at < from) continue;
    if (test.at > morning && localDay(test.at, timeZone) !== day) break;
    look = test.look ?? look;
    combinedPpm = test.combinedChlorinePpm ?? combinedPpm;
    // Tests of the same minute are judged together: a later entry may be the worse one.
    if (facts.tests[index + 1]?.at === test.at) continue;
    const isMet = look === 'clear' && combinedPpm !== undefined && combinedPpm <= COMBINED_PASSES_PPM;
    if (test.at >= morning && isMet) return { at: test.takenAt, night };
  }
  return undefined;
}

/** When all three were first met; a later test doesn't undo it. */
export function endedAt(facts: ClearUpFacts): string | undefined {
  for (const night of overnightTests(facts, facts.start)) {
    const ending = passes(night) ? endingOf(facts, night) : undefined;
    if (ending) return ending.at;
  }
  return undefined;
}

/** Each by its newest test; the one that it was started for is shown until there is another. */
export function criteriaOf(facts: ClearUpFacts): ClearUpCriteria {
  const seen = lastTestWith(facts, 'look', facts.start - DAY_MS);
  const combined = lastTestWith(facts, 'combinedChlorinePpm', facts.start - DAY_MS);
  const night = overnightTests(facts, facts.start).at(-1);
  return {
    clear: { isMet: seen?.look === 'clear', ...(seen?.look ? { look: seen.look, at: seen.takenAt } : {}) },
    combined: {
      isMet: (combined?.combinedChlorinePpm ?? Infinity) <= COMBINED_PASSES_PPM,
      ...(combined?.combinedChlorinePpm === undefined ? {} : { ppm: combined.combinedChlorinePpm, at: combined.takenAt }),
    },
    overnight: { isMet: night !== undefined && passes(night), ...(night ? { test: night } : {}) },
  };
}

/** The night of the newest pair passed; clarity and combined chlorine may still have to be tested that morning. */
export function passedThisMorning(facts: ClearUpFacts): OvernightTest | undefined {
  const night = overnightTests(facts, facts.start).at(-1);
  const { timeZone } = facts.input.place;
  return night && passes(night) && localDay(Date.parse(night.to), timeZone) === localDay(facts.now, timeZone) ? night : undefined;
}
