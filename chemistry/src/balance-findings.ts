// What is remarkable about a water's balance, in words. Numbers in canonical units.
import {
  LEAST_CALCIUM_PPM,
  type Solution,
  carbonDioxideAtm,
  estimatedTdsPpm,
  solveFromReading,
  totalsWithoutCarbon,
} from './equilibrium.ts';
import type { Finding } from './findings.ts';
import type { Surface } from './pool.ts';
import { type Balance, balance } from './saturation.ts';
import { MOLAR } from './totals.ts';
import { requireWater } from './targets/water-limits.ts';
import { DEFAULT_SALT_PPM, DEFAULT_TEMPERATURE_C, type Water, type WaterInput } from './water.ts';

/** The range in which the model was checked against the reference; outside it values are computed anyway, with a note. */
export const CHECKED_RANGE = {
  ph: { low: 6.8, high: 8.6 },
  temperatureC: { low: 2, high: 41 },
  alkalinityPpm: { low: 40, high: 250 },
  hardnessPpm: { low: 50, high: 1000 },
  cyanuricAcidPpm: { low: 0, high: 150 },
  boratePpm: { low: 0, high: 80 },
  saltPpm: { low: 0, high: 6000 },
} as const;

const LABELS: Record<keyof typeof CHECKED_RANGE, string> = {
  ph: 'pH',
  temperatureC: 'temperature (°C)',
  alkalinityPpm: 'alkalinity (ppm)',
  hardnessPpm: 'calcium hardness (ppm)',
  cyanuricAcidPpm: 'cyanuric acid (ppm)',
  boratePpm: 'borate (ppm)',
  saltPpm: 'salt (ppm)',
};

const MINERAL_SURFACES: readonly Surface[] = ['plaster', 'pebble', 'tile'];
/** Free chlorine, ppm, above which kits of alkalinity and pH are disturbed (science/chemistry 1, 4.5). */
const DISTURBING_CHLORINE_PPM = 10;
/** Falk et al. 2019: cyanuric acid over free chlorine; and the closure item of the CDC's model code, 2023. */
const SLOW_RATIO = 20;
const CLOSURE_RATIO = 45;
/** Less free chlorine than this, ppm, no test tells from none. */
const WORTH_SAYING_PPM = 0.05;

function assumed(input: WaterInput): Finding[] {
  const findings: Finding[] = [];
  if (input.saltPpm === undefined) {
    findings.push({
      code: 'default_salt_used',
      severity: 'info',
      text: `Salt was not given: ${DEFAULT_SALT_PPM} ppm is assumed, typical of a chlorine pool. 1000 ppm more would lower the saturation index by about 0.06.`,
      parameter: 'saltPpm',
      values: { saltPpm: DEFAULT_SALT_PPM },
    });
  }
  if (input.temperatureC === undefined) {
    findings.push({
      code: 'default_temperature_used',
      severity: 'info',
      text: `The temperature was not given: ${DEFAULT_TEMPERATURE_C} °C is assumed. Each degree changes the saturation index by about 0.013.`,
      parameter: 'temperatureC',
      values: { temperatureC: DEFAULT_TEMPERATURE_C },
    });
  }
  return findings;
}

/** Readings that cannot all be true. */
function contradictions(water: Water, s: Solution): Finding[] {
  const findings: Finding[] = [];
  const carbonatePpm = s.carbonateAlk * MOLAR.caco3Alk;
  const needed = water.alkalinityPpm - carbonatePpm;
  if (carbonatePpm < -1) {
    findings.push({
      code: 'alkalinity_contradicts_ph',
      severity: 'ask',
      text: `At pH ${water.ph.toFixed(1)} everything but carbonate would already make ${needed.toFixed(0)} ppm of alkalinity, more than the ${water.alkalinityPpm.toFixed(0)} ppm measured. Test pH, alkalinity and cyanuric acid again.`,
      parameter: 'alkalinityPpm',
      values: { alkalinityPpm: water.alkalinityPpm, neededPpm: needed },
    });
  } else if (carbonatePpm <= 5) {
    findings.push({
      code: 'alkalinity_not_carbonate',
      severity: 'act',
      text: `Only ${Math.max(0, carbonatePpm).toFixed(0)} ppm of the ${water.alkalinityPpm.toFixed(0)} ppm of alkalinity is carbonate. The rest is cyanurate, borate or chlorine. With so little carbonate, pH changes easily, and the saturation index isn’t reliable.`,
      parameter: 'alkalinityPpm',
      values: { carbonateAlkalinityPpm: Math.max(0, carbonatePpm), alkalinityPpm: water.alkalinityPpm },
    });
  }
  if (carbonDioxideAtm(s) > 1) {
    findings.push({
      code: 'carbon_dioxide_impossible',
      severity: 'ask',
      text: `pH ${water.ph.toFixed(1)} together with ${water.alkalinityPpm.toFixed(0)} ppm of alkalinity would need more carbon dioxide than fizzy water holds. Test both again.`,
      parameter: 'ph',
      values: { ph: water.ph, alkalinityPpm: water.alkalinityPpm },
    });
  }
  return findings;
}

function disturbedTests(water: Water): Finding[] {
  if (water.freeChlorinePpm <= DISTURBING_CHLORINE_PPM) return [];
  const high = 0.71 * water.freeChlorinePpm;
  return [
    {
      code: 'alkalinity_unreliable_high_chlorine',
      severity: 'watch',
      text: `With ${water.freeChlorinePpm.toFixed(0)} ppm of free chlorine an alkalinity test can read up to ${high.toFixed(0)} ppm too high and a pH test too high, too. Test both again when chlorine is below 10 ppm.`,
      parameter: 'alkalinityPpm',
      values: { freeChlorinePpm: water.freeChlorinePpm, alkalinityErrorPpm: high },
    },
  ];
}

function saltRemarks(water: Water): Finding[] {
  // equivalents: what sodium would have to be
  const alk = water.alkalinityPpm / MOLAR.caco3Alk + (2 * (water.sulfatePpm ?? 0)) / MOLAR.sulfate;
  const sodium = water.saltPpm / MOLAR.sodiumChloride + alk - (2 * water.hardnessPpm) / MOLAR.caco3;
  if (sodium >= 0) return [];
  return [
    {
      code: 'salt_below_hardness',
      severity: 'info',
      text: `Water of this hardness carries more chloride than ${water.saltPpm.toFixed(0)} ppm of salt; the missing part is assumed to be there. Without it the charges would not balance.`,
      parameter: 'saltPpm',
      values: { saltPpm: water.saltPpm, hardnessPpm: water.hardnessPpm },
    },
  ];
}

function outsideChecked(water: Water): Finding[] {
  const outside = (Object.keys(CHECKED_RANGE) as (keyof typeof CHECKED_RANGE)[]).filter(
    (name) => water[name] < CHECKED_RANGE[name].low || water[name] > CHECKED_RANGE[name].high,
  );
  if (outside.length === 0) return [];
  return [
    {
      code: 'outside_checked_range',
      severity: 'info',
      text: `The model is checked against the reference for ordinary pool water. Outside that: ${outside.map((name) => `${LABELS[name]} ${Number(water[name].toPrecision(4))}`).join(', ')}. Take the result as a guide.`,
    },
  ];
}

function saturationRemark(index: number, surface?: Surface): Finding {
  const shown = `${index > 0 ? '+' : index < 0 ? '−' : ''}${Math.abs(index).toFixed(2)}`;
  const values = { saturationIndex: index };
  const isMineral = surface === undefined || MINERAL_SURFACES.includes(surface);
  if (index < -0.3) {
    const what = isMineral
      ? 'takes calcium out of plaster, grout and concrete'
      : 'cannot harm this surface much, but attacks metal and the grout of tiles';
    const strength = index < -0.6 ? 'corrosive' : 'slightly corrosive';
    const severity = index < -0.6 && isMineral ? 'act' : 'watch';
    return { code: 'water_corrosive', severity, text: `Saturation index ${shown}: the water is ${strength}; it ${what}.`, values };
  }
  if (index > 0.3) {
    const strength = index > 0.6 ? 'scale-forming' : 'slightly scale-forming';
    return {
      code: 'water_scaling',
      severity: index > 0.6 ? 'act' : 'watch',
      text: `Saturation index ${shown}: the water is ${strength}, first in the heater, the salt cell and along the waterline.`,
      values,
    };
  }
  return { code: 'water_balanced', severity: 'info', text: `Saturation index ${shown}: neither scale-forming nor corrosive.`, values };
}

function activeChlorine(water: Water, b: Balance): Finding[] {
  if (water.freeChlorinePpm < WORTH_SAYING_PPM || water.cyanuricAcidPpm < 1) return [];
  const ratio = water.cyanuricAcidPpm / water.freeChlorinePpm;
  const values = { hypochlorousPpm: b.hypochlorousPpm, freeChlorinePpm: water.freeChlorinePpm, cyanuricAcidPpm: water.cyanuricAcidPpm };
  const share = `Of ${water.freeChlorinePpm.toFixed(1)} ppm of free chlorine, ${Number(b.hypochlorousPpm.toPrecision(2))} ppm is active right now. Cyanuric acid holds most of the rest in reserve.`;
  if (ratio <= SLOW_RATIO) return [{ code: 'active_chlorine', severity: 'info', text: share, parameter: 'freeChlorinePpm', values }];
  return [
    {
      code: 'chlorine_too_low_for_cyanuric_acid',
      severity: ratio > CLOSURE_RATIO ? 'danger' : 'act',
      text: `${share} That is slow: cyanuric acid is ${ratio.toFixed(0)} times the free chlorine, and should be at most ${SLOW_RATIO} times.`,
      parameter: 'freeChlorinePpm',
      values: { ...values, ratio },
    },
  ];
}

/**
 * The findings about a water's balance: what was assumed, what cannot be true, whether it scales or corrodes, how active its chlorine is.
 * Same valid range and errors as balance(). Sources: science/chemistry 1, 2.5, 2.6, 4.5; Falk et al. 2019 (ratio 20).
 */
export function balanceFindings(input: WaterInput, surface?: Surface): Finding[] {
  const water = requireWater(input);
  const s = solveFromReading(totalsWithoutCarbon(water), water.ph);
  const result = balance(input);
  const findings = [...contradictions(water, s)];
  if (water.hardnessPpm < LEAST_CALCIUM_PPM) {
    findings.push({
      code: 'no_calcium',
      severity: input.hardnessPpm === undefined ? 'ask' : 'watch',
      text: 'Without calcium hardness there is no saturation index: this water dissolves calcium wherever it finds it.',
      parameter: 'hardnessPpm',
    });
  }
  if (result.saturationIndex !== null) findings.push(saturationRemark(result.saturationIndex, surface));
  findings.push(
    ...activeChlorine(water, result),
    ...disturbedTests(water),
    ...saltRemarks(water),
    ...assumed(input),
    ...outsideChecked(water),
  );
  if (input.tdsPpm === undefined && result.langelierIndex !== null) {
    findings.push({
      code: 'tds_estimated',
      severity: 'info',
      text: `The customary Langelier index takes ${estimatedTdsPpm(water).toFixed(0)} ppm of dissolved solids, estimated from the other values. It is shown for comparison only.`,
      parameter: 'tdsPpm',
      values: { tdsPpm: estimatedTdsPpm(water) },
    });
  }
  return findings;
}
