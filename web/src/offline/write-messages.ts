// What to say when something could not be written.
import { fieldErrors, errorText } from '../api/api-error.ts';
import { m } from '../paraglide/messages.js';
import { isMoment, OutboxMissingError, StorageError } from './outbox/lazy-outbox.ts';
import { outboxSnapshot } from './outbox/outbox-snapshot.ts';
import { openOutbox } from './outbox/outbox-view.ts';

/** The sentence for people: distinguishes a device that cannot store from a server that refuses. */
export function writeErrorText(error: unknown): string {
  if (error instanceof StorageError && error.isUncertain) return m.offline_storage_slow();
  if (error instanceof StorageError) return error.isFull ? m.offline_storage_full() : m.offline_storage_blocked();
  if (error instanceof OutboxMissingError) return m.offline_part_missing();
  // Typed, or from the device's clock: too late or too early, either may be the reason.
  if (Object.keys(fieldErrors(error)).some(isMoment)) return m.offline_wrong_moment();
  return errorText(error);
}

/** What is only on this device: when it will be sent, or what the person has to do first. */
export const savedHereText = () => ({
  title: m.offline_saved_here(),
  description: outboxSnapshot().isSignedOut ? m.offline_saved_here_signed_out() : m.offline_saved_here_text(),
});

/** What became of a write that stopped: a message, with the way to both sides. */
export const changedElsewhereText = () =>
  ({ title: m.offline_changed_elsewhere(), tone: 'warn', action: { label: m.offline_compare(), onClick: openOutbox } }) as const;
