// When something in a pool's log may have happened.
import { problem } from '../../http/problems.ts';
import { reason } from '@limpid/contract';

const DAY_MS = 86_400_000;
const EARLIEST = Date.UTC(2000, 0, 1);

/** The instant given, or now. Clocks and time zones of devices are wrong at times, so up to a day ahead is taken. */
export function requirePlausibleInstant(given: string | undefined, now: Date, field: string): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  if (Number.isNaN(at.getTime())) throw problem('invalid_request', { fields: { [field]: reason('instant_invalid') } });
  if (at.getTime() < EARLIEST) throw problem('invalid_request', { fields: { [field]: reason('instant_early') } });
  if (at.getTime() > now.getTime() + DAY_MS) throw problem('invalid_request', { fields: { [field]: reason('instant_late') } });
  return at;
}
