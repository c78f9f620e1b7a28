// What prevents swimming in a water, one reason for each rule (docs/decisions/024-advice-of-an-expert.md).
import type { Sentence } from '../sentences/message.ts';
import { sentencesFrom, together } from '../sentences/sentences.ts';
import { sanitizerParameter, type SwimLimits, swimLimits } from './swim-limits.ts';
import { isCementitious, isSpa, targets } from '../targets/targets.ts';
import { NEW_SURFACE_DAYS } from '../targets/care-limits.ts';
import { SWIM_SENTENCES } from './swim-sentences.ts';
import type { Method, PoolTraits } from '../pool.ts';
import type { Look } from '../look.ts';
import type { Bounds } from '../measuring/measurement.ts';
import type { TargetOverrides } from '../targets/target-ranges.ts';
import type { MeasuredWater, Parameter } from '../water.ts';

const sentence = /* @__PURE__ */ sentencesFrom(SWIM_SENTENCES);

export interface SwimInput {
  pool: PoolTraits;
  water: MeasuredWater;
  look?: Look;
  /** what pH falls back to once the chlorine that was just added is used; lets a pH pass that only that chlorine lifts */
  settledPh?: number;
  /** how old each measured value is; missing: just measured */
  agesHours?: Partial<Record<Parameter, number>>;
  /** values at the end of their test's scale */
  bounds?: Bounds | undefined;
  /** how each value was measured; missing: with drops */
  methods?: Partial<Record<Parameter, Method>> | undefined;
  /** the person's own targets: they decide nothing here, but a ready water says where it misses them */
  overrides?: TargetOverrides | undefined;
  /** newer values that can't be true: where such a value would be a danger, the answer is unknown until it was tested again */
  doubts?: readonly { parameter: Parameter; value: number }[] | undefined;
  /** unlikely values that the person said are true */
  confirmed?: Partial<Record<Parameter, true>> | undefined;
  /** when non-chlorine shock went in last: it reads as combined chlorine for two days */
  monopersulfateHoursAgo?: number;
  /** computed, not tested: no chlorine falsifies its pH */
  isComputed?: boolean;
  /** an addition that the model cannot follow */
  hasUnfollowedAddition?: boolean;
  /** ISO: no swimming before, because of a treatment */
  blockedUntil?: string;
  /** ISO: now */
  at: string;
}

export interface SwimReason {
  level: 'danger' | 'treat' | 'unknown';
  /** stable, snake_case */
  code: string;
  why: Sentence;
  action: Sentence;
}
const danger = (code: string, why: Sentence, action: Sentence): SwimReason => ({ level: 'danger', code, why, action });
const treat = (code: string, why: Sentence, action: Sentence): SwimReason => ({ level: 'treat', code, why, action });
const unknown = (code: 'measure_free_chlorine' | 'measure_bromine' | 'measure_ph' | 'test_biguanide'): SwimReason => ({
  level: 'unknown',
  code,
  why: sentence(`findings_swim_${code}`),
  action: sentence('findings_swim_do_look'),
});
/** Limits that follow cyanuric acid need no more decimals than a test has. */
const tenth = (value: number) => Math.round(value * 10) / 10;
const round = (value: number) => Math.round(value * 100) / 100;
/** comparing computed values with limits: nothing that a test could see */
const TINY = 0.005;
/** Readings of pH come in tenths: a smaller deviation is not treated. */
const PH_ERROR = 0.1;
const MONOPERSULFATE_READS_HOURS = 48;

/** In a closed pool no one swims: there it is about the water of the next season. */
const isResting = (pool: PoolTraits): boolean => pool.isClosed === true && !isSpa(pool);

function chlorineReasons({ freeChlorine }: SwimLimits, value: number | undefined, pool: PoolTraits): SwimReason[] {
  if (!freeChlorine) return [];
  if (value === undefined) return [unknown('measure_free_chlorine')];
  const { low, high, dangerLow, dangerHigh } = freeChlorine;
  const numbers = { value: round(value), low: tenth(low), high: tenth(high) };
  const add = sentence('findings_swim_do_add_sanitizer');
  const wait = sentence('findings_swim_do_wait_for_sanitizer');
  const farBelow = isResting(pool)
    ? together(sentence('findings_swim_free_chlorine_below_minimum', numbers), sentence('findings_swim_closed_water'))
    : sentence('findings_swim_free_chlorine_far_below_minimum', numbers);
  if (value < dangerLow - TINY) return [danger('free_chlorine_far_below_minimum', farBelow, add)];
  if (value > dangerHigh + TINY) {
    const why = sentence('findings_swim_free_chlorine_above_shock', { value: numbers.value, high: tenth(dangerHigh) });
    return [danger('free_chlorine_above_shock', why, wait)];
  }
  if (value < low - TINY)
    return [treat('free_chlorine_below_minimum', sentence('findings_swim_free_chlorine_below_minimum', numbers), add)];
  if (value > high + TINY)
    return [treat('free_chlorine_above_spa_limit', sentence('findings_swim_free_chlorine_above_spa_limit', numbers), wait)];
  return [];
}

function bromineReasons({ bromine }: SwimLimits, value: number | undefined, pool: PoolTraits): SwimReason[] {
  if (!bromine) return [];
  if (value === undefined) return [unknown('measure_bromine')];
  const { low, high, dangerLow, dangerHigh } = bromine;
  const numbers = { value: round(value), low: round(low), high: round(high) };
  const add = sentence('findings_swim_do_add_sanitizer');
  const wait = sentence('findings_swim_do_wait_for_sanitizer');
  const farBelow = isResting(pool)
    ? together(sentence('findings_swim_bromine_below_range', numbers), sentence('findings_swim_closed_water'))
    : sentence('findings_swim_bromine_far_below_minimum', numbers);
  if (value < dangerLow - TINY) return [danger('bromine_far_below_minimum', farBelow, add)];
  if (value > dangerHigh + TINY) {
    const why = sentence('findings_swim_bromine_far_above_range', { value: numbers.value, high: dangerHigh });
    return [danger('bromine_far_above_range', why, wait)];
  }
  if (value < low - TINY) return [treat('bromine_below_range', sentence('findings_swim_bromine_below_range', numbers), add)];
  if (value > high + TINY) return [treat('bromine_above_range', sentence('findings_swim_bromine_above_range', numbers), wait)];
  return [];
}

/** A test that ended before the range tells nothing; beyond it, enough. */
function biguanideReasons({ biguanide }: SwimLimits, { water, bounds = {} }: SwimInput): SwimReason[] {
  if (!biguanide) return [];
  const { biguanidePpm: value } = water;
  const { biguanidePpm: bound } = bounds;
  if (value === undefined || (bound === 'below' && value > biguanide.low) || (bound === 'above' && value < biguanide.high))
    return [unknown('test_biguanide')];
  const numbers = { value: round(value), ...biguanide };
  if (bound === 'below' || value < biguanide.low - TINY)
    return [
      treat('biguanide_below_range', sentence('findings_swim_biguanide_below_range', numbers), sentence('findings_swim_do_add_biguanide')),
    ];
  if (bound === 'above' || value > biguanide.high + TINY)
    return [
      treat(
        'biguanide_above_range',
        sentence('findings_swim_biguanide_above_range', numbers),
        sentence('findings_swim_do_add_no_biguanide'),
      ),
    ];
  return [];
}

/** What helps: acid or a base by the plan, unless the builder of a new surface decides, or air does it. */
function phAction({ pool, water }: SwimInput, isLow: boolean): Sentence {
  const isFresh = pool.surface !== undefined && isCementitious(pool.surface) && (pool.surfaceAgeDays ?? Infinity) < NEW_SURFACE_DAYS;
  if (isFresh && pool.startUp !== 'traditional') return sentence('findings_swim_do_builders_card');
  if (pool.isClosed === true && !isSpa(pool) && !isLow) return sentence('findings_swim_do_wait_for_opening');
  const isCarbonated = isLow && (water.alkalinityPpm ?? 0) >= targets(pool, 0).alkalinityPpm.low;
  return sentence(isCarbonated ? 'findings_swim_do_aerate' : 'findings_swim_do_correct_ph');
}

/** Above so much chlorine a test of pH reads too high (science/chemistry 4.5). */
export const PH_TESTABLE_MOST_PPM = 10;
function phReasons({ ph, freeChlorine }: SwimLimits, input: SwimInput): SwimReason[] {
  const { water, settledPh } = input;
  if (water.ph === undefined) return [unknown('measure_ph')];
  const value = round(water.ph);
  const isUntestable = input.isComputed !== true && freeChlorine !== null && (water.freeChlorinePpm ?? 0) > PH_TESTABLE_MOST_PPM;
  if (isUntestable && water.ph > ph.dangerHigh + TINY) {
    const limit = { value, limit: PH_TESTABLE_MOST_PPM };
    const later = sentence('findings_swim_do_test_ph_below', { limit: PH_TESTABLE_MOST_PPM });
    return [{ level: 'unknown', code: 'measure_ph', why: sentence('findings_swim_ph_untestable', limit), action: later }];
  }
  const action = phAction(input, water.ph < ph.low);
  // a closed pool waits only below the danger
  const correct = phAction({ ...input, pool: { ...input.pool, isClosed: false } }, false);
  if (water.ph < ph.dangerLow - TINY)
    return [danger('ph_far_below_range', sentence('findings_swim_ph_far_below_range', { value, low: ph.dangerLow }), action)];
  if (water.ph > ph.dangerHigh + TINY)
    return [danger('ph_far_above_range', sentence('findings_swim_ph_far_above_range', { value, high: ph.dangerHigh }), correct)];
  // only the chlorine that was just added lifts it
  const isLifted = settledPh !== undefined && settledPh < ph.high + PH_ERROR / 2;
  if (water.ph <= ph.low - 0.999 * PH_ERROR) {
    return [treat('ph_below_range', sentence('findings_swim_ph_below_range', { value, low: ph.low }), action)];
  }
  if (water.ph >= ph.high + 0.999 * PH_ERROR && !isLifted) {
    const later = isUntestable ? sentence('findings_swim_do_test_ph_below', { limit: PH_TESTABLE_MOST_PPM }) : action;
    return [treat('ph_above_range', sentence('findings_swim_ph_above_range', { value, high: ph.high }), later)];
  }
  return [];
}

function combinedReasons({ combinedChlorine, freeChlorine }: SwimLimits, { water, monopersulfateHoursAgo }: SwimInput): SwimReason[] {
  const value = water.combinedChlorinePpm;
  if (value === undefined || !freeChlorine || value <= combinedChlorine.high + TINY) return [];
  const shown = round(value);
  if (monopersulfateHoursAgo !== undefined && monopersulfateHoursAgo <= MONOPERSULFATE_READS_HOURS) {
    const why = sentence('findings_swim_combined_chlorine_after_monopersulfate', { value: shown });
    return [treat('combined_chlorine_after_monopersulfate', why, sentence('findings_swim_do_test_combined_again'))];
  }
  const action = sentence('findings_swim_do_shock');
  if (value > combinedChlorine.dangerHigh + TINY) {
    const why = sentence('findings_swim_combined_chlorine_high', { value: shown, high: combinedChlorine.dangerHigh });
    return [danger('combined_chlorine_high', why, action)];
  }
  const why = sentence('findings_swim_combined_chlorine_raised', { value: shown, high: combinedChlorine.high });
  return [treat('combined_chlorine_raised', why, action)];
}

const metalsOf = ({ water }: Pick<SwimInput, 'water'>, high: number) => ({
  copper: (water.copperPpm ?? 0) > high + TINY,
  iron: (water.ironPpm ?? 0) > high + TINY,
});

/** The sanitizer is at its minimum or above. */
function isSanitized(limits: SwimLimits, { pool, water }: SwimInput): boolean {
  const name = sanitizerParameter(pool);
  const range = limits.freeChlorine ?? limits.bromine;
  return name !== null && range !== null && (water[name] ?? 0) >= range.low - TINY;
}

function lookReasons(limits: SwimLimits, input: SwimInput): SwimReason[] {
  const { look } = input;
  const clear = sentence('findings_swim_do_clear_water');
  const seen = sentence('findings_swim_do_see_floor');
  if (look === 'cloudy') return [danger('cloudy', sentence('findings_swim_cloudy'), clear)];
  if (look === 'foamy') return [treat('foamy', sentence('findings_swim_foamy'), sentence('findings_swim_do_foam'))];
  if (look === 'hazy') {
    const name = sanitizerParameter(input.pool);
    const isSafe = name === null || input.water[name] === undefined || isSanitized(limits, input);
    return [
      isSafe
        ? treat('hazy', sentence('findings_swim_hazy'), seen)
        : danger('hazy_without_sanitizer', sentence('findings_swim_hazy_without_sanitizer'), clear),
    ];
  }
  if (look !== 'green' && look !== 'brown') return [];
  const { copper, iron } = metalsOf(input, limits.metalHighPpm);
  if (isSanitized(limits, input) && (copper || iron)) {
    return [treat('colored_by_metals', sentence('findings_swim_colored_by_metals'), seen)];
  }
  const isMetal = look === 'brown' && (copper || iron);
  return [danger(look, sentence(isMetal ? 'findings_swim_brown_metals' : `findings_swim_${look}`), clear)];
}

function metalReasons({ metalHighPpm: high }: SwimLimits, input: SwimInput): SwimReason[] {
  const { copper, iron } = metalsOf(input, high);
  const { copperPpm = 0, ironPpm = 0 } = input.water;
  const action = sentence('findings_swim_do_treat_metals');
  return [
    ...(copper ? [treat('copper_high', sentence('findings_swim_copper_high', { value: round(copperPpm), high }), action)] : []),
    ...(iron ? [treat('iron_high', sentence('findings_swim_iron_high', { value: round(ironPpm), high }), action)] : []),
  ];
}

function circumstances({ temperatureHighC: limit }: SwimLimits, input: SwimInput): SwimReason[] {
  const reasons: SwimReason[] = [];
  const { temperatureC } = input.water;
  if (input.hasUnfollowedAddition === true) {
    const why = sentence('findings_swim_addition_not_followed');
    reasons.push(danger('addition_not_followed', why, sentence('findings_swim_do_test_addition')));
  }
  if (temperatureC !== undefined && temperatureC > limit + TINY) {
    const tenths = (degrees: number) => Math.round(degrees * 10) / 10;
    const numbers = { fahrenheit: tenths(32 + 1.8 * temperatureC), celsius: tenths(temperatureC), limit };
    reasons.push(danger('too_hot', sentence('findings_swim_too_hot', numbers), sentence('findings_swim_do_cool_down')));
  }
  if (input.blockedUntil !== undefined && Date.parse(input.blockedUntil) > Date.parse(input.at)) {
    reasons.push(danger('mixing', sentence('findings_swim_mixing'), sentence('findings_swim_do_wait')));
  }
  return reasons;
}

/** More than what is compared with a limit is rounded by. */
const BEYOND = 2 * TINY;

/** A value at the end of its test's scale counts only where it is a danger whatever it really is; otherwise it is unknown. */
function withoutOpenEnds(limits: SwimLimits, { water, bounds = {} }: SwimInput): MeasuredWater {
  const known: MeasuredWater = { ...water };
  const dangers = { freeChlorinePpm: limits.freeChlorine, brominePpm: limits.bromine, ph: limits.ph };
  for (const name of ['freeChlorinePpm', 'brominePpm', 'ph'] as const) {
    const [value, bound, danger] = [water[name], bounds[name], dangers[name]];
    if (value === undefined || bound === undefined || danger === null) continue;
    const isDanger = bound === 'below' ? value <= danger.dangerLow + TINY : value >= danger.dangerHigh - TINY;
    if (isDanger) known[name] = bound === 'below' ? Math.max(0, value - BEYOND) : value + BEYOND;
    else delete known[name];
  }
  return known;
}

/** What the values that count say, without what is doubtful. What weighs most first within its level. */
export function reasonsOf(asked: SwimInput): SwimReason[] {
  const limits = swimLimits(asked.pool, asked.water.cyanuricAcidPpm);
  const input = { ...asked, water: withoutOpenEnds(limits, asked) };
  return [
    ...circumstances(limits, input),
    ...lookReasons(limits, input),
    ...chlorineReasons(limits, input.water.freeChlorinePpm, input.pool),
    ...bromineReasons(limits, input.water.brominePpm, input.pool),
    ...biguanideReasons(limits, input),
    ...phReasons(limits, input),
    ...combinedReasons(limits, input),
    ...metalReasons(limits, input),
  ];
}
