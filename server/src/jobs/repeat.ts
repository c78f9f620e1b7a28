// Work that comes again and again in this process. One run at a time; a failure is told and waits for the next turn.
export interface Repeated {
  /** Lets the run that is going on end, and starts no other. */
  stop: () => Promise<void>;
}

export function repeat(everyMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void): Repeated {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().catch(onError).finally(next);
    }, everyMs);
    timer.unref();
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
