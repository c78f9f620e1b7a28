// How long a service may be silent, and how long an answer may take in all.

export interface Patience {
  firstMs: number;
  silentMs: number;
  wholeMs: number;
}
/** The page counts a connection as lost after 45 s without a word. */
export const USUAL_PATIENCE: Patience = { firstMs: 12_000, silentMs: 20_000, wholeMs: 60_000 };

export class SlowError extends Error {
  override readonly name = 'SlowError';
}

/** What `begin` gives, for as long as it is quick enough and `signal` lasts; the service is told to stop in any case. */
export async function* withPatience<T>(
  begin: (signal: AbortSignal) => AsyncIterable<T>,
  patience: Patience,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const own = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason as Error), { once: true });
  });
  stopped.catch(() => undefined);
  const leave = () => own.abort(new Error('The person has left.'));
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  const slow = (what: string) => () => own.abort(new SlowError(what));
  const whole = setTimeout(slow('The answer took too long.'), patience.wholeMs);
  const iterator = begin(own.signal)[Symbol.asyncIterator]();
  let waitMs = patience.firstMs;
  try {
    for (;;) {
      const silent = setTimeout(slow('The service was silent for too long.'), waitMs);
      const next = await Promise.race([iterator.next(), stopped]).finally(() => clearTimeout(silent));
      if (next.done) return;
      waitMs = patience.silentMs;
      yield next.value;
    }
  } finally {
    clearTimeout(whole);
    signal.removeEventListener('abort', leave);
    own.abort(new Error('The answer has ended.'));
  }
}
