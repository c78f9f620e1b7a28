// Something that runs once at a time: what is asked for in the meantime is done once more after it.

export interface Turns {
  isRunning: () => boolean;
  /** resolves when what is running, or what this has started, is done */
  start: (eager: boolean) => Promise<void>;
}

export function inTurns(run: (eager: boolean) => Promise<void>): Turns {
  let running: Promise<void> | null = null;
  let again: { eager: boolean } | null = null;
  const start = async (eager: boolean): Promise<void> => {
    if (running) {
      again = { eager: eager || (again?.eager ?? false) };
      return running;
    }
    running = run(eager).finally(() => {
      running = null;
    });
    await running;
    if (!again) return;
    const next = again;
    again = null;
    await start(next.eager);
  };
  return { isRunning: () => running !== null, start };
}
