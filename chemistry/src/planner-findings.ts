// What a plan says besides its steps: what is missing, what was left alone and why, what no product can do, what to watch.
import type { Finding } from './findings.ts';
import { parameterName, parameterUnit } from './measurement.ts';
import { type Goal, type Goals, needsOf, needsShock } from './planner-goals.ts';
import { STEERED, type Situation, type Steered } from './planner-input.ts';
import { show } from './planner-words.ts';
import { targets } from './targets.ts';
import type { Water } from './water.ts';

const unitOf = (parameter: Steered) => (parameter === 'ph' ? '' : ` ${parameterUnit(parameter)}`);
const shown = (goal: Goal, value = goal.value) => `${show(value, goal.parameter === 'ph')}${unitOf(goal.parameter)}`;
const rangeText = (goal: Goal) => `${show(goal.range.low, true)} to ${show(goal.range.high, true)}${unitOf(goal.parameter)}`;

const WHY_MEASURE: Partial<Record<Steered, string>> = {
  freeChlorinePpm: 'without it nobody can say whether the water is safe',
  brominePpm: 'without it nobody can say whether the water is safe',
  ph: 'every dose that moves pH or alkalinity needs it',
  alkalinityPpm: 'it decides how much acid or base moves pH',
  hardnessPpm: 'it decides whether the water scales or takes calcium from the surface',
  cyanuricAcidPpm: 'the chlorine that you need follows from it',
  saltPpm: 'the salt cell needs it',
};

function isAskedFor(situation: Situation, parameter: Steered): boolean {
  if (parameter === 'saltPpm') return situation.sanitizer === 'salt';
  // where chlorine is dosed, the assumption about cyanuric acid asks for it
  if (parameter === 'cyanuricAcidPpm') return situation.targets.freeChlorine !== null && !situation.known.has('freeChlorinePpm');
  return parameter in WHY_MEASURE;
}

/** The values that this pool needs and nobody has measured. */
export function missingFindings(situation: Situation, goals: Goals): Finding[] {
  return STEERED.filter((name) => goals[name].state === 'unknown' && isAskedFor(situation, name)).map((parameter) => ({
    code: `measure_${parameter.replace(/P(pm|pb)$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    severity: 'ask',
    parameter,
    text: `Measure ${parameter === 'ph' ? 'pH' : parameterName(parameter).toLowerCase()}: ${WHY_MEASURE[parameter]}. Nothing is dosed for it until then.`,
  }));
}

function withinError(goal: Goal): Finding {
  const side = goal.value < goal.range.low ? 'below' : 'above';
  return {
    code: 'left_alone_within_error',
    severity: 'info',
    parameter: goal.parameter,
    text: `${parameterName(goal.parameter)} ${shown(goal)} is ${side} ${rangeText(goal)}, but by less than the error of the test (±${shown(goal, goal.error)}): left alone. Test again before you correct it.`,
    values: { value: goal.value, low: goal.range.low, high: goal.range.high, error: goal.error },
  };
}

function tolerated(goal: Goal, predicted: number): Finding {
  const isRaised = predicted > goal.value + 0.3 * goal.error;
  const after = isRaised ? `, and ${shown(goal, predicted)} after this plan,` : '';
  const head = `${parameterName(goal.parameter)} ${shown(goal)}${after} is above ${rangeText(goal)}`;
  const texts: Partial<Record<Steered, string>> = {
    alkalinityPpm: `${head}. No product lowers it alone: bring pH to 7.2 with acid, let air into the water (fountain, jets, waterfall) until pH is back at 7.6, test, and do it again until alkalinity is right. Left alone here, it mostly makes pH rise faster.`,
    hardnessPpm: `${head}. Only fresh water lowers it, and it is not worth draining for yet: keep pH and alkalinity in the lower half of their ranges so that it does not scale.`,
    cyanuricAcidPpm: `${head}. Only fresh water lowers it, and it is not worth draining for yet: keep free chlorine at the higher target, add no trichlor or dichlor, and let splash-out and rain thin it.`,
    saltPpm: `${head}. Only fresh water lowers it, and it is not worth draining for yet.`,
    boratePpm: `${head}. Only fresh water lowers it; add no more.`,
    brominePpm: `${head}. It falls by itself: add none, open the cover, and test again${isTooMuchBromine(goal) ? ' before anybody gets in' : ''}.`,
  };
  return {
    code: `${goal.parameter.replace(/Ppm$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_high_left_alone`,
    severity: isTooMuchBromine(goal) ? 'danger' : 'watch',
    parameter: goal.parameter,
    text: texts[goal.parameter] ?? head,
    values: { value: goal.value, low: goal.range.low, high: goal.range.high },
  };
}

const SWIM_BROMINE_HIGH_PPM = 8;
const isTooMuchBromine = ({ parameter, value }: Goal) => parameter === 'brominePpm' && value > SWIM_BROMINE_HIGH_PPM;

/** Chlorine that is still too high after the plan. */
function chlorineHigh(situation: Situation, goal: Goal, predicted: Water): Finding[] {
  const set = targets(situation.pool, predicted.cyanuricAcidPpm, situation.overrides).freeChlorine;
  const value = predicted.freeChlorinePpm;
  if (!set || value <= set.targetHighPpm) return [];
  const head = `Free chlorine ${show(value)} ppm is above ${show(set.targetLowPpm)} to ${show(set.targetHighPpm)} ppm`;
  const isDangerous = value > set.shockPpm;
  const text = isDangerous
    ? `${head} and above the shock level of ${show(set.shockPpm)} ppm: nobody swims. Add no chlorine; sun and time bring it down. Test again tomorrow.`
    : `${head}. It falls by itself, a few ppm a day outdoors: add none for now.`;
  const values = { value, low: set.targetLowPpm, high: set.targetHighPpm, shock: set.shockPpm };
  return [{ code: 'free_chlorine_high_left_alone', severity: isDangerous ? 'danger' : 'watch', parameter: goal.parameter, text, values }];
}

/** What was left alone, and why. */
export function leftAloneFindings(situation: Situation, goals: Goals, predicted: Water): Finding[] {
  return STEERED.map((name) => goals[name]).flatMap((goal) => {
    const isMoved = Math.abs(predicted[goal.parameter] - goal.value) > 0.3 * goal.error;
    if (goal.state === 'within_error') return isMoved ? [] : [withinError(goal)];
    // draining for another reason, or a shock, settles it
    if (goal.state !== 'high_tolerated') return [];
    if (goal.parameter === 'freeChlorinePpm') return needsShock(situation) ? [] : chlorineHigh(situation, goal, predicted);
    return predicted[goal.parameter] <= goal.range.high ? [] : [tolerated(goal, predicted[goal.parameter])];
  });
}

/** A correction hardly larger than the error of its test: part of it first (science/chemistry 6.5). */
export function roughFindings(goals: Goals, predicted: Water, steersPh: boolean): Finding[] {
  return needsOf(goals).flatMap((goal) => {
    const correction = Math.abs(predicted[goal.parameter] - goal.value);
    if (goal.parameter === 'freeChlorinePpm' || (goal.parameter === 'ph' && !steersPh)) return [];
    const isRough = correction > 0.5 * goal.error && correction < 2 * goal.error;
    if (!isRough) return [];
    const text = `${parameterName(goal.parameter)} is corrected by ${show(correction, goal.parameter === 'ph')}${unitOf(goal.parameter)}, and the test is only good to ±${shown(goal, goal.error)}: give half to three quarters of each amount for it, let it circulate, and test before the rest.`;
    return [{ code: 'half_dose_first', severity: 'watch', parameter: goal.parameter, text, values: { correction, error: goal.error } }];
  });
}

const fahrenheit = (celsius: number) => 32 + 1.8 * celsius;
/** What the plan takes for granted. */
export function assumptionFindings(situation: Situation, drains: boolean): Finding[] {
  const findings: Finding[] = [];
  if (!situation.known.has('saltPpm') && situation.sanitizer !== 'salt') {
    findings.push({
      code: 'salt_assumed',
      severity: 'info',
      parameter: 'saltPpm',
      text: `Salt is not measured: ${show(situation.water.saltPpm)} ppm is assumed, typical of a chlorine pool. It hardly changes the doses.`,
    });
  }
  if (!situation.temperatureGiven) {
    findings.push({
      code: 'temperature_assumed',
      severity: 'info',
      parameter: 'temperatureC',
      text: `Temperature is not measured: ${show(fahrenheit(situation.water.temperatureC))} °F (${show(situation.water.temperatureC)} °C) is assumed.`,
      values: { temperatureC: situation.water.temperatureC },
    });
  }
  if (drains && !situation.fillWaterGiven) {
    const { ph, alkalinityPpm, hardnessPpm } = situation.fillWater;
    findings.push({
      code: 'fill_water_assumed',
      severity: 'ask',
      text: `The fill water is not known: pH ${show(ph, true)}, alkalinity ${show(alkalinityPpm)} ppm, hardness ${show(hardnessPpm)} ppm and none of the rest are assumed. Test your tap water once.`,
    });
  }
  if (situation.targets.freeChlorine && !situation.known.has('cyanuricAcidPpm') && situation.known.has('freeChlorinePpm')) {
    findings.push({
      code: 'cyanuric_acid_assumed',
      severity: 'ask',
      parameter: 'cyanuricAcidPpm',
      text: 'Cyanuric acid is not known: chlorine is dosed to the target of water without it, which is too little if there is some. Measure it before you rely on this.',
    });
  }
  return findings;
}
