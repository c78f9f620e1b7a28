// May one swim now? The question of the swim state, from the facts of a log.
import { swimState, type SwimState } from '../swim/swim-state.ts';
import { agesOf, hoursSince, lookOf, waterOf } from './facts-water.ts';
import type { PlanFacts } from './pool-log.ts';

/** `until`: the waits after what was added are over then. */
export function swimNow(facts: PlanFacts, until: Date | undefined, hasUnfollowedAddition = false): SwimState {
  const { settings, latest, now } = facts;
  return swimState({
    pool: settings.pool,
    water: waterOf(facts),
    look: lookOf(facts),
    agesHours: agesOf(facts),
    bounds: latest.bounds,
    methods: latest.methods,
    overrides: settings.overrides,
    doubts: facts.doubts,
    confirmed: latest.confirmed,
    settledPh: latest.settledPh,
    monopersulfateHoursAgo: hoursSince(facts, 'monopersulfate'),
    hasUnfollowedAddition,
    blockedUntil: until?.toISOString(),
    at: now.toISOString(),
  });
}
