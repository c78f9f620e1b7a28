// A person's own targets beside the recommended ones: where each comes from, how far they may safely go, and what is overridden.
import { OVERRIDABLE, type Range, saltRangeOf, type TargetTraits, targets, type Targets } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import type { PoolAnswers, TargetAnswers, TargetName } from './pool-answers.ts';
import { SURFACE_LABELS } from './pool-labels.ts';

export interface TargetRow {
  parameter: TargetName;
  recommended: Range;
  /** within these a wish is used as it is */
  safe: Range;
  because: string;
}

/** The API's limits; the safe bounds of the engine are mostly inside. */
const LIMITS: Record<TargetName, Range> = {
  freeChlorinePpm: { low: 1, high: 20 },
  ph: { low: 7, high: 8.2 },
  alkalinityPpm: { low: 40, high: 180 },
  hardnessPpm: { low: 20, high: 1000 },
  cyanuricAcidPpm: { low: 0, high: 100 },
  saltPpm: { low: 0, high: 8000 },
  boratePpm: { low: 0, high: 60 },
  brominePpm: { low: 2, high: 10 },
};

export const traitsOf = ({ kind, surface, sanitizer, setting, saltCell }: PoolAnswers): TargetTraits => ({
  kind,
  sanitizer,
  setting,
  ...(surface && { surface }),
  ...saltRangeOf({ sanitizer, saltCell: { lowPpm: saltCell.lowPpm ?? undefined, highPpm: saltCell.highPpm ?? undefined } }),
});

function recommendedOf(all: Targets, parameter: TargetName): Range | null {
  if (parameter !== 'freeChlorinePpm') return all[parameter];
  return all.freeChlorine && { low: all.freeChlorine.targetLowPpm, high: all.freeChlorine.targetHighPpm };
}

/** The engine is asked for everything that it would allow. */
function safeRange(traits: TargetTraits, cyanuricAcidPpm: number, parameter: TargetName, recommended: Range): Range {
  const wish = { [parameter]: { low: 0, high: 1_000_000 } };
  const allowed = targets(traits, cyanuricAcidPpm, wish).overridden?.[0]?.to ?? recommended;
  const limit = LIMITS[parameter];
  return { low: Math.max(allowed.low, limit.low), high: Math.min(allowed.high, limit.high) };
}

const KINDS = { pool: m.pools_a_pool, spa: m.pools_a_hot_tub, swim_spa: m.pools_a_swim_spa };
const SANITIZERS = {
  chlorine: m.common_chlorine_inline,
  salt: m.pools_system_salt_cell,
  bromine: m.common_bromine_inline,
  mineral: m.pools_system_minerals,
  biguanide: m.pools_system_biguanide,
};

function reason(parameter: TargetName, answers: PoolAnswers, cyanuricAcidPpm: number): string {
  const isSpa = answers.kind !== 'pool';
  const kind = KINDS[answers.kind]();
  switch (parameter) {
    case 'freeChlorinePpm':
      return isSpa ? m.pools_fc_reason_spa({ kind }) : m.pools_fc_reason_cya({ value: Math.round(cyanuricAcidPpm) });
    case 'ph':
      return m.pools_ph_reason();
    case 'hardnessPpm':
      return answers.surface
        ? m.pools_reason_surface_kind({ surface: SURFACE_LABELS[answers.surface].label().toLowerCase(), kind })
        : m.pools_hardness_reason_unknown();
    case 'cyanuricAcidPpm':
      if (isSpa || answers.setting === 'indoor') return m.pools_cya_reason_indoors({ value: isSpa ? kind : m.pools_indoors_phrase() });
      return answers.sanitizer === 'salt' ? m.pools_cya_reason_cell() : m.pools_cya_reason();
    case 'boratePpm':
      return m.pools_borate_reason();
    case 'saltPpm':
      return answers.sanitizer === 'salt' ? m.pools_salt_reason_cell() : m.pools_salt_reason();
    default:
      return m.pools_reason_kind_system({ kind, value: SANITIZERS[answers.sanitizer]() });
  }
}

/** The cyanuric acid to reckon with while none is measured: the middle of its own target. */
export function usualCyanuricAcidPpm(answers: PoolAnswers): number {
  const { low, high } = targets(traitsOf(answers), 0).cyanuricAcidPpm;
  return low === 0 ? 0 : (low + high) / 2;
}

/** One row per target that this pool has. */
export function targetRows(answers: PoolAnswers, cyanuricAcidPpm: number): TargetRow[] {
  const traits = traitsOf(answers);
  const all = targets(traits, cyanuricAcidPpm);
  return OVERRIDABLE.flatMap((parameter) => {
    const recommended = recommendedOf(all, parameter);
    if (!recommended) return [];
    return {
      parameter,
      recommended,
      safe: safeRange(traits, cyanuricAcidPpm, parameter, recommended),
      because: reason(parameter, answers, cyanuricAcidPpm),
    };
  });
}

/** Faults by field: a range needs both ends, in order, within what can be stored. */
export function targetFaults(overrides: TargetAnswers): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [parameter, { low, high }] of Object.entries(overrides) as [TargetName, TargetAnswers[TargetName] & object][]) {
    const limit = LIMITS[parameter];
    const outOfRange = m.common_number_out_of_range({ low: limit.low, high: limit.high });
    if (low === null || low < limit.low || low > limit.high) faults[`targetOverrides.${parameter}.low`] = outOfRange;
    if (high === null || high < limit.low || high > limit.high) faults[`targetOverrides.${parameter}.high`] = outOfRange;
    if (low !== null && high !== null && low >= high) faults[`targetOverrides.${parameter}.low`] = m.common_lower_end_too_high();
  }
  return faults;
}

export interface UsedRange extends Range {
  isOwn: boolean;
  /** the wish went beyond the safe bounds */
  isClamped: boolean;
}

/** The range that plans really use. */
export function usedRange({ recommended, safe }: TargetRow, own: { low: number | null; high: number | null } | undefined): UsedRange {
  if (!own || own.low === null || own.high === null) return { ...recommended, isOwn: false, isClamped: false };
  const within = (value: number) => Math.min(safe.high, Math.max(safe.low, value));
  const used = { low: within(own.low), high: within(own.high) };
  return { ...used, isOwn: true, isClamped: used.low !== own.low || used.high !== own.high };
}
