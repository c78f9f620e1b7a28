// From when swimming is allowed: after the last wait, in a water that allows it, whether the slow products have dissolved by then or not.
import { ChemistryError } from '../findings.ts';
import type { Plan } from './plan-shape.ts';
import { isHeldAtShock, needsShock } from './goals.ts';
import { STEERED, type Situation } from './input.ts';
import { afterChlorineUse } from './ph.ts';
import { type Addition, waterOfAll } from './schedule.ts';
import { isSlow, refillMinutes, swimWaitMinutes } from '../safety.ts';
import type { Sentence } from '../sentences/message.ts';
import { messagesOf, sentencesFrom, shown, textsOf, together } from '../sentences/sentences.ts';
import { swimReasons } from '../swim/doubtful-reasons.ts';
import { PH_TESTABLE_MOST_PPM } from '../swim/swim-reasons.ts';
import { swimState, type SwimState } from '../swim/swim-state.ts';
import { SWIM_SENTENCES } from '../swim/swim-sentences.ts';
import { stillValid } from '../swim/test-age.ts';
import type { MeasuredWater, Water } from '../water.ts';

const sentence = /* @__PURE__ */ sentencesFrom(SWIM_SENTENCES);

export type SwimBlock = Pick<Plan, 'swimBlockedBecause' | 'messages'>;
export const swimBlock = (because: readonly Sentence[]): SwimBlock => ({
  swimBlockedBecause: textsOf(because),
  messages: { swimBlockedBecause: messagesOf(because) },
});

/** The predicted water as far as it rests on measured values: what is not known stays unknown to the swim rules. */
function measuredPart(situation: Situation, water: Water): MeasuredWater {
  const part: MeasuredWater = { ...situation.measured };
  for (const name of STEERED) if (situation.known.has(name)) part[name] = water[name];
  return part;
}

/** What pH falls back to: the chlorine of this plan used, and that of the days before. */
export function settledPhOf(situation: Situation, water: Water): number {
  const lift = situation.settledPh === undefined ? 0 : situation.water.ph - situation.settledPh;
  return afterChlorineUse(situation, water).ph - lift;
}

/** May one swim in the water as measured? */
export function swimStateOf(situation: Situation, at: string): SwimState {
  const { measured: water, ...rest } = situation;
  const { pool, look, settledPh, agesHours, bounds, methods, overrides, monopersulfateHoursAgo, doubts, confirmed } = rest;
  return swimState({ pool, water, look, settledPh, agesHours, bounds, methods, overrides, monopersulfateHoursAgo, doubts, confirmed, at });
}

interface SwimCheck {
  against: Sentence[];
  missing: Sentence[];
}
/** The rise by chlorine is temporary, and the plan explains it. */
export const isLiftedByShock = (situation: Situation, water: Water): boolean =>
  needsShock(situation) &&
  water.freeChlorinePpm > PH_TESTABLE_MOST_PPM &&
  (isHeldAtShock(situation) || situation.water.ph <= situation.targets.ph.high + situation.errors.ph);

/** Below its minimum, sanitizer is no danger yet, but no clock runs towards such a water. */
const STOPS_THE_CLOCK = ['free_chlorine_below_minimum', 'bromine_below_range', 'bromine_above_range'];

/** What prevents swimming in this water of the plan, and what is unknown about it. */
export function swimCheckOf(situation: Situation, water: Water): SwimCheck {
  const { pool, look, agesHours, bounds, doubts, confirmed } = situation;
  const settledPh = settledPhOf(situation, water);
  const reasons = swimReasons({
    isComputed: true,
    doubts,
    confirmed,
    pool,
    water: stillValid(measuredPart(situation, water), agesHours),
    look,
    settledPh,
    bounds,
    monopersulfateHoursAgo: situation.monopersulfateHoursAgo,
    at: '',
  });
  const isLifted = isLiftedByShock(situation, water);
  const against = reasons.filter(({ level, code }) => level === 'danger' || STOPS_THE_CLOCK.includes(code));
  const lasting = against.filter(({ code }) => !isLifted || code !== 'ph_far_above_range');
  const lifted = sentence('findings_swim_shock_lifts_ph', { value: shown(water.ph, true), limit: PH_TESTABLE_MOST_PPM });
  return {
    against: against.length > 0 && lasting.length === 0 ? [lifted] : lasting.map(({ why }) => why),
    missing: reasons.filter(({ level }) => level === 'unknown').map(({ why }) => why),
  };
}

const minutesAfter = ({ portion, amount }: Addition) =>
  portion.productId === 'fill-water' ? refillMinutes(amount) : swimWaitMinutes(portion.productId);

/** What is not right before the slow products have dissolved. */
function againstToday(situation: Situation, additions: readonly Addition[]): Sentence[] {
  const slow = additions.filter(({ portion }) => isSlow(portion.productId));
  if (slow.length === 0) return [];
  const { against } = swimCheckOf(situation, waterToday(situation, additions));
  if (against.length === 0) return [];
  const hasTablets = slow.some(({ portion }) => portion.productId === 'trichlor');
  const head = sentence(hasTablets ? 'findings_swim_trichlor_until_then' : 'findings_swim_cyanuric_acid_until_then');
  return [together(head, ...against, sentence('findings_swim_test_first'))];
}

function waterToday(situation: Situation, additions: readonly Addition[]): Water {
  const quick = additions.filter(({ portion }) => !isSlow(portion.productId));
  try {
    return waterOfAll(situation, quick);
  } catch (error) {
    if (error instanceof ChemistryError) return situation.water;
    throw error;
  }
}

/** The swim-safe clock of a plan that starts `at`; null with the reasons where no clock can say it. */
export function swimClock(situation: Situation, additions: readonly Addition[], predicted: Water, at: string) {
  const { against, missing } = swimCheckOf(situation, predicted);
  const because = [...against, ...(against.length === 0 ? againstToday(situation, additions) : []), ...missing];
  // swimming does not wait a day for the second dose against metals
  const counted = additions.filter((one, index) => index === 0 || one.portion.productId !== 'sequestrant');
  const minutes = counted.reduce((latest, addition) => Math.max(latest, addition.afterMinutes + minutesAfter(addition)), 0);
  const swimSafeAt = because.length > 0 ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString();
  return { swimSafeAt, ...swimBlock(because) };
}
