/** The device keeps nothing (more): full, forbidden, or broken. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly isFull: boolean;
  constructor(cause: unknown) {
    super('This device could not keep it.', { cause });
    this.isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  }
}
