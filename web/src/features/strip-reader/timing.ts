// The strip's clock: colors need seconds to come, and go on changing after that. The moment of dipping outlives a reload of the page.
import type { StripLayout } from '../strips/layout.data.ts';

const KEY = 'lmp-strip-dipped-at';
/** No one reads a strip so long after dipping: another test by then. */
const FORGOTTEN_MS = 900_000;

export type StripPhase = 'wait' | 'read' | 'late';

type Window = Pick<StripLayout, 'readFromSeconds' | 'readUntilSeconds'>;

export function savedDip(now: number): number | undefined {
  try {
    const at = Number(sessionStorage.getItem(KEY));
    return at > 0 && at <= now && now - at < FORGOTTEN_MS ? at : undefined;
  } catch {
    return undefined;
  }
}

export function keepDip(at: number | undefined): void {
  try {
    if (at === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(at));
  } catch {
    // The page still knows it.
  }
}

export function phaseAt(dippedAt: number, now: number, { readFromSeconds, readUntilSeconds }: Window): StripPhase {
  const seconds = (now - dippedAt) / 1000;
  if (seconds < readFromSeconds) return 'wait';
  return seconds <= readUntilSeconds ? 'read' : 'late';
}

/** A camera's clock stamps the file; a file without a plausible moment was made when it was chosen. */
export function photoMoment(lastModified: number, chosenAt: number): number {
  return lastModified > 0 && lastModified <= chosenAt ? lastModified : chosenAt;
}

/** Pressing the shutter takes a moment on both ends. */
const SLACK_MS = 3000;

/** Too early or too late for its colors; undefined where it is right, or no one timed it. */
export function timingFault(dippedAt: number | undefined, takenAt: number, window: Window): 'early' | 'late' | undefined {
  if (dippedAt === undefined || takenAt < dippedAt - SLACK_MS) return undefined;
  if (phaseAt(dippedAt, takenAt + SLACK_MS, window) === 'wait') return 'early';
  return phaseAt(dippedAt, takenAt - SLACK_MS, window) === 'late' ? 'late' : undefined;
}
