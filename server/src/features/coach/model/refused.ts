// A language model that answers nothing.
/** The service said no, or said nothing. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
