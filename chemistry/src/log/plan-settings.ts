// What of a pool its plans depend on, as it is stored and sent, and as the engine takes it.
import type { ShelfItem } from '../planner/plan-shape.ts';
import type { PoolKind, PoolTraits, Sanitizer, SecondarySanitizer, Setting, StartUp, Surface } from '../pool.ts';
import { saltRangeOf } from '../targets/salt-range.ts';
import type { TargetOverrides } from '../targets/target-ranges.ts';
import type { UnitSystem } from '../units.ts';
import type { WaterInput } from '../water.ts';

export interface PlanSettings {
  pool: PoolTraits;
  /** date from which the age of a new surface counts */
  surfaceNewSinceOn?: string;
  /** the day of the last complete refill, as the owner entered it */
  filledOn?: string;
  shelf: readonly ShelfItem[];
  fillWater: WaterInput | undefined;
  overrides: TargetOverrides | undefined;
  /** amounts are rounded to what a person of this system can pour */
  measures: UnitSystem;
}
/** The part of a pool that its plans depend on, as it is stored and sent. */
export interface PlannedPool {
  volumeL: number;
  kind: PoolKind;
  surface: Surface | null;
  sanitizer: Sanitizer;
  setting: Setting;
  shelf: readonly ShelfItem[];
  fillWater: WaterInput | null;
  targetOverrides: TargetOverrides | null;
  surfaceNewSinceOn?: string | null | undefined;
  saltCell?: { lowPpm?: number | undefined; highPpm?: number | undefined } | null | undefined;
  startUp?: StartUp | null | undefined;
  secondarySanitizer?: SecondarySanitizer | undefined;
  isClosed?: boolean | undefined;
  dailyBathers?: number | null | undefined;
  filledOn?: string | null | undefined;
}
export function planSettings(pool: PlannedPool, measures: UnitSystem): PlanSettings {
  const { volumeL, kind, surface, sanitizer, setting, shelf, fillWater, targetOverrides } = pool;
  return {
    pool: { volumeL, kind, surface: surface ?? undefined, sanitizer, setting, ...saltRangeOf(pool), ...stageOfLife(pool) },
    ...(pool.surfaceNewSinceOn && { surfaceNewSinceOn: pool.surfaceNewSinceOn }),
    ...(pool.filledOn && { filledOn: pool.filledOn }),
    shelf,
    fillWater: fillWater ?? undefined,
    overrides: targetOverrides ?? undefined,
    measures,
  };
}

/** Only what differs from the usual: the name of a plan in progress stays the same. */
function stageOfLife({ startUp, secondarySanitizer, isClosed, dailyBathers }: PlannedPool): Partial<PoolTraits> {
  return {
    ...(startUp && { startUp }),
    ...(secondarySanitizer && secondarySanitizer !== 'none' && { secondarySanitizer }),
    ...(isClosed && { isClosed }),
    ...(dailyBathers && { dailyBathers }),
  };
}

const DAY_MS = 86_400_000;
/** The pool with the ages of its surface and of its water at `now`. */
export function poolAt({ pool, surfaceNewSinceOn }: PlanSettings, now: Date, filledMs?: number): PoolTraits {
  const daysSince = (ms: number) => Math.max(0, Math.floor((now.getTime() - ms) / DAY_MS));
  return {
    ...pool,
    ...(surfaceNewSinceOn !== undefined && { surfaceAgeDays: daysSince(Date.parse(surfaceNewSinceOn)) }),
    ...(filledMs !== undefined && { waterAgeDays: daysSince(filledMs) }),
  };
}
