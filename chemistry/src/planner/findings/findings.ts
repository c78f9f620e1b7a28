// What a plan says besides its steps: what is missing, what was left alone and why, what no product can do, what to watch.
import type { Finding } from '../../findings.ts';
import { unitAfter } from '../../sentences/parameter-names.ts';
import { type Goal, type Goals, isScalingAnyway, isTapSofter, leastIndex, needsShock, SCALING_PH } from '../goals.ts';
import { STEERED, type Situation, type Steered } from '../input.ts';
import { isNewSurface } from '../season.ts';
import { rangeOf } from '../numbers.ts';
import { findingSentence } from '../plan-sentences.ts';
import type { Sentence } from '../../sentences/message.ts';
import { shown, together } from '../../sentences/sentences.ts';
import { PH_TESTABLE_MOST_PPM } from '../../swim/swim-reasons.ts';
import { countsForHours } from '../../swim/test-age.ts';
import { isSpa, targets } from '../../targets/targets.ts';
import type { Water } from '../../water.ts';
import type { Verdict } from '../judging/verdict.ts';

/** What every sentence about one value says: its number and its range. */
function valuesOf({ parameter, value, range }: Goal) {
  const low = shown(range.low, true);
  const high = shown(range.high, true);
  return { parameter, value: shown(value, parameter === 'ph'), low, high, unit: unitAfter(parameter) };
}
/** As it is shown: a hundredth too much that no one reads is not above the range. */
const readsInRange = ({ value, low, high }: ReturnType<typeof valuesOf>): boolean => value >= low && value <= high;
const shownError = ({ parameter, error }: Goal) => shown(error, parameter === 'ph');

const NEEDED = {
  freeChlorinePpm: 'measure_free_chlorine',
  brominePpm: 'measure_bromine',
  ph: 'measure_ph',
  alkalinityPpm: 'measure_alkalinity',
  hardnessPpm: 'measure_hardness',
  cyanuricAcidPpm: 'measure_cyanuric_acid',
  saltPpm: 'measure_salt',
} as const;
type Needed = keyof typeof NEEDED;

function isAskedFor(situation: Situation, parameter: Steered): parameter is Needed {
  if (parameter === 'saltPpm') return situation.sanitizer === 'salt';
  // where chlorine is dosed, the assumption about cyanuric acid asks for it
  if (parameter === 'cyanuricAcidPpm') return situation.targets.freeChlorine !== null && !situation.known.has('freeChlorinePpm');
  return parameter in NEEDED;
}

const isOld = ({ agesHours, pool, measured }: Situation, parameter: Steered): boolean =>
  (agesHours?.[parameter] ?? 0) > countsForHours(parameter, pool, measured);

/** The values that this pool needs and that were not measured. */
export function missingFindings(situation: Situation, goals: Goals): Finding[] {
  return (
    STEERED.filter((name) => goals[name].state === 'unknown')
      .filter((name) => isAskedFor(situation, name))
      // total hardness asks for calcium itself
      .filter((name) => name !== 'hardnessPpm' || situation.measured.totalHardnessPpm === undefined)
      .map((parameter, index, asked) => {
        // once is enough
        const why = index === asked.length - 1 ? findingSentence('findings_tests_before_doses') : null;
        const ask = isOld(situation, parameter)
          ? findingSentence('findings_test_too_old', { parameter })
          : findingSentence(`findings_${NEEDED[parameter]}`);
        const spoken = together(ask, why);
        return { code: NEEDED[parameter], severity: 'ask', parameter, ...spoken };
      })
  );
}

/** Asks for the real value where a test ended before it. */
export function openEndFindings({ bounds, measured }: Situation): Finding[] {
  return STEERED.flatMap((parameter): Finding[] => {
    const bound = bounds[parameter];
    const value = measured[parameter];
    if (bound === undefined || value === undefined) return [];
    const numbers = { parameter, value: shown(value, parameter === 'ph'), unit: unitAfter(parameter) };
    const how = bound === 'below' ? 'findings_scale_end_low' : parameter === 'ph' ? 'findings_scale_end_ph' : 'findings_scale_end_high';
    return [{ code: 'beyond_scale', severity: bound === 'below' ? 'info' : 'ask', parameter, ...findingSentence(how, numbers) }];
  });
}

/** Outside by less than its test can tell: tested again first, once; then left alone. */
function withinError(situation: Situation, goal: Goal, verdict: Verdict | undefined): Finding {
  const { parameter, value, range, error } = goal;
  const values = { value, ...range, error };
  const numbers = { ...valuesOf(goal), error: shownError(goal) };
  if (verdict?.call === 'test_again' && verdict.because === 'error') {
    const code = verdict.again === 'with_drops' ? 'findings_test_again_drops' : 'findings_test_again_tomorrow';
    // an exact test is worth a look tomorrow; a rough one decides nothing
    const severity = verdict.again === 'with_drops' ? 'ask' : 'watch';
    return { code: 'test_again', severity, parameter, ...findingSentence(code, numbers), values };
  }
  const below = value < range.low ? 'findings_left_alone_below' : 'findings_left_alone_above';
  const code = situation.repeated[parameter] ? 'findings_left_alone_twice' : below;
  return { code: 'left_alone_within_error', severity: 'info', parameter, ...findingSentence(code, numbers), values };
}

/** Chlorine falsifies the test of pH. */
export function untestableFindings({ water }: Situation, verdicts: readonly Verdict[]): Finding[] {
  const verdict = verdicts.find(({ parameter, because }) => parameter === 'ph' && because === 'chlorine');
  if (!verdict) return [];
  const spoken = findingSentence('findings_ph_untestable', { value: shown(verdict.value, true), limit: PH_TESTABLE_MOST_PPM });
  return [
    {
      code: 'ph_untestable',
      severity: 'ask',
      parameter: 'ph',
      ...spoken,
      values: { ph: verdict.value, freeChlorinePpm: water.freeChlorinePpm },
    },
  ];
}

const LIVED_WITH = {
  alkalinityPpm: 'alkalinity_high_left_alone',
  hardnessPpm: 'hardness_high_left_alone',
  cyanuricAcidPpm: 'cyanuric_acid_high_left_alone',
  saltPpm: 'salt_high_left_alone',
  boratePpm: 'borate_high_left_alone',
  brominePpm: 'bromine_high_left_alone',
} as const;

/** Neither rain nor the sun reaches a hot tub or an indoor pool. */
function stabilizerAdvice({ pool, withoutStabilizer }: Situation) {
  if (isSpa(pool)) return 'findings_cyanuric_acid_high_tub';
  return withoutStabilizer ? 'findings_cyanuric_acid_high_indoors' : 'findings_cyanuric_acid_high_left_alone';
}

/** Heated, such water scales whatever its pH: the range of codes ends here (science/chemistry 4.3). */
const HARDNESS_TOO_MUCH_PPM = 1000;
/** Only fresh water lowers hardness: whether that is needed, and what decides it. */
function hardnessAdvice(situation: Situation): Sentence {
  const alkalinity = shown(Math.min(situation.water.alkalinityPpm, situation.targets.alkalinityPpm.low));
  if (leastIndex(situation) === null) return findingSentence('findings_hardness_high_left_alone');
  const isTooMuch = isScalingAnyway(situation) || situation.water.hardnessPpm > HARDNESS_TOO_MUCH_PPM;
  if (!isTooMuch) return findingSentence('findings_hardness_high_no_drain', { ph: SCALING_PH, alkalinity });
  if (!situation.fillWaterGiven) return findingSentence('findings_hardness_high_test_tap');
  if (isTapSofter(situation)) return findingSentence('findings_hardness_high_left_alone');
  return findingSentence('findings_hardness_high_hard_tap', { tap: shown(situation.fillWater.hardnessPpm) });
}

function toleratedAdvice(situation: Situation, goal: Goal & { parameter: keyof typeof LIVED_WITH }): Sentence {
  if (isTooMuchBromine(goal)) return findingSentence('findings_bromine_high_stay_out');
  const code = LIVED_WITH[goal.parameter];
  if (code === 'hardness_high_left_alone') return hardnessAdvice(situation);
  return findingSentence(code === 'cyanuric_acid_high_left_alone' ? stabilizerAdvice(situation) : `findings_${code}`);
}

function tolerated(
  situation: Situation,
  goal: Goal & { parameter: keyof typeof LIVED_WITH },
  predicted: number,
  isPhLow: boolean,
): Finding {
  const { parameter, value, range } = goal;
  const isRaised = predicted > value + 0.3 * goal.error;
  const head: Sentence = isRaised
    ? findingSentence('findings_above_range_after', { ...valuesOf(goal), after: shown(predicted) })
    : findingSentence('findings_above_range', valuesOf(goal));
  const code = LIVED_WITH[parameter];
  const isAired = parameter === 'alkalinityPpm' && isPhLow;
  const advice = isAired ? findingSentence('findings_alkalinity_high_air_first') : toleratedAdvice(situation, goal);
  const severity = isTooMuchBromine(goal) ? 'danger' : 'watch';
  return { code, severity, parameter, ...together(head, advice), values: { value, low: range.low, high: range.high } };
}
const isLivedWith = (goal: Goal): goal is Goal & { parameter: keyof typeof LIVED_WITH } => goal.parameter in LIVED_WITH;

const SWIM_BROMINE_HIGH_PPM = 10;
const isTooMuchBromine = ({ parameter, value }: Goal) => parameter === 'brominePpm' && value > SWIM_BROMINE_HIGH_PPM;

/** Chlorine that is still too high after the plan. */
function chlorineHigh(situation: Situation, goal: Goal, predicted: Water): Finding[] {
  const set = targets(situation.pool, predicted.cyanuricAcidPpm, situation.overrides).freeChlorine;
  const value = predicted.freeChlorinePpm;
  if (!set || shown(value) <= shown(set.targetHighPpm)) return [];
  const isDangerous = value > set.shockPpm;
  const numbers = { value: shown(value), ...rangeOf({ low: set.targetLowPpm, high: set.targetHighPpm }) };
  const spoken = isDangerous
    ? findingSentence('findings_free_chlorine_above_shock', { ...numbers, shock: shown(set.shockPpm) })
    : findingSentence('findings_free_chlorine_above_target', numbers);
  const values = { value, low: set.targetLowPpm, high: set.targetHighPpm, shock: set.shockPpm };
  const severity = isDangerous ? 'danger' : 'watch';
  return [{ code: 'free_chlorine_high_left_alone', severity, parameter: goal.parameter, ...spoken, values }];
}

/** High alkalinity lifts pH again within days: the acid goes with air. */
function airFinding({ parameter, value, range }: Goal): Finding {
  const spoken = findingSentence('findings_aerate_after_acid', { value: shown(value), low: shown(range.low), high: shown(range.high) });
  return { code: 'aerate_after_acid', severity: 'act', parameter, ...spoken, values: { value, low: range.low, high: range.high } };
}

/** Acid has nothing left to do before the air. */
const AIR_FIRST_PH = 7.35;
const isReadyForAir = ({ state, value }: Goal): boolean => state !== 'unknown' && value < AIR_FIRST_PH;

/** What was left alone, and why. */
export function leftAloneFindings(
  situation: Situation,
  goals: Goals,
  predicted: Water,
  hasAcid: boolean,
  verdicts: readonly Verdict[],
): Finding[] {
  return STEERED.map((name) => goals[name]).flatMap((goal) => {
    const isMoved = Math.abs(predicted[goal.parameter] - goal.value) > 0.3 * goal.error;
    const verdict = verdicts.find(({ parameter }) => parameter === goal.parameter);
    const isAsked = verdict?.call === 'test_again' && verdict.because === 'error';
    if (goal.state === 'within_error')
      return (isMoved && !isAsked) || readsInRange(valuesOf(goal)) ? [] : [withinError(situation, goal, verdict)];
    if (goal.parameter === 'alkalinityPpm' && (isNewSurface(situation) || situation.pool.isClosed === true)) return [];
    // draining for another reason, or a shock, settles it
    if (goal.state !== 'high_tolerated') return [];
    if (goal.parameter === 'freeChlorinePpm') return needsShock(situation) ? [] : chlorineHigh(situation, goal, predicted);
    if (goal.parameter === 'alkalinityPpm' && hasAcid && predicted.alkalinityPpm > goal.range.high) return [airFinding(goal)];
    return predicted[goal.parameter] <= goal.range.high || !isLivedWith(goal)
      ? []
      : [tolerated(situation, goal, predicted[goal.parameter], goals.ph.state === 'low' || isReadyForAir(goals.ph))];
  });
}

const fahrenheit = (celsius: number) => 32 + 1.8 * celsius;
/** What the plan takes for granted. */
export function assumptionFindings(situation: Situation, drains: boolean): Finding[] {
  const findings: Finding[] = [];
  const { temperatureC } = situation.water;
  if (!situation.known.has('saltPpm') && situation.sanitizer !== 'salt') {
    findings.push({
      code: 'salt_assumed',
      severity: 'info',
      parameter: 'saltPpm',
      ...findingSentence('findings_salt_assumed', { value: shown(situation.water.saltPpm) }),
    });
  }
  if (!situation.temperatureGiven) {
    findings.push({
      code: 'temperature_assumed',
      severity: 'info',
      parameter: 'temperatureC',
      ...findingSentence('findings_temperature_assumed', { fahrenheit: shown(fahrenheit(temperatureC)), celsius: shown(temperatureC) }),
      values: { temperatureC },
    });
  }
  if (drains && !situation.fillWaterGiven) {
    const { ph, alkalinityPpm, hardnessPpm } = situation.fillWater;
    const values = { ph: shown(ph, true), alkalinity: shown(alkalinityPpm), hardness: shown(hardnessPpm) };
    findings.push({ code: 'fill_water_assumed', severity: 'ask', ...findingSentence('findings_fill_water_assumed', values) });
  }
  if (situation.targets.freeChlorine && !situation.known.has('cyanuricAcidPpm') && situation.known.has('freeChlorinePpm')) {
    findings.push({
      code: 'cyanuric_acid_assumed',
      severity: 'ask',
      parameter: 'cyanuricAcidPpm',
      ...findingSentence('findings_cyanuric_acid_assumed'),
    });
  }
  return findings;
}
