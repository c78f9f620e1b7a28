// The log: one line of JSON per event. What must not be in a log is taken out here once more, should somebody log a whole object.
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

const SECRET = ['password', 'token', 'cookie', 'authorization', 'email', 'firstName', 'lastName'];

export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
