// What prevents a clear-up: water that chlorine can't or must not clear, and signs that something else is wrong.
import { COMBINED_PASSES_PPM } from './criteria.ts';
import { type ClearUpFacts, DAY_MS, dosesSinceStart, expectedPpm, hasChlorine, lastTestWith, MINUTE_MS } from './log.ts';
import type { Look } from '../look.ts';
import { localDay } from '../chlorine/sun.ts';
import { isSpa } from '../targets/targets.ts';

export const CYANURIC_ACID_LIMIT_PPM = 100;
/** Stains and tints from here on (facts/expert-advice part 2). */
const METAL_PPM = 0.3;

/** Metals color water that has its chlorine; more chlorine makes it worse. */
export type ClearUpObstacle = 'biguanide' | 'bromine' | 'metals' | 'copper' | 'carbonate';

const isOff = (look: Look | undefined) => look === 'green' || look === 'brown';
const isDull = (look: Look | undefined) => look === 'hazy' || look === 'cloudy';

/** Why chlorine is not the answer; looked at until the first dose, after which color and clouds have other reasons. */
export function obstacleOf(facts: ClearUpFacts): ClearUpObstacle | undefined {
  const { pool } = facts.input;
  if (pool.sanitizer === 'biguanide') return 'biguanide';
  if (pool.sanitizer === 'bromine' && !isSpa(pool)) return 'bromine';
  if (dosesSinceStart(facts).length > 0) return undefined;
  const { water } = facts.latest;
  const look = facts.latest.look;
  const isChlorinated = (water.freeChlorinePpm ?? 0) >= facts.minimumPpm;
  const copperPpm = newestMetal(facts, 'copperPpm');
  const ironPpm = newestMetal(facts, 'ironPpm');
  if (isOff(look) && isChlorinated && Math.max(copperPpm, ironPpm) > METAL_PPM) return 'metals';
  if (isOff(look) && copperPpm > METAL_PPM) return 'copper';
  const hasLittleCombined = (water.combinedChlorinePpm ?? 0) <= COMBINED_PASSES_PPM;
  if (isDull(look) && isChlorinated && hasLittleCombined && (water.ph ?? 0) > 7.8) return 'carbonate';
  return undefined;
}

const newestMetal = ({ tests }: ClearUpFacts, name: 'copperPpm' | 'ironPpm') =>
  tests.findLast((test) => test[name] !== undefined)?.[name] ?? 0;

/** Tests within this time after a dose tell whether it is gone at once. */
const AT_ONCE = { from: 10 * MINUTE_MS, to: 90 * MINUTE_MS };
const LEAST_RAISE_PPM = 3;

/** How often most of a dose was gone within the hour: ammonia, as a rule. */
export function vanishedDoses(facts: ClearUpFacts): number {
  return dosesSinceStart(facts).filter((dose) => {
    if (dose.raisePpm < LEAST_RAISE_PPM) return false;
    const test = facts.tests.find((one) => hasChlorine(one) && one.at >= dose.at + AT_ONCE.from && one.at <= dose.at + AT_ONCE.to);
    if (!test) return false;
    const expected = expectedPpm(facts, test.at) ?? dose.raisePpm;
    return (test.freeChlorinePpm ?? 0) <= Math.max(0.5, 0.1 * expected);
  }).length;
}

const HELD_SHARE = 0.5;
const HELD_DAYS = 7;
const VANISHED_TOO_OFTEN = 3;

/** Days in a row, up to the newest with a test, on which chlorine never fell under half of the shock level. */
export function heldDays(facts: ClearUpFacts): number {
  const lowest = new Map<string, number>();
  for (const test of facts.tests) {
    if (test.at < facts.start || !hasChlorine(test)) continue;
    const day = localDay(test.at, facts.input.place.timeZone);
    lowest.set(day, Math.min(lowest.get(day) ?? Infinity, test.freeChlorinePpm));
  }
  const days = [...lowest.values()];
  const lastLow = days.findLastIndex((ppm) => ppm < HELD_SHARE * facts.shockPpm);
  return days.length - 1 - lastLow;
}

/** When it is time to call someone to the pool. */
export function callReason(facts: ClearUpFacts): 'no_floor' | 'vanishes' | undefined {
  if (vanishedDoses(facts) >= VANISHED_TOO_OFTEN) return 'vanishes';
  const look = lastTestWith(facts, 'look', facts.now - DAY_MS)?.look;
  const isBlind = look === 'cloudy' || isOff(look);
  return isBlind && heldDays(facts) >= HELD_DAYS ? 'no_floor' : undefined;
}
