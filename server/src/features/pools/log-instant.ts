// When something in a pool's log may have happened.
import { problem } from '../../http/problems.ts';
import { reason } from '@limpid/contract';

const DAY_MS = 86_400_000;
const EARLIEST = Date.UTC(2000, 0, 1);

/** Clocks and time zones of devices are wrong at times, so up to a day ahead is taken. */
export const isPlausibleInstant = (at: Date, now: Date): boolean => at.getTime() >= EARLIEST && at.getTime() <= now.getTime() + DAY_MS;

/** The instant given, or now. */
export function requirePlausibleInstant(given: string | undefined, now: Date, field: string): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  if (Number.isNaN(at.getTime())) throw problem('invalid_request', { fields: { [field]: reason('instant_invalid') } });
  if (isPlausibleInstant(at, now)) return at;
  throw problem('invalid_request', { fields: { [field]: reason(at < now ? 'instant_early' : 'instant_late') } });
}
