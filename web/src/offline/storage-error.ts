/**
 * Chromium's messages for a full disk, from IndexedDB and the Cache API; other browsers, and its quota error, have their own error name.
 */
const NO_ROOM = /NO_SPACE|backing store|Entry already exists/;

/** The device keeps nothing (more): full, forbidden, or broken. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly isFull: boolean;
  /** unconfirmed: it may be stored after all */
  readonly isUncertain: boolean;
  constructor(cause: unknown) {
    super('This device could not keep it.', { cause });
    this.isFull = cause instanceof DOMException && (cause.name === 'QuotaExceededError' || NO_ROOM.test(cause.message));
    this.isUncertain = cause instanceof DOMException && cause.name === 'TimeoutError';
  }
}
