// Hashing of passwords: argon2id with OWASP's figures (19 MiB, 2 passes, 1 lane). Each hash takes a core for some milliseconds,
// so only as many run at once as there are cores to spare, and a queue that is too long is refused instead of growing.
import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';

const FIGURES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const FIGURES_IN_HASH = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const LONGEST_QUEUE = 200;

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Without a hash (no such account) it takes as long and is always false. */
  verify: (password: string, storedHash: string | null | undefined) => Promise<boolean>;
  /** the hash was made with other parameters and should be renewed while the password is available */
  isOutdated: (storedHash: string) => boolean;
}

/** More are waiting than can be served in time. */
class BusyError extends Error {
  readonly statusCode = 503;
}

function createQueue(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= LONGEST_QUEUE) throw new BusyError('Too many passwords are waiting to be hashed.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next in the line, or given up.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One spelling for one password, whatever keyboard composed its accents. */
const composed = (password: string): string => password.normalize('NFC');

export function createPasswords(
  atOnce = Math.max(1, availableParallelism() - 1),
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const inTurn = createQueue(atOnce);
  // Made at start, so that not even the first wrong sign-in takes longer.
  const decoy = hash('of no account', FIGURES);
  return {
    hash: (password) => inTurn(() => hash(composed(password), FIGURES)),
    verify: async (password, storedHash) => {
      const against = storedHash ?? (await decoy);
      const isRight = await inTurn(() => verify(against, composed(password)));
      return isRight && typeof storedHash === 'string';
    },
    isOutdated: (storedHash) => !FIGURES_IN_HASH.test(storedHash),
  };
}
