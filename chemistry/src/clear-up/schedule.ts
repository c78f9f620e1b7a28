// When to test again: soon after a dose, three times a day while chlorine holds, and around the night once the water looks good.
import { COMBINED_PASSES_PPM } from './criteria.ts';
import {
  type ClearUpFacts,
  dosesSinceStart,
  expectedPpm,
  hasChlorine,
  HOUR_MS,
  lastDose,
  lastTestWith,
  type LoggedTest,
  MINUTE_MS,
} from './log.ts';
import { eveningTest, MIXING_MS } from './night.ts';
import { vanishedDoses } from './trouble.ts';
import { atHour, nextSun, nightAt, wallClock } from '../chlorine/sun.ts';

/** Chlorine is used fast on the first day: that is when a test every few hours pays. */
const FIRST_HOURS_MS = 12 * HOUR_MS;
const AFTER_DOSE_MS = 3 * HOUR_MS;
const AMMONIA_WAIT_MS = 30 * MINUTE_MS;
/** No one gets up for a test. */
const BED_HOUR = 22.5;
const MORNING_HOUR = 8;
const AFTERNOON_HOUR = 14;
const AROUND_SUN_MS = 15 * MINUTE_MS;
/** The next test of the day is not due right after the last. */
const APART_MS = 90 * MINUTE_MS;

/** The water looks good enough for a night's test: clear, or hazy with its combined chlorine gone. */
export function wantsOvernight(facts: ClearUpFacts): boolean {
  const look = lastTestWith(facts, 'look', facts.start)?.look;
  const combined = lastTestWith(facts, 'combinedChlorinePpm', facts.start)?.combinedChlorinePpm;
  const isLow = combined !== undefined && combined <= COMBINED_PASSES_PPM;
  return look === undefined || look === 'clear' || (look === 'hazy' && isLow);
}

/** More than half of it gone between a dose and the next test. */
export function fallsFast(facts: ClearUpFacts): boolean {
  const test = facts.tests.findLast((one) => one.at >= facts.start && hasChlorine(one));
  const expected = test && expectedPpm(facts, test.at);
  return expected !== undefined && (test?.freeChlorinePpm ?? 0) < 0.5 * expected;
}

const hourAt = (at: number, timeZone: string) => (wallClock(at, timeZone) % (24 * HOUR_MS)) / HOUR_MS;

/** Tests wait for the morning when they would fall into the night. */
function notAtNight(at: number, facts: ClearUpFacts): number {
  const { timeZone } = facts.input.place;
  const hour = hourAt(at, timeZone);
  if (hour >= BED_HOUR) return atHour(at, MORNING_HOUR, timeZone, 1);
  return hour < MORNING_HOUR - 2 ? atHour(at, MORNING_HOUR, timeZone) : at;
}

const isFirstDay = (facts: ClearUpFacts, at: number): boolean => {
  const first = dosesSinceStart(facts)[0];
  return first !== undefined && at < first.at + FIRST_HOURS_MS;
};

/** Morning, afternoon or dusk: the first of them from an instant on. */
function nextSlot(from: number, facts: ClearUpFacts): number {
  const { timeZone } = facts.input.place;
  const hours = [0, 1].flatMap((day) => [MORNING_HOUR, AFTERNOON_HOUR].map((hour) => atHour(from, hour, timeZone, day)));
  const dusk = nextSun(from - AROUND_SUN_MS, facts.input.place).set + AROUND_SUN_MS;
  return Math.min(...[...hours, dusk].filter((at) => at >= from));
}

/** After an addition of chlorine. */
export function testAfterDose(facts: ClearUpFacts): number {
  const dose = lastDose(facts);
  if (!dose) return facts.now;
  if (vanishedDoses(facts) > 0) return dose.at + AMMONIA_WAIT_MS;
  if (wantsOvernight(facts) && nightAt(dose.at, facts.input.place)) return dose.at + MIXING_MS;
  if (dosesSinceStart(facts).length === 1 || fallsFast(facts)) return notAtNight(dose.at + MIXING_MS, facts);
  return isFirstDay(facts, dose.at) ? notAtNight(dose.at + AFTER_DOSE_MS, facts) : nextSlot(dose.at + AFTER_DOSE_MS, facts);
}

/** Before the sun reaches the water, where the evening's test can be compared with it. */
export function morningTest(facts: ClearUpFacts): number | undefined {
  const evening = wantsOvernight(facts) ? eveningTest(facts, facts.now) : undefined;
  if (!evening) return undefined;
  return nextSun(evening.at, facts.input.place).rise - AROUND_SUN_MS;
}

/** After a test with enough chlorine: three times a day, and more often on the first. */
export function testWhileHolding(facts: ClearUpFacts, test: LoggedTest): number {
  const slot = nextSlot(test.at + APART_MS, facts);
  return isFirstDay(facts, test.at) ? Math.min(slot, notAtNight(test.at + AFTER_DOSE_MS, facts)) : slot;
}
