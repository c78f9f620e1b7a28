// How the question for a plan is checked and its gaps are filled.
import { LARGEST_VOLUME_L } from '../effect.ts';
import { totalsOf } from '../equilibrium.ts';
import { ChemistryError, type Finding } from '../findings.ts';
import { type OpenDoubt } from '../doubts/judged-log.ts';
import { contradictionIn } from '../doubts/contradiction.ts';
import { type Bounds, errorBar, plausibility } from '../measuring/measurement.ts';
import type { PlanInput } from './plan-shape.ts';
import { detailOf, findingSentence } from './plan-sentences.ts';
import type { PoolTraits, Sanitizer } from '../pool.ts';
import type { ProductId } from '../products/products.ts';
import { type Candidate, chemicalsOf } from './candidates.ts';
import { swimState, type SwimState } from '../swim/swim-state.ts';
import { countsForHours } from '../swim/test-age.ts';
import type { TargetOverrides, Targets } from '../targets/target-ranges.ts';
import { isWithoutStabilizer, targets } from '../targets/targets.ts';
import type { Totals } from '../totals.ts';
import type { UnitSystem } from '../units.ts';
import type { Look } from '../look.ts';
import { BESIDES, type MeasuredWater, type Parameter, POSSIBLE, type Water, type WaterInput } from '../water.ts';
import { requireWithin } from '../measuring/valid-range.ts';
import { completeFillWater, DEFAULT_FILL_WATER, requireWater } from '../targets/water-limits.ts';

/** The parameters that a plan steers, in the order of testing. */
export const STEERED = [
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
] as const;
export type Steered = (typeof STEERED)[number];

/** The question, complete and checked. */
export interface Situation {
  pool: PoolTraits;
  sanitizer: Sanitizer;
  /** no stabilizer is ever added: spa or indoors */
  withoutStabilizer: boolean;
  water: Water;
  /** as typed */
  measured: MeasuredWater;
  look: Look | undefined;
  /** non-chlorine shock of the last two days reads as combined chlorine */
  isAfterMonopersulfate: boolean;
  monopersulfateHoursAgo: number | undefined;
  /** chlorine goes to its minimum for now, no further */
  toMinimumOnly: boolean;
  /** and no further than this, where it would lift pH too high; never held below its minimum */
  chlorineMostPpm?: number;
  /** water is exchanged after this: only what cannot wait for it */
  isBeforeExchange?: true;
  /** a base is left out where everything before it has brought pH up already */
  dropsNeedlessBase?: true;
  /** it will lower pH over days: today's acid only brings pH into its range */
  stabilizerFollows?: boolean;
  agesHours: PlanInput['agesHours'];
  bounds: Bounds;
  methods: PlanInput['methods'];
  repeated: Partial<Record<Parameter, true>>;
  doubts: readonly OpenDoubt[];
  confirmed: Partial<Record<Parameter, true>>;
  totals: Totals;
  /** measured and believable */
  known: ReadonlySet<Steered>;
  errors: Record<Steered, number>;
  /** of today's water */
  targets: Targets;
  overrides: TargetOverrides | undefined;
  fillWater: Water;
  fillTotals: Totals;
  fillWaterGiven: boolean;
  temperatureGiven: boolean;
  shelfGiven: boolean;
  excluded: ReadonlySet<ProductId>;
  measures: UnitSystem;
  settledPh: number | undefined;
  dailyLossPpm: number | undefined;
  candidates: Candidate[];
  findings: Finding[];
}

/** Placeholders that only keep the model running while the real value is asked for; nothing is dosed towards them. */
const ASSUMED_PH = 7.5;
const ASSUMED_ALKALINITY_PPM = 90;

export function requirePoolVolume(volumeL: number, field = 'pool.volumeL'): number {
  return requireWithin(volumeL, field, 1, LARGEST_VOLUME_L, 'L');
}

export function requireInstant(at: string, field = 'at'): number {
  const instant = Date.parse(at);
  if (!Number.isFinite(instant)) throw new ChemistryError('out_of_range', 'The time must be an ISO 8601 instant.', field);
  return instant;
}

function requirePossibleWater(water: MeasuredWater): void {
  for (const [name, value] of Object.entries(water)) {
    if (value === undefined) continue;
    const range = POSSIBLE[name as Parameter] as { low: number; high: number } | undefined;
    const isFine = Number.isFinite(value) && (range ? value >= range.low && value <= range.high : value >= 0);
    if (!isFine) throw new ChemistryError('out_of_range', `${name} is outside what is possible.`, `water.${name}`);
  }
}

function measuredAndBelievable({ pool, water, agesHours, confirmed = {} }: PlanInput, findings: Finding[]): Set<Steered> {
  const known = new Set<Steered>();
  for (const parameter of STEERED) {
    const value = water[parameter];
    if (value === undefined || (agesHours?.[parameter] ?? 0) > countsForHours(parameter, pool, water)) continue;
    const remark = confirmed[parameter] ? null : plausibility(parameter, value);
    if (remark) findings.push(remark);
    if (remark?.severity !== 'ask') known.add(parameter);
  }
  const temperature = water.temperatureC === undefined ? null : plausibility('temperatureC', water.temperatureC);
  if (temperature) findings.push(temperature);
  return known;
}

/** The believable part of a measured water, completed by the documented defaults. */
function modelWater(water: MeasuredWater, known: ReadonlySet<Steered>): Water {
  const believed: MeasuredWater = { ...water };
  for (const parameter of STEERED) if (!known.has(parameter)) delete believed[parameter];
  for (const name of BESIDES) delete believed[name];
  if (believed.temperatureC !== undefined && plausibility('temperatureC', believed.temperatureC)?.severity === 'ask')
    delete believed.temperatureC;
  return requireWater({ ...believed, ph: believed.ph ?? ASSUMED_PH, alkalinityPpm: believed.alkalinityPpm ?? ASSUMED_ALKALINITY_PPM });
}

/** What comes out of the hose: as given, or a typical tap. */
function fillWaterOf(given: WaterInput | undefined, temperatureC: number, findings: Finding[]) {
  const typical = { ...DEFAULT_FILL_WATER, temperatureC };
  if (!given) return { fillWater: typical, fillTotals: totalsOf(typical), fillWaterGiven: false };
  const fillWater = completeFillWater(given, temperatureC);
  try {
    return { fillWater, fillTotals: totalsOf(fillWater), fillWaterGiven: true };
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    const spoken = findingSentence('findings_fill_water_contradicts', { detail: [detailOf(error)] });
    findings.push({ code: 'fill_water_contradicts', severity: 'ask', ...spoken });
    return { fillWater: typical, fillTotals: totalsOf(typical), fillWaterGiven: false };
  }
}

/** What is taken over as it is asked. */
const askedOf = ({
  pool,
  water,
  look,
  agesHours,
  bounds = {},
  methods,
  repeated = {},
  doubts = [],
  confirmed = {},
  dailyLossPpm,
  overrides,
  measures = 'metric',
  settledPh,
  monopersulfateHoursAgo,
}: PlanInput) => ({
  sanitizer: pool.sanitizer ?? ('chlorine' as const),
  withoutStabilizer: isWithoutStabilizer(pool),
  measured: water,
  temperatureGiven: water.temperatureC !== undefined,
  look,
  // brown water may hold metal: until it was tested, no more chlorine than it needs
  toMinimumOnly: look === 'brown' && (water.ironPpm === undefined || water.copperPpm === undefined),
  monopersulfateHoursAgo,
  isAfterMonopersulfate: (monopersulfateHoursAgo ?? Infinity) <= 48,
  agesHours,
  bounds,
  methods,
  repeated,
  doubts,
  confirmed,
  dailyLossPpm,
  overrides,
  measures,
  settledPh,
});

/** Two tests that say the same err half as much as one. */
const REPEATED_SHARE = 0.5;
function errorsOf({ methods, agesHours, repeated = {} }: PlanInput, water: Water): Record<Steered, number> {
  const bars = STEERED.map((name) => [
    name,
    (repeated[name] ? REPEATED_SHARE : 1) * errorBar(name, methods?.[name] ?? 'drops', water[name], agesHours?.[name]),
  ]);
  return Object.fromEntries(bars) as Record<Steered, number>;
}

const STEP: Partial<Record<Parameter, number>> = {
  ph: 0.01,
  boratePpm: 1,
  combinedChlorinePpm: 0.1,
  brominePpm: 0.1,
  saltPpm: 10,
  temperatureC: 0.5,
};
/** With the precision of a test. Decisions are based on this, so that no decimal below the test's precision changes the products. */
export function asReadable(input: PlanInput): PlanInput {
  const water: MeasuredWater = { ...input.water };
  for (const name of [...STEERED, 'temperatureC'] as const) {
    const value = water[name];
    // rounding would turn what is asked about into something else
    if (value === undefined || plausibility(name, value)?.severity === 'ask') continue;
    const step = STEP[name] ?? 1;
    // a little of it is not none: the minimum of chlorine follows from it
    if (value < 1 && name === 'cyanuricAcidPpm') continue;
    // sanitizer is never rounded up over its minimum
    water[name] = name === 'freeChlorinePpm' ? Math.floor(value * 10 + 1e-6) / 10 : Math.round(value / step + 1e-9) * step;
  }
  return { ...input, water };
}

/** Checks the question (throws a ChemistryError for what is impossible) and fills its gaps. Null totals: pH and alkalinity contradict each other. */
export function situationOf(
  input: PlanInput,
): Situation | { contradiction: Finding; findings: Finding[]; targets: Targets; swim: SwimState } {
  requirePoolVolume(input.pool.volumeL);
  requireInstant(input.at);
  requirePossibleWater(input.water);
  const findings: Finding[] = [];
  const known = measuredAndBelievable(input, findings);
  const water = modelWater(input.water, known);
  const chemicals = chemicalsOf(input);
  const pool = known.has('cyanuricAcidPpm') ? input.pool : { ...input.pool, isStabilizerUntested: true as const };
  const chosen = targets(pool, water.cyanuricAcidPpm, input.overrides);
  const fill = fillWaterOf(input.fillWater, water.temperatureC, findings);
  const errors = errorsOf(input, water);
  const contradiction = known.has('ph') && known.has('alkalinityPpm') ? contradictionIn(water) : null;
  if (contradiction)
    return { contradiction: contradictionFinding(water, contradiction), findings, targets: chosen, swim: undecided(input) };
  try {
    return {
      ...askedOf(input),
      pool,
      ...chemicals,
      water,
      totals: totalsOf(water),
      known,
      errors,
      targets: chosen,
      ...fill,
      findings,
    };
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    return { contradiction: contradictionFinding(water, error), findings, targets: chosen, swim: undecided(input) };
  }
}

/** pH and alkalinity that exclude each other decide nothing; everything else still does. */
function undecided({ water: { ph: _ph, alkalinityPpm: _alkalinity, ...water }, ...input }: PlanInput): SwimState {
  return swimState({ ...input, water });
}

/** As typed; a value that was computed has no more decimals than anybody can read. */
const neat = (value: number) => Math.round(value * 1000) / 1000;

function contradictionFinding(water: Water, error: ChemistryError): Finding {
  return {
    code: 'readings_contradict',
    severity: 'ask',
    parameter: 'alkalinityPpm',
    ...findingSentence('findings_readings_contradict', {
      ph: neat(water.ph),
      alkalinity: neat(water.alkalinityPpm),
      cyanuricAcid: neat(water.cyanuricAcidPpm),
      detail: [detailOf(error)],
    }),
    values: { ph: water.ph, alkalinityPpm: water.alkalinityPpm, cyanuricAcidPpm: water.cyanuricAcidPpm },
  };
}
