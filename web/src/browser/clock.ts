// Whether the clock of this device is wrong. Every answer of the server says when it was made: that cannot be later than now, nor earlier
// than the question. A slow link makes a difference look smaller, never larger. What was found is remembered for the time offline.
import { useSyncExternalStore } from 'react';
import { behindBy, setBehind, watchClock } from '../ui/true-now.ts';

/** Clocks are never quite right, and minutes mean nothing to water. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;
const KEY = 'lmp-clock';

export type ClockState = 'right' | 'behind' | 'ahead';

// Zero within the tolerance.
setBehind(remembered());

function remembered(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return Number.isFinite(kept) ? kept : 0;
  } catch {
    return 0;
  }
}

function remember(behindMs: number): void {
  try {
    if (behindMs === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(behindMs));
  } catch {
    // Then it is noticed again with the next answer.
  }
}

/** Of an answer that has just come; the last one counts, since clocks are set right. `askedAtMs`: when it was asked for, by the clock here. */
export function noteMoment(response: Response, askedAtMs: number): void {
  const madeAtMs = Date.parse(response.headers.get('date') ?? '');
  // Only JSON is from our server; none of it comes out of a cache (no-store).
  const isOurs = (response.headers.get('content-type') ?? '').includes('json');
  if (Number.isNaN(madeAtMs) || !isOurs) return;
  const latestMs = madeAtMs - Date.now();
  const earliestMs = madeAtMs - askedAtMs;
  const next = latestMs > CLOCK_TOLERANCE_MS ? latestMs : earliestMs < -CLOCK_TOLERANCE_MS ? earliestMs : 0;
  if (stateOf(next) === clockState() && Math.abs(next - behindBy()) < CLOCK_TOLERANCE_MS) return;
  remember(next);
  setBehind(next);
}

const stateOf = (ms: number): ClockState => (ms > 0 ? 'behind' : ms < 0 ? 'ahead' : 'right');
const clockState = (): ClockState => stateOf(behindBy());

/** Dated later than it was recorded: by a wrong clock, or by a slip. */
export const isDatedAhead = (instant: string, createdAt: string): boolean =>
  Date.parse(instant) - Date.parse(createdAt) > CLOCK_TOLERANCE_MS;

export const useClockState = (): ClockState => useSyncExternalStore(watchClock, clockState, () => 'right');
