// A person's own targets: used, but only within bounds that are safe for people and for the surface.
import {
  OVERRIDABLE,
  type OverridableParameter,
  type OverriddenTarget,
  type Range,
  type TargetOverrides,
  type Targets,
  type TargetTraits,
} from './target-ranges.ts';

const NAMES: Record<OverridableParameter, string> = {
  freeChlorinePpm: 'free chlorine',
  ph: 'pH',
  alkalinityPpm: 'alkalinity',
  hardnessPpm: 'hardness',
  cyanuricAcidPpm: 'cyanuric acid',
  saltPpm: 'salt',
  boratePpm: 'borate',
  brominePpm: 'bromine',
};

/** The bounds of each target: swim-safe pH and bromine, the code limits for alkalinity, hardness and cyanuric acid (science/chemistry 4.2, 4.3). */
function safeBounds(pool: TargetTraits, recommended: Targets): Record<OverridableParameter, Range | null> {
  const isSmallOrIndoor = pool.kind === 'spa' || pool.kind === 'swim_spa' || pool.setting === 'indoor';
  const chlorine = recommended.freeChlorine;
  return {
    freeChlorinePpm: chlorine && { low: chlorine.minimumPpm, high: chlorine.shockPpm },
    ph: { low: 7, high: 7.8 },
    alkalinityPpm: { low: 40, high: 180 },
    hardnessPpm: { low: recommended.hardnessPpm.low < 100 ? 20 : 100, high: 1000 },
    cyanuricAcidPpm: { low: 0, high: isSmallOrIndoor ? 30 : 100 },
    saltPpm: { low: 0, high: 8000 },
    boratePpm: { low: 0, high: 60 },
    brominePpm: recommended.brominePpm && { low: recommended.brominePpm.low, high: 8 },
  };
}

function recommendedRange(recommended: Targets, parameter: OverridableParameter): Range | null {
  if (parameter !== 'freeChlorinePpm') return recommended[parameter];
  const chlorine = recommended.freeChlorine;
  return chlorine && { low: chlorine.targetLowPpm, high: chlorine.targetHighPpm };
}

const within = (value: number, bounds: Range) => Math.min(bounds.high, Math.max(bounds.low, value));

export function clampOverrides(pool: TargetTraits, recommended: Targets, overrides: TargetOverrides): Targets {
  const bounds = safeBounds(pool, recommended);
  const used: Targets = { ...recommended };
  const overridden: OverriddenTarget[] = [];
  for (const parameter of OVERRIDABLE) {
    const wish = overrides[parameter];
    const from = recommendedRange(recommended, parameter);
    const safe = bounds[parameter];
    if (!wish || !from || !safe || !Number.isFinite(wish.low) || !Number.isFinite(wish.high) || wish.low > wish.high) continue;
    const to = { low: within(wish.low, safe), high: within(wish.high, safe) };
    if (to.low === from.low && to.high === from.high) continue;
    if (parameter === 'freeChlorinePpm') {
      if (recommended.freeChlorine) used.freeChlorine = { ...recommended.freeChlorine, targetLowPpm: to.low, targetHighPpm: to.high };
    } else used[parameter] = to;
    overridden.push({ parameter, name: NAMES[parameter], from, to, clamped: to.low !== wish.low || to.high !== wish.high });
  }
  return overridden.length === 0 ? used : { ...used, overridden };
}
