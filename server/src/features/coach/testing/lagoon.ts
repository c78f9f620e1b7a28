// A pool with a test of this morning and a plan, as the coach gets it.
import { plan, type WaterInput } from '@limpid/chemistry';
import type { CoachContext, CoachPool } from '../skills/reply.ts';
import { CONTEXT } from './context.ts';

const TESTED_AT = '2026-07-04T14:00:00Z';
const WATER = {
  freeChlorinePpm: 2.5, combinedChlorinePpm: 0.4, ph: 7.8, alkalinityPpm: 110, hardnessPpm: 380, cyanuricAcidPpm: 45, temperatureC: 29,
} satisfies WaterInput; // prettier-ignore
const TRAITS = { kind: 'pool', volumeL: 56_781, surface: 'plaster', sanitizer: 'chlorine', setting: 'outdoor' } as const;

function lagoon(): CoachPool {
  const made = plan({ pool: TRAITS, water: WATER, measures: 'us', at: CONTEXT.now.toISOString() });
  const measuredAt = Object.fromEntries(Object.keys(WATER).map((name) => [name, TESTED_AT]));
  const steps = made.steps.map((step, index) => ({ ...step, id: `step-${index}`, state: 'todo' as const }));
  return {
    id: 'lagoon',
    name: 'Lagoon',
    traits: TRAITS,
    shelf: [],
    plan: { ...made, steps, water: WATER, measuredAt } as unknown as CoachPool['plan'],
    readings: [{ takenAt: TESTED_AT, ...WATER }],
    treatments: [],
    tasks: [],
    equipment: [],
  };
}

export const LAGOON: CoachContext = { ...CONTEXT, pool: lagoon() };
