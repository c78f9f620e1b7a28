// What works out a clear-up on this device. Loaded late: the engine is no part of a page's first load.
import {
  ChemistryError,
  type ClearUpInput,
  type ClearUpReason,
  clearUpReason,
  type ClearUpState,
  clearUpState,
  planSettings,
} from '@limpid/chemistry';
import type { Pool, Reading, Treatment } from '@limpid/contract';

export interface ClearUpQuestion {
  pool: Pool;
  measures: 'us' | 'metric';
  readings: readonly Reading[];
  treatments: readonly Treatment[];
  nowMs: number;
}

/** What is older has no say: cyanuric acid counts for 30 days. */
const LOOKED_BACK_MS = 60 * 86_400_000;

function inputOf({ pool, measures, readings, treatments, nowMs }: ClearUpQuestion, sinceMs: number): Omit<ClearUpInput, 'startedAt'> {
  const { pool: traits, shelf, fillWater } = planSettings(pool, measures);
  const after = sinceMs - LOOKED_BACK_MS;
  return {
    pool: traits,
    shelf,
    fillWater,
    measures,
    place: { timeZone: pool.timeZone, latitude: pool.place?.latitude ?? undefined, longitude: pool.place?.longitude ?? undefined },
    readings: readings.filter(({ takenAt }) => Date.parse(takenAt) >= after),
    treatments: treatments.filter(({ doneAt }) => Date.parse(doneAt) >= after),
    now: new Date(nowMs),
  };
}

/** A log that adds up to a water that cannot be has no answer. */
function orNothing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

export const stateOf = (question: ClearUpQuestion, startedAt: string): ClearUpState | undefined =>
  orNothing(() => clearUpState({ ...inputOf(question, Date.parse(startedAt)), startedAt }));

export const reasonOf = (question: ClearUpQuestion): ClearUpReason | undefined =>
  orNothing(() => clearUpReason(inputOf(question, question.nowMs)));
