// How much a measured value is worth: error bars by method and age, values that look like typing errors, combined chlorine from total.
import { ChemistryError, type Finding } from '../findings.ts';
import { MEASUREMENT_SENTENCES } from '../sentences/measurement-sentences.ts';
import { unitAfter } from '../sentences/parameter-names.ts';
import type { Method } from '../pool.ts';
import { sentencesFrom } from '../sentences/sentences.ts';
import { type Parameter, POSSIBLE } from '../water.ts';

/** The end of a test's scale: the water has less, or more, than the number. */
export const BOUNDS = ['below', 'above'] as const;
export type Bound = (typeof BOUNDS)[number];
export type Bounds = Partial<Record<Parameter, Bound>>;

/** Half width of the band: the larger of a fixed part and a share of the value. */
type Band = readonly [fixed: number, share: number];

// One drop or one mark of the usual tests (science/chemistry 4.5), judgement for the rest.
const BASE: Record<Parameter, Record<Method, Band>> = {
  freeChlorinePpm: { drops: [0.5, 0.05], strip: [1, 0.25], photometer: [0.3, 0.1], device: [0.5, 0.15], store: [0.5, 0.15] },
  combinedChlorinePpm: { drops: [0.25, 0.1], strip: [0.5, 0.5], photometer: [0.2, 0.2], device: [0.5, 0.5], store: [0.4, 0.3] },
  brominePpm: { drops: [1, 0.05], strip: [2, 0.25], photometer: [0.6, 0.1], device: [1, 0.15], store: [1, 0.15] },
  ph: { drops: [0.1, 0], strip: [0.3, 0], photometer: [0.1, 0], device: [0.1, 0], store: [0.15, 0] },
  alkalinityPpm: { drops: [10, 0.05], strip: [20, 0.25], photometer: [10, 0.1], device: [15, 0.1], store: [15, 0.1] },
  hardnessPpm: { drops: [25, 0.05], strip: [50, 0.3], photometer: [25, 0.1], device: [40, 0.1], store: [40, 0.1] },
  cyanuricAcidPpm: { drops: [5, 0.2], strip: [15, 0.35], photometer: [5, 0.15], device: [10, 0.2], store: [8, 0.2] },
  saltPpm: { drops: [200, 0.05], strip: [400, 0.12], photometer: [300, 0.1], device: [400, 0.1], store: [300, 0.1] },
  boratePpm: { drops: [5, 0.1], strip: [15, 0.2], photometer: [5, 0.1], device: [10, 0.2], store: [10, 0.2] },
  phosphatePpb: { drops: [100, 0.2], strip: [200, 0.5], photometer: [50, 0.15], device: [100, 0.2], store: [100, 0.2] },
  copperPpm: { drops: [0.1, 0.2], strip: [0.2, 0.5], photometer: [0.05, 0.15], device: [0.1, 0.2], store: [0.1, 0.2] },
  ironPpm: { drops: [0.1, 0.2], strip: [0.2, 0.5], photometer: [0.05, 0.15], device: [0.1, 0.2], store: [0.1, 0.2] },
  tdsPpm: { drops: [100, 0.1], strip: [300, 0.2], photometer: [100, 0.1], device: [100, 0.1], store: [100, 0.1] },
  orpMv: { drops: [25, 0], strip: [25, 0], photometer: [25, 0], device: [25, 0], store: [25, 0] },
  temperatureC: { drops: [1, 0], strip: [1, 0], photometer: [1, 0], device: [0.5, 0], store: [3, 0] },
  totalChlorinePpm: { drops: [0.5, 0.05], strip: [1, 0.25], photometer: [0.3, 0.1], device: [0.5, 0.15], store: [0.5, 0.15] },
  totalHardnessPpm: { drops: [25, 0.05], strip: [50, 0.3], photometer: [25, 0.1], device: [40, 0.1], store: [40, 0.1] },
  biguanidePpm: { drops: [5, 0.1], strip: [10, 0.2], photometer: [5, 0.1], device: [5, 0.1], store: [5, 0.1] },
};

/** How far a value drifts in a day without a test (judgment; chlorine: typical loss of 2 to 4 ppm a day, half of it expected). */
const DRIFT_PER_DAY: Record<Parameter, number> = {
  freeChlorinePpm: 1,
  combinedChlorinePpm: 0.1,
  brominePpm: 1.5,
  ph: 0.05,
  alkalinityPpm: 1.5,
  hardnessPpm: 1.5,
  cyanuricAcidPpm: 0.5,
  saltPpm: 10,
  boratePpm: 0.2,
  phosphatePpb: 10,
  copperPpm: 0.01,
  ironPpm: 0.01,
  tdsPpm: 15,
  orpMv: 20,
  temperatureC: 1,
  totalChlorinePpm: 1,
  totalHardnessPpm: 1.5,
  biguanidePpm: 1,
};
/** The cyanuric acid tube is read on marks that widen: about 8 at 30, 10 at 50, 15 at 100 ppm. */
const turbidityError = (value: number) => 5 + 0.1 * value;

/** Half width of the band around a measured value, in the parameter's own unit: it grows with the age of the value. */
export function errorBar(parameter: Parameter, method: Method, value: number, ageHours = 0): number {
  const [fixed, share] = BASE[parameter][method];
  const base = parameter === 'cyanuricAcidPpm' && method === 'drops' ? turbidityError(value) : Math.max(fixed, share * Math.abs(value));
  return Math.hypot(base, (DRIFT_PER_DAY[parameter] * Math.max(0, ageHours)) / 24);
}

const sentence = /* @__PURE__ */ sentencesFrom(MEASUREMENT_SENTENCES);

/** Beyond `low` or `high`: worth a remark. Beyond `askLow` or `askHigh`: more likely a slip than a water, so nothing is dosed from it. */
interface Usual {
  low: number;
  high: number;
  askLow: number;
  askHigh: number;
}
const USUAL: Record<Parameter, Usual> = {
  freeChlorinePpm: { low: 0, high: 20, askLow: 0, askHigh: 50 },
  combinedChlorinePpm: { low: 0, high: 5, askLow: 0, askHigh: 20 },
  brominePpm: { low: 0, high: 20, askLow: 0, askHigh: 50 },
  ph: { low: 6.5, high: 8.6, askLow: 5, askHigh: 9.5 },
  alkalinityPpm: { low: 20, high: 300, askLow: 10, askHigh: 500 },
  hardnessPpm: { low: 10, high: 1200, askLow: 0, askHigh: 2500 },
  cyanuricAcidPpm: { low: 0, high: 200, askLow: 0, askHigh: 500 },
  saltPpm: { low: 50, high: 8000, askLow: 0, askHigh: 40_000 },
  boratePpm: { low: 0, high: 100, askLow: 0, askHigh: 200 },
  phosphatePpb: { low: 0, high: 3000, askLow: 0, askHigh: 20_000 },
  copperPpm: { low: 0, high: 1, askLow: 0, askHigh: 10 },
  ironPpm: { low: 0, high: 1, askLow: 0, askHigh: 10 },
  tdsPpm: { low: 50, high: 8000, askLow: 10, askHigh: 50_000 },
  orpMv: { low: 200, high: 950, askLow: 0, askHigh: 1200 },
  temperatureC: { low: 2, high: 41, askLow: 0, askHigh: 45 },
  totalChlorinePpm: { low: 0, high: 25, askLow: 0, askHigh: 60 },
  totalHardnessPpm: { low: 10, high: 1500, askLow: 0, askHigh: 4000 },
  biguanidePpm: { low: 0, high: 80, askLow: 0, askHigh: 120 },
};
const rounded = (value: number) => Math.round(value * 10) / 10;
/** As typed; a value that was computed has no more decimals than anybody can read. */
const neat = (value: number) => Math.round(value * 1000) / 1000;

/** The value that was probably meant, if one slip explains it: a lost decimal point, a lost zero, degrees Fahrenheit, grams per litre. */
function likelyMeant(parameter: Parameter, value: number): { likely: number; how: '_fahrenheit' | '_grams' | '_meant' } | null {
  if (parameter === 'temperatureC' && value > 45 && value <= 115) return { likely: rounded(((value - 32) * 5) / 9), how: '_fahrenheit' };
  if (isGramsOfSalt(parameter, value)) return { likely: value * 1000, how: '_grams' };
  const usual = USUAL[parameter];
  const factors = value > usual.high ? [0.1, 0.01] : [10, 100];
  for (const factor of factors) {
    const likely = Number((value * factor).toPrecision(6));
    const isUsual = parameter === 'ph' ? likely >= 6.5 && likely <= 8.6 : likely >= Math.max(usual.low, 1) && likely <= usual.high;
    if (isUsual) return { likely, how: '_meant' };
  }
  return null;
}

/** As a person types grams per liter, 3.2: fresh tap water has as little salt, but a sum has more decimals. */
const isGramsOfSalt = (parameter: Parameter, value: number): boolean =>
  parameter === 'saltPpm' && value > 0.5 && value < 20 && Math.abs(10 * value - Math.round(10 * value)) < 1e-9;

/** A question about a value that looks like a slip (severity `ask`), a remark about an unusual one (`watch`), or null. */
export function plausibility(parameter: Parameter, value: number): Finding | null {
  const usual = USUAL[parameter];
  const unit = unitAfter(parameter);
  if (!Number.isFinite(value)) {
    return { code: 'value_not_a_number', severity: 'ask', parameter, ...sentence('findings_value_not_a_number', { parameter }) };
  }
  if (value >= usual.low && value <= usual.high) return null;
  const isZero = value === 0 && parameter !== 'alkalinityPpm' && parameter !== 'ph';
  const isSlip = !isZero && (value < usual.askLow || value > usual.askHigh || isGramsOfSalt(parameter, value));
  if (isZero) return null;
  if (!isSlip) {
    const degrees = { fahrenheit: Math.round((value * 9) / 5 + 32), celsius: rounded(value) };
    const code = value < usual.low ? 'findings_value_unusually_low' : 'findings_value_unusually_high';
    return {
      code: 'value_unusual',
      severity: 'watch',
      parameter,
      ...(parameter === 'temperatureC'
        ? sentence('findings_value_unusual_temperature', degrees)
        : sentence(code, { parameter, value: neat(value), unit })),
      values: { value },
    };
  }
  const meant = likelyMeant(parameter, value);
  const spoken = meant
    ? sentence(`findings_value_unlikely${meant.how}`, { parameter, value: neat(value), unit, likely: neat(meant.likely) })
    : sentence('findings_value_unlikely', { parameter, value: neat(value), unit });
  const values: Record<string, number> = meant ? { value, likely: meant.likely } : { value };
  return { code: 'value_unlikely', severity: 'ask', parameter, ...spoken, values };
}

/** More likely a slip than a water: nothing is decided by it until the person says that it is true. */
export const isUnlikely = (parameter: Parameter, value: number): boolean => plausibility(parameter, value)?.severity === 'ask';

/** Warmer than people let a swimming pool get; ordinary in a spa. */
const HOT_FOR_A_POOL_C = 36;
export function warmPoolFinding(temperatureC: number): Finding | null {
  if (temperatureC <= HOT_FOR_A_POOL_C) return null;
  const degrees = { fahrenheit: Math.round((temperatureC * 9) / 5 + 32), celsius: rounded(temperatureC) };
  return {
    code: 'value_unusual',
    severity: 'watch',
    parameter: 'temperatureC',
    ...sentence('findings_value_warm_for_pool', degrees),
    values: { temperatureC },
  };
}

/** Everything unlikely about a set of measured values, in the order of testing. */
export function plausibilityFindings(values: Partial<Record<Parameter, number | undefined>>): Finding[] {
  const findings: Finding[] = [];
  for (const [parameter, value] of Object.entries(values) as [Parameter, number | undefined][]) {
    const finding = value === undefined || !(parameter in USUAL) ? null : plausibility(parameter, value);
    if (finding) findings.push(finding);
  }
  return findings;
}

function requirePossible(parameter: Parameter, value: number, field: string): void {
  const { low, high } = POSSIBLE[parameter];
  if (!Number.isFinite(value) || value < low || value > high) {
    throw new ChemistryError('out_of_range', `${field} must be a number from ${low} to ${high} ppm.`, field);
  }
}

/** Combined chlorine is what total chlorine has beyond free. A total a little below free is the test's error: 0. */
export function combinedChlorine(totalPpm: number, freePpm: number): number {
  requirePossible('totalChlorinePpm', totalPpm, 'totalPpm');
  requirePossible('freeChlorinePpm', freePpm, 'freePpm');
  return Math.max(0, Math.round((totalPpm - freePpm) * 1000) / 1000);
}

type ChlorineTest = { bounds?: Bounds | undefined } & Partial<
  Record<'freeChlorinePpm' | 'combinedChlorinePpm' | 'totalChlorinePpm', number | undefined>
>;
/** A test with total and free chlorine tells combined chlorine, where that wasn't measured itself and neither ended at its scale. */
export function withCombinedChlorine<Test extends ChlorineTest>(test: Test): Test {
  const { freeChlorinePpm: free, totalChlorinePpm: total, combinedChlorinePpm, bounds = {} } = test;
  if (combinedChlorinePpm !== undefined || free === undefined || total === undefined) return test;
  if (bounds.freeChlorinePpm !== undefined || bounds.totalChlorinePpm !== undefined) return test;
  const combined = combinedChlorine(total, free);
  // more than any water has: one of the two is wrong
  return combined > POSSIBLE.combinedChlorinePpm.high ? test : { ...test, combinedChlorinePpm: combined };
}

/** Total chlorine can never be below free chlorine: by more than the error, one of the two is wrong. */
export function totalChlorineFinding(totalPpm: number, freePpm: number, method: Method = 'drops'): Finding | null {
  if (totalPpm >= freePpm - errorBar('freeChlorinePpm', method, freePpm)) return null;
  return {
    code: 'total_below_free',
    severity: 'ask',
    parameter: 'combinedChlorinePpm',
    ...sentence('findings_total_below_free', { total: totalPpm, free: freePpm }),
    values: { totalPpm, freePpm },
  };
}
