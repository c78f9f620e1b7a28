// What a failed query means, whatever wrapped it on the way up.

interface CodedError {
  code: string;
  constraint?: string;
}

const isCoded = (error: unknown): error is CodedError => typeof (error as CodedError | undefined)?.code === 'string';

/** The innermost cause that carries a code: an SQLSTATE such as 23505, or a code of the operating system such as ECONNREFUSED. */
function codedCause(error: unknown): CodedError | undefined {
  let found: CodedError | undefined;
  let current: unknown = error;
  for (let depth = 0; current instanceof Error && depth < 8; depth += 1) {
    if (isCoded(current)) found = current;
    current = current.cause ?? (current instanceof AggregateError ? current.errors[0] : undefined);
  }
  return found;
}

export const databaseCode = (error: unknown): string | undefined => codedCause(error)?.code;

/** A concurrent write was faster: a unique index refused the row. Pass the constraint's name to tell apart which. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = codedCause(error);
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

/** The database asks to run the transaction again: a serialization failure or a deadlock. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(databaseCode(error) ?? '');

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P03',
]);

/** No connection could be made; nothing was sent, so trying again is safe. */
export const isUnreachable = (error: unknown): boolean => UNREACHABLE.has(databaseCode(error) ?? '');

const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error|pool is draining|after calling end/i;

/**
 * The database is away, restarting, too slow or full: answer 503 and let the caller come back. Classes 08 (connection),
 * 53 (resources, such as a full disk), 57 (shutdown, statement timeout) and 58 (the disk itself), and 55P03 (lock timeout).
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseCode(error) ?? '';
  if (UNREACHABLE.has(code) || /^(08|53|57|58)...$/.test(code) || code === '55P03') return true;
  let current: unknown = error;
  for (let depth = 0; current instanceof Error && depth < 8; depth += 1) {
    if (UNAVAILABLE_MESSAGE.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
