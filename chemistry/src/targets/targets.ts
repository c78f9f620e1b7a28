// What the values of a pool should be. Free chlorine follows cyanuric acid (the chart of science/chemistry 4.1 with the floors of
// docs/decisions), hardness the surface, the rest kind, sanitizer and setting (APSP-11 and MAHC columns of 4.2 and 4.3).
import { sentencesFrom } from '../sentences/sentences.ts';
import { TARGET_SENTENCES } from '../sentences/target-sentences.ts';
import { ChemistryError, type Finding } from '../findings.ts';
import type { Sanitizer, Surface } from '../pool.ts';
import { clampOverrides } from './target-overrides.ts';
import type { FreeChlorineTarget, Range, TargetOverrides, Targets, TargetTraits } from './target-ranges.ts';

/** No plan raises cyanuric acid above this in a spa or indoors (contract; MAHC allows none there at all in public). */
export const CYANURIC_ACID_CEILING_PPM = 30;

/** Spas and swim spas: warm, small, many bathers per litre. */
export function isSpa(pool: TargetTraits): boolean {
  return pool.kind === 'spa' || pool.kind === 'swim_spa';
}
/** Little or no sunlight, or little water: stabilizer has no use and slows the chlorine. */
export function isWithoutStabilizer(pool: TargetTraits): boolean {
  return isSpa(pool) || pool.setting === 'indoor';
}
/** Surfaces that dissolve in water that is short of calcium. */
export function isCementitious(surface: Surface | undefined): boolean {
  return surface === undefined || surface === 'plaster' || surface === 'pebble' || surface === 'tile';
}

type ChartRow = readonly [cyanuricAcid: number, minimum: number, low: number, shock: number];
// Chart 4.1: minimum, lower end of the target (the upper end is 2 ppm above it), shock. 100: "7–8" read as 7.5.
const CHART: readonly ChartRow[] = [
  [20, 2, 3, 10],
  [30, 2, 4, 12],
  [40, 3, 5, 16],
  [50, 4, 6, 20],
  [60, 5, 7, 24],
  [70, 5, 8, 28],
  [80, 6, 9, 31],
  [90, 7, 10, 35],
  [100, 7.5, 11, 39],
];
// The salt-cell chart starts at 60; below it runs to the floor of 2 (legacy code: floor(0.045 CYA + 0.7)), above by 5 % and 7.5 %.
const SALT_CHART: readonly ChartRow[] = [
  [20, 2, 3, 10],
  [30, 2, 3, 12],
  [60, 3, 4, 24],
  [70, 3, 5, 28],
  [80, 4, 6, 31],
  [100, 5, 7.5, 39],
];

function interpolate(chart: readonly ChartRow[], cyanuricAcidPpm: number): FreeChlorineTarget {
  const found = chart.findIndex((row) => row[0] >= cyanuricAcidPpm);
  const upper = found === -1 ? chart.length - 1 : Math.max(1, found);
  const a = chart[upper - 1] as ChartRow;
  const b = chart[upper] as ChartRow;
  // beyond the last row the last slope goes on: smooth, and close to 7.5 %, 11 % and 39 % of the cyanuric acid
  const t = (cyanuricAcidPpm - a[0]) / (b[0] - a[0]);
  const at = (index: 1 | 2 | 3) => a[index] + t * (b[index] - a[index]);
  return { minimumPpm: at(1), targetLowPpm: at(2), targetHighPpm: at(2) + 2, shockPpm: at(3) };
}

function freeChlorineTarget(pool: TargetTraits, cyanuricAcidPpm: number): FreeChlorineTarget {
  if (isSpa(pool)) return { minimumPpm: 3, targetLowPpm: 3, targetHighPpm: 5, shockPpm: 10 };
  const isSurelyNone = cyanuricAcidPpm <= 0 && pool.isStabilizerUntested !== true;
  if (cyanuricAcidPpm < 20) return { minimumPpm: isSurelyNone ? 1 : 2, targetLowPpm: 2, targetHighPpm: 4, shockPpm: 10 };
  return interpolate(pool.sanitizer === 'salt' ? SALT_CHART : CHART, cyanuricAcidPpm);
}

const CEMENT_HARDNESS: Range = { low: 250, high: 450 };
const POOL_HARDNESS: Record<Surface, Range> = {
  plaster: CEMENT_HARDNESS,
  pebble: CEMENT_HARDNESS,
  tile: CEMENT_HARDNESS,
  vinyl: { low: 50, high: 300 },
  fiberglass: { low: 220, high: 320 },
  acrylic: { low: 150, high: 320 },
};
const CEMENT_SPA_HARDNESS: Range = { low: 150, high: 250 };
const SPA_HARDNESS: Record<Surface, Range> = {
  plaster: CEMENT_SPA_HARDNESS,
  pebble: CEMENT_SPA_HARDNESS,
  tile: CEMENT_SPA_HARDNESS,
  vinyl: { low: 100, high: 250 },
  fiberglass: { low: 120, high: 250 },
  acrylic: { low: 120, high: 250 },
};

/** What suits every surface at once: used while the surface is unknown. */
function intersection(ranges: Record<Surface, Range>): Range {
  const all = Object.values(ranges);
  return { low: Math.max(...all.map((range) => range.low)), high: Math.min(...all.map((range) => range.high)) };
}

function hardnessTarget(pool: TargetTraits): Range {
  const ranges = isSpa(pool) ? SPA_HARDNESS : POOL_HARDNESS;
  return pool.surface === undefined ? intersection(ranges) : ranges[pool.surface];
}

// Alkalinity is a means: hypochlorites and salt cells run lower (slower pH rise), acid sanitizers higher (APSP 60 to 180, ideal 80 to 120).
const ALKALINITY: Record<Sanitizer, Range> = {
  chlorine: { low: 70, high: 120 },
  mineral: { low: 70, high: 120 },
  salt: { low: 60, high: 100 },
  bromine: { low: 80, high: 120 },
  biguanide: { low: 80, high: 120 },
};
const SPA_ALKALINITY: Range = { low: 60, high: 120 };

function cyanuricAcidTarget(pool: TargetTraits, sanitizer: Sanitizer): Range {
  if (isWithoutStabilizer(pool)) return { low: 0, high: CYANURIC_ACID_CEILING_PPM };
  // of no use with these sanitizers, and no harm within the limit of the codes
  if (sanitizer === 'bromine' || sanitizer === 'biguanide') return { low: 0, high: 100 };
  return sanitizer === 'salt' ? { low: 70, high: 80 } : { low: 30, high: 50 };
}

function saturationTarget(pool: TargetTraits): Range {
  return { low: isCementitious(pool.surface) ? -0.3 : -0.6, high: 0.3 };
}

/** What suits most salt cells; the maker's own range rules. */
const USUAL_CELL_SALT_PPM: Range = { low: 2700, high: 3600 };

/** The targets of a pool at its cyanuric acid. The person's own targets are limited to safe bounds and reported. */
export function targets(pool: TargetTraits, cyanuricAcidPpm: number, overrides?: TargetOverrides): Targets {
  if (!Number.isFinite(cyanuricAcidPpm) || cyanuricAcidPpm < 0) {
    throw new ChemistryError('out_of_range', 'cyanuricAcidPpm must be a number of at least 0 ppm.', 'cyanuricAcidPpm');
  }
  const sanitizer = pool.sanitizer ?? 'chlorine';
  const withoutChlorine = sanitizer === 'bromine' || sanitizer === 'biguanide';
  const recommended: Targets = {
    freeChlorine: withoutChlorine ? null : freeChlorineTarget(pool, cyanuricAcidPpm),
    ph: { low: 7.2, high: 7.8 },
    alkalinityPpm: isSpa(pool) && sanitizer !== 'bromine' ? { ...SPA_ALKALINITY } : { ...ALKALINITY[sanitizer] },
    hardnessPpm: { ...hardnessTarget(pool) },
    cyanuricAcidPpm: cyanuricAcidTarget(pool, sanitizer),
    saltPpm: sanitizer === 'salt' ? { ...(pool.saltRangePpm ?? USUAL_CELL_SALT_PPM) } : { low: 0, high: 3600 },
    boratePpm: { low: 0, high: 50 },
    saturationIndex: saturationTarget(pool),
    brominePpm: sanitizer === 'bromine' ? { low: isSpa(pool) ? 4 : 3, high: 6 } : null,
  };
  return overrides === undefined ? recommended : clampOverrides(pool, recommended, overrides);
}

const sentence = /* @__PURE__ */ sentencesFrom(TARGET_SENTENCES);

/** Inputs of the targets that the person has not given. */
export function targetFindings(pool: TargetTraits, chosen: Targets): Finding[] {
  const findings: Finding[] = [];
  if (pool.surface === undefined) {
    const { low, high } = chosen.hardnessPpm;
    findings.push({
      code: 'surface_unknown',
      severity: 'ask',
      parameter: 'hardnessPpm',
      ...sentence('findings_surface_unknown', { low, high }),
      values: { lowPpm: low, highPpm: high },
    });
  }
  for (const change of chosen.overridden ?? []) {
    const values = { fromLow: change.from.low, fromHigh: change.from.high, toLow: change.to.low, toHigh: change.to.high };
    findings.push({
      code: change.clamped ? 'target_overridden_clamped' : 'target_overridden',
      severity: change.clamped ? 'watch' : 'info',
      parameter: change.parameter,
      ...sentence(change.clamped ? 'findings_target_overridden_clamped' : 'findings_target_overridden', {
        parameter: change.parameter,
        ...values,
      }),
      values,
    });
  }
  return findings;
}
