// One line of a pool's log each.
import type { LatestReading, LatestTreatment } from './latest-water.ts';

interface Logged {
  id: string;
  /** ISO: when the log received it, by the log's own clock; missing: unknown */
  createdAt?: string | undefined;
}
export type LoggedReading = LatestReading & Logged;
export type LoggedTreatment = LatestTreatment & Logged;

/** Nothing was measured or added after it was recorded: a later date comes from a wrong clock, and must not outlive newer entries. */
const noLaterThan = (instant: string, createdAt: string | undefined): string =>
  createdAt !== undefined && Date.parse(instant) > Date.parse(createdAt) ? createdAt : instant;

/** A reading with the moment from which it counts. */
export function readingAsCounted<Entry extends LoggedReading>(reading: Entry): Entry {
  return { ...reading, takenAt: noLaterThan(reading.takenAt, reading.createdAt) };
}

/** A treatment with the moment from which it counts. */
export function treatmentAsCounted<Entry extends LoggedTreatment>(treatment: Entry): Entry {
  return { ...treatment, doneAt: noLaterThan(treatment.doneAt, treatment.createdAt) };
}
