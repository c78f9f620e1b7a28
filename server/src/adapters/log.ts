// The log: one line of JSON per event. Private data is removed here once more, in case a whole object is logged.
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

const SECRET = ['password', 'token', 'cookie', 'authorization', 'email', 'firstName', 'lastName'];
const LONGEST_MESSAGE = 500;
const DEEPEST_CAUSE = 5;

interface ErrorLike {
  code?: unknown;
  severity?: unknown;
  table?: unknown;
  constraint?: unknown;
}

/**
 * What an error says, without the values that it happened to: a failed query carries its parameters in the message and beside it, and the
 * database quotes what it could not take.
 */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, severity, table, constraint } = error as ErrorLike;
  const withoutParameters = error.message.replace(/\nparams: .*$/s, '');
  const message = severity === undefined ? withoutParameters : withoutParameters.replaceAll(/"[^"]*"/g, '"..."');
  return {
    type: error.name,
    message: message.slice(0, LONGEST_MESSAGE),
    code,
    table,
    constraint,
    // The frames only: in front of them the stack repeats the message.
    stack: error.stack?.match(/^ {4}at .*$/gm)?.join('\n'),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
