/** Chromium's words for a disk without room, of its database and of its store of answers; others, and its quota, have a name for it. */
const NO_ROOM = /NO_SPACE|backing store|Entry already exists/;

/** The device keeps nothing (more): full, forbidden, or broken. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly isFull: boolean;
  /** it has not said yes or no: what was to be kept may be there after all */
  readonly isUncertain: boolean;
  constructor(cause: unknown) {
    super('This device could not keep it.', { cause });
    this.isFull = cause instanceof DOMException && (cause.name === 'QuotaExceededError' || NO_ROOM.test(cause.message));
    this.isUncertain = cause instanceof DOMException && cause.name === 'TimeoutError';
  }
}
