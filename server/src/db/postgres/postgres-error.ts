/** The embedded server could not be started or kept running; the message says why and what to do. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}
